"""Before the first turn: societies, professions and items are dealt, and somebody is first. Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import bits_in, nth_bit, ones
from ....core.position import CHANCE, Dice
from .. import actions as do
from ..cards import ASIDE, PILE, PLACES, PROFESSION_CARDS
from ..hands import items_in
from ..kinds import BROTHERHOOD, ORDER, PROFESSION_COUNT
from ..moving import deal_profession, transfer
from ..notebook import blank
from ..position import CoachRide
from ..tables import Tables
from .base import NOBODY, Phase, item_chances
from .turn import Turn

SOCIETIES: Final = 0
PROFESSIONS: Final = 1
EXTRAS: Final = 2
ITEMS: Final = 3
FIRST_PLAYER: Final = 4


@final
class Setup(Phase):
    """Chance deals, one card after another (DC-1.2 to DC-1.6, DC-1.13)."""

    reason: ClassVar[str] = "dc-why-not-there"

    def __init__(self, stage: i64, dealt: i64) -> None:
        self.stage = stage
        self.dealt = dealt
        """How many cards of this stage have been dealt."""

    def state(self) -> list[int]:
        return [self.stage, self.dealt]

    def next(self, ride: CoachRide) -> i64:
        if self.dealt < self._wanted(ride):
            return CHANCE
        ride.replace(Turn() if self.stage == FIRST_PLAYER else Setup(self.stage + 1, 0))
        return NOBODY

    def _wanted(self, ride: CoachRide) -> i64:
        if self.stage == EXTRAS:
            return self.dealt + ride.tables.dealt_out(ride.seats) - ride.held[ASIDE]
        if self.stage == ITEMS:
            return ride.tables.dealt_out(ride.seats)
        if self.stage == FIRST_PLAYER:
            return 0 if ride.turn_seat >= 0 else 1
        return ride.seats

    def receiver(self, ride: CoachRide) -> i64:
        return self.dealt % ride.seats

    def _left(self, ride: CoachRide, society: i64) -> i64:
        """How many cards of a society have not been dealt."""
        members = ones(ride.order)
        return ride.tables.society_cards[ride.seats] - (members if society == ORDER else self.dealt - members)

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        if self.stage == SOCIETIES:
            both = [(do.DEAL_SOCIETY + one, int(self._left(ride, one))) for one in (ORDER, BROTHERHOOD)]
            return [(move, weight) for move, weight in both if weight > 0]
        if self.stage == PROFESSIONS:
            return [(do.DEAL_PROFESSION + one, 1) for one in bits_in(ride.profession_pile)]
        if self.stage == FIRST_PLAYER:
            return [(do.FIRST + seat, 1) for seat in range(ride.seats)]
        return item_chances(ride, PILE if self.stage == EXTRAS else ASIDE)

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        if self.stage == SOCIETIES:
            order = self._left(ride, ORDER)
            is_order = dice.randrange(order + self._left(ride, BROTHERHOOD)) < order
            return do.DEAL_SOCIETY + (ORDER if is_order else BROTHERHOOD)
        if self.stage == PROFESSIONS:
            return do.DEAL_PROFESSION + nth_bit(ride.profession_pile, dice.randrange(ones(ride.profession_pile)))
        if self.stage == FIRST_PLAYER:
            return do.FIRST + dice.randrange(ride.seats)
        return do.DEAL_ITEM + ride.random_item(PILE if self.stage == EXTRAS else ASIDE, dice)

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        card = do.object_of(move)
        seat = self.receiver(ride)
        if self.stage == SOCIETIES:
            if card == ORDER:
                ride.order |= 1 << seat
            ride.notebook.societies[seat] |= 1 << seat
        elif self.stage == PROFESSIONS:
            deal_profession(ride, seat, card)
        elif self.stage == EXTRAS:
            transfer(ride, PILE, ASIDE, card, 0)
        elif self.stage == ITEMS:
            transfer(ride, ASIDE, seat, card, 1 << seat)
        else:
            ride.turn_seat = card
        ride.replace(Setup(self.stage, self.dealt + 1))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """A card is seen by whoever gets it; what is laid aside, by nobody."""
        if self.stage == FIRST_PLAYER or (self.stage != EXTRAS and observer == self.receiver(ride)):
            return move
        return do.HIDDEN


def first_position(tables: Tables, seats: i64, smuggling: bool, divination: bool, cap: i64, first: i64) -> CoachRide:
    """Before the deal: the sealed items laid aside, everything else in the piles; ``first`` below 0: chance decides."""
    ride = CoachRide(tables, seats, blank(seats, tables.item_cards | PROFESSION_CARDS))
    ride.hands, ride.held = vec[i64]([0] * PLACES), vec[i64]([0] * PLACES)
    ride.professions, ride.tokens = vec[i64]([-1] * seats), vec[i64]([0] * seats)
    ride.profession_counts = vec[i64]([0] * PLACES)
    ride.smuggling, ride.divination, ride.cap = smuggling, divination, cap
    ride.hands[PILE], ride.held[PILE] = tables.all_items, tables.item_total
    for kind in items_in(tables.laid_aside(seats)):
        ride.shift(PILE, ASIDE, kind)
        for observer in range(seats + 1):
            ride.notebook.follow(observer, kind, PILE, ASIDE)
    ride.profession_counts[PILE] = PROFESSION_COUNT
    ride.turn_seat = first
    ride.stack.append(Setup(0, 0))
    ride.settle()
    return ride
