"""A trade under way: two items that have changed hands, and what outsiders know of them. Compiled.

While the second item has not been read, outsiders do not know what it is; their notebooks then still have it with its
giver ("in transit"), so that nothing is lost when it is read. What they are shown meanwhile is worked out from that
(``meanwhile``): each item is in the hand it went to. Should the new holder have to pass something on before the second
one is read (a gift, a Sextant), the notebooks are loosened: the item may be in any of the places of its trail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import BAG_CARDS, ITEM_CARDS, MIRROR_CARD, PILE, PLACES, TEXT_CARDS, cards_of, title_cards
from .kinds import MIRROR, PRIVILEGE, SEXTANT, TOME, is_bag, title_of

if TYPE_CHECKING:
    from .notebook import Notebook
    from .position import CoachRide


def has_text(ride: CoachRide, kind: i64) -> bool:
    """Whether an item is read out when it is traded away; a bag only while there is a pile."""
    return ride.held[PILE] > 0 if is_bag(kind) else TOME <= kind <= SEXTANT


@final
class Trade:
    """Two items that have changed hands, and what outsiders know of them so far."""

    def __init__(self, first: i64, second: i64, given: i64, returned: i64) -> None:
        self.first = first
        """Who gave the first item, the offered one (or the one the Diplomat named)."""
        self.second = second
        self.given = given
        self.returned = returned
        self.given_known = False
        """Whether all know the first item (by its title)."""
        self.given_read = False
        self.on = first >= 0
        self.trail: i64 = 0
        """Where the second item may be by now; 0 while it is certainly with its new holder, else the trade is loose."""
        self.could = vec[i64]()
        """Once loose: for each observer, the cards that the second item may be."""

    def copy(self) -> Trade:
        if self.first < 0:
            return self
        new = Trade(self.first, self.second, self.given, self.returned)
        new.given_known, new.given_read, new.on = self.given_known, self.given_read, self.on
        new.trail, new.could = self.trail, self.could[:]
        return new

    def state(self) -> list[int]:
        if not self.on:
            return []
        flags = [int(self.given_known), int(self.given_read)]
        return [self.first, self.second, self.given, self.returned, *flags, self.trail, *self.could]

    def insiders(self) -> i64:
        return 1 << self.first | 1 << self.second

    def in_transit(self, observer: i64) -> bool:
        """Whether an observer's notebook does not have the second item with its new holder yet."""
        return self.on and not self.trail and observer != self.first and observer != self.second

    def speaks(self, ride: CoachRide, kind: i64) -> bool:
        """Whether one of the two items can be read out: the Mirror silences both."""
        return self.given != MIRROR and self.returned != MIRROR and has_text(ride, kind)

    def remember(self, notebook: Notebook, seat: i64) -> None:
        """A partner saw both items go; the first one may be known from before."""
        if not self.given_known:
            notebook.follow(seat, self.given, self.first, self.second)
        notebook.follow(seat, self.returned, self.second, self.first)

    def read_first(self, ride: CoachRide) -> None:
        self.given_read = True
        if not self.given_known:
            self.open_first(ride)

    def open_first(self, ride: CoachRide) -> None:
        """All learn what the first item is; of a bag, that it is one."""
        self.given_known = True
        ride.notebook.follow_title(self.given, self.first, self.second, self.insiders())
        self.given = title_of(self.given)

    def loosen(self, ride: CoachRide, giver: i64, taker: i64) -> None:
        """Something is about to go from giver to taker: the second item, perhaps."""
        if not self.on:
            return
        if not self.trail and giver == self.first:
            self.trail = 1 << giver
            self.could = vec[i64]([0] * (ride.seats + 1))
            for observer in range(ride.seats + 1):
                if observer != self.first and observer != self.second:
                    may = self._returnable(ride, observer)
                    self.could[observer] = ride.notebook.possible(observer, self.second) & may
                    ride.notebook.slip(self.second, self.first, may, ~(1 << observer))
        if self.trail >> giver & 1:
            self.trail |= 1 << taker

    def _returnable(self, ride: CoachRide, observer: i64) -> i64:
        """What the second item may be, going by the first, while nothing is known of it but that."""
        may = ITEM_CARDS & ~self._first_card(ride, observer)
        if self.given_read:
            may &= ~MIRROR_CARD
        return may & _goes_for(self.given) if self.given_known else may

    def meanwhile(self, ride: CoachRide, observer: i64) -> Notebook:
        """An outsider's notebook as it can be shown while items are in transit: they lie in their new hands already."""
        notebook = ride.notebook.copy()
        here, there = observer * PLACES + self.first, observer * PLACES + self.second
        gave: i64 = 0 if self.given_known else notebook.at[here] & ITEM_CARDS
        returned = notebook.at[there] & self._returnable(ride, observer)
        a_bag = self.given_known and is_bag(self.given)
        stayed = notebook.at[there] & (BAG_CARDS if a_bag else self._first_card(ride, observer))
        notebook.bags[observer] &= ~self._may_have_moved()
        if ride.held[self.first] == 1:  # all they hold is what came back
            notebook.at[here] &= ~ITEM_CARDS
        if ride.held[self.second] == 1:  # all they had went back
            notebook.at[there] = notebook.at[there] & ~ITEM_CARDS | stayed
        notebook.at[here] |= returned
        notebook.at[there] |= gave
        notebook.conclude(observer, ride.held, ITEM_CARDS)
        return notebook

    def _may_have_moved(self) -> i64:
        """The hands, as a mask, of which nobody can say for certain that they still hold a bag they held before."""
        if not self.given_known:
            return self.insiders()
        return 0 if is_bag(self.given) else 1 << self.second  # never a bag for a bag

    def _first_card(self, ride: CoachRide, observer: i64) -> i64:
        """The card of the first item, once it is known to be with its new holder: it is not what came back."""
        if not self.given_known:
            return 0
        here = ride.notebook.known(observer, self.second) & cards_of(self.given)
        return here & -here

    def will_show(self, ride: CoachRide, seat: i64, observer: i64) -> bool:
        """Whether the observer is about to see all items of a seat, by the Privilege that was given second."""
        works = self.on and self.returned == PRIVILEGE and not ride.smuggling
        return works and seat == self.first and observer == self.second

    def settle(self, ride: CoachRide, returned_read: bool) -> None:
        """Both items have been read or not: outsiders know what there is to know."""
        silent: i64 = ITEM_CARDS
        if not ride.smuggling:
            silent &= ~TEXT_CARDS & ~(0 if ride.held[PILE] == 0 else BAG_CARDS)
        for observer in range(ride.seats + 1):
            if observer != self.first and observer != self.second:
                self._settle_for(ride, observer, returned_read, silent)
        self.on = False
        ride.conclude(-1)

    def _settle_for(self, ride: CoachRide, observer: i64, returned_read: bool, silent: i64) -> None:
        if self.trail:
            if returned_read:
                self._confine(ride, observer)
            return
        notebook = ride.notebook
        at = notebook.at
        here, there = observer * PLACES + self.first, observer * PLACES + self.second
        everybody_else = ~(1 << observer)
        first_may, second_may = self._silent_cards(ride, observer, silent)
        second_may &= at[there] & ~self._first_card(ride, observer)
        came = at[there] & title_cards(self.given)
        if not self.given_known:
            if returned_read:
                first_may = silent & ~MIRROR_CARD & _goes_for(self.returned)
            came = at[here] & first_may
            notebook.slip(self.first, self.second, came, everybody_else)
            if ride.held[self.first] == 1:  # it was all they had
                at[here] &= ~ITEM_CARDS
        if returned_read:
            notebook.follow_title(self.returned, self.second, self.first, everybody_else)
        else:
            notebook.slip(self.second, self.first, second_may, everybody_else)
            if ride.held[self.second] == 1:
                at[there] &= ~(ITEM_CARDS & ~came)

    def _silent_cards(self, ride: CoachRide, observer: i64, silent: i64) -> tuple[i64, i64]:
        """What the first and the second item may be for an observer who heard nothing of the second."""
        if self.given_read:
            return 0, silent & ~MIRROR_CARD & _goes_for(self.given)
        if self.given_known and self.given == MIRROR:
            return 0, ITEM_CARDS
        if self.given_known:
            mirrored = has_text(ride, self.given) and not ride.smuggling  # nothing else silences a text
            return 0, MIRROR_CARD if mirrored else silent & _goes_for(self.given)
        mirror_first = ride.notebook.possible(observer, self.first) & MIRROR_CARD
        mirror_second = ride.notebook.possible(observer, self.second) & MIRROR_CARD
        return ITEM_CARDS if mirror_second else silent, ITEM_CARDS if mirror_first else silent

    def _confine(self, ride: CoachRide, observer: i64) -> None:
        """The second item is read after it may have moved on: it is somewhere on its trail."""
        cards = cards_of(self.returned)
        if is_bag(self.returned):
            cards = self.could[observer] & BAG_CARDS
            if cards & (cards - 1):
                return
        row = observer * PLACES
        for place in range(PLACES):
            if not self.trail >> place & 1:
                ride.notebook.at[row + place] &= ~cards


def _goes_for(kind: i64) -> i64:
    """The cards that may be exchanged for an item: never a bag for a bag (DC-2.5)."""
    return ITEM_CARDS & ~BAG_CARDS if is_bag(kind) else ITEM_CARDS


NO_TRADE: Final = Trade(-1, -1, -1, -1)
