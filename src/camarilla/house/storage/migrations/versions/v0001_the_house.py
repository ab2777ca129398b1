"""The house as it first opened. The statements must stay those in ``tests/house/first_version.sql``."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLES = {
    "challenges": "id | challenge person? expires",
    "keys": "name | value",
    "log": "table_id seq | kind seat text at by move_id",
    "people": "id | kind name avatar language created banned? away_until? email? webhook? owner?",
    "ratings": "game who | mu sigma games at",
    "tables": "id | game terms state private host created started? ended? due? result? rematch?",
    "chat": "table_id number | person name text at",
    "devices": "id | person created label ended?",
    "mutes": "person muted |",
    "passkeys": "id | person public_key sign_count label created",
    "passwords": "person | login hash",
    "rated": "table_id seat | who before after at",
    "seats": "table_id seat | person? bot? name avatar ready",
    "tokens": "digest | person label created",
}
"""The columns of each table: first its key, then the others; a question mark where nothing need be stored."""
TYPES: dict[str, type[sa.types.TypeEngine[Any]]] = {
    **dict.fromkeys(("seq", "seat", "number", "games"), sa.Integer),
    **dict.fromkeys(("mu", "sigma", "before", "after"), sa.Float),
    **dict.fromkeys(("private", "ready"), sa.Boolean),
    **dict.fromkeys(("challenge", "public_key", "passkeys.id"), sa.LargeBinary),
    **dict.fromkeys(("created", "started", "ended", "due", "banned", "away_until"), sa.BigInteger),
    **dict.fromkeys(("at", "expires", "sign_count"), sa.BigInteger),
}
"""Of columns that are not text."""
REFERENCES = {
    **{table: {"table_id": "tables.id"} for table in ("chat", "rated", "seats")},
    **{table: {"person": "people.id"} for table in ("devices", "passkeys", "passwords", "tokens")},
    "mutes": {"muted": "people.id", "person": "people.id"},
}
INDEXES = {
    "people": {"people_by_owner": ["owner"]},
    "tables": {"tables_by_due": ["due"], "tables_by_state": ["state", "game", "created"]},
    **{table: {f"ix_{table}_person": ["person"]} for table in ("chat", "devices", "passkeys", "seats", "tokens")},
    "rated": {"ix_rated_who": ["who"]},
}


def upgrade() -> None:
    for table, columns in TABLES.items():
        key, _, others = columns.partition("|")
        constraints: list[sa.Constraint] = [
            sa.ForeignKeyConstraint([column], [target], ondelete="CASCADE")
            for column, target in REFERENCES.get(table, {}).items()
        ]
        if table == "passwords":
            constraints.append(sa.UniqueConstraint("login"))
        op.create_table(
            table,
            *(_column(table, name) for name in [*key.split(), *others.split()]),
            *constraints,
            sa.PrimaryKeyConstraint(*key.split()),
            sqlite_with_rowid=table != "log",
        )
        for index, indexed in INDEXES.get(table, {}).items():
            op.create_index(index, table, indexed)


def _column(table: str, name: str) -> sa.Column[Any]:
    plain = name.removesuffix("?")
    kind = TYPES.get(f"{table}.{plain}") or TYPES.get(plain, sa.Text)
    return sa.Column(plain, kind(), nullable=name != plain, autoincrement=False)
