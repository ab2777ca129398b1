"""Work beside everything else in the event loop: errands that nobody waits for, rounds made again and again, and long
work done in short pieces."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

PIECE: Final = 0.004
"""Seconds of work between two pauses. A single item that takes longer holds the loop for as long."""


class Background:
    """Tasks that nobody waits for; their failures are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Awaitable[object]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, work: Callable[[], Awaitable[object]], every: float, at_once: bool = False) -> None:
        """At this interval, in seconds, until closed; a failure does not stop it."""

        async def rounds() -> None:
            await asyncio.sleep(0 if at_once else every)
            while True:
                await _logged(work())
                await asyncio.sleep(every)

        self.run(rounds())

    async def close(self, patience: float = 0.0) -> None:
        """Give what is under way some seconds to finish, then cancel it."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _logged(work: Awaitable[object]) -> None:
    try:
        await work
    except Exception:
        log.exception("something in the background failed")


async def in_pieces(items: Iterable[T]) -> list[T]:
    """All items as a list, worked out piece by piece. What they are worked out from must not change meanwhile."""
    results, until = list[T](), time.monotonic() + PIECE
    for item in items:
        results.append(item)
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + PIECE
    return results
