"""Standing instructions: what somebody does when they are asked in another player's turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bigapple.client import Client, Document
from bigapple.server.following import Following
from tests.server.scenes import (
    begun,
    company,
    eventually,
    gathered,
    id_of,
    legal,
    log,
    play,
    prompt_bots,
    refusal,
    seeded,
    wire,
)
from tests.server.service import Service, serving

GAME = "king-of-new-york"
SEED = "seed 31"
"""In the first turns of this game, whoever is in Manhattan is attacked."""


@asynccontextmanager
async def duel(data: Path) -> AsyncIterator[tuple[Service, str, list[Client]]]:
    """Two people in a game where somebody is soon asked whether to flee."""
    with seeded(SEED):
        async with serving(data) as service, company(service, "Ann", "Bob") as people:
            yield service, await begun(people, GAME), people


async def go_on(people: list[Client], table: str) -> Document:
    """Plays until somebody is asked in another's turn, or an instruction has answered for them.

    Nobody throws dice again, and whoever can goes to Manhattan and buys nothing.
    """
    start = (await people[0].table(table))["number"]
    for _ in range(300):
        state = await people[0].table(table)
        entries = await log(people[0], table, start)
        if any(entry.get("by") == "instruction" for entry in entries):
            return state
        if state["phase"] == "over":
            raise AssertionError("nobody was ever attacked")
        actor = state["actor"]
        state = await people[actor].table(table)
        if state["decision"] == "flee":
            return state
        texts = legal(state)
        wanted = [text for text in texts if text in ("keep", "end", "go manhattan", "resolve A")]
        await people[actor].command(table, "act", seat=actor, action=(wanted or texts)[0])
    raise AssertionError("nobody was ever attacked")


async def instructed(client: Client, table: str) -> dict[str, str]:
    """The instructions that one sees of one's seat."""
    (eyes,) = (await client.table(table))["eyes"]
    found: dict[str, str] = eyes.get("instructions", {})
    return found


async def answers(client: Client, table: str) -> list[int]:
    """For which seats an instruction has answered."""
    return [one["seat"] for one in await log(client, table) if one.get("by") == "instruction"]


def test_without_an_instruction_the_table_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            state = await go_on(people, table)
            assert state["decision"] == "flee"
            assert state["actor"] != state["eyes"][0]["view"]["active"]
            assert "stay" in legal(state)
            assert await answers(people[0], table) == []

    play(scene())


def test_an_instruction_answers_without_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            for seat, person in enumerate(people):
                await person.command(table, "instruct", seat=seat, text="Never  FLEE")
                assert await instructed(person, table) == {"flee": "never flee"}
            await go_on(people, table)
            (seat,) = await answers(people[0], table)
            # It was not that seat's turn; the attacker goes on, and was not held up.
            state = await people[1 - seat].table(table)
            assert state["actor"] == 1 - seat
            entries = await log(people[0], table)
            place = [entry.get("by") for entry in entries].index("instruction")
            attack = entries[place - 1]
            assert (attack["type"], attack["seat"], attack["by"]) == ("acted", 1 - seat, "person")

    play(scene())


def test_an_instruction_is_followed_as_it_says(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            for seat, person in enumerate(people):
                await person.command(table, "instruct", seat=seat, text="always flee to queens")
            state = await go_on(people, table)
            (seat,) = await answers(people[0], table)
            assert state["eyes"][0]["view"]["monsters"][seat]["place"] == "queens"
            assert state["actor"] == 1 - seat

    play(scene())


def test_one_that_comes_late_answers_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            state = await go_on(people, table)
            seat = state["actor"]
            await people[seat].command(table, "instruct", seat=seat, text="flee at 0")
            assert await answers(people[0], table) == [seat]
            assert (await people[0].table(table))["decision"] != "flee"

    play(scene())


def test_instructions_are_nobody_elses_business(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            duel(tmp_path) as (service, table, people),
            company(service, "Eve") as (eve,),
        ):
            ann, bob = people
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            async with wire(bob, table) as his, wire(eve, table) as theirs:
                await his.receive("welcome")
                await theirs.receive("welcome")
                await ann.command(table, "instruct", seat=0, text="flee at 3 to bronx")
                await ann.command(table, "withdraw", seat=0, subject="flee")
                await ann.command(table, "instruct", seat=0, text="flee at 4 to bronx")
                told = [await line.receive("entries") for line in (his, theirs) for _ in range(3)]
            for client in (bob, eve):
                told += [await client.table(table, language="en"), *await log(client, table)]
            # That she has said something is told, but neither what nor about what.
            assert "flee at" not in str(told)
            private = [one for one in await log(eve, table) if "text" in one or "subject" in one]
            assert [one.get("text", one.get("subject")) for one in private] == [None] * 3
            # She sees hers, in the log too.
            assert await instructed(ann, table) == {"flee": "flee at 4 to bronx"}
            mine = [one for one in await log(ann, table) if "text" in one or "subject" in one]
            assert [one.get("text", one.get("subject")) for one in mine] == [
                "flee at 3 to bronx",
                "flee",
                "flee at 4 to bronx",
            ]

    play(scene())


def test_an_instruction_does_not_go_with_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            duel(tmp_path) as (service, table, people),
            company(service, "Cid") as (cid,),
        ):
            ann, bob = people
            await ann.command(table, "instruct", seat=0, text="flee at 3 to bronx")
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await cid.command(table, "join", invite=invite)
            await ann.command(table, "give", seat=0, person=await id_of(cid))
            assert await instructed(cid, table) == {}
            assert "flee at" not in str(await log(cid, table))
            # Whoever gave it still knows what they had said; it is not followed any more.
            assert "flee at 3" in str(await log(ann, table))
            state = await go_on([cid, bob], table)
            assert state["decision"] == "flee"

    play(scene())


