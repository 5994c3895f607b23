"""What is old is deleted: finished or abandoned tables, and people who do not come back."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import Connection, delete, select

from bigapple.server import database
from bigapple.server.hall import Hall

logger = logging.getLogger("bigapple.housekeeping")
DAY = 86_400_000
EVERY = 3_600


class Housekeeping:
    def __init__(self, hall: Hall, keep_days: int) -> None:
        self.hall = hall
        self.keep_days = keep_days
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self.keep_days:
            self._task = asyncio.create_task(self._run())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            limit = self.hall.time.now() - self.keep_days * DAY
            gone = await self.hall.writer(partial(clear, before=limit))
            if gone:
                logger.info("deleted %d old tables", gone)
            await asyncio.sleep(EVERY)


def clear(connection: Connection, before: int) -> int:
    """Deletes what has not changed since; returns how many tables."""
    tables = database.tables
    gone = connection.execute(delete(tables).where(tables.c.changed_at < before)).rowcount
    still_here = select(database.guests.c.person)
    people = database.people.c
    connection.execute(
        delete(database.people).where(people.seen_at < before, people.id.not_in(still_here))
    )
    return gone
