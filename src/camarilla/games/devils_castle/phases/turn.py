"""A turn: spy, offer, duel or declare; before that, Diplomat and Clairvoyant (section 2, DC-7.4). Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from ....core.bits import ones
from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from .. import notes as on
from ..cards import BAG_CARDS, PILE
from ..duel import NO_DUEL
from ..hands import count_of, kinds_in, nth_item, once, single
from ..kinds import A_BAG, BAG_GOBLET, BAG_KEY, CLAIRVOYANT, DIPLOMAT, KIND_COUNT, PEARL, is_bag
from ..moving import open_profession
from ..position import CoachRide
from .base import ItemByChance, Phase, Question
from .declaration import ALONE, OTHER, OWN, declare, may_declare, may_divine, may_ring, why_not_declare
from .duel import start_duel
from .trade import Answer, Demand


@final
class Turn(Phase):
    """The bottom of the stack: the player whose turn it is."""

    def next(self, ride: CoachRide) -> i64:
        if ride.turn_done:
            ride.duel = NO_DUEL
            ride.turn_done = False
            if ride.turn == ride.cap:
                ride.note(on.CAPPED, on.NONE, on.NONE, 0)
                ride.finish(0)
            else:
                ride.turn += 1
                ride.turn_seat = (ride.turn_seat + 1) % ride.seats
        return ride.turn_seat

    # What may be done

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        others = [other for other in range(ride.seats) if other != seat]
        hand = ride.hands[seat]
        moves: list[int] = [do.SPY + other for other in others]
        moves += [do.item_to(do.OFFER, kind, other) for kind in kinds_in(hand) for other in others]
        moves += [do.DUEL + other for other in others]
        if self._may_look(ride, seat):
            moves.append(do.LOOK)
        titles = self._titles(ride, seat)
        moves += [do.item_to(do.ASK_FOR, title, other) for other in others for title in titles]
        if may_ring(ride, seat):
            moves.append(do.RING)
        if may_declare(ride, seat):
            moves += [do.DECLARE + named for named in self._sets(ride, seat)]
        if may_divine(ride, seat):
            moves += [do.DIVINE + named for named in self._sets(ride, seat) if named]
        return moves

    def _may_look(self, ride: CoachRide, seat: i64) -> bool:
        return ride.can_use(seat, CLAIRVOYANT) and ride.held[PILE] > 0

    def _titles(self, ride: CoachRide, seat: i64) -> list[int]:
        """What the Diplomat may ask for. Whoever holds nothing but bags has nothing to return for one."""
        if not ride.can_use(seat, DIPLOMAT):
            return []
        only_bags = ride.hands[seat] & ~(single(BAG_KEY) | single(BAG_GOBLET)) == 0
        return [kind for kind in range(KIND_COUNT) if not is_bag(kind) or (kind == A_BAG and not only_bags)]

    def _sets(self, ride: CoachRide, seat: i64) -> list[int]:
        """Every set of the others, as masks."""
        return [named for named in range(1 << int(ride.seats)) if not named >> int(seat) & 1]

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        others = ride.seats - 1
        kinds = once(ride.hands[actor])
        offers = others * ones(kinds)
        looks: i64 = 1 if self._may_look(ride, actor) else 0
        titles = self._titles(ride, actor)
        asks = others * len(titles)
        rings: i64 = 1 if may_ring(ride, actor) else 0
        sets = 1 << others
        declarations = sets if may_declare(ride, actor) else 0
        visions = sets - 1 if may_divine(ride, actor) else 0
        pick: i64 = dice.randrange(2 * others + offers + looks + asks + rings + declarations + visions)
        if pick < 2 * others:
            return (do.SPY if pick < others else do.DUEL) + self._other(actor, pick % others)
        pick -= 2 * others
        if pick < offers:
            return do.item_to(do.OFFER, nth_item(kinds, pick // others), self._other(actor, pick % others))
        pick -= offers
        if pick < declarations:
            return do.DECLARE + self._named(actor, pick)
        pick -= declarations
        if pick < visions:
            return do.DIVINE + self._named(actor, pick + 1)
        pick -= visions
        if pick < asks:
            return do.item_to(do.ASK_FOR, titles[pick // others], self._other(actor, pick % others))
        pick -= asks
        return do.LOOK if pick < looks else do.RING

    def _other(self, seat: i64, number: i64) -> i64:
        return number if number < seat else number + 1

    def _named(self, seat: i64, number: i64) -> i64:
        """A set of the others by its number: a zero bit is put in for this seat."""
        low = number & ((1 << seat) - 1)
        return (number - low) << 1 | low

    # What follows

    def apply(self, ride: CoachRide, actor: i64, move: i64) -> None:
        verb = do.verb_of(move)
        ride.turn_done = verb not in (do.ASK_FOR, do.LOOK)
        if verb == do.ASK_FOR:
            self._demand(ride, actor, do.seat_in(move), do.item_in(move))
        elif verb == do.LOOK:
            self._look(ride, actor)
        elif verb == do.SPY:
            ride.stack.append(Spying(actor, do.object_of(move)))
        elif verb == do.OFFER:
            self._offer(ride, actor, do.seat_in(move), do.item_in(move))
        elif verb == do.DUEL:
            start_duel(ride, actor, do.object_of(move))
        else:
            how = OWN if verb == do.DECLARE else OTHER if verb == do.DIVINE else ALONE
            declare(ride, actor, how, do.object_of(move))

    def _offer(self, ride: CoachRide, seat: i64, receiver: i64, item: i64) -> None:
        ride.note(on.OFFERED, seat, receiver, item + 1)
        ride.notebook.see(receiver, item, seat, 1)
        ride.conclude(1 << receiver)
        ride.stack.append(Answer(receiver, seat, item))

    def _demand(self, ride: CoachRide, seat: i64, asked: i64, title: i64) -> None:
        open_profession(ride, seat)
        ride.note(on.DEMANDED, seat, asked, title + 1)
        if title == A_BAG and ride.held[seat] == 1:  # else he could not have asked
            ride.notebook.rule_out(BAG_CARDS, seat)
            ride.conclude(-1)
        ride.stack.append(Demand(asked, seat, title))

    def _look(self, ride: CoachRide, seat: i64) -> None:
        open_profession(ride, seat)
        ride.note(on.SAW_PILE, seat, seat, ride.hands[PILE])
        ride.notebook.see_all(seat, PILE, ride.hands[PILE])
        ride.conclude(1 << seat)
        ride.top, ride.second, ride.seer = -1, -1, -1
        if ride.held[PILE] > 1:
            ride.stack.append(Ordering(seat))

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        if do.verb_of(move) == do.OFFER and observer != do.seat_in(move):
            return do.item_to(do.OFFER, do.UNSEEN, do.seat_in(move))
        return move

    # Why not

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        verb, other = do.verb_of(move), do.seat_in(move)
        if verb == do.ASK_FOR:
            return Message("dc-why-another-seat" if other == seat or other >= ride.seats else "dc-why-only-bags")
        if verb in (do.SPY, do.DUEL, do.OFFER):
            return Message("dc-why-another-seat")
        if verb == do.LOOK:
            return Message("dc-why-pile-empty")
        if verb == do.DIVINE and not ride.divination:
            return Message("dc-why-no-divination")
        if verb not in (do.RING, do.DECLARE, do.DIVINE):
            return Message(self.reason)
        if not may_declare(ride, seat) and (verb == do.DECLARE or count_of(ride.hands[seat], PEARL) > 0):
            return why_not_declare(ride, seat, ride.society(seat))
        if verb == do.RING:
            return Message("dc-why-ring-needs-three")
        return Message("dc-why-name-others" if do.object_of(move) else "dc-why-name-somebody")


@final
class Spying(ItemByChance):
    """Chance says which item the spy sees (DC-2.1)."""

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        spy, owner, item = self.seat, self.other, do.object_of(move)
        ride.notebook.see(spy, item, owner, 1)
        ride.conclude(1 << spy)
        ride.note(on.SPIED, spy, owner, item + 1)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == self.seat or observer == self.other else do.HIDDEN


@final
class Ordering(Question):
    """The Clairvoyant has looked through the pile and puts two items on top, the first one uppermost."""

    reason: ClassVar[str] = "dc-why-not-in-pile"

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        pile = ride.hands[PILE]
        kinds = kinds_in(pile)
        return [do.TOP + a * KIND_COUNT + b for a in kinds for b in kinds if a != b or count_of(pile, a) > 1]

    def answer(self, ride: CoachRide, actor: i64, move: i64) -> None:
        ride.top, ride.second = do.object_of(move) // KIND_COUNT, do.object_of(move) % KIND_COUNT
        ride.seer = actor
        ride.note(on.ORDERED, actor, actor, (ride.top + 1) | (ride.second + 1) << 5)

    def label(self, ride: CoachRide, observer: i64, actor: i64, move: i64) -> i64:
        return do.TOP + do.UNSEEN_ORDER

    def remind(self, ride: CoachRide, observer: i64) -> None:
        if observer != self.seat:
            ride.notebook.see_all(self.seat, PILE, ride.hands[PILE])
