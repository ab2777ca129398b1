"""Group commit: all that wants to be written goes through one task, which puts what has come meanwhile into one
transaction. Whoever asked waits until it is durable."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import Refused
from ..metrics import COMMITS, DURABLE, ENTRIES
from . import schema
from .engine import Storage
from .prepared import Given, Prepared

log = structlog.get_logger(__name__)

T = TypeVar("T")
Deed = Callable[[AsyncConnection], Awaitable[T]]

MOST = 500
"""Writings in one transaction: enough to carry the load, few enough that the first need not wait long."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A row of a table's log. ``text`` of a move: its own text, then chance's outcomes, a line each."""

    table_id: str
    seq: int
    kind: str
    seat: int
    text: str
    at: int
    by: str
    move_id: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A plain change of some row that goes with an entry."""

    statement: Prepared
    given: Given


class Written(IntEnum):
    """What has become of an entry: its place was taken; it stands, but not what was to go with it; all is written."""

    NOT = 0
    ALONE = 1
    WHOLE = 2


Then = Callable[[Written | Exception], None]
"""Told what has become of an entry, or why it could not be written."""


class _Append(msgspec.Struct):
    entry: Entry
    then: Then
    also: Deed[None] | Mark | None = None

    @property
    def plain(self) -> bool:
        """Whether a pen can write it."""
        return self.also is None or isinstance(self.also, Mark)


class _Act(msgspec.Struct):
    deed: Deed[Any]
    done: asyncio.Future[Any]


class GroupCommit:
    """The one who writes. ``announce`` is called with all entries of a transaction, inside it."""

    def __init__(
        self, storage: Storage, announce: Callable[[AsyncConnection, list[Entry]], Awaitable[None]] | None = None
    ) -> None:
        self._engine = storage.write
        self._pen = storage.pen
        self._announce = announce
        self._waiting: list[_Append | _Act] = []
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

    def put(self, entry: Entry, also: Deed[None] | Mark | None, then: Then) -> None:
        """As ``append``, for one who need not be a coroutine; ``then`` is called from the loop."""
        self._put(_Append(entry, then, also))

    async def act(self, deed: Deed[T]) -> T:
        """Do something in a transaction, and return once it is durable. The deed may be run twice (if a transaction
        had to be taken back), so it must change nothing but the database."""
        item = _Act(deed, asyncio.get_running_loop().create_future())
        self._put(item)
        result: T = await item.done
        return result

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._task

    def _put(self, item: _Append | _Act) -> None:
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

    async def _write_all(self, batch: list[_Append | _Act]) -> None:
        """Entries alone go by the pen, where there is one; none of a batch waits for another of it."""
        if self._pen is None:
            await self._write(batch)
            return
        plain = [item for item in batch if isinstance(item, _Append) and item.plain]
        others = [item for item in batch if isinstance(item, _Act) or not item.plain]
        for part in (plain, others):
            if part:
                await self._write([*part])

    async def _write(self, batch: list[_Append | _Act]) -> None:
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

    async def _transaction(self, batch: list[_Append | _Act]) -> list[object]:
        entries = [item.entry for item in batch if isinstance(item, _Append)]
        if self._pen is not None and all(isinstance(item, _Append) and item.plain for item in batch):
            marks = [item.also for item in batch if isinstance(item, _Append) and isinstance(item.also, Mark)]
            await self._pen.write(entries, marks)
            ENTRIES.inc(len(entries))
            return [Written.WHOLE] * len(batch)
        async with self._engine.begin() as connection:
            if entries:
                await connection.execute(insert(schema.log), [msgspec.structs.asdict(entry) for entry in entries])
                ENTRIES.inc(len(entries))
                if self._announce is not None:
                    await self._announce(connection, entries)
            return [await _do(connection, item) for item in batch]


async def _do(connection: AsyncConnection, item: _Append | _Act) -> object:
    if isinstance(item, _Act):
        return await _attempt(connection, item.deed)
    if item.also is None:
        return Written.WHOLE
    savepoint = await connection.begin_nested()
    try:
        if isinstance(item.also, Mark):
            await connection.execute(item.also.statement.statement, item.also.given)
        else:
            await item.also(connection)
    except Exception:
        await savepoint.rollback()
        log.exception("consequence_failed", table=item.entry.table_id, seq=item.entry.seq)
        return Written.ALONE
    await savepoint.commit()
    return Written.WHOLE


async def _attempt(connection: AsyncConnection, deed: Deed[Any]) -> object:
    """The deed's result, or the refusal it ended with: that concerns nobody else in the transaction."""
    savepoint = await connection.begin_nested()
    try:
        result = await deed(connection)
    except Refused as refusal:
        await savepoint.rollback()
        return refusal
    await savepoint.commit()
    return result


def _settle_all(batch: list[_Append | _Act], results: list[object]) -> None:
    for item, result in zip(batch, results, strict=True):
        try:
            _settle(item, result)
        except Exception:  # the others of the batch must hear of theirs
            log.exception("telling_failed")


def _settle(item: _Append | _Act, result: object) -> None:
    if isinstance(item, _Act):
        _answer(item.done, result)
    elif isinstance(result, IntegrityError | sqlite3.IntegrityError):
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
