"""The hall: all tables in memory. Opens a table from its log when somebody asks, forgets those nobody needs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import bindparam, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots import usual_bot
from ...core.view import Outcome
from ..between import Between
from ..errors import refused
from ..storage import schema
from ..storage.engine import Storage
from ..storage.group_commit import GroupCommit
from ..storage.prepared import Prepared
from ..storage.writings import Deed, Entry, Mark
from ..times import now
from ..workers import Thinkers
from ..workers.thinking import Choose
from .live import LiveTable
from .presence import Presence
from .seating import SEATS, TABLE, Seating, seating

log = structlog.get_logger(__name__)

MOST_IDLE = 1000
"""Tables kept in memory though nobody looks at them."""
SWEEP = 10.0
"""Seconds between looks at clocks that no table in memory keeps."""

Ending = Callable[[AsyncConnection, Seating, Outcome], Awaitable[None]]
"""Something that is written down together with a rated table's end, in the same transaction."""
Calling = Callable[[LiveTable, int], None]


LOG = Prepared(
    select(schema.log)
    .where(schema.log.c.table_id == bindparam("table"), schema.log.c.seq >= bindparam("since"))
    .order_by(schema.log.c.seq)
)
TALKED = Prepared(select(exists().where(schema.chat.c.table_id == bindparam("table"))))
END = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.state == "playing")
    .values(state="over", ended=bindparam("ended"), result=bindparam("result"), due=None)
)


