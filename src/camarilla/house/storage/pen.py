"""Writes entries of logs to SQLite: all that have come, and what goes with them, by one visit to a thread of its own.

The general way visits its thread for every cursor, begin, insert and commit, and after each visit waits for a busy
house to let go of the interpreter.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import msgspec

from . import schema
from .desk import Desk

if TYPE_CHECKING:
    from .writings import Entry, Mark

_COLUMNS = [column.name for column in schema.log.columns]
_INSERT = "INSERT INTO log ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(f'"{name}"' for name in _COLUMNS),
    ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(_COLUMNS))),
)


class Pen(Desk):
    """What it has written is durable."""

    async def write(self, entries: list[Entry], marks: list[Mark]) -> None:
        """All of it or nothing: ``sqlite3.IntegrityError`` if the place of an entry is taken."""
        rows = msgspec.json.encode([msgspec.structs.astuple(entry) for entry in entries]).decode()
        await self.visit(lambda connection: _write(connection, rows, marks))


def _write(connection: sqlite3.Connection, rows: str, marks: list[Mark]) -> None:
    if not marks:
        connection.execute(_INSERT, (rows,))  # a transaction by itself
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(_INSERT, (rows,))
        for mark in marks:
            connection.execute(mark.statement.text, mark.statement.given(mark.given))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
