"""Declaring victory: who may, and who is right (section 4; divination, DC-5.2). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.bits import ones
from ....core.message import Message
from ..cards import PILE
from ..hands import count_of
from ..kinds import BAG_GOBLET, BAG_KEY, BROTHERHOOD, LODGE_RING, ORDER, PEARL, goal_of
from ..names import ITEM_NAMES
from ..notes import DECLARED
from ..position import CoachRide

NEEDED: Final = 3

# What a declaration is about, as it is noted.
OWN: Final = 0
OTHER: Final = 1
ALONE: Final = 2


def bag_for(society: i64) -> i64:
    """The bag that counts for a society once the pile is empty (DC-4.2)."""
    return BAG_KEY if society == ORDER else BAG_GOBLET


def counting(ride: CoachRide, seat: i64, society: i64) -> i64:
    """How many items of a seat count for a society."""
    hand = ride.hands[seat]
    items = count_of(hand, goal_of(society))
    return items + count_of(hand, bag_for(society)) if ride.held[PILE] == 0 else items


def needed(ride: CoachRide, society: i64) -> i64:
    """Three; with an odd number of players two for the society in the minority (DC-4.3)."""
    members = ones(ride.members(society))
    return NEEDED - 1 if ride.seats % 2 == 1 and 2 * members < ride.seats else NEEDED


def may_declare(ride: CoachRide, seat: i64) -> bool:
    """Holding something that counts, and no pearl; whether the claim is true does not matter (DC-4.1, DC-4.8)."""
    return count_of(ride.hands[seat], PEARL) == 0 and counting(ride, seat, ride.society(seat)) > 0


def may_divine(ride: CoachRide, seat: i64) -> bool:
    return ride.divination and count_of(ride.hands[seat], PEARL) == 0


def may_ring(ride: CoachRide, seat: i64) -> bool:
    """The Lodge ring with three of either kind in one hand (DC-4.7)."""
    hand = ride.hands[seat]
    if count_of(hand, LODGE_RING) == 0 or count_of(hand, PEARL) > 0:
        return False
    return counting(ride, seat, ORDER) + counting(ride, seat, BROTHERHOOD) >= NEEDED


def is_true(ride: CoachRide, seat: i64, how: i64, named: i64) -> bool:
    """Each named one is a member and holds something that counts, and together it is enough (DC-4.5). For the other
    society the declarer's items do not count (DC-5.2)."""
    society = ride.society(seat) if how == OWN else 1 - ride.society(seat)
    if named & ~ride.members(society):
        return False
    total = counting(ride, seat, society) if how == OWN else 0
    for partner in range(ride.seats):
        if named >> partner & 1:
            items = counting(ride, partner, society)
            if items == 0:
                return False
            total += items
    return total >= needed(ride, society)


def declare(ride: CoachRide, seat: i64, how: i64, named: i64) -> None:
    """The game ends: the declarer's society wins if the claim is true, else the other one (DC-4.4)."""
    own = ride.society(seat)
    right = how == ALONE or is_true(ride, seat, how, named)
    ride.note(DECLARED, seat, how, named | (256 if right else 0))
    ride.finish(1 << seat if how == ALONE else ride.members(own if right else 1 - own))


def why_not_declare(ride: CoachRide, seat: i64, about: i64) -> Message:
    """Why a seat cannot make a claim about a society."""
    if count_of(ride.hands[seat], PEARL) > 0:
        return Message("dc-why-pearl")
    return Message("dc-why-no-goal-item", {"item": ITEM_NAMES[goal_of(about)]})
