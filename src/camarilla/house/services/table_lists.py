"""Lists of tables: for the lobby, and somebody's history."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from ...core.view import Outcome
from ..storage.schema import seats, tables
from ..tables.seating import Seating
from .table_store import seatings

MAX_GAMES_IN_HISTORY = 50

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
