"""Every card and character of an edition as one SVG picture, to be laid beside the box and compared.

Nothing is told by colour alone: yellow symbols are hexagons, white ones circles, houses have seals with letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin
from textwrap import wrap

from ...core.message import Message
from ...core.svg import INK, PAPER, RULE, box, disc, line, sheet
from ...core.words import say
from .edition import HOUSES, Card, Character, PocketIntriguesEdition
from .pattern import Pattern, is_yellow, parse_pattern
from .view import courtier

BAND, GOLD, WHITE, HEALING, ATTACK = "#f1e8d3", "#e9b93a", "#ffffff", "#2f7d4f", "#a3202a"
HOUSE_COLOURS = dict(zip(HOUSES, ("#2f6b45", "#9c2730", "#6a3b80", "#2c4f8c", "#6b5b47"), strict=True))

FONT = "Georgia, 'DejaVu Serif', serif"
ARROW_HEAD = (
    '<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6" orient="auto">'
    f'<path d="M0 0 L10 5 L0 10 z" fill="{INK}"/></marker></defs>'
)
MARGIN, GAP = 28, 16
COLUMNS = 5
CARD_WIDTH, CARD_SIDES, ROW_HEIGHT, LANE, RADIUS = 196, 40, 38, 44, 14
TOP, HEAD, CAPTION = 98, 34, 22
FIGURE_HEIGHT, LINE = 132, 15


def draw_cards(edition: PocketIntriguesEdition, language: str = "en") -> str:
    """The whole edition as a self-contained SVG."""
    patterns = [edition.pattern(card, half) for card in range(len(edition.card)) for half in range(2)]
    half_height = ROW_HEIGHT * max(len(pattern.rows) for pattern in patterns) + CAPTION
    card_width = max(CARD_WIDTH, *(CARD_SIDES + LANE * len(pattern.row_of) for pattern in patterns))
    card_height = HEAD + 2 * half_height + 8
    width = 2 * MARGIN + COLUMNS * card_width + (COLUMNS - 1) * GAP
    parts: list[str] = []
    for number, card in enumerate(edition.card):
        x, y = _place(number, card_width, card_height, TOP)
        parts += _card(x, y, number + 1, card, card_width, half_height)
    below = TOP + _height(len(edition.card), card_height) + 38
    for number, character in enumerate(edition.character):
        x, y = _place(number, CARD_WIDTH, FIGURE_HEIGHT, below)
        parts += _character(x, y, character, language)
    height = below + _height(len(edition.character), FIGURE_HEIGHT) - GAP + MARGIN
    title = say(Message("pi-title"), language)
    subtitle = say(Message("pi-picture-edition", {"edition": edition.name}), language)
    headings = [
        line(MARGIN, 44, title, 28, bold=True),
        line(width - MARGIN, 44, subtitle, 15, anchor="end"),
        line(MARGIN, 80, say(Message("pi-picture-cards"), language), 20, bold=True),
        *_lines(width - MARGIN, 66, say(Message("pi-picture-key"), language), 96, 11.5, "end"),
        line(MARGIN, below - 16, say(Message("pi-picture-characters"), language), 20, bold=True),
    ]
    head = [f"<title>{escape(title)}, {escape(subtitle)}</title>", ARROW_HEAD]
    return sheet(width, height, [*headings, *parts], FONT, head)


def _place(number: int, width: int, height: int, top: int) -> tuple[int, int]:
    """Where a card or a character is drawn, by its number from 0."""
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * (width + GAP), top + row * (height + GAP)


def _height(count: int, height: int) -> int:
    """How high this many cards or characters are together."""
    return -(-count // COLUMNS) * (height + GAP)


def _card(x: int, y: int, number: int, card: Card, width: int, half_height: int) -> Iterator[str]:
    centre = x + width / 2
    yield box(x, y, width, HEAD + 2 * half_height + 8, PAPER, INK, 10, 1.4)
    yield disc(centre, y + 18, 13, INK, "none")
    yield line(centre, y + 23, str(number), 14, PAPER, "middle", bold=True)
    yield f'<path d="M{x + 14} {y + HEAD + half_height + 1} H{x + width - 14}" stroke="{RULE}" stroke-width="1.5"/>'
    for place, source in enumerate((card.upper, card.lower)):
        top = y + HEAD + place * (half_height + 4)
        yield from _action(x, top, width, half_height, parse_pattern(source))
        size = _fitting_size(source, width - 12, 10.5)
        caption = line(centre, top + half_height - 7, source, size, anchor="middle")
        yield f'<g font-family="monospace">{caption}</g>'


def _action(x: int, top: int, width: int, half_height: int, pattern: Pattern) -> Iterator[str]:
    """Rows as bands, each symbol in a lane of its own, so that no arrow crosses another symbol."""
    first = top + (half_height - CAPTION - len(pattern.rows) * ROW_HEIGHT) / 2
    for number, row in enumerate(pattern.rows):
        band = box(
            x + 10, first + number * ROW_HEIGHT + 2, width - 20, ROW_HEIGHT - 4, BAND if row else "none", RULE, 5, 1
        )
        yield band if row else f'<g stroke-dasharray="5 4">{band}</g>'
    symbols = pattern.row_of
    left = x + width / 2 - LANE * (len(symbols) - 1) / 2
    for lane, (symbol, row_number) in enumerate(symbols.items()):
        yield from _symbol(left + lane * LANE, first + (row_number + 0.5) * ROW_HEIGHT, symbol, pattern)


def _symbol(x: float, y: float, symbol: str, pattern: Pattern) -> Iterator[str]:
    steps = pattern.steps(symbol)
    there = y + steps * ROW_HEIGHT
    if steps:
        edge = RADIUS if steps > 0 else -RADIUS
        yield f'<g stroke-dasharray="3 3" opacity="0.7">{_shape(x, there, symbol, "none", 1)}</g>'
        yield (
            f'<path d="M{x} {y + edge} V{there - edge * 0.35}" stroke="{INK}" stroke-width="2.5" '
            'fill="none" marker-end="url(#head)"/>'
        )
    yield _shape(x, y, symbol, GOLD if is_yellow(symbol) else WHITE, 1.6)
    yield line(x, y + 4.5, symbol, 12, anchor="middle", bold=True)
    if pattern.suffers(symbol, "heal"):
        yield from _badge(x - RADIUS, y - RADIUS + 3, "+", HEALING)
    if pattern.suffers(symbol, "attack"):
        yield from _badge(x + RADIUS, there - RADIUS + 3, "×", ATTACK)


def _shape(x: float, y: float, symbol: str, fill: str, border: float) -> str:
    if not is_yellow(symbol):
        return disc(x, y, RADIUS, fill, INK, border)
    corners = [(x + (RADIUS + 1.5) * cos(pi * k / 3), y + (RADIUS + 1.5) * sin(pi * k / 3)) for k in range(6)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{INK}" stroke-width="{border}"/>'


def _badge(x: float, y: float, mark: str, colour: str) -> Iterator[str]:
    yield disc(x, y, 7.5, colour, PAPER, 1)
    yield line(x, y + 4.5, mark, 13, PAPER, "middle", bold=True)


def _character(x: int, y: int, character: Character, language: str) -> Iterator[str]:
    colour = HOUSE_COLOURS[character.house]
    house = say(Message(f"pi-house-{character.house}"), language)
    name = character.name or say(Message(f"pi-character-{character.id}"), language)
    yield box(x, y, CARD_WIDTH, FIGURE_HEIGHT, PAPER, INK, 10, 1.4)
    yield f'<path d="M{x} {y + 38} V{y + 10} a10 10 0 0 1 10 -10 H{x + CARD_WIDTH - 10} a10 10 0 0 1 10 10 V{y + 38} z"'
    yield f' fill="{colour}"/>'
    yield disc(x + 22, y + 19, 13, PAPER, INK, 1)
    yield line(x + 22, y + 24, house[0].upper(), 14, colour, "middle", bold=True)
    yield line(x + 42, y + 24, name, _fitting_size(name, CARD_WIDTH - 48, 14), PAPER, bold=True)
    yield line(x + 12, y + 54, house, 11.5, colour)
    shown = courtier(character)
    top = y + 72
    for title, abilities in (("pi-picture-wounded", shown.wounded), ("pi-picture-death", shown.death)):
        if abilities:
            words = " ".join(say(message, language) for message in [Message(title), *abilities])
            lines = list(_lines(x + 12, top, words, 26, 11))
            yield from lines
            top += LINE * len(lines)


def _lines(x: float, y: float, words: str, width: int, size: float, anchor: str = "start") -> Iterator[str]:
    """Words wrapped at a width in characters."""
    for number, text in enumerate(wrap(words, width)):
        yield line(x, y + LINE * number, text, size, anchor=anchor)


def _fitting_size(words: str, width: float, most: float) -> float:
    """A size at which words stay within a width, whatever face the viewer has."""
    return round(min(most, width / (0.66 * len(words))), 1)
