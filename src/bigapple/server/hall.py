"""The hall: all tables, one writer for each, and whoever listens to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Engine, select

from bigapple.errors import BigAppleError
from bigapple.fairness import commitment
from bigapple.opening import complete_options, game_of
from bigapple.server import archive, commands, conduct, database, documents, entries
from bigapple.server.appending import Append, Conflict
from bigapple.server.commands import Command
from bigapple.server.conduct import Asking, digest
from bigapple.server.entries import Entry, Logged, TimeControl
from bigapple.server.following import Following, deadline
from bigapple.server.metrics import Metrics
from bigapple.server.notices import Notices
from bigapple.server.problems import Problem, refused, unknown_table
from bigapple.server.table import CLOSED, PLAYING, Table
from bigapple.server.thinking import Thinking
from bigapple.server.times import Time
from bigapple.server.told import Document, Eyes, encode
from bigapple.server.writer import Writer

logger = logging.getLogger("bigapple.hall")

RETRY = 30_000
"""What went wrong at a table by itself is tried again after so many milliseconds."""
INVITE_BYTES = 12
"""Of chance in an invitation."""


class Listener(Protocol):
    """A device that is told what happens at a table."""

    person: str | None
    language: str | None

    def tell(self, message: bytes) -> None:
        """Never waits: one that cannot keep up is let go."""

    def dismiss(self, code: int) -> None: ...


@dataclass
class Place:
    """A table's place in the hall; the table itself may be asleep."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    asked_bot: int = 0
    """The decision that a bot thinks about."""
    called: int = 0
    """The decision for which somebody who is away was called."""
    due: int = 0
    """The time that is watched."""
    touched: int = 0


