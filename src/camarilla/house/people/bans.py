"""People who were let in and are not welcome any more: banned or deleted meanwhile by an operator's command line, or
come in with a device or token that has ended since. Nodes tell each other of that, but news can be missed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import structlog
from sqlalchemy import Column, ColumnElement, select, true

from ..storage import schema
from ..storage.engine import Storage

log = structlog.get_logger(__name__)

EVERY = 5.0
"""Seconds between two looks at who is in."""
AT_ONCE = 500
"""People, devices or tokens asked for in one query."""


class Inside(Protocol):
    """One socket. ``key``: the device, or the digest of the token, that it came in with."""

    @property
    def key(self) -> str | None: ...


class Hallway(Protocol):
    """Where people are who came in by a socket."""

    def people(self) -> list[str]: ...
    def of(self, person: str) -> Sequence[Inside]: ...
    def show_out(self, person: str) -> None: ...
    def shut_out(self, person: str, kept: str, key: str) -> None: ...


async def keep_out(storage: Storage, hallway: Hallway) -> None:
    """Show out, again and again, whoever is in and is not welcome. Commands work on the database alone, so it is the
    place to look."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            # Looked up in this order, since whoever is deleted in between has lost their devices with everything else.
            ended = await worthless(storage, hallway)
            for person in await unwelcome(storage, hallway.people()):
                hallway.show_out(person)
            for person, key in ended:
                hallway.shut_out(person, "", key)
        except Exception:
            log.exception("bans_not_read")


async def unwelcome(storage: Storage, inside: list[str]) -> set[str]:
    """Who of these is banned, or not known any more."""
    people = schema.people
    return set(inside) - await _found(storage, people.c.id, people.c.banned.is_(None), inside)


async def worthless(storage: Storage, hallway: Hallway) -> list[tuple[str, str]]:
    """Who is in by a device or token that would not let them in now, and by which."""
    held = {(person, one.key) for person in hallway.people() for one in hallway.of(person) if one.key is not None}
    keys = [key for _, key in held]
    devices, tokens = schema.devices, schema.tokens
    good = await _found(storage, devices.c.id, devices.c.ended.is_(None), keys)
    good |= await _found(storage, tokens.c.digest, true(), [key for key in keys if key not in good])
    return [(person, key) for person, key in held if key not in good]


async def _found(storage: Storage, column: Column[str], good: ColumnElement[bool], wanted: list[str]) -> set[str]:
    found = set[str]()
    for first in range(0, len(wanted), AT_ONCE):
        query = select(column).where(column.in_(wanted[first : first + AT_ONCE]), good)
        async with storage.read.connect() as connection:
            found |= set((await connection.execute(query)).scalars())
    return found
