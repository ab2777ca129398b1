"""A desk: one connection to SQLite in one thread of its own, where several things are done in one visit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")
"""The last is about what a statement of many rows would take back if it failed: kept in a file, it cost half as much
again as the rows themselves."""

T = TypeVar("T")


class Desk:
    """Opened at the first visit. Transactions begin and end only when they are told to."""

    def __init__(self, path: str, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None

    async def visit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something there, and come back with what it gave."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
