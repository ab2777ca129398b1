"""Other worlds: everything an observer cannot know is drawn again, true to all its notebook holds. Compiled.

Societies are dealt again to those it has not seen. Items and professions are matched to places where they may be, then
shuffled by swaps that keep to the notebook. A world in which public knowledge would be wrong is thrown away. What the
others know is put together from what everybody knows and from their own cards; they keep no secret memories there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bits_in, nth_bit, ones
from ...core.position import Dice
from .cards import CARD_COUNT, FIRST_PROFESSION, ITEM_COUNT, PILE, PLACES, cards_of, kind_of
from .hands import count_of, nth_item, single
from .kinds import A_BAG, BAG_GOBLET, KIND_COUNT, MIRROR, PROFESSION_COUNT, is_bag
from .notes import as_known_to

if TYPE_CHECKING:
    from .notebook import Notebook
    from .position import CoachRide

_SWAPS: Final = 80
_NOWHERE: Final = -1
_BAG_KEY: Final = 6
_BAG_GOBLET: Final = 7
"""The numbers of the cards."""


def imagined(ride: CoachRide, observer: i64, dice: Dice) -> None:
    """Make a copy of a position into a world that looks the same to the observer (the number of seats: a spectator)."""
    _redeal_societies(ride, observer, dice)
    _redeal_professions(ride, observer, dice)
    trade = ride.trade
    sizes = ride.held[:]
    if trade.in_transit(observer) and trade.given_known:  # the second item is still with its giver for the observer
        sizes[trade.first] -= 1
        sizes[trade.second] += 1
    while True:
        deal = Deal(ride.notebook, observer, 0, ITEM_COUNT)
        if trade.on and trade.trail and observer not in (trade.first, trade.second):
            _draw_loose(ride, observer, deal, dice)
        else:
            deal.fit_items(sizes, dice)
        if _take_deal(ride, observer, deal, dice) and _is_public_truth(ride):
            break
    _redraw_top(ride, observer, dice)
    _refresh_notebooks(ride, observer)
    ride.stack = [phase.redraw(ride, observer, dice) for phase in ride.stack]
    for phase in ride.stack:
        phase.remind(ride, observer)
    for number in range(len(ride.notes)):
        ride.notes[number] = as_known_to(ride.notes[number], observer)


@final
class Deal:
    """Where some of the cards go, items or professions: a matching of cards with places."""

    def __init__(self, notebook: Notebook, observer: i64, first: i64, count: i64) -> None:
        self.first = first
        self.count = count
        self.may = vec[i64]([0] * CARD_COUNT)
        """For each card the places where it may be, as a mask."""
        for place in range(PLACES):
            here = notebook.possible(observer, place)
            for card in range(CARD_COUNT):
                self.may[card] |= (here >> card & 1) << place
        self.bags = notebook.bags[observer]
        self.room = vec[i64]([0] * PLACES)
        self.place = vec[i64]([_NOWHERE] * CARD_COUNT)
        self.tried: i64 = 0
        """Places that cannot be freed for the card that is to be settled, as a mask."""

    def fit_items(self, sizes: vec[i64], dice: Dice) -> bool:
        """Find a place for every item, bags where a bag must be; False if there is none."""
        if not self.bags:
            return self.fit(sizes, dice)
        keys, goblets = self.may[_BAG_KEY], self.may[_BAG_GOBLET]
        ways = [(one, other) for one in bits_in(keys) for other in bits_in(goblets)]
        pairs = [one * PLACES + other for one, other in ways if not self.bags & ~(1 << one | 1 << other)]
        while pairs:
            pair = pairs.pop(dice.randrange(len(pairs)))
            self.may[_BAG_KEY] = 1 << (pair // PLACES)
            self.may[_BAG_GOBLET] = 1 << (pair % PLACES)
            if self.fit(sizes, dice):
                self.may[_BAG_KEY], self.may[_BAG_GOBLET] = keys, goblets
                return True
        return False

    def fit(self, sizes: vec[i64], dice: Dice) -> bool:
        """Find a place for every card, as many in each as it has room for; False if there is none."""
        self.room = sizes[:]
        for card in range(self.first, self.first + self.count):
            self.place[card] = _NOWHERE
        start: i64 = dice.randrange(self.count)
        for number in range(self.count):
            card = self.first + (start + number) % self.count
            self.tried = 0
            if self.may[card] and not self._settle(card, dice):
                return False
        return True

    def _settle(self, card: i64, dice: Dice) -> bool:
        """A place with room, or one that can be freed by moving another card on."""
        open_places = self.may[card] & ~self.tried
        room: i64 = 0
        for place in range(PLACES):
            if open_places >> place & 1:
                room += self.room[place]
        if room:
            pick: i64 = dice.randrange(room)
            for place in range(PLACES):
                if open_places >> place & 1:
                    pick -= self.room[place]
                    if pick < 0:
                        self.room[place] -= 1
                        self.place[card] = place
                        return True
        while True:
            full = self.may[card] & ~self.tried
            if not full:
                return False
            place = nth_bit(full, dice.randrange(ones(full)))
            self.tried |= 1 << place
            for other in range(self.first, self.first + self.count):
                if self.place[other] == place and self._settle(other, dice):
                    self.place[card] = place
                    return True

    def mix(self, dice: Dice) -> None:
        """Swap cards at random where both may be in the other's place, so that no fit is favoured."""
        for _swap in range(_SWAPS):
            one = self.first + dice.randrange(self.count)
            other = self.first + dice.randrange(self.count)
            here, there = self.place[one], self.place[other]
            if here == there or here < 0 or there < 0:
                continue
            if self.may[one] >> there & 1 and self.may[other] >> here & 1:
                self.place[one], self.place[other] = there, here
                if not self._bags_in_place():
                    self.place[one], self.place[other] = here, there

    def _bags_in_place(self) -> bool:
        keys, goblets = self.place[_BAG_KEY], self.place[_BAG_GOBLET]
        return keys < 0 or goblets < 0 or not self.bags & ~(1 << keys | 1 << goblets)


