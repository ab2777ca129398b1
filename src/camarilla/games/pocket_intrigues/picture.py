"""Every card and character of an edition as one SVG picture, to be laid beside the box and compared.

Nothing is told by colour alone: yellow symbols are hexagons, white ones circles, houses have seals with letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin
from textwrap import wrap

from ...core.message import Message
from ...core.words import say
from .edition import Character, PocketIntriguesEdition
from .pattern import Pattern

INK, PARCHMENT, PAPER, RULE = "#2b2118", "#efe6d2", "#fbf7ec", "#b9a67c"
GOLD, WHITE, HEALING, ATTACK, ARROW = "#e9b93a", "#ffffff", "#2f7d4f", "#a3202a", "#2b2118"
HOUSE_COLOURS = {
    "green": "#2f6b45",
    "red": "#9c2730",
    "purple": "#6a3b80",
    "blue": "#2c4f8c",
    "citizen": "#6b5b47",
}

MARGIN, GAP = 28, 16
COLUMNS = 5
CARD_WIDTH, CARD_SIDES, ROW_HEIGHT, LANE, RADIUS = 196, 40, 38, 44, 14
HEAD, CAPTION = 34, 22
FIGURE_HEIGHT, LINE = 132, 15


def draw_cards(edition: PocketIntriguesEdition, language: str = "en") -> str:
    """The whole edition as a self-contained SVG."""
    patterns = [(edition.pattern(card, 0), edition.pattern(card, 1)) for card in range(len(edition.card))]
    half_height = ROW_HEIGHT * max(len(pattern.rows) for pair in patterns for pattern in pair) + CAPTION
    card_height = HEAD + 2 * half_height + 8
    card_width = max(CARD_WIDTH, *(CARD_SIDES + LANE * len(pattern.row_of) for pair in patterns for pattern in pair))
    width = 2 * MARGIN + COLUMNS * card_width + (COLUMNS - 1) * GAP
    parts: list[str] = []
    top = 98
    for number, pair in enumerate(patterns, 1):
        x, y = _place(number - 1, (card_width, card_height), top)
        sources = (edition.card[number - 1].upper, edition.card[number - 1].lower)
        parts += _card(x, y, number, (card_width, card_height), half_height, pair, sources)
    below = _place(len(patterns) + COLUMNS - 1, (card_width, card_height), top)[1] + 34
    figure = CARD_WIDTH, FIGURE_HEIGHT
    parts.append(_text(MARGIN, below - 12, say(Message("pi-picture-characters"), language), 20, weight="bold"))
    for place, character in enumerate(edition.character):
        x, y = _place(place, figure, below + 4)
        parts += _character(x, y, character, language)
    height = _place(len(edition.character) + COLUMNS - 1, figure, below + 4)[1] + MARGIN - GAP
    return "\n".join([*_frame(edition, width, height, language), *parts, "</svg>"]) + "\n"


def _place(number: int, size: tuple[int, int], top: int) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * (size[0] + GAP), top + row * (size[1] + GAP)


def _frame(edition: PocketIntriguesEdition, width: int, height: int, language: str) -> Iterator[str]:
    title = say(Message("pi-title"), language)
    told = say(Message("pi-picture-edition", {"edition": edition.name}), language)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    yield """ font-family="Georgia, 'DejaVu Serif', serif" role="img">"""
    yield f"<title>{escape(title)}, {escape(told)}</title>"
    yield (
        '<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6" orient="auto">'
        f'<path d="M0 0 L10 5 L0 10 z" fill="{ARROW}"/></marker></defs>'
    )
    yield f'<rect width="{width}" height="{height}" fill="{PARCHMENT}"/>'
    yield _text(MARGIN, 44, title, 28, weight="bold")
    yield _text(width - MARGIN, 44, told, 15, anchor="end")
    yield _text(MARGIN, 80, say(Message("pi-picture-cards"), language), 20, weight="bold")
    key = say(Message("pi-picture-key"), language)
    for number, line in enumerate(wrap(key, 96)):
        yield _text(width - MARGIN, 66 + 15 * number, line, 11.5, anchor="end")


def _card(
    x: int,
    y: int,
    number: int,
    size: tuple[int, int],
    half: int,
    pair: tuple[Pattern, Pattern],
    sources: tuple[str, str],
) -> Iterator[str]:
    width, height = size
    yield _box(x, y, width, height)
    centre = x + width / 2
    yield f'<circle cx="{centre}" cy="{y + 18}" r="13" fill="{INK}"/>'
    yield _text(centre, y + 23, str(number), 14, anchor="middle", colour=PAPER, weight="bold")
    for place in range(2):
        top = y + HEAD + place * (half + 4)
        if place:
            yield f'<path d="M{x + 14} {top - 3} H{x + width - 14}" stroke="{RULE}" stroke-width="1.5"/>'
        yield from _action(x, top, width, half, pair[place])
        fitting = _fitting(sources[place], width - 12, 10.5)
        yield _text(centre, top + half - 7, sources[place], fitting, anchor="middle", family="monospace")


def _action(x: int, top: int, width: int, half: int, pattern: Pattern) -> Iterator[str]:
    """Rows as bands, each symbol in a lane of its own, so that no arrow crosses another symbol."""
    drawn = len(pattern.rows) * ROW_HEIGHT
    first = top + (half - CAPTION - drawn) / 2
    for number, row in enumerate(pattern.rows):
        dash = "" if row else ' stroke-dasharray="5 4"'
        fill = "#f1e8d3" if row else "none"
        yield (
            f'<rect x="{x + 10}" y="{first + number * ROW_HEIGHT + 2}" width="{width - 20}" '
            f'height="{ROW_HEIGHT - 4}" rx="5" fill="{fill}" stroke="{RULE}"{dash}/>'
        )
    symbols = [symbol for row in pattern.rows for symbol in row]
    left = x + width / 2 - LANE * (len(symbols) - 1) / 2
    for number, symbol in enumerate(symbols):
        centre = left + number * LANE
        here = first + (pattern.row_of[symbol] + 0.5) * ROW_HEIGHT
        yield from _symbol(centre, here, symbol, pattern)


def _symbol(x: float, y: float, symbol: str, pattern: Pattern) -> Iterator[str]:
    steps = pattern.steps(symbol)
    there = y + steps * ROW_HEIGHT
    if steps:
        yield _shape(x, there, symbol, ghost=True)
        edge = RADIUS if steps > 0 else -RADIUS
        yield (
            f'<path d="M{x} {y + edge} V{there - edge * 0.35}" stroke="{ARROW}" stroke-width="2.5" '
            'fill="none" marker-end="url(#head)"/>'
        )
    yield _shape(x, y, symbol)
    yield _text(x, y + 4.5, symbol, 12, anchor="middle", weight="bold")
    if pattern.suffers(symbol, "heal"):
        yield _badge(x - RADIUS, y - RADIUS + 3, "+", HEALING)
    if pattern.suffers(symbol, "attack"):
        yield _badge(x + RADIUS, there - RADIUS + 3, "×", ATTACK)


def _shape(x: float, y: float, symbol: str, ghost: bool = False) -> str:
    fill = "none" if ghost else GOLD if symbol[0] == "Y" else WHITE
    style = f'fill="{fill}" stroke="{INK}" stroke-width="{1 if ghost else 1.6}"'
    if ghost:
        style += ' stroke-dasharray="3 3" opacity="0.7"'
    if symbol[0] == "W":
        return f'<circle cx="{x}" cy="{y}" r="{RADIUS}" {style}/>'
    corners = [(x + (RADIUS + 1.5) * cos(pi * k / 3), y + (RADIUS + 1.5) * sin(pi * k / 3)) for k in range(6)]
    return f'<polygon points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in corners)}" {style}/>'


def _badge(x: float, y: float, mark: str, colour: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="7.5" fill="{colour}" stroke="{PAPER}"/>' + _text(
        x, y + 4.5, mark, 13, anchor="middle", colour=PAPER, weight="bold"
    )


def _character(x: int, y: int, character: Character, language: str) -> Iterator[str]:
    colour = HOUSE_COLOURS[character.house]
    house = say(Message(f"pi-house-{character.house}"), language)
    name = character.name or say(Message(f"pi-character-{character.id}"), language)
    yield _box(x, y, CARD_WIDTH, FIGURE_HEIGHT)
    yield f'<path d="M{x} {y + 38} V{y + 10} a10 10 0 0 1 10 -10 H{x + CARD_WIDTH - 10} a10 10 0 0 1 10 10 V{y + 38} z"'
    yield f' fill="{colour}"/>'
    yield f'<circle cx="{x + 22}" cy="{y + 19}" r="13" fill="{PAPER}" stroke="{INK}"/>'
    yield _text(x + 22, y + 24, house[0].upper(), 14, anchor="middle", colour=colour, weight="bold")
    yield _text(x + 42, y + 24, name, _fitting(name, CARD_WIDTH - 48, 14), colour=PAPER, weight="bold")
    yield _text(x + 12, y + 54, house, 11.5, colour=colour)
    line = y + 72
    for title, prefix, abilities in (
        ("pi-picture-wounded", "pi-wounded", character.wounded),
        ("pi-picture-death", "pi-death", character.death),
    ):
        if abilities:
            told = " ".join(say(Message(f"{prefix}-{one.replace(' ', '-')}"), language) for one in abilities)
            for text in wrap(f"{say(Message(title), language)} {told}", 26):
                yield _text(x + 12, line, text, 11)
                line += LINE


def _box(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="1.4"/>'
    )


def _fitting(words: str, width: float, most: float) -> float:
    """A size at which words stay within a width, whatever face the viewer has."""
    return round(min(most, width / (0.66 * len(words))), 1)


def _text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    anchor: str = "start",
    colour: str = INK,
    weight: str = "normal",
    family: str = "",
) -> str:
    face = f' font-family="{family}"' if family else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{colour}" '
        f'font-weight="{weight}"{face}>{escape(words)}</text>'
    )
