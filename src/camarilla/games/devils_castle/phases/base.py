"""What every phase is: a question to somebody, on a stack of questions. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ....core.bits import lowest
from ....core.message import Message
from ....core.position import CHANCE, Dice
from .. import actions as do
from ..hands import count_of, kinds_in
from ..kinds import ALCHEMIST, CLAIRVOYANT, DIPLOMAT, HYPNOTIST, KIND_COUNT, LODGE_RING, PROFESSION_COUNT
from ..names import ITEM_NAMES, PROFESSION_NAMES

if TYPE_CHECKING:
    from ..position import CoachRide

NOBODY: Final = -9
"""What ``Phase.next`` answers when it asked nobody but changed the stack."""


_NUMBERED: Final = (
    *("Setup", "Drawing", "Overflow", "TomeChoice", "CloakChoice", "SextantWay", "SextantRound", "Texts", "Answer"),
    *("Demand", "Returning", "Support", "Hypnosis", "Toll", "Powers", "DoctorRound", "Reward", "Taking", "GivingBack"),
    *("Turn", "Spying", "Ordering"),
)
"""All phases, as a state tells them apart: by their place in this row, from 1 on."""


class Phase:
    """A decision that is owed. The topmost one on the stack is asked.

    Phases never change: one that goes on differently is replaced on the stack. So positions can share them.
    """

    reason: ClassVar[str] = "core-why-not-legal"
    """Why a seat that is asked may not answer so, though it has what that takes (``refusal``)."""

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
        return lack(ride, seat, move) or self.refusal(ride, seat, move)

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        """Why a seat may not answer so, whose hand and profession would allow it."""
        return Message(self.reason)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """What somebody other than the actor sees of a move and of all that follows at once (``Position.label``)."""
        return move

    def state(self) -> list[int]:
        """What the phase remembers."""
        return []

    def number(self) -> int:
        """Which phase this is, in a state."""
        return _NUMBERED.index(type(self).__name__) + 1

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> Phase:
        """The phase in an imagined world: what the observer cannot know of it is chosen again."""
        return self

    def remind(self, ride: CoachRide, observer: i64) -> None:
        """In an imagined world: whoever looks at something for this phase sees it, the observer excepted."""
        return


class Question(Phase):
    """A question to one seat, perhaps about another one and an item. It is settled with the answer."""

    def __init__(self, seat: i64, other: i64 = -1, item: i64 = -1) -> None:
        self.seat = seat
        self.other = other
        self.item = item

    def state(self) -> list[int]:
        return [self.seat, self.other, self.item]

    def next(self, ride: CoachRide) -> i64:
        return self.seat

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.stack.pop()
        self.answer(ride, actor, move)

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        """What follows from the answer."""
        raise NotImplementedError


class ItemByChance(Question):
    """Chance says which item of ``other``, a seat or the pile, the seat gets."""

    reason: ClassVar[str] = "dc-why-not-there"

    def next(self, ride: CoachRide) -> i64:
        return CHANCE

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        return item_chances(ride, self.other)

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return do.DEAL_ITEM + ride.random_item(self.other, dice)


class Round(Phase):
    """A question to several seats at once; it closes when none of them is still asked."""

    def __init__(self, asked: i64) -> None:
        self.asked = asked
        """The seats that still owe an answer."""

    def state(self) -> list[int]:
        return [self.asked]

    def waiting(self, ride: CoachRide) -> list[int]:
        return [seat for seat in range(ride.seats) if self.asked >> seat & 1]

    def next(self, ride: CoachRide) -> i64:
        if self.asked:
            return lowest(self.asked)
        ride.stack.pop()
        self.close(ride)
        return NOBODY

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.replace(self.after(ride, actor, move))

    def after(self, ride: CoachRide, actor: i64, move: i64) -> Round:
        """The round with one more answer."""
        raise NotImplementedError

    def close(self, ride: CoachRide) -> None:
        """All have answered."""
        raise NotImplementedError

    def is_last(self, seat: i64) -> bool:
        """Whether a seat is the only one that still owes an answer."""
        return self.asked == 1 << seat


class SecretRound(Round):
    """A round in which nobody sees the others' answers before all are in."""

    def __init__(self, asked: i64, user: i64 = -1) -> None:
        self.asked = asked
        self.user = user
        """Who has answered with their profession, as the Priest or the Doctor."""

    def state(self) -> list[int]:
        return [self.asked, self.user]

    def user_after(self, actor: i64, move: i64) -> i64:
        if do.verb_of(move) == do.USE:
            return actor
        return self.user if self.user != actor else -1  # the answer may be redrawn

    def asks(self, ride: CoachRide, seat: i64) -> bool:
        """Whether a seat takes part."""
        return True

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> Phase:
        redrawn: Round = self
        for seat in range(ride.seats):
            if seat != observer and self.asks(ride, seat) and not self.asked >> seat & 1:
                redrawn = redrawn.after(ride, seat, self.random_move(ride, seat, dice))
        return redrawn


def item_chances(ride: CoachRide, place: i64) -> list[tuple[int, int]]:
    """The kinds of item in a place, each with how many there are."""
    hand = ride.hands[place]
    return [(do.DEAL_ITEM + kind, int(count_of(hand, kind))) for kind in kinds_in(hand)]


_TAKES_PROFESSION: Final = {do.DECIDE: ALCHEMIST, do.HYPNOTISE: HYPNOTIST, do.ASK_FOR: DIPLOMAT, do.LOOK: CLAIRVOYANT}
_TAKES_ITEM: Final = (do.ACCEPT, do.RETURN, do.HAND_ON, do.SHOW, do.BACK, do.PAY)


def lack(ride: CoachRide, seat: i64, move: i64) -> Message | None:
    """The profession or the item that a move takes, if the seat lacks it."""
    verb, what = do.verb_of(move), int(do.object_of(move))
    profession = what if verb == do.USE else _TAKES_PROFESSION.get(verb, PROFESSION_COUNT)
    if profession < PROFESSION_COUNT and not ride.can_use(seat, profession):
        used = ride.professions[seat] == profession
        why = "dc-why-profession-used" if used else "dc-why-not-your-profession"
        return Message(why, {"profession": PROFESSION_NAMES[profession]})
    kind = int(do.item_in(move)) if verb in (do.GIFT, do.OFFER) else what if verb in _TAKES_ITEM else KIND_COUNT
    kind = LODGE_RING if verb == do.RING else kind
    if kind < KIND_COUNT and count_of(ride.hands[seat], kind) == 0:
        return Message("dc-why-no-item", {"item": ITEM_NAMES[kind]})
    return None