class Hall:
    def __init__(
        self,
        engine: Engine,
        writer: Writer,
        *,
        time: Time,
        thinking: Thinking,
        metrics: Metrics,
        notices: Notices,
        bot_pace: int = 600,
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.time = time
        self.thinking = thinking
        self.metrics = metrics
        self.notices = notices
        self.bot_pace = bot_pace
        self.places: dict[str, Place] = {}
        self.began_at = time.now()
        self.draining = False
        self.following = Following(self)
        self._tasks: set[asyncio.Task[None]] = set()

    # Beginning and end.

    async def open(self) -> None:
        """Lets every table go on where it was."""
        columns = database.tables.c
        waiting = select(columns.id, columns.deadline).where(
            columns.phase == PLAYING, columns.deadline.is_not(None)
        )

        def read() -> list[tuple[str, int]]:
            with self.engine.connect() as connection:
                return [(row.id, row.deadline) for row in connection.execute(waiting)]

        for table_id, due in await asyncio.to_thread(read):
            self.following.look_at(table_id, due)
        self.spawn(self.following.watch())

    async def drain(self) -> None:
        """Finishes what is being written, takes nothing more, and sends listeners away for now."""
        self.draining = True
        for place in list(self.places.values()):
            async with place.lock:
                for listener in list(place.listeners):
                    listener.dismiss(1012)

    async def close(self) -> None:
        await self.drain()
        for task in list(self._tasks):
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None], table_id: str | None = None) -> None:
        """Lets something be done on the side; for a table it is tried again if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._finished, table_id))

    def _finished(self, table_id: str | None, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is None or isinstance(error, Problem):
            return
        if not isinstance(error, Conflict):
            logger.error("a task failed", exc_info=error)
        if table_id is not None:
            if table_id in self.places:
                self.places[table_id].asked_bot = 0
            self.following.look_at(table_id, self.time.now() + RETRY)

    # Tables.

    async def create(
        self,
        asking: Asking,
        game: str,
        options: dict[str, Any],
        time: TimeControl,
        open_to_all: bool,
    ) -> tuple[Table, str]:
        """A new table and its invitation."""
        try:
            definition = game_of(game)
            complete = complete_options(definition, options)
        except BigAppleError as error:
            raise refused(error) from None
        check_time(time)
        invite = secrets.token_urlsafe(INVITE_BYTES)
        # The id can be typed behind a command: it must not look like an option.
        table = Table(secrets.token_hex(8), secrets.token_hex(16), digest(invite))
        at = self.time.now()
        made = entries.Created(
            game=game,
            rules=definition.rules_version,
            options=complete,
            time=time,
            commitment=commitment(table.seed),
            host=asking.face,
            open=open_to_all,
        )
        first = [Logged(1, at, made)]
        for logged in first:
            table.fold(logged)
        await self.writer(lambda connection: archive.create(connection, table, first, at))
        self.places[table.id] = Place(table, touched=at)
        self.metrics.tables.inc()
        return table, invite

    async def table(self, table_id: str) -> Table:
        """A table, read from the database if it is asleep. Call it with the lock of its place."""
        place = self.place(table_id)
        if place.table is None:

            def read() -> Table | None:
                with self.engine.connect() as connection:
                    return archive.load(connection, table_id)

            place.table = await asyncio.to_thread(read)
            if place.table is None:
                self.places.pop(table_id, None)
                raise unknown_table()
        place.touched = self.time.now()
        return place.table

    async def waits_for(self, table_id: str, person: str) -> bool:
        """Whether a table waits for a person's decision."""
        async with self.place(table_id).lock:
            try:
                table = await self.table(table_id)
            except Problem:
                # It has just been deleted.
                return False
            return table.waits_for(person)

    def place(self, table_id: str) -> Place:
        """The place where a table is or would be."""
        return self.places.setdefault(table_id, Place(touched=self.time.now()))

    async def command(
        self, table_id: str, asking: Asking, command: Command, request: str | None = None
    ) -> int:
        """Does what somebody asks of a table; the number of the entry that it led to.

        What was asked already under the same name is not done again.
        """
        if self.draining:
            raise Problem(503, "draining")
        place = self.place(table_id)
        name = None if request is None else f"{asking.person}:{request}"
        async with place.lock:
            try:
                return await self._command(place, table_id, asking, command, name)
            except Conflict:
                # The table is not what it seemed to be: what is asked is decided anew.
                return await self._command(place, table_id, asking, command, name)

    async def _command(
        self, place: Place, table_id: str, asking: Asking, command: Command, name: str | None
    ) -> int:
        table = await self.table(table_id)
        if name is not None and name in table.requests:
            return table.requests[name]
        new = await self._decide(place, table, asking, command)
        if isinstance(command, commands.Rematch) and table.successor is None:
            new = [entries.Rematched(await self._rematch(table, asking))]
        await self.write(place, table, new, name)
        await self.following.go_on(place, table)
        return table.requests.get(name, table.number) if name else table.number

    async def invite(self, table_id: str, asking: Asking) -> str:
        """A new invitation; the one before is no longer valid."""
        if self.draining:
            raise Problem(503, "draining")
        async with self.place(table_id).lock:
            table = await self.table(table_id)
            conduct.check_inviting(table, asking)
            invite = secrets.token_urlsafe(INVITE_BYTES)
            kept = digest(invite)
            await self.writer(partial(archive.keep_invite, table_id=table_id, invite=kept))
            table.invite = kept
        return invite

    async def take_leave(self, table_id: str, person: str) -> None:
        """Somebody leaves a table for good."""
        place = self.place(table_id)
        async with place.lock:
            try:
                table = await self.table(table_id)
                if person in table.guests and table.phase != CLOSED:
                    await self.write(place, table, conduct.gone(table, person))
                    await self.following.go_on(place, table)
            except (Conflict, Problem):
                # The host of the service has just closed or deleted it: there is nothing to leave.
                return

    async def read_anew(self, table_id: str) -> None:
        """What is in memory of a table is no longer right."""
        async with self.place(table_id).lock:
            self.place(table_id).table = None

    async def _decide(
        self, place: Place, table: Table, asking: Asking, command: Command
    ) -> list[Entry]:
        try:
            return conduct.decide(table, asking, command)
        except Problem:
            raise
        except Exception:
            # Something is wrong with the table as it is in memory: it is read anew.
            place.table = None
            raise

    async def write(
        self, place: Place, table: Table, new: list[Entry], request: str | None = None
    ) -> None:
        """Writes entries, and tells them to whoever listens once they lie on disk."""
        if not new:
            return
        at = self.time.now()
        before = table.number
        logged = [
            Logged(before + i, at, entry, request if i == 1 else None)
            for i, entry in enumerate(new, 1)
        ]
        try:
            for one in logged:
                table.fold(one, carried_out=True)
            snapshot = archive.snapshot_of(table, before)
            await self.writer.append(Append(table.id, table.phase, at, deadline(table, at), logged))
        except Conflict:
            await self.catch_up(place, table.id, before)
            raise
        except BaseException:
            # What is in memory may be ahead of what is on disk: it is read anew when needed.
            place.table = None
            raise
        if snapshot is not None:
            number = table.number
            self.spawn(
                self.writer(
                    lambda connection: archive.keep_snapshot(connection, table, number, snapshot)
                )
            )
        self.metrics.entries.inc(len(logged))
        self._publish(place, table, logged)

    async def catch_up(self, place: Place, table_id: str, since: int) -> None:
        """Another has written to a table, such as the host of the service: it is read anew, and
        whoever listens is told. Call it with the lock of its place."""
        place.table = None
        try:
            table = await self.table(table_id)
        except Problem:
            for listener in list(place.listeners):
                listener.dismiss(4003)
            return

        def read() -> list[Logged]:
            with self.engine.connect() as connection:
                return archive.read_entries(connection, table_id, since)

        self._publish(place, table, await asyncio.to_thread(read))

    def _publish(self, place: Place, table: Table, logged: list[Logged]) -> None:
        """Tells everybody what they may know of new entries."""
        present = {listener.person for listener in place.listeners if listener.person}
        eyes: dict[str | None, Eyes] = {}
        messages: dict[tuple[str | None, str | None], bytes] = {}
        for listener in list(place.listeners):
            if listener.person is not None and listener.person not in table.guests:
                listener.dismiss(4003)
                continue
            who = (listener.person, listener.language)
            if who not in messages:
                seen = eyes.setdefault(listener.language, Eyes(table, listener.language))
                messages[who] = encode(
                    {
                        "type": "entries",
                        "entries": told(seen, logged, listener.person),
                        "state": seen.state(listener.person, present),
                    }
                )
            listener.tell(messages[who])

    def announce(self, place: Place, message: Document) -> None:
        """Tells everybody at a table something that is no entry, such as who is there."""
        encoded = encode(message)
        for listener in list(place.listeners):
            listener.tell(encoded)

    async def _rematch(self, table: Table, asking: Asking) -> str:
        """A new table with the same people, bots and options."""
        made = table.made
        host = table.faces[asking.person]
        successor, _ = await self.create(
            Asking(host), made.game, made.options, made.time, made.open
        )
        again: list[Entry] = [
            entries.Joined(table.faces[guest]) for guest in sorted(table.guests - {host.id})
        ]
        for index, seat in enumerate(table.seats):
            bot = None if seat.person is not None else seat.bot
            again.append(entries.Seated(index, seat.person, bot))
            if seat.person is not None and seat.name is not None:
                again.append(entries.Named(index, seat.person, seat.name))
        await self.write(self.places[successor.id], successor, again)
        return successor.id


def told(eyes: Eyes, logged: list[Logged], person: str | None) -> list[documents.Entry]:
    """Entries as a person may know them."""
    return [eyes.entry(one, person, eyes.table.line(one.number)) for one in logged]


def check_time(time: TimeControl) -> None:
    limit = 30 * 86400
    timed = time.kind != "untimed"
    if not (0 <= time.increment <= limit) or not (int(timed) <= time.seconds <= limit):
        raise Problem(422, "time-control")
