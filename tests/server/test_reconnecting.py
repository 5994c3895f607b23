"""Coming back: nothing is lost, nothing is done twice, and nobody waits for whoever is slow."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bigapple.client import Client, Document
from bigapple.server.sockets import LONGEST_RECAP
from tests.server.scenes import (
    act,
    begun,
    company,
    eventually,
    legal,
    log,
    play,
    prompt_bots,
    refusal,
    state_when,
    wire,
)
from tests.server.service import serving


def numbers(message: Document) -> list[int]:
    return [entry["number"] for entry in message["entries"]]


async def asked(client: Client, table: str, action: str | None = None) -> Document:
    """The command by which whoever is asked answers."""
    state = await client.table(table)
    chosen = legal(state)[0] if action is None else action
    return {
        "type": "act",
        "seat": state["actor"],
        "action": chosen,
        "decision": state["asked"],
    }


async def send(client: Client, table: str, name: str, command: Document) -> int:
    """Sends a command over HTTP under a name."""
    body = {"id": name, "command": command}
    return int((await client.ask("POST", f"/tables/{table}/commands", body))["number"])


def test_whoever_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            async with wire(ann, table, since=0) as line:
                welcome = await line.receive("welcome")
                # From the beginning: all of it.
                assert numbers(welcome) == list(range(1, welcome["state"]["number"] + 1))
                await act(ann, table)
                seen = (await line.receive("entries"))["state"]["number"]
            # In the middle of her turn the line is lost, and the others do not wait.
            await bob.command(table, "say", what="hello")
            await act(ann, table)
            await act(bob, table)
            await bob.command(table, "say", what="your-turn")
            now = (await ann.table(table))["number"]
            async with wire(ann, table, since=seen) as line:
                welcome = await line.receive("welcome")
                assert numbers(welcome) == list(range(seen + 1, now + 1))
                assert welcome["entries"] == await log(ann, table, seen)
                told = welcome["state"]
                assert told["seats"][0]["present"]
                # The table is as it is, whatever has been missed.
                assert told["eyes"] == (await ann.table(table))["eyes"]
            # Who has missed nothing is told nothing again; the future is not told either.
            for since in (now, now + 1000):
                async with wire(ann, table, since=since) as line:
                    assert numbers(await line.receive("welcome")) == []

    play(scene())


def test_without_a_number_there_is_a_recap_since_ones_last_action(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid", "Eve") as (ann, bob, cid, eve),
        ):
            table = await begun([ann, bob, cid])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            async with wire(bob, table) as line:
                # He has not done anything yet.
                assert numbers(await line.receive("welcome"))[0] == 1
            await act(ann, table)
            mine = await act(bob, table)
            await act(cid, table)
            await ann.command(table, "say", what="one-moment")
            await act(ann, table)
            now = (await ann.table(table))["number"]
            async with wire(bob, table) as line:
                assert numbers(await line.receive("welcome")) == list(range(mine + 1, now + 1))
            async with wire(eve, table) as line:
                # A spectator looks on from now.
                assert numbers(await line.receive("welcome")) == []
            tokens = [person.token for person in (ann, bob)]
        async with (
            serving(tmp_path) as service,
            service.client(tokens[0]) as ann,
            service.client(tokens[1]) as bob,
        ):
            async with wire(bob, table) as line:
                assert numbers(await line.receive("welcome")) == list(range(mine + 1, now + 1))
            await act(bob, table)
            async with wire(bob, table) as line:
                assert numbers(await line.receive("welcome")) == []

    play(scene())


def test_what_a_bot_did_in_ones_place_is_in_the_recap(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service)
            table = await begun([ann, bob], bots=1)
            mine = await act(ann, table)
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            for _ in range(2):
                await state_when(bob, table, lambda state: state["actor"] == 1)
                await act(bob, table)
            await state_when(bob, table, lambda state: state["actor"] == 1)
            now = (await ann.table(table))["number"]
            async with wire(ann, table) as line:
                welcome = await line.receive("welcome")
            assert numbers(welcome) == list(range(mine + 1, now + 1))
            kept = [entry for entry in welcome["entries"] if entry.get("seat") == 0]
            assert "bot" in [entry.get("by") for entry in kept]

    play(scene())


def test_a_recap_is_not_endless(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            async with wire(bob, table) as line:
                for number in range(LONGEST_RECAP + 20):
                    command = {"type": "say", "what": "hello"}
                    await line.send({"id": str(number), "command": command})
                for _ in range(LONGEST_RECAP + 20):
                    await line.receive("done")
            now = (await ann.table(table))["number"]
            async with wire(ann, table, since=1) as line:
                found = numbers(await line.receive("welcome"))
            # The last ones, without a gap: what is before them can be asked for.
            assert found == list(range(now - LONGEST_RECAP + 1, now + 1))
            assert len(await log(ann, table, 1)) == now - 1

    play(scene())


def test_two_devices_of_one_person_stay_in_step(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            async with wire(ann, table) as desk, wire(ann, table) as phone:
                for line in (desk, phone):
                    await line.receive("welcome")
                command = await asked(ann, table)
                await desk.send({"id": "from the desk", "command": command})
                told = [await line.receive("entries") for line in (desk, phone)]
                assert told[0] == told[1]
                assert told[0]["state"]["you"]["seats"] == [0]
                # Only the one that asked is answered; the other sees what it led to.
                assert (await desk.receive("done"))["id"] == "from the desk"
                command = await asked(ann, table)
                await phone.send({"id": "from the phone", "command": command})
                for line in (desk, phone):
                    assert (await line.receive("entries"))["state"]["actor"] == 1
                # An answer to what the other device has answered already comes too late.
                await desk.send({"id": "too late", "command": command})
                refused = await desk.receive("refused")
                assert refused["problem"]["code"] == "late"
                assert refused["id"] == "too late"

    play(scene())


def test_who_is_there_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            a, b = [(await person.ask("GET", "/me"))["id"] for person in (ann, bob)]
            async with wire(ann, table) as hers:
                assert (await hers.receive("presence"))["present"] == [a]
                async with AsyncExitStack() as stack:
                    for _ in range(2):
                        await stack.enter_async_context(wire(bob, table))
                        assert (await hers.receive("presence"))["present"] == sorted([a, b])
                    assert (await ann.table(table))["seats"][1]["present"]
                # He is there until his last device is gone.
                assert (await hers.receive("presence"))["present"] == sorted([a, b])
                assert (await hers.receive("presence"))["present"] == [a]
                assert not (await ann.table(table))["seats"][1]["present"]

    play(scene())


def test_the_same_request_is_done_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            command = await asked(ann, table)
            first = await send(ann, table, "one", command)
            now = (await ann.table(table))["number"]
            # Over HTTP and over a socket, on this device and on another.
            assert await send(ann, table, "one", command) == first
            async with wire(ann, table) as line:
                await line.send({"id": "one", "command": command})
                done = await line.receive("done")
                assert (done["id"], done["number"]) == ("one", first)
            said = {"type": "say", "what": "hello"}
            together = [send(ann, table, "two", said) for _ in range(8)]
            assert len(set(await asyncio.gather(*together))) == 1
            assert (await ann.table(table))["number"] == now + 1
            # A name is one's own: another's request of that name is another request.
            await send(bob, table, "two", said)
            assert (await ann.table(table))["number"] == now + 2
            # What was refused was not done, and may be asked again under its name.
            rejected = {"type": "take", "seat": 1}
            for _ in range(2):
                assert await refusal(send(ann, table, "three", rejected)) == "seat-taken"
            await send(ann, table, "three", said)
            assert (await ann.table(table))["number"] == now + 3
            token = ann.token
        # A restart does not make the service forgetful.
        async with serving(tmp_path) as service, service.client(token) as ann:
            assert await send(ann, table, "one", command) == first
            async with wire(ann, table) as line:
                await line.send({"id": "two", "command": said})
                assert (await line.receive("done"))["number"] == now + 1
            assert (await ann.table(table))["number"] == now + 3

    play(scene())


def test_the_same_request_is_done_once_also_when_a_snapshot_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            command = await asked(ann, table)
            first = await send(ann, table, "one", command)
            for number in range(70):
                await send(bob, table, str(number), {"type": "say", "what": "hello"})
            now = (await ann.table(table))["number"]

            async def kept() -> int:
                with service.house.hall.engine.connect() as connection:
                    rows = connection.exec_driver_sql("select count(*) from snapshots")
                    return int(rows.scalar_one())

            await eventually(kept)
            token = ann.token
        async with serving(tmp_path) as service, service.client(token) as ann:
            assert await send(ann, table, "one", command) == first
            assert (await ann.table(table))["number"] == now
            await act(ann, table)

    play(scene())


def test_old_decisions_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table, _ = await ann.create_table("manhattan", players=2, first_player=0)
            for seat in range(2):
                await ann.command(table, "take", seat=seat)
            await ann.command(table, "start")
            first = await asked(ann, table)
            await send(ann, table, "a", first)
            # The same words would be legal again: it is the number that tells.
            now = (await ann.table(table))["number"]
            for decision in (first["decision"], 0, first["decision"] + 5, -1):
                late = first | {"decision": decision}
                assert await refusal(send(ann, table, f"b{decision}", late)) == "late"
            await ann.command(table, "undo", seat=0)
            assert await refusal(send(ann, table, "c", first)) == "late"
            assert (await ann.table(table))["number"] == now + 1
            again = await asked(ann, table)
            assert again["decision"] > first["decision"]
            await send(ann, table, "d", again)

    play(scene())


async def deaf(client: Client, table: str, **hello: Any) -> socket.socket:
    """A device that is let in, says hello and then never reads a byte."""
    found = urlsplit(client.url)
    plain = socket.socket()
    # As little room as there can be, so that it is soon full.
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(plain, (found.hostname, found.port))
    key = base64.b64encode(os.urandom(16)).decode()
    request = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {found.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {client.token}",
    ]
    await loop.sock_sendall(plain, ("\r\n".join(request) + "\r\n\r\n").encode())
    assert (await loop.sock_recv(plain, 4096)).startswith(b"HTTP/1.1 101")
    body = msgspec.json.encode(hello)
    assert len(body) < 126
    # A text frame with a mask of zeros.
    await loop.sock_sendall(plain, bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body)
    return plain


def test_a_slow_device_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Eve") as (ann, bob, eve),
        ):
            table = await begun([ann, bob], "king-of-new-york")
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            for person in (ann, bob, ann):
                await act(person, table)
            place = service.house.hall.places[table]
            # Ann's own second device: it gets the long messages of whoever may choose.
            slow = await deaf(ann, table, language="ru")

            async def connected() -> bool:
                return len(place.listeners) == 1

            await eventually(connected)
            (device,) = place.listeners
            loop = asyncio.get_running_loop()
            with slow:
                async with wire(bob, table) as line:
                    await line.receive("welcome")
                    slowest = 0.0
                    said = 0
                    while device in place.listeners:
                        began = loop.time()
                        await bob.command(table, "say", what="hello")
                        await line.receive("entries")
                        slowest = max(slowest, loop.time() - began)
                        said += 1
                        assert said < 1500, "it is never let go"
                    # It was behind by a good deal, and nobody has noticed.
                    assert said > 64
                    assert slowest < 1.5
                    state = await bob.table(table)
                    assert not state["seats"][0]["present"]
            # She comes back and has missed nothing.
            async with wire(ann, table, since=state["number"] - 10) as line:
                assert len(numbers(await line.receive("welcome"))) == 10

    play(scene())


def test_somebody_who_is_let_go_in_the_middle_comes_back(tmp_path: Path) -> None:
    """The client class asks again under the same name, so that nothing is done twice."""

    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            async with ann.live(table) as live:
                await anext(aiter(live))
                before = (await bob.table(table))["number"]
                # The line breaks while a command is under way.
                assert live._socket is not None
                saying = asyncio.create_task(live.ask("say", what="hello"))
                await asyncio.sleep(0)
                live._socket.transport.abort()
                number = await asyncio.wait_for(saying, 8)
                assert number == before + 1
                assert (await bob.table(table))["number"] == number

    play(scene())
