"""After a swap: the traded items are read and carried out, the offered one first (DC-2.6, DC-2.7, DC-5.1). Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import bits_in
from .. import actions as do
from ..hands import kinds_in
from ..kinds import CLOAK, MONOCLE, PRIVILEGE, SEXTANT, TOME, is_bag, title_of
from ..moving import change_profession, pass_on, see_items, see_profession_pile, see_society, swap_professions
from ..notes import READ
from ..position import CoachRide
from ..trade import NO_TRADE, Trade
from .base import NOBODY, Phase, Question, SecretRound
from .gifts import Drawing

FIRST_ASKED: Final = 0
FIRST_READ: Final = 1
SECOND_ASKED: Final = 2
SECOND_READ: Final = 3
SETTLED: Final = 4


@final
class Texts(Phase):
    """First one item, then the other; with smuggling each giver is asked whether it works."""

    def __init__(self, stage: i64, hushed: bool) -> None:
        self.stage = stage
        self.hushed = hushed

    def state(self) -> list[int]:
        return [self.stage]

    def next(self, ride: CoachRide) -> i64:
        if self.stage == SETTLED:
            ride.stack.pop()
            ride.trade = NO_TRADE
            return NOBODY
        if ride.smuggling and self.stage in (FIRST_ASKED, SECOND_ASKED):
            return ride.trade.first if self.stage == FIRST_ASKED else ride.trade.second
        ride.replace(Texts(self.stage + 1, self.hushed))
        if self.stage in (FIRST_READ, SECOND_READ):
            self._read(ride, ride.trade, self.stage == FIRST_READ)
        return NOBODY

    def _read(self, ride: CoachRide, trade: Trade, first: bool) -> None:
        kind = trade.given if first else trade.returned
        giver, receiver = (trade.first, trade.second) if first else (trade.second, trade.first)
        read = not self.hushed and trade.speaks(ride, kind)
        if not first:
            trade.settle(ride, read)
        elif read:
            trade.read_first(ride)
        if read:
            ride.note(READ, giver, receiver, title_of(kind) + 1)
            carry_out(ride, kind, giver, receiver)

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.SPEAK, do.HUSH]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.replace(Texts(self.stage + 1, move == do.HUSH))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """An item that is read out was not hushed; of one that is not, nobody can tell."""
        kind = ride.trade.given if self.stage == FIRST_ASKED else ride.trade.returned
        return do.SPEAK if move == do.SPEAK and ride.trade.speaks(ride, kind) else do.HIDDEN


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

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.SWAP, do.KEEP]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        if move == do.SWAP:
            swap_professions(ride, self.seat, self.other)


@final
class CloakChoice(Question):
    """The Cloak: its giver looks through the pile of professions and may take one; the old one joins the pile."""

    reason: ClassVar[str] = "dc-why-not-in-pile"

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [*(do.TAKE_UP + one for one in bits_in(ride.profession_pile)), do.KEEP]

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

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.LEFT, do.RIGHT]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        way = 1 if move == do.LEFT else ride.seats - 1
        ride.stack.append(SextantRound(way, ride.all_seats(), vec[i64]([-1] * ride.seats)))


@final
class SextantRound(SecretRound):
    """The Sextant: everybody chooses an item in secret, then all pass them on at once, without texts."""

    def __init__(self, way: i64, asked: i64, chosen: vec[i64]) -> None:
        super().__init__(asked)
        self.way = way
        """How many seats further an item goes: one is to the left."""
        self.chosen = chosen

    def state(self) -> list[int]:
        return [*super().state(), self.way, *self.chosen]

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [do.HAND_ON + kind for kind in kinds_in(ride.hands[seat])]

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
