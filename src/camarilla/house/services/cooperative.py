"""Long work in the event loop, done in short pieces: other tasks run in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

PIECE: Final = 0.004
"""Seconds of work between two pauses. A single item that takes longer holds the loop for as long."""


async def in_pieces(items: Iterable[T]) -> list[T]:
    """All items as a list, worked out piece by piece. What they are worked out from must not change meanwhile."""
    results, until = list[T](), time.monotonic() + PIECE
    for item in items:
        results.append(item)
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + PIECE
    return results
