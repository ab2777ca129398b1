"""Offers and their answers, and the Diplomat's demand. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..actions import ACCEPT, LACK, REFUSE, RETURN, UNSEEN, YIELD, heard, object_of, verb_of
from ..moving import see_items
from ..names import item_name, title_name
from ..notes import GOT_TOKEN, LACKED, NONE, REFUSED, TRADED
from ..tables import (
    A_BAG,
    BAG_CARDS,
    BAG_GOBLET,
    BAG_KEY,
    MIRROR,
    MIRROR_CARD,
    MONOCLE,
    PEARL,
    PEARL_CARD,
    PRIVILEGE,
    cards_of,
    count_of,
    is_bag,
    kinds_in,
    nth_item,
)
from .base import Phase, why_item
from .cards import has_text
from .texts import FIRST_ASKED, Texts, Trade

if TYPE_CHECKING:
    from ..position import CoachRide

ANSWER: Final = 9
DEMAND: Final = 10
RETURNING: Final = 11


def in_return(ride: CoachRide, seat: i64, wanted: i64) -> list[int]:
    """What a seat may give for an item: anything, but never a bag for a bag (DC-2.5)."""
    kinds = kinds_in(ride.hands[seat])
    if is_bag(wanted):
        return [kind for kind in kinds if kind != BAG_KEY and kind != BAG_GOBLET]
    return kinds


def start_trade(ride: CoachRide, first: i64, second: i64, x: i64, y: i64) -> Trade:
    """The items change hands; their texts are next."""
    ride.note(TRADED, first, second, (x + 1) | (y + 1) << 5)
    ride.trade = Trade(first, second, x, y)
    ride.trade.begin(ride)
    ride.push(Texts(FIRST_ASKED, False))
    return ride.trade


def outsiders_label(ride: CoachRide, verb: i64, x: i64, y: i64) -> i64:
    """What outsiders see of an answer that gives ``y`` for ``x``: the items that are read out at once.

    The first one holds up the second if somebody has to choose or draw for it.
    """
    if ride.smuggling or x == MIRROR or y == MIRROR:
        return verb + UNSEEN
    first_read = has_text(ride, x)
    held_up = first_read and x != PRIVILEGE and x != MONOCLE
    second_read = has_text(ride, y) and not held_up
    if second_read and not is_bag(y):
        return verb + y
    title: i64 = A_BAG if is_bag(x) else x
    return verb + heard(title if first_read else -1, second_read)


@final
class Answer(Phase):
    """An item lies face down before a seat, which has looked at it: accept or refuse (DC-2.2 to DC-2.5)."""

    def __init__(self, offerer: i64, receiver: i64, item: i64) -> None:
        self.offerer = offerer
        self.receiver = receiver
        self.item = item

    def copy(self) -> Answer:
        return Answer(self.offerer, self.receiver, self.item)

    def state(self) -> list[int]:
        return [ANSWER, self.offerer, self.receiver, self.item]

    def next(self, ride: CoachRide) -> i64:
        return self.receiver

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        accepted: list[int] = [ACCEPT + kind for kind in in_return(ride, seat, self.item)]
        if self.item == MIRROR or self.item == PEARL:
            return accepted
        return [*accepted, REFUSE]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        if move == REFUSE:
            self._refused(ride)
        else:
            start_trade(ride, self.offerer, self.receiver, self.item, object_of(move))

    def _refused(self, ride: CoachRide) -> None:
        ride.note(REFUSED, self.receiver, self.offerer, 0)
        if ride.supply > 0:
            ride.supply -= 1
            ride.tokens[self.offerer] += 1
            ride.note(GOT_TOKEN, self.offerer, NONE, 0)
        if ride.held[self.offerer] == 1:  # mirror and pearl cannot be refused
            ride.notebook.rule_out(MIRROR_CARD | PEARL_CARD, self.offerer)
            ride.conclude(-1)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        if move == REFUSE or observer == self.offerer:
            return move
        return outsiders_label(ride, ACCEPT, self.item, object_of(move))

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        if observer != self.offerer and observer != self.receiver:
            self.item = nth_item(ride.hands[self.offerer], dice.randrange(ride.held[self.offerer]))

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.receiver:
            ride.notebook.see(self.receiver, self.item, self.offerer, 1)

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == REFUSE:
            return Message("dc-why-must-accept", {"item": item_name(self.item)})
        if verb_of(move) == ACCEPT and is_bag(object_of(move)) and is_bag(self.item):
            return Message("dc-why-bag-for-bag")
        return why_item(ride, seat, move, ACCEPT)


@final
class Demand(Phase):
    """The Diplomat has asked for an item by its title: it is handed out, or all that is there is shown (DC-7.14)."""

    def __init__(self, diplomat: i64, asked: i64, title: i64) -> None:
        self.diplomat = diplomat
        self.asked = asked
        self.title = title

    def copy(self) -> Demand:
        return Demand(self.diplomat, self.asked, self.title)

    def state(self) -> list[int]:
        return [DEMAND, self.diplomat, self.asked, self.title]

    def next(self, ride: CoachRide) -> i64:
        return self.asked

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        hand = ride.hands[seat]
        titles = [BAG_KEY, BAG_GOBLET] if self.title == A_BAG else [int(self.title)]
        held: list[int] = [YIELD + kind for kind in titles if count_of(hand, kind) > 0]
        return held or [LACK]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        if move == LACK:
            self._lacked(ride)
            return
        ride.notebook.see(self.diplomat, object_of(move), self.asked, 1)
        if self.title == A_BAG:
            ride.notebook.show_bag(self.asked)
        else:
            ride.notebook.show(self.title, self.asked)
        ride.conclude(-1)
        ride.push(Returning(self.diplomat, self.asked, object_of(move)))

    def _lacked(self, ride: CoachRide) -> None:
        """All learn that the item is not there; the Diplomat alone is shown the whole hand, and the turn is over."""
        ride.note(LACKED, self.asked, NONE, self.title + 1)
        ride.notebook.rule_out(BAG_CARDS if self.title == A_BAG else cards_of(self.title), self.asked)
        ride.conclude(-1)
        see_items(ride, self.diplomat, self.asked)
        ride.end_turn()

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """Others hear that it is a bag, but not which."""
        hidden = self.title == A_BAG and move != LACK and observer != self.diplomat
        return YIELD + UNSEEN if hidden else move

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == LACK:
            return Message("dc-why-you-hold-it")
        return Message("dc-why-asked-for", {"item": title_name(self.title)})


@final
class Returning(Phase):
    """The Diplomat chooses what to give for the item he asked for."""

    def __init__(self, diplomat: i64, asked: i64, item: i64) -> None:
        self.diplomat = diplomat
        self.asked = asked
        self.item = item

    def copy(self) -> Returning:
        return Returning(self.diplomat, self.asked, self.item)

    def state(self) -> list[int]:
        return [RETURNING, self.diplomat, self.asked, self.item]

    def next(self, ride: CoachRide) -> i64:
        return self.diplomat

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return [RETURN + kind for kind in in_return(ride, seat, self.item)]

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.pop()
        trade = start_trade(ride, self.asked, self.diplomat, self.item, object_of(move))
        trade.open_first(ride)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.asked else outsiders_label(ride, RETURN, self.item, object_of(move))

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> None:
        if is_bag(self.item) and observer != self.diplomat and observer != self.asked:
            bags: list[int] = [kind for kind in (BAG_KEY, BAG_GOBLET) if count_of(ride.hands[self.asked], kind) > 0]
            self.item = bags[dice.randrange(len(bags))]

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.diplomat:
            ride.notebook.see(self.diplomat, self.item, self.asked, 1)

    def why(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if verb_of(move) == RETURN and is_bag(object_of(move)) and is_bag(self.item):
            return Message("dc-why-bag-for-bag")
        return why_item(ride, seat, move, RETURN)
