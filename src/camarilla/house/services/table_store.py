"""Tables and their seats in the database. Each function is done inside one read or one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, select, update

from ...core.view import Outcome
from ..entries import Entry
from ..errors import refused
from ..storage.databases import count
from ..storage.log import read_entries
from ..storage.schema import chat, seats, tables
from ..tables import lobby
from ..tables.lobby import Guest
from ..tables.seating import Seating, Sitting
from ..terms import Terms
from ..times import now

MAX_OPEN_TABLES = 10
"""Tables that have not begun, of one host."""


class StoredTable(msgspec.Struct, frozen=True):
    """All that a table is opened from."""

    seating: Seating
    entries: list[Entry]
    has_chat: bool


def open_table(connection: Connection, host: Guest, terms: Terms, bot: str | None, ready: bool) -> Seating:
    """A new table; if everybody at it is ready, the game starts at once."""
    return _add(connection, lobby.new_table(host, terms, bot, ready))


def rematch(connection: Connection, table_id: str, person: Guest) -> Seating:
    """The table at which the same company sits again; whoever asks first brings it about."""
    old = load(connection, table_id, lock=True)
    new = lobby.rematch(old, person)
    if old.rematch is not None:
        return load(connection, old.rematch)
    _add(connection, new)
    connection.execute(update(tables).where(tables.c.id == old.id).values(rematch=new.id))
    return new


def change_table(connection: Connection, table_id: str, change: Callable[[Seating], None]) -> Seating:
    """Change who sits at a table that has not begun; ``change`` refuses what cannot be."""
    seating = load(connection, table_id, lock=True)
    change(seating)
    row = {"state": seating.state, "host": seating.host, "started": seating.started, "visited": now()}
    connection.execute(update(tables).where(tables.c.id == seating.id).values(**row))
    _write_seats(connection, seating)
    return seating


def load(connection: Connection, table_id: str, lock: bool = False) -> Seating:
    """The table as it is now; ``lock`` it when it is about to be changed."""
    query = select(tables).where(tables.c.id == table_id)
    found = seatings(connection, query.with_for_update() if lock else query)
    if not found:
        raise refused("table", 404)
    return found[0]


def seatings(connection: Connection, query: Select[Any]) -> list[Seating]:
    """The tables that a query finds, with their seats."""
    rows = connection.execute(query).all()
    seats_of: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(seats_of)).order_by(seats.c.seat)):
        seats_of[seat.table_id].append(Sitting(seat.name, seat.avatar, seat.person, seat.bot, bool(seat.ready)))
    return [_seating(row, seats_of[row.id]) for row in rows]


def load_stored(connection: Connection, table_id: str) -> StoredTable:
    seating = load(connection, table_id)
    has_chat = select(exists().where(chat.c.table_id == table_id))
    return StoredTable(seating, read_entries(connection, table_id), bool(connection.execute(has_chat).scalar()))


def _seating(row: Row[Any], sitting: list[Sitting]) -> Seating:
    return Seating(
        id=row.id,
        terms=msgspec.json.decode(row.terms, type=Terms),
        state=row.state,
        host=row.host,
        created=row.created,
        started=row.started,
        ended=row.ended,
        result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
        rematch=row.rematch,
        seats=sitting,
    )


def end_table(connection: Connection, table_id: str, outcome: Outcome) -> bool:
    """Write the result down, once; whether this was the time."""
    ending = update(tables).where(tables.c.id == table_id, tables.c.state == "playing")
    result = msgspec.json.encode(outcome).decode()
    return connection.execute(ending.values(state="over", ended=now(), result=result, due=None)).rowcount == 1


def set_due(connection: Connection, table_id: str, at: int | None) -> None:
    """When a clock runs out, for when no node has the table in memory."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=at))


def overdue(connection: Connection, limit: int) -> list[str]:
    """Tables whose clock has run out."""
    query = select(tables.c.id).where(tables.c.due < now(), tables.c.state == "playing").limit(limit)
    return list(connection.execute(query).scalars())


def close_deserted(connection: Connection, table_id: str, before: int) -> bool:
    """Close a table that has not begun if nobody has been at it since then; whether it was so."""
    deserted = func.coalesce(tables.c.visited, tables.c.created) < before
    closing = update(tables).where(tables.c.id == table_id, tables.c.state == "open", deserted)
    return connection.execute(closing.values(state="closed")).rowcount == 1


def note_visit(connection: Connection, table_id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(visited=now()))


def _add(connection: Connection, seating: Seating) -> Seating:
    if seating.state == "open":
        _check_hosting(connection, seating.host)
    connection.execute(
        insert(tables).values(
            id=seating.id,
            game=seating.terms.game,
            terms=msgspec.json.encode(seating.terms).decode(),
            state=seating.state,
            private=seating.terms.private,
            host=seating.host,
            created=seating.created,
            started=seating.started,
            visited=seating.created,
        )
    )
    _write_seats(connection, seating)
    return seating


def _check_hosting(connection: Connection, host: str) -> None:
    """Not more tables than somebody can look after: those of one host would fill everybody's list."""
    if count(connection, tables.c.state == "open", tables.c.host == host) >= MAX_OPEN_TABLES:
        raise refused("open-tables", most=MAX_OPEN_TABLES)


def _write_seats(connection: Connection, seating: Seating) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == seating.id))
    rows = [
        {"table_id": seating.id, "seat": seat, **msgspec.structs.asdict(sitting)}
        for seat, sitting in enumerate(seating.seats)
    ]
    connection.execute(insert(seats), rows)
