"""Lists of tables: for the lobby, and somebody's history."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, select

from ...core.view import Outcome
from ..storage import schema
from ..tables.seating import Seating
from .table_store import seating_of

MAX_HISTORY = 50
"""Games on somebody's profile."""

TableState = Literal["open", "playing", "over"]


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    seats: list[str | None]
    """Names; bots with @; None for a free seat."""
    created: int
    ended: int | None
    rated: bool
    watchable: bool
    result: Outcome | None
    your_seat: int | None


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables to list; None where it does not matter."""

    state: TableState | None
    game: str | None
    mine: bool
    """Those at which the reader sits, private ones too; else all public ones."""
    before: int | None
    """Opened before this time."""
    limit: int


def list_tables(connection: Connection, wanted: TableFilter, reader: str | None) -> list[Listed]:
    """The newest first. ``reader``: the person who asks, if they are known."""
    tables = schema.tables
    query = select(tables).where(tables.c.state != "closed")
    query = query.where(_at_tables_of(reader or "") if wanted.mine else tables.c.private.is_(False))
    if wanted.state is not None:
        query = query.where(tables.c.state == wanted.state)
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.before is not None:
        query = query.where(tables.c.created < wanted.before)
    return _listed(connection, query.order_by(tables.c.created.desc()).limit(wanted.limit), reader)


def history_of(connection: Connection, person: str) -> list[Listed]:
    """The last public games that somebody has finished, the newest first."""
    tables = schema.tables
    query = select(tables).where(_at_tables_of(person), tables.c.state == "over", tables.c.private.is_(False))
    return _listed(connection, query.order_by(tables.c.ended.desc()).limit(MAX_HISTORY), person)


def playing_at(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody is playing."""
    tables = schema.tables
    query = select(tables.c.id).where(_at_tables_of(person), tables.c.state == "playing")
    return list(connection.execute(query).scalars())


def _at_tables_of(person: str) -> ColumnElement[bool]:
    seats = schema.seats
    return schema.tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))


def _listed(connection: Connection, query: Select[Any], reader: str | None) -> list[Listed]:
    seats = schema.seats
    rows = connection.execute(query).all()
    of_these = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
    seats_by_table: dict[str, list[Row[Any]]] = {}
    for seat in connection.execute(of_these):
        seats_by_table.setdefault(seat.table_id, []).append(seat)
    return [_in_list(seating_of(row, seats_by_table.get(row.id, [])), reader) for row in rows]


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
