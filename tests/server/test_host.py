"""What the host does by hand, with a service that runs and without: nothing is lost or told."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from examples.network_bot import play
from websockets.asyncio.client import connect

from bigapple.cli import main
from bigapple.client import Client, Refused
from bigapple.server import host
from bigapple.server.doors import COOKIE
from bigapple.server.housekeeping import Housekeeping
from bigapple.server.settings import Settings
from bigapple.texts import LANGUAGES
from bigapple.verifying import verify
from tests.server.service import Hourglass, free_port, process, serving, until

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, on the data folder of the test."""

    def command(*given: str, data: Path = tmp_path / "data", language: str = "en") -> Any:
        code = main(["host", *given, "--data", str(data), "--language", language])
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


async def begin(ann: Client, game: str = "manhattan") -> str:
    """A table of two where Ann plays against herself."""
    if ann.token is None:
        await ann.become("Ann")
    table, _ = await ann.create_table(game, players=2)
    for seat in (0, 1):
        await ann.command(table, "take", seat=seat)
    await ann.command(table, "start")
    return table


async def act(ann: Client, table: str) -> None:
    state = await ann.table(table)
    action = next(eyes["legal"][0]["text"] for eyes in state["eyes"] if eyes["legal"])
    await ann.command(table, "act", seat=state["actor"], action=action)


async def refused(ann: Client, table: str, kind: str, **details: Any) -> str:
    with pytest.raises(Refused) as caught:
        await ann.command(table, kind, **details)
    return caught.value.code


def test_a_folder_without_a_service(run: Run, tmp_path: Path) -> None:
    for given in (["list"], ["close", "x"], ["delete", "x"], ["export", "x", "f"], ["backup", "f"]):
        code, out, err = run(*given)
        assert (code, out) == (1, "")
        assert "There is nothing at" in err
    assert not (tmp_path / "data").exists()
    assert not Path("f").exists()


def test_an_action_that_is_none(run: Run) -> None:
    code, _, err = run("dance")
    assert code == 2
    assert "close, delete, export" in err


@pytest.mark.parametrize("given", [[], ["close"], ["export", "x"], ["list", "x"], ["list", "-f"]])
def test_what_is_missing_or_too_much(run: Run, given: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(*given)
    assert left.value.code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str, tmp_path: Path) -> None:
    async def make() -> str:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            return await begin(ann)

    table = asyncio.run(make())
    told = set()
    for given in (
        ("list",),
        ("close", "nowhere"),
        ("export", table, str(tmp_path / "f")),
        ("backup", str(tmp_path / "b")),
        ("backup", str(tmp_path / "b")),
        ("restore", str(tmp_path / "b")),
        ("restore", __file__),
        ("close", table),
        ("close", table),
        ("delete", table),
        ("list",),
    ):
        _, out, err = run(*given, language=language)
        assert bool(out.strip()) != bool(err.strip())
        assert "host-" not in out + err
        told.add(out + err)
    assert len(told) == 11


