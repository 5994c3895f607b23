"""Anonymous people: a name, a colour, their tables, a link to come back by, being forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bigapple import bots
from bigapple.client import Client, Refused
from bigapple.server.persons import COLOURS, MOST_SESSIONS
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
from tests.server.service import Service, serving


async def somebody(service: Service, **said: str) -> str | None:
    """Becomes somebody; the code of the problem if that is refused."""
    async with service.client() as client:
        try:
            await client.ask("POST", "/people", said)
        except Refused as refused:
            return refused.code
    return None


def test_names_have_rules(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service:
            for name in ("A", "Анна", "María José", "王小明", "{ $name }", "<b>", "x" * 40):
                assert await somebody(service, name=name) is None, name
            for name in (" Ann", "Ann ", "An\nn", "An\u200bn", "An\u202en", "\u00a0", "\x00"):
                assert await somebody(service, name=name) == "name", name
            for name in ("", "x" * 41):
                assert await somebody(service, name=name) == "request", name

    play(scene())


def test_colours_and_languages_are_those_that_there_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            for colour in COLOURS:
                assert await somebody(service, name="Ann", colour=colour) is None
            assert await somebody(service, name="Ann", colour="red; x") == "colour"
            assert await somebody(service, name="Ann", language="tlh") == "language"
            offers = await ann.ask("GET", "/games")
            assert offers["colours"] == list(COLOURS)
            assert offers["bots"][0] == "beginner"
            assert set(offers["bots"]) == set(bots.names()) - {"search"}

    play(scene())


def test_a_person_changes_their_face(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            changed = await ann.ask("PATCH", "/me", {"name": "Anna", "colour": "ruby"})
            me = await ann.ask("GET", "/me")
            for seen in (changed, me):
                assert (seen["name"], seen["colour"], seen["language"]) == ("Anna", "ruby", "en")
            assert await refusal(ann.ask("PATCH", "/me", {"colour": "none"})) == "colour"
            assert await refusal(ann.ask("PATCH", "/me", {"name": " "})) == "name"
            assert await ann.ask("GET", "/me") == me
            table, _ = await ann.create_table("manhattan")
            (guest,) = (await ann.table(table))["guests"]
            assert (guest["name"], guest["colour"]) == ("Anna", "ruby")

    play(scene())


def test_nobody_without_a_token_is_anybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table, _ = await ann.create_table("manhattan")
            for token in (None, "nonsense", f"{ann.token}x"):
                async with service.client(token) as stranger:
                    assert await refusal(stranger.ask("GET", "/me/tables")) == "who-are-you"
                    assert await refusal(stranger.table(table)) == "who-are-you"

    play(scene())


def test_a_page_that_asks_who_one_is_learns_that_one_is_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, service.client() as stranger:
            answer = await stranger.http.get("/me")
            assert (answer.status_code, answer.json()) == (200, None)
            # Whoever brings a token is mistaken, and is told so.
            answer = await stranger.http.get("/me", headers={"authorization": "Bearer nonsense"})
            assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")

    play(scene())


def test_my_tables_are_mine(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            first, _ = await ann.create_table("manhattan", players=2)
            second, invite = await ann.create_table("king-of-new-york", players=2)
            await bob.command(second, "join", invite=invite)
            mine = await ann.ask("GET", "/me/tables")
            assert {(one["id"], one["game"], one["phase"]) for one in mine} == {
                (first, "manhattan", "lobby"),
                (second, "king-of-new-york", "lobby"),
            }
            assert {one["id"]: one["others"] for one in mine} == {first: [], second: ["Bob"]}
            assert [one["id"] for one in await bob.ask("GET", "/me/tables")] == [second]
            assert "seed" not in str(mine)
            assert "invite" not in str(mine)

    play(scene())


async def whose_turn(people: list[Client], table: str) -> list[bool]:
    """What each person's own list of tables says."""
    found = []
    for client in people:
        (mine,) = (one for one in await client.ask("GET", "/me/tables") if one["id"] == table)
        found.append(mine["my_turn"])
    return found


def test_my_tables_say_whether_it_is_my_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as both:
            ann, bob = both
            table, invite = await ann.create_table("manhattan", players=2, first_player=0)
            await bob.command(table, "join", invite=invite)
            await ann.command(table, "take", seat=0)
            await bob.command(table, "take", seat=1)
            assert await whose_turn(both, table) == [False, False]
            await ann.command(table, "start")
            assert await whose_turn(both, table) == [True, False]
            while (await ann.table(table))["actor"] == 0:
                await act(ann, table)
            assert await whose_turn(both, table) == [False, True]
            # A table that is asleep is woken up.
            service.house.hall.places[table].table = None
            assert await whose_turn(both, table) == [False, True]
            # While a bot keeps somebody's seat, they are not waited for.
            await bob.command(table, "seat-bot", seat=1, bot="random")
            assert await whose_turn([bob], table) == [False]

    play(scene())


