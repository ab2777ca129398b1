"""The levels of The Rose King: one mind, seeing less far or farther."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ....bots.guide import Guide
from ....bots.searcher import Searcher
from ....bots.tree import Weighed
from ....core.message import Message
from ....core.position import Position
from ..position import RoseKing
from .guide import Mind, RoseKingGuide
from .reasons import differences, reasons


class Learned(msgspec.Struct, frozen=True):
    """What ``training/rose_king.py`` wrote with its usual settings: three rounds of 400 games, from nothing."""

    hidden: list[list[float]]
    last: list[float]
    leanings: list[float]


@cache
def learned() -> Learned:
    return msgspec.json.decode((files(__package__) / "mind.json").read_bytes(), type=Learned)


class RoseKingBot(Searcher):
    reuses = False
    """Draws are open: a tree that averaged over all cards knows little of the one that came, and misleads."""

    def guide(self) -> Guide:
        mind = learned()
        return RoseKingGuide(Mind(mind.hidden, mind.last, mind.leanings))

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        assert isinstance(world, RoseKing)
        return reasons(world, seat, weighed.move)

    def differences(self, world: Position, seat: int, first: int, other: int) -> list[Message]:
        assert isinstance(world, RoseKing)
        return differences(world, seat, first, other)


class Novice(RoseKingBot):
    think = 0.05
    sight = 4


class Courtier(RoseKingBot):
    think = 0.2
    sight = 32


class Master(RoseKingBot):
    think = 0.8

    def guide(self) -> Guide:
        guide = super().guide()
        guide.trust = 0.4  # with thousands of simulations it pays to look around more
        return guide