def test_tables_are_listed(run: Run, tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        time = Hourglass()
        async with serving(tmp_path / "data", time) as service, service.client() as ann:
            first = await begin(ann)
            await time.turn(3600)
            second, _ = await ann.create_table("king-of-new-york", players=3)
            return first, second

    first, second = asyncio.run(make())
    code, out, _ = run("list")
    assert code == 0
    later, earlier = out.splitlines()
    assert later == (
        f"{second}  2023-11-14 23:13Z  king-of-new-york: not begun, guests 1, entries 1"
    )
    assert earlier == f"{first}  2023-11-14 22:13Z  manhattan: being played, guests 1, entries 4"


# Closing and deleting while the service runs.


def test_a_running_service_notices_a_closed_table(run: Run, tmp_path: Path) -> None:
    async def play_on() -> None:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            table = await begin(ann)
            async with ann.live(table) as live:
                await anext(aiter(live))
                before = live.state["number"]
                code, out, _ = await asyncio.to_thread(run, "close", table)
                assert (code, out) == (0, f"Table {table} is closed.\n")
                # The service believes that it goes on, until it wants to write.
                with pytest.raises(Refused) as caught:
                    await act(ann, table)
                assert caught.value.code == "table-closed"
                await asyncio.wait_for(until(live, "closed"), 10)
                assert live.state["number"] == before + 1
            state = await ann.table(table)
            assert (state["phase"], state["number"]) == ("closed", before + 1)
            entries = await ann.ask("GET", f"/tables/{table}/entries", since=before)
            assert [entry["type"] for entry in entries] == ["closed"]
            # Others go on as before.
            await act(ann, await begin(ann))

    asyncio.run(play_on())
    assert "closed" in run("list")[1]


def test_a_finished_game_is_open_to_its_players_at_a_closed_table_too(
    run: Run, tmp_path: Path
) -> None:
    async def play_on() -> str:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            finished, unfinished = await begin(ann), await begin(ann)
            while (await ann.table(finished))["phase"] != "over":
                await act(ann, finished)
            for table in (finished, unfinished):
                await asyncio.to_thread(run, "close", table)
        async with serving(tmp_path / "data") as service, service.client(ann.token) as ann:
            state = await ann.table(finished)
            assert state["phase"] == "closed"
            assert state["outcome"]["winners"]
            with pytest.raises(Refused) as caught:
                await ann.ask("GET", f"/tables/{unfinished}/record")
            assert caught.value.code == "not-over"
            record: str = await ann.ask("GET", f"/tables/{finished}/record")
            return record

    assert verify(asyncio.run(play_on())).match.actor is None


def test_whoever_listens_is_told_though_nobody_does_anything(run: Run, tmp_path: Path) -> None:
    async def listen() -> None:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            closed, deleted = await begin(ann), await begin(ann)
            async with ann.live(closed) as one, ann.live(deleted) as other:
                await anext(aiter(one))
                await anext(aiter(other))
                # The second one is asleep meanwhile.
                service.house.hall.places[deleted].table = None
                await asyncio.to_thread(run, "close", closed)
                await asyncio.to_thread(run, "delete", deleted)
                await asyncio.wait_for(until(one, "closed"), 10)

                async def let_go() -> None:
                    async for _ in other:
                        pass

                await asyncio.wait_for(let_go(), 10)
            assert await refused(ann, deleted, "start") == "unknown-table"

    asyncio.run(listen())
    assert len(run("list")[1].splitlines()) == 1


def test_a_bot_does_not_play_at_a_closed_table(run: Run, tmp_path: Path) -> None:
    async def play_on() -> None:
        time = Hourglass()
        data = tmp_path / "data"
        async with serving(data, time, bot_pace=1000) as service, service.client() as ann:
            table = await begin(ann)
            await ann.command(table, "seat-bot", seat=0, bot="random")
            await ann.command(table, "seat-bot", seat=1, bot="random")
            before = (await ann.table(table))["number"]
            await asyncio.to_thread(run, "close", table)
            # Nobody listens: it is the bot's own answer that meets a closed table.
            while (await ann.table(table))["phase"] != "closed":
                await time.turn(2)
            for _ in range(3):
                await time.turn(60)
            assert (await ann.table(table))["number"] == before + 1

    asyncio.run(asyncio.wait_for(play_on(), 30))


def test_nothing_of_a_deleted_table_is_left(run: Run, tmp_path: Path) -> None:
    async def make() -> str:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            table = await begin(ann)
            await act(ann, table)
            return table

    table = asyncio.run(make())
    assert run("delete", table)[0] == 0
    with closing(sqlite3.connect(tmp_path / "data" / "bigapple.sqlite")) as connection:
        left = {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("tables", "entries", "guests", "snapshots", "people")
        }
    assert left == {"tables": 0, "entries": 0, "guests": 0, "snapshots": 0, "people": 1}
    assert run("delete", table)[0] == 1


# Records.


def test_a_finished_game_is_exported_with_its_seed(run: Run, tmp_path: Path) -> None:
    async def play_it() -> str:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            table = await begin(ann)
            await ann.command(table, "seat-bot", seat=1, bot="random")
            async with ann.live(table) as live:
                await asyncio.wait_for(play(live, 0, random.Random(1)), 30)
            return table

    table = asyncio.run(play_it())
    file = tmp_path / "game.record"
    assert run("export", table, str(file))[0] == 0
    found = verify(file.read_text("utf-8"))
    assert found.match.actor is None
    assert found.match.names.names == ("Ann (1)", "Ann (2)")
    # What is there is not written over.
    code, _, err = run("export", table, str(file))
    assert (code, str(file) in err) == (1, True)


def test_a_game_that_goes_on_is_not_exported_by_mistake(run: Run, tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            table = await begin(ann)
            await act(ann, table)
            lobby, _ = await ann.create_table("manhattan", players=2)
            return table, lobby

    table, lobby = asyncio.run(make())
    file = tmp_path / "game.record"
    code, _, err = run("export", table, str(file))
    assert (code, "is not over" in err, file.exists()) == (1, True, False)
    assert run("export", lobby, str(file), "--all")[0] == 1
    assert run("export", table, str(file), "--all")[0] == 0
    record = file.read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "data" / "bigapple.sqlite")) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables")]
    assert "commitment:" in record
    assert not any(seed in record for seed in seeds)


