"""What follows by itself at tables: instructions, bots, and time that is up."""

from __future__ import annotations

import asyncio
import heapq
import logging
from typing import TYPE_CHECKING

from bigapple.server import conduct, entries
from bigapple.server.table import Table
from bigapple.server.thinking import KEEPER

if TYPE_CHECKING:
    from bigapple.server.hall import Hall, Place

logger = logging.getLogger("bigapple.following")

GRACE = 60_000
"""After a start nobody's time is up for so many milliseconds: it is not they who were away."""
ASLEEP_AFTER = 60_000
"""A table where nothing happens for so long lets go of its match; the log has it."""


def deadline(table: Table, at: int) -> int | None:
    """When a table needs attention though nobody does anything: where a bot or an instruction
    answers, at once."""
    actor = table.actor
    if actor is not None and table.match is not None:
        bot = table.seats[actor].bot is not None
        if bot or table.match.instructed() is not None:
            return at
    return table.clock.deadline


class Following:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._due: list[tuple[int, str]] = []
        self._woken = asyncio.Event()

    def look_at(self, table_id: str, at: int) -> None:
        """A table needs attention at that time."""
        heapq.heappush(self._due, (at, table_id))
        self._woken.set()

    async def go_on(self, place: Place, table: Table) -> None:
        """Answers what a standing instruction answers; else asks a bot, or watches the clock."""
        while (actor := table.actor) is not None and table.match is not None:
            seat = table.seats[actor]
            if seat.bot is not None:
                if place.asked_bot != table.decision:
                    place.asked_bot = table.decision
                    self.hall.spawn(
                        self._think(table.id, table.decision, actor, seat.bot), table.id
                    )
                return
            # A person is asked: should a bot get the seat now, it begins to think anew.
            place.asked_bot = 0
            instructed = table.match.instructed()
            if instructed is None:
                self._remind(table, actor, place)
                return
            new = conduct.answer(table, actor, instructed.text, "instruction")
            await self.hall.write(place, table, new)

    def _remind(self, table: Table, actor: int, place: Place) -> None:
        """A person is asked: the clock is watched, and whoever is away may be called."""
        due = table.clock.deadline
        if due is not None and due != place.due:
            place.due = due
            self.look_at(table.id, due)
        person = table.seats[actor].person
        away = person is not None and all(one.person != person for one in place.listeners)
        if away and person is not None and place.called != table.decision:
            place.called = table.decision
            self.hall.notices.your_turn(person, table.id, table.made.game)

    async def _think(self, table_id: str, decision: int, seat: int, bot: str) -> None:
        """Lets a bot answer. It answers at a steady pace: how long it thought says nothing."""
        began = self.hall.time.now()
        place = self.hall.place(table_id)
        async with place.lock:
            table = await self.hall.table(table_id)
            match = table.match
        if match is None or table.decision != decision:
            return
        try:
            action = await self.hall.thinking.ask(match, seat, bot)
        except Exception:
            logger.exception("a bot failed")
            action = match.absent().index
        used = self.hall.time.now() - began
        if self.hall.bot_pace:
            await self.hall.time.wait(self.hall.bot_pace - used % self.hall.bot_pace)
        # While it thought, the table may have slept and have got another place.
        place = self.hall.place(table_id)
        async with place.lock:
            table = await self.hall.table(table_id)
            if table.decision != decision or table.actor != seat or table.seats[seat].bot is None:
                return
            await self.hall.write(place, table, conduct.answer(table, seat, action, "bot"))
            await self.go_on(place, table)

    async def watch(self) -> None:
        """Waits for the next time that is up."""
        while True:
            now = self.hall.time.now()
            while self._due and self._due[0][0] <= now:
                _, table_id = heapq.heappop(self._due)
                self.hall.spawn(self.expire(table_id), table_id)
            self._woken.clear()
            until = min(self._due[0][0] - now, 1000) if self._due else 1000
            waiting = asyncio.ensure_future(self.hall.time.wait(max(until, 1)))
            woken = asyncio.ensure_future(self._woken.wait())
            try:
                await asyncio.wait({waiting, woken}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                waiting.cancel()
                woken.cancel()
            self._let_sleep()

    async def expire(self, table_id: str) -> None:
        """Time may be up at a table: then the absent answer is given, and a bot keeps the seat."""
        place = self.hall.place(table_id)
        async with place.lock:
            table = await self.hall.table(table_id)
            actor = table.actor
            if actor is None or table.match is None:
                return
            due = table.clock.deadline
            if due is not None and table.match.instructed() is None:
                if table.clock.since < self.hall.began_at:
                    due = max(due, self.hall.began_at + GRACE)
                if due > self.hall.time.now():
                    heapq.heappush(self._due, (due, table_id))
                    return
                answer = table.match.absent().text
                new = conduct.answer(table, actor, answer, "absent")
                if not isinstance(new[-1], entries.Ended):
                    new.append(entries.Seated(actor, table.seats[actor].person, KEEPER))
                await self.hall.write(place, table, new)
            await self.go_on(place, table)

    def _let_sleep(self) -> None:
        """Tables where nothing happens let go of what the log has."""
        limit = self.hall.time.now() - ASLEEP_AFTER
        for table_id, place in list(self.hall.places.items()):
            if place.touched < limit and not place.lock.locked():
                place.table = None
                if not place.listeners:
                    del self.hall.places[table_id]
