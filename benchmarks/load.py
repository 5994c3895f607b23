"""Many live tables on one server process: from an action to the last of its table's clients.

python benchmarks/load.py [--tables 50,200,500] [--seconds 60] [--every 2]
python benchmarks/load.py --tables 50 --bots 10    # while ten bots think, all the time

It starts a service of its own, seats four people at each table, each with a socket, and lets
whoever is asked act at random, so many seconds apart at each table. Times are taken from just
before an action is sent until the last of the table's four sockets has been told of it. What a
small write to the same disk takes meanwhile is told beside: no action is told before it lies there.
Bots think at tables of their own, four masters of Manhattan at each, so that one is always asked.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("manhattan", "king-of-new-york")
SEATS = 4
THINKER = "master"
TOGETHER = 32
"""Requests under way at once while tables are set."""
LIMIT_OF_FILES = 8192
PROBE_SECONDS = 0.05
WARM_UP = 10.0
"""Seconds of play before times are taken: else all tables would be at their first actions."""


class Eyes(msgspec.Struct):
    seat: int | None
    legal: list[dict[str, Any]]


class State(msgspec.Struct):
    """What a client needs of a table's state to act."""

    number: int
    asked: int = 0
    actor: int | None = None
    eyes: list[Eyes] = []


class Told(msgspec.Struct):
    type: str
    state: State | None = None


read = msgspec.json.Decoder(Told).decode


@dataclass
class Measured:
    milliseconds: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0


