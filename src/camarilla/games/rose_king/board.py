"""A view of The Rose King drawn with letters: the board, both hands, heroes and supply."""

from __future__ import annotations

from ...core.phrases import Phrases
from .view import Card, RoseKingView, Side, discards, sum_of_squares

# Red and White differ in shape, not only in colour: r is a red rose, W a white one.
RED_MARK, WHITE_MARK, EMPTY_MARK = "r", "W", "·"


def draw(view: RoseKingView, language: str = "en") -> str:
    """North up, White's hand above, Red's below. The crown stands in brackets."""
    phrase = Phrases("rk", language)
    stock = phrase("rk-supply", stones=view.open.supply, deck=len(view.open.unseen), discards=len(discards(view)))
    return "\n".join([_side(view, 1, phrase), "", *_board(view), "", _side(view, 0, phrase), "", stock])


def _board(view: RoseKingView) -> list[str]:
    size = view.setting.size
    letters = "abcdefghi"[:size]
    red, white = view.open.sides
    marks = dict.fromkeys(_squares(red), RED_MARK) | dict.fromkeys(_squares(white), WHITE_MARK)
    head = "    " + "".join(f"{letter:^3}" for letter in letters)
    rows = []
    for row in range(size, 0, -1):
        cells = ""
        for square in [f"{letter}{row}" for letter in letters]:
            mark = marks.get(square, EMPTY_MARK)
            cells += f"[{mark}]" if square == view.open.crown else f" {mark} "
        rows.append(f"  {row} {cells} {row}")
    return [head, *rows, head]


def _squares(side: Side) -> list[str]:
    return [square for region in side.regions for square in region]


def _side(view: RoseKingView, seat: int, phrase: Phrases) -> str:
    side = view.open.sides[seat]
    mark = "▸" if seat in view.open.waiting else " "
    hand = "  ".join(_card(card, phrase) for card in view.open.hands[seat]) or "–"
    score = phrase("rk-side", heroes=side.heroes, score=side.score, sum=sum_of_squares(side.regions))
    return f"{mark} {phrase.seat(seat)}: {hand}\n    {score}"


def _card(card: Card, phrase: Phrases) -> str:
    """The card and where it leads: ``N2→e7``; a star asks for a hero, brackets mean it cannot be played now."""
    name = phrase("rk-card-name", card=card.card)
    if card.use == "open":
        return f"{name}→{card.square}"
    return f"{name}*→{card.square}" if card.use == "hero" else f"({name})"
