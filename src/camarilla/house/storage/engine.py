"""Connections: many that read, and on SQLite exactly one at a time that writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...core.errors import CamarillaError
from .desk import PRAGMAS
from .pen import Pen
from .prepared import Given, Glass, Prepared, Rows

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Storage:
    """One database. ``read`` may be used by many at once; ``write``, and on SQLite ``pen``, belong to the group
    commit, which uses them one after the other."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.pen: Pen | None = None
        self._glass: Glass | None = None
        if self.is_sqlite:
            self.pen = Pen(self.url.database or "", "pen")
            self._glass = Glass(self.url.database or "", "glass")
            self.read = _sqlite(self.url, "BEGIN", 4)
            self.write = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
        else:
            self.read = create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self.write = self.read

    async def look(self, *questions: Prepared, **given: Any) -> list[Rows]:
        """The answers to several questions, as things stood at one moment."""
        if self._glass is not None:
            return await self._glass.look(questions, given)
        async with self.read.connect() as connection:
            return [await _rows(connection, one, given) for one in questions]

    async def close(self) -> None:
        await self.read.dispose()
        await self.write.dispose()
        if self.pen is not None:
            await self.pen.close()
        if self._glass is not None:
            await self._glass.close()


async def _rows(connection: AsyncConnection, question: Prepared, given: Given) -> Rows:
    return [tuple(row) for row in await connection.execute(question.statement, question.given(given))]


def _url(given: str) -> URL:
    try:
        url = make_url(given)
    except ArgumentError:
        raise CamarillaError(f"{given!r} is no database: say sqlite:///file or postgresql://user@host/name") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise CamarillaError(f"databases of kind {kind!r} are not served: use sqlite:///file or postgresql://…")
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise CamarillaError("the house keeps its SQLite database in a file: sqlite:///path/house.db")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return url.set(drivername=_DRIVERS[kind])


def _sqlite(url: URL, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver's own idea of when a transaction begins is switched off: ours is said below.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
