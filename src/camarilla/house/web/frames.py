"""Frames of the socket's standard (RFC 6455, 5.2), as bytes: cut out of what has come, and put before what goes."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""A whole text, in one frame; the house never masks, and whoever speaks to it always does."""
MASKED: Final = 0x80
LAST: Final = 0x80
CONTROL: Final = 0x08
LONGEST_HEAD: Final = 14


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the masked frame at this place begins, and where it ends; beyond the data if that does not
    reach so far."""
    if at + 2 > len(data):
        return at, at + 2
    length = data[at + 1] & 127
    begin = at + 6
    if length == 126:
        length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
    elif length == 127:
        length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
    if not data[at + 1] & MASKED:
        begin -= 4  # a mistake of the other side, which the general way answers
    return begin, begin + length


def head(size: int) -> bytes:
    """What goes before a text of so many bytes."""
    if size < 126:
        return (TEXT << 8 | size).to_bytes(2, "big")
    if size < 65536:
        return ((TEXT << 8 | 126) << 16 | size).to_bytes(4, "big")
    return ((TEXT << 8 | 127) << 64 | size).to_bytes(10, "big")
