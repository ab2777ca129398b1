"""Tables and their seats in the database. Each function is done inside one read or one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, func, insert, select, update

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
MAX_GAMES_IN_HISTORY = 50

TableState = Literal["open", "playing", "over"]


class StoredTable(msgspec.Struct, frozen=True):
    """Everything that a table is opened from."""

    seating: Seating
    entries: list[Entry]
    has_chat: bool


def rematch(connection: Connection, table_id: str, person: Guest) -> Seating:
    """The table where the same players sit again. The first to ask opens it, the others join it; if all of them have
    gone from it again, the next to ask opens another."""
    old = load(connection, table_id, lock=True)
    new = lobby.rematch(old, person)
    if old.rematch is not None and load(connection, old.rematch, lock=True).state != "closed":
        return change_table(connection, old.rematch, lambda seating: lobby.join_rematch(seating, person))
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
    for seating in seatings(connection, query.with_for_update() if lock else query):
        return seating
    raise refused("table", 404)


def seatings(connection: Connection, query: Select[Any]) -> list[Seating]:
    """The tables that a query finds, with their seats."""
    rows = connection.execute(query).all()
    seats_of: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(seats_of)).order_by(seats.c.seat)):
        seats_of[seat.table_id].append(Sitting(seat.name, seat.avatar, seat.person, seat.bot, bool(seat.ready)))
    return [_seating(row, seats_of[row.id]) for row in rows]


def _seating(row: Row[Any], sittings: list[Sitting]) -> Seating:
    terms = msgspec.json.decode(row.terms, type=Terms)
    result = msgspec.json.decode(row.result, type=Outcome) if row.result else None
    values = {**row._mapping, "terms": terms, "result": result, "seats": sittings}
    return Seating(**{field: values[field] for field in Seating.__struct_fields__})


def load_stored(connection: Connection, table_id: str) -> StoredTable:
    seating = load(connection, table_id)
    has_chat = select(exists().where(chat.c.table_id == table_id))
    return StoredTable(seating, read_entries(connection, table_id), bool(connection.execute(has_chat).scalar()))


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
    terms = msgspec.json.encode(seating.terms).decode()
    row = {name: getattr(seating, name) for name in ("id", "state", "host", "created", "started")}
    chosen = {"game": seating.terms.game, "terms": terms, "private": seating.terms.private}
    connection.execute(insert(tables).values(**row, **chosen, visited=seating.created))
    _write_seats(connection, seating)
    return seating


def _write_seats(connection: Connection, seating: Seating) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == seating.id))
    sittings = enumerate(msgspec.structs.asdict(sitting) for sitting in seating.seats)
    connection.execute(insert(seats), [{"table_id": seating.id, "seat": seat, **row} for seat, row in sittings])


# Lists, for the lobby and for somebody's history


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    seats: list[str | None]
    """Names; bots with @, by the character they play or by their own name; None for a free seat."""
    created: int
    ended: int | None
    rated: bool
    watchable: bool
    result: Outcome | None
    your_seat: int | None
    your_turn: bool = False
    """Of my own tables: whether a decision of mine is waited for."""
    steward: bool = False
    """Of my own tables: whether the steward plays for me."""
    moved: int | None = None
    """Of my own tables under way: when the last move was made. Others are not told: spectators may see a game late."""


def find_tables(
    connection: Connection, reader: str | None, mine: bool, before: int | None, limit: int, **wanted: str | None
) -> list[Listed]:
    """The newest first, opened before a certain time; ``wanted``: what columns must be, None where it does not matter.
    ``reader``: the person who asks, if they are known; ``mine``: where they sit, private ones too; else public ones."""
    where = [tables.c.state != "closed", _at_tables_of(reader or "") if mine else tables.c.private.is_(False)]
    where += [tables.c[column] == value for column, value in wanted.items() if value is not None]
    if before is not None:
        where.append(tables.c.created < before)
    query = select(tables).where(*where).order_by(tables.c.created.desc()).limit(limit)
    return [_in_list(seating, reader) for seating in seatings(connection, query)]


def history_of(connection: Connection, person: str) -> list[Listed]:
    return [_in_list(seating, person) for seating in finished_games(connection, person, MAX_GAMES_IN_HISTORY)]


def finished_games(connection: Connection, person: str, limit: int) -> list[Seating]:
    """The last public games that somebody has finished, the newest first."""
    query = select(tables).where(_at_tables_of(person), tables.c.state == "over", tables.c.private.is_(False))
    return seatings(connection, query.order_by(tables.c.ended.desc()).limit(limit))


def playing_at(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody is playing."""
    query = select(tables.c.id).where(_at_tables_of(person), tables.c.state == "playing")
    return list(connection.execute(query).scalars())


def _at_tables_of(person: str) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))


def _in_list(seating: Seating, reader: str | None) -> Listed:
    names = zip(seating.seats, seating.people(), strict=True)
    return Listed(
        id=seating.id,
        game=seating.terms.game,
        state=seating.state,
        seats=[None if sitting.free else name for sitting, name in names],
        created=seating.created,
        ended=seating.ended,
        rated=seating.terms.rated,
        watchable=seating.terms.watchable,
        result=seating.result,
        your_seat=seating.seat_of(reader),
    )
