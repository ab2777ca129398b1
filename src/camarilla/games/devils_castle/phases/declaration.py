"""Declaring victory: who may, and who is right (section 4; divination, DC-5.2). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....core.message import Message
from ..names import item_name
from ..notes import DECLARED
from ..tables import BAG_GOBLET, BAG_KEY, LODGE_RING, ORDER, PEARL, PILE, count_of, goal_of, ones

if TYPE_CHECKING:
    from ..position import CoachRide

NEEDED: Final = 3

# What a declaration is about, as it is noted.
OWN: Final = 0
OTHER: Final = 1
ALONE: Final = 2


def counting(ride: CoachRide, seat: i64, society: i64) -> i64:
    """How many items of a seat count for a society: a bag only when the pile is empty (DC-4.2)."""
    hand = ride.hands[seat]
    items = count_of(hand, goal_of(society))
    if ride.held[PILE] == 0:
        items += count_of(hand, BAG_KEY if society == ORDER else BAG_GOBLET)
    return items


def needed(ride: CoachRide, society: i64) -> i64:
    """Three; with an odd number of players two for the society in the minority (DC-4.3)."""
    members = ones(ride.members(society))
    return NEEDED - 1 if ride.seats % 2 == 1 and 2 * members < ride.seats else NEEDED


def may_declare(ride: CoachRide, seat: i64) -> bool:
    """An own counting item, and no pearl; whether the claim is true does not matter (DC-4.1, DC-4.8)."""
    return count_of(ride.hands[seat], PEARL) == 0 and counting(ride, seat, ride.society(seat)) > 0


def may_divine(ride: CoachRide, seat: i64) -> bool:
    return ride.divination and count_of(ride.hands[seat], PEARL) == 0


def may_ring(ride: CoachRide, seat: i64) -> bool:
    """The Lodge ring with three of either kind in the own hand (DC-4.7)."""
    hand = ride.hands[seat]
    if count_of(hand, LODGE_RING) == 0 or count_of(hand, PEARL) > 0:
        return False
    return counting(ride, seat, 0) + counting(ride, seat, 1) >= NEEDED


def is_true(ride: CoachRide, society: i64, declarer: i64, named: i64) -> bool:
    """Each named one is a member and holds something that counts, and together it is enough (DC-4.5)."""
    if named & ~ride.members(society):
        return False
    total = counting(ride, declarer, society) if declarer >= 0 else 0
    for seat in range(ride.seats):
        if named >> seat & 1:
            items = counting(ride, seat, society)
            if items == 0:
                return False
            total += items
    return total >= needed(ride, society)


def declare(ride: CoachRide, seat: i64, named: i64) -> None:
    """The game ends: the own society wins, or the other one (DC-4.4)."""
    own = ride.society(seat)
    right = is_true(ride, own, seat, named)
    ride.note(DECLARED, seat, OWN, named | (256 if right else 0))
    ride.finish(ride.members(own if right else 1 - own))


def divine(ride: CoachRide, seat: i64, named: i64) -> None:
    """A claim about the other society; the declarer's own items do not count (DC-5.2)."""
    own = ride.society(seat)
    right = is_true(ride, 1 - own, -1, named)
    ride.note(DECLARED, seat, OTHER, named | (256 if right else 0))
    ride.finish(ride.members(own if right else 1 - own))


def declare_alone(ride: CoachRide, seat: i64) -> None:
    one: i64 = 1
    ride.note(DECLARED, seat, ALONE, 256)
    ride.finish(one << seat)


def why_not_declare(ride: CoachRide, seat: i64) -> Message:
    if count_of(ride.hands[seat], PEARL) > 0:
        return Message("dc-why-pearl")
    return no_goal_item(ride.society(seat))


def no_goal_item(society: i64) -> Message:
    return Message("dc-why-no-goal-item", {"item": item_name(goal_of(society))})


def why_not_ring(ride: CoachRide, seat: i64) -> Message:
    hand = ride.hands[seat]
    if count_of(hand, LODGE_RING) == 0:
        return Message("dc-why-no-item", {"item": item_name(LODGE_RING)})
    if count_of(hand, PEARL) > 0:
        return Message("dc-why-pearl")
    return Message("dc-why-ring-needs-three")
