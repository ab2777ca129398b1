"""A duel: the challenge, secret support and the Priest, and the Hypnotist (DC-3.1, DC-3.2, DC-3.8). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..actions import HIDDEN, HYPNOTISE, NO, PAY, SHIELDS, SWORDS, UNSEEN, USE, object_of
from ..moving import hand_over, open_profession
from ..notes import ATTACKED, HYPNOTISED, MEANT, PAID, STOOD
from ..tables import HYPNOTIST, PRIEST, distinct, kinds_in, nth_kind
from .base import Phase, Round, why_item, why_profession
from .gifts import check_limit
from .powers import Powers

if TYPE_CHECKING:
    from ..position import CoachRide

SUPPORT: Final = 12
HYPNOSIS: Final = 13
TOLL: Final = 14


@final
class Duel:
    """What lies open in a duel: who stands where, and what has been brought in."""

    def __init__(self, attacker: i64, defender: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.swords: i64 = 0
        """Third parties that stand with the attacker, as a mask; with the defender:"""
        self.shields: i64 = 0
        self.hypnotised: i64 = -1
        self.own_swords: i64 = 1
        self.own_shields: i64 = 1
        """The fighters' own points, their characters included; and what third parties brought beyond support:"""
        self.more_swords: i64 = 0
        self.more_shields: i64 = 0
        self.used: i64 = 0
        """Items shown, as a mask of kinds; and the professions that have given a point, as a mask of seats:"""
        self.helped: i64 = 0
        self.duelist: i64 = -1
        self.poisoner: i64 = -1
        self.decided: i64 = -1
        """Who wins by the Alchemist's word."""

    def copy(self) -> Duel:
        new = Duel(self.attacker, self.defender)
        new.swords, new.shields, new.hypnotised = self.swords, self.shields, self.hypnotised
        new.own_swords, new.own_shields = self.own_swords, self.own_shields
        new.more_swords, new.more_shields = self.more_swords, self.more_shields
        new.used, new.helped = self.used, self.helped
        new.duelist, new.poisoner, new.decided = self.duelist, self.poisoner, self.decided
        return new

    def state(self) -> list[int]:
        if self.attacker < 0:
            return []
        return [
            *(self.attacker, self.defender, self.swords, self.shields, self.hypnotised),
            *(self.own_swords, self.own_shields, self.more_swords, self.more_shields),
            *(self.used, self.helped, self.duelist, self.poisoner, self.decided),
        ]

    def fights(self, seat: i64) -> bool:
        return seat == self.attacker or seat == self.defender

    def stands_with(self, seat: i64) -> i64:
        """The fighter a seat stands with: itself, or the one it supports."""
        if self.fights(seat):
            return seat
        return self.attacker if self.swords >> seat & 1 else self.defender

    def points(self, seat: i64) -> i64:
        """What the attacker or the defender has; a Duelist leaves only what is their own."""
        mine = self.swords if seat == self.attacker else self.shields
        own = self.own_swords if seat == self.attacker else self.own_shields
        if self.duelist >= 0:
            return own
        supporters: i64 = 0
        if self.hypnotised >= 0:
            one: i64 = 1
            mine &= ~(one << self.hypnotised)
        while mine:
            mine &= mine - 1
            supporters += 1
        return own + supporters + (self.more_swords if seat == self.attacker else self.more_shields)

    def add(self, seat: i64) -> None:
        """A point for the side a seat stands on (DC-3.4)."""
        if seat == self.attacker:
            self.own_swords += 1
        elif seat == self.defender:
            self.own_shields += 1
        elif self.swords >> seat & 1:
            self.more_swords += 1
        else:
            self.more_shields += 1

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
    one: i64 = 1
    ride.duel = Duel(attacker, defender)
    ride.note(ATTACKED, attacker, defender, 0)
    ride.push(Support(ride.all_seats() & ~(one << attacker), 0, -1))


