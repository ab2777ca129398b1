"""The line of one socket: the server's protocol, with a short way out for frames that are encoded already.

A move is told to everybody at a table. The general way (an event, a coroutine, a text made of bytes and bytes of the
text) cost more than making the frame; here a frame is a header before its bytes, handed to the transport.
"""

from __future__ import annotations

from collections import deque

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "camarilla.wire"
"""Under this name the application finds the wire among a scope's extensions."""
MOST_WAITING = 200
"""Frames kept for a page that does not take them; then it is sent away, to come back and ask for a snapshot."""
SLOW = 1013

_TEXT = 0x81
"""A whole text, in one frame (RFC 6455, 5.2); the house never masks."""


class Wire(WebSocketsSansIOProtocol):
    """``say`` never waits: what cannot be sent at once is kept and sent in order."""

    _kept: deque[bytes] | None = None
    """Only for a page that is slow: an idle socket should cost little."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def say(self, text: bytes) -> None:
        """Send a text, unless the line is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(framed(text))
            return
        if self._kept is None:
            self._kept = deque()
        self._kept.append(framed(text))
        if len(self._kept) > MOST_WAITING:
            self.end(SLOW, "frames were not taken")

    def resume_writing(self) -> None:
        super().resume_writing()
        while self._kept and self.writable.is_set():
            self.transport.write(self._kept.popleft())

    def end(self, code: int, reason: str) -> None:
        """Close from our side. What the other side did not take is not sent any more."""
        if self.close_sent or self.disconnected:
            return
        self._kept = None
        if not self.writable.is_set():
            self.transport.abort()  # a farewell would not be taken either
            return
        farewell = self.send({"type": "websocket.close", "code": code, "reason": reason})
        try:
            farewell.send(None)
        except StopIteration:
            return
        farewell.close()


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text
