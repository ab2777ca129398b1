"""The opponents in the coach, from the one who has just boarded to the one who has ridden it often."""

from __future__ import annotations

from ...core.position import Dice
from ..bot import Perspective
from ..guide import Guide
from ..searcher import Searcher
from .guide import CastleGuide


class Passenger(Searcher):
    """Weighs who is who by what everybody did, and searches the worlds that are likely."""

    def guide(self) -> Guide:
        return CastleGuide()

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        assert isinstance(guide, CastleGuide)
        guide.attend(perspective.world, perspective.seat, Dice(len(perspective.seen)))


class Novice(Passenger):
    think = 0.04
    sight = 30


class Courtier(Passenger):
    think = 0.15
    sight = 400


class Master(Passenger):
    think = 0.8
