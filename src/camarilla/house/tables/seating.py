"""Who sits at a table, as it stands in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.view import Outcome
from ..errors import refused
from ..storage import schema
from ..storage.prepared import Prepared
from .terms import Terms

AnyRow: TypeAlias = Sequence[Any]
"""A whole row, in the order of the schema."""

_COLUMNS = [column.name for column in schema.tables.columns]
_SEAT_COLUMNS = [column.name for column in schema.seats.columns]

TABLE = Prepared(select(schema.tables).where(schema.tables.c.id == bindparam("table")))
SEATS = Prepared(
    select(schema.seats).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
)


class Sitting(msgspec.Struct):
    """One seat: a person, a bot of the house, or nobody yet."""

    name: str = ""
    avatar: str = ""
    person: str | None = None
    bot: str | None = None
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class Seating(msgspec.Struct):
    """A table's row and its seats."""

    id: str
    terms: Terms
    state: str
    host: str
    created: int
    started: int | None
    ended: int | None
    result: Outcome | None
    rematch: str | None
    seats: list[Sitting]

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for seat, sitting in enumerate(self.seats):
                if sitting.person == person:
                    return seat
        return None

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look on. Before the start everybody with the link may look in, to sit down."""
        return self.terms.watchable or self.state == "open" or self.seat_of(person) is not None

    def people(self) -> list[str]:
        """Names by seat, for records and stories."""
        return [f"@{one.bot}" if one.bot else one.name for one in self.seats]


async def load(connection: AsyncConnection, table_id: str, lock: bool = False) -> Seating:
    """The table as it is now; ``lock`` it when it is about to be changed."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    seats = await connection.execute(SEATS.statement, {"table": table_id})
    return seating(row, seats.all())


def seating(row: AnyRow | None, rows: Iterable[AnyRow]) -> Seating:
    """From a table's row and those of its seats; without one there is no such table."""
    if row is None:
        raise refused("table", 404)
    cells = dict(zip(_COLUMNS, row, strict=True))
    result = cells["result"]
    return Seating(
        id=cells["id"],
        terms=msgspec.json.decode(cells["terms"], type=Terms),
        state=cells["state"],
        host=cells["host"],
        created=cells["created"],
        started=cells["started"],
        ended=cells["ended"],
        result=msgspec.json.decode(result, type=Outcome) if result else None,
        rematch=cells["rematch"],
        seats=[_sitting(dict(zip(_SEAT_COLUMNS, one, strict=True))) for one in rows],
    )


def _sitting(cells: dict[str, Any]) -> Sitting:
    return Sitting(cells["name"], cells["avatar"], cells["person"], cells["bot"], bool(cells["ready"]))
