"""Who is present, across all nodes: each node tells the others which seats it sees and how many look on.

News is not kept, so a node also says now and then that it is there; of one that has fallen silent, nobody is present.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable

from ..cluster import Cluster
from ..cluster.news import NodeAlive, PresentAt, WhoIsPresent
from ..tables.seating import Presence
from ..tables.table import Table
from .background import Background

HEARTBEAT = 10.0
"""Seconds between two signs of life."""
SILENCE = 35.0
"""Seconds without one after which a node counts as gone."""


class PresenceExchange:
    """Tells the other nodes who is present at this one, and notes at the tables what they tell."""

    def __init__(self, cluster: Cluster, tables: Callable[[], Iterable[Table]], background: Background) -> None:
        self._cluster = cluster
        self._tables = tables
        self._background = background
        self._node = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._telling = asyncio.Lock()

    def tell(self, table: Table) -> None:
        """Somebody has come to a table at this node, or gone from it."""
        if not self._cluster.alone:
            self._background.run(self._tell(table))

    async def _tell(self, table: Table) -> None:
        """One at a time, each with the state of that moment, so that the last message is right."""
        async with self._telling:
            here = table.audience.here()
            await self._cluster.tell(PresentAt(table.id, self._node, sorted(here.seats), here.watchers))

    def ask(self, table: Table) -> None:
        """A table has just been opened at this node: who is at it elsewhere?"""
        if not self._cluster.alone:
            self._background.run(self._cluster.tell(WhoIsPresent(table.id)))

    def hear_present(self, table: Table, news: PresentAt) -> None:
        self.hear_alive(news.node)
        table.audience.note_elsewhere(news.node, Presence(frozenset(news.seats), news.watchers))

    def hear_alive(self, node: str) -> None:
        self._heard[node] = asyncio.get_running_loop().time()

    def start_over(self) -> None:
        """News may have been missed: ask and tell everybody again."""
        for table in self._tables():
            self.ask(table)
            if table.audience:
                self.tell(table)

    async def beat(self) -> None:
        """Every ``HEARTBEAT`` seconds."""
        self._forget_the_silent()
        await self._cluster.tell(NodeAlive(self._node))

    def _forget_the_silent(self) -> None:
        since = asyncio.get_running_loop().time() - SILENCE
        for node in [node for node, heard in self._heard.items() if heard < since]:
            del self._heard[node]
            for table in self._tables():
                table.audience.note_elsewhere(node, None)
