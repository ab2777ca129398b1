"""The floor of a table: one thing is done there at a time, in the order it was asked for.

As a lock of asyncio, but who finds the floor free can take it without being a coroutine: most moves do.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Floor:
    """``async with`` waits for it; whoever took it by ``take_if_free`` gives it back."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_if_free(self) -> bool:
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """To the next who waits for it, if there is one."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take_if_free():
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
