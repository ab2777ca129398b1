"""Group commit: everything that is written goes through one task, which puts whatever has come in the meantime into one
transaction. Whoever asked waits until it is durable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from ..entries import Appended, Consequence, Entry, OnAppended
from ..errors import Refused
from ..metrics import COMMITS, DURABLE, ENTRIES
from ..waiting import finish
from .databases import Database, Work
from .log import insert_entries

T = TypeVar("T")

log = logging.getLogger(__name__)

MAX_WRITES_PER_COMMIT = 500
"""Enough to carry the load, few enough that the first need not wait long."""

Announce: TypeAlias = Callable[[Connection, list[Entry]], None]
"""Called with all entries of a transaction, inside it: other nodes are told when it is durable."""


class Write:
    """Something that waits to be written: an entry, perhaps with a consequence, or other work."""

    def __init__(self, entry: Entry | None, work: Work[Any] | None, answer: Callable[[Any], None]) -> None:
        self.entry = entry
        self.work = work
        self._answer = answer

    def answer(self, result: object) -> None:
        """Whatever becomes of the answer, the others are answered too."""
        try:
            self._answer(result)
        except Exception:
            log.exception("somebody could not be told what was written")


class Writer:
    """The only one who writes."""

    def __init__(self, database: Database, announce: Announce | None = None) -> None:
        self._database = database
        self._announce = announce
        self._loop = asyncio.get_running_loop()  # asked once: each time costs a system call
        self._waiting: list[Write] = []
        self._something = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    def append(self, entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        """Answers once the entry is durable, or its place in the log proves to be taken.

        What follows from it can be written in the same transaction; should that fail, the entry stands alone.
        """
        self._put(Write(entry, consequence, answer))

    async def write(self, work: Work[T]) -> T:
        """Do something in a transaction, and return once it is durable."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Write(None, work, partial(finish, done)))
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._task

    def _put(self, write: Write) -> None:
        if self._closing:
            raise RuntimeError("the house is closing and writes nothing more")
        self._waiting.append(write)
        self._something.set()

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                batch = self._waiting[:MAX_WRITES_PER_COMMIT]
                del self._waiting[:MAX_WRITES_PER_COMMIT]
                await self._commit(batch)

    async def _commit(self, batch: list[Write]) -> None:
        try:
            with DURABLE.time():
                results = await self._database.transact(lambda connection: self._write_all(connection, batch))
        except Exception as error:
            if len(batch) == 1:
                batch[0].answer(error)
                return
            for write in batch:  # one of them spoils it for all: each alone
                await self._commit([write])
            return
        COMMITS.inc()
        for write, result in zip(batch, results, strict=True):
            write.answer(result)

    def _write_all(self, connection: Connection, batch: list[Write]) -> list[object]:
        """What became of each of them."""
        entries = [write.entry for write in batch if write.entry is not None]
        durable: set[tuple[str, int]] = set()
        if entries:
            durable = insert_entries(connection, entries)
            ENTRIES.inc(len(durable))
            if self._announce is not None:
                self._announce(connection, [entry for entry in entries if (entry.table_id, entry.seq) in durable])
        return [_result(connection, write, durable) for write in batch]


def _result(connection: Connection, write: Write, durable: set[tuple[str, int]]) -> object:
    entry = write.entry
    if entry is None:
        assert write.work is not None
        return _attempt(connection, write.work)
    place = (entry.table_id, entry.seq)
    if place not in durable:
        return Appended.TAKEN
    durable.remove(place)  # of several entries for one place, the first was inserted
    if write.work is None:
        return Appended.DURABLE
    savepoint = connection.begin_nested()
    try:
        write.work(connection)
    except Exception:
        log.exception("what follows from entry %d of table %s failed", entry.seq, entry.table_id)
        savepoint.rollback()
        return Appended.ALONE
    savepoint.commit()
    return Appended.DURABLE


def _attempt(connection: Connection, work: Work[Any]) -> object:
    """The result of the work, or the refusal it ended with: that concerns nobody else in the transaction."""
    savepoint = connection.begin_nested()
    try:
        result = work(connection)
    except Refused as refusal:
        savepoint.rollback()
        return refusal
    savepoint.commit()
    return result
