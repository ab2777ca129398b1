"""The house as a whole: storage, tables, bots and people put together, opened and closed in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .advice import Adviser
from .alerts import Alerts
from .between import Alone, Between
from .people.bans import keep_out
from .people.cookie import Seal, load_seal
from .people.passwords import Safe
from .ratings import rate
from .replays import Replays
from .settings import Settings
from .storage.engine import Storage
from .storage.group_commit import GroupCommit
from .storage.migrate import migrate
from .tables import talk
from .tables.caretaker import Caretaker
from .tables.hall import Hall
from .tables.live import LiveTable
from .web.limits import Buckets
from .web.sockets import Sockets
from .workers import Thinkers
from .workers.pool import BotPool

if TYPE_CHECKING:
    from .workers.queue import BotQueue

log = structlog.get_logger(__name__)

ANSWER = 5.0
"""Seconds that the database has to show that it is there."""


class House:
    """One node. Everything it holds in memory can be had again from the database."""

    storage: Storage
    between: Between
    ledger: GroupCommit
    hall: Hall
    seal: Seal
    sockets: Sockets
    alerts: Alerts
    adviser: Adviser

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.safe = Safe()
        self.guesses = Buckets(rate=0.2, burst=10)
        """Passwords tried for one login."""
        self.advice_pace = Buckets(rate=0.5, burst=10)
        """Hints for one person."""
        self.replay_pace = Buckets(settings.limits.replays.rate, settings.limits.replays.burst)
        self.replays = Replays()
        self.is_open = False
        self._queue: BotQueue | None = None

    async def open(self) -> None:
        self.storage = Storage(self.settings.database)
        await migrate(self.storage)
        self.between = _between(self.storage)
        self.ledger = GroupCommit(self.storage, self.between.announce)
        self.seal = await load_seal(self.storage, self.ledger)
        self._bots = await self._thinkers()
        self.hall = Hall(self.storage, self.ledger, self._bots, self.between)
        self.sockets = Sockets(self)
        self.adviser = Adviser(self.storage, self.ledger, self._bots, self.settings)
        self.alerts = Alerts(self.storage, self.settings, self.seal.key)
        self.hall.on_turn.append(self._call)
        self.hall.on_rated_end.append(rate)
        await self.between.start(self._hear)
        self._caretaker = Caretaker(self.storage, self.ledger, self.hall, self.between)
        self._doorkeeper = asyncio.create_task(keep_out(self.storage, self.sockets), name="doorkeeper")
        self.is_open = True

    async def _thinkers(self) -> Thinkers:
        """Where bots think, as the settings say."""
        if self.settings.workers == "here":
            return BotPool(self.settings.bot_processes, self.settings.patience)
        from .workers.queue import BotQueue  # only here: few houses have Procrastinate

        self._queue = BotQueue(self.storage, self.settings.patience)
        await self._queue.open()
        return self._queue

    def shut_out(self, person: str, kept: str = "", key: str = "") -> None:
        """A device or token is no longer good (without ``key``: all but ``kept``): its sockets close, at every node."""
        self.sockets.shut_out(person, kept, key)
        self.hall.errand(self.between.tell("out", person, kept, key))

    async def _hear(self, news: list[str]) -> None:
        """What another node lets us know."""
        if news[0] == "out":
            self.sockets.shut_out(news[1], news[2], news[3])
        elif news[0] == "turn":
            self.sockets.call_person(news[2], news[1], news[3])
        elif news[0] == "chat":
            await talk.overhear(self.storage, self.hall, news[1], int(news[2]))
        elif news[0] == "thought":
            if self._queue is not None:
                await self._queue.hear(news[1])
        else:
            if news[0] == "gap" and self._queue is not None:
                await self._queue.hear(None)
            await self.hall.hear(news)

    def _call(self, table: LiveTable, seat: int) -> None:
        """It is somebody's turn: their pages are told, here and at other nodes."""
        person = table.seating.seats[seat].person
        if person is not None:
            game = table.seating.terms.game
            if not self.sockets.call_person(person, table.id, game):
                self.hall.errand(self.between.tell("turn", table.id, person, game))
                if not table.audience.is_here(seat):
                    self.hall.errand(self.alerts.turn(person, table.id, table.match.rules.code))

    async def close(self) -> None:
        """Everything that was acknowledged is durable already; what is waiting is written before the doors shut."""
        self.is_open = False
        self._doorkeeper.cancel()
        self._caretaker.close()
        self.sockets.close()
        await self.hall.close()
        await self.adviser.close()
        await self.ledger.close()
        await self.between.close()
        await self._bots.close()
        await self.storage.close()

    async def ready(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            async with asyncio.timeout(ANSWER), self.storage.read.connect() as connection:
                return (await connection.execute(text("SELECT 1"))).scalar() == 1
        except (OSError, SQLAlchemyError) as error:
            log.warning("database_gone", error=str(error))
            return False


def _between(storage: Storage) -> Between:
    if storage.is_sqlite:
        return Alone()
    from .between.postgres import Postgres

    return Postgres(storage.read, storage.url)
