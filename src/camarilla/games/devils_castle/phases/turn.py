"""A turn: spy, offer, duel or declare; before that, Diplomat and Clairvoyant (section 2, DC-7.4). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import CHANCE, Dice
from ..actions import (
    ASK_FOR,
    DEAL_ITEM,
    DECLARE,
    DIVINE,
    DUEL,
    HIDDEN,
    LOOK,
    OFFER,
    RING,
    SPY,
    TOP,
    UNSEEN,
    UNSEEN_ORDER,
    item_in,
    item_to,
    object_of,
    seat_in,
    verb_of,
)
from ..moving import open_profession, see_pile
from ..names import item_name
from ..notes import DEMANDED, OFFERED, ORDERED, SAW_PILE, SPIED
from ..tables import (
    A_BAG,
    BAG_CARDS,
    BAG_GOBLET,
    BAG_KEY,
    CLAIRVOYANT,
    DIPLOMAT,
    KIND_COUNT,
    PILE,
    count_of,
    distinct,
    kinds_in,
    nth_item,
    nth_kind,
    single,
)
from .base import Phase, why_profession
from .declaration import (
    declare,
    declare_alone,
    divine,
    may_declare,
    may_divine,
    may_ring,
    why_not_declare,
    why_not_ring,
)
from .duel import no_duel, start_duel
from .trade import Answer, Demand

if TYPE_CHECKING:
    from ..position import CoachRide

TURN: Final = 20
SPYING: Final = 21
ORDERING: Final = 22

TITLES: Final = KIND_COUNT - 1


def can_ask_for_a_bag(ride: CoachRide, seat: i64) -> bool:
    """Who holds nothing but bags has nothing to return for one."""
    return ride.hands[seat] & ~(single(BAG_KEY) | single(BAG_GOBLET)) != 0


@final
class Turn(Phase):
    """The bottom of the stack: the player whose turn it is."""

    def copy(self) -> Turn:
        return Turn()

    def state(self) -> list[int]:
        return [TURN]

    def next(self, ride: CoachRide) -> i64:
        if ride.turn_done:
            ride.duel = no_duel()
            ride.pass_turn()
        return ride.turn_seat

    # What may be done

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        others = [other for other in range(ride.seats) if other != seat]
        hand = ride.hands[seat]
        moves: list[int] = [SPY + other for other in others]
        moves += [item_to(OFFER, kind, other) for kind in kinds_in(hand) for other in others]
        moves += [DUEL + other for other in others]
        if ride.can_use(seat, CLAIRVOYANT) and ride.held[PILE] > 0:
            moves.append(LOOK)
        if ride.can_use(seat, DIPLOMAT):
            moves += self._demands(ride, seat, others)
        if may_ring(ride, seat):
            moves.append(RING)
        if may_declare(ride, seat):
            moves += [DECLARE + named for named in self._sets(ride, seat)]
        if may_divine(ride, seat):
            moves += [DIVINE + named for named in self._sets(ride, seat) if named]
        return moves

    def _demands(self, ride: CoachRide, seat: i64, others: list[int]) -> list[int]:
        titles: list[int] = [kind for kind in range(KIND_COUNT) if kind != BAG_GOBLET]
        if not can_ask_for_a_bag(ride, seat):
            titles.remove(A_BAG)
        return [item_to(ASK_FOR, title, other) for other in others for title in titles]

    def _sets(self, ride: CoachRide, seat: i64) -> list[int]:
        """Every set of the others, as masks."""
        return [named for named in range(1 << int(ride.seats)) if not named >> int(seat) & 1]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        others = ride.seats - 1
        hand = ride.hands[actor]
        offers = others * distinct(hand)
        looks: i64 = 1 if ride.can_use(actor, CLAIRVOYANT) and ride.held[PILE] > 0 else 0
        asks: i64 = 0
        if ride.can_use(actor, DIPLOMAT):
            asks = others * (TITLES if can_ask_for_a_bag(ride, actor) else TITLES - 1)
        rings: i64 = 1 if may_ring(ride, actor) else 0
        one: i64 = 1
        sets = one << others
        declarations = sets if may_declare(ride, actor) else 0
        visions = sets - 1 if may_divine(ride, actor) else 0
        pick: i64 = dice.randrange(2 * others + offers + looks + asks + rings + declarations + visions)
        if pick < 2 * others:
            return (SPY if pick < others else DUEL) + self._other(actor, pick % others)
        pick -= 2 * others
        if pick < offers:
            return item_to(OFFER, nth_kind(hand, pick // others), self._other(actor, pick % others))
        pick -= offers
        if pick < declarations:
            return DECLARE + self._named(actor, pick)
        pick -= declarations
        if pick < visions:
            return DIVINE + self._named(actor, pick + 1)
        pick -= visions
        if pick < asks:
            title = pick // others
            skipped: i64 = BAG_GOBLET if can_ask_for_a_bag(ride, actor) else A_BAG
            if title >= skipped:
                title += 1 if skipped == BAG_GOBLET else 2
            return item_to(ASK_FOR, title, self._other(actor, pick % others))
        pick -= asks
        return LOOK if pick < looks else RING

    def _other(self, seat: i64, number: i64) -> i64:
        return number if number < seat else number + 1

    def _named(self, seat: i64, number: i64) -> i64:
        """A set of the others: a bit is put in for the own seat."""
        one: i64 = 1
        low = number & ((one << seat) - 1)
        return (number - low) << 1 | low

    # What follows

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == ASK_FOR:
            self._demand(ride, actor, seat_in(move), item_in(move))
            return
        if verb == LOOK:
            self._look(ride, actor)
            return
        ride.turn_done = True
        if verb == SPY:
            ride.push(Spying(actor, object_of(move)))
        elif verb == OFFER:
            self._offer(ride, actor, seat_in(move), item_in(move))
        elif verb == DUEL:
            start_duel(ride, actor, object_of(move))
        elif verb == DECLARE:
            declare(ride, actor, object_of(move))
        elif verb == DIVINE:
            divine(ride, actor, object_of(move))
        else:
            declare_alone(ride, actor)

    def _offer(self, ride: CoachRide, seat: i64, receiver: i64, item: i64) -> None:
        ride.note(OFFERED, seat, receiver, item + 1)
        ride.notebook.see(receiver, item, seat, 1)
        one: i64 = 1
        ride.conclude(one << receiver)
        ride.push(Answer(seat, receiver, item))

    def _demand(self, ride: CoachRide, seat: i64, asked: i64, title: i64) -> None:
        open_profession(ride, seat)
        ride.note(DEMANDED, seat, asked, title + 1)
        if title == A_BAG and ride.held[seat] == 1:  # else he could not have asked
            ride.notebook.rule_out(BAG_CARDS, seat)
            ride.conclude(-1)
        ride.push(Demand(seat, asked, title))

    def _look(self, ride: CoachRide, seat: i64) -> None:
        open_profession(ride, seat)
        ride.note(SAW_PILE, seat, seat, ride.hands[PILE])
        see_pile(ride, seat)
        ride.top, ride.second, ride.seer = -1, -1, -1
        if ride.held[PILE] > 1:
            ride.push(Ordering(seat))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        if verb_of(move) == OFFER and observer != seat_in(move):
            return item_to(OFFER, UNSEEN, seat_in(move))
        return move

    # Why not

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        verb = verb_of(move)
        other = seat_in(move) if verb in (OFFER, ASK_FOR) else object_of(move)
        if verb == OFFER and item_in(move) < KIND_COUNT and count_of(ride.hands[seat], item_in(move)) == 0:
            return Message("dc-why-no-item", {"item": item_name(item_in(move))})
        if verb in (SPY, DUEL, OFFER):
            return Message("dc-why-another-seat")
        if verb in (ASK_FOR, LOOK):
            return self._why_not_profession(ride, seat, verb, other)
        if verb == RING:
            return why_not_ring(ride, seat)
        if verb == DECLARE and not may_declare(ride, seat):
            return why_not_declare(ride, seat)
        if verb == DIVINE and not ride.divination:
            return Message("dc-why-no-divination")
        if verb == DIVINE and not may_divine(ride, seat):
            return Message("dc-why-pearl")
        if verb in (DECLARE, DIVINE):
            return Message("dc-why-name-others" if object_of(move) else "dc-why-name-somebody")
        return Message("core-why-not-legal")

    def _why_not_profession(self, ride: CoachRide, seat: i64, verb: i64, other: i64) -> Message:
        profession = CLAIRVOYANT if verb == LOOK else DIPLOMAT
        if not ride.can_use(seat, profession):
            return why_profession(ride, seat, profession)
        if verb == LOOK:
            return Message("dc-why-pile-empty")
        if other == seat or other >= ride.seats:
            return Message("dc-why-another-seat")
        return Message("dc-why-only-bags")


@final
class Spying(Phase):
    """Chance says which item the spy sees (DC-2.1)."""

    def __init__(self, spy: i64, owner: i64) -> None:
        self.spy = spy
        self.owner = owner

    def copy(self) -> Spying:
        return Spying(self.spy, self.owner)

    def state(self) -> list[int]:
        return [SPYING, self.spy, self.owner]

    def next(self, ride: CoachRide) -> i64:
        return CHANCE

    def chances(self, ride: CoachRide) -> list[tuple[int, int]]:
        hand = ride.hands[self.owner]
        return [(DEAL_ITEM + kind, int(count_of(hand, kind))) for kind in kinds_in(hand)]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        return DEAL_ITEM + nth_item(ride.hands[self.owner], dice.randrange(ride.held[self.owner]))

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        one: i64 = 1
        ride.notebook.see(self.spy, object_of(move), self.owner, 1)
        ride.conclude(one << self.spy)
        ride.note(SPIED, self.spy, self.owner, object_of(move) + 1)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.spy or observer == self.owner else HIDDEN

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-not-there")


@final
class Ordering(Phase):
    """The Clairvoyant has looked through the pile and puts two items on top, the first one uppermost."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def copy(self) -> Ordering:
        return Ordering(self.seat)

    def state(self) -> list[int]:
        return [ORDERING, self.seat]

    def next(self, ride: CoachRide) -> i64:
        return self.seat

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        pile = ride.hands[PILE]
        kinds = kinds_in(pile)
        return [TOP + a * KIND_COUNT + b for a in kinds for b in kinds if a != b or count_of(pile, a) > 1]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        ride.top, ride.second = object_of(move) // KIND_COUNT, object_of(move) % KIND_COUNT
        ride.seer = actor
        ride.note(ORDERED, actor, actor, (ride.top + 1) | (ride.second + 1) << 5)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return TOP + UNSEEN_ORDER

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.seat:
            ride.notebook.see_all(self.seat, PILE, ride.hands[PILE])

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-not-in-pile")
