"""Cards that are dealt, move or are shown, and what everybody's notebook makes of it. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .cards import FIRST_PROFESSION, ITEM_CARDS, PILE, PLACES, PROFESSION_CARDS
from .notes import CHANGED, DREW, NONE, OPENED, PASSED_ON, SAW_ITEMS, SAW_SOCIETY, SWAPPED
from .position import CoachRide


def deal_profession(ride: CoachRide, seat: i64, profession: i64) -> None:
    ride.professions[seat] = profession
    ride.profession_pile &= ~(1 << profession)
    ride.profession_counts[seat] = 1
    ride.profession_counts[PILE] -= 1
    ride.notebook.slip(PILE, seat, PROFESSION_CARDS, 1 << seat)
    ride.notebook.see_profession(seat, profession, seat)


# Items on the move


def transfer(ride: CoachRide, source: i64, target: i64, kind: i64, seers: i64) -> None:
    """An item goes from one place to another; only these seats, a mask, see which."""
    ride.shift(source, target, kind)
    ride.notebook.slip(source, target, ITEM_CARDS, seers)
    for seat in range(ride.seats):
        if seers >> seat & 1:
            ride.notebook.follow(seat, kind, source, target)
    ride.conclude(-1)


def hand_over(ride: CoachRide, giver: i64, taker: i64, kind: i64, how: i64) -> None:
    """An item that only these two see: a gift, a toll, a spoil. No text works."""
    ride.trade.loosen(ride, giver, taker)
    transfer(ride, giver, taker, kind, 1 << giver | 1 << taker)
    ride.note(how, giver, taker, kind + 1)


def draw(ride: CoachRide, seat: i64, kind: i64) -> None:
    """The top item of the pile. The Clairvoyant knows it, too, if it is one that he laid there."""
    seer: i64 = seat
    if ride.top >= 0:
        seer = ride.seer
        ride.top, ride.second = ride.second, -1
        if ride.top < 0:
            ride.seer = -1
    transfer(ride, PILE, seat, kind, 1 << seat | 1 << seer)
    ride.note(DREW, seat, seer, kind + 1)


def pass_on(ride: CoachRide, chosen: vec[i64], way: i64) -> None:
    """The Sextant: all pass an item at once; each sees what goes and what comes."""
    if ride.trade.on:
        ride.trade.loosen(ride, ride.trade.first, (ride.trade.first + way) % ride.seats)
    for seat in range(ride.seats):
        ride.shift(seat, (seat + way) % ride.seats, chosen[seat])
    for observer in range(ride.seats + 1):
        _see_passing(ride, observer, chosen, way)
    ride.conclude(-1)
    for seat in range(ride.seats):
        ride.note(PASSED_ON, seat, (seat + way) % ride.seats, chosen[seat] + 1)


def _see_passing(ride: CoachRide, observer: i64, chosen: vec[i64], way: i64) -> None:
    notebook = ride.notebook
    row = observer * PLACES
    seats = ride.seats
    before = (observer + seats - way) % seats if observer < seats else -1
    if observer < seats:
        notebook.follow(observer, chosen[before], before, observer)
    old = notebook.at[row : row + PLACES]
    unmoved: i64 = 0
    for seat in range(seats):
        if seat in (before, observer):
            unmoved |= 1 << seat
        else:
            notebook.at[row + (seat + way) % seats] |= old[seat] & ITEM_CARDS
    notebook.bags[observer] &= unmoved
    if observer < seats:
        notebook.follow(observer, chosen[observer], observer, (observer + way) % seats)


# Shown


def see_society(ride: CoachRide, seer: i64, seen: i64) -> None:
    ride.notebook.societies[seer] |= 1 << seen
    ride.note(SAW_SOCIETY, seer, seen, ride.society(seen) + 1)


def see_items(ride: CoachRide, seer: i64, seen: i64) -> None:
    ride.notebook.see_all(seer, seen, ride.hands[seen])
    ride.conclude(1 << seer)
    ride.note(SAW_ITEMS, seer, seen, ride.hands[seen])


def see_profession_pile(ride: CoachRide, seer: i64) -> None:
    """All professions of the pile, and that there are no others."""
    cards = ride.profession_pile << FIRST_PROFESSION
    ride.notebook.pin(seer, cards, PILE)
    ride.notebook.at[seer * PLACES + PILE] &= ITEM_CARDS | cards
    ride.notebook.conclude(seer, ride.profession_counts, PROFESSION_CARDS)


def open_profession(ride: CoachRide, seat: i64) -> None:
    """A profession is used: it lies face up from now on."""
    if not ride.opened >> seat & 1:
        ride.opened |= 1 << seat
        for observer in range(ride.seats + 1):
            ride.notebook.see_profession(observer, ride.professions[seat], seat)
        _conclude_professions(ride)
    ride.note(OPENED, seat, NONE, ride.professions[seat] + 1)


def swap_professions(ride: CoachRide, giver: i64, partner: i64) -> None:
    """The Tome: both professions change places and lie face down."""
    mine, theirs = ride.professions[giver], ride.professions[partner]
    ride.professions[giver], ride.professions[partner] = theirs, mine
    ride.opened &= ~(1 << giver | 1 << partner)
    at = ride.notebook.at
    for row in range(0, len(at), PLACES):  # before all eyes
        first, second = at[row + giver], at[row + partner]
        at[row + giver] = first & ITEM_CARDS | second & PROFESSION_CARDS
        at[row + partner] = second & ITEM_CARDS | first & PROFESSION_CARDS
    for seat in (giver, partner):
        ride.notebook.see_profession(seat, theirs, giver)
        ride.notebook.see_profession(seat, mine, partner)
    _conclude_professions(ride)
    ride.note(SWAPPED, giver, partner, 0)


def change_profession(ride: CoachRide, seat: i64, profession: i64) -> None:
    """The Cloak: a profession from the pile, face down; the old one joins the pile."""
    old, at = ride.professions[seat], ride.notebook.at
    for row in range(0, len(at), PLACES):
        if row != seat * PLACES:  # only the seat sees which
            before = at[row + seat] & PROFESSION_CARDS
            at[row + seat] = at[row + seat] & ITEM_CARDS | at[row + PILE] & PROFESSION_CARDS
            at[row + PILE] |= before
    ride.professions[seat] = profession
    ride.profession_pile = ride.profession_pile & ~(1 << profession) | 1 << old
    ride.opened &= ~(1 << seat)
    ride.notebook.see_profession(seat, old, PILE)
    ride.notebook.see_profession(seat, profession, seat)
    _conclude_professions(ride)
    ride.note(CHANGED, seat, seat, profession + 1)


def _conclude_professions(ride: CoachRide) -> None:
    for observer in range(ride.seats + 1):
        ride.notebook.conclude(observer, ride.profession_counts, PROFESSION_CARDS)
