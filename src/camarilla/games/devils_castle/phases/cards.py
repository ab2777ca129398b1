"""The items that do something when they are traded away: what each does, and what it asks. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..actions import HAND_ON, KEEP, LEFT, RIGHT, SWAP, TAKE_UP, UNSEEN, object_of
from ..moving import change_profession, pass_on, see_items, see_profession_pile, see_society, swap_professions
from ..tables import (
    BAG_GOBLET,
    BAG_KEY,
    CLOAK,
    MONOCLE,
    PILE,
    PRIVILEGE,
    SEXTANT,
    TOME,
    distinct,
    kinds_in,
    nth_kind,
    places_in,
)
from .base import Phase, Round, why_item
from .gifts import Drawing

if TYPE_CHECKING:
    from ..position import CoachRide

TOME_CHOICE: Final = 4
CLOAK_CHOICE: Final = 5
SEXTANT_WAY: Final = 6
SEXTANT_ROUND: Final = 7


def has_text(ride: CoachRide, kind: i64) -> bool:
    """Whether an item is read out when it is traded away; a bag only while there is a pile."""
    if kind in (BAG_KEY, BAG_GOBLET):
        return ride.held[PILE] > 0
    return TOME <= kind <= SEXTANT


def carry_out(ride: CoachRide, kind: i64, giver: i64, partner: i64) -> None:
    """The text of an item that was read out works for the one who gave it away (DC-2.6)."""
    if kind in (BAG_KEY, BAG_GOBLET):
        ride.push(Drawing(giver))
    elif kind == TOME:
        ride.push(TomeChoice(giver, partner))
    elif kind == CLOAK:
        ride.push(CloakChoice(giver))
        see_profession_pile(ride, giver)
    elif kind == PRIVILEGE:
        see_items(ride, giver, partner)
    elif kind == MONOCLE:
        see_society(ride, giver, partner)
    elif kind == SEXTANT:
        ride.push(SextantWay(giver))


@final
class TomeChoice(Phase):
    """The Tome: its giver may swap professions with the partner; both are face down again."""

    def __init__(self, giver: i64, partner: i64) -> None:
        self.giver = giver
        self.partner = partner

    def copy(self) -> TomeChoice:
        return TomeChoice(self.giver, self.partner)

    def state(self) -> list[int]:
        return [TOME_CHOICE, self.giver, self.partner]

    def next(self, ride: CoachRide) -> i64:
        return self.giver

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [SWAP, KEEP]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return SWAP if dice.randrange(2) == 0 else KEEP

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        if move == SWAP:
            swap_professions(ride, self.giver, self.partner)


@final
class CloakChoice(Phase):
    """The Cloak: its giver looks through the pile of professions and may take one; the old one joins the pile."""

    def __init__(self, giver: i64) -> None:
        self.giver = giver

    def copy(self) -> CloakChoice:
        return CloakChoice(self.giver)

    def state(self) -> list[int]:
        return [CLOAK_CHOICE, self.giver]

    def next(self, ride: CoachRide) -> i64:
        return self.giver

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [*(TAKE_UP + one for one in places_in(ride.profession_pile)), KEEP]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        if move != KEEP:
            change_profession(ride, actor, object_of(move))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return KEEP if move == KEEP else TAKE_UP + UNSEEN

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.giver:
            see_profession_pile(ride, self.giver)

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-not-in-pile")


@final
class SextantWay(Phase):
    """The Sextant: its giver says which way all pass an item."""

    def __init__(self, giver: i64) -> None:
        self.giver = giver

    def copy(self) -> SextantWay:
        return SextantWay(self.giver)

    def state(self) -> list[int]:
        return [SEXTANT_WAY, self.giver]

    def next(self, ride: CoachRide) -> i64:
        return self.giver

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [LEFT, RIGHT]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return LEFT if dice.randrange(2) == 0 else RIGHT

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        way = 1 if move == LEFT else ride.seats - 1
        ride.push(SextantRound(way, ride.all_seats(), vec[i64]([-1] * ride.seats)))


@final
class SextantRound(Round):
    """The Sextant: everybody chooses an item in secret, then all pass them on at once, without texts."""

    def __init__(self, way: i64, asked: i64, chosen: vec[i64]) -> None:
        super().__init__(asked)
        self.way = way
        """How many seats further an item goes: one is to the left."""
        self.chosen = chosen

    def copy(self) -> SextantRound:
        return SextantRound(self.way, self.asked, self.chosen[:])

    def is_at_once(self) -> bool:
        return True

    def state(self) -> list[int]:
        return [SEXTANT_ROUND, self.way, self.asked, *self.chosen]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [HAND_ON + kind for kind in kinds_in(ride.hands[seat])]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        hand = ride.hands[actor]
        return HAND_ON + nth_kind(hand, dice.randrange(distinct(hand)))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        self.chosen[actor] = object_of(move)
        self.answered(actor)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """With the last choice all items go round: whoever gets this one sees it."""
        taker = (actor + self.way) % ride.seats
        trade = ride.trade
        if self.is_last(actor) and (
            observer == taker or trade.will_show(ride, actor, observer) or trade.will_show(ride, taker, observer)
        ):
            return move
        return HAND_ON + UNSEEN

    def close(self, ride: CoachRide) -> None:
        ride.pop()
        pass_on(ride, self.chosen, self.way)

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        for seat in range(ride.seats):
            if seat != observer and self.chosen[seat] >= 0:
                self.chosen[seat] = object_of(self.random_move(ride, seat, dice))

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return why_item(ride, seat, move, HAND_ON)
