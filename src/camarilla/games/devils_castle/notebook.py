"""What every seat certainly knows of where the cards are, kept as sets of possible places. Compiled.

For every observer (each seat, and last the spectator, who stands for what everybody knows) and every place there is a
mask of the cards that may be there. A card that may be in one place only is known. The deductions made:

- a card seen, read out, shown, drawn, given or received is where it was last seen;
- a card that changes hands unseen may have been any card of its giver's that could have moved in that way (a silent
  trade moves no card that would have been read out, unless the mirror may be in it; only the mirror and the pearl
  cannot have been offered in vain; who lacks what the Diplomat asks for has none of it);
- how many cards each place holds is public: a place whose cards are all known holds no other, and a place where just
  enough cards are possible holds all of these;
- a bag that was read out is a bag, whichever of the two: the places known to hold "a bag" are kept apart.

Keys (and goblets) cannot be told from each other: the three cards of the kind are interchangeable names for them, and
when one of them is pinned down, those it might be confused with take over the places it could have been in. All this
is sound (never sure of something false), but not complete: that one of two cards moved is kept only as far as the
numbers in the hands say it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import ones
from .cards import BAG_CARDS, FIRST_PROFESSION, ITEM_CARDS, PILE, PLACES, cards_of
from .hands import count_of
from .kinds import GOBLET, KIND_COUNT, is_bag


@final
class Notebook:
    """The notebooks of all seats and of the spectator."""

    def __init__(self, seats: i64, at: vec[i64], bags: vec[i64], societies: vec[i64]) -> None:
        self.seats = seats
        self.at = at
        """Cards that may be in a place, at ``observer * PLACES + place``."""
        self.bags = bags
        """For each observer, the places that certainly hold a bag, whichever it is."""
        self.societies = societies
        """For each observer, the seats whose society it has seen."""
        self.hasty = False
        """In worlds that a search plays through: what is seen is written down, but nobody stops to conclude."""

    def copy(self) -> Notebook:
        new = Notebook(self.seats, self.at[:], self.bags[:], self.societies[:])
        new.hasty = self.hasty
        return new

    def state(self) -> list[int]:
        return [*self.at, *self.bags, *self.societies]

    # One observer learns something

    def pin(self, observer: i64, card: i64, place: i64) -> None:
        """A card (as a bit) is in this place and in no other."""
        row = observer * PLACES
        at = self.at
        for other in range(PLACES):
            at[row + other] &= ~card
        at[row + place] |= card

    def follow(self, observer: i64, kind: i64, source: i64, target: i64) -> None:
        """An item that the observer knows goes from one place to another."""
        self.pin(observer, self._pick(observer, cards_of(kind), source), target)
        if BAG_CARDS & cards_of(kind):
            self.bags[observer] &= ~(1 << source)

    def _pick(self, observer: i64, cards: i64, place: i64) -> i64:
        """One of interchangeable cards that is in this place, as a bit; the best known one."""
        here = self.possible(observer, place) & cards
        if not here & (here - 1):
            return here
        known = self.known(observer, place) & cards
        if known:
            return known & -known
        card = here & -here
        row = observer * PLACES
        for other in range(PLACES):  # if another one was meant, it is now where this card could have been
            if self.at[row + other] & card:
                self.at[row + other] |= here & ~card
        return card

    def see(self, observer: i64, kind: i64, place: i64, count: i64) -> None:
        """At least this many items of a kind are in this place."""
        cards = cards_of(kind)
        if kind > GOBLET:
            self.pin(observer, cards, place)
            return
        known = self.known(observer, place) & cards
        for _item in range(count - ones(known)):
            card = self._pick(observer, cards & ~known, place)
            self.pin(observer, card, place)
            known |= card

    def see_all(self, observer: i64, place: i64, hand: i64) -> None:
        """All the items of a place, and that there are no others."""
        for kind in range(KIND_COUNT):
            count = count_of(hand, kind)
            if count > 0:
                self.see(observer, kind, place, count)
        self.at[observer * PLACES + place] &= self.known(observer, place) | ~ITEM_CARDS

    def see_profession(self, observer: i64, profession: i64, place: i64) -> None:
        self.pin(observer, 1 << (FIRST_PROFESSION + profession), place)

    # Many learn something

    def slip(self, source: i64, target: i64, could: i64, insiders: i64) -> None:
        """A card that may be any of ``could`` goes from one place to another; only the insiders know which."""
        at = self.at
        for observer in range(self.seats + 1):
            if insiders >> observer & 1:
                continue
            row = observer * PLACES
            moved = at[row + source] & could
            at[row + target] |= moved
            if moved & BAG_CARDS:
                self.bags[observer] &= ~(1 << source)

    def follow_title(self, kind: i64, source: i64, target: i64, insiders: i64) -> None:
        """An item goes openly from one place to another; of a bag, only the insiders know which of the two it is."""
        for observer in range(self.seats + 1):
            if insiders >> observer & 1:
                continue
            if not is_bag(kind):
                self.follow(observer, kind, source, target)
                continue
            row = observer * PLACES
            self.bags[observer] &= ~(1 << source)
            could = self.at[row + source] & BAG_CARDS
            if could & (could - 1):
                self.at[row + target] |= could
                self.bags[observer] |= 1 << target
            else:
                self.pin(observer, could, target)

    def show(self, kind: i64, place: i64) -> None:
        """All learn that an item is in this place; of a bag, not which."""
        for observer in range(self.seats + 1):
            if is_bag(kind):
                self.bags[observer] |= 1 << place
            else:
                self.see(observer, kind, place, 1)

    def rule_out(self, cards: i64, place: i64) -> None:
        """All learn that these cards are not there."""
        for observer in range(self.seats + 1):
            self.at[observer * PLACES + place] &= ~cards

    # What follows from the numbers

    def conclude(self, observer: i64, held: vec[i64], cards: i64) -> None:
        """Draw the conclusions that the sizes of the hands allow, for items or for professions."""
        if self.hasty:
            return
        self._place_bags(observer)
        while self._conclude_once(observer, held, cards):
            self._place_bags(observer)

    def _conclude_once(self, observer: i64, held: vec[i64], cards: i64) -> bool:
        at = self.at
        row = observer * PLACES
        twice = self.unsure(observer)
        changed = False
        for place in range(PLACES):
            here = at[row + place] & cards
            if not here & twice:
                continue
            if ones(here & ~twice) == held[place]:
                at[row + place] &= ~(here & twice)
                changed = True
            elif ones(here) == held[place]:
                self.pin(observer, here, place)
                changed = True
        return changed

    def _place_bags(self, observer: i64) -> None:
        """Where a bag is certain and only one of the two can be, it is that one."""
        places = self.bags[observer]
        if not places:
            return
        row = observer * PLACES
        both_placed = places & (places - 1)
        for place in range(PILE):
            if places >> place & 1:
                here = self.at[row + place] & BAG_CARDS
                if not here & (here - 1):
                    self.pin(observer, here, place)
            elif both_placed:
                self.at[row + place] &= ~BAG_CARDS

    # What is certain

    def unsure(self, observer: i64) -> i64:
        """The cards that may be in more than one place."""
        row = observer * PLACES
        once: i64 = 0
        twice: i64 = 0
        for place in range(PLACES):
            here = self.at[row + place]
            twice |= once & here
            once |= here
        return twice

    def known(self, observer: i64, place: i64) -> i64:
        """The cards that are certainly in this place."""
        row = observer * PLACES
        elsewhere: i64 = 0
        for other in range(PLACES):
            if other != place:
                elsewhere |= self.at[row + other]
        return self.at[row + place] & ~elsewhere

    def possible(self, observer: i64, place: i64) -> i64:
        """The cards that may be in this place."""
        return self.at[observer * PLACES + place]


def blank(seats: i64, cards: i64) -> Notebook:
    """Before anything is dealt: all cards lie in the pile, and everybody knows it."""
    at = [cards if place == PILE else 0 for _observer in range(seats + 1) for place in range(PLACES)]
    return Notebook(seats, vec[i64](at), vec[i64]([0] * (seats + 1)), vec[i64]([0] * (seats + 1)))
