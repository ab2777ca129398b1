"""Frames of a WebSocket as bytes (RFC 6455, chapters 5, 7.4 and 8.1): cut out of what a client sends, and made of what
the server sends. The opening is the ``websockets`` library's business.

By hand, because the library takes many times as long: ``bench/websocket.py --frames``. Compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library comes without its compiled part
    from websockets.utils import apply_mask

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
"""Kinds of frames; those from 8 on are control frames."""
FINAL: Final = 0x80
"""In the first byte: the last fragment of a message, or all of it."""
RESERVED: Final = 0x70
MASKED: Final = 0x80
"""In the second byte. A client always masks, a server never does."""
MAX_CONTROL_SIZE: Final = 125
WHOLE_TEXT: Final = 0x81

PROTOCOL_ERROR: Final = 1002
INVALID_DATA: Final = 1007
TOO_BIG: Final = 1009


class BadFrame(Exception):
    """A frame against the standard, and the code to close with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class FrameReader:
    """Cuts what a client sends into frames, and puts the fragments of a message together."""

    def __init__(self, max_size: int) -> None:
        self._max_size: i64 = max_size
        self._data = b""
        self._at: i64 = 0
        """How far ``_data`` has been read."""
        self._fragments: list[bytes] | None = None
        """Of a message whose end has not come yet."""
        self._is_text = False
        """Whether that message is a text."""
        self._size: i64 = 0
        """Of these fragments together."""

    def feed(self, data: bytes) -> None:
        """Something has come."""
        self._data = self._data[self._at :] + data if self._at < len(self._data) else data
        self._at = 0

    def next(self) -> tuple[int, str | bytes] | None:
        """The first byte of the next frame, and what it brings; None until more has come. Raises ``BadFrame``.

        The last fragment brings the whole message, those before it nothing. Texts are decoded.
        """
        data, at = self._data, self._at
        left = len(data) - at
        if left < 2:
            return None
        head, second = data[at], data[at + 1]
        self._check(head, second)
        size: i64 = second & 0x7F
        begin = at + 6
        if size > MAX_CONTROL_SIZE:
            width: i64 = 2 if size == 126 else 8
            if left < 2 + width:
                return None
            size = _long_size(data[at + 2 : at + 2 + width], self._max_size)
            begin += width
        if size > self._max_size - self._size and head & 0xF < CLOSE:
            raise BadFrame(TOO_BIG, "a message is too long")
        end = begin + size
        if end > len(data):
            return None
        payload = apply_mask(data[begin:end], data[begin - 4 : begin])
        self._at = end
        if end == len(data):
            self._data, self._at = b"", 0  # an idle socket keeps nothing
        return head, _text(payload) if head == WHOLE_TEXT else self._message(head, payload)

    def _check(self, head: i64, second: i64) -> None:
        """What can be wrong with the first two bytes."""
        kind = head & 0xF
        if head & RESERVED or not second & MASKED:
            raise BadFrame(PROTOCOL_ERROR, "a reserved bit, or no mask")
        if kind >= CLOSE:
            if kind > PONG or not head & FINAL or second & 0x7F > MAX_CONTROL_SIZE:
                raise BadFrame(PROTOCOL_ERROR, "a control frame of no known kind, in fragments or too long")
        elif kind > BINARY:
            raise BadFrame(PROTOCOL_ERROR, "a frame of no known kind")
        elif (kind == CONTINUATION) != (self._fragments is not None):
            raise BadFrame(PROTOCOL_ERROR, "a fragment without its beginning, or a message inside another")

    def _message(self, head: i64, payload: bytes) -> str | bytes:
        """What a frame brings that is not a whole text."""
        kind = head & 0xF
        if kind >= CLOSE:
            if kind == CLOSE:
                _check_close(payload)
            return payload
        fragments = self._fragments
        if fragments is None:
            if head & FINAL:
                return payload
            self._fragments, self._size, self._is_text = [payload], len(payload), kind == TEXT
            return b""
        fragments.append(payload)
        self._size += len(payload)
        if not head & FINAL:
            return b""
        self._fragments, self._size = None, 0
        whole = b"".join(fragments)
        return _text(whole) if self._is_text else whole


def _long_size(written: bytes, max_size: int) -> int:
    """A size of more than seven bits; whoever writes one must not use more bytes than it takes."""
    size = int.from_bytes(written, "big")
    if size <= MAX_CONTROL_SIZE or (len(written) > 2 and size < 1 << 16):
        raise BadFrame(PROTOCOL_ERROR, "a size with needless bytes")
    if size > max_size:
        raise BadFrame(TOO_BIG, "a message is too long")
    return size


def _text(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(INVALID_DATA, "a text must be UTF-8") from None


def _check_close(payload: bytes) -> None:
    """A closing frame is empty, or has a code that may be sent and a reason in UTF-8."""
    try:
        if payload:
            Close.parse(payload)
    except ProtocolError:
        raise BadFrame(PROTOCOL_ERROR, "a closing frame without a code that may be sent") from None
    except UnicodeDecodeError:
        raise BadFrame(INVALID_DATA, "a reason must be UTF-8") from None


def frame(kind: int, payload: bytes) -> bytes:
    """As a server sends it: whole and not masked."""
    head, size = FINAL | kind, len(payload)
    if size <= MAX_CONTROL_SIZE:
        return (head << 8 | size).to_bytes(2, "big") + payload
    if size < 1 << 16:
        return (head << 24 | 126 << 16 | size).to_bytes(4, "big") + payload
    return (head << 8 | 127).to_bytes(2, "big") + size.to_bytes(8, "big") + payload


def close_frame(code: int, reason: str) -> bytes:
    return frame(CLOSE, Close(code, reason).serialize())
