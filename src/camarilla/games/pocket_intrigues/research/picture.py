"""Pocket Intrigues as a picture: the ladder of characters, the open card, the seats, and one's own secrets."""

from __future__ import annotations

from ....core.ink import BLOOD, FAINT, INK, PAPER, box, letter, line, seal, sheet, title, word
from ..picture import HOUSE_COLOURS
from ..view import Courtier, PocketIntriguesView, ladder

_WIDTH, _LEFT, _TOP, _ROW, _FIGURE = 900, 24, 56, 58, 150


def draw(view: PocketIntriguesView, language: str = "en") -> str:
    rows, players = ladder(view), view.setting.players
    below = _TOP + _ROW * max(1, len(rows)) + 16
    height = below + 28 * players + 96
    parts = [line(_LEFT, 36, f"{word('pi-title', language)} · {view.open.game}", 20, bold=True)]
    for number, row in enumerate(rows):
        y = _TOP + _ROW * number
        parts += [
            box(_LEFT, y, _WIDTH - 2 * _LEFT, _ROW - 6, "#f4ecd9"),
            line(_LEFT + 10, y + 31, str(number + 1), 13, FAINT),
        ]
        step = min(_FIGURE, (_WIDTH - 2 * _LEFT - 40) / max(1, len(row)))
        for place, courtier in enumerate(row):
            parts += _figure(view, courtier, _LEFT + 32 + place * step, y + 6, step - 8, language)
    for seat in range(players):
        parts += _seat(view, seat, below + 28 * seat)
    return sheet(_WIDTH, height, [*parts, *_cards(view, below + 28 * players + 24, language)])


def _figure(
    view: PocketIntriguesView, courtier: Courtier, x: float, y: float, width: float, language: str
) -> list[str]:
    """A house has a colour and a letter; the wounded bear a star, the dead a dagger and a line through them."""
    dead = courtier.id in view.open.dead
    mark = " †" if dead else " *" if courtier.id in view.open.wounded else ""
    colour = HOUSE_COLOURS[courtier.house]
    parts = [
        box(x, y, width, _ROW - 18, PAPER, colour),
        box(x, y, 22, _ROW - 18, colour, colour, 4),
        line(x + 11, y + 25, courtier.house[0].upper(), 13, PAPER, "middle", bold=True),
        line(x + 28, y + 25, f"{title(courtier.name, language)[:19]}{mark}", 11, FAINT if dead else INK),
    ]
    if dead:
        parts.append(f'<path d="M{x + 26} {y + 21} H{x + width - 6}" stroke="{BLOOD}" stroke-width="1.5"/>')
    return parts


def _seat(view: PocketIntriguesView, seat: int, y: float) -> list[str]:
    mark = "▸ " if seat in view.open.waiting else ""
    hand = "▮" if view.open.holds[seat] else "▯"
    return [
        *seal(_LEFT + 12, y + 8, seat),
        line(_LEFT + 36, y + 13, f"{mark}{letter(seat)}   {hand}   ★ {view.open.wins[seat]}", 14),
    ]


def _cards(view: PocketIntriguesView, y: float, language: str) -> list[str]:
    own = view.own
    parts = []
    for place, number in enumerate([view.open.card, own.hand if own else None]):
        if number is None:
            continue
        card = view.setting.cards[number - 1]
        x = _LEFT + 300 * place
        parts.append(box(x, y - 16, 288, 52, PAPER, INK if place == 0 else BLOOD))
        parts.append(line(x + 18, y + 16, str(number), 20, INK, "middle", bold=True))
        parts += [line(x + 40, y + 4, card.upper, 12), line(x + 40, y + 24, card.lower, 12)]
    if own is not None and own.goal is not None:
        rises, sinks = (word(f"pi-house-{house}", language) for house in (own.goal.rises, own.goal.sinks))
        parts.append(line(_LEFT + 620, y + 14, f"▲ {rises}   ▼ {sinks}", 15, INK, bold=True))
    return parts
