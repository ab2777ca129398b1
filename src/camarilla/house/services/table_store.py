"""Tables and their seats in the database. Each function is done inside one read or one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from ...core.view import Outcome
from ..entries import Entry
from ..errors import refused
from ..storage import schema
from ..storage.log import read_entries
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
    connection.execute(update(schema.tables).where(schema.tables.c.id == old.id).values(rematch=new.id))
    return new


def change_table(connection: Connection, table_id: str, change: Callable[[Seating], None]) -> Seating:
    """Change who sits at a table that has not begun; ``change`` refuses what cannot be."""
    seating = load(connection, table_id, lock=True)
    change(seating)
    row = {"state": seating.state, "host": seating.host, "started": seating.started, "visited": now()}
    connection.execute(update(schema.tables).where(schema.tables.c.id == seating.id).values(**row))
    _write_seats(connection, seating)
    return seating


def load(connection: Connection, table_id: str, lock: bool = False) -> Seating:
    """The table as it is now; ``lock`` it when it is about to be changed."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise refused("table", 404)
    seats = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return seating_of(row, connection.execute(seats))


def load_stored(connection: Connection, table_id: str) -> StoredTable:
    seating = load(connection, table_id)
    has_chat = select(exists().where(schema.chat.c.table_id == table_id))
    return StoredTable(seating, read_entries(connection, table_id), bool(connection.execute(has_chat).scalar()))


def seating_of(row: Row[Any], seats: Iterable[Row[Any]]) -> Seating:
    """From a table's row and those of its seats."""
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
        seats=[Sitting(seat.name, seat.avatar, seat.person, seat.bot, bool(seat.ready)) for seat in seats],
    )


def end_table(connection: Connection, table_id: str, outcome: Outcome) -> bool:
    """Write the result down, once; whether this was the time."""
    tables = schema.tables
    ending = update(tables).where(tables.c.id == table_id, tables.c.state == "playing")
    result = msgspec.json.encode(outcome).decode()
    return connection.execute(ending.values(state="over", ended=now(), result=result, due=None)).rowcount == 1


def set_due(connection: Connection, table_id: str, at: int | None) -> None:
    """When a clock runs out, for when no node has the table in memory."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(due=at))


def overdue(connection: Connection, limit: int) -> list[str]:
    """Tables whose clock has run out."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.due < now(), tables.c.state == "playing").limit(limit)
    return list(connection.execute(query).scalars())


def close_deserted(connection: Connection, table_id: str, before: int) -> bool:
    """Close a table that has not begun if nobody has been at it since then; whether it was so."""
    tables = schema.tables
    deserted = func.coalesce(tables.c.visited, tables.c.created) < before
    closing = update(tables).where(tables.c.id == table_id, tables.c.state == "open", deserted)
    return connection.execute(closing.values(state="closed")).rowcount == 1


def note_visit(connection: Connection, table_id: str) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(visited=now()))


def _add(connection: Connection, seating: Seating) -> Seating:
    if seating.state == "open":
        _check_hosting(connection, seating.host)
    connection.execute(
        insert(schema.tables).values(
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
    tables = schema.tables
    hosted = select(func.count()).select_from(tables).where(tables.c.state == "open", tables.c.host == host)
    if (connection.execute(hosted).scalar() or 0) >= MAX_OPEN_TABLES:
        raise refused("open-tables", most=MAX_OPEN_TABLES)


def _write_seats(connection: Connection, seating: Seating) -> None:
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == seating.id))
    rows = [
        {"table_id": seating.id, "seat": seat, **msgspec.structs.asdict(sitting)}
        for seat, sitting in enumerate(seating.seats)
    ]
    connection.execute(insert(schema.seats), rows)
