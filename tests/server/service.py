"""A real running service for tests: in this process with a time of its own, or as a process."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from bigapple.client import Client, Live
from bigapple.server.app import House, make_app
from bigapple.server.settings import Settings
from bigapple.server.times import Time


class Hourglass(Time):
    """A time that passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 1_700_000_000_000
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    async def wait(self, milliseconds: int) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self._now + milliseconds, done))
        await done

    async def turn(self, seconds: float) -> None:
        """Lets time pass, and whatever waited for it happen."""
        # Whoever is about to wait does so from now on, not from then on.
        await asyncio.sleep(0.01)
        self._now += round(seconds * 1000)
        for _ in range(20):
            due = [done for at, done in self._waiting if at <= self._now and not done.done()]
            self._waiting = [(at, done) for at, done in self._waiting if at > self._now]
            for done in due:
                done.set_result(None)
            await asyncio.sleep(0.01)


class Service:
    """A service that runs in this process."""

    def __init__(self, url: str, house: House, time: Time) -> None:
        self.url = url
        self.house = house
        self.time = time

    def client(self, token: str | None = None) -> Client:
        return Client(self.url, token)


def free_port() -> int:
    """One that no other worker of these tests is given: what is free now may be both's at once."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    while True:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = int(found.getsockname()[1])
        # Systems may hand out odd ones only.
        if port // 2 % workers == worker:
            return port


@asynccontextmanager
async def serving(data: Path, time: Time | None = None, **settings: Any) -> AsyncIterator[Service]:
    """A service on a port of its own; bots answer at once, and limits are wide."""
    port = free_port()
    wide = {"bot_pace": 0, "requests_a_minute": 1_000_000, "messages_a_second": 10_000}
    chosen = Settings(data=data, port=port, **(wide | settings))
    app = make_app(chosen, time)
    config = uvicorn.Config(
        app, port=port, log_config=None, access_log=False, ws_max_size=chosen.largest_message
    )
    server = uvicorn.Server(config)
    # Pytest's own handlers stay where they are.
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server._serve())
    while not server.started:
        if running.done():
            running.result()
        await asyncio.sleep(0.01)
    house: House = app.state.house
    try:
        yield Service(f"http://127.0.0.1:{port}{chosen.base_path}", house, house.time)
    finally:
        server.should_exit = True
        await running


@contextmanager
def process(data: Path, port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """The service as `bigapple serve` starts it."""
    told = {
        "BIGAPPLE_BOT_PACE": "0",
        "BIGAPPLE_REQUESTS_A_MINUTE": "1000000",
        "BIGAPPLE_MESSAGES_A_SECOND": "10000",
    }
    command = [sys.executable, "-m", "bigapple", "serve", "--data", str(data), "--port", str(port)]
    running = subprocess.Popen(
        command,
        env=os.environ | told | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        wait_until_healthy(port, running)
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                running.kill()
        assert running.stdout is not None
        running.stdout.close()
        running.wait()


def wait_until_healthy(port: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        if running.poll() is not None:
            assert running.stdout is not None
            raise RuntimeError(running.stdout.read().decode())
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the service did not start")


async def until(live: Live, phase: str) -> None:
    """Reads messages until the table is in a phase."""
    while live.state.get("phase") != phase:
        await anext(aiter(live))
