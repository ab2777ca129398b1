"""The items that do something when they are traded away: what each does, and what it asks. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from ..moving import change_profession, pass_on, see_items, see_profession_pile, see_society, swap_professions
from ..tables import CLOAK, MONOCLE, PILE, PRIVILEGE, SEXTANT, TOME, is_bag, kinds_in, places_in
from .base import Question, SecretRound, random_kind, why_item
from .gifts import Drawing

if TYPE_CHECKING:
    from ..position import CoachRide


def has_text(ride: CoachRide, kind: i64) -> bool:
    """Whether an item is read out when it is traded away; a bag only while there is a pile."""
    return ride.held[PILE] > 0 if is_bag(kind) else TOME <= kind <= SEXTANT


def carry_out(ride: CoachRide, kind: i64, giver: i64, partner: i64) -> None:
    """The text of an item that was read out works for the one who gave it away (DC-2.6)."""
    if is_bag(kind):
        ride.stack.append(Drawing(giver))
    elif kind == TOME:
        ride.stack.append(TomeChoice(giver, partner))
    elif kind == CLOAK:
        ride.stack.append(CloakChoice(giver))
        see_profession_pile(ride, giver)
    elif kind == PRIVILEGE:
        see_items(ride, giver, partner)
    elif kind == MONOCLE:
        see_society(ride, giver, partner)
    elif kind == SEXTANT:
        ride.stack.append(SextantWay(giver))


@final
class TomeChoice(Question):
    """The Tome: its giver may swap professions with the partner; both are face down again."""

    number: ClassVar[int] = 4

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.SWAP, do.KEEP]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        if move == do.SWAP:
            swap_professions(ride, self.seat, self.other)


@final
class CloakChoice(Question):
    """The Cloak: its giver looks through the pile of professions and may take one; the old one joins the pile."""

    number: ClassVar[int] = 5
    reason: ClassVar[str] = "dc-why-not-in-pile"

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [*(do.TAKE_UP + one for one in places_in(ride.profession_pile)), do.KEEP]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        if move != do.KEEP:
            change_profession(ride, actor, do.object_of(move))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return do.KEEP if move == do.KEEP else do.TAKE_UP + do.UNSEEN

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.seat:
            see_profession_pile(ride, self.seat)


@final
class SextantWay(Question):
    """The Sextant: its giver says which way all pass an item."""

    number: ClassVar[int] = 6

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.LEFT, do.RIGHT]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        way = 1 if move == do.LEFT else ride.seats - 1
        ride.stack.append(SextantRound(way, ride.all_seats(), vec[i64]([-1] * ride.seats)))


@final
class SextantRound(SecretRound):
    """The Sextant: everybody chooses an item in secret, then all pass them on at once, without texts."""

    number: ClassVar[int] = 7

    def __init__(self, way: i64, asked: i64, chosen: vec[i64]) -> None:
        super().__init__(asked)
        self.way = way
        """How many seats further an item goes: one is to the left."""
        self.chosen = chosen

    def state(self) -> list[int]:
        return [self.number, self.way, self.asked, *self.chosen]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.HAND_ON + kind for kind in kinds_in(ride.hands[seat])]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return do.HAND_ON + random_kind(ride.hands[actor], dice)

    def after(self, ride: CoachRide, actor: i64, move: i64) -> SextantRound:
        chosen = self.chosen[:]
        chosen[actor] = do.object_of(move)
        return SextantRound(self.way, self.asked & ~(1 << actor), chosen)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """With the last choice all items go round: whoever gets this one sees it."""
        taker = (actor + self.way) % ride.seats
        trade = ride.trade
        if self.is_last(actor) and (
            observer == taker or trade.will_show(ride, actor, observer) or trade.will_show(ride, taker, observer)
        ):
            return move
        return do.HAND_ON + do.UNSEEN

    def close(self, ride: CoachRide) -> None:
        pass_on(ride, self.chosen, self.way)

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return why_item(ride, seat, move, do.HAND_ON)
