"""The line of one socket: the server's protocol, with a short way in and a short way out.

A move comes in as one small frame and is told to everybody at a table. The general way (events, queues, a text made of
bytes and bytes of the text) cost more than the move itself. Here a whole text in one frame goes straight to whoever
listens, and a frame that is encoded already leaves as a header before its bytes; everything else (handshake, pings,
fragments, errors, farewells) goes the general way. What one turn of the loop has to say is written when the turn is
over, to each socket together: a commit settles many moves at once, and a write wakes somebody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .frames import CONTROL, LAST, LONGEST_HEAD, MASKED, TEXT, bounds, head

try:
    from websockets.speedups import apply_mask
except ImportError:  # not everywhere compiled
    from websockets.utils import apply_mask

WIRE = "camarilla.wire"
"""Under this name the application finds the wire among a scope's extensions."""
MOST_WAITING = 200
"""Frames kept for a page that does not take them; then it is sent away, to come back and ask for a snapshot."""
SLOW = 1013


class Wire(WebSocketsSansIOProtocol):
    """``say`` never waits: what is said in one turn is sent together, what cannot be sent is kept and sent in order."""

    hear: Callable[[str | bytes], None] | None = None
    """Whoever listens to what is said; None until the socket is open."""
    speaking: ClassVar[list[Wire]]
    """The wires of one server that have something to say in this turn."""
    _kept: list[bytes] | None = None
    """Heads and texts; None as long as there is nothing: an idle socket should cost little."""
    _rest: bytes = b""
    """The beginning of a frame whose end has not come yet."""
    _in_pieces: bool = False
    """Whether a text has begun that is still to be continued by another frame."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    # In

    def data_received(self, data: bytes) -> None:
        if self.hear is None:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data):
            begin, end = bounds(data, at)
            if end - at > self.config.ws_max_size + LONGEST_HEAD:
                self.hear = None  # the general way refuses it, and closes
                super().data_received(data[at:])
                return
            if end > len(data):
                self._rest = data[at:]
                return
            self._take(data[at:end], begin - at)
            at = end

    def _take(self, frame: bytes, begin: int) -> None:
        """One whole frame, its payload from ``begin`` on."""
        if frame[0] == TEXT and frame[1] & MASKED and not self._in_pieces and not self.close_sent:
            try:
                text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
            except UnicodeDecodeError:
                super().data_received(frame)
                return
            if self.hear is not None:
                self.hear(text)
            return
        if not frame[0] & CONTROL:
            self._in_pieces = not frame[0] & LAST
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """What came the general way (in fragments, or as bytes) is heard in its turn, between the others."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames = b"".join(self.frames)
        whole: str | bytes = frames
        if self.curr_msg_data_type == "text":
            try:
                whole = frames.decode()
            except UnicodeDecodeError:
                self.hear = None
                super().send_receive_event_to_app()
                return
        self.frames = []
        self.hear(whole)

    # Out

    def say(self, text: bytes) -> None:
        """Send a text, unless the line is closing."""
        if self.close_sent or self.disconnected:
            return
        if self._kept is None:
            self._kept = [head(len(text)), text]
            if not self.speaking:
                self.loop.call_soon(self._speak)
            self.speaking.append(self)
            return
        self._kept += (head(len(text)), text)
        if len(self._kept) > 2 * MOST_WAITING:
            self.flush()
            if self._kept:
                self.end(SLOW, "frames were not taken")

    def _speak(self) -> None:
        """The turn is over: all who have something to say."""
        speaking = self.speaking[:]
        self.speaking.clear()
        for wire in speaking:
            wire.flush()

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


def wires() -> type[Wire]:
    """A server's own kind of wire: those of one server speak together."""

    class ServersWire(Wire):
        speaking: ClassVar[list[Wire]] = []

    return ServersWire
