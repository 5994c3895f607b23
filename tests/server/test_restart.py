"""A service that is started again goes on where it was: people's turns, bots' turns, old rules."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from examples.network_bot import play
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from bigapple.client import Client
from bigapple.games import definition, manhattan
from bigapple.server import appending, archive, hall
from bigapple.server.appending import Append, Execute
from bigapple.snapshot import restore
from bigapple.verifying import verify
from tests.server.service import Hourglass, Service, free_port, process, serving

State = dict[str, Any]


def database(data: Path) -> sqlite3.Connection:
    return sqlite3.connect(data / "bigapple.sqlite", isolation_level=None)


def legal(state: State) -> str:
    """The first action that whoever is asked may do."""
    return str(next(eyes["legal"][0]["text"] for eyes in state["eyes"] if eyes["legal"]))


async def sit_down(ann: Client, *, game: str = "manhattan", bot: bool = False) -> str:
    """A table of two that has begun: Ann at both seats, or against a bot."""
    await ann.become("Ann")
    table, _ = await ann.create_table(game, players=2, first_player=0)
    await ann.command(table, "take", seat=0)
    if bot:
        await ann.command(table, "seat-bot", seat=1, bot="random")
    else:
        await ann.command(table, "take", seat=1)
    await ann.command(table, "start")
    return table


async def act(ann: Client, table: str, times: int = 1) -> None:
    for _ in range(times):
        state = await ann.table(table)
        await ann.command(table, "act", seat=state["actor"], action=legal(state))


async def eventually(happened: Callable[[], bool], seconds: float = 15) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.02)


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, str, State]:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await sit_down(ann)
            await act(ann, table, 9)
            await ann.command(table, "undo", seat=(await ann.table(table))["actor"])
            assert ann.token is not None
            return ann.token, table, await ann.table(table)

    async def second(token: str, table: str, before: State) -> str:
        async with serving(tmp_path) as service, service.client(token) as ann:
            assert await ann.table(table) == before
            await ann.command(table, "seat-bot", seat=1, bot="random")
            async with ann.live(table) as live:
                await asyncio.wait_for(play(live, 0, random.Random(1)), 30)
            record: str = await ann.ask("GET", f"/tables/{table}/record")
            return record

    record = asyncio.run(second(*asyncio.run(first())))
    assert "\nundo\n" in record
    assert verify(record).match.actor is None


def test_a_bot_that_was_asked_is_asked_again(tmp_path: Path) -> None:
    """Nobody touches the table after the restart."""

    async def first() -> str:
        # In this time a bot never comes to its answer.
        async with (
            serving(tmp_path, Hourglass(), bot_pace=1000) as service,
            service.client() as ann,
        ):
            table = await sit_down(ann, bot=True)
            while not (await ann.table(table))["thinking"]:
                await act(ann, table)
            return table

    table = asyncio.run(first())
    with closing(database(tmp_path)) as connection:
        last = "SELECT entry FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"

        def answered() -> bool:
            (entry,) = connection.execute(last, (table,)).fetchone()
            return b'"by":"bot"' in entry

        assert not answered()

        async def second() -> None:
            # The first one's time is long ago: what is old must not be deleted here.
            async with serving(tmp_path, keep_days=0):
                await eventually(answered)

        asyncio.run(second())


# Snapshots.


@pytest.fixture
def snapshots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str, str, State]:
    """A table in mid-game that has a snapshot: where, the person, the table, and its state."""
    monkeypatch.setattr(archive, "SNAPSHOT_EVERY", 8)

    async def begin() -> tuple[Path, str, str, State]:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await sit_down(ann)
            await act(ann, table, 9)
            await ann.command(table, "undo", seat=(await ann.table(table))["actor"])
            await act(ann, table, 6)
            assert ann.token is not None
            return tmp_path, ann.token, table, await ann.table(table)

    return asyncio.run(begin())


def change_snapshot(data: Path, statement: str, *values: object) -> None:
    with closing(database(data)) as connection:
        assert connection.execute(statement, values).rowcount == 1


async def goes_on(data: Path, token: str, table: str, before: State) -> None:
    async with serving(data) as service, service.client(token) as ann:
        assert await ann.table(table) == before
        entries = await ann.ask("GET", f"/tables/{table}/entries", since=0)
        assert len(entries) == before["number"]
        await act(ann, table, 3)


@pytest.mark.parametrize("harm", ["none", "layout", "garbage", "empty", "a bit", "missing"])
def test_a_snapshot_of_whatever_kind_stops_no_table(
    harm: str, snapshots: tuple[Path, str, str, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, token, table, before = snapshots
    with closing(database(data)) as connection:
        ((kept,),) = connection.execute("SELECT data FROM snapshots").fetchall()
    if harm == "layout":
        # Were it used all the same, the garbage would be found.
        change_snapshot(data, "UPDATE snapshots SET layout = 'another'")
    elif harm == "garbage":
        change_snapshot(data, "UPDATE snapshots SET data = ?", os.urandom(400))
    elif harm == "empty":
        change_snapshot(data, "UPDATE snapshots SET data = ?", b"")
    elif harm == "a bit":
        middle = len(kept) // 2
        turned = kept[:middle] + bytes([kept[middle] ^ 1]) + kept[middle + 1 :]
        change_snapshot(data, "UPDATE snapshots SET data = ?", turned)
    elif harm == "missing":
        change_snapshot(data, "DELETE FROM snapshots")
    restored: list[Any] = []
    monkeypatch.setattr(archive, "restore", noted(restored, restore))
    asyncio.run(goes_on(data, token, table, before))
    assert bool(restored) == (harm == "none")


def noted(calls: list[Any], work: Callable[..., Any]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        result = work(*given)
        calls.append(given)
        return result

    return call


def test_one_table_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[str]]:
        async with serving(tmp_path) as service, service.client() as ann:
            tables = [await sit_down(ann, bot=True)]
            assert ann.token is not None
            for _ in range(2):
                table, _ = await ann.create_table("manhattan", players=2)
                tables.append(table)
            return ann.token, tables

    token, (broken, *sound) = asyncio.run(first())
    with closing(database(tmp_path)) as connection:
        connection.execute("UPDATE entries SET entry = x'7b' WHERE table_id = ?", (broken,))

    async def second() -> None:
        async with serving(tmp_path) as service, service.client(token) as ann:
            for table in sound:
                await ann.command(table, "take", seat=0)
            answer = await ann.http.get(
                f"/tables/{broken}", headers={"authorization": f"Bearer {token}"}
            )
            assert answer.status_code == 500
            assert answer.json()["code"] == "internal"

    asyncio.run(second())


# Another version of the rules.


def test_a_game_goes_on_under_the_rules_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> tuple[str, str, State]:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await sit_down(ann)
            await act(ann, table, 5)
            assert ann.token is not None
            return ann.token, table, await ann.table(table)

    token, table, before = asyncio.run(first())
    old = definition("manhattan")
    newer = old.rules_version + 1
    monkeypatch.setattr(manhattan, "DEFINITION", replace(old, rules_version=newer))
    monkeypatch.setattr(manhattan, "OLDER", {old.rules_version: old}, raising=False)

    async def second() -> tuple[str, str]:
        async with serving(tmp_path) as service, service.client(token) as ann:
            assert await ann.table(table) == before
            fresh, _ = await ann.create_table("manhattan", players=2)
            assert (await ann.table(fresh))["rules"] == newer
            for seat in (0, 1):
                await ann.command(fresh, "take", seat=seat)
            await ann.command(fresh, "start")
            await act(ann, fresh, 2)
            await ann.command(table, "seat-bot", seat=1, bot="random")
            async with ann.live(table) as live:
                await asyncio.wait_for(play(live, 0, random.Random(2)), 30)
                assert live.state["rules"] == old.rules_version
            record: str = await ann.ask("GET", f"/tables/{table}/record")
            return fresh, record

    fresh, record = asyncio.run(second())
    # Its record says under which rules it was played, and is verified under them.
    assert f"\nrules: {old.rules_version}\n" in record
    assert verify(record).match.definition is old

    async def third() -> None:
        async with serving(tmp_path) as service, service.client(token) as ann:
            await act(ann, fresh, 2)

    asyncio.run(third())


# What is killed.


async def answer_once(client: Client, table: str) -> None:
    """Ann acts until the bot has answered once more."""
    async with client.live(table) as live:

        async def go_on() -> None:
            begun = None
            async for message in live:
                begun = live.state["number"] if begun is None else begun
                new = [entry for entry in message.get("entries", []) if entry["number"] > begun]
                if any(entry.get("by") == "bot" for entry in new):
                    return
                if live.state["actor"] == 0:
                    asked = live.state["asked"]
                    action = legal(live.state)
                    await live.ask("act", seat=0, action=action, decision=asked)

        await asyncio.wait_for(go_on(), 20)


def test_bots_end_with_a_service_that_is_killed(tmp_path: Path) -> None:
    port = free_port()

    async def begin() -> str:
        async with Client(f"http://127.0.0.1:{port}") as ann:
            table = await sit_down(ann, bot=True)
            await answer_once(ann, table)
            assert ann.token is not None
            return ann.token

    with process(tmp_path, port) as running:
        asyncio.run(begin())
        found = subprocess.run(
            ["pgrep", "-P", str(running.pid)], capture_output=True, text=True, check=True
        )
        children = [int(child) for child in found.stdout.split()]
        assert children
        running.kill()
        running.wait()
        asyncio.run(eventually(lambda: not any(map(is_alive, children))))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    # One that has ended may wait to be looked after.
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_bot_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await sit_down(ann, bot=True)
            await answer_once(ann, table)
            for process in bots_of(service):
                os.kill(process, signal.SIGKILL)
            await answer_once(ann, table)
            entries = await ann.ask("GET", f"/tables/{table}/entries", since=0)
            by = [entry.get("by") for entry in entries if entry.get("seat") == 1]
            assert by.count("bot") >= 2

    asyncio.run(run())


def bots_of(service: Service) -> list[int]:
    pool = service.house.hall.thinking._pool
    return list(pool._processes)  # type: ignore[attr-defined]


def test_a_bot_whose_answer_could_not_be_written_answers_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk for a moment, say."""
    monkeypatch.setattr(hall, "RETRY", 50)
    append = appending.append_with
    failed: list[str] = []

    def fail_once(execute: Execute, style: str, appends: Sequence[Append]) -> None:
        for one in appends:
            bots_turn = any(getattr(logged.entry, "by", "") == "bot" for logged in one.new)
            if bots_turn and not failed:
                failed.append(one.table_id)
                raise OperationalError("insert", {}, Exception("disk full"))
        append(execute, style, appends)

    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await sit_down(ann, bot=True)
            monkeypatch.setattr(appending, "append_with", fail_once)
            await answer_once(ann, table)
            assert failed == [table]

    asyncio.run(run())


def test_what_is_wrong_with_one_write_disturbs_no_other(tmp_path: Path) -> None:
    """Many are written in one commit."""

    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            await ann.become("Ann")
            writer = service.house.hall.writer
            done: list[int] = []

            def good(number: int, _: Connection) -> int:
                done.append(number)
                return number

            def bad(_: Connection) -> int:
                raise OperationalError("insert", {}, Exception("no"))

            block = asyncio.create_task(writer(lambda _: time.sleep(0.2)))
            await asyncio.sleep(0.05)
            work = [writer(partial(good, 1)), writer(bad), writer(partial(good, 2))]
            results = await asyncio.gather(*work, return_exceptions=True)
            await block
            assert results[0] == 1
            assert isinstance(results[1], OperationalError)
            assert results[2] == 2

    asyncio.run(run())
