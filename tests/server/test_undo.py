"""Undo: free while nothing was learned, else by agreement, and chance never repeats itself."""

from __future__ import annotations

from pathlib import Path

from bigapple.client import Client, Document
from bigapple.server.app import House
from bigapple.server.table import Table
from bigapple.verifying import verify
from tests.server.scenes import (
    act,
    begun,
    company,
    eventually,
    id_of,
    log,
    play,
    prompt_bots,
    refusal,
    seeded,
    state_when,
    wire,
)
from tests.server.service import serving


async def in_the_hall(house: House, table: str) -> Table:
    """A table as the service has it."""
    async with house.hall.place(table).lock:
        return await house.hall.table(table)


async def game_of(client: Client, table: str) -> Document:
    """What one sees of the game itself."""
    view: Document = (await client.table(table))["eyes"][0]["view"]
    return view


def test_undo_is_free_while_nothing_was_learned(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            table = await begun([ann, bob, cid])
            before = await game_of(ann, table)
            asked = (await ann.table(table))["asked"]
            assert await refusal(ann.command(table, "undo", seat=0)) == "nothing-to-undo"
            number = await act(ann, table)
            state = await ann.table(table)
            assert state["actor"] == 1
            assert state["undo"]["free"] == [0]
            assert (await bob.table(table))["undo"]["free"] == []
            async with wire(bob, table) as line:
                await line.receive("welcome")
                await ann.command(table, "undo", seat=0)
                # It is an entry of the log that everybody gets.
                (entry,) = (await line.receive("entries"))["entries"]
                assert (entry["type"], entry["seat"], entry["count"]) == ("undone", 0, 1)
            assert await game_of(ann, table) == before
            state = await ann.table(table)
            assert state["actor"] == 0
            # The question is another one than before: a late answer does not fit it.
            assert state["asked"] > asked + 1
            (undone,) = [entry for entry in await log(bob, table) if entry["number"] == number]
            assert undone["eyes"][0]["undone"]
            await act(ann, table)

    play(scene())


def test_past_an_outcome_of_chance_others_are_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid", "Eve") as (ann, bob, cid, eve),
        ):
            table = await begun([ann, bob, cid])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            for person in (ann, bob, cid):
                await act(person, table)
            before = await game_of(ann, table)
            # She builds, and draws a card.
            await act(ann, table)
            built = await game_of(ann, table)
            assert (await ann.table(table))["undo"]["free"] == []
            assert await refusal(bob.command(table, "answer-undo", agree=True)) == "no-undo-asked"
            await ann.command(table, "undo", seat=0)
            assert await game_of(ann, table) == built
            assert (await cid.table(table))["undo"]["asked_by"] == 0
            assert await refusal(ann.command(table, "undo", seat=0)) == "undo-asked-already"
            # She cannot agree with herself, and a spectator is not asked.
            for person in (ann, eve):
                asked = person.command(table, "answer-undo", agree=True)
                assert await refusal(asked) == "not-asked"
            # One who agrees is not enough.
            await bob.command(table, "answer-undo", agree=True)
            state = await ann.table(table)
            assert state["undo"]["agreed"] == [await id_of(bob)]
            assert await game_of(ann, table) == built
            number = await cid.command(table, "answer-undo", agree=True)
            assert await game_of(ann, table) == before
            kinds = [entry["type"] for entry in await log(eve, table, number - 1)]
            assert kinds == ["undo-answered", "undone"]
            undo = (await ann.table(table))["undo"]
            assert (undo["asked_by"], undo["agreed"]) == (None, [])

    play(scene())


def test_who_refuses_keeps_things_as_they_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            table = await begun([ann, bob, cid])
            for person in (ann, bob, cid, ann):
                await act(person, table)
            built = await game_of(ann, table)
            await ann.command(table, "undo", seat=0)
            await bob.command(table, "answer-undo", agree=True)
            await cid.command(table, "answer-undo", agree=False)
            assert await game_of(ann, table) == built
            assert (await ann.table(table))["undo"]["asked_by"] is None
            assert await refusal(bob.command(table, "answer-undo", agree=True)) == "no-undo-asked"
            # Who simply goes on has answered as well.
            await ann.command(table, "undo", seat=0)
            await act(bob, table)
            state = await ann.table(table)
            assert (state["undo"]["asked_by"], state["actor"]) == (None, 2)
            # Agreement to something else is no agreement to this.
            await ann.command(table, "undo", seat=0)
            await cid.command(table, "answer-undo", agree=True)
            assert (await ann.table(table))["undo"]["asked_by"] == 0

    play(scene())


