"""After the count: the Doctor, then the winner's reward or a tie's draw (DC-3.6 to DC-3.8). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..actions import BACK, HIDDEN, NO, SEARCH, SOCIETY, TAKE, UNSEEN, USE, object_of
from ..moving import hand_over, open_profession, see_items, see_society
from ..notes import GAVE_BACK, TOOK
from ..tables import DOCTOR, distinct, kinds_in, nth_kind
from .base import Phase, Round, why_item, why_profession
from .gifts import Drawing, check_limit

if TYPE_CHECKING:
    from ..position import CoachRide

DOCTOR_ROUND: Final = 16
REWARD: Final = 17
TAKING: Final = 18
GIVING_BACK: Final = 19


@final
class DoctorRound(Round):
    """Everybody is asked for the Doctor, the outcome being known; the answers are hidden until all are in (DC-7.5)."""

    def __init__(self, asked: i64, doctor: i64) -> None:
        super().__init__(asked)
        self.doctor = doctor

    def copy(self) -> DoctorRound:
        return DoctorRound(self.asked, self.doctor)

    def is_at_once(self) -> bool:
        return True

    def state(self) -> list[int]:
        return [DOCTOR_ROUND, self.asked, self.doctor]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [NO, USE + DOCTOR] if ride.can_use(seat, DOCTOR) else [NO]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return USE + DOCTOR if ride.can_use(actor, DOCTOR) and dice.randrange(2) == 1 else NO

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        self.answered(actor)
        if move != NO:
            self.doctor = actor

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """The last answer shows whether there was a Doctor among them."""
        return move if self.is_last(actor) else HIDDEN

    def close(self, ride: CoachRide) -> None:
        ride.pop()
        ride.end_turn()
        if self.doctor >= 0:
            open_profession(ride, self.doctor)
            return
        winner = ride.duel.winner()
        if winner < 0:
            ride.push(Drawing(ride.duel.attacker))
        else:
            ride.push(Reward(winner, ride.duel.loser()))

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        if self.doctor != observer:
            self.doctor = -1
        for seat in range(ride.seats):
            if seat != observer and not self.asked >> seat & 1:
                self.apply(ride, seat, self.random_move(ride, seat, dice))

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return why_profession(ride, seat, DOCTOR)


@final
class Reward(Phase):
    """The winner looks at the loser's society, or searches the luggage."""

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner = winner
        self.loser = loser

    def copy(self) -> Reward:
        return Reward(self.winner, self.loser)

    def state(self) -> list[int]:
        return [REWARD, self.winner, self.loser]

    def next(self, ride: CoachRide) -> i64:
        return self.winner

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [SOCIETY, SEARCH]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return SOCIETY if dice.randrange(2) == 0 else SEARCH

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        if move == SOCIETY:
            see_society(ride, self.winner, self.loser)
        else:
            see_items(ride, self.winner, self.loser)
            ride.push(Taking(self.winner, self.loser))


@final
class Taking(Phase):
    """The winner has the loser's items before him and takes one."""

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner = winner
        self.loser = loser

    def copy(self) -> Taking:
        return Taking(self.winner, self.loser)

    def state(self) -> list[int]:
        return [TAKING, self.winner, self.loser]

    def next(self, ride: CoachRide) -> i64:
        return self.winner

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [TAKE + kind for kind in kinds_in(ride.hands[self.loser])]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        hand = ride.hands[self.loser]
        return TAKE + nth_kind(hand, dice.randrange(distinct(hand)))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        hand_over(ride, self.loser, self.winner, object_of(move), TOOK)
        if ride.held[self.loser] == 0:
            ride.push(GivingBack(self.winner, self.loser))
        else:
            check_limit(ride, self.winner, 0)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.loser else TAKE + UNSEEN

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.winner:
            ride.notebook.see_all(self.winner, self.loser, ride.hands[self.loser])

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-loser-lacks")


@final
class GivingBack(Phase):
    """The loser's last item was taken: the winner gives one back, before any limit is checked."""

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner = winner
        self.loser = loser

    def copy(self) -> GivingBack:
        return GivingBack(self.winner, self.loser)

    def state(self) -> list[int]:
        return [GIVING_BACK, self.winner, self.loser]

    def next(self, ride: CoachRide) -> i64:
        return self.winner

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [BACK + kind for kind in kinds_in(ride.hands[seat])]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        hand = ride.hands[actor]
        return BACK + nth_kind(hand, dice.randrange(distinct(hand)))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        hand_over(ride, actor, self.loser, object_of(move), GAVE_BACK)
        check_limit(ride, self.winner, 0)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.loser else BACK + UNSEEN

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return why_item(ride, seat, move, BACK)
