"""Scenes at tables: people come in, sit down and play, in a few words each."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bigapple.client import Client, Document, Live, Refused
from bigapple.match import Match
from bigapple.server import hall
from bigapple.server.thinking import Thinking
from tests.server.service import Service

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds after which a test that hangs has failed."""


def play(scene: Coroutine[Any, Any, T]) -> T:
    """Runs a scene; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(scene, PATIENCE))


@asynccontextmanager
async def company(service: Service, *names: str) -> AsyncIterator[list[Client]]:
    """People of these names."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(service.client()) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.become(name)
        yield clients


async def id_of(client: Client) -> str:
    return str((await client.ask("GET", "/me"))["id"])


async def gathered(
    people: list[Client],
    game: str = "manhattan",
    *,
    bots: int = 0,
    time: Document | None = None,
    **options: Any,
) -> str:
    """A table where each has a seat, the first being the host, and bots the rest."""
    host, *guests = people
    players = len(people) + bots
    table, invite = await host.create_table(
        game, time=time, players=players, first_player=0, **options
    )
    for guest in guests:
        await guest.command(table, "join", invite=invite)
    for seat, person in enumerate(people):
        await person.command(table, "take", seat=seat)
    for seat in range(len(people), players):
        await host.command(table, "seat-bot", seat=seat, bot="greedy")
    return table


async def begun(people: list[Client], game: str = "manhattan", **details: Any) -> str:
    """The same, and the game has begun."""
    table = await gathered(people, game, **details)
    await people[0].command(table, "start")
    return table


async def refusal(asked: Awaitable[Any]) -> str:
    """The code with which something is refused, as it must be."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code


def legal(state: Document, seat: int | None = None) -> list[str]:
    """What a seat may do, or whoever of one's seats is asked."""
    wanted = state["actor"] if seat is None else seat
    (eyes,) = [eyes for eyes in state["eyes"] if eyes["seat"] == wanted]
    return [choice["text"] for choice in eyes["legal"]]


async def act(client: Client, table: str, action: str | None = None) -> int:
    """The person who is asked does something: the first thing that they may."""
    state = await client.table(table)
    chosen = legal(state)[0] if action is None else action
    return await client.command(
        table, "act", seat=state["actor"], action=chosen, decision=state["asked"]
    )


async def log(client: Client, table: str, since: int = 0) -> list[Document]:
    entries: list[Document] = await client.ask("GET", f"/tables/{table}/entries", since=since)
    return entries


async def eventually(found: Callable[[], Awaitable[T]], timeout: float = 8.0) -> T:
    """Waits until something is so; fails when it does not come to be."""
    async with asyncio.timeout(timeout):
        while not (value := await found()):
            await asyncio.sleep(0.01)
    return value


async def state_when(
    client: Client, table: str, so: Callable[[Document], bool], timeout: float = 8.0
) -> Document:
    """The table, once it is as it should be."""

    async def look() -> Document | None:
        state = await client.table(table)
        return state if so(state) else None

    found = await eventually(look, timeout)
    assert found is not None
    return found


async def heard(live: Live, so: Callable[[Document], bool]) -> Document:
    """The next message that is as it should be."""
    async with asyncio.timeout(8):
        async for message in live:
            if so(message):
                return message
    raise AssertionError("the line has ended")


class Wire:
    """A socket as it is: what is sent and received, message by message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, document: Any) -> None:
        await self.socket.send(msgspec.json.encode(document), text=True)

    async def receive(self, kind: str | None = None) -> Document:
        """The next message (of a kind)."""
        async with asyncio.timeout(8):
            while True:
                message: Document = msgspec.json.decode(await self.socket.recv())
                if kind is None or message["type"] == kind:
                    return message

    async def closed(self) -> int | None:
        """The code with which the other side ends it."""
        async with asyncio.timeout(8):
            await self.socket.wait_closed()
        return self.socket.close_code


@asynccontextmanager
async def wire(client: Client, table: str, **hello: Any) -> AsyncIterator[Wire]:
    url = client.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    headers = {"authorization": f"Bearer {client.token}"}
    # Whatever is told is taken in at once, whether the test reads it or not.
    async with connect(url, additional_headers=headers, max_size=None, max_queue=None) as socket:
        line = Wire(socket)
        await line.send(hello)
        yield line


class Prompt(Thinking):
    """Bots that do what an absent player would: when they are let, and without processes."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.let.set()
        self.asked = 0

    async def ask(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        chosen = match.absent().index
        await self.let.wait()
        return chosen

    def close(self) -> None:
        """There is nothing to close."""


def prompt_bots(service: Service) -> Prompt:
    prompt = Prompt()
    service.house.hall.thinking = prompt
    return prompt


@contextmanager
def seeded(seed: str) -> Iterator[None]:
    """Tables that are made meanwhile have this seed."""

    def token_hex(length: int) -> str:
        # A seed has sixteen bytes; whatever is shorter is something else.
        return seed if length == 16 else secrets.token_hex(length)

    known = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_hex=token_hex)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "secrets", known)
        yield
