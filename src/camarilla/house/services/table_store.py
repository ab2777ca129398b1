"""Tables and their seats in the database. Each function is done inside one read or one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, insert, select, update

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

MAX_OPEN_TABLES_PER_HOST = 10


class StoredTable(msgspec.Struct, frozen=True):
    """All that a table is opened from."""

    seating: Seating
    entries: list[Entry]
    has_chat: bool


def rematch(connection: Connection, table_id: str, person: Guest) -> Seating:
    """The table at which the same company sits again; whoever asks first brings it about."""
    old = load(connection, table_id, lock=True)
    new = lobby.rematch(old, person)
    if old.rematch is not None:
        return load(connection, old.rematch)
    add_table(connection, new)
    change_row(connection, old.id, rematch=new.id)
    return new


def change_table(connection: Connection, table_id: str, change: Callable[[Seating], None]) -> Seating:
    """Change who sits at a table that has not begun; ``change`` refuses what cannot be."""
    seating = load(connection, table_id, lock=True)
    change(seating)
    changed = {"state": seating.state, "host": seating.host, "started": seating.started}
    change_row(connection, table_id, visited=now(), **changed)
    _write_seats(connection, seating)
    return seating


def change_row(connection: Connection, table_id: str, **values: str | int | None) -> None:
    """Change columns of a table that nothing else depends on."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


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
    return [_seating({**row._mapping, "seats": seats_of[row.id]}) for row in rows]


def load_stored(connection: Connection, table_id: str) -> StoredTable:
    seating = load(connection, table_id)
    has_chat = select(exists().where(chat.c.table_id == table_id))
    return StoredTable(seating, read_entries(connection, table_id), bool(connection.execute(has_chat).scalar()))


def _seating(cells: dict[str, Any]) -> Seating:
    cells["terms"] = msgspec.json.decode(cells["terms"], type=Terms)
    cells["result"] = msgspec.json.decode(cells["result"], type=Outcome) if cells["result"] else None
    return Seating(**{field: cells[field] for field in Seating.__struct_fields__})


def end_table(connection: Connection, table_id: str, outcome: Outcome) -> bool:
    """Write the result down, once; whether this was the time."""
    ending = update(tables).where(tables.c.id == table_id, tables.c.state == "playing")
    result = msgspec.json.encode(outcome).decode()
    return connection.execute(ending.values(state="over", ended=now(), result=result, due=None)).rowcount == 1


def close_deserted(connection: Connection, table_id: str, before: int) -> bool:
    """Close a table that has not begun if nobody has been at it since then; whether it was so."""
    deserted = func.coalesce(tables.c.visited, tables.c.created) < before
    closing = update(tables).where(tables.c.id == table_id, tables.c.state == "open", deserted)
    return connection.execute(closing.values(state="closed")).rowcount == 1


def add_table(connection: Connection, seating: Seating) -> Seating:
    """A new table. A host has only as many as one can look after: they would fill everybody's list."""
    hosted = (tables.c.state == "open") & (tables.c.host == seating.host)
    if seating.state == "open" and count(connection, hosted) >= MAX_OPEN_TABLES_PER_HOST:
        raise refused("open-tables", most=MAX_OPEN_TABLES_PER_HOST)
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


def _write_seats(connection: Connection, seating: Seating) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == seating.id))
    rows = [
        {"table_id": seating.id, "seat": seat, **msgspec.structs.asdict(sitting)}
        for seat, sitting in enumerate(seating.seats)
    ]
    connection.execute(insert(seats), rows)
