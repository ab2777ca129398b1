"""The line of one socket: the server's protocol, with a short way out for frames that are encoded already.

A move is told to everybody at a table. The general way (an event, a coroutine, a text made of bytes and bytes of the
text) cost more than making the frame; here a frame is a header before its bytes. What one turn of the loop has to say
to a socket is written together, when the turn is over: a commit settles many moves at once, and a write wakes somebody.
"""

from __future__ import annotations

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
    """``say`` never waits: what is said in one turn is sent together, what cannot be sent is kept and sent in order."""

    _kept: list[bytes] | None = None
    """None as long as there is nothing: an idle socket should cost little."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def say(self, text: bytes) -> None:
        """Send a text, unless the line is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self._kept is None:
            self._kept = [framed(text)]
            self.loop.call_soon(self.flush)
            return
        self._kept.append(framed(text))
        if len(self._kept) > MOST_WAITING:
            self.flush()
            if self._kept:
                self.end(SLOW, "frames were not taken")

    def flush(self) -> None:
        """Send what is kept, if the other side takes anything now."""
        if self._kept and self.writable.is_set() and not self.transport.is_closing():
            kept, self._kept = self._kept, None
            self.transport.write(b"".join(kept))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()

    def end(self, code: int, reason: str) -> None:
        """Close from our side. What the other side did not take is not sent any more."""
        if self.close_sent or self.disconnected:
            return
        if not self.writable.is_set():
            self._kept = None
            self.transport.abort()  # a farewell would not be taken either
            return
        self.flush()
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
