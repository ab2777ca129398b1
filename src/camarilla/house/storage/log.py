"""The log of all tables, in the database. Many entries are inserted by one statement, whatever the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, text

from ..entries import Entry
from . import schema

_COLUMNS = [column.name for column in schema.log.columns]
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_TYPES = ", ".join(f'"{column.name}" {column.type.compile()}' for column in schema.log.columns)
_CELLS = ", ".join(f"json_extract(value, '$.{name}')" for name in _COLUMNS)

_INSERT = {
    "sqlite": text(
        f"INSERT INTO log ({_NAMES}) SELECT {_CELLS} FROM json_each(:rows) WHERE true "
        "ON CONFLICT DO NOTHING RETURNING table_id, seq"
    ),
    "postgresql": text(
        f"INSERT INTO log ({_NAMES}) SELECT {_NAMES} FROM json_to_recordset(CAST(:rows AS json)) AS rows ({_TYPES}) "
        "ON CONFLICT DO NOTHING RETURNING table_id, seq"
    ),
}


def insert_entries(connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
    """The entries that were written, as ``(table, seq)``; the others found their place taken."""
    rows = msgspec.json.encode(entries).decode()
    written = connection.execute(_INSERT[connection.dialect.name], {"rows": rows})
    return {(table_id, seq) for table_id, seq in written}


def read_entries(connection: Connection, table_id: str, since: int = 0) -> list[Entry]:
    """A table's log, from an entry on."""
    log = schema.log
    query = select(log).where(log.c.table_id == table_id, log.c.seq >= since).order_by(log.c.seq)
    return [Entry(*row) for row in connection.execute(query)]
