"""Time to think, with a time that passes only when it is told to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bigapple.client import Client, Document
from bigapple.server.following import GRACE
from tests.server.scenes import (
    act,
    begun,
    company,
    id_of,
    log,
    play,
    prompt_bots,
    refusal,
    state_when,
    wire,
)
from tests.server.service import Hourglass, serving

MINUTE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 100, "increment": 5}


async def left(client: Client, table: str, time: Hourglass) -> float | None:
    """Seconds until time is up for whoever is asked."""
    deadline = (await client.table(table))["deadline"]
    return None if deadline is None else (deadline - time.now()) / 1000


def banks(state: Document) -> list[float]:
    return [seat["bank"] / 1000 for seat in state["seats"]]


def test_untimed_means_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            before = await bob.table(table)
            assert before["deadline"] is None
            await time.turn(30 * 86400)
            assert await bob.table(table) == before
            await act(ann, table)

    play(scene())


def test_when_time_is_up_the_absent_answer_and_then_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with (
            serving(tmp_path, time) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service)
            table = await begun([ann, bob, cid], time=MINUTE)
            number = (await ann.table(table))["number"]
            assert await left(ann, table, time) == 60
            await time.turn(59.9)
            assert (await bob.table(table))["number"] == number
            await time.turn(0.1)
            state = await state_when(bob, table, lambda state: state["actor"] == 1)
            answered, seated = await log(bob, table, number)
            assert (answered["type"], answered["seat"], answered["by"]) == ("acted", 0, "absent")
            assert seated["type"] == "seated"
            a = await id_of(ann)
            assert (seated["seat"], seated["person"], seated["bot"]) == (0, a, "greedy")
            assert state["seats"][0]["person"] == a
            # Bob has a minute of his own.
            assert await left(bob, table, time) == 60
            await act(bob, table)
            await act(cid, table)
            # The bot goes on for Ann, whether she looks on or not, until she takes her seat back.
            state = await state_when(bob, table, lambda state: state["actor"] == 1)
            assert state["seats"][0]["bot"] == "greedy"
            await ann.command(table, "take", seat=0)
            await act(bob, table)
            await act(cid, table)
            assert (await ann.table(table))["actor"] == 0
            assert await left(ann, table, time) == 60
            await act(ann, table)

    play(scene())


def test_whoever_was_too_slow_comes_back_by_acting(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            bots = prompt_bots(service)
            table = await begun([ann, bob], "king-of-new-york", time=MINUTE)
            await time.turn(60)
            await state_when(bob, table, lambda state: state["actor"] == 1)
            assert [entry["by"] for entry in await log(bob, table) if "by" in entry] == ["absent"]
            bots.let.clear()
            await act(bob, table)
            # In the middle of what the bot thinks about.
            assert (await ann.table(table))["thinking"]
            await act(ann, table, "roll")
            assert (await ann.table(table))["seats"][0]["bot"] is None
            assert await left(ann, table, time) == 60

    play(scene())


def test_days_for_each_move(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        day = 86400
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob], time={"kind": "move", "seconds": 3 * day})
            await time.turn(2.5 * day)
            await act(ann, table)
            assert await left(bob, table, time) == 3 * day
            await time.turn(3 * day - 1)
            assert (await ann.table(table))["actor"] == 0
            # Still her second choice: she has three days for that too.
            assert await left(ann, table, time) == 1
            await time.turn(1)
            state = await state_when(bob, table, lambda state: state["actor"] == 1)
            assert state["seats"][0]["bot"] == "greedy"

    play(scene())


def test_a_bank_with_an_increment(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with (
            serving(tmp_path, time) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob, cid], time=BANK)
            assert banks(await ann.table(table)) == [100, 100, 100]
            await time.turn(30)
            assert await left(ann, table, time) == 70
            await act(ann, table)
            # Thirty seconds are gone, five are put in; nobody else's have moved.
            assert banks(await ann.table(table)) == [75, 100, 100]
            await time.turn(1)
            await act(bob, table)
            await act(cid, table)
            assert banks(await ann.table(table)) == [75, 104, 105]
            assert await left(ann, table, time) == 75
            tokens = [person.token for person in (ann, bob, cid)]
        # What is left is in the log: a restart changes nothing about it.
        async with serving(tmp_path, time) as service, service.client(tokens[0]) as ann:
            prompt_bots(service).let.clear()
            assert banks(await ann.table(table)) == [75, 104, 105]
            await time.turn(74)
            assert (await ann.table(table))["actor"] == 0
            await time.turn(1)
            state = await state_when(ann, table, lambda state: state["actor"] == 1)
            assert state["seats"][0]["bot"] == "greedy"
            assert banks(state) == [5, 104, 105]

    play(scene())


def test_others_may_grant_more_time(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob], time=MINUTE)
            await time.turn(50)
            assert await refusal(ann.command(table, "grant", seat=0, seconds=60)) == (
                "grant-to-oneself"
            )
            number = await bob.command(table, "grant", seat=0, seconds=90)
            (entry,) = await log(ann, table, number - 1)
            assert entry["type"] == "granted"
            assert (entry["seat"], entry["seconds"]) == (0, 90)
            assert entry["person"] == await id_of(bob)
            assert await left(ann, table, time) == 100
            await time.turn(99)
            assert (await bob.table(table))["actor"] == 0
            # What she needed of it is gone; the rest is there when she needs it again.
            await act(ann, table)
            assert await left(ann, table, time) == 61
            await time.turn(61)
            state = await state_when(ann, table, lambda state: state["actor"] == 1)
            assert state["seats"][0]["bot"] == "greedy"

    play(scene())


def test_a_granted_bank(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], time=BANK)
            await time.turn(10)
            await bob.command(table, "grant", seat=0, seconds=60)
            assert await left(ann, table, time) == 150
            await act(ann, table)
            assert banks(await ann.table(table)) == [155, 100]

    play(scene())


def test_bots_use_no_time(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            bots = prompt_bots(service)
            bots.let.clear()
            table, invite = await ann.create_table(
                "manhattan", players=3, first_player=0, time=BANK
            )
            await bob.command(table, "join", invite=invite)
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            await ann.command(table, "take", seat=1)
            await bob.command(table, "take", seat=2)
            await ann.command(table, "start")
            state = await ann.table(table)
            assert state["thinking"]
            assert state["deadline"] is None
            # Nobody's time runs while a bot thinks, however long that takes.
            await time.turn(55)
            assert banks(await ann.table(table)) == [100, 100, 100]
            bots.let.set()
            state = await state_when(ann, table, lambda state: state["actor"] == 1)
            assert not state["thinking"]
            assert await left(ann, table, time) == 100
            assert banks(state) == [100, 100, 100]

    play(scene())


@pytest.mark.parametrize("control", [MINUTE, BANK])
def test_a_bot_for_a_moment_is_no_new_clock(control: dict[str, Any], tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob], time=control)
            await time.turn(40)
            before = await left(ann, table, time)
            assert before is not None
            for away in ("seat-bot", "leave"):
                bot = {"bot": "greedy"} if away == "seat-bot" else {}
                await ann.command(table, away, seat=0, **bot)
                assert await left(ann, table, time) is None
                # The bot's time is not hers.
                await time.turn(7)
                await ann.command(table, "take", seat=0)
                assert await left(ann, table, time) == before
            await time.turn(before)
            await state_when(bob, table, lambda state: state["seats"][0]["bot"] == "greedy")

    play(scene())


@pytest.mark.parametrize("control", [MINUTE, BANK])
def test_an_undo_is_no_new_clock_either(control: dict[str, Any], tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], time=control)
            for _ in range(4):
                await time.turn(10)
                await act(ann, table)
                await ann.command(table, "undo", seat=0)
            # Ten seconds each time are forty seconds, and no increment was earned.
            assert await left(ann, table, time) == control["seconds"] - 40
            assert banks(await ann.table(table)) == (
                [100, 100] if control["kind"] == "bank" else [0, 0]
            )
            # Those who agree to an undo give the time of it back as well.
            await act(ann, table)
            await act(ann, table)
            await act(bob, table)
            await ann.command(table, "undo", seat=0)
            await bob.command(table, "answer-undo", agree=True)
            assert await left(ann, table, time) == (65 if control["kind"] == "bank" else 60)

    play(scene())


def test_nobodys_time_is_up_just_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], time=MINUTE)
            await time.turn(50)
            tokens = ann.token, bob.token
        # The service was away for an hour; that was not Ann.
        time._now += 3_600_000
        async with (
            serving(tmp_path, time) as service,
            service.client(tokens[0]) as ann,
            service.client(tokens[1]) as bob,
        ):
            prompt_bots(service).let.clear()
            await time.turn(GRACE / 1000 - 1)
            assert (await ann.table(table))["seats"][0]["bot"] is None
            await act(ann, table)
            # Her next decision is asked by a service that is there: it has its own minute.
            assert await left(ann, table, time) == 60
            await time.turn(60)
            await state_when(bob, table, lambda state: state["seats"][0]["bot"] == "greedy")

    play(scene())


def test_grace_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], time=MINUTE)
            token = bob.token
        time._now += 3_600_000
        async with serving(tmp_path, time) as service, service.client(token) as bob:
            prompt_bots(service).let.clear()
            # Nobody asks for the table: it is the service that remembers.
            await time.turn(GRACE / 1000)
            state = await state_when(bob, table, lambda state: state["seats"][0]["bot"] == "greedy")
            assert [entry["by"] for entry in await log(bob, table) if "by" in entry] == ["absent"]
            assert state["thinking"]

    play(scene())


def test_a_closed_table_has_no_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], time=MINUTE)
            await ann.command(table, "close")
            before = await bob.table(table)
            assert before["deadline"] is None
            await time.turn(120)
            assert await bob.table(table) == before

    play(scene())


def test_clocks_of_tables_do_not_disturb_each_other(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            slow = await begun([ann, bob], time={"kind": "move", "seconds": 90})
            fast = await begun([ann, bob], time={"kind": "move", "seconds": 30})
            await time.turn(30)
            await state_when(bob, fast, lambda state: state["seats"][0]["bot"] is not None)
            assert (await bob.table(slow))["seats"][0]["bot"] is None
            await time.turn(60)
            await state_when(bob, slow, lambda state: state["seats"][0]["bot"] is not None)

    play(scene())


def test_devices_hear_that_time_is_up(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Hourglass()
        async with serving(tmp_path, time) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob], time=MINUTE)
            async with wire(ann, table) as line:
                await line.receive("welcome")
                turning = asyncio.create_task(time.turn(60))
                told = await line.receive("entries")
                assert [entry["type"] for entry in told["entries"]] == ["acted", "seated"]
                await turning

    play(scene())
