"""A service that is killed again and again under load: nothing acknowledged may be lost.

python benchmarks/crash.py [--tables 20] [--seconds 150] [--kill-every 30]

People and bots play many tables over the network while the service is killed without warning and
started again on the same data. At the end every action that was ever acknowledged must be in its
table's log, at its number, and every table must have gone on or have come to its end. Where a game
ends, the next one begins.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from bigapple.client import Client, Live, Refused

GAMES = ("manhattan", "king-of-new-york")
WIDE = {
    "BIGAPPLE_BOT_PACE": "0",
    "BIGAPPLE_REQUESTS_A_MINUTE": "10000000",
    "BIGAPPLE_MESSAGES_A_SECOND": "1000",
}


@dataclass
class Result:
    kills: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    finished: int = 0


class Service:
    """A service that can be killed and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "bigapple", "serve", "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            env=os.environ | WIDE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(self.url + "/health")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class CrashedTable:
    """A table that two people play against a bot, whatever happens to the service."""

    def __init__(self, service: Service, number: int) -> None:
        self.service = service
        self.number = number
        self.id = ""
        self.clients = [Client(service.url), Client(service.url)]
        self.acknowledged: dict[int, tuple[int, str]] = {}
        """The seat and the text of each action, by the number that it got."""
        self.phase = "lobby"
        self.last_number = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        ann, bob = self.clients
        await ann.become("Ann")
        await bob.become("Bob")
        game = GAMES[self.number % len(GAMES)]
        self.id, invite = await ann.create_table(game, players=3)
        await bob.command(self.id, "join", invite=invite)
        await ann.command(self.id, "take", seat=0)
        await bob.command(self.id, "take", seat=1)
        await ann.command(self.id, "seat-bot", seat=2, bot="random")
        await ann.command(self.id, "start")
        self._tasks = [
            asyncio.create_task(self._play(client, seat))
            for seat, client in enumerate(self.clients)
        ]

    async def _play(self, client: Client, seat: int) -> None:
        choose = random.Random(10 * self.number + seat)
        async with client.live(self.id) as live:
            async for _ in live:
                self.phase = live.state["phase"]
                self.last_number = max(self.last_number, live.state["number"])
                if self.phase == "over":
                    return
                if live.state.get("actor") == seat:
                    await self._act(live, seat, choose)

    async def _act(self, live: Live, seat: int, choose: random.Random) -> None:
        state = live.state
        action = choose.choice(state["eyes"][0]["legal"])["text"]
        try:
            number = await live.ask("act", seat=seat, action=action, decision=state["asked"])
        except Refused as refused:
            # An older question was answered: the table has gone on meanwhile, which is fine.
            if refused.code not in ("late", "lost"):
                raise
            return
        self.acknowledged[number] = (seat, action)
        await asyncio.sleep(choose.random() * 0.05)

    async def over(self) -> None:
        """Waits for the end of the game."""
        await asyncio.gather(*self._tasks)

    async def check(self, result: Result, before: int) -> None:
        """Every acknowledged action is there, and the table has not stood still."""
        client = self.clients[0]
        state = await client.table(self.id)
        told = await client.ask("GET", f"/tables/{self.id}/entries")
        acted = {one["number"]: one for one in told if one["type"] == "acted"}
        for number, (seat, text) in self.acknowledged.items():
            if number not in acted or acted[number]["seat"] != seat:
                result.lost.append(f"{self.id} {number} {text}")
        result.acknowledged += len(self.acknowledged)
        if state["phase"] == "over":
            result.finished += 1
        elif state["number"] <= before:
            result.stuck.append(self.id)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self.clients:
            await client.http.aclose()


async def play_again_and_again(service: Service, number: int, tables: list[CrashedTable]) -> None:
    """One game after another at a place; they are added to the tables as they begin."""
    while True:
        table = CrashedTable(service, number)
        try:
            await table.begin()
        except (httpx.HTTPError, Refused):
            # The service was killed meanwhile: nobody has played there yet.
            await table.end()
            await asyncio.sleep(0.2)
            continue
        tables.append(table)
        await table.over()


async def crash(
    folder: Path, places: int, pauses: list[float], say: Callable[[str], None] = lambda _: None
) -> Result:
    """Kills the service so long after all tables have gone on, and lets them go on once more."""
    result = Result()
    service = Service(folder)
    await service.start()
    tables: list[CrashedTable] = []
    playing = [
        asyncio.create_task(play_again_and_again(service, number, tables))
        for number in range(places)
    ]
    try:
        while len(tables) < places:
            await asyncio.sleep(0.1)
        before: dict[CrashedTable, int] = {}
        for pause in pauses:
            await until_all_went_on(before)
            await asyncio.sleep(pause)
            service.kill()
            result.kills += 1
            before = {table: table.last_number for table in tables if table.phase != "over"}
            say(f"killed {result.kills} times after {sum(t.last_number for t in tables)} entries")
            await service.start()
        await until_all_went_on(before)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in tables:
            await table.check(result, before.get(table, 0))
    finally:
        for task in playing:
            task.cancel()
        for table in tables:
            await table.end()
        service.kill()
    return result


async def until_all_went_on(before: dict[CrashedTable, int]) -> None:
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        if all(table.phase == "over" or table.last_number > at for table, at in before.items()):
            return
        await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--kill-every", type=float, default=30)
    arguments = parser.parse_args()
    pauses = [arguments.kill_every] * int(arguments.seconds / arguments.kill_every)
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(crash(Path(folder), arguments.tables, pauses, print))
    told: dict[str, Any] = {
        "tables at a time": arguments.tables,
        "kills": result.kills,
        "acknowledged actions": result.acknowledged,
        "lost": len(result.lost),
        "stuck tables": len(result.stuck),
        "finished games": result.finished,
    }
    print(", ".join(f"{name}: {value:,}" for name, value in told.items()))
    if result.lost or result.stuck:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
