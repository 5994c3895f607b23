"""The published form of socket messages: every message of whole games keeps to it."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from bigapple.client import Client, Refused
from bigapple.server import documents, entries, schema
from bigapple.server.commands import Command
from bigapple.server.told import OPEN
from tests.server.ears import Ears, Line
from tests.server.scenes import begun, company
from tests.server.service import Service, serving


def strict(form: dict[str, Any]) -> dict[str, Any]:
    """The published schema, but that nothing may be said that it does not describe."""
    closed = copy.deepcopy(form)
    for component in closed["$defs"].values():
        if component.get("type") == "object":
            component["additionalProperties"] = False
    return closed


def of(form: dict[str, Any], name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks documents of one name."""
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": form["$defs"]})


def problems(checker: jsonschema_rs.Draft202012Validator, document: Any) -> list[str]:
    return [
        f"{list(error.instance_path)}: {error.message[:200]}"
        for error in checker.iter_errors(document)
    ]


def test_the_schema_is_one_and_is_published(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, service.client() as client:
            answer = await client.http.get(f"{service.url}/schema/messages")
            assert answer.headers["content-type"] == "application/schema+json"
            assert answer.json() == json.loads(json.dumps(schema.messages()))

    jsonschema_rs.meta.validate(schema.messages())
    asyncio.run(asyncio.wait_for(scene(), 20))


def test_everything_that_is_named_is_described() -> None:
    form = schema.messages()

    def refer(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].removeprefix("#/$defs/") in form["$defs"]
            for value in part.values():
                refer(value)
        elif isinstance(part, list):
            for value in part:
                refer(value)

    refer(form)
    for name in ("TableState", "Acted", "Hello", "Request", "Welcome", "Refused", "Manhattan"):
        assert form["$defs"][name]["properties"]


def test_every_entry_of_the_log_has_a_form_to_be_told_in() -> None:
    """One that is new is told to nobody before somebody has thought about what it tells."""
    of_log = {kind.__struct_config__.tag for kind in get_args(entries.Entry)}
    told = {kind.__struct_config__.tag for kind in get_args(documents.Entry)}
    assert told == of_log
    for kind, document in OPEN.items():
        named = {field for field in document.__struct_fields__ if field not in ("number", "at")}
        assert named == set(kind.__struct_fields__)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["manhattan", "king-of-new-york"])
def test_every_message_of_a_whole_game_keeps_to_its_form(game: str, tmp_path: Path) -> None:
    """Two people, a bot and somebody who watches, with all that can happen beside the game."""
    form = strict(json.loads(json.dumps(schema.messages())))
    from_server = of(form, "FromServer")

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Dan") as people,
        ):
            players, watcher = people[:2], people[2]
            time = {"kind": "bank", "seconds": 600, "increment": 5}
            table = await begun(players, game, bots=1, time=time)
            invite = await players[0].ask("POST", f"/tables/{table}/invite")
            await watcher.command(table, "join", invite=invite["invite"])
            ears = [Ears(service, person.token or "", table) for person in people]
            async with (
                ears[0].line(since=0, language="fr") as first,
                ears[1].line(since=0) as second,
                ears[2].line(since=0, language="en") as third,
            ):
                await play_to_the_end(service, players, table, first)
                for line in (first, second, third):
                    await line.until(lambda message: over(message))
                await beside_the_game(ears)
                number = (await players[0].table(table))["number"]
                for line in (first, second, third):
                    await line.up_to(number)
                frames = [frame for line in (first, second, third) for frame in line.frames]
            kinds, told = set(), set()
            for frame in frames:
                message = json.loads(frame)
                assert problems(from_server, message) == []
                kinds.add(message["type"])
                told |= {entry["type"] for entry in message.get("entries", [])}
            assert kinds == {"welcome", "entries", "presence", "done", "refused"}
            assert told >= {
                *("created", "joined", "seated", "dealt", "acted", "said", "granted", "ended"),
                *("undo-asked", "undo-answered", "undone", "rematched"),
            }
            if game == "king-of-new-york":
                assert told >= {"instructed", "withdrawn"}
            for one in ears:
                await one.client.http.aclose()

    asyncio.run(asyncio.wait_for(scene(), 170))


def over(message: Any) -> bool:
    return bool(message["type"] == "entries" and message["state"]["phase"] == "over")


async def play_to_the_end(service: Service, players: list[Client], table: str, line: Line) -> None:
    """At random, with some of what else can happen on the way."""
    choose = random.Random(4)
    bad = await line.ask("bad", {"type": "act", "seat": 0, "action": "nonsense"})
    assert bad["type"] == "refused"
    await line.ask("hello", {"type": "say", "what": "hello"})
    await players[1].command(table, "grant", seat=0, seconds=30)
    if "king" in (await players[0].table(table))["game"]:
        await players[0].command(table, "instruct", seat=0, text="never flee")
        await players[0].command(table, "withdraw", seat=0)
        await players[1].command(table, "instruct", seat=1, text="never flee")
    asked = False
    while True:
        found = service.house.hall.places[table].table
        assert found is not None
        assert found.match is not None
        if found.phase == "over":
            return
        actor, decision = found.actor, found.decision
        if actor is None or actor == 2:
            await asyncio.sleep(0.002)
            continue
        text = choose.choice(found.match.legal).text
        try:
            await players[actor].command(table, "act", seat=actor, action=text, decision=decision)
        except Refused as refused:
            # An instruction may have been quicker.
            assert refused.code == "late"
        asked = asked or await take_back(players, table, actor)


async def take_back(players: list[Client], table: str, seat: int) -> bool:
    """Whether an undo had to be asked for; it is granted."""
    state = await players[seat].table(table)
    if seat in state["undo"]["free"] or state["phase"] != "playing":
        return False
    await players[seat].command(table, "undo", seat=seat)
    await players[1 - seat].command(table, "answer-undo", agree=True)
    return True


async def beside_the_game(ears: list[Ears]) -> None:
    await ears[0].do("leave", "leave", seat=0)
    await ears[1].do("rematch", "rematch")


def test_the_schema_accepts_just_what_is_read() -> None:
    """What a device sends: the schema and the service are of one opinion."""
    form = json.loads(json.dumps(schema.messages()))
    from_device = of(form, "FromDevice")
    fine: list[Any] = [
        {},
        {"since": 3, "language": "ru"},
        {"id": "x", "command": {"type": "act", "seat": 0, "action": "roll"}},
        {"id": "x", "command": {"type": "join"}},
    ]
    bad: list[Any] = [
        {"since": -1},
        {"language": "xx"},
        {"id": "", "command": {"type": "join"}},
        {"id": "x", "command": {"type": "join", "more": 1}},
        {"id": "x", "command": {"type": "act", "seat": 6, "action": "roll"}},
        {"id": "x", "command": {"type": "act", "seat": 0}},
        [],
    ]
    assert all(problems(from_device, document) == [] for document in fine)
    assert all(problems(from_device, document) for document in bad)
    tags = {kind.__struct_config__.tag for kind in get_args(Command)}
    (union,) = [form["$defs"]["Request"]["properties"]["command"]]
    assert set(union["discriminator"]["mapping"]) == tags


def test_a_message_that_says_more_is_noticed() -> None:
    """The test above can fail: a field that nobody has described is an error."""
    checker = of(strict(json.loads(json.dumps(schema.messages()))), "FromServer")
    fine = {"type": "presence", "table": "x", "present": []}
    assert problems(checker, fine) == []
    assert problems(checker, fine | {"seed": "x"})
    assert problems(checker, fine | {"present": [3]})
