"""The Rose King as a picture: roses, the crown, where the cards lead, both hands."""

from __future__ import annotations

from math import cos, pi, sin

from ....core.ink import BLOOD, FAINT, GOLD, INK, PAPER, RULE, box, disc, line, sheet
from ....core.message import Message
from ....core.words import say, seat_name
from ..view import RoseKingView, Side, discards

_CELL, _LEFT, _TOP = 52, 44, 96
_ROSES = (BLOOD, "#fffdf6")


def draw(view: RoseKingView, language: str = "en") -> str:
    side = view.setting.size * _CELL
    width, height = side + 2 * _LEFT, side + _TOP + 128
    parts = [*_hand(view, 1, 20, language), *_squares(view), *_stones(view), *_crown(view)]
    parts += _hand(view, 0, _TOP + side + 34, language)
    supply = Message(
        "rk-supply", {"stones": view.open.supply, "deck": len(view.open.unseen), "discards": len(discards(view))}
    )
    parts.append(line(_LEFT, height - 14, say(supply, language), 13, FAINT))
    return sheet(width, height, parts)


def _centre(view: RoseKingView, square: str) -> tuple[float, float]:
    column, row = "abcdefghi".index(square[0]), int(square[1:]) - 1
    return _LEFT + (column + 0.5) * _CELL, _TOP + (view.setting.size - row - 0.5) * _CELL


def _squares(view: RoseKingView) -> list[str]:
    parts = []
    size = view.setting.size
    for row in range(size):
        middle = _TOP + (size - row - 0.5) * _CELL
        parts.append(line(_LEFT - 16, middle + 5, str(row + 1), 13, FAINT, "middle"))
        for column in range(size):
            fill = PAPER if (row + column) % 2 else "#f4ecd9"
            parts.append(box(_LEFT + column * _CELL, middle - _CELL / 2, _CELL, _CELL, fill, RULE, 0))
    below = _TOP + size * _CELL + 16
    return parts + [
        line(_LEFT + (column + 0.5) * _CELL, below, "abcdefghi"[column], 13, FAINT, "middle") for column in range(size)
    ]


def _stones(view: RoseKingView) -> list[str]:
    """Red roses have five petals and white ones four: colour is not the only mark."""
    parts = []
    for seat, side in enumerate(view.open.sides):
        for square in [square for region in side.regions for square in region]:
            x, y = _centre(view, square)
            petals = 5 - seat
            for petal in range(petals):
                turn = 2 * pi * petal / petals - pi / 2
                parts.append(disc(round(x + 10 * cos(turn), 1), round(y + 10 * sin(turn), 1), 9, _ROSES[seat]))
            parts.append(disc(x, y, 5, GOLD))
    return parts


def _crown(view: RoseKingView) -> list[str]:
    x, y = _centre(view, view.open.crown)
    points = "-15,11 -17,-9 -8,0 0,-14 8,0 17,-9 15,11"
    crown = f'<polygon points="{points}" transform="translate({x} {y})" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
    return [box(x - _CELL / 2 + 1, y - _CELL / 2 + 1, _CELL - 2, _CELL - 2, "none", GOLD, 0), crown]


def _hand(view: RoseKingView, seat: int, top: float, language: str) -> list[str]:
    side = view.open.sides[seat]
    mark = "▸ " if seat in view.open.waiting else ""
    parts = [line(_LEFT, top + 10, f"{mark}{seat_name('rk', seat, language)}", 16, bold=True)]
    told = say(Message("rk-side", {"heroes": side.heroes, "score": side.score, "sum": _sum(side)}), language)
    parts.append(line(_LEFT + 120, top + 10, told, 12, FAINT))
    for place, card in enumerate(view.open.hands[seat]):
        x = _LEFT + place * 92
        usable = card.use in ("open", "hero")
        parts.append(box(x, top + 18, 84, 34, PAPER if usable else "none", INK if usable else RULE))
        name = say(Message("rk-card-name", {"card": card.card}), language)
        text = f"{name}{'*' if card.use == 'hero' else ''}" + (f"→{card.square}" if usable else "")
        parts.append(line(x + 42, top + 41, text, 15, INK if usable else FAINT, "middle"))
    return parts


def _sum(side: Side) -> str:
    return " + ".join(f"{len(region)}²" for region in side.regions[:6]) or "0"
