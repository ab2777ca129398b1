"""One open socket: what it asks for is done in order, one command after another; what it is sent never waits."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from ..limits import Bucket
from ..people.person import Person
from .asgi import Receive, Send
from .commands import answer

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger(__name__)

MAX_PENDING_FRAMES = 200
"""Frames kept for a page that does not take them; then it is closed, to come back and ask for a snapshot."""
UNWELCOME, BROKEN, RESTARTING, TOO_SLOW = 1008, 1011, 1012, 1013


class Connection:
    """A socket, and who came in by it."""

    __slots__ = (
        *("_bucket", "_closing", "_house", "_is_stuck", "_pending", "_send", "_wake"),
        *("key", "person", "tables", "who"),
    )

    def __init__(self, house: House, send: Send, who: Person | None, key: str | None) -> None:
        self.who = who
        self.key = key
        """The device, or the digest of the token, that it came in with."""
        self.person = who.id if who else None
        self.tables: set[str] = set()
        pace = house.settings.limits.frames
        self._bucket = Bucket(pace.rate, pace.burst)
        self._house = house
        self._send = send
        self._pending: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._is_stuck = False
        """Whether the other side takes nothing for now."""

    async def serve(self, receive: Receive) -> None:
        """Until either side closes. A command under way is finished even if nobody waits for its answer."""
        sender = asyncio.create_task(self._send_pending())
        try:
            while self._closing is None:
                event = await receive()
                if event["type"] != "websocket.receive":
                    sender.cancel()
                    break
                await self._take(event.get("text") or event.get("bytes") or "")
            # Closed by us. If the other side takes nothing, this waits until it does or is gone; nothing more is read.
            await asyncio.gather(sender, return_exceptions=True)
        finally:
            sender.cancel()

    async def _take(self, text: str | bytes) -> None:
        if self._closing is not None:
            return
        if self._bucket.take():
            await self._do(text)
        else:
            self.close(UNWELCOME, "too many frames at once")

    async def _do(self, text: str | bytes) -> None:
        try:
            await answer(self._house, self, text)
        except Exception:
            log.exception("a command of %s failed", self.person)
            self.close(BROKEN, "something went wrong here")

    # Out

    def send(self, frame: bytes) -> None:
        """Never waits: frames are sent in order as fast as the other side takes them."""
        if self._closing is not None:
            return
        self._pending.append(frame)
        if self._is_stuck and len(self._pending) > MAX_PENDING_FRAMES:
            self._pending.clear()
            self.close(TOO_SLOW, "frames were not taken")
        self._wake_sender()

    def close(self, code: int, reason: str) -> None:
        """Close from our side, once what is pending has been sent. Whoever was here counts as gone from now on."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake_sender()
            asyncio.get_running_loop().call_soon(self._house.connections.leave, self)

    @property
    def closed(self) -> bool:
        return self._closing is not None

    def _wake_sender(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _send_pending(self) -> None:
        while True:
            while self._pending:
                frame = self._pending.popleft()
                self._is_stuck = True  # unless this returns before anybody else has a turn
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._is_stuck = False
            if self._closing is not None:
                code, reason = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
