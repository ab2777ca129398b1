"""One open socket: what it asks for is done in order, one command after another; what it is sent never waits."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from ..limits import Bucket
from ..people.person import Person
from .commands import answer
from .websocket import UNWELCOME, WebSocket

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger(__name__)

MAX_WAITING_COMMANDS = 16
"""Then nothing more is read until they are done."""
BROKEN, RESTARTING = 1011, 1012


class Connection:
    """A socket, and who came in by it."""

    def __init__(self, house: House, socket: WebSocket, who: Person | None, key: str | None) -> None:
        self.who = who
        self.key = key
        """The device, or the digest of the token, that it came in with."""
        self.person = who.id if who else None
        self.tables: set[str] = set()
        self.closed = False
        pace = house.settings.limits.frames
        self._bucket = Bucket(pace.rate, pace.burst)
        self._house = house
        self._loop = asyncio.get_running_loop()  # asked once: each time costs a system call
        self._socket = socket
        self._commands: deque[str | bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    async def serve(self) -> None:
        """Until either side closes. What was asked before the other side closed is done, though nobody waits for it."""
        self._socket.listen(self)
        while self._commands or not self.closed:
            if not self._commands:
                self._wake = self._loop.create_future()
                await self._wake
                continue
            await self._do(self._commands.popleft())
            if len(self._commands) == MAX_WAITING_COMMANDS - 1:
                self._socket.resume_reading()
        await self._socket.wait_lost()

    async def _do(self, text: str | bytes) -> None:
        if not self._bucket.take():
            self.close(UNWELCOME, "too many frames at once")
            return
        try:
            await answer(self._house, self, text)
        except Exception:
            log.exception("a command of %s failed", self.person)
            self.close(BROKEN, "something went wrong here")

    # What its socket tells it

    def receive(self, message: str | bytes) -> None:
        self._commands.append(message)
        if len(self._commands) == MAX_WAITING_COMMANDS:
            self._socket.pause_reading()
        self._wake_up()

    def disconnected(self) -> None:
        """Whoever was here counts as gone from now on."""
        self.closed = True
        self._wake_up()
        self._loop.call_soon(self._house.connections.leave, self)

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    # Out

    def send(self, frame: bytes) -> None:
        """Never waits: frames are sent in order as fast as the other side takes them."""
        self._socket.send(frame)

    def close(self, code: int, reason: str) -> None:
        """Close from our side, once what is pending has been sent. Nothing more is done for the other side."""
        self._commands.clear()
        self._socket.close(code, reason)
