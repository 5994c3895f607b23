"""Before the game: making a table, its options, coming in by an invitation or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bigapple.client import Client, Refused
from tests.server.scenes import (
    act,
    begun,
    company,
    gathered,
    id_of,
    log,
    play,
    prompt_bots,
    refusal,
    state_when,
    wire,
)
from tests.server.service import serving


def test_a_table_is_made_with_all_options(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table, invite = await ann.create_table("manhattan", players=3, anti_trust="player")
            state = await ann.table(table)
            assert state["options"] == {
                "players": 3,
                "first_player": None,
                "edition": "2018",
                "urban_rules": False,
                "megacity": "one",
                "monster": "none",
                "progressive": False,
                "anti_trust": "player",
                "sides": "opposite",
            }
            assert state["phase"] == "lobby"
            assert state["host"] == await id_of(ann)
            nobody = {"person": None, "bot": None, "present": False}
            assert state["seats"] == [
                nobody | {"called": {"id": "player-number", "parameters": {"number": number}}}
                for number in (1, 2, 3)
            ]
            # The secret of the invitation is told to whoever made it, and to nobody ever again.
            assert invite not in str(state)
            assert invite not in str(await log(ann, table))

    play(scene())


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("chess", {}, "input-game"),
    ("manhattan", {"seats": 3}, "input-option"),
    ("manhattan", {"players": 5}, "input-value"),
    ("manhattan", {"players": "3"}, "input-value"),
    ("manhattan", {"urban_rules": 1}, "input-value"),
    ("manhattan", {"edition": "1994", "urban_rules": True}, "option-clash-urban-rules"),
    ("king-of-new-york", {"players": 2, "monsters": ["kong"]}, "option-clash-monsters"),
    ("king-of-new-york", {"monsters": ["kong", "kong"]}, "input-value"),
]
BAD_TIMES = [
    {"kind": "move", "seconds": 0},
    {"kind": "move", "seconds": -1},
    {"kind": "bank", "seconds": 60, "increment": -1},
    {"kind": "bank", "seconds": 31 * 86400},
]


def test_bad_options_are_refused_with_a_code_and_a_sentence(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            for game, options, code in BAD:
                body = {"game": game, "options": options}
                with pytest.raises(Refused) as caught:
                    await ann.ask("POST", "/tables", body, language="fr")
                problem = caught.value.problem
                assert (problem["code"], problem["status"]) == (code, 422), options
                assert problem["title"] not in ("", code)
            for time in BAD_TIMES:
                assert await refusal(ann.create_table("manhattan", time=time)) == "time-control"
            assert await refusal(ann.create_table("manhattan", time={"kind": "soon"})) == "request"
            assert await ann.ask("GET", "/me/tables") == []

    play(scene())


def test_guests_come_in_by_the_invitation(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, invite = await ann.create_table("manhattan", players=2)
            await bob.command(table, "join", invite=invite)
            state = await bob.table(table)
            assert {guest["name"] for guest in state["guests"]} == {"Ann", "Bob"}
            assert state["you"] == {"person": await id_of(bob), "seats": []}
            before = state["number"]
            # Coming in again changes nothing, whatever is said at the door.
            await bob.command(table, "join", invite="something else")
            assert (await bob.table(table))["number"] == before

    play(scene())


async def documents_at_the_door(bob: Client, table: str, invite: str | None) -> list[Any]:
    """All that somebody who was not let in gets to see of a table."""
    seen: list[Any] = []
    asked: list[tuple[str, str, Any]] = [
        ("POST", "commands", {"id": "a", "command": {"type": "join", "invite": invite}}),
        ("POST", "commands", {"id": "b", "command": {"type": "take", "seat": 0}}),
        ("POST", "commands", {"id": "c", "command": {"type": "start"}}),
        ("POST", "commands", {"id": "d", "command": {"type": "say", "what": "hello"}}),
        ("GET", "", None),
        ("GET", "entries", None),
        ("GET", "record", None),
        ("GET", "dice", None),
        ("GET", "at/2", None),
        ("GET", "describe", None),
    ]
    for method, what, body in asked:
        path = f"/tables/{table}/{what}".rstrip("/")
        with pytest.raises(Refused) as caught:
            await bob.ask(method, path, body, part="table")
        seen.append(caught.value.problem)
    async with wire(bob, table) as line:
        seen.append(await line.receive())
        seen.append(await line.closed())
    return seen


def test_whoever_was_not_invited_learns_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, invite = await ann.create_table("manhattan", players=2)
            real = await documents_at_the_door(bob, table, "wrong-invitation")
            none = await documents_at_the_door(bob, "no-such-tabl", "wrong-invitation")
            assert real == none
            assert {problem["code"] for problem in real[:-2]} == {"unknown-table"}
            assert real[-1] == 4003
            assert await documents_at_the_door(bob, table, None) == none
            # An invitation opens its own table only.
            other, _ = await ann.create_table("manhattan", players=2)
            assert await documents_at_the_door(bob, other, invite) == none
            assert await bob.ask("GET", "/me/tables") == []

    play(scene())


def test_a_new_invitation_ends_the_old_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, old = await ann.create_table("manhattan", players=2)
            new = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            assert await refusal(bob.command(table, "join", invite=old)) == "unknown-table"
            assert await refusal(bob.ask("POST", f"/tables/{table}/invite")) == "unknown-table"
            await bob.command(table, "join", invite=new)
            assert await refusal(bob.ask("POST", f"/tables/{table}/invite")) == "only-host"
        # It is the same after a restart.
        async with serving(tmp_path) as service, company(service, "Cid", "Dee") as (cid, dee):
            assert await refusal(cid.command(table, "join", invite=old)) == "unknown-table"
            await dee.command(table, "join", invite=new)

    play(scene())


def test_an_open_table_needs_no_invitation(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, _ = await ann.create_table("manhattan", players=2, open=True)
            assert await refusal(bob.table(table)) == "unknown-table"
            await bob.command(table, "join")
            await bob.command(table, "take", seat=1)
            assert (await bob.table(table))["you"]["seats"] == [1]

    play(scene())


def test_a_closed_table_is_the_end_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            table, invite = await ann.create_table("manhattan", players=2)
            await bob.command(table, "join", invite=invite)
            assert await refusal(bob.command(table, "close")) == "only-host"
            await ann.command(table, "close")
            assert await refusal(ann.command(table, "take", seat=0)) == "table-closed"
            assert await refusal(cid.command(table, "join", invite=invite)) == "table-closed"
            assert await refusal(cid.command(table, "join", invite="wrong")) == "unknown-table"

    play(scene())


def test_the_game_does_not_begin_while_a_seat_is_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service)
            table = await gathered([ann, bob], bots=1)
            await ann.command(table, "open-seat", seat=2)
            assert await refusal(ann.command(table, "start")) == "open-seat"
            assert await refusal(ann.command(table, "act", seat=0, action="x")) == "not-begun"
            await ann.command(table, "seat-bot", seat=2, bot="random")
            assert await refusal(bob.command(table, "start")) == "only-host"
            await ann.command(table, "start")
            assert await refusal(ann.command(table, "start")) == "already-begun"
            assert await refusal(ann.command(table, "open-seat", seat=2)) == "already-begun"
            assert (await bob.table(table))["phase"] == "playing"

    play(scene())


async def played_out(people: list[Client], table: str) -> None:
    """Plays a game to its end: everybody does the first thing that they may."""
    for _ in range(400):
        state = await people[0].table(table)
        if state["phase"] == "over":
            return
        if state["seats"][state["actor"]]["bot"] is None:
            await act(people[state["actor"]], table)
    raise AssertionError("the game does not end")


def test_a_rematch_has_the_same_people_and_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service)
            table = await begun([ann, bob], bots=1, progressive=True)
            assert await refusal(bob.command(table, "rematch")) == "not-over"
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await cid.command(table, "join", invite=invite)
            await played_out([ann, bob], table)
            assert await refusal(cid.command(table, "rematch")) == "only-players"
            async with wire(cid, table, since=10_000) as line:
                await line.receive("welcome")
                await bob.command(table, "rematch")
                told = await line.receive("entries")
            (entry,) = told["entries"]
            assert entry["type"] == "rematched"
            successor = told["state"]["successor"]
            assert entry["table"] == successor != table
            # Whoever asks second gets the same table, and the log is none the longer.
            before = (await ann.table(table))["number"]
            await ann.command(table, "rematch")
            again = await ann.table(table)
            assert (again["successor"], again["number"]) == (successor, before)

            old, new = again, await cid.table(successor)
            assert new["phase"] == "lobby"
            assert new["host"] == await id_of(bob)
            assert new["guests"] == old["guests"]
            assert new["options"] == old["options"]
            assert [(seat["person"], seat["bot"]) for seat in new["seats"]] == [
                (await id_of(ann), None),
                (await id_of(bob), None),
                (None, "greedy"),
            ]
            assert new["commitment"] != old["commitment"]
            await bob.command(successor, "start")
            await state_when(ann, successor, lambda state: state["phase"] == "playing")

    play(scene())
