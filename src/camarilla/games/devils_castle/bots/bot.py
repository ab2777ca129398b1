"""The opponents in the coach, from the one who has just boarded to the one who has ridden it often."""

from __future__ import annotations

from ....bots.bot import Perspective
from ....bots.guide import Guide
from ....bots.searcher import Searcher
from ....bots.tree import Weighed
from ....core.message import Message
from ....core.position import Dice, Position
from ..position import CoachRide
from .guide import CastleGuide
from .hints import differences, hints


class Passenger(Searcher):
    """Searches the worlds that are likely, every turn to its end."""

    practised: bool = True
    """Whether it looks first at what usually pays; if not, at one move like at another, and so less far at each."""
    remembers: bool = True
    """Whether it weighs who is who by what everybody did."""

    def guide(self) -> Guide:
        return CastleGuide(self.practised, self.remembers)

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        assert isinstance(guide, CastleGuide)
        guide.attend(perspective.world, perspective.seat, Dice(len(perspective.seen)))

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        assert isinstance(self._guide, CastleGuide)
        assert isinstance(world, CoachRide)
        return hints(self._guide, world, seat, weighed)

    def differences(self, world: Position, seat: int, first: int, other: int) -> list[Message]:
        return differences(first, other)


class Novice(Passenger):
    think = 0.04
    sight = 30
    practised = False
    remembers = False


class Courtier(Passenger):
    think = 0.15
    sight = 140
    practised = False


class Master(Passenger):
    think = 0.8
