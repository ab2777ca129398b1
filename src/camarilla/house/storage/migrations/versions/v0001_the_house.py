"""The house as it first opened: the statements of ``v0001_the_house.sql``, written for SQLite. They never change."""

from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None

FOR_POSTGRES = {"BLOB": "BYTEA", "WITHOUT ROWID": "", '"': ""}


def upgrade() -> None:
    statements = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
    if op.get_context().dialect.name == "postgresql":
        for ours, theirs in FOR_POSTGRES.items():
            statements = statements.replace(ours, theirs)
    for statement in statements.split(";"):
        if statement.strip():
            op.execute(statement)
