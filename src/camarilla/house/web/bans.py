"""Closes the connections of people who may no longer be here: banned or deleted by an operator's command, or signed in
with a device or token that has ended since. Nodes tell each other of that, but news can be missed, and commands work on
the database alone: so the database is asked again and again."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, Connection, select, true

from ..storage.schema import devices, people, tokens
from ..storage.storage import Storage
from .connections import Connections

CHECK_INTERVAL = 5.0
"""Seconds between two looks at the database."""
MAX_IDS_PER_QUERY = 500


async def close_banned(storage: Storage, connections: Connections) -> None:
    connected = connections.people()
    held = [(person, page.key) for person in connected for page in connections.of(person) if page.key is not None]
    keys = [key for _, key in held]

    def read(connection: Connection) -> tuple[set[str], set[str]]:
        # In this order: somebody deleted in between has lost their devices along with everything else.
        good = _matching(connection, devices.c.id, devices.c.ended.is_(None), keys)
        good |= _matching(connection, tokens.c.digest, true(), [key for key in keys if key not in good])
        return good, _matching(connection, people.c.id, people.c.banned.is_(None), connected)

    if not connected:
        return
    good, welcome = await storage.read(read)
    for person in connected:
        if person not in welcome:
            connections.close_person(person)
    for person, key in held:
        if key not in good:
            connections.close_sessions(person, "", key)


def _matching(connection: Connection, column: Column[str], good: ColumnElement[bool], ids: list[str]) -> set[str]:
    """Those of the ids that the database has and that are good."""
    batches = [ids[first : first + MAX_IDS_PER_QUERY] for first in range(0, len(ids), MAX_IDS_PER_QUERY)]
    queries = [select(column).where(column.in_(batch), good) for batch in batches]
    return {matching for query in queries for matching in connection.execute(query).scalars()}
