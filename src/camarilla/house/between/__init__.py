"""Between nodes: how one that has written something lets the others know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage.writings import Entry

Hear = Callable[[list[str]], Awaitable[None]]
"""Told the words of one piece of news: ``["log", table, seq]``, ``["room", table]``, ``["chat", table, number]``,
``["turn", table, person, game]``, ``["out", person, kept, key]``, ``["here", table, node, seats, watchers]``,
``["who", table]``, ``["alive", node]``, ``["thought", question]``; ``["gap"]`` after a time in which news may have
been missed."""


class Between(Protocol):
    alone: bool
    """Whether there is no other node to tell."""

    async def announce(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        """Inside the transaction that writes these entries: they are news once it is durable."""

    async def tell(self, *words: str) -> None:
        """News that stands in the database already."""

    async def start(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One node, as with SQLite: there is nobody else to tell."""

    alone = True

    async def announce(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        return

    async def tell(self, *words: str) -> None:
        return

    async def start(self, hear: Hear) -> None:
        return

    async def close(self) -> None:
        return
