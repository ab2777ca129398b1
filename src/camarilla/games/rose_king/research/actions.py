"""Every move that could ever be made at a table of The Rose King."""

from __future__ import annotations

from collections.abc import Iterable

from ..position import RoseKing
from .batch import ACTIONS


def all_moves(first: RoseKing) -> Iterable[int]:
    return range(ACTIONS)
