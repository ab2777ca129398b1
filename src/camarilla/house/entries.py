"""Entries of a table's log, and what a table needs of whatever keeps them.

A table is its log: an append-only list of entries with the key ``(table, seq)``. Nothing here knows a database, so a
table can live wherever Python runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol, TypeAlias

import msgspec

from ..core.position import CHANCE

_log = logging.getLogger(__name__)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry. ``text`` of a move: its own text, then chance's outcomes, one to a line."""

    table_id: str
    seq: int
    kind: str
    """``start`` or ``move``; ``undo``; or one of ``NOTES``."""
    seat: int
    text: str
    at: int
    by: str
    move_id: str = ""

    def moves(self) -> list[tuple[int, str]]:
        """Who did what, in order: the entry's seat first, then chance."""
        if not self.text or self.kind not in ("start", "move"):
            return []
        texts = self.text.split("\n")
        first = CHANCE if self.kind == "start" else self.seat
        return [(CHANCE if number else first, text) for number, text in enumerate(texts)]


NOTES = ("late", "left", "back", "rest")
"""Entries that do not touch the position: out of time, left, back again, on vacation."""

Consequence: TypeAlias = Callable[[Any], None]
"""Something to be written in the same transaction as an entry; what it is called with is the log's own business."""


class Appended(IntEnum):
    """What became of an entry."""

    TAKEN = 0
    """Its place was taken: another node was quicker."""
    ALONE = 1
    """It is durable, but its consequence failed."""
    DURABLE = 2
    """It is durable, and so is its consequence."""


OnAppended: TypeAlias = Callable[[Appended | Exception], None]
"""Told once what became of an entry, never before ``append`` has returned."""


class TableLog(Protocol):
    """Keeps entries of all tables. An append is a compare-and-set on ``(table, seq)``."""

    def append(self, entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        """Answers once the entry is durable, or its place proves to be taken. By a callback, because a future for
        every move costs more than checking it: ``bench/house.py``."""

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The log of a table, from an entry on."""


class MemoryLog:
    """A log that lasts as long as the process: for tests, and for tables that need no house."""

    def __init__(self) -> None:
        self._entries: dict[str, list[Entry]] = {}

    def append(self, entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        asyncio.get_running_loop().call_soon(answer, self._append(entry, consequence))

    def _append(self, entry: Entry, consequence: Consequence | None) -> Appended:
        log = self._entries.setdefault(entry.table_id, [])
        if entry.seq != len(log):
            return Appended.TAKEN
        log.append(entry)
        try:
            if consequence is not None:
                consequence(self)
        except Exception:
            _log.exception("what follows from entry %d of table %s failed", entry.seq, entry.table_id)
            return Appended.ALONE
        return Appended.DURABLE

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        return self._entries.get(table_id, [])[since:]