def _redeal_societies(ride: CoachRide, observer: i64, dice: Dice) -> None:
    """All cards nobody has shown the observer are shuffled, the left-over one among them."""
    seen = ride.notebook.societies[observer]
    dealt: i64 = 0
    for seat in range(ride.seats):  # everybody knows their own society once it has been dealt
        dealt |= ride.notebook.societies[seat] & (1 << seat)
    cards = ride.tables.society_cards[ride.seats]
    order = cards - ones(ride.order & seen)
    brotherhood = cards - ones(dealt & ~ride.order & seen)
    for seat in range(ride.seats):
        if dealt & ~seen & (1 << seat):
            ride.order &= ~(1 << seat)
            if dice.randrange(order + brotherhood) < order:
                ride.order |= 1 << seat
                order -= 1
            else:
                brotherhood -= 1


def _redeal_professions(ride: CoachRide, observer: i64, dice: Dice) -> None:
    deal = Deal(ride.notebook, observer, FIRST_PROFESSION, PROFESSION_COUNT)
    deal.fit(ride.profession_counts, dice)
    deal.mix(dice)
    ride.profession_pile = 0
    for profession in range(PROFESSION_COUNT):
        place = deal.place[FIRST_PROFESSION + profession]
        if place == PILE:
            ride.profession_pile |= 1 << profession
        else:
            ride.professions[place] = profession


def _draw_loose(ride: CoachRide, observer: i64, deal: Deal, dice: Dice) -> None:
    """The second item of a trade may have moved on: choose which card it is, somewhere on its trail."""
    trade = ride.trade
    left = trade.could[observer]
    while left:
        card = nth_bit(left, dice.randrange(ones(left)))
        left &= ~(1 << card)
        may = deal.may[card]
        deal.may[card] = may & trade.trail
        if deal.may[card] and deal.fit_items(ride.held, dice):
            trade.returned = kind_of(card)
            return
        deal.may[card] = may