class Hall:
    """Every node has one. Tables are shared through the log, so any node's hall can open any table."""

    def __init__(self, storage: Storage, ledger: GroupCommit, bots: Thinkers, between: Between) -> None:
        self.ledger = ledger
        self._storage = storage
        self._bots = bots
        self._between = between
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._sweeper = asyncio.create_task(self._sweep())
        self._presence = Presence(between, lambda: list(self._tables.values()), self.errand)
        self.on_rated_end: list[Ending] = []
        self.on_turn: list[Calling] = []

    # Opening and forgetting

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from its log."""
        found = self._tables.get(table_id)
        if found is not None:
            self._tables.move_to_end(table_id)
            return found
        if table_id not in self._opening:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> LiveTable:
        rows, seats, log_rows, ((talked,),) = await self._storage.look(
            TABLE, SEATS, LOG, TALKED, table=table_id, since=0
        )
        here = seating(rows[0] if rows else None, seats)
        table = LiveTable(self, here)
        table.talked = bool(talked)
        table.take_up([Entry(*row) for row in log_rows])
        self._tables[table_id] = table
        self._forget_some()
        self._presence.ask(table)
        if here.state == "playing":
            if table.match.seq == 0:
                await table.open_game("house")
            table.attend()
        return table

    def _forget_some(self) -> None:
        """Those at which somebody is do not count: they stay, however many, and drive out none that is asked for."""
        if len(self._tables) <= MOST_IDLE:
            return
        idle = [table_id for table_id, table in self._tables.items() if table.idle]
        for table_id in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._tables.pop(table_id).close()

    async def missed(self, table_id: str, since: int) -> list[Entry]:
        return [Entry(*row) for row in (await self._storage.look(LOG, table=table_id, since=since))[0]]

    def here(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    async def if_here(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory, or soon will be: one that is being opened may have been read before something
        was written that we hear of now."""
        return await self.table(table_id) if table_id in self._tables or table_id in self._opening else None

    def __len__(self) -> int:
        return len(self._tables)

    # What happens at tables

    async def seated(self, table_id: str) -> LiveTable:
        """The seats of a table have changed, and perhaps it has started: memory follows, and all are told."""
        await self._between.tell("room", table_id)
        table = await self.table(table_id)
        await self._reseat(table)
        return table

    async def _reseat(self, table: LiveTable) -> None:
        """As the database says now. One after another: of two changes at once, the last one read is the newest."""
        async with table.reseating:
            rows, seats = await self._storage.look(TABLE, SEATS, table=table.id)
            found = seating(rows[0] if rows else None, seats)
            started = table.seating.state == "open" and found.state == "playing"
            table.seating = found
            table.audience.reseat()
            if started:
                await table.open_game("house")

    async def choose(self, table: LiveTable, seat: int, bot: str) -> str:
        return await self._bots.ask(Choose(table.match.record([]), seat, bot))

    def steward(self, game: str) -> str:
        return usual_bot(game)

    def turn(self, table: LiveTable, seat: int) -> None:
        for call in self.on_turn:
            call(table, seat)

    def ending(self, table: LiveTable, outcome: Outcome) -> Deed[None] | Mark:
        """Writes the result down, once, and for a rated table all that goes with it."""
        given = {"table": table.id, "ended": now(), "result": msgspec.json.encode(outcome).decode()}
        if not table.seating.terms.rated:
            return Mark(END, given)

        async def end(connection: AsyncConnection) -> None:
            if (await connection.execute(END.statement, given)).rowcount == 1:
                for write in self.on_rated_end:
                    await write(connection, table.seating, outcome)

        return end

    async def ended(self, table: LiveTable, outcome: Outcome) -> None:
        """A game is over. As a rule its result was written with the last move; if that failed, or another node wrote
        the move, it is written here."""
        if not table.end_is_written:
            end = self.ending(table, outcome)
            await self.ledger.act(end if not isinstance(end, Mark) else lambda c: c.execute(END.statement, end.given))
        table.seating.state, table.seating.ended, table.seating.result = "over", now(), outcome
        table.audience.tell_room()

    # What happens at other nodes

    async def hear(self, news: list[str]) -> None:
        """Something was written by another node: follow it where this node has the table in memory."""
        if news[0] == "alive":
            self._presence.hear_alive(news[1])
            return
        if news[0] == "gap":
            for table in list(self._tables.values()):
                table.talked = True  # perhaps: better look for nothing than miss something
                await table.catch_up()
            self._presence.begin_anew()
            return
        here = await self.if_here(news[1])
        if here is None:
            return
        if news[0] == "log" and here.match.seq <= int(news[2]):
            await here.catch_up()
        elif news[0] == "room":
            await self._reseat(here)
        elif news[0] == "here":
            self._presence.hear_here(here, *news[2:])
        elif news[0] == "who" and here.audience:
            self._presence.tell(here)

    def came_or_went(self, table: LiveTable) -> None:
        self._presence.tell(table)

    # Clocks

    def due(self, table: LiveTable, at: int | None) -> None:
        """Keep in the database when a clock runs out, for when this node is gone."""
        if table.due != at:
            table.due = at
            change = update(schema.tables).where(schema.tables.c.id == table.id).values(due=at)

            async def write() -> None:
                await self.ledger.act(lambda c: c.execute(change))

            self.errand(write())

    def errand(self, work: Awaitable[None]) -> None:
        """Something to be done that nobody waits for; its failure is logged."""

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("errand_failed")

        task = asyncio.create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _sweep(self) -> None:
        """Tables whose clock ran out while no node had them in memory."""
        while True:
            try:
                query = select(schema.tables.c.id).where(
                    schema.tables.c.due < now(), schema.tables.c.state == "playing"
                )
                async with self._storage.read.connect() as connection:
                    late = (await connection.execute(query.limit(200))).scalars().all()
                for table_id in late:
                    (await self.table(table_id)).attend()
            except Exception:
                log.exception("sweep_failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        self._sweeper.cancel()
        self._presence.close()
        for table in self._tables.values():
            table.close()
        if self._errands:
            await asyncio.wait(self._errands, timeout=5)


def seat_for(table: LiveTable, person: str | None) -> int:
    seat = table.seating.seat_of(person)
    if seat is None:
        raise refused("not-seated", 403)
    return seat
