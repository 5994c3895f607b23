"""Whole games over the network: by the example bot, by people, and by both."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from examples.network_bot import play

from bigapple.verifying import verify
from tests.server.service import free_port, serving


@pytest.mark.parametrize("game", ["manhattan", "king-of-new-york"])
def test_two_people_and_a_bot_play_a_whole_game(game: str, tmp_path: Path) -> None:
    async def run() -> tuple[str, list[int]]:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as bob:
            await ann.become("Ann")
            await bob.become("Bob")
            table, invite = await ann.create_table(game, players=3)
            await ann.command(table, "take", seat=0)
            await ann.command(table, "seat-bot", seat=2, bot="greedy")
            await bob.command(table, "join", invite=invite)
            async with ann.live(table) as hers, bob.live(table) as his:
                await his.ask("take", seat=1)
                await hers.ask("start")
                await asyncio.gather(
                    play(hers, 0, random.Random(1)), play(his, 1, random.Random(2))
                )
                assert hers.state["outcome"] == his.state["outcome"]
                winners: list[int] = hers.state["outcome"]["winners"]
            record: str = await ann.ask("GET", f"/tables/{table}/record")
            return record, winners

    record, winners = asyncio.run(run())
    verified = verify(record)
    assert verified.match.actor is None
    outcome = verified.match.outcome
    assert outcome is not None  # monsters may all fall at once: then nobody wins (K10.2)
    assert list(outcome.winners) == winners
    assert verified.draws > 0


def test_the_bot_says_in_a_line_that_it_cannot_play() -> None:
    for given, told in (
        ([f"http://127.0.0.1:{free_port()}", "T", "I", "0"], "All connection attempts failed"),
        (["127.0.0.1", "T", "I", "0"], "missing an 'http://' or 'https://' protocol"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "examples.network_bot", *given],
            cwd=Path(__file__).parents[2],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 1
        (line,) = done.stderr.splitlines()
        assert line.startswith(given[0])
        assert told in line
