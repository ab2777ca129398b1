"""Challenges of passkeys, given out by one node and taken by any; bots found by their owner."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("challenge"),
    )
    op.create_index(op.f("ix_challenges_expires"), "challenges", ["expires"], unique=False)
    op.create_index("people_by_owner", "people", ["owner"], unique=False)
