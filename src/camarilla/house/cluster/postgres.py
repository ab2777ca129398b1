"""News between nodes by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from ..entries import Entry
from ..storage.databases import Database
from . import Cluster, Hear
from .news import Bulletin, EntryWritten, News, NewsMissed

log = logging.getLogger(__name__)

CHANNEL = "camarilla"
MAX_NEWS_PER_NOTIFICATION = 100
"""A payload must stay under 8,000 bytes."""
RECONNECT_AFTER_SECONDS = 1.0

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_decode = msgspec.json.Decoder(Bulletin).decode


class PostgresCluster(Cluster):
    alone = False

    def __init__(self, database: Database) -> None:
        self._database = database
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._node = secrets.token_hex(4)
        self._task: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[News] = asyncio.Queue()

    def announce(self, connection: Connection, entries: list[Entry]) -> None:
        self._notify(connection, [EntryWritten(entry.table_id, entry.seq) for entry in entries])

    async def tell(self, news: News) -> None:
        await self._database.transact(lambda connection: self._notify(connection, [news]))

    def _notify(self, connection: Connection, news: Sequence[News]) -> None:
        for start in range(0, len(news), MAX_NEWS_PER_NOTIFICATION):
            bulletin = Bulletin(self._node, list(news[start : start + MAX_NEWS_PER_NOTIFICATION]))
            payload = msgspec.json.encode(bulletin).decode()
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def start(self, hear: Hear) -> None:
        connection = await self._listen()
        self._task = asyncio.create_task(self._run(hear, connection), name="cluster-news")

    async def _listen(self) -> Any:
        connection = await asyncpg.connect(self._address)
        connection.add_termination_listener(lambda _: self._news.put_nowait(NewsMissed()))
        await connection.add_listener(CHANNEL, self._received)
        return connection

    def _received(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        bulletin = _decode(str(payload))
        if bulletin.node != self._node:
            for news in bulletin.news:
                self._news.put_nowait(news)

    async def _run(self, hear: Hear, connection: Any) -> None:
        try:
            while True:
                news = await self._news.get()
                if connection.is_closed():
                    connection = await self._listen_again()
                    news = NewsMissed()
                try:
                    await hear(news)
                except Exception:
                    log.exception("news could not be followed: %s", news)
        finally:
            connection.terminate()

    async def _listen_again(self) -> Any:
        while True:
            try:
                return await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer: %s", error)
                await asyncio.sleep(RECONNECT_AFTER_SECONDS)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