@final
class Support(Round):
    """Everybody but the attacker chooses in secret: a side, or the Priest; the defender, the Priest or nothing."""

    def __init__(self, asked: i64, swords: i64, priest: i64) -> None:
        super().__init__(asked)
        self.swords = swords
        self.priest = priest

    def copy(self) -> Support:
        return Support(self.asked, self.swords, self.priest)

    def is_at_once(self) -> bool:
        return True

    def state(self) -> list[int]:
        return [SUPPORT, self.asked, self.swords, self.priest]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        sides: list[int] = [NO] if seat == ride.duel.defender else [SWORDS, SHIELDS]
        return [*sides, USE + PRIEST] if ride.can_use(seat, PRIEST) else sides

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        sides: i64 = 1 if actor == ride.duel.defender else 2
        if ride.can_use(actor, PRIEST) and dice.randrange(sides + 1) == sides:
            return USE + PRIEST
        if sides == 1:
            return NO
        return SWORDS if dice.randrange(2) == 0 else SHIELDS

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        one: i64 = 1
        self.answered(actor)
        self.swords &= ~(one << actor)
        if move == SWORDS:
            self.swords |= one << actor
        elif move == USE + PRIEST:
            self.priest = actor

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """The last answer uncovers all of them, unless somebody else has stopped the duel as the Priest."""
        return move if self.is_last(actor) and self.priest < 0 else HIDDEN

    def close(self, ride: CoachRide) -> None:
        ride.pop()
        duel = ride.duel
        one: i64 = 1
        third = ride.all_seats() & ~(one << duel.attacker | one << duel.defender)
        if self.priest >= 0:
            self._stop(ride, third & ~(one << self.priest))
            return
        duel.swords = self.swords
        duel.shields = third & ~self.swords
        ride.note(STOOD, duel.attacker, duel.defender, duel.swords | duel.shields << 8)
        ride.push(Hypnosis())

    def _stop(self, ride: CoachRide, third: i64) -> None:
        """The Priest: no support is shown, and each remembers only the own (DC-3.8)."""
        for seat in range(ride.seats):
            if third >> seat & 1:
                ride.note(MEANT, seat, seat, 1 if self.swords >> seat & 1 else 2)
        attacker = ride.duel.attacker
        open_profession(ride, self.priest)
        if ride.held[attacker] > 1:
            ride.push(Toll(attacker, self.priest))
        ride.end_turn()

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        one: i64 = 1
        kept = self.swords & (one << observer) if observer >= 0 else 0
        priest = self.priest if self.priest == observer else -1
        asked = self.asked
        self.swords = kept
        self.priest = priest
        for seat in range(ride.seats):
            if seat != observer and seat != ride.duel.attacker and not asked >> seat & 1:
                self.apply(ride, seat, self.random_move(ride, seat, dice))

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == USE + PRIEST:
            return why_profession(ride, seat, PRIEST)
        return Message("dc-why-choose-side")


@final
class Hypnosis(Phase):
    """The attacker may void one supporter, who then uses nothing in this duel; he is asked whatever he is (DC-3.9)."""

    def copy(self) -> Hypnosis:
        return Hypnosis()

    def state(self) -> list[int]:
        return [HYPNOSIS]

    def next(self, ride: CoachRide) -> i64:
        return ride.duel.attacker

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        if not ride.can_use(seat, HYPNOTIST):
            return [NO]
        return [NO, *(HYPNOTISE + other for other in range(ride.seats) if not ride.duel.fights(other))]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        one: i64 = 1
        asked = ride.all_seats()
        if move != NO:
            open_profession(ride, actor)
            ride.duel.hypnotised = object_of(move)
            ride.note(HYPNOTISED, actor, object_of(move), 0)
            asked &= ~(one << object_of(move))
        ride.push(Powers(asked, asked))

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if ride.can_use(seat, HYPNOTIST):
            return Message("dc-why-a-supporter")
        return why_profession(ride, seat, HYPNOTIST)


@final
class Toll(Phase):
    """The Priest has stopped the duel: the attacker gives him an item of his choice."""

    def __init__(self, attacker: i64, priest: i64) -> None:
        self.attacker = attacker
        self.priest = priest

    def copy(self) -> Toll:
        return Toll(self.attacker, self.priest)

    def state(self) -> list[int]:
        return [TOLL, self.attacker, self.priest]

    def next(self, ride: CoachRide) -> i64:
        return self.attacker

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [PAY + kind for kind in kinds_in(ride.hands[seat])]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        hand = ride.hands[actor]
        return PAY + nth_kind(hand, dice.randrange(distinct(hand)))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        hand_over(ride, actor, self.priest, object_of(move), PAID)
        check_limit(ride, self.priest, 0)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.priest else PAY + UNSEEN

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return why_item(ride, seat, move, PAY)
