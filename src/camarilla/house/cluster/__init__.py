"""Several nodes of one house: how one that has written something lets the others know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy import Connection

from ..entries import Entry
from .news import News

Hear = Callable[[News], Awaitable[None]]


class Cluster(Protocol):
    alone: bool
    """Whether there is no other node to tell."""

    def announce(self, connection: Connection, entries: list[Entry]) -> None:
        """Inside the transaction that writes these entries: other nodes hear of them once it is durable."""

    async def tell(self, news: News) -> None:
        """News of something that is durable already."""

    async def start(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...


class SingleNode:
    """The only node, as with SQLite: there is nobody else to tell."""

    alone = True

    def announce(self, connection: Connection, entries: list[Entry]) -> None:
        return

    async def tell(self, news: News) -> None:
        return

    async def start(self, hear: Hear) -> None:
        return

    async def close(self) -> None:
        return
