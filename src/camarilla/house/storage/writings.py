"""What can be written: an entry of a log, something that goes with it, or another deed altogether."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from .prepared import Given, Prepared

T = TypeVar("T")
Deed = Callable[[AsyncConnection], Awaitable[T]]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A row of a table's log. ``text`` of a move: its own text, then chance's outcomes, a line each."""

    table_id: str
    seq: int
    kind: str
    seat: int
    text: str
    at: int
    by: str
    move_id: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A plain change of some row that goes with an entry."""

    statement: Prepared
    given: Given


class Written(IntEnum):
    """What has become of an entry: its place was taken; it stands, but not what was to go with it; all is written."""

    NOT = 0
    ALONE = 1
    WHOLE = 2


Then = Callable[[Written | Exception], None]
"""Told what has become of an entry, or why it could not be written."""


class Append:
    """An entry that waits, with what goes with it."""

    def __init__(self, entry: Entry, also: Deed[None] | Mark | None, then: Then, game: str) -> None:
        self.entry = entry
        self.game = game
        self.also = also
        self.then = then
        self.plain = also is None or isinstance(also, Mark)
        """Whether a pen can write it."""


class Act:
    """Something else that is to be done in a transaction."""

    def __init__(self, deed: Deed[Any], done: asyncio.Future[Any]) -> None:
        self.deed = deed
        self.done = done