def test_past_another_persons_action_others_are_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            # In a game of two each chooses for two colours; no chance in it.
            await act(ann, table)
            await act(ann, table)
            assert (await ann.table(table))["undo"]["free"] == [0]
            before = await game_of(ann, table)
            await act(bob, table)
            assert (await ann.table(table))["undo"]["free"] == []
            assert (await bob.table(table))["undo"]["free"] == [1]
            number = await ann.command(table, "undo", seat=0)
            (entry,) = await log(bob, table, number - 1)
            assert (entry["type"], entry["seat"]) == ("undo-asked", 0)
            await bob.command(table, "answer-undo", agree=True)
            # Both actions are taken back, hers and his.
            state = await ann.table(table)
            assert state["actor"] == 0
            assert state["eyes"][0]["view"] != before
            assert [entry["count"] for entry in await log(ann, table) if "count" in entry] == [2]

    play(scene())


def test_seats_on_one_device_are_one_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, invite = await ann.create_table("manhattan", players=3, first_player=0)
            await bob.command(table, "join", invite=invite)
            for person, seat in ((ann, 0), (ann, 1), (bob, 2)):
                await person.command(table, "take", seat=seat)
            await ann.command(table, "start")
            before = (await ann.table(table))["eyes"]
            await act(ann, table)
            await act(ann, table)
            # What she did at the other seat told her nothing.
            assert (await ann.table(table))["undo"]["free"] == [0, 1]
            await ann.command(table, "undo", seat=0)
            assert [eyes["view"] for eyes in (await ann.table(table))["eyes"]] == [
                eyes["view"] for eyes in before
            ]
            await act(ann, table)
            await act(ann, table)
            await act(bob, table)
            assert (await ann.table(table))["undo"]["free"] == []

    play(scene())


def test_alone_there_is_no_limit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            prompt_bots(service)
            table = await begun([ann], bots=2)
            start = await game_of(ann, table)

            async def mine() -> bool:
                return bool((await ann.table(table))["actor"] == 0)

            acted = 6
            for _ in range(acted):
                await eventually(mine)
                await act(ann, table)
            await eventually(mine)
            # Cards were drawn, bots have acted: all of it is taken back, to the very beginning.
            for _ in range(acted):
                await ann.command(table, "undo", seat=0)
                assert await mine()
            assert await game_of(ann, table) == start
            assert await refusal(ann.command(table, "undo", seat=0)) == "nothing-to-undo"
            await act(ann, table)
            await eventually(mine)

    play(scene())


