"""People who were let in and are not welcome any more: banned or deleted meanwhile, by an operator's command line."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog
from sqlalchemy import select

from ..storage import schema
from ..storage.engine import Storage

log = structlog.get_logger(__name__)

EVERY = 5.0
"""Seconds between two looks at who is in."""
AT_ONCE = 500
"""People asked for in one query."""


class Hallway(Protocol):
    """Where people are who came in by a socket."""

    def people(self) -> list[str]: ...
    def show_out(self, person: str) -> None: ...


async def keep_out(storage: Storage, hallway: Hallway) -> None:
    """Show out, again and again, whoever is in and is not welcome. Commands work on the database alone, so it is the
    place to look."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            for person in await unwelcome(storage, hallway.people()):
                hallway.show_out(person)
        except Exception:
            log.exception("bans_not_read")


async def unwelcome(storage: Storage, inside: list[str]) -> set[str]:
    """Who of these is banned, or not known any more."""
    people = schema.people
    out = set(inside)
    for first in range(0, len(inside), AT_ONCE):
        some = inside[first : first + AT_ONCE]
        query = select(people.c.id).where(people.c.id.in_(some), people.c.banned.is_(None))
        async with storage.read.connect() as connection:
            out -= set((await connection.execute(query)).scalars())
    return out
