"""An action touches as few pages as it can: a table's entries lie together, and no index changes
with every action."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("ix_tables_changed_at", "tables")
    op.drop_index("ix_tables_deadline", "tables")
    op.create_table(
        "entries_together",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("request", sa.String(96), nullable=True),
        sqlite_with_rowid=False,
    )
    columns = "table_id, number, at, entry, request"
    op.execute(f"INSERT INTO entries_together ({columns}) SELECT {columns} FROM entries")
    op.drop_table("entries")
    op.rename_table("entries_together", "entries")
