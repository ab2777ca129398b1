"""To append an entry to a log, and wait for what becomes of it."""

from __future__ import annotations

import asyncio

from camarilla.house.entries import Appended, Consequence, Entry, TableLog


async def appended(log: TableLog, entry: Entry, consequence: Consequence | None = None) -> Appended:
    done: asyncio.Future[Appended | Exception] = asyncio.get_running_loop().create_future()
    log.append(entry, consequence, done.set_result)
    result = await done
    assert isinstance(result, Appended), result
    return result
