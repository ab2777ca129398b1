"""Statements that are said very often: written once as all others are, and kept ready as text for SQLite.

Making a statement's text anew, and visiting a thread for its beginning, its rows and its end, costs more than what
the database does for it. Where there is one thread to visit, several of these are said in one visit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Select, Update
from sqlalchemy.dialects import sqlite

from .desk import Desk

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


class Glass(Desk):
    """Reads from SQLite: all questions of a look see the same moment."""

    async def look(self, questions: Sequence[Prepared], given: Given) -> list[Rows]:
        return await self.visit(lambda connection: _look(connection, questions, given))


def _look(connection: sqlite3.Connection, questions: Sequence[Prepared], given: Given) -> list[Rows]:
    connection.execute("BEGIN")
    try:
        return [connection.execute(one.text, one.given(given)).fetchall() for one in questions]
    finally:
        connection.execute("COMMIT")
