"""When somebody was last at a table that has not begun, and when an operator's command changed who sits at one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("visited", sa.BigInteger()))
    op.add_column("tables", sa.Column("reseated", sa.BigInteger()))
    op.create_index("tables_by_reseated", "tables", ["reseated"])
