"""Runs migrations on the connection that the server gives."""

from __future__ import annotations

from alembic import context

from bigapple.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
