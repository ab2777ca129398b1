"""The log of all tables, in the database. Many entries are inserted by one call, whatever the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, text

from ..entries import Entry
from . import schema

_COLUMNS = [column.name for column in schema.log.columns]
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_TYPES = ", ".join(f'"{column.name}" {column.type.compile()}' for column in schema.log.columns)

_INSERT_ROW = f"INSERT INTO log ({_NAMES}) VALUES ({', '.join('?' * len(_COLUMNS))}) ON CONFLICT DO NOTHING"
_INSERT_RECORDSET = text(
    f"INSERT INTO log ({_NAMES}) SELECT {_NAMES} FROM json_to_recordset(CAST(:rows AS json)) AS rows ({_TYPES}) "
    "ON CONFLICT DO NOTHING RETURNING table_id, seq"
)


def insert_entries(connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
    """The entries that were written, as ``(table, seq)``; the others found their place taken."""
    if connection.dialect.name == "sqlite":
        return _insert_by_rows(connection, entries)
    rows = msgspec.json.encode(entries).decode()
    return {(table_id, seq) for table_id, seq in connection.execute(_INSERT_RECORDSET, {"rows": rows})}


def _insert_by_rows(connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
    """On SQLite a statement costs no round trip; by the driver's own cursor a commit takes a third less time."""
    cursor = connection.connection.cursor()
    written = set()
    for entry in entries:
        cursor.execute(_INSERT_ROW, msgspec.structs.astuple(entry))
        if cursor.rowcount == 1:
            written.add((entry.table_id, entry.seq))
    cursor.close()
    return written


def read_entries(connection: Connection, table_id: str, since: int = 0) -> list[Entry]:
    """A table's log, from an entry on."""
    log = schema.log
    query = select(log).where(log.c.table_id == table_id, log.c.seq >= since).order_by(log.c.seq)
    return [Entry(*row) for row in connection.execute(query)]