# Back-ups.


def numbers(path: Path) -> dict[str, tuple[int, int]]:
    """Of each table: the last entry that it says it has, and how many there are."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT id, number, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables"
        )
        return {row[0]: (row[1], row[2]) for row in rows}


def test_a_back_up_of_a_busy_service_is_whole(run: Run, tmp_path: Path) -> None:
    async def play_on() -> None:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            tables = [await begin(ann) for _ in range(3)]
            stop = asyncio.Event()

            async def busy(table: str) -> None:
                while not stop.is_set():
                    await ann.command(table, "say", what="hello")

            players = [asyncio.create_task(busy(table)) for table in tables]
            for number in range(4):
                file = tmp_path / f"{number}.backup"
                assert (await asyncio.to_thread(run, "backup", str(file)))[0] == 0
            stop.set()
            await asyncio.gather(*players)

    asyncio.run(play_on())
    seen = [numbers(tmp_path / f"{number}.backup") for number in range(4)]
    for one in seen:
        assert len(one) == 3
        assert all(last == count for last, count in one.values())
    assert seen[0] != seen[3]
    assert stat.S_IMODE(os.stat(tmp_path / "0.backup").st_mode) == 0o600
    assert not list(tmp_path.glob("*-wal"))


def test_everything_comes_back_from_a_back_up(run: Run, tmp_path: Path) -> None:
    """On another machine: the game, the person, and the browser's cookie."""
    file = tmp_path / "all.backup"

    async def first() -> tuple[str, str, str, dict[str, Any]]:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            answer = await ann.http.post("/people", json={"name": "Ann"})
            ann.token = answer.json()["token"]
            cookie = answer.cookies[COOKIE]
            ann.http.cookies.clear()
            table = await begin(ann)
            await act(ann, table)
            state = await ann.table(table)
            await asyncio.to_thread(run, "backup", str(file))
            await act(ann, table)
            assert ann.token is not None
            return ann.token, cookie, table, state

    token, cookie, table, state = asyncio.run(first())
    elsewhere = tmp_path / "elsewhere"
    code, out, _ = run("restore", str(file), data=elsewhere)
    assert (code, out) == (0, f"Everything is as in {file}.\n")
    assert (elsewhere / "secret").read_text() == (tmp_path / "data" / "secret").read_text()
    assert stat.S_IMODE(os.stat(elsewhere / "secret").st_mode) == 0o600
    assert stat.S_IMODE(os.stat(elsewhere / "bigapple.sqlite").st_mode) == 0o600

    async def second() -> None:
        async with serving(elsewhere) as service, service.client(token) as ann:
            assert await ann.table(table) == state
            await act(ann, table)
            ann.http.cookies.set(COOKIE, cookie)
            answer = await ann.http.get("/me")
            assert answer.json()["name"] == "Ann"

    asyncio.run(second())


