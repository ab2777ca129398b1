"""Offers and their answers, and the Diplomat's demand. Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from .. import notes as on
from ..cards import MIRROR_CARD, PEARL_CARD, title_cards
from ..hands import count_of, kinds_in
from ..kinds import A_BAG, BAG_GOBLET, BAG_KEY, MIRROR, MONOCLE, PEARL, PRIVILEGE, is_bag, title_of
from ..moving import see_items
from ..names import ITEM_NAMES, TITLE_NAMES
from ..position import CoachRide
from ..trade import Trade, has_text
from .base import Phase, Question
from .texts import FIRST_ASKED, Texts


def start_trade(ride: CoachRide, first: i64, second: i64, x: i64, y: i64) -> Trade:
    """The items change hands, seen by both partners; their texts are next."""
    ride.note(on.TRADED, first, second, (x + 1) | (y + 1) << 5)
    trade = Trade(first, second, x, y)
    ride.trade = trade
    ride.shift(first, second, x)
    ride.shift(second, first, y)
    trade.remember(ride.notebook, first)
    trade.remember(ride.notebook, second)
    ride.conclude(trade.insiders())
    ride.stack.append(Texts(FIRST_ASKED, False))
    return trade


class Exchange(Question):
    """The seat sees an item of the other's and chooses what to give for it."""

    verb: ClassVar[int] = 0

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        """Anything, but never a bag for a bag (DC-2.5)."""
        no_bag = is_bag(self.item)
        return [self.verb + kind for kind in kinds_in(ride.hands[seat]) if not (no_bag and is_bag(kind))]

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """Others see the items that are read out at once; the first one holds up the second if somebody has to choose
        or draw for it."""
        x, y = self.item, do.object_of(move)
        if observer == self.other:
            return move
        if ride.smuggling or x == MIRROR or y == MIRROR:
            return self.verb + do.UNSEEN
        first_read = has_text(ride, x)
        held_up = first_read and x != PRIVILEGE and x != MONOCLE
        second_read = has_text(ride, y) and not held_up
        if second_read and not is_bag(y):
            return self.verb + y
        return self.verb + do.heard(title_of(x) if first_read else -1, second_read)

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.seat:
            ride.notebook.see(self.seat, self.item, self.other, 1)

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        return Message("dc-why-bag-for-bag" if do.verb_of(move) == self.verb else self.reason)


@final
class Answer(Exchange):
    """An item lies face down before a seat, which has looked at it: accept or refuse (DC-2.2 to DC-2.5)."""

    verb: ClassVar[int] = do.ACCEPT

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        accepted = super().moves(ride, seat)
        return accepted if self.item in (MIRROR, PEARL) else [*accepted, do.REFUSE]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        offerer = self.other
        if move != do.REFUSE:
            start_trade(ride, offerer, actor, self.item, do.object_of(move))
            return
        ride.note(on.REFUSED, actor, offerer, 0)
        if ride.supply > 0:
            ride.supply -= 1
            ride.tokens[offerer] += 1
            ride.note(on.GOT_TOKEN, offerer, on.NONE, 0)
        if ride.held[offerer] == 1:  # mirror and pearl cannot be refused
            ride.notebook.rule_out(MIRROR_CARD | PEARL_CARD, offerer)
            ride.conclude(-1)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if move == do.REFUSE else super().label(ride, observer, actor, move)

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> Phase:
        if observer == self.seat or observer == self.other:
            return self
        return Answer(self.seat, self.other, ride.random_item(self.other, dice))

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == do.REFUSE:
            return Message("dc-why-must-accept", {"item": ITEM_NAMES[self.item]})
        return super().refusal(ride, seat, move)


@final
class Demand(Question):
    """The Diplomat has asked for an item by its title: it is handed out, or all that is there is shown (DC-7.14)."""

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        held: list[int] = [do.YIELD + kind for kind in kinds_in(ride.hands[seat]) if title_of(kind) == self.item]
        return held or [do.LACK]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        diplomat = self.other
        if move == do.LACK:
            ride.note(on.LACKED, actor, on.NONE, self.item + 1)
            ride.notebook.rule_out(title_cards(self.item), actor)
            ride.conclude(-1)
            see_items(ride, diplomat, actor)
            ride.turn_done = True
            return
        ride.notebook.see(diplomat, do.object_of(move), actor, 1)
        ride.notebook.show(self.item, actor)
        ride.conclude(-1)
        ride.stack.append(Returning(diplomat, actor, do.object_of(move)))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        """Others hear that it is a bag, but not which."""
        hidden = self.item == A_BAG and move != do.LACK and observer != self.other
        return do.YIELD + do.UNSEEN if hidden else move

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        if move == do.LACK:
            return Message("dc-why-you-hold-it")
        return Message("dc-why-asked-for", {"item": TITLE_NAMES[self.item]})


@final
class Returning(Exchange):
    """The Diplomat chooses what to give for the item he asked for."""

    verb: ClassVar[int] = do.RETURN

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        trade = start_trade(ride, self.other, actor, self.item, do.object_of(move))
        trade.open_first(ride)

    def redraw(self, ride: CoachRide, observer: i64, dice: Dice) -> Phase:
        if observer == self.seat or observer == self.other or not is_bag(self.item):
            return self
        bags: list[int] = [kind for kind in (BAG_KEY, BAG_GOBLET) if count_of(ride.hands[self.other], kind) > 0]
        return Returning(self.seat, self.other, bags[dice.randrange(len(bags))])