class Player:
    """One socket: it remembers the last state, and tells its table what it was told."""

    def __init__(self, table: LiveTable, seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.state = State(0)

    async def listen(self) -> None:
        try:
            async for data in self.socket:
                now = time.perf_counter()
                message = read(data)
                if message.state is not None:
                    self.state = message.state
                    self.table.heard(now, message.state.number)
                elif message.type == "refused":
                    self.table.measured.refused += 1
        except Exception:
            self.table.measured.lost += 1


class LiveTable:
    def __init__(self, table_id: str, measured: Measured) -> None:
        self.id = table_id
        self.measured = measured
        self.players: list[Player] = []
        self._sent = 0.0
        self._waiting_for = 0
        self._heard = 0

    def heard(self, now: float, number: int) -> None:
        if self._waiting_for and number >= self._waiting_for:
            self._heard += 1
            if self._heard == len(self.players):
                self.measured.milliseconds.append(1000 * (now - self._sent))
                self._waiting_for = 0

    async def act(self, choose: random.Random) -> None:
        """Lets whoever is asked answer at random."""
        if self._waiting_for:
            # The last action has not reached everybody yet: it will count as it is, late.
            return
        for player in self.players:
            state = player.state
            if state.actor == player.seat and state.eyes:
                action = choose.choice(state.eyes[0].legal)["text"]
                command = {
                    "type": "act",
                    "seat": player.seat,
                    "action": action,
                    "decision": state.asked,
                }
                request = {"id": f"{state.asked}", "command": command}
                self._waiting_for = state.number + 1
                self._heard = 0
                self._sent = time.perf_counter()
                await player.socket.send(msgspec.json.encode(request), text=True)
                return


class Disk:
    """Writes a little of its own and waits for it, again and again: what the disk alone takes."""

    def __init__(self, folder: Path) -> None:
        self.milliseconds: list[float] = []
        self._file = os.open(folder / "probe", os.O_CREAT | os.O_WRONLY)
        self._going = True
        self._thread = threading.Thread(target=self._probe)
        self._thread.start()

    def _probe(self) -> None:
        while self._going:
            began = time.perf_counter()
            os.pwrite(self._file, b"x" * 4096, 0)
            os.fdatasync(self._file)
            self.milliseconds.append(1000 * (time.perf_counter() - began))
            time.sleep(PROBE_SECONDS)

    def end(self) -> None:
        self._going = False
        self._thread.join()
        os.close(self._file)


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Service:
    """The service under test, as a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.url = f"http://127.0.0.1:{port}"
        wide = {
            "BIGAPPLE_BOT_PACE": "0",
            "BIGAPPLE_REQUESTS_A_MINUTE": "10000000",
            "BIGAPPLE_MESSAGES_A_SECOND": "1000",
        }
        command = [sys.executable, "-m", "bigapple", "serve"]
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), "--port", str(port)],
            env=os.environ | wide,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def healthy(self) -> None:
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(self.url + "/health")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def bots_cpu_seconds(self) -> float:
        """Of the processes in which its bots think."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return sum(cpu_seconds(int(child)) for child in task.read_text().split())

    def memory(self) -> float:
        """Kilobytes that it has in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1024


class Setting:
    """Sets tables over HTTP, as a client would."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.gate = asyncio.Semaphore(TOGETHER)

    async def ask(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        async with self.gate:
            answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def person(self, name: str) -> str:
        made = await self.ask("/api/people", {"name": name})
        self.http.cookies.clear()
        return str(made["token"])

    async def command(self, table: str, token: str, kind: str, **details: Any) -> None:
        body = {"id": f"{kind}{details.get('seat', '')}", "command": {"type": kind, **details}}
        await self.ask(f"/api/tables/{table}/commands", body, token)

    async def table(self, number: int) -> tuple[str, list[str]]:
        """A begun table, and what lets its four people in."""
        tokens = [await self.person(f"Player {number}.{seat}") for seat in range(SEATS)]
        body = {"game": GAMES[number % len(GAMES)], "options": {"players": SEATS}, "open": True}
        made = await self.ask("/api/tables", body, tokens[0])
        for seat, token in enumerate(tokens):
            if seat:
                await self.command(made["table"], token, "join")
            await self.command(made["table"], token, "take", seat=seat)
        await self.command(made["table"], tokens[0], "start")
        return made["table"], tokens

    async def bots_table(self, number: int) -> str:
        """A begun table where nobody but bots plays."""
        host = await self.person(f"Host {number}")
        body = {"game": "manhattan", "options": {"players": SEATS}, "open": False}
        made = await self.ask("/api/tables", body, host)
        for seat in range(SEATS):
            await self.command(made["table"], host, "seat-bot", seat=seat, bot=THINKER)
        await self.command(made["table"], host, "start")
        return str(made["table"])


async def sit_down(url: str, table: LiveTable, tokens: list[str]) -> list[asyncio.Task[None]]:
    listening = []
    for seat, token in enumerate(tokens):
        address = url.replace("http", "ws", 1) + f"/api/tables/{table.id}/live"
        headers = {"authorization": f"Bearer {token}"}
        socket = await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        await socket.send(b"{}", text=True)
        player = Player(table, seat, socket)
        table.players.append(player)
        listening.append(asyncio.create_task(player.listen()))
    return listening


async def keep_acting(table: LiveTable, every: float, until: float, seed: int) -> None:
    choose = random.Random(seed)
    # Tables do not act in step, and a late action does not put off the next: else whatever holds
    # many up once would have them act together ever after.
    at = time.perf_counter() + choose.random() * every
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        await table.act(choose)
        at += every


async def measure(
    service: Service, count: int, bots: int, seconds: float, every: float
) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=TOGETHER, max_keepalive_connections=TOGETHER)
    measured = Measured()
    before = service.memory()
    async with httpx.AsyncClient(base_url=service.url, timeout=60, limits=limits) as http:
        setting = Setting(http)
        made = await asyncio.gather(*(setting.table(number) for number in range(count)))
        await asyncio.gather(*(setting.bots_table(number) for number in range(bots)))
    awake = service.memory()
    tables = [LiveTable(table_id, measured) for table_id, _ in made]
    listening: list[asyncio.Task[None]] = []
    for table, (_, tokens) in zip(track(tables, "Sockets"), made, strict=True):
        listening += await sit_down(service.url, table, tokens)
    # The clients' own garbage is not the service's business.
    gc.collect()
    gc.disable()
    until = time.perf_counter() + WARM_UP + seconds
    acting = asyncio.gather(
        *(keep_acting(table, every, until, seed) for seed, table in enumerate(tables))
    )
    await asyncio.sleep(WARM_UP)
    measured.milliseconds.clear()
    disk = Disk(service.folder)
    server_cpu, client_cpu = service.cpu_seconds(), time.process_time()
    bots_cpu = service.bots_cpu_seconds()
    await acting
    disk.end()
    server_cpu, client_cpu = service.cpu_seconds() - server_cpu, time.process_time() - client_cpu
    bots_cpu = service.bots_cpu_seconds() - bots_cpu
    await asyncio.sleep(1)
    gc.enable()
    after = service.memory()
    for task in listening:
        task.cancel()
    for table in tables:
        for player in table.players:
            await player.socket.close()
    times = np.array(measured.milliseconds)
    return {
        "tables": count,
        "sockets": count * SEATS,
        "bots": bots,
        "actions/s": len(times) / seconds,
        "p50 ms": float(np.percentile(times, 50)),
        "p99 ms": float(np.percentile(times, 99)),
        "most ms": float(times.max()),
        "disk p99": float(np.percentile(disk.milliseconds, 99)),
        "disk most": float(max(disk.milliseconds)),
        "errors": measured.refused + measured.lost,
        "server CPU %": 100 * server_cpu / seconds,
        "bots CPU %": 100 * bots_cpu / seconds,
        "client CPU %": 100 * client_cpu / seconds,
        "KB a begun table": (awake - before) / count,
        "server MB": after / 1024,
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,500")
    parser.add_argument("--bots", type=int, default=0, help="that think all the time")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--port", type=int, default=8765)
    arguments = parser.parse_args()
    rows = []
    for count in (int(part) for part in arguments.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            service = Service(Path(folder), arguments.port)
            try:
                await service.healthy()
                row = measure(service, count, arguments.bots, arguments.seconds, arguments.every)
                rows.append(await row)
            finally:
                service.process.terminate()
                service.process.wait(30)
        show(rows)


def show(rows: list[dict[str, Any]]) -> None:
    grid = Grid(title="Live tables, one server process")
    for name in rows[0]:
        grid.add_column(name, justify="right")
    for row in rows:
        grid.add_row(*(f"{v:,.1f}" if isinstance(v, float) else f"{v:,}" for v in row.values()))
    Console(width=160).print(grid)


if __name__ == "__main__":
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(LIMIT_OF_FILES, hard), hard))
    asyncio.run(main())
