"""One open socket: what it asks for is done in order, one command after another; what it is sent never waits."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from ...core.message import Message
from ..errors import Refused
from ..limits import Bucket
from ..metrics import REFUSED
from ..people.person import Person
from ..protocol import Command, Considered, Done, No, encode
from .commands import answer, read
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
        self._command: Command | None = None
        """What is being done; all else waits."""
        self._is_going_on = False
        self._task: asyncio.Task[None] | None = None
        """What does it, where that takes a task."""
        self._finished: asyncio.Future[None] | None = None

    async def serve(self) -> None:
        """Until either side closes. What was asked before the other side closed is done, though nobody waits for it."""
        self._socket.listen(self)
        await self._socket.wait_lost()
        if self._command is not None:
            self._finished = self._loop.create_future()
            await self._finished

    # One command after another

    def _go_on(self) -> None:
        """With what waits, until something must be waited for."""
        self._is_going_on = True
        while self._commands and self._command is None:
            text = self._commands.popleft()
            if len(self._commands) == MAX_WAITING_COMMANDS - 1:
                self._socket.resume_reading()
            if not self._bucket.take():
                self.close(UNWELCOME, "too many frames at once")
                break
            try:
                self._command = read(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                self.send(encode(No("", "", Message("house-no-frame", {"why": str(error)[:200]}))))
                continue
            try:
                answer(self._house, self, self._command)
            except Exception as error:
                self.answer(error)
        self._is_going_on = False
        if self._finished is not None and self._command is None and not self._finished.done():
            self._finished.set_result(None)

    def wait_for(self, work: Coroutine[object, object, None]) -> None:
        """For something that must be waited for before there is an answer."""
        self._task = self._loop.create_task(self._wait(work))

    async def _wait(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception as error:
            self.answer(error)

    def answer(self, result: Done | Considered | Exception | None) -> None:
        """What became of the present command: say it, and go on with the next."""
        command, self._command = self._command, None
        assert command is not None
        if isinstance(result, Refused):
            REFUSED.labels(result.why.id).inc()
            self.send(encode(No(getattr(command, "id", ""), command.table, result.why)))
        elif isinstance(result, Exception):
            log.error("a command of %s failed", self.person, exc_info=result)
            self.close(BROKEN, "something went wrong here")
        elif result is not None:
            self.send(encode(result))
        if not self._is_going_on:
            self._go_on()

    # What its socket tells it

    def receive(self, message: str | bytes) -> None:
        self._commands.append(message)
        if len(self._commands) == MAX_WAITING_COMMANDS:
            self._socket.pause_reading()
        if self._command is None and not self._is_going_on:
            self._go_on()

    def disconnected(self) -> None:
        """Whoever was here counts as gone from now on."""
        self.closed = True
        self._loop.call_soon(self._house.connections.leave, self)

    # Out

    def send(self, frame: bytes) -> None:
        """Never waits: frames are sent in order as fast as the other side takes them."""
        self._socket.send(frame)

    def close(self, code: int, reason: str) -> None:
        """Close from our side, once what is pending has been sent. Nothing more is done for the other side."""
        self._commands.clear()
        self._socket.close(code, reason)
