"""The service as its host meets it: how it begins and ends, what it logs, behind a proxy."""

from __future__ import annotations

import asyncio
import http.server
import json
import logging
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bigapple.cli import main
from bigapple.client import Client
from bigapple.server import app, notices
from bigapple.server.doors import COOKIE, FORM_HEADER
from bigapple.server.notices import Notices
from bigapple.server.serve import JsonLines
from tests.server.service import free_port, process, serving


async def begin(ann: Client) -> tuple[str, str]:
    """A table of two where Ann plays against herself, and its invitation."""
    await ann.become("Ann")
    table, invite = await ann.create_table("manhattan", players=2)
    for seat in (0, 1):
        await ann.command(table, "take", seat=seat)
    await ann.command(table, "start")
    return table, invite


def line(ann: Client, table: str, query: str = "") -> connect:
    """A socket as any program opens it."""
    url = ann.url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
    return connect(url, additional_headers={"authorization": f"Bearer {ann.token}"})


async def answers(socket: ClientConnection, told: list[dict[str, Any]]) -> None:
    """Reads until the line is closed."""
    with suppress(ConnectionClosed):
        async for data in socket:
            told.append(json.loads(data))


# The end.


def test_a_service_that_is_told_to_stop_finishes_what_it_does(tmp_path: Path) -> None:
    port = free_port()
    said = 300

    async def disturb() -> tuple[list[dict[str, Any]], int | None, str]:
        async with Client(f"http://127.0.0.1:{port}") as ann:
            table, _ = await begin(ann)
            told: list[dict[str, Any]] = []
            async with line(ann, table) as socket:
                await socket.send("{}")
                reading = asyncio.create_task(answers(socket, told))
                with suppress(ConnectionClosed):
                    for number in range(said):
                        command = {"type": "say", "what": "hello"}
                        await socket.send(json.dumps({"id": f"n{number}", "command": command}))
                        if number == said // 2:
                            running.send_signal(signal.SIGTERM)
                await asyncio.wait_for(reading, 15)
                return told, socket.close_code, table

    with process(tmp_path, port, BIGAPPLE_LANGUAGE="en") as running:
        assert running.stdout is not None
        told, code, table = asyncio.run(disturb())
        assert running.wait(20) == 0
        lines = running.stdout.read().decode().splitlines()
    assert code == 1012
    done = {one["id"]: one["number"] for one in told if one["type"] == "done"}
    assert done
    with closing(sqlite3.connect(tmp_path / "bigapple.sqlite")) as connection:
        rows = connection.execute(
            "SELECT request, number FROM entries WHERE table_id = ?", (table,)
        )
        kept = {str(request).partition(":")[2]: number for request, number in rows}
    assert done.items() <= kept.items()
    messages = [json.loads(one)["message"] for one in lines if one.startswith("{")]
    assert [one.partition(",")[0] for one in messages] == ["began", "draining", "ended"]
    assert f"http://127.0.0.1:{port} " in "\n".join(lines)
    # Nothing is left to be recovered, and nobody holds the lock.
    assert main(["host", "list", "--data", str(tmp_path), "--language", "en"]) == 0


def test_whoever_asks_while_it_drains_is_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            table, _ = await begin(ann)
            async with line(ann, table) as before:
                await before.send("{}")
                await before.recv()
                await service.house.hall.drain()
                await asyncio.wait_for(before.wait_closed(), 10)
                assert before.close_code == 1012
            async with line(ann, table) as after:
                await asyncio.wait_for(after.wait_closed(), 10)
                assert after.close_code == 1012
            health = await ann.http.get(service.url + "/health")
            assert (health.status_code, health.json()["status"]) == (503, "draining")
            refused = await ann.http.post(
                f"/tables/{table}/commands",
                json={"id": "x", "command": {"type": "say", "what": "hello"}},
                headers={"authorization": f"Bearer {ann.token}"},
            )
            assert (refused.status_code, refused.json()["code"]) == (503, "draining")

    asyncio.run(run())


# The beginning.


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        given = ["serve", "--data", str(tmp_path), "--port", port, "--language", "en"]
        assert main(given) == 2
    assert f"not possible to listen at 127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--port=many", "--port=99999"])
