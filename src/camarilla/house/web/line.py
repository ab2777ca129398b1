"""The line of one socket: a short way in and a short way out.

A move comes in as one small frame and is told to everybody at a table. The server's general way (events, queues, a text
made of bytes and bytes of the text) cost more than the move itself. Here a whole text in one frame goes straight to
whoever listens, and a frame that is encoded already leaves as a header before its bytes; everything else (handshake,
pings, fragments, errors, farewells) goes the general way, by the wire.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .frames import CONTROL, LAST, LONGEST_HEAD, MASKED, TEXT, bounds, head

if TYPE_CHECKING:
    from .wire import Wire

try:
    from websockets.speedups import apply_mask
except ImportError:  # not everywhere compiled
    from websockets.utils import apply_mask

MOST_WAITING: Final = 200
"""Frames kept for a page that does not take them; then it is sent away, to come back and ask for a snapshot."""
SLOW: Final = 1013
TOGETHER: Final = 120
"""So many lines, and they speak before the turn is over: the frames of more would not stay in a processor's cache."""


class Chorus:
    """The lines of one server that have something to say. When the turn of the loop is over, each says all of it
    together: a commit settles many moves at once, and a write costs much, for it wakes somebody."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def join(self, line: Line) -> None:
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._speak)
        self._lines.append(line)
        if len(self._lines) >= TOGETHER:
            self._speak()

    def _speak(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


class Line:
    """``say`` never waits: what cannot be sent is kept and sent in order. A protocol of asyncio, once somebody listens:
    then it stands in its wire's place."""

    def __init__(self, wire: Wire, chorus: Chorus, longest: int) -> None:
        self._wire: Wire | None = wire
        self._chorus = chorus
        self._longest = longest + LONGEST_HEAD
        self.transport: asyncio.Transport | None = None
        self.hear: Callable[[str | bytes], None] | None = None
        """Whoever listens to what is said; None until the socket is open."""
        self.closing = False
        self.gone = False
        self.paused = False
        """Whether the other side takes nothing for now."""
        self._kept: list[bytes] | None = None
        """Whole frames; None as long as there is nothing: an idle socket should cost little."""
        self._rest = b""
        """The beginning of a frame whose end has not come yet."""
        self._in_pieces = False
        """Whether a text has begun that is still to be continued by another frame."""

    # In

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, size = 0, len(data)
        while at < size:
            if self.hear is None:
                self._generally(data[at:])
                return
            begin, end = bounds(data, at)
            if end - at > self._longest:
                self.hear = None  # the general way refuses it, and closes
                self._generally(data[at:])
                return
            if end > size:
                self._rest = data[at:]
                return
            self._take(data if end - at == size else data[at:end], begin - at)
            at = end

    def _take(self, frame: bytes, begin: int) -> None:
        """One whole frame, its payload from ``begin`` on."""
        if frame[0] == TEXT and frame[1] & MASKED and not self._in_pieces and not self.closing:
            try:
                text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
            except UnicodeDecodeError:
                self._generally(frame)
                return
            if self.hear is not None:
                self.hear(text)
            return
        if not frame[0] & CONTROL:
            self._in_pieces = not frame[0] & LAST
        self._generally(frame)

    def stop_listening(self) -> None:
        """For a while: the rest may wait on the other side."""
        if self.transport is not None:
            self.transport.pause_reading()

    def go_on_listening(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()

    def _generally(self, data: bytes) -> None:
        if self._wire is not None:
            self._wire.data_received(data)

    # Out

    def say(self, text: bytes) -> None:
        """Send a text, unless the line is closing."""
        if self.closing or self.gone:
            return
        frame = head(len(text)) + text
        if self._kept is None:
            self._kept = [frame]
            self._chorus.join(self)
            return
        self._kept.append(frame)
        if len(self._kept) > MOST_WAITING:
            self.flush()
            if self._kept:
                self.end(SLOW, "frames were not taken")

    def flush(self) -> None:
        """Send what is kept, if the other side takes anything now."""
        transport = self.transport
        if self._kept and transport is not None and not self.paused and not transport.is_closing():
            kept, self._kept = self._kept, None
            transport.write(kept[0] if len(kept) == 1 else b"".join(kept))

    def end(self, code: int, reason: str) -> None:
        """Close from our side. What the other side did not take is not sent any more."""
        if self.closing or self.gone or self._wire is None or self.transport is None:
            return
        if self.paused:
            self._kept = None
            self.transport.abort()  # a farewell would not be taken either
            return
        self.flush()
        self._wire.bid_farewell(code, reason)

    # What else the transport tells its protocol

    def pause_writing(self) -> None:
        self.paused = True
        if self._wire is not None:
            self._wire.pause_writing()

    def resume_writing(self) -> None:
        self.paused = False
        if self._wire is not None:
            self._wire.resume_writing()
        self.flush()

    def eof_received(self) -> None:
        if self._wire is not None:
            self._wire.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        if self._wire is not None:
            self._wire.connection_lost(error)

    def cut(self) -> None:
        """The socket is no more; a wire and its line would otherwise hold each other."""
        self._wire = None
        self.hear = None
