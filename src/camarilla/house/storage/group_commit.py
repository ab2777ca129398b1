"""Group commit: all that wants to be written goes through one task, which puts what has come meanwhile into one
transaction. Whoever asked waits until it is durable."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import IntegrityError

from ..metrics import COMMITS, DURABLE, ENTRIES
from .engine import Storage
from .transaction import Announce, transaction
from .writings import Act, Append, Deed, Entry, Mark, Then, Written

log = structlog.get_logger(__name__)

T = TypeVar("T")

_TAKEN = (IntegrityError, sqlite3.IntegrityError)
"""What a database says when the place of an entry is taken."""

MOST = 500
"""Writings in one transaction: enough to carry the load, few enough that the first need not wait long."""


class GroupCommit:
    """The one who writes."""

    def __init__(self, storage: Storage, announce: Announce | None = None) -> None:
        self._engine = storage.write
        self._pen = storage.pen
        self._announce = announce
        self._waiting: list[Append | Act] = []
        self._something = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="group-commit")

    async def append(self, entry: Entry, also: Deed[None] | Mark | None = None) -> Written:
        """Answers once the entry is durable, or its place in the log proves to be taken.

        What follows from it can be written in the same transaction (``also``); should that fail, the entry stands.
        """
        durable: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self.put(entry, also, lambda result: _answer(durable, result))
        return await durable

    def put(self, entry: Entry, also: Deed[None] | Mark | None, then: Then, game: str = "") -> None:
        """As ``append``, for one who need not be a coroutine; ``then`` is called from the loop.

        Entries of one ``game`` that are written together are told one after another: what a game needs to be told is
        then at hand, in the processor's cache.
        """
        self._put(Append(entry, also, then, game))

    async def act(self, deed: Deed[T]) -> T:
        """Do something in a transaction, and return once it is durable. The deed may be run twice (if a transaction
        had to be taken back), so it must change nothing but the database."""
        item = Act(deed, asyncio.get_running_loop().create_future())
        self._put(item)
        result: T = await item.done
        return result

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._task

    def _put(self, item: Append | Act) -> None:
        if self._closing:
            raise RuntimeError("the house is closing and writes nothing more")
        self._waiting.append(item)
        self._something.set()

    async def _run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_all(batch)
            if self._closing:
                return

    async def _write_all(self, batch: list[Append | Act]) -> None:
        """Entries alone go by the pen, where there is one; none of a batch waits for another of it."""
        if self._pen is None:
            await self._write(batch)
            return
        plain = [item for item in batch if isinstance(item, Append) and item.plain]
        plain.sort(key=_game_of)
        others = [item for item in batch if isinstance(item, Act) or not item.plain]
        for part in (plain, others):
            if part:
                await self._write([*part])

    async def _write(self, batch: list[Append | Act]) -> None:
        try:
            with DURABLE.time():
                results = await self._transaction(batch)
        except Exception as error:
            if len(batch) > 1:
                # One of them spoils it for all: each alone.
                for item in batch:
                    await self._write([item])
            else:
                _settle(batch[0], error)
            return
        COMMITS.inc()
        # Soon, not now: what has come meanwhile is on its way to the disk while these are told.
        asyncio.get_running_loop().call_soon(_settle_all, batch, results)

    async def _transaction(self, batch: list[Append | Act]) -> list[object]:
        entries = [item.entry for item in batch if isinstance(item, Append)]
        if self._pen is not None and all(isinstance(item, Append) and item.plain for item in batch):
            marks = [item.also for item in batch if isinstance(item, Append) and isinstance(item.also, Mark)]
            await self._pen.write(entries, marks)
            results: list[object] = [Written.WHOLE] * len(batch)
        else:
            results = await transaction(self._engine, batch, self._announce)
        ENTRIES.inc(len(entries))
        return results


def _game_of(item: Append) -> str:
    return item.game


def _settle_all(batch: list[Append | Act], results: list[object]) -> None:
    for item, result in zip(batch, results, strict=True):
        try:
            _settle(item, result)
        except Exception:  # the others of the batch must hear of theirs
            log.exception("telling_failed")


def _settle(item: Append | Act, result: object) -> None:
    if isinstance(item, Act):
        _answer(item.done, result)
    elif isinstance(result, _TAKEN):
        item.then(Written.NOT)
    else:
        assert isinstance(result, Written | Exception)
        item.then(result)


def _answer(asked: asyncio.Future[Any], result: object) -> None:
    """Unless nobody waits any more."""
    if asked.done():
        return
    if isinstance(result, Exception):
        asked.set_exception(result)
    else:
        asked.set_result(result)
