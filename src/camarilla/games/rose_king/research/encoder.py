"""The Rose King: board, crown, both hands, discards, and a few counts. Nothing is hidden in this game."""

from __future__ import annotations

from typing import cast

from ....core.encoder import Encoder, Field
from ....core.position import Position
from ....core.rules import AnyRules
from ..position import RoseKing
from ..tables import SLOTS
from .batch import row_of

_POINTS = 81 * 81


class RoseKingEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        squares = len(cast(RoseKing, first).tables.cells)
        super().__init__(
            [
                Field("own_roses", squares, "1 where a rose of one's own lies; squares from a1 eastwards, then row 2"),
                Field("rival_roses", squares, "the same for the rival's"),
                Field("crown", squares, "1 where the crown stands"),
                Field("own_hand", SLOTS, "1 for every card in one's hand: N1 N2 N3 NE1 … NW3"),
                Field("own_gains", SLOTS, "points each of these would add to one's own if played now", 0, _POINTS),
                Field("rival_hand", SLOTS, "the same for the rival's hand, which lies open"),
                Field("rival_gains", SLOTS, "points each of these would add to the rival's", 0, _POINTS),
                Field("discards", SLOTS, "1 for every card played since the deck was made"),
                Field("own_heroes", 1, "heroes left", 0, 9),
                Field("rival_heroes", 1, "the rival's", 0, 9),
                Field("supply", 1, "roses left for both", 0, 81),
                Field("deck", 1, "cards in the deck", 0, SLOTS),
                Field("own_points", 1, "points if the game ended now", 0, _POINTS),
                Field("rival_points", 1, "the rival's", 0, _POINTS),
                Field("white", 1, "1 when one plays White, 0 for Red"),
                Field("to_move", 1, "1 when it is one's own turn"),
                Field("drawing", 1, "a card is about to be dealt: 1 to oneself, 2 to the rival", 0, 2),
            ]
        )

    def encode(self, position: Position, seat: int) -> bytes:
        return row_of(cast(RoseKing, position), seat)
