"""The house as a whole: storage, tables, bots and people put together, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .cluster import Cluster
from .cluster.news import ChatSaid, News, NewsMissed, QuestionAnswered, RematchAsked, SessionsEnded, TurnCame
from .limits import Buckets
from .people.sessions import load_signer
from .protocol import RematchOffer, Turn
from .services import chat, presence, table_store
from .services.advice import Adviser
from .services.alerts import Alerts
from .services.background import Background
from .services.hall import Hall
from .services.maintenance import Maintenance
from .services.replays import Replays
from .services.thinking import Thinkers
from .services.thinking.pool import BotPool
from .settings import Pace, Settings
from .storage.databases import Database, open_database
from .storage.migrate import migrate
from .storage.storage import Storage
from .tables.seating import Seating
from .tables.table import Table
from .web import bans
from .web.connections import Connections

log = logging.getLogger(__name__)

DATABASE_TIMEOUT_SECONDS = 5.0


class House:
    """One node. Everything it holds in memory can be read from the database again."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guesses = Buckets(Pace(0.2, 10))
        """Passwords tried for one login."""
        self.advice_pace = Buckets(Pace(0.5, 10))
        """Hints for one person."""
        self.replay_pace = Buckets(settings.limits.replays)
        self.replays = Replays()
        self.is_open = False

    async def open(self) -> None:
        database = open_database(self.settings.database)
        await migrate(database)
        self.cluster = _cluster(database)
        self.storage = Storage(database, None if self.cluster.alone else self.cluster.announce)
        self.signer = await load_signer(self.storage)
        self._thinkers = await self._open_thinkers()
        self.hall = Hall(self.storage, self._thinkers, self.cluster, self._announce_turn)
        self.connections = Connections(self)
        self.adviser = Adviser(self.storage, self._thinkers, self.settings)
        self.alerts = Alerts(self.storage, self.settings, self.signer.key)
        await self.cluster.start(self._hear)
        self._rounds = Background()
        self._maintenance = Maintenance(self.storage, self.hall, self.cluster, self._rounds)
        self._rounds.repeat(self.hall.presence.beat, presence.HEARTBEAT)
        self._rounds.repeat(partial(bans.close_banned, self.storage, self.connections), bans.CHECK_INTERVAL)
        self.is_open = True

    async def _open_thinkers(self) -> Thinkers:
        """Where bots think, as the settings say."""
        if self.settings.workers == "here":
            return BotPool(self.settings.bot_processes, self.settings.bot_timeout)
        from .services.thinking.queue import BotQueue  # only here: few houses have Procrastinate

        queue = BotQueue(self.storage, self.settings.bot_timeout)
        await queue.open()
        return queue

    def end_sessions(self, person: str, kept: str = "", key: str = "") -> None:
        """A device or token is no longer good (without ``key``: all but ``kept``): its sockets close, at every node."""
        self.connections.close_sessions(person, kept, key)
        self.hall.background.run(self.cluster.tell(SessionsEnded(person, kept, key)))

    async def _hear(self, news: News) -> None:
        """News from another node."""
        if isinstance(news, SessionsEnded):
            self.connections.close_sessions(news.person, news.kept, news.key)
        elif isinstance(news, TurnCame):
            self.connections.call_person(news.person, Turn(news.table, news.game))
        elif isinstance(news, RematchAsked):
            new = await self.storage.read(lambda connection: table_store.load(connection, news.rematch))
            self._call_to_rematch(news.finished, new, news.name)
        elif isinstance(news, ChatSaid):
            await chat.hear(self.storage, self.hall, news)
        elif isinstance(news, QuestionAnswered):
            await self._thinkers.hear(news.question)
        else:
            if isinstance(news, NewsMissed):
                await self._thinkers.hear(None)
            await self.hall.hear(news)

    def _announce_turn(self, table: Table, seat: int) -> None:
        """Tell somebody that it is their turn: their pages, here and at other nodes, or else by an alert."""
        person = table.seating.seats[seat].person
        if person is not None:
            game = table.seating.terms.game
            if not self.connections.call_person(person, Turn(table.id, game)):
                self.hall.background.run(self.cluster.tell(TurnCame(table.id, person, game)))
                if not table.audience.is_here(seat):
                    self.hall.background.run(self.alerts.turn(person, table.id, table.match.rules.code))

    async def offer_rematch(self, finished: str, new: Seating, name: str) -> None:
        """Tell those who have not answered yet that somebody wants a rematch, wherever they look."""
        self._call_to_rematch(finished, new, name)
        await self.cluster.tell(RematchAsked(finished, new.id, name))

    def _call_to_rematch(self, finished: str, new: Seating, name: str) -> None:
        for sitting in new.seats:
            if new.state == "open" and sitting.person is not None and not sitting.ready:
                offer = RematchOffer(finished, new.id, new.terms.game, name)
                self.connections.call_person(sitting.person, offer)

    async def close(self) -> None:
        """Everything that was acknowledged is durable already; what is waiting is written before the doors shut."""
        self.is_open = False
        await self._rounds.close()
        self.connections.close()
        await self.hall.close()
        await self.adviser.close()
        await self.cluster.close()
        await self._thinkers.close()
        await self.storage.close()

    async def ready(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS):
                return await self.storage.read(lambda connection: connection.execute(text("SELECT 1")).scalar() == 1)
        except (OSError, SQLAlchemyError) as error:
            log.warning("the database does not answer: %s", error)
            return False


def _cluster(database: Database) -> Cluster:
    if database.is_sqlite:
        return Cluster()
    from .cluster.postgres import PostgresCluster

    return PostgresCluster(database)
