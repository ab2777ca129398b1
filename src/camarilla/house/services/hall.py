"""The hall: all tables in memory. Opens a table from its log when somebody asks, forgets those nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection

from ...bots import usual_bot
from ...core.view import Outcome
from ..cluster import Cluster
from ..cluster.news import AboutTable, EntryWritten, News, NewsMissed, NodeAlive, PresentAt, SeatsChanged
from ..entries import Consequence, TableLog
from ..errors import Refused
from ..storage.storage import Storage
from ..tables.acts import Act
from ..tables.answer_times import AnswerTimes
from ..tables.table import Table
from ..times import now
from . import table_store
from .background import Background
from .presence import PresenceExchange
from .ratings import rate
from .table_store import Listed
from .thinking import Thinkers

log = logging.getLogger(__name__)

MAX_IDLE_TABLES = 1000
"""Tables kept in memory though nobody looks at them."""
ERRANDS_FINISH_WITHIN = 5.0
"""Seconds after which the hall closes, even if something in the background is not finished."""


class Hall:
    """Every node has one. Tables are shared through the log, so any node's hall can open any table."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, cluster: Cluster, turn: Callable[[Table, int], None]
    ) -> None:
        """``turn`` is called when it is the turn of a person at a seat."""
        self.log: TableLog = storage
        self.turn = turn
        self.answer_times = AnswerTimes()
        self._storage = storage
        self._thinkers = thinkers
        self._cluster = cluster
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self.background = Background()
        self.presence = PresenceExchange(cluster, lambda: list(self._tables.values()), self.background)

    def __len__(self) -> int:
        return len(self._tables)

    # Opening and forgetting

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from its log."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            await self._start_if_due(table)
            return table
        if table_id not in self._opening:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    def in_memory(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    async def if_in_memory(self, table_id: str) -> Table | None:
        """The table if it is in memory, or soon will be: one that is being opened may have been read before something
        was written that we hear of now."""
        return await self.table(table_id) if table_id in self._tables or table_id in self._opening else None

    async def _open(self, table_id: str) -> Table:
        stored = await self._storage.read(lambda connection: table_store.load_stored(connection, table_id))
        table = Table(self, stored.seating)
        table.has_chat = stored.has_chat
        table.take_up(stored.entries)
        self._tables[table_id] = table
        self._forget_some()
        self.presence.ask(table)
        if stored.seating.state == "playing":
            await self._start_if_due(table)
            table.attendant.attend()
        return table

    async def _start_if_due(self, table: Table) -> None:
        """Everybody is ready, and nothing has been written yet: chance lays out the game."""
        if table.seating.state == "playing" and table.match.seq == 0:
            try:
                await table.submit(Act(kind="start", seat=-1, by="house"))
            except Refused:
                log.info("table %s was started by another node", table.id)

    def _forget_some(self) -> None:
        """Tables with somebody at them do not count: they stay, however many there are, and push out no others."""
        if len(self._tables) <= MAX_IDLE_TABLES:
            return
        idle = [table_id for table_id, table in self._tables.items() if table.idle]
        for table_id in idle[: max(0, len(idle) - MAX_IDLE_TABLES)]:
            self._tables.pop(table_id).close()

    async def tell_turns(self, tables: list[Listed]) -> None:
        """Say of tables in somebody's own list whether they are waited for there, or the steward plays for them, and
        when the last move was made."""
        for listed in tables:
            if listed.state == "playing" and listed.your_seat is not None:
                table = await self.table(listed.id)
                listed.steward = listed.your_seat in table.stewards
                listed.your_turn = not listed.steward and listed.your_seat in table.match.position.waiting()
                listed.moved = table.match.moved

    # Seats

    async def seated(self, table_id: str) -> Table:
        """Follow a change of a table's seats, which may have started the game, and tell everybody."""
        await self._cluster.tell(SeatsChanged(table_id))
        table = await self.table(table_id)
        await self.reseat(table)
        return table

    async def reseat(self, table: Table) -> None:
        """Read the seats again. One at a time: of two changes at once, the last one read is the newest."""
        async with table.reseating:
            table.seating = await self._storage.read(lambda connection: table_store.load(connection, table.id))
            table.audience.reseat()
            await self._start_if_due(table)

    # What tables need of the house (``tables.table.Surroundings``)

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        return await self._thinkers.choose(table.id, seat, bot, table.match.record([]))

    steward = staticmethod(usual_bot)

    def ending(self, table: Table, outcome: Outcome) -> Consequence:
        """Writes the result down, once, and for a rated table the new ratings."""

        def end(connection: Connection) -> None:
            if table_store.end_table(connection, table.id, outcome):
                rate(connection, table.seating, outcome)

        return end

    async def ended(self, table: Table, outcome: Outcome) -> None:
        """A game is over. As a rule its result was written with the last move; if that failed, or another node wrote
        the move, it is written here."""
        if not table.end_is_written:
            await self._storage.write(self.ending(table, outcome))
        table.seating.state, table.seating.ended, table.seating.result = "over", now(), outcome
        table.audience.send_room()
        self._thinkers.forget(table.id)

    def came_or_went(self, table: Table) -> None:
        self.presence.tell(table)

    def due(self, table: Table, at: int | None) -> None:
        """When a clock runs out, for when no node has the table in memory."""
        self.background.run(
            self._storage.write(lambda connection: table_store.change_row(connection, table.id, due=at))
        )

    # What happens at other nodes

    async def hear(self, news: News) -> None:
        """Something was written by another node: follow it where this node has the table in memory."""
        if isinstance(news, NodeAlive):
            self.presence.hear_alive(news.node)
        elif isinstance(news, NewsMissed):
            await self._catch_up_all()
        elif isinstance(news, AboutTable) and (table := await self.if_in_memory(news.table)):
            await self._hear_of(table, news)

    async def _hear_of(self, table: Table, news: AboutTable) -> None:
        if isinstance(news, EntryWritten):
            if table.match.seq <= news.seq:
                await table.catch_up()
        elif isinstance(news, SeatsChanged):
            await self.reseat(table)
        elif isinstance(news, PresentAt):
            self.presence.hear_present(table, news)
        elif table.audience:
            self.presence.tell(table)

    async def _catch_up_all(self) -> None:
        for table in list(self._tables.values()):
            table.has_chat = True  # perhaps: better look for nothing than miss something
            await table.catch_up()
        self.presence.start_over()

    async def close(self) -> None:
        for table in self._tables.values():
            table.close()
        await self.background.close(patience=ERRANDS_FINISH_WITHIN)
