"""Draws from the pile and the hand limit: what is too much goes to others, in a chain if need be. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import CHANCE, Dice
from ..actions import DEAL_ITEM, GIFT, HIDDEN, UNSEEN, item_in, item_to, object_of, seat_in, verb_of
from ..moving import draw, hand_over
from ..notes import GAVE
from ..tables import KIND_COUNT, PILE, count_of, distinct, kinds_in, nth_item, nth_kind
from .base import NOBODY, Phase, why_item

if TYPE_CHECKING:
    from ..position import CoachRide

DRAWING: Final = 2
OVERFLOW: Final = 3


@final
class Drawing(Phase):
    """A seat draws the top item of the pile, if there is one: for a bag, or for a tied duel (DC-3.7)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def copy(self) -> Drawing:
        return Drawing(self.seat)

    def state(self) -> list[int]:
        return [DRAWING, self.seat]

    def next(self, ride: CoachRide) -> i64:
        if ride.held[PILE] > 0:
            return CHANCE
        ride.pop()
        return NOBODY

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        if ride.top >= 0:
            return [(DEAL_ITEM + ride.top, 1)]
        hand = ride.hands[PILE]
        return [(DEAL_ITEM + kind, int(count_of(hand, kind))) for kind in kinds_in(hand)]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        if ride.top >= 0:
            return DEAL_ITEM + ride.top
        return DEAL_ITEM + nth_item(ride.hands[PILE], dice.randrange(ride.held[PILE]))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        draw(ride, self.seat, object_of(move))
        check_limit(ride, self.seat, 0)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        if observer == self.seat or (ride.top >= 0 and observer == ride.seer):
            return move
        goes_on = ride.held[self.seat] < ride.limit
        return move if goes_on and ride.trade.will_show(ride, self.seat, observer) else HIDDEN

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-not-there")


@final
class Overflow(Phase):
    """A hand over the limit: a surplus item goes to somebody who has not given in this chain (DC-1.10)."""

    def __init__(self, giver: i64, given: i64) -> None:
        self.giver = giver
        self.given = given
        """All who have given in this chain, this giver included, as a mask."""

    def copy(self) -> Overflow:
        return Overflow(self.giver, self.given)

    def state(self) -> list[int]:
        return [OVERFLOW, self.giver, self.given]

    def next(self, ride: CoachRide) -> i64:
        return self.giver

    def takers(self, ride: CoachRide) -> list[int]:
        return [seat for seat in range(ride.seats) if not self.given >> seat & 1]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        takers = self.takers(ride)
        return [item_to(GIFT, kind, taker) for kind in kinds_in(ride.hands[seat]) for taker in takers]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        hand = ride.hands[actor]
        kind = nth_kind(hand, dice.randrange(distinct(hand)))
        takers = self.takers(ride)
        return item_to(GIFT, kind, takers[dice.randrange(len(takers))])

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        taker = seat_in(move)
        hand_over(ride, actor, taker, item_in(move), GAVE)
        check_limit(ride, taker, self.given)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        taker = seat_in(move)
        goes_on = ride.held[taker] < ride.limit
        if observer == taker or (goes_on and ride.trade.will_show(ride, actor, observer)):
            return move
        return item_to(GIFT, UNSEEN, taker)

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if verb_of(move) == GIFT and item_in(move) < KIND_COUNT and count_of(ride.hands[seat], item_in(move)) > 0:
            return Message("dc-why-gave-already")
        return why_item(ride, seat, move, GIFT)


def check_limit(ride: CoachRide, seat: i64, given: i64) -> None:
    """Whoever has too much must give before anything else goes on (DC-1.10)."""
    one: i64 = 1
    if ride.held[seat] > ride.limit:
        ride.push(Overflow(seat, given | one << seat))
