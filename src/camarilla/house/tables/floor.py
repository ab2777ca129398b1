"""The floor of a table: one thing is done there at a time, in the order it was asked for.

As a lock of asyncio, but nobody need be a coroutine to take it or to wait for it: moves are none.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Floor:
    """``async with`` waits for it; whoever took it by ``take_or_wait`` gives it back."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def take_or_wait(self, given: Callable[[], None]) -> bool:
        """True if it was free and is yours now; else ``given`` is called as soon as it is."""
        if self.taken:
            self._waiting.append(given)
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """To the next who waits for it, if there is one."""
        while self._waiting:
            following = self._waiting.popleft()
            if not isinstance(following, asyncio.Future):
                following()
                return
            if not following.done():
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had just been given to one who does not want it any more
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
