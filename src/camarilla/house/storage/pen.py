"""Writes entries of logs to SQLite: all that have come, in one statement, by one visit to a thread of its own.

The general way visits its thread for every cursor, begin, insert and commit, and after each visit waits for a busy
house to let go of the interpreter. One statement takes one visit, and is a transaction by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from . import schema

if TYPE_CHECKING:
    from .group_commit import Entry

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

_COLUMNS = [column.name for column in schema.log.columns]
_INSERT = "INSERT INTO log ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(f'"{name}"' for name in _COLUMNS),
    ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(_COLUMNS))),
)


class Pen:
    """One connection in one thread. What it has written is durable."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: list[Entry]) -> None:
        """All of them or none: ``sqlite3.IntegrityError`` if the place of one is taken."""
        rows = msgspec.json.encode([msgspec.structs.astuple(entry) for entry in entries]).decode()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: str) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute(_INSERT, (rows,))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
