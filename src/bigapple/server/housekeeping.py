"""What is old is deleted, what the host of the service does by hand is noticed, and what would
hold up a table for a moment is done now and then instead."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from litestar.stores.memory import MemoryStore
from sqlalchemy import Connection, delete, func, or_, select

from bigapple.server import database
from bigapple.server.hall import Hall
from bigapple.server.table import CLOSED

logger = logging.getLogger("bigapple.housekeeping")
DAY = 86_400_000
CLEAR_EVERY = 3_600.0
LOOK_EVERY = 2.0
CHECKPOINT_EVERY = 0.25
COLLECT_EVERY = 600.0
FORGET_EVERY = 60.0
"""Seconds."""
MOST_AT_ONCE = 200
"""Tables that are deleted in one commit, so that nobody has to wait for long."""


class Housekeeping:
    def __init__(self, hall: Hall, counts: MemoryStore, keep_days: int) -> None:
        self.hall = hall
        self.counts = counts
        self.keep_days = keep_days
        self._tasks: list[asyncio.Task[None]] = []
        self._known: set[str] = set()
        """Tables of which everybody there knows that they are closed."""
        self._moved = 0
        """The commits that were there when the last checkpoint began."""

    def begin(self) -> None:
        work = [
            (self.look, LOOK_EVERY),
            (self.checkpoint, CHECKPOINT_EVERY),
            (self.collect, COLLECT_EVERY),
            (self.counts.delete_expired, FORGET_EVERY),
        ]
        if self.keep_days:
            work.append((self.clear, CLEAR_EVERY))
        self._tasks += [asyncio.create_task(again_and_again(*each)) for each in work]

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

    async def checkpoint(self) -> None:
        if self.hall.writer.commits != self._moved:
            self._moved = self.hall.writer.commits
            await asyncio.to_thread(database.checkpoint, self.hall.engine)

    async def collect(self) -> None:
        """All garbage: what is not quite new is otherwise never looked through."""
        gc.collect()

    async def look(self) -> None:
        """Notices tables that the host of the service has closed or deleted by hand."""
        hall = self.hall
        live = {table_id for table_id, place in hall.places.items() if place.listeners}
        self._known &= live
        awake = sorted(live - self._known)
        if not awake:
            return

        gone = await asyncio.to_thread(self._gone, awake)
        for table_id, number in gone.items():
            await self._tell(table_id, number)

    def _gone(self, awake: list[str]) -> dict[str, int]:
        """Those that are closed, with the number of their last entry, or deleted.

        Little is asked for: each row that is read costs a wait for the interpreter.
        """
        columns = database.tables.c
        gone: dict[str, int] = {}
        with self.hall.engine.connect() as connection:
            for start in range(0, len(awake), 500):
                some = awake[start : start + 500]
                these = columns.id.in_(some)
                closed = select(columns.id, columns.number).where(these, columns.phase == CLOSED)
                gone |= {row.id: row.number for row in connection.execute(closed)}
                there = select(func.count()).select_from(database.tables).where(these)
                if (connection.scalar(there) or 0) < len(some):
                    left = set(connection.scalars(select(columns.id).where(these)))
                    gone |= {table_id: 0 for table_id in some if table_id not in left}
        return gone

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
