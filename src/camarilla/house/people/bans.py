"""Closes the connections of people who may no longer be here: banned or deleted by an operator's command, or signed in
with a device or token that has ended since. Nodes tell each other of that, but news can be missed, and commands work on
the database alone: so the database is asked again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Column, ColumnElement, Connection, Select, select, true

from ..storage import schema
from ..storage.storage import Storage

log = logging.getLogger(__name__)

CHECK_INTERVAL = 5.0
"""Seconds between two looks at the database."""
MAX_IDS_PER_QUERY = 500


class OpenConnection(Protocol):
    """``key``: the device, or the digest of the token, that it was opened with."""

    @property
    def key(self) -> str | None: ...


class OpenConnections(Protocol):
    """All connections of this node."""

    def people(self) -> list[str]: ...
    def of(self, person: str) -> Sequence[OpenConnection]: ...
    def close_person(self, person: str) -> None: ...
    def close_sessions(self, person: str, kept: str, key: str) -> None: ...


async def close_banned(storage: Storage, connections: OpenConnections) -> None:
    """Runs for as long as the house is open."""
    while True:
        await asyncio.sleep(CHECK_INTERVAL)
        try:
            # In this order: somebody deleted in between has lost their devices along with everything else.
            ended = await ended_sessions(storage, connections)
            for person in await unwelcome_people(storage, connections.people()):
                connections.close_person(person)
            for person, key in ended:
                connections.close_sessions(person, "", key)
        except Exception:
            log.exception("bans and ended sessions could not be read")


async def unwelcome_people(storage: Storage, connected: list[str]) -> set[str]:
    """Who of these is banned or no longer known."""
    people = schema.people
    return set(connected) - await _matching(storage, people.c.id, people.c.banned.is_(None), connected)


async def ended_sessions(storage: Storage, connections: OpenConnections) -> list[tuple[str, str]]:
    """Who is connected with a device or token that has ended, and with which."""
    held = {
        (person, connection.key)
        for person in connections.people()
        for connection in connections.of(person)
        if connection.key is not None
    }
    keys = [key for _, key in held]
    devices, tokens = schema.devices, schema.tokens
    good = await _matching(storage, devices.c.id, devices.c.ended.is_(None), keys)
    good |= await _matching(storage, tokens.c.digest, true(), [key for key in keys if key not in good])
    return [(person, key) for person, key in held if key not in good]


async def _matching(storage: Storage, column: Column[str], good: ColumnElement[bool], ids: list[str]) -> set[str]:
    """Those of the ids that the database has and that are good."""
    batches = [ids[first : first + MAX_IDS_PER_QUERY] for first in range(0, len(ids), MAX_IDS_PER_QUERY)]
    queries = [select(column).where(column.in_(batch), good) for batch in batches]
    if not queries:
        return set()
    return await storage.read(lambda connection: _ids(connection, queries))


def _ids(connection: Connection, queries: list[Select[str]]) -> set[str]:
    return {matching for query in queries for matching in connection.execute(query).scalars()}
