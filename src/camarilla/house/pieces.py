"""Long work on the loop, done in pieces: everybody else is seen to in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

PIECE: Final = 0.004
"""Seconds that others wait at most, but for the one thing that is being worked out."""


async def in_pieces(things: Iterable[T]) -> list[T]:
    """All of them. What they are worked out from must not change meanwhile."""
    found, until = list[T](), time.monotonic() + PIECE
    for thing in things:
        found.append(thing)
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + PIECE
    return found
