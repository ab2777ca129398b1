"""News between nodes by PostgreSQL's LISTEN and NOTIFY: only which table and which entry, never what is in it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import asyncpg
import structlog
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..storage.writings import Entry
from . import Hear

log = structlog.get_logger(__name__)

CHANNEL = "camarilla"
MOST = 200
"""Pieces of news in one notification: its payload must stay under 8,000 bytes."""
AGAIN = 1.0
"""Seconds before a lost connection is tried again."""


class Postgres:
    alone = False

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self._engine = engine
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._node = secrets.token_hex(4)
        self._task: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[list[str]] = asyncio.Queue()
        self._lost = asyncio.Event()

    async def announce(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        for start in range(0, len(entries), MOST):
            lines = [f"log {entry.table_id} {entry.seq}" for entry in entries[start : start + MOST]]
            await self._notify(connection, lines)

    async def tell(self, *words: str) -> None:
        async with self._engine.begin() as connection:
            await self._notify(connection, [" ".join(words)])

    async def _notify(self, connection: AsyncConnection, lines: list[str]) -> None:
        payload = "\n".join([self._node, *lines])
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def start(self, hear: Hear) -> None:
        connection = await self._listen()
        self._task = asyncio.create_task(self._run(hear, connection), name="between-nodes")

    async def _listen(self) -> Any:
        connection = await asyncpg.connect(self._address)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lose())
        await connection.add_listener(CHANNEL, self._received)
        return connection

    def _lose(self) -> None:
        self._lost.set()
        self._news.put_nowait(["lost"])

    def _received(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, *lines = str(payload).split("\n")
        if node != self._node:
            for line in lines:
                self._news.put_nowait(line.split(" "))

    async def _run(self, hear: Hear, connection: Any) -> None:
        try:
            while True:
                news = await self._news.get()
                if self._lost.is_set():
                    connection = await self._listen_again()
                    news = ["gap"]
                try:
                    await hear(news)
                except Exception:
                    log.exception("news_failed", news=news)
        finally:
            connection.terminate()

    async def _listen_again(self) -> Any:
        while True:
            try:
                return await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("database_gone", error=str(error))
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
