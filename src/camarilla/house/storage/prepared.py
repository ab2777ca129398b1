"""Statements that are said very often: written once as all others are, and kept ready as text for SQLite.

Making a statement's text anew, and visiting a thread for its beginning, its rows and its end, costs more than what
the database does for it. Where there is one thread to visit, several of these are said in one visit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from sqlalchemy import Select, Update
from sqlalchemy.dialects import sqlite

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

Given: TypeAlias = dict[str, Any]
Rows: TypeAlias = list[tuple[Any, ...]]


class Prepared:
    """A statement with named parameters (``bindparam``)."""

    def __init__(self, statement: Select[Any] | Update) -> None:
        self.statement = statement
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
        self.text = str(compiled)
        self._usual = dict(compiled.params)

    def given(self, given: Given) -> Given:
        """Those of the parameters that this statement asks for."""
        return {name: given.get(name, usual) for name, usual in self._usual.items()}


class Glass:
    """Reads from SQLite, in one thread by one connection: all questions of a look see the same moment."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="glass")
        self._connection: sqlite3.Connection | None = None

    async def look(self, questions: Sequence[Prepared], given: Given) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, questions, given)

    def _look(self, questions: Sequence[Prepared], given: Given) -> list[Rows]:
        if self._connection is None:
            self._connection = open_file(self._path)
        connection = self._connection
        connection.execute("BEGIN")
        try:
            return [connection.execute(one.text, one.given(given)).fetchall() for one in questions]
        finally:
            connection.execute("COMMIT")

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def open_file(path: str) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when it is told to."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection
