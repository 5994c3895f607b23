"""A small client of the table service, for bots and scripts.

    async with Client("http://127.0.0.1:8000") as client:
        await client.become("Ann")
        table, invite = await client.create_table("manhattan", players=2)
        async with client.live(table) as live:
            await live.ask("take", seat=0)
            async for message in live:
                ...

A live line comes back by itself when the connection is lost: what it had asked is asked again
under the same name, so that nothing is done twice, and what was missed is told.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Document = dict[str, Any]
PATIENCE = 30.0
"""Seconds for which a lost connection is sought again."""


class Refused(Exception):
    """What the service did not do, with its problem document."""

    def __init__(self, problem: Document) -> None:
        super().__init__(problem.get("title", problem.get("code")))
        self.problem = problem
        self.code: str = problem.get("code", "")
        self.clause: str | None = problem.get("clause")


class Client:
    """One person at a service."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.http = httpx.AsyncClient(base_url=self.url + "/api", timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """One request; Refused if the service does not want it."""
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        answer = await self.http.request(method, path, json=body, params=query, headers=headers)
        if answer.is_success:
            is_document = "json" in answer.headers.get("content-type", "")
            return answer.json() if is_document else answer.text
        raise Refused(answer.json())

    async def become(self, name: str, colour: str = "teal", language: str = "en") -> Document:
        """A new person; the client keeps what lets it in."""
        body = {"name": name, "colour": colour, "language": language}
        me: Document = await self.ask("POST", "/people", body)
        self.token = me["token"]
        # A cookie would be believed only together with a form's token; ours is the header.
        self.http.cookies.clear()
        return me

    async def create_table(
        self, game: str, *, time: Document | None = None, open: bool = False, **options: Any
    ) -> tuple[str, str]:
        """A new table and its invitation."""
        body = {"game": game, "options": options, "time": time or {"kind": "untimed"}, "open": open}
        made = await self.ask("POST", "/tables", body)
        return made["table"], made["invite"]

    async def command(self, table: str, kind: str, **details: Any) -> int:
        """Asks something of a table; the number of the entry that it led to."""
        body = {"id": secrets.token_urlsafe(9), "command": {"type": kind, **details}}
        done = await self.ask("POST", f"/tables/{table}/commands", body)
        return int(done["number"])

    async def table(self, table: str, **query: Any) -> Document:
        """A table as this person may know it."""
        state: Document = await self.ask("GET", f"/tables/{table}", **query)
        return state

    def live(self, table: str, language: str | None = None) -> Live:
        return Live(self, table, language)


class Live:
    """A line to a table: what happens comes in as messages, commands go out."""

    def __init__(self, client: Client, table: str, language: str | None = None) -> None:
        self.client = client
        self.table = table
        self.language = language
        self.state: Document = {}
        """The table as it was told last."""
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self._names = (f"{secrets.token_urlsafe(6)}-{n}" for n in itertools.count())
        self._messages: asyncio.Queue[Document | None] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Document]:
        """What the service tells, until it lets this person go."""
        while (message := await self._messages.get()) is not None:
            yield message

    async def ask(self, kind: str, **details: Any) -> int:
        """Sends a command and waits until it is on disk; Refused if it is not done."""
        name = next(self._names)
        request = msgspec.json.encode({"id": name, "command": {"type": kind, **details}})
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[name] = (request, done)
        try:
            if self._socket is not None:
                await self._socket.send(request, text=True)
        except ConnectionClosed:
            # The line comes back by itself, and asks again.
            pass
        try:
            return await done
        finally:
            self._asked.pop(name, None)

    async def _connect(self) -> None:
        url = self.client.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        headers = {"authorization": f"Bearer {self.client.token}"}
        self._socket = await connect(
            url, additional_headers=headers, max_size=None, compression=None
        )
        hello = {"since": self.state.get("number"), "language": self.language}
        await self._socket.send(msgspec.json.encode(hello), text=True)

    async def _read(self) -> None:
        clock = asyncio.get_running_loop().time
        pause = 0.05
        try:
            while True:
                began = clock()
                try:
                    assert self._socket is not None
                    async for data in self._socket:
                        self._take(msgspec.json.decode(data))
                    code = self._socket.close_code
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else None
                if code is not None and 4000 <= code < 4008:
                    break
                if clock() - began < 1:
                    # A line that is lost as soon as it stands is not sought at once for ever.
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 2.0)
                else:
                    pause = 0.05
                await self._come_back()
        finally:
            self._messages.put_nowait(None)
            for _, done in self._asked.values():
                if not done.done():
                    done.set_exception(Refused({"code": "lost", "title": "the line was lost"}))

    async def _come_back(self) -> None:
        pause = 0.05
        waited = 0.0
        while True:
            try:
                await self._connect()
                break
            except (OSError, InvalidStatus, ConnectionClosed, TimeoutError):
                if waited > PATIENCE:
                    raise
                await asyncio.sleep(pause)
                waited += pause
                pause = min(2 * pause, 0.5)
        assert self._socket is not None
        for request, _ in list(self._asked.values()):
            await self._socket.send(request, text=True)

    def _take(self, message: Document) -> None:
        kind = message["type"]
        if kind in ("welcome", "entries"):
            self.state = message["state"]
        elif kind in ("done", "refused") and message["id"] in self._asked:
            _, done = self._asked[message["id"]]
            if not done.done():
                if kind == "done":
                    done.set_result(message["number"])
                else:
                    done.set_exception(Refused(message["problem"]))
            return
        self._messages.put_nowait(message)
