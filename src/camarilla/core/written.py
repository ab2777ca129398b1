"""The bytes of things that are remembered and sent again and again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

_encode = msgspec.json.Encoder().encode


class Written:
    """Known by the very object, which must never change: asking for a thing's bytes then costs no look into it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[int, tuple[object, bytes]] = {}
        """By ``id``; the thing itself is kept too, so that nothing else can come to have that."""

    def of(self, thing: object) -> bytes:
        known = self._known.get(id(thing))
        if known is not None:
            return known[1]
        if len(self._known) >= self._most:
            self._known.clear()
        written = _encode(thing)
        self._known[id(thing)] = (thing, written)
        return written

    def list_of(self, things: Sequence[object]) -> bytes:
        """As encoding the list would write it."""
        return b"[" + b",".join([self.of(thing) for thing in things]) + b"]"
