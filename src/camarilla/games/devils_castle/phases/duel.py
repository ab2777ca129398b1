"""A duel: the challenge, secret support and the Priest, and the Hypnotist (DC-3.1, DC-3.2, DC-3.8). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from .. import notes as on
from ..moving import hand_over, open_profession
from ..tables import HYPNOTIST, PRIEST, ones
from .base import Question, SecretRound, why_profession
from .gifts import HandingOver, check_limit
from .powers import Powers

if TYPE_CHECKING:
    from ..position import CoachRide


@final
class Duel:
    """What lies open in a duel: who stands where, and what has been brought in."""

    def __init__(self, attacker: i64, defender: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.swords: i64 = 0
        self.shields: i64 = 0
        """Third parties that stand with the attacker, and with the defender, as masks."""
        self.hypnotised: i64 = -1
        self.brought = vec[i64]([1, 1, 0, 0])
        """Points by role: the fighters with their characters, and what third parties brought beyond support."""
        self.used: i64 = 0
        """Items shown, as a mask of kinds; and the professions that have given a point, as a mask of seats:"""
        self.helped: i64 = 0
        self.duelist: i64 = -1
        self.poisoner: i64 = -1
        self.decided: i64 = -1
        """Who wins by the Alchemist's word."""

    def copy(self) -> Duel:
        if self.attacker < 0:
            return self
        new = Duel(self.attacker, self.defender)
        new.swords, new.shields, new.hypnotised = self.swords, self.shields, self.hypnotised
        new.brought = self.brought[:]
        new.used, new.helped = self.used, self.helped
        new.duelist, new.poisoner, new.decided = self.duelist, self.poisoner, self.decided
        return new

    def state(self) -> list[int]:
        if self.attacker < 0:
            return []
        return [
            *(self.attacker, self.defender, self.swords, self.shields, self.hypnotised),
            *self.brought,
            *(self.used, self.helped, self.duelist, self.poisoner, self.decided),
        ]

    def fights(self, seat: i64) -> bool:
        return seat == self.attacker or seat == self.defender

    def role(self, seat: i64) -> i64:
        """0: the attacker; 1: the defender; 2 and 3: who stands with them."""
        if self.fights(seat):
            return 0 if seat == self.attacker else 1
        return 2 if self.swords >> seat & 1 else 3

    def stands_with(self, seat: i64) -> i64:
        """The fighter a seat stands with: itself, or the one it supports."""
        return self.attacker if self.role(seat) % 2 == 0 else self.defender

    def points(self, seat: i64) -> i64:
        """What the attacker or the defender has; a Duelist leaves only what is their own."""
        side = self.role(seat)
        if self.duelist >= 0:
            return self.brought[side]
        supporters = self.swords if side == 0 else self.shields
        if self.hypnotised >= 0:
            supporters &= ~(1 << self.hypnotised)
        return self.brought[side] + ones(supporters) + self.brought[side + 2]

    def add(self, seat: i64) -> None:
        """A point for the side a seat stands on (DC-3.4)."""
        self.brought[self.role(seat)] += 1

    def winner(self) -> i64:
        """Who wins, or -1 for a tie: the Alchemist's word, the count, the Poison ring (DC-7.3)."""
        if self.decided >= 0 and self.duelist < 0:
            return self.decided
        swords, shields = self.points(self.attacker), self.points(self.defender)
        if swords != shields:
            return self.attacker if swords > shields else self.defender
        return self.poisoner

    def loser(self) -> i64:
        return self.defender if self.winner() == self.attacker else self.attacker


def no_duel() -> Duel:
    return Duel(-1, -1)


def start_duel(ride: CoachRide, attacker: i64, defender: i64) -> None:
    ride.duel = Duel(attacker, defender)
    ride.note(on.ATTACKED, attacker, defender, 0)
    ride.stack.append(Support(ride.all_seats() & ~(1 << attacker), 0, -1))


@final
class Support(SecretRound):
    """Everybody but the attacker chooses in secret: a side, or the Priest; the defender, the Priest or nothing."""

    number: ClassVar[int] = 12

    def __init__(self, asked: i64, swords: i64, priest: i64) -> None:
        super().__init__(asked)
        self.swords = swords
        self.priest = priest

    def state(self) -> list[int]:
        return [self.number, self.asked, self.swords, self.priest]

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
        swords = self.swords & ~(1 << actor)
        others = self.priest if self.priest != actor else -1  # the answer may be redrawn
        return Support(
            self.asked & ~(1 << actor),
            swords | 1 << actor if move == do.SWORDS else swords,
            actor if move == do.USE + PRIEST else others,
        )

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """The last answer uncovers all of them, unless somebody else has stopped the duel as the Priest."""
        return move if self.is_last(actor) and self.priest < 0 else do.HIDDEN

    def close(self, ride: CoachRide) -> None:
        duel = ride.duel
        third = ride.all_seats() & ~(1 << duel.attacker | 1 << duel.defender)
        if self.priest >= 0:
            self._stop(ride, third & ~(1 << self.priest))
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
        open_profession(ride, self.priest)
        if ride.held[attacker] > 1:
            ride.stack.append(Toll(attacker, self.priest))
        ride.turn_done = True

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == do.USE + PRIEST:
            return why_profession(ride, seat, PRIEST)
        return Message("dc-why-choose-side")


@final
class Hypnosis(Question):
    """The attacker may void one supporter, who then uses nothing in this duel; he is asked whatever he is (DC-3.9)."""

    number: ClassVar[int] = 13

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

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if ride.can_use(seat, HYPNOTIST):
            return Message("dc-why-a-supporter")
        return why_profession(ride, seat, HYPNOTIST)


@final
class Toll(HandingOver):
    """The Priest has stopped the duel: the attacker gives him an item of his choice."""

    number: ClassVar[int] = 14

    def __init__(self, attacker: i64, priest: i64) -> None:
        super().__init__(attacker, priest, attacker, do.PAY)

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        hand_over(ride, actor, self.other, do.object_of(move), on.PAID)
        check_limit(ride, self.other, 0)