@asynccontextmanager
async def back_by(service: Service, link: str) -> AsyncIterator[Client]:
    """Another device, on which somebody comes back by their link."""
    async with service.client() as device:
        device.token = (await device.ask("POST", "/me/return", {"token": link}))["token"]
        device.http.cookies.clear()
        yield device


async def is_dead(service: Service, link: str) -> bool:
    """Whether nobody comes back by a link any more."""
    async with service.client() as device:
        return await refusal(device.ask("POST", "/me/return", {"token": link})) == "link"


def test_the_private_link_brings_a_person_back_on_another_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            link = (await ann.ask("POST", "/me/link"))["token"]
            async with back_by(service, link) as phone, back_by(service, link) as tablet:
                assert await id_of(phone) == await id_of(tablet) == await id_of(ann)
                assert [one["id"] for one in await phone.ask("GET", "/me/tables")] == [table]
                # All devices are let in.
                await act(phone, table)
                await act(ann, table)
                # A new link ends the old one, and nothing else.
                new = (await tablet.ask("POST", "/me/link"))["token"]
                assert await is_dead(service, link)
                assert await id_of(phone) == await id_of(ann)
            async with back_by(service, new) as phone:
                assert await id_of(phone) == await id_of(ann)
            # A link is no session, and a session is no link.
            async with service.client(new) as stranger:
                assert await refusal(stranger.ask("GET", "/me")) == "who-are-you"
            assert await is_dead(service, str(ann.token))

    play(scene())


def test_only_so_many_devices(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            link = (await ann.ask("POST", "/me/link"))["token"]
            assert await id_of(ann)
            async with AsyncExitStack() as stack:
                devices = [
                    await stack.enter_async_context(back_by(service, link))
                    for _ in range(MOST_SESSIONS)
                ]
                # The oldest is no longer known; the last ones are.
                assert await refusal(ann.ask("GET", "/me")) == "who-are-you"
                assert await id_of(devices[-1]) == await id_of(devices[0])

    play(scene())


def in_the_database(data: Path, text: str) -> bool:
    """Whether something is to be found anywhere in what is kept."""
    database = sqlite3.connect(data / "bigapple.sqlite")
    try:
        for (table,) in database.execute("select name from sqlite_master where type = 'table'"):
            for row in database.execute(f"select * from {table}"):
                if text in str(row):
                    return True
        return False
    finally:
        database.close()


def test_being_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Zerelda", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service)
            table = await begun([ann, bob, cid])
            await bob.command(table, "name", seat=1, name="Zerelda's son")
            lobby, _ = await bob.create_table("manhattan", players=2)
            link = (await bob.ask("POST", "/me/link"))["token"]
            b = await id_of(bob)
            await act(ann, table)
            assert in_the_database(tmp_path, "Zerelda")
            async with wire(bob, table) as his:
                await his.receive("welcome")
                await bob.ask("DELETE", "/me")
                assert await his.closed() == 4003
            # Nobody is let in by what was theirs.
            assert await refusal(bob.ask("GET", "/me")) == "who-are-you"
            assert await is_dead(service, link)
            # The game goes on with a bot, and the name is nowhere any more.
            state = await state_when(cid, table, lambda state: state["actor"] == 2)
            assert state["seats"][1]["person"] is None
            assert state["seats"][1]["bot"] == "greedy"
            assert b not in [guest["id"] for guest in state["guests"]]
            assert "Zerelda" not in str(await log(ann, table))
            assert "Zerelda" not in str(await ann.table(table, language="en"))
            assert not in_the_database(tmp_path, "Zerelda")
            # What was theirs alone is closed: nobody could ever have come there.
            async with service.house.hall.place(lobby).lock:
                assert (await service.house.hall.table(lobby)).phase == "closed"
            token = cid.token
        async with serving(tmp_path) as service, service.client(token) as cid:
            await act(cid, table)
            assert len((await cid.table(table))["guests"]) == 2

    play(scene())


def test_a_table_whose_host_is_forgotten_has_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            table = await begun([ann, bob, cid])
            await ann.ask("DELETE", "/me")
            state = await bob.table(table)
            assert state["host"] == await id_of(bob)
            await bob.command(table, "remove", person=await id_of(cid))

    play(scene())


def test_the_rest_play_again_without_whoever_was_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service)
            table = await begun([ann, bob])
            await bob.ask("DELETE", "/me")
            while (state := await ann.table(table))["phase"] != "over":
                if state["actor"] == 0:
                    await act(ann, table)
                await asyncio.sleep(0)
            await ann.command(table, "rematch")
            successor = (await ann.table(table))["successor"]
            assert [guest["name"] for guest in (await ann.table(successor))["guests"]] == ["Ann"]

    play(scene())


def test_a_bad_return_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, service.client() as nobody:
            for token in ("x", "x" * 64):
                with pytest.raises(Refused) as caught:
                    await nobody.ask("POST", "/me/return", {"token": token})
                assert caught.value.problem["status"] == 401
                assert not nobody.http.cookies

    play(scene())