def test_a_bot_keeps_the_seat_but_not_the_instruction(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (service, table, people):
            prompt_bots(service).let.clear()
            ann = people[0]
            await ann.command(table, "instruct", seat=0, text="never flee")
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            await ann.command(table, "take", seat=0)
            # It is hers, so it is still there when she is back.
            assert await instructed(ann, table) == {"flee": "never flee"}

    play(scene())


def test_instructions_outlive_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            for seat, person in enumerate(people):
                await person.command(table, "instruct", seat=seat, text="never flee")
                await person.command(table, "instruct", seat=seat, text="pay damage with hearts")
                await person.command(table, "withdraw", seat=seat, subject="damage")
            tokens = [person.token for person in people]
        async with (
            serving(tmp_path) as service,
            service.client(tokens[0]) as ann,
            service.client(tokens[1]) as bob,
        ):
            assert await instructed(ann, table) == {"flee": "never flee"}
            await go_on([ann, bob], table)
            assert len(await answers(ann, table)) == 1

    play(scene())


def test_a_restart_between_the_question_and_the_answer(tmp_path: Path) -> None:
    """The service ends just after the attack is written: the instruction answers after its start,
    though nobody asks for the table."""

    async def nothing(*_: object) -> None:
        """Follows nothing."""

    async def scene(control: Document | None) -> None:
        data = tmp_path / ("timed" if control else "untimed")
        with seeded(SEED), pytest.MonkeyPatch.context() as patch:
            async with serving(data) as service, company(service, "Ann", "Bob") as people:
                table = await begun(people, GAME, time=control)
                for seat, person in enumerate(people):
                    await person.command(table, "instruct", seat=seat, text="never flee")
                patch.setattr(Following, "go_on", nothing)
                state = await go_on(people, table)
                assert state["decision"] == "flee"
                assert await answers(people[0], table) == []
                token = people[0].token
        async with serving(data) as service, service.client(token) as ann:

            async def answered() -> list[int]:
                with service.house.hall.engine.connect() as connection:
                    rows = connection.exec_driver_sql("select entry from entries").all()
                return [1 for (entry,) in rows if b'"instruction"' in bytes(entry)]

            await eventually(answered)
            assert (await ann.table(table))["decision"] != "flee"

    play(scene(None))
    play(scene({"kind": "move", "seconds": 3600}))


def test_instructions_are_withdrawn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with duel(tmp_path) as (_, table, people):
            for seat, person in enumerate(people):
                for text in ("flee at 5", "pay damage with 3 energy", "never flee"):
                    await person.command(table, "instruct", seat=seat, text=text)
                # The last word on a subject counts.
                assert await instructed(person, table) == {
                    "damage": "pay damage with 3 energy",
                    "flee": "never flee",
                }
                await person.command(table, "withdraw", seat=seat, subject="flee")
                assert list(await instructed(person, table)) == ["damage"]
                await person.command(table, "instruct", seat=seat, text="never flee")
                await person.command(table, "withdraw", seat=seat)
                assert await instructed(person, table) == {}
            state = await go_on(people, table)
            assert state["decision"] == "flee"
            assert await answers(people[0], table) == []

    play(scene())


def test_what_is_no_instruction_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await gathered([ann, bob], GAME)
            asked = ann.command(table, "instruct", seat=0, text="never flee")
            assert await refusal(asked) == "not-begun"
            await ann.command(table, "start")
            before = (await ann.table(table))["number"]
            for text in ("run", "flee at", "flee at -1", "flee to manhattan", "never flee please"):
                asked = ann.command(table, "instruct", seat=0, text=text)
                assert await refusal(asked) == "standing-unreadable", text
            asked = ann.command(table, "instruct", seat=1, text="never flee")
            assert await refusal(asked) == "foreign-seat"
            assert await refusal(ann.command(table, "withdraw", seat=1)) == "foreign-seat"
            assert (await ann.table(table))["number"] == before
            # In the other game nobody is ever asked in another's turn.
            other = await begun([ann, bob])
            asked = ann.command(other, "instruct", seat=0, text="never flee")
            assert await refusal(asked) == "standing-none"

    play(scene())
