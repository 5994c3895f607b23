"""Live play: numbered, acknowledged messages over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Annotated, Any, Literal

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from bigapple.server.archive import read_entries
from bigapple.server.commands import Command
from bigapple.server.conduct import Asking
from bigapple.server.doors import Socket
from bigapple.server.entries import Logged
from bigapple.server.hall import Hall, Place, told
from bigapple.server.persons import Person
from bigapple.server.problems import Problem, unknown_table
from bigapple.server.table import Table
from bigapple.server.told import Document, Eyes, encode

logger = logging.getLogger("bigapple.sockets")

MOST_WAITING = 64
"""Messages that a device may be behind before it is let go; it comes back for a snapshot."""
LONGEST_RECAP = 200

HELLO_SECONDS = 5.0
"""Within which a device must have said hello."""

UNREADABLE, NOT_LET_IN, TOO_SLOW, TOO_MANY = 4000, 4003, 4008, 4029
"""Codes with which a socket is closed."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device sends: a command under a name of its own, the same each time it is sent."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    command: Command


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a device: what it has seen, and in what language it wants texts."""

    since: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last entry that it knows."""
    language: Literal["en", "fr", "es", "ru"] | None = None
    """Without one, messages come as ids with parameters."""


read_hello = msgspec.json.Decoder(Hello).decode
read_request = msgspec.json.Decoder(Request).decode


class Device:
    """One socket. What it is told waits in a line, so that a slow one holds up nobody."""

    def __init__(self, person: Person | None, language: str | None) -> None:
        self.person = None if person is None else person.id
        self.language = language
        self.closing: int | None = None
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def tell(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.dismiss(TOO_SLOW)
        elif self.closing is None:
            self._waiting.append(message)
            self._ready.set()

    def dismiss(self, code: int) -> None:
        self.closing = code
        self._ready.set()
        if not self.gone.done():
            self.gone.set_result(None)

    async def send(self, socket: Socket) -> None:
        while True:
            while self._waiting and self.closing != TOO_SLOW:
                await socket.send_data(self._waiting.popleft(), mode="text", encoding="utf-8")
            if self.closing is not None:
                await socket.close(code=self.closing)
                return
            self._ready.clear()
            await self._ready.wait()


class Pace:
    """A bucket of messages: so many a second on average, some more at once."""

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        self._most = 4 * a_second
        self._left = self._most
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Session:
    """A device at a table, from its hello to its end."""

    def __init__(
        self,
        hall: Hall,
        socket: Socket,
        table_id: str,
        person: Person | None,
        a_second: int,
    ) -> None:
        self.hall = hall
        self.socket = socket
        self.table_id = table_id
        self.person = person
        self.pace = Pace(a_second)

    async def run(self) -> None:
        await self.socket.accept()
        try:
            receiving = self.socket.receive_data(mode="text")
            hello = read_hello(await asyncio.wait_for(receiving, HELLO_SECONDS))
        except (msgspec.MsgspecError, UnicodeError):
            refusal = self._refusal(None, Problem(400, "message"), None)
            await self.socket.send_data(encode(refusal), mode="text", encoding="utf-8")
            await self.socket.close(code=UNREADABLE)
            return
        except TimeoutError:
            await self.socket.close(code=TOO_SLOW)
            return
        except WebSocketDisconnect:
            return
        device = Device(self.person, hello.language)
        sending = asyncio.create_task(device.send(self.socket))
        place = self.hall.place(self.table_id)
        self.hall.metrics.sockets.inc()
        try:
            async with place.lock:
                table = await self.hall.table(self.table_id)
                if device.person not in table.guests:
                    raise unknown_table()
                place.listeners.add(device)
                device.tell(encode(await self._welcome(table, device, hello.since)))
                self._presence(place)
            await self._listen(device)
        except Problem as problem:
            device.tell(encode(self._refusal(None, problem, hello.language)))
            device.dismiss(NOT_LET_IN)
        except WebSocketDisconnect:
            device.dismiss(1000)
            sending.cancel()
        finally:
            self.hall.metrics.sockets.dec()
            place.listeners.discard(device)
            self._presence(place)
            await asyncio.wait({sending}, timeout=2)
            sending.cancel()

    async def _listen(self, device: Device) -> None:
        while (data := await self._receive(device)) is not None:
            if not self.pace.allows():
                device.dismiss(TOO_MANY)
                return
            device.tell(encode(await self._answer(data, device)))

    async def _receive(self, device: Device) -> str | bytes | None:
        """What the device sends next; None once it is let go: it may never send or read again."""
        receiving: asyncio.Future[str | bytes] = asyncio.ensure_future(
            self.socket.receive_data(mode="text")
        )
        either: set[asyncio.Future[Any]] = {receiving, device.gone}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            return receiving.result() if receiving.done() else None
        finally:
            receiving.cancel()

    async def _answer(self, data: str | bytes, device: Device) -> Document:
        try:
            request = read_request(data)
        except (msgspec.MsgspecError, UnicodeError):
            return self._refusal(None, Problem(400, "message"), device.language)
        assert self.person is not None
        try:
            with self.hall.metrics.seconds.time():
                number = await self.hall.command(
                    self.table_id, Asking(self.person.face), request.command, request.id
                )
        except Problem as problem:
            return self._refusal(request.id, problem, device.language)
        except Exception:
            logger.exception("a command failed")
            return self._refusal(request.id, Problem(500, "internal"), device.language)
        return {"type": "done", "id": request.id, "number": number}

    def _refusal(self, request: str | None, problem: Problem, language: str | None) -> Document:
        self.hall.metrics.refusals.labels(problem.code).inc()
        known = "en" if self.person is None else self.person.language
        told = problem.document(language or known)
        return {"type": "refused", "id": request, "problem": told}

    async def _welcome(self, table: Table, device: Device, since: int | None) -> Document:
        """The table as it is, and what has happened since the device or its person last saw it."""
        if since is None:
            plays = bool(table.seats_of(device.person))
            since = table.last_acts.get(device.person or "", 0 if plays else table.number)
        since = max(since, table.number - LONGEST_RECAP)
        missed = [one for one in table.tail if one.number > since]
        if table.number - since > len(missed):
            missed = await asyncio.to_thread(self._read, since)
        eyes = Eyes(table, device.language)
        return {
            "type": "welcome",
            "entries": told(eyes, missed, device.person),
            "state": eyes.state(device.person, present(self.hall.place(self.table_id))),
        }

    def _read(self, since: int) -> list[Logged]:
        with self.hall.engine.connect() as connection:
            return read_entries(connection, self.table_id, since)

    def _presence(self, place: Place) -> None:
        """Tells everybody who is there."""
        told = {"type": "presence", "table": self.table_id, "present": sorted(present(place))}
        self.hall.announce(place, told)


def present(place: Place) -> set[str]:
    """The people who have a device at a table."""
    return {one.person for one in place.listeners if one.person is not None}
