"""A duel: the challenge, secret support and the Priest, and the Hypnotist (DC-3.1, DC-3.2, DC-3.8). Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from ....core.position import Dice
from .. import actions as do
from .. import notes as on
from ..duel import Duel
from ..kinds import HYPNOTIST, PRIEST
from ..moving import hand_over, open_profession
from ..position import CoachRide
from .base import Question, SecretRound
from .gifts import HandingOver, check_limit
from .powers import Powers


def start_duel(ride: CoachRide, attacker: i64, defender: i64) -> None:
    ride.duel = Duel(attacker, defender)
    ride.note(on.ATTACKED, attacker, defender, 0)
    ride.stack.append(Support(ride.all_seats() & ~(1 << attacker), 0, -1))


@final
class Support(SecretRound):
    """Everybody but the attacker chooses in secret: a side, or the Priest; the defender, the Priest or nothing."""

    reason: ClassVar[str] = "dc-why-choose-side"

    def __init__(self, asked: i64, swords: i64, priest: i64) -> None:
        super().__init__(asked, priest)
        self.swords = swords

    def state(self) -> list[int]:
        return [*super().state(), self.swords]

    def asks(self, ride: CoachRide, seat: i64) -> bool:
        return seat != ride.duel.attacker

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        sides: list[int] = [do.NO] if seat == ride.duel.defender else [do.SWORDS, do.SHIELDS]
        return [*sides, do.USE + PRIEST] if ride.can_use(seat, PRIEST) else sides

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        sides: i64 = 1 if actor == ride.duel.defender else 2
        if ride.can_use(actor, PRIEST) and dice.randrange(sides + 1) == sides:
            return do.USE + PRIEST
        if sides == 1:
            return do.NO
        return do.SWORDS if dice.randrange(2) == 0 else do.SHIELDS

    def after(self, ride: CoachRide, actor: i64, move: i64) -> Support:
        swords = self.swords | 1 << actor if move == do.SWORDS else self.swords & ~(1 << actor)
        return Support(self.asked & ~(1 << actor), swords, self.user_after(actor, move))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """The last answer uncovers all of them, unless somebody else has stopped the duel as the Priest."""
        return move if self.is_last(actor) and self.user < 0 else do.HIDDEN

    def close(self, ride: CoachRide) -> None:
        duel = ride.duel
        third = ride.all_seats() & ~(1 << duel.attacker | 1 << duel.defender)
        if self.user >= 0:
            self._stop(ride, third & ~(1 << self.user))
            return
        duel.swords = self.swords
        duel.shields = third & ~self.swords
        ride.note(on.STOOD, duel.attacker, duel.defender, duel.swords | duel.shields << 8)
        ride.stack.append(Hypnosis(duel.attacker))

    def _stop(self, ride: CoachRide, third: i64) -> None:
        """The Priest: no support is shown, and each remembers only their own (DC-3.8)."""
        for seat in range(ride.seats):
            if third >> seat & 1:
                ride.note(on.MEANT, seat, seat, 1 if self.swords >> seat & 1 else 2)
        attacker = ride.duel.attacker
        open_profession(ride, self.user)
        if ride.held[attacker] > 1:
            ride.stack.append(Toll(attacker, self.user))
        ride.turn_done = True


@final
class Hypnosis(Question):
    """The attacker may void one supporter, who then uses nothing in this duel; he is asked whatever he is (DC-3.9)."""

    reason: ClassVar[str] = "dc-why-a-supporter"

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        if not ride.can_use(seat, HYPNOTIST):
            return [do.NO]
        return [do.NO, *(do.HYPNOTISE + other for other in range(ride.seats) if not ride.duel.fights(other))]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        asked = ride.all_seats()
        if move != do.NO:
            open_profession(ride, actor)
            ride.duel.hypnotised = do.object_of(move)
            ride.note(on.HYPNOTISED, actor, do.object_of(move), 0)
            asked &= ~(1 << do.object_of(move))
        ride.stack.append(Powers(asked, asked))


@final
class Toll(HandingOver):
    """The Priest has stopped the duel: the attacker gives him an item of his choice."""

    verb: ClassVar[int] = do.PAY

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        hand_over(ride, actor, self.other, do.object_of(move), on.PAID)
        check_limit(ride, self.other, 0)