def test_an_option_that_cannot_be(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", option, "--language", "fr"]) == 2
    assert "Le réglage port" in capsys.readouterr().err


# Logs.


def test_logs_are_documents_without_secrets(tmp_path: Path) -> None:
    """Of a game that is played, with everything that goes wrong in it."""
    port = free_port()

    async def play() -> list[str]:
        url = f"http://127.0.0.1:{port}"
        async with Client(url) as ann, Client(url) as bob:
            answer = await ann.http.post("/people", json={"name": "Ann Onymous"})
            cookie = answer.cookies[COOKIE]
            form = answer.json()["form"]
            ann.http.cookies.clear()
            table, invite = await begin(ann)
            await bob.become("Bob")
            link = (await bob.ask("POST", "/me/link"))["token"]
            await bob.command(table, "join", invite=invite)
            headers = {"cookie": f"{COOKIE}={cookie}", FORM_HEADER: form}
            for path in (f"/tables/{table}?invite={invite}", f"/x?token={ann.token}"):
                await ann.http.get(path, headers=headers)
            for body in (b"{", json.dumps({"token": link}).encode() * 2):
                await ann.http.post("/me/return", content=body)
            await bob.ask("POST", "/me/return", {"token": link})
            async with line(ann, table) as socket:
                await socket.send("{}")
                await socket.send(f"broken {invite} {ann.token}")
                for _ in range(3):
                    await socket.recv()
            async with ann.live(table) as live:
                for _ in range(6):
                    state = await ann.table(table)
                    action = next(e["legal"][0]["text"] for e in state["eyes"] if e["legal"])
                    await live.ask("act", seat=state["actor"], action=action)
            async with line(ann, table, f"?token={ann.token}") as socket:
                await socket.send(invite)
                await asyncio.wait_for(socket.wait_closed(), 10)
            assert ann.token is not None
            assert bob.token is not None
            return [ann.token, bob.token, invite, link, cookie, cookie.rpartition(".")[2], form]

    with process(tmp_path, port, BIGAPPLE_LANGUAGE="en") as running:
        assert running.stdout is not None
        secrets = asyncio.run(play())
        running.send_signal(signal.SIGTERM)
        assert running.wait(20) == 0
        told = running.stdout.read().decode()
    with closing(sqlite3.connect(tmp_path / "bigapple.sqlite")) as connection:
        secrets += [one for row in connection.execute("SELECT seed FROM tables") for one in row]
        secrets += [one for row in connection.execute("SELECT digest FROM tokens") for one in row]
    secrets.append((tmp_path / "secret").read_text())
    for secret in secrets:
        assert len(secret) > 10
        assert secret not in told
    assert "Onymous" not in told
    for one in told.splitlines():
        if one.startswith("Big Apple is served"):
            continue
        assert {"time", "level", "logger", "message"} <= set(json.loads(one))


def test_an_error_in_a_log_is_one_line() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError as error:
        failed = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "file", 1, "it %s", ("failed",), failed)
    written = JsonLines().format(record)
    assert "\n" not in written
    told = json.loads(written)
    assert (told["message"], told["level"]) == ("it failed", "error")
    assert "first\nsecond" in told["error"]


# What is watched.


def test_health_and_metrics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PATIENCE", 0.3)

    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            health = await ann.http.get(service.url + "/health")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
            table, _ = await begin(ann)
            async with line(ann, table) as live:
                await live.send("{}")
                await live.recv()
                page = (await ann.http.get(service.url + "/metrics")).text
            values = dict(one.rsplit(" ", 1) for one in page.splitlines() if one[0] != "#")
            assert float(values["bigapple_tables_total"]) == 1
            assert float(values["bigapple_entries_total"]) == 3
            assert float(values["bigapple_sockets"]) == 1
            assert float(values["bigapple_tables_awake"]) == 1
            assert float(values["bigapple_command_seconds_count"]) == 3
            assert float(values["process_resident_memory_bytes"]) > 0
            assert "Ann" not in page
            assert table not in page
            # Somebody else holds the database and does not let go.
            with closing(sqlite3.connect(tmp_path / "bigapple.sqlite")) as greedy:
                greedy.execute("BEGIN IMMEDIATE")
                health = await ann.http.get(service.url + "/health")
                assert (health.status_code, health.json()["status"]) == (503, "database")
                greedy.rollback()
            await asyncio.sleep(0.1)
            health = await ann.http.get(service.url + "/health")
            assert health.status_code == 200

    asyncio.run(run())


# Behind a proxy.


