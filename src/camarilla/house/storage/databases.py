"""The two databases a house can stand on. Each runs functions that are given a connection: on SQLite in threads, on
PostgreSQL through an asynchronous driver. What the functions do is the same for both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, ColumnElement, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from ...core.errors import CamarillaError

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""Something done with a connection. It may be done twice, if a transaction failed, so it changes nothing else."""

SQLITE_READER_THREADS = 4
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")


class Database(Protocol):
    url: URL
    is_sqlite: bool

    async def read(self, work: Work[T]) -> T:
        """As things stand at one moment."""

    async def transact(self, work: Work[T]) -> T:
        """In one transaction, durable when this returns. One at a time."""

    async def close(self) -> None: ...


class Sqlite:
    """One file. Many read; a single thread writes, so a transaction is one visit to it."""

    is_sqlite = True

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="sqlite")
        self._reading = _sqlite_engine(self.url, "BEGIN", SQLITE_READER_THREADS)
        self._writing = _sqlite_engine(self.url, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(SQLITE_READER_THREADS, thread_name_prefix="database-reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="database-writer")

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def transact(self, work: Work[T]) -> T:
        def run() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()


class Postgres:
    is_sqlite = False

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(given: str) -> Database:
    """The database that an address stands for; ``CamarillaError`` says what such an address looks like."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise CamarillaError(
            f"{given!r} is not a database: expected sqlite:///file or postgresql://user@host/name"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return Postgres(url)
    if kind != "sqlite":
        raise CamarillaError(f"databases of kind {kind!r} are not served: use sqlite:///file or postgresql://…")
    if not url.database or url.database == ":memory:":
        raise CamarillaError("the house keeps its SQLite database in a file: sqlite:///path/house.db")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return Sqlite(url)


def count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    """How many rows of a table fulfil these conditions."""
    return connection.execute(select(func.count()).where(*conditions)).scalar_one()


def _sqlite_engine(url: URL, begin: str, connections: int) -> Engine:
    engine = create_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver does not begin transactions by itself: that is done below.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
