"""What every phase is: a question to somebody, on a stack of questions. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..actions import GIFT, item_in, object_of, verb_of
from ..names import item_name, profession_name
from ..tables import KIND_COUNT, PROFESSION_COUNT, count_of, lowest

if TYPE_CHECKING:
    from ..position import CoachRide

NOBODY: Final = -9
"""What ``Phase.next`` answers when it asked nobody but changed the stack."""


class Phase:
    """A decision that is owed. The topmost one on the stack is asked."""

    def next(self, ride: CoachRide) -> i64:
        """Who is asked now; or go on without asking (push, pop) and answer NOBODY."""
        raise NotImplementedError

    def waiting(self, ride: CoachRide) -> list[int]:
        return [ride.actor]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return []

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        return []

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        moves = self.moves(ride, actor)
        return moves[dice.randrange(len(moves))]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        raise NotImplementedError

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        """Why a seat that is asked may not answer so."""
        return Message("core-why-not-legal")

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """What somebody other than the actor sees of a move, together with all that is told of it in the same step
        (``Position.label``)."""
        return move

    def is_at_once(self) -> bool:
        """Whether several answer without knowing each other's answers."""
        return False

    def copy(self) -> Phase:
        raise NotImplementedError

    def state(self) -> list[int]:
        """What the phase remembers, its own number first."""
        raise NotImplementedError

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        """In an imagined world: choose anew what the observer cannot know of this phase."""
        return

    def remind(self, ride: CoachRide, observer: i64) -> None:
        """In an imagined world: who is looking at something for this phase sees it, the observer excepted."""
        return


class Round(Phase):
    """A question to several seats at once; it closes when none of them is still asked."""

    def __init__(self, asked: i64) -> None:
        self.asked = asked
        """The seats that still owe an answer."""

    def waiting(self, ride: CoachRide) -> list[int]:
        one: i64 = 1
        return [seat for seat in range(ride.seats) if self.asked & (one << seat)]

    def next(self, ride: CoachRide) -> i64:
        if self.asked:
            return lowest(self.asked)
        self.close(ride)
        return NOBODY

    def close(self, ride: CoachRide) -> None:
        """All have answered."""
        raise NotImplementedError

    def answered(self, seat: i64) -> None:
        one: i64 = 1
        self.asked &= ~(one << seat)

    def is_last(self, seat: i64) -> bool:
        """Whether a seat is the only one that still owes an answer."""
        one: i64 = 1
        return self.asked == one << seat


def why_item(ride: CoachRide, seat: i64, move: i64, verb: i64) -> Message:
    """Why an item cannot be chosen, where a move with this verb chooses one of the own items."""
    if verb_of(move) == verb:
        kind = item_in(move) if verb == GIFT else object_of(move)
        if kind < KIND_COUNT and count_of(ride.hands[seat], kind) == 0:
            return Message("dc-why-no-item", {"item": item_name(kind)})
    return Message("core-why-not-legal")


def why_profession(ride: CoachRide, seat: i64, profession: i64) -> Message:
    """Why a profession cannot be used."""
    if not 0 <= profession < PROFESSION_COUNT:
        return Message("core-why-not-legal")
    if ride.professions[seat] != profession:
        return Message("dc-why-not-your-profession", {"profession": profession_name(profession)})
    return Message("dc-why-profession-used", {"profession": profession_name(profession)})