def test_everything_is_under_the_base_path(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, base_path="/games", requests_a_minute=100) as service,
            service.client() as ann,
        ):
            assert service.url.endswith("/games")
            root = service.url.removesuffix("/games")
            for path in ("/health", "/metrics", "/schema", "/schema/messages", "/api/games"):
                assert (await ann.http.get(service.url + path)).status_code == 200, path
                assert (await ann.http.get(root + path)).status_code == 404, path
            paths = (await ann.http.get(service.url + "/schema")).json()["paths"]
            assert "/games/api/tables" in paths
            answer = await ann.http.post("/people", json={"name": "Ann"})
            (cookie,) = answer.headers.get_list("set-cookie")
            assert "Path=/games;" in cookie + ";"
            assert (await ann.http.get("/me")).json()["name"] == "Ann"
            table, _ = await begin(ann)
            async with ann.live(table) as live:
                await asyncio.wait_for(anext(aiter(live)), 10)
                assert live.state["phase"] == "playing"
            # Whoever watches the service is not counted.
            for _ in range(120):
                assert (await ann.http.get(service.url + "/health")).status_code == 200
            assert (await ann.http.get("/games")).status_code == 200

    asyncio.run(run())


def test_only_a_trusted_proxy_says_who_comes(tmp_path: Path) -> None:
    def asked(port: int, address: str, times: int) -> list[int]:
        url = f"http://127.0.0.1:{port}/api/games"
        headers = {"x-forwarded-for": address}
        return [httpx.get(url, headers=headers).status_code for _ in range(times)]

    limit = {"BIGAPPLE_REQUESTS_A_MINUTE": "5"}
    port = free_port()
    with process(tmp_path / "a", port, BIGAPPLE_PROXIES="127.0.0.1", **limit):
        assert asked(port, "192.0.2.1", 6) == [200] * 5 + [429]
        assert asked(port, "192.0.2.2", 1) == [200]
        # A made-up address before the one that the proxy has seen counts for nothing.
        assert asked(port, "192.0.2.77, 192.0.2.1", 1) == [429]
    port = free_port()
    with process(tmp_path / "b", port, **limit):
        assert asked(port, "192.0.2.1", 3) == [200] * 3
        assert asked(port, "192.0.2.2", 3) == [200, 200, 429]


def test_secure_cookies(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, secure_cookies=True) as service, service.client() as ann:
            answer = await ann.http.post("/people", json={"name": "Ann"})
            (cookie,) = answer.headers.get_list("set-cookie")
            words = {word.strip().lower() for word in cookie.split(";")}
            assert {"secure", "httponly", "samesite=lax", "path=/"} <= words

    asyncio.run(run())


# The webhook.


@contextmanager
def hook(answer: int = 204, seconds: float = 0) -> Iterator[tuple[str, list[Any]]]:
    """A host's own little server, and what it was told."""
    told: list[Any] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            told.append(json.loads(self.rfile.read(length)))
            time.sleep(seconds)
            self.send_response(answer)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", told
    finally:
        server.shutdown()
        server.server_close()


def test_somebody_who_is_away_is_called(tmp_path: Path) -> None:
    async def run(url: str, told: list[Any]) -> None:
        async with serving(tmp_path, webhook=url) as service, service.client() as ann:
            table, _ = await begin(ann)
            deadline = time.monotonic() + 10
            while not told and time.monotonic() < deadline:
                await asyncio.sleep(0.02)
            me = await ann.ask("GET", "/me")
            assert told[0] == {
                "event": "your-turn",
                "person": me["id"],
                "table": table,
                "game": "manhattan",
            }

    with hook() as (url, told):
        asyncio.run(run(url, told))


@pytest.mark.parametrize(("answer", "seconds"), [(500, 0), (204, 1)])
def test_a_hook_that_fails_or_is_slow_disturbs_nobody(
    answer: int, seconds: float, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(url: str) -> float:
        async with serving(tmp_path, webhook=url) as service, service.client() as ann:
            began = time.monotonic()
            for _ in range(12):
                table, _ = await begin(ann)
                service.house.hall.places.clear()
                await ann.table(table)
            return time.monotonic() - began

    with hook(answer, seconds) as (url, _):
        # Each call takes a second, and there are twelve.
        assert asyncio.run(run(url)) < 6
        assert url not in caplog.text


def test_notices_do_not_pile_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "MOST_WAITING", 3)
    go_on = threading.Event()
    posted: list[str] = []

    def post(url: str, _: bytes) -> None:
        go_on.wait(10)
        posted.append(url)
        raise ValueError("not even a URL")

    calling = Notices("https://hooks.example/secret", post)
    for _ in range(5):
        calling.your_turn("p", "t", "manhattan")
    go_on.set()
    calling._threads.shutdown(wait=True)
    assert len(posted) == 3
    assert "hooks.example" not in caplog.text
    assert "a notice was left out" in caplog.text
