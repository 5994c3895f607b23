"""Everything that a person is told, byte by byte: for whoever compares or searches it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.service import Service

PASSING = {"date", "ratelimit-reset", "ratelimit-remaining", "retry-after"}
"""Headers that tell the time of day, or how often somebody has asked."""


class Ears:
    """One person at a service, who keeps all that they hear."""

    def __init__(self, service: Service, token: str, table: str) -> None:
        self.service = service
        self.client = service.client(token)
        self.table = table
        self.heard: list[bytes] = []
        """Answers over HTTP, in the order of the questions."""
        self.lines: list[Line] = []

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """A question about the table; the answer is kept, whatever it is."""
        headers = {"authorization": f"Bearer {self.client.token}"}
        answer = await self.client.http.request(
            method, f"/tables/{self.table}{path}", json=body, params=query, headers=headers
        )
        told = sorted(
            (name, value) for name, value in answer.headers.items() if name not in PASSING
        )
        self.heard.append(repr((answer.status_code, told)).encode() + answer.content)
        is_document = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_document else answer.text

    async def do(self, kind: str, name: str, **details: Any) -> Any:
        """A command under a name; the answer is kept, also a refusal."""
        return await self.ask(
            "POST", "/commands", {"id": name, "command": {"type": kind, **details}}
        )

    @asynccontextmanager
    async def line(self, **hello: Any) -> AsyncIterator[Line]:
        """A socket, whose messages are kept as well."""
        url = self.client.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        headers = {"authorization": f"Bearer {self.client.token}"}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            line = Line(socket)
            self.lines.append(line)
            await line.send(hello)
            await line.until(lambda message: message["type"] in ("welcome", "refused"))
            yield line

    def everything(self) -> list[bytes]:
        return [*self.heard, *(frame for line in self.lines for frame in line.frames)]


class Line:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    async def send(self, document: Any) -> None:
        await self.socket.send(msgspec.json.encode(document), text=True)

    async def until(self, so: Any) -> Any:
        """The next message that is as it should be; all up to it are kept."""
        async with asyncio.timeout(10):
            while True:
                data = await self.socket.recv(decode=False)
                self.frames.append(data)
                message = msgspec.json.decode(data)
                if so(message):
                    return message

    async def up_to(self, number: int) -> None:
        """Hears what happens until an entry."""

        def arrived(message: Any) -> bool:
            return bool(message["type"] == "entries" and message["state"]["number"] >= number)

        await self.until(arrived)

    async def ask(self, name: str, command: Any) -> Any:
        """A command, and its answer."""
        await self.send({"id": name, "command": command})
        return await self.until(lambda message: message.get("id") == name)


def spilled(secrets: Iterable[str], told: Iterable[bytes]) -> list[str]:
    """Those of the secrets that somewhere were told."""
    everything = b"\n".join(told)
    return [secret for secret in secrets if secret.encode() in everything]
