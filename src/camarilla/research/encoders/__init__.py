"""Observations as rows of small numbers: one encoder a game, built from what a seat may know and nothing else.

An encoder is made for one table (a game, its number of players, its options) and lists its fields in order. Seats are
counted from the observer: 0 is the observer itself, 1 the next to the left, and so on.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import unknown
from ...core.position import Position
from ...core.rules import AnyRules
from .base import Encoder, Field
from .cursed_court import CursedCourtEncoder
from .devils_castle import DevilsCastleEncoder
from .pocket_intrigues import PocketIntriguesEncoder
from .rose_king import RoseKingEncoder

ENCODERS: dict[str, Callable[[AnyRules, Position], Encoder]] = {
    "rose-king": RoseKingEncoder,
    "cursed-court": CursedCourtEncoder,
    "pocket-intrigues": PocketIntriguesEncoder,
    "devils-castle": DevilsCastleEncoder,
}


def encoder_of(rules: AnyRules, first: Position) -> Encoder:
    """The encoder of a table, from any of its positions."""
    if rules.name not in ENCODERS:
        raise unknown("game with an encoder", rules.name, ENCODERS)
    return ENCODERS[rules.name](rules, first)


__all__ = ["ENCODERS", "Encoder", "Field", "encoder_of"]
