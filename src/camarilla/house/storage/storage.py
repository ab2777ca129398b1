"""The house's storage: read as much as you like, write through the one writer."""

from __future__ import annotations

from typing import TypeVar

from ..entries import Entry
from .databases import Database, Work
from .log import read_entries
from .writer import Announce, Writer

T = TypeVar("T")


class Storage:
    """One database, and the log of all tables in it (``TableLog``)."""

    def __init__(self, database: Database, announce: Announce | None = None) -> None:
        self.database = database
        self._writer = Writer(database, announce)
        self.append = self._writer.append

    async def read(self, work: Work[T]) -> T:
        """``await storage.read(lambda connection: connection.execute(query).all())``"""
        return await self.database.read(work)

    async def write(self, work: Work[T]) -> T:
        """In a transaction; returns once it is durable. A ``Refused`` takes back what the work has changed."""
        return await self._writer.write(work)

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        return await self.database.read(lambda connection: read_entries(connection, table_id, since))

    async def close(self) -> None:
        """What is waiting is written first."""
        await self._writer.close()
        await self.database.close()
