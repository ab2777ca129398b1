"""Draws from the pile and the hand limit: what is too much goes to others, in a chain if need be. Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from ..cards import PILE
from ..hands import kinds_in
from ..moving import draw, hand_over
from ..notes import GAVE
from ..position import CoachRide
from .base import NOBODY, ItemByChance, Question


@final
class Drawing(ItemByChance):
    """A seat draws the top item of the pile, if there is one: for a bag, or for a tied duel (DC-3.7)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, PILE)

    def next(self, ride: CoachRide) -> i64:
        if ride.held[PILE] > 0:
            return super().next(ride)
        ride.stack.pop()
        return NOBODY

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        return [(do.DEAL_ITEM + ride.top, 1)] if ride.top >= 0 else super().chances(ride)

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return do.DEAL_ITEM + ride.top if ride.top >= 0 else super().random_move(ride, actor, dice)

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        draw(ride, self.seat, do.object_of(move))
        check_limit(ride, self.seat, 0)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        if observer == self.seat or (ride.top >= 0 and observer == ride.seer):
            return move
        goes_on = ride.held[self.seat] < ride.limit
        return move if goes_on and ride.trade.will_show(ride, self.seat, observer) else do.HIDDEN


class HandingOver(Question):
    """The seat chooses an item to give to the other, or to take from the other; only they see it."""

    verb: ClassVar[int] = 0

    def giver(self) -> i64:
        return self.seat

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [self.verb + kind for kind in kinds_in(ride.hands[self.giver()])]

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.other else self.verb + do.UNSEEN


@final
class Overflow(Question):
    """A hand over the limit: a surplus item goes to somebody who has not given in this chain (DC-1.10)."""

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given = given
        """All who have given in this chain, this seat included, as a mask."""

    def state(self) -> list[int]:
        return [self.seat, self.given]

    def takers(self, ride: CoachRide) -> list[int]:
        return [taker for taker in range(ride.seats) if not self.given >> taker & 1]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.item_to(do.GIFT, kind, taker) for kind in kinds_in(ride.hands[seat]) for taker in self.takers(ride)]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        taker = do.seat_in(move)
        hand_over(ride, actor, taker, do.item_in(move), GAVE)
        check_limit(ride, taker, self.given)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        taker = do.seat_in(move)
        goes_on = ride.held[taker] < ride.limit
        if observer == taker or (goes_on and ride.trade.will_show(ride, actor, observer)):
            return move
        return do.item_to(do.GIFT, do.UNSEEN, taker)

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-gave-already" if do.verb_of(move) == do.GIFT else self.reason)


def check_limit(ride: CoachRide, seat: i64, given: i64) -> None:
    """Whoever has too much must give before anything else goes on (DC-1.10)."""
    if ride.held[seat] > ride.limit:
        ride.stack.append(Overflow(seat, given | 1 << seat))
