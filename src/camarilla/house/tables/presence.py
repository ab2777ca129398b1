"""Who is here, across all nodes: each node tells the others which seats it sees and how many look on.

News is not kept, so a node also says now and then that it is there; of one that has fallen silent, nobody is here.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from ..between import Between
from .audience import Audience, Elsewhere

BEAT = 10.0
"""Seconds between two signs of life."""
SILENCE = 35.0
"""Seconds without one after which a node counts as gone."""


class Present(Protocol):
    """A table that somebody may be at."""

    audience: Audience

    @property
    def id(self) -> str: ...


class Presence:
    """The presence of people at this node, told to the others, and theirs, noted at the tables."""

    def __init__(
        self, between: Between, tables: Callable[[], Iterable[Present]], errand: Callable[[Awaitable[None]], None]
    ) -> None:
        self._between = between
        self._tables = tables
        self._errand = errand
        self._node = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._speaking = asyncio.Lock()
        self._task = None if between.alone else asyncio.create_task(self._beat(), name="presence")

    def tell(self, table: Present) -> None:
        """Somebody has come to a table at this node, or gone from it."""
        if not self._between.alone:
            self._errand(self._say(table))

    async def _say(self, table: Present) -> None:
        """One after another, each as things are by then: so the last word is right."""
        async with self._speaking:
            here = table.audience.here()
            seats = ",".join(map(str, sorted(here.seats))) or "-"
            await self._between.tell("here", table.id, self._node, seats, str(here.watchers))

    def ask(self, table: Present) -> None:
        """A table has just been opened at this node: who is at it elsewhere?"""
        if not self._between.alone:
            self._errand(self._between.tell("who", table.id))

    def hear_here(self, table: Present, node: str, seats: str, watchers: str) -> None:
        self._note(node)
        present = frozenset(int(seat) for seat in seats.split(",")) if seats != "-" else frozenset[int]()
        table.audience.note_elsewhere(node, Elsewhere(present, int(watchers)))

    def hear_alive(self, node: str) -> None:
        self._note(node)

    def begin_anew(self) -> None:
        """News may have been missed: everybody is asked and told again."""
        for table in self._tables():
            self.ask(table)
            if table.audience:
                self.tell(table)

    def _note(self, node: str) -> None:
        self._heard[node] = asyncio.get_running_loop().time()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._errand(self._between.tell("alive", self._node))
            self._forget_the_silent()

    def _forget_the_silent(self) -> None:
        since = asyncio.get_running_loop().time() - SILENCE
        for node in [node for node, heard in self._heard.items() if heard < since]:
            del self._heard[node]
            for table in self._tables():
                table.audience.note_elsewhere(node, None)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
