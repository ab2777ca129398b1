"""A view of The Rose King drawn with letters: the board, both hands, heroes and supply."""

from __future__ import annotations

from ...core.message import Message
from ...core.words import say, seat_name
from .view import Card, RoseKingView, Side, discards

# Red and White differ in shape, not only in colour: r is a red rose, W a white one.
RED_MARK, WHITE_MARK, EMPTY_MARK = "r", "W", "·"


def draw(view: RoseKingView, language: str = "en") -> str:
    """North up, White's hand above, Red's below. The crown stands in brackets."""
    lies_open = view.open
    lines = [_side(view, 1, language), "", *_board(view), "", _side(view, 0, language), ""]
    lines.append(
        say(
            Message(
                "rk-supply",
                {"stones": lies_open.supply, "deck": len(lies_open.unseen), "discards": len(discards(view))},
            ),
            language,
        )
    )
    return "\n".join(lines)


def _board(view: RoseKingView) -> list[str]:
    size = view.setting.size
    letters = "abcdefghi"[:size]
    head = "    " + "".join(f"{letter:^3}" for letter in letters)
    red, white = view.open.sides
    marks = dict.fromkeys(_roses(red), RED_MARK) | dict.fromkeys(_roses(white), WHITE_MARK)
    rows = []
    for row in range(size, 0, -1):
        cells = []
        for letter in letters:
            square = f"{letter}{row}"
            mark = marks.get(square, EMPTY_MARK)
            cells.append(f"[{mark}]" if square == view.open.crown else f" {mark} ")
        rows.append(f"  {row} {''.join(cells)} {row}")
    return [head, *rows, head]


def _side(view: RoseKingView, seat: int, language: str) -> str:
    side = view.open.sides[seat]
    mark = "▸" if seat in view.open.waiting else " "
    name = seat_name("rk", seat, language)
    hand = "  ".join(_card(card, language) for card in view.open.hands[seat]) or "–"
    score = say(Message("rk-side", {"heroes": side.heroes, "score": side.score, "sum": _sum(side)}), language)
    return f"{mark} {name}: {hand}\n    {score}"


def _card(card: Card, language: str) -> str:
    """The card and where it leads: ``N2→e7``; a star asks for a hero, brackets mean it cannot be played now."""
    name = say(Message("rk-card-name", {"card": card.card}), language)
    if card.use == "open":
        return f"{name}→{card.square}"
    if card.use == "hero":
        return f"{name}*→{card.square}"
    return f"({name})"


def _roses(side: Side) -> list[str]:
    return [square for region in side.regions for square in region]


def _sum(side: Side) -> str:
    return " + ".join(f"{len(region)}²" for region in side.regions) or "0"
