"""What nobody at a table does: close those to which nobody comes any more, and read again who sits where when an
operator's command has changed it in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import func, select, update

from ..between import Between
from ..storage import schema
from ..storage.engine import Storage
from ..storage.group_commit import GroupCommit
from ..times import DAY, SECOND, now
from . import lobby
from .hall import Hall
from .terms import DaysClock, Terms

log = structlog.get_logger(__name__)

ROUND = 600.0
"""Seconds between two rounds through the tables that have not begun."""
FRESH = 3600 * SECOND
"""As long as somebody is at a table, that is written down about so often."""
DESERTED = DAY
"""After so long with nobody at it, a table that has not begun is closed. In correspondence people wait for longer."""
COMMANDS = 5.0
"""Seconds between two looks for what commands have changed."""
REMEMBERED = 600 * SECOND
"""How far back such a look goes: clocks of two machines may differ by as much."""


class Caretaker:
    """One at every node."""

    def __init__(self, storage: Storage, ledger: GroupCommit, hall: Hall, between: Between) -> None:
        self._storage = storage
        self._ledger = ledger
        self._hall = hall
        self._between = between
        self._followed: dict[str, int] = {}
        """Which tables were read again, and for which change."""
        rounds: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.go_round, ROUND),
            (self.follow_commands, COMMANDS),
        ]
        self._tasks = [asyncio.create_task(_again_and_again(*one)) for one in rounds]

    async def go_round(self) -> None:
        """Through the tables that have not begun: note where somebody is, and close what has been left for long."""
        tables = schema.tables
        last = func.coalesce(tables.c.visited, tables.c.created)
        waiting = select(tables.c.id, tables.c.terms, last).where(tables.c.state == "open", last < now() - FRESH)
        async with self._storage.read.connect() as connection:
            rows = (await connection.execute(waiting)).all()
        for table_id, terms, visited in rows:
            if self._somebody_at(table_id):
                await self._note_visit(table_id)
            elif visited < now() - DESERTED and not _by_correspondence(terms):
                await self._close(table_id)

    def _somebody_at(self, table_id: str) -> bool:
        here = self._hall.here(table_id)
        return here is not None and bool(here.audience)

    async def _note_visit(self, table_id: str) -> None:
        note = update(schema.tables).where(schema.tables.c.id == table_id).values(visited=now())
        await self._ledger.act(lambda connection: connection.execute(note))

    async def _close(self, table_id: str) -> None:
        before = now() - DESERTED
        if await self._ledger.act(lambda connection: lobby.close_deserted(connection, table_id, before)):
            log.info("table_deserted", table=table_id)
            await self._between.tell("room", table_id)
            await self._hall.hear(["room", table_id])

    async def follow_commands(self) -> None:
        """Somebody may have been forgotten: at tables in memory their name goes, and a bot plays on."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.reseated).where(tables.c.reseated > now() - REMEMBERED)
        async with self._storage.read.connect() as connection:
            changed = {row.id: int(row.reseated) for row in await connection.execute(query)}
        for table_id, at in changed.items():
            if self._followed.get(table_id) != at:
                await self._hall.hear(["room", table_id])
                here = self._hall.here(table_id)
                if here is not None:
                    here.attend()
        self._followed = changed

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _again_and_again(work: Callable[[], Awaitable[None]], every: float) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await work()
        except Exception:
            log.exception("caretaker_failed", work=work.__name__)


def _by_correspondence(terms: str) -> bool:
    return isinstance(msgspec.json.decode(terms, type=Terms).clock, DaysClock)
