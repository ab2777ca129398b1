"""After the count: the Doctor, then the winner's reward or a tie's draw (DC-3.6 to DC-3.8). Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from ....core.position import Dice
from .. import actions as do
from ..kinds import DOCTOR
from ..moving import hand_over, open_profession, see_items, see_society
from ..notes import GAVE_BACK, TOOK
from ..position import CoachRide
from .base import Question, SecretRound
from .gifts import Drawing, HandingOver, check_limit


@final
class DoctorRound(SecretRound):
    """Everybody is asked for the Doctor, the outcome being known; the answers are hidden until all are in (DC-7.5)."""

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.NO, do.USE + DOCTOR] if ride.can_use(seat, DOCTOR) else [do.NO]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return do.USE + DOCTOR if ride.can_use(actor, DOCTOR) and dice.randrange(2) == 1 else do.NO

    def after(self, ride: CoachRide, actor: i64, move: i64) -> DoctorRound:
        return DoctorRound(self.asked & ~(1 << actor), self.user_after(actor, move))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """The last answer shows whether there was a Doctor among them."""
        return move if self.is_last(actor) else do.HIDDEN

    def close(self, ride: CoachRide) -> None:
        ride.turn_done = True
        if self.user >= 0:
            open_profession(ride, self.user)
            return
        winner = ride.duel.winner()
        if winner < 0:
            ride.stack.append(Drawing(ride.duel.attacker))
        else:
            ride.stack.append(Reward(winner, ride.duel.loser()))


@final
class Reward(Question):
    """The winner looks at the loser's society, or searches the luggage."""

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.SOCIETY, do.SEARCH]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        if move == do.SOCIETY:
            see_society(ride, self.seat, self.other)
        else:
            see_items(ride, self.seat, self.other)
            ride.stack.append(Taking(self.seat, self.other))


@final
class Taking(HandingOver):
    """The winner has the loser's items before him and takes one."""

    verb: ClassVar[int] = do.TAKE
    reason: ClassVar[str] = "dc-why-loser-lacks"

    def giver(self) -> i64:
        return self.other

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        hand_over(ride, self.other, self.seat, do.object_of(move), TOOK)
        if ride.held[self.other] == 0:
            ride.stack.append(GivingBack(self.seat, self.other))
        else:
            check_limit(ride, self.seat, 0)

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.seat:
            ride.notebook.see_all(self.seat, self.other, ride.hands[self.other])


@final
class GivingBack(HandingOver):
    """The loser's last item was taken: the winner gives one back, before any limit is checked."""

    verb: ClassVar[int] = do.BACK

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        hand_over(ride, actor, self.other, do.object_of(move), GAVE_BACK)
        check_limit(ride, self.seat, 0)
