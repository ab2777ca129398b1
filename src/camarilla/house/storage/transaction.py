"""One transaction of the general way, in whatever database: entries of logs, what goes with them, and other deeds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import Refused
from . import schema
from .writings import Act, Append, Deed, Entry, Mark, Written

log = structlog.get_logger(__name__)

Announce = Callable[[AsyncConnection, list[Entry]], Awaitable[None]]
"""Called with all entries of a transaction, inside it."""


async def transaction(engine: AsyncEngine, batch: list[Append | Act], announce: Announce | None) -> list[object]:
    """What became of each of them."""
    entries = [item.entry for item in batch if isinstance(item, Append)]
    async with engine.begin() as connection:
        if entries:
            await connection.execute(insert(schema.log), [msgspec.structs.asdict(entry) for entry in entries])
            if announce is not None:
                await announce(connection, entries)
        return [await _do(connection, item) for item in batch]


async def _do(connection: AsyncConnection, item: Append | Act) -> object:
    if isinstance(item, Act):
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
