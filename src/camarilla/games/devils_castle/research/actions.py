"""Every move that could ever be made at a table of Coach Ride to Devil's Castle."""

from __future__ import annotations

from collections.abc import Iterable

from .. import notation
from ..position import CoachRide


def all_moves(first: CoachRide) -> Iterable[int]:
    return notation.all_moves(int(first.seats))
