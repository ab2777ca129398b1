"""Maintenance: closes tables to which nobody comes any more, takes up tables whose clock has run out, and reads seats
again when an operator's command has changed them in the database."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
from sqlalchemy import func, select

from ..cluster import Cluster
from ..cluster.news import SeatsChanged
from ..storage.schema import tables
from ..storage.storage import Storage
from ..terms import DaysClock, Terms
from ..times import DAY, SECOND, now
from . import table_store
from .background import Background
from .hall import Hall

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Terms).decode

CLOSE_EVERY = 600.0
"""Seconds between two rounds through the tables that have not begun."""
OVERDUE_EVERY = 10.0
"""Seconds between two looks at clocks that no table in memory keeps."""
MAX_OVERDUE = 200
"""Tables taken up by one such look."""
VISIT_NOTED_FOR = 3600 * SECOND
"""While somebody is at a table, the visit is noted about this often."""
DESERTED_AFTER = DAY
"""A table that has not begun is closed when nobody was at it for this long, unless it is for correspondence."""
FOLLOW_EVERY = 5.0
"""Seconds between two looks for what commands have changed."""
FOLLOW_BACK = 600 * SECOND
"""How far back such a look goes: clocks of two machines may differ by as much."""


class Maintenance:
    """One at every node."""

    def __init__(self, storage: Storage, hall: Hall, cluster: Cluster, background: Background) -> None:
        self._storage = storage
        self._hall = hall
        self._cluster = cluster
        self._followed: dict[str, int] = {}
        """Which tables were read again, and for which change."""
        background.repeat(self.close_deserted, CLOSE_EVERY)
        background.repeat(self.take_up_overdue, OVERDUE_EVERY, at_once=True)
        background.repeat(self.follow_commands, FOLLOW_EVERY)

    async def close_deserted(self) -> None:
        """Note where somebody is, and close the tables that were left long ago without a game."""
        last = func.coalesce(tables.c.visited, tables.c.created)
        long_ago = (tables.c.state == "open") & (last < now() - VISIT_NOTED_FOR)
        query = select(tables.c.id, tables.c.terms, last).where(long_ago)
        for table_id, terms, visited in await self._storage.read(lambda connection: connection.execute(query).all()):
            table = self._hall.in_memory(table_id)
            if table is not None and table.audience:
                await self._storage.write(partial(table_store.change_row, table_id=table_id, visited=now()))
            elif visited < now() - DESERTED_AFTER and not isinstance(_decode(terms).clock, DaysClock):
                await self._close(table_id)

    async def _close(self, table_id: str) -> None:
        before = now() - DESERTED_AFTER
        if await self._storage.write(lambda connection: table_store.close_deserted(connection, table_id, before)):
            log.info("table %s was deserted and is closed", table_id)
            await self._cluster.tell(SeatsChanged(table_id))
            await self._hall.hear(SeatsChanged(table_id))

    async def take_up_overdue(self) -> None:
        """Tables whose clock ran out while no node had them in memory."""
        query = select(tables.c.id).where(tables.c.due < now(), tables.c.state == "playing").limit(MAX_OVERDUE)
        for (table_id,) in await self._storage.read(lambda connection: connection.execute(query).all()):
            (await self._hall.table(table_id)).attendant.attend()

    async def follow_commands(self) -> None:
        """Somebody may have been deleted: at tables in memory their name goes, and a bot plays on."""
        query = select(tables.c.id, tables.c.reseated).where(tables.c.reseated > now() - FOLLOW_BACK)
        rows = await self._storage.read(lambda connection: connection.execute(query).all())
        changed = {row.id: int(row.reseated) for row in rows}
        for table_id, at in changed.items():
            if self._followed.get(table_id) != at:
                await self._hall.hear(SeatsChanged(table_id))
                table = self._hall.in_memory(table_id)
                if table is not None:
                    table.attendant.attend()
        self._followed = changed
