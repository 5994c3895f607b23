"""What is old is deleted, and what the host of the service does by hand is noticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, delete, or_, select

from bigapple.server import database
from bigapple.server.hall import Hall
from bigapple.server.table import CLOSED

logger = logging.getLogger("bigapple.housekeeping")
DAY = 86_400_000
CLEAR_EVERY = 3_600.0
LOOK_EVERY = 2.0
"""Seconds."""
MOST_AT_ONCE = 200
"""Tables that are deleted in one commit, so that nobody has to wait for long."""


class Housekeeping:
    def __init__(self, hall: Hall, keep_days: int) -> None:
        self.hall = hall
        self.keep_days = keep_days
        self._tasks: list[asyncio.Task[None]] = []
        self._known: set[str] = set()
        """Tables of which everybody there knows that they are closed."""

    def begin(self) -> None:
        self._tasks.append(asyncio.create_task(again_and_again(self.look, LOOK_EVERY)))
        if self.keep_days:
            self._tasks.append(asyncio.create_task(again_and_again(self.clear, CLEAR_EVERY)))

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def clear(self) -> None:
        """Deletes what is too old."""
        limit = self.hall.time.now() - self.keep_days * DAY
        gone = 0
        while deleted := await self.hall.writer(partial(clear_tables, before=limit)):
            gone += deleted
        people = await self.hall.writer(partial(clear_people, before=limit))
        if gone or people:
            logger.info("deleted %d old tables and %d people", gone, people)

    async def look(self) -> None:
        """Notices tables that the host of the service has closed or deleted by hand."""
        hall = self.hall
        live = {table_id for table_id, place in hall.places.items() if place.listeners}
        self._known &= live
        awake = sorted(live - self._known)
        if not awake:
            return

        def read() -> dict[str, tuple[int, str]]:
            columns = database.tables.c
            found: dict[str, tuple[int, str]] = {}
            with hall.engine.connect() as connection:
                for start in range(0, len(awake), 500):
                    some = columns.id.in_(awake[start : start + 500])
                    rows = select(columns.id, columns.number, columns.phase).where(some)
                    found |= {row.id: (row.number, row.phase) for row in connection.execute(rows)}
            return found

        found = await asyncio.to_thread(read)
        for table_id in awake:
            if table_id not in found or found[table_id][1] == CLOSED:
                number, _ = found.get(table_id, (0, ""))
                await self._tell(table_id, number)

    async def _tell(self, table_id: str, number: int) -> None:
        place = self.hall.places.get(table_id)
        if place is None:
            return
        async with place.lock:
            table = place.table
            if table is None or table.phase != CLOSED:
                # Of a table that was asleep, its last entry is what nobody has heard of.
                since = number - 1 if table is None else table.number
                await self.hall.catch_up(place, table_id, since)
        self._known.add(table_id)


async def again_and_again(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        try:
            await work()
        except Exception:
            # A database that is busy now will not be busy for ever.
            logger.exception("housekeeping failed")
        await asyncio.sleep(seconds)


def clear_tables(connection: Connection, before: int) -> int:
    """Deletes some tables that have not changed since and wait for nobody; how many."""
    columns = database.tables.c
    # Where a day or a month may pass between two moves, a table that waits is not abandoned.
    waits_for_nobody = or_(columns.deadline.is_(None), columns.deadline < before)
    old = select(columns.id).where(columns.changed_at < before, waits_for_nobody)
    gone = delete(database.tables).where(columns.id.in_(old.limit(MOST_AT_ONCE)))
    return connection.execute(gone).rowcount


def clear_people(connection: Connection, before: int) -> int:
    """Deletes people who were not here since and are guests nowhere; how many."""
    still_here = select(database.guests.c.person)
    people = database.people.c
    gone = delete(database.people).where(people.seen_at < before, people.id.not_in(still_here))
    return connection.execute(gone).rowcount
