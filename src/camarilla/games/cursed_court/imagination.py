"""Other worlds: a court in which all that somebody cannot know is drawn anew. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.position import Dice
from .tables import BETWEEN, CROWNS, ENDED, IN_HAND, REGIONS, VOTING, card, draw_card

if TYPE_CHECKING:
    from .position import CursedCourt


def redraw(court: CursedCourt, observer: i64, dice: Dice) -> None:
    """Deal the cards anew that the observer does not see, and put the others' feints under any of their crowns."""
    unseen: i64 = 0
    for place in range(court.laid):
        if not court.sees(observer, place):
            court.deck += card(court.face_down(place))
            court.hidden -= court.face_down(place) << (4 * place)
            bit: i64 = 1
            unseen |= bit << place
    for place in range(court.laid):
        if (unseen >> place) & 1:
            noble = draw_card(court.deck, dice)
            court.deck -= card(noble)
            court.hidden += noble << (4 * place)
    if court.masquerade and court.phase not in (BETWEEN, VOTING, ENDED):
        for seat in range(court.seats):
            if seat != observer:
                court.feints[seat] = _nth_region(court.held[seat], dice.randrange(CROWNS))


def _nth_region(held: i64, number: i64) -> i64:
    """The region of a seat's crown by its number, or IN_HAND when it has not as many on the board."""
    for region in range(REGIONS):
        if (held >> region) & 1:
            if number == 0:
                return region
            number -= 1
    return IN_HAND