def test_hot_seat_there_is_no_limit_either(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table, _ = await ann.create_table("king-of-new-york", players=2, first_player=0)
            for seat in range(2):
                await ann.command(table, "take", seat=seat)
            await ann.command(table, "start")
            start = await game_of(ann, table)
            for _ in range(12):
                await act(ann, table)
            done = 0
            while (state := await ann.table(table))["eyes"][0]["view"] != start:
                done += 1
                await ann.command(table, "undo", seat=state["undo"]["free"][0])
            assert done

    play(scene())


def test_chance_does_not_repeat_itself(tmp_path: Path) -> None:
    """The same throw again after an undo would be a bug, and so would a restart for another."""

    async def thrown(house: House, ann: Client, table: str) -> tuple[int, ...]:
        """Throws six dice, looks, and takes it back."""
        await act(ann, table, "roll")
        match = (await in_the_hall(house, table)).match
        assert match is not None
        draws = match.history[-1].draws
        assert len(draws) == 6
        await ann.command(table, "undo", seat=0)
        return tuple(draw.outcome for draw in draws)

    async def scene(data: Path) -> list[tuple[int, ...]]:
        with seeded("a seed that is known"):
            async with serving(data) as service, company(service, "Ann") as (ann,):
                table, _ = await ann.create_table("king-of-new-york", players=2, first_player=0)
                for seat in range(2):
                    await ann.command(table, "take", seat=seat)
                await ann.command(table, "start")
                await act(ann, table)
                await act(ann, table)
                found = [await thrown(service.house, ann, table) for _ in range(3)]
                token = ann.token
        async with serving(data) as service, service.client(token) as ann:
            return found + [await thrown(service.house, ann, table) for _ in range(3)]

    found = play(scene(tmp_path / "one"))
    assert len(set(found)) == 6
    # It is the seed alone that decides them.
    assert play(scene(tmp_path / "two")) == found


def test_a_game_with_undos_verifies_and_ends_for_good(tmp_path: Path) -> None:
    async def scene() -> str:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            people = [ann, bob]
            number = 0
            while (state := await ann.table(table))["phase"] != "over":
                actor = state["actor"]
                await act(people[actor], table)
                number += 1
                if number % 12 == 0 and (await ann.table(table))["phase"] != "over":
                    await people[actor].command(table, "undo", seat=actor)
                    if (await ann.table(table))["undo"]["asked_by"] is not None:
                        await people[1 - actor].command(table, "answer-undo", agree=True)
            # The seed is open now: going back would be playing with open dice.
            assert state["undo"]["free"] == []
            for seat, person in enumerate(people):
                assert await refusal(person.command(table, "undo", seat=seat)) == "game-over"
            record: str = await ann.ask("GET", f"/tables/{table}/record")
            return record

    verified = verify(play(scene()))
    assert sum(entry.text == "undo" for entry in verified.match.history) > 2
    assert verified.match.actor is None


def test_a_bot_that_goes_on_does_not_answer_for_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            bots = prompt_bots(service)
            table, invite = await ann.create_table("manhattan", players=3, first_player=0)
            await bob.command(table, "join", invite=invite)
            await ann.command(table, "take", seat=0)
            await ann.command(table, "seat-bot", seat=1, bot="greedy")
            await bob.command(table, "take", seat=2)
            await ann.command(table, "start")
            await act(ann, table)
            await state_when(bob, table, lambda state: state["actor"] == 2)
            bots.let.clear()
            await act(bob, table)
            # Ann builds; it is the bot's turn. She asks, and the bot goes on before Bob answers.
            before = await game_of(ann, table)
            await act(ann, table)
            await ann.command(table, "undo", seat=0)
            bots.let.set()
            state = await state_when(bob, table, lambda state: state["actor"] == 2)
            assert state["undo"]["asked_by"] == 0
            bots.let.clear()
            await bob.command(table, "answer-undo", agree=True)
            assert await game_of(ann, table) == before

    play(scene())


def test_a_request_ends_with_whoever_made_it_or_had_to_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob, cid])
            for person in (ann, bob, cid):
                await act(person, table)
            before = await game_of(ann, table)
            await act(ann, table)
            await ann.command(table, "undo", seat=0)
            await bob.command(table, "answer-undo", agree=True)
            # Cid, who has not answered, leaves: all who are left have agreed.
            await cid.command(table, "leave", seat=2)
            await ann.command(table, "undo", seat=0)
            assert await game_of(ann, table) == before
            # Whoever leaves asks for nothing any more.
            await act(ann, table)
            await ann.command(table, "undo", seat=0)
            await ann.command(table, "leave", seat=0)
            assert (await bob.table(table))["undo"]["asked_by"] is None
            assert await refusal(bob.command(table, "answer-undo", agree=True)) == "no-undo-asked"

    play(scene())


def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            for person in (ann, ann, bob, bob):
                await act(person, table)
            before = await game_of(ann, table)
            await act(ann, table)
            await ann.command(table, "undo", seat=0)
            tokens = ann.token, bob.token
        async with (
            serving(tmp_path) as service,
            service.client(tokens[0]) as ann,
            service.client(tokens[1]) as bob,
        ):
            assert (await ann.table(table))["undo"]["asked_by"] == 0
            await bob.command(table, "answer-undo", agree=True)
            assert await game_of(ann, table) == before

    play(scene())