def _take_deal(ride: CoachRide, observer: i64, deal: Deal, dice: Dice) -> bool:
    """Put the items where the deal has them; False if a trade in transit could not have been so."""
    deal.mix(dice)
    ride.hands = vec[i64]([0] * PLACES)
    for card in range(ITEM_COUNT):
        if deal.place[card] >= 0:
            ride.hands[deal.place[card]] += single(kind_of(card))
    trade = ride.trade
    if not trade.in_transit(observer):
        return True
    if not trade.given_known:
        trade.given = ride.random_item(trade.first, dice)
    others = ride.hands[trade.second]
    if trade.given_known:  # what came back is another item than the one that went
        which = BAG_GOBLET if trade.given == A_BAG and count_of(others, A_BAG) == 0 else trade.given
        others -= single(which)
    trade.returned = nth_item(others, dice.randrange(ride.held[trade.second]))
    if (is_bag(trade.given) and is_bag(trade.returned)) or (trade.given_read and trade.returned == MIRROR):
        return False
    if not trade.given_known:
        _move(ride.hands, trade.first, trade.second, trade.given)
    _move(ride.hands, trade.second, trade.first, trade.returned)
    return True


def _move(hands: vec[i64], source: i64, target: i64, kind: i64) -> None:
    hands[source] -= single(kind)
    hands[target] += single(kind)


def _is_public_truth(ride: CoachRide) -> bool:
    """Whether everything that everybody knows is true in this world, before what is in transit."""
    hands = _hands_before(ride)
    notebook = ride.notebook
    bags: i64 = 0
    for kind in range(KIND_COUNT):
        spots = [place for place in range(PLACES) for _copy in range(count_of(hands[place], kind))]
        if not _fits(notebook, ride.seats, cards_of(kind), spots):
            return False
        if is_bag(kind):
            for place in spots:
                bags |= 1 << place
    return not notebook.bags[ride.seats] & ~bags


def _hands_before(ride: CoachRide) -> vec[i64]:
    """The hands as those have them who wait for a trade to be read."""
    hands = ride.hands[:]
    trade = ride.trade
    if trade.on and not trade.trail:
        _move(hands, trade.first, trade.second, trade.returned)
        if not trade.given_known:
            _move(hands, trade.second, trade.first, trade.given)
    return hands


def _fits(notebook: Notebook, observer: i64, cards: i64, spots: list[int]) -> bool:
    """Whether the places of a kind can be those of an observer's cards, in some order."""
    if not spots:
        return True
    free = notebook.possible(observer, spots[0]) & cards
    while free:
        card = free & -free
        free &= ~card
        if _fits(notebook, observer, cards & ~card, spots[1:]):
            return True
    return False


def _redraw_top(ride: CoachRide, observer: i64, dice: Dice) -> None:
    """What the Clairvoyant laid on top, for all but him."""
    if ride.top < 0 or ride.seer == observer:
        return
    ride.top = ride.random_item(PILE, dice)
    if ride.second >= 0:
        rest = ride.hands[PILE] - single(ride.top)
        ride.second = nth_item(rest, dice.randrange(ride.held[PILE] - 1))


def _refresh_notebooks(ride: CoachRide, observer: i64) -> None:
    """The others know in this world what everybody knows, and their own cards."""
    notebook = ride.notebook
    hands = _hands_before(ride)
    trade = ride.trade
    public = ride.seats * PLACES
    for seat in range(ride.seats):
        if seat == observer:
            continue
        for place in range(PLACES):
            notebook.at[seat * PLACES + place] = notebook.at[public + place]
        notebook.bags[seat] = notebook.bags[ride.seats]
        notebook.see_all(seat, seat, hands[seat])
        if ride.professions[seat] >= 0:
            notebook.see_profession(seat, ride.professions[seat], seat)
        if trade.on and not trade.trail and seat in (trade.first, trade.second):
            trade.remember(notebook, seat)
