"""The pile for agents."""

from __future__ import annotations

from camarilla.core.encoder import Encoder, Field
from camarilla.core.position import Position
from camarilla.core.rules import AnyRules

from .position import MOST, Nim


class NimEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        super().__init__([Field("stones", 1, "stones left", 0, 99), Field("to_move", 1, "1 when it is one's own turn")])

    def encode(self, position: Position, seat: int) -> bytes:
        assert isinstance(position, Nim)
        return self.pack({"stones": [position.stones], "to_move": [int(position.actor == seat)]})


def all_moves(first: Position) -> range:
    return range(1, MOST + 1)
