"""Several nodes of one house: how one that has written something lets the others know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from ..entries import Entry
from .news import News

Hear = Callable[[News], Awaitable[None]]


class Cluster:
    """The only node, as with SQLite: there is nobody to tell. ``PostgresCluster`` is one of several."""

    alone = True
    """Whether there is no other node to tell."""

    def announce(self, connection: Connection, entries: list[Entry]) -> None:
        """Inside the transaction that writes these entries: other nodes hear of them once it is durable."""

    async def tell(self, news: News) -> None:
        """News of something that is durable already."""

    async def start(self, hear: Hear) -> None:
        """Listen to the other nodes from now on."""

    async def close(self) -> None:
        """Stop listening."""