def test_a_restore_keeps_what_was_there_before(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def make() -> None:
        async with serving(data) as service, service.client() as ann:
            await begin(ann)

    asyncio.run(make())
    run("backup", str(tmp_path / "early"))
    early = numbers(data / "bigapple.sqlite")
    asyncio.run(make())
    late = numbers(data / "bigapple.sqlite")
    assert len(late) == 2
    code, out, _ = run("restore", str(tmp_path / "early"))
    assert code == 0
    assert numbers(data / "bigapple.sqlite") == early
    (before,) = data.glob("bigapple-before-*")
    assert str(before) in out
    assert numbers(before) == late
    # And back again.
    assert run("restore", str(before))[0] == 0
    assert numbers(data / "bigapple.sqlite") == late
    asyncio.run(make())


def test_no_restore_under_a_running_service(run: Run, tmp_path: Path) -> None:
    data, file, port = tmp_path / "data", tmp_path / "all.backup", free_port()
    with process(data, port):
        assert run("backup", str(file))[0] == 0
        code, _, err = run("restore", str(file))
        assert (code, "A service runs" in err) == (1, True)
        # Nor a second service.
        assert main(["serve", "--data", str(data), "--port", "0", "--language", "en"]) == 2
    assert run("restore", str(file))[0] == 0


def test_what_is_no_back_up_is_refused(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def make() -> None:
        async with serving(data) as service, service.client() as ann:
            await begin(ann)

    asyncio.run(make())
    before = numbers(data / "bigapple.sqlite")
    good = tmp_path / "good"
    run("backup", str(good))
    bad = {
        "text": b"hello" * 1000,
        "empty": b"",
        "half": good.read_bytes()[: good.stat().st_size // 2],
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE tables (id)")
        foreign.commit()
    for name in (*bad, "foreign", "nowhere"):
        code, out, err = run("restore", str(tmp_path / name))
        assert (code, out) == (1, ""), name
        assert "is no back-up" in err or "There is nothing" in err
    with closing(sqlite3.connect(good)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'later'")
        newer.commit()
    code, _, err = run("restore", str(good))
    assert (code, "newer version" in err) == (1, True)
    assert numbers(data / "bigapple.sqlite") == before
    assert not list(data.glob("bigapple-before-*"))


def test_another_database_has_its_own_tools(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database="postgresql://localhost/bigapple")
    for work in (host.back_up, host.restore):
        with pytest.raises(host.HostError) as caught:
            work(settings, tmp_path / "x")
        assert caught.value.code == "host-not-sqlite"


# What is old.


def test_what_is_old_is_deleted_and_what_waits_is_kept(tmp_path: Path) -> None:
    days = 86_400

    async def live_through() -> None:
        time = Hourglass()
        async with (
            serving(tmp_path, time, keep_days=7) as service,
            service.client() as ann,
            service.client() as bob,
            service.client() as cy,
        ):
            hall = service.house.hall
            keeping = Housekeeping(hall, service.house.counts, 7)
            await bob.become("Bob")
            await cy.become("Cy")
            old = await begin(ann)
            slow, _ = await ann.create_table(
                "manhattan", time={"kind": "move", "seconds": 14 * days}, players=2
            )
            for seat in (0, 1):
                await ann.command(slow, "take", seat=seat)
            await ann.command(slow, "start")
            await time.turn(4 * days)
            await cy.ask("GET", "/me")
            young = await begin(ann)
            await time.turn(4 * days)
            await keeping.clear()
            listed = {one["id"] for one in await ann.ask("GET", "/me/tables")}
            assert listed == {slow, young}
            assert await refused(ann, old, "start") == "unknown-table"
            # Bob was not here, Cy was, and Ann is a guest at a table.
            assert await name(bob) is None
            assert await name(cy) == "Cy"
            assert await name(ann) == "Ann"

    async def name(client: Client) -> str | None:
        try:
            return str((await client.ask("GET", "/me"))["name"])
        except Refused as refusal:
            assert refusal.code == "who-are-you"
            return None

    asyncio.run(live_through())


def test_a_socket_at_a_deleted_table_is_closed_for_good(run: Run, tmp_path: Path) -> None:
    async def listen() -> None:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            table = await begin(ann)
            url = service.url.replace("http", "ws") + f"/api/tables/{table}/live"
            headers = {"authorization": f"Bearer {ann.token}"}
            async with connect(url, additional_headers=headers) as socket:
                await socket.send("{}")
                await socket.recv()
                await asyncio.to_thread(run, "delete", table)
                await asyncio.wait_for(socket.wait_closed(), 10)
            assert socket.close_code == 4003

    asyncio.run(listen())


def test_somebody_can_be_forgotten_though_a_table_was_just_closed(run: Run, tmp_path: Path) -> None:
    async def leave() -> None:
        async with serving(tmp_path / "data") as service, service.client() as ann:
            closed, deleted = await begin(ann), await begin(ann)
            await asyncio.to_thread(run, "close", closed)
            await asyncio.to_thread(run, "delete", deleted)
            await ann.ask("DELETE", "/me")
            with pytest.raises(Refused, match="who you are"):
                await ann.ask("GET", "/me")

    asyncio.run(leave())
