"""Whether a move has left what a seat knows as it was: compared here is all that ``show.own`` is made of. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.position import OVER
from .cards import PLACES
from .position import CoachRide
from .show import _mine, _offered


def same_own(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    return _same_cards(before, after, seat) and _same_notes(before, after, seat) and _same_question(before, after, seat)


def _same_cards(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """The seat's own cards, how many everybody has, and the cards on top of the pile."""
    if after.actor == OVER or before.order != after.order or (before.turn_seat < 0) != (after.turn_seat < 0):
        return False
    if before.seer != after.seer or before.top != after.top or before.second != after.second:
        return False
    if len(before.held) != len(after.held) or before.hands[seat] != after.hands[seat]:
        return False
    return all(before.held[place] == after.held[place] for place in range(len(after.held)))


def _same_notes(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """The seat's notebook, unless cards are on their way to or from it."""
    if before.trade.in_transit(seat) or after.trade.in_transit(seat):
        return False
    old, new = before.notebook, after.notebook
    if old.bags[seat] != new.bags[seat] or old.societies[seat] != new.societies[seat]:
        return False
    return all(old.at[place] == new.at[place] for place in range(seat * PLACES, (seat + 1) * PLACES))


def _same_question(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """What the seat is offered, and what it has answered in a secret round."""
    old, new = before.asking(), after.asking()
    return _offered(old, seat) == _offered(new, seat) and _mine(before, old, seat) == _mine(after, new, seat)
