"""Whatever is sent over a socket is answered, and a table stays what its log says."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bigapple.engine.layout import to_bytes
from bigapple.server import archive, commands, schema, sockets
from bigapple.server.commands import MESSAGES, Command
from bigapple.server.sockets import read_hello
from bigapple.server.table import Table
from tests.server.aside import aside
from tests.server.scenes import prompt_bots
from tests.server.service import Service

PATIENCE = 10
FORM = json.loads(json.dumps(schema.messages()))
FROM_SERVER = jsonschema_rs.Draft202012Validator(
    {"$ref": "#/$defs/FromServer", "$defs": FORM["$defs"]}
)
bounded = settings(
    max_examples=120,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Running:
    service: Service
    table: str
    tokens: dict[str, str]
    her_id: str
    """Ann's. Were she to give her seats to somebody else, she would have nothing more to say."""

    @contextmanager
    def connect(self, name: str, hello: str | bytes = "{}") -> Iterator[ClientConnection]:
        url = self.service.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        headers = {"authorization": f"Bearer {self.tokens[name]}"}
        with connect(url, additional_headers=headers, max_size=None) as socket:
            socket.send(hello)
            yield socket

    def table_now(self) -> Table:
        found = self.service.house.hall.places[self.table].table
        assert found is not None
        return found


async def furnish(service: Service, game: str) -> Running:
    """Bob is the host; Ann has two seats, a bot one, and Ann sends whatever comes to her mind."""
    prompt_bots(service)
    async with service.client() as bob, service.client() as ann:
        await bob.become("Bob")
        her_id = (await ann.become("Ann"))["id"]
        table, invite = await bob.create_table(game, players=3)
        await ann.command(table, "join", invite=invite)
        for seat in range(2):
            await ann.command(table, "take", seat=seat)
        await bob.command(table, "seat-bot", seat=2, bot="greedy")
        await bob.command(table, "start")
        tokens = {"Ann": ann.token or "", "Bob": bob.token or ""}
        return Running(service, table, tokens, her_id)


@contextmanager
def begun(data: Path, game: str = "king-of-new-york") -> Iterator[Running]:
    async def prepare(service: Service) -> Running:
        return await furnish(service, game)

    with aside(data, prepare) as running:
        yield running


def receive(socket: ClientConnection) -> Any:
    message = json.loads(socket.recv(timeout=PATIENCE))
    problems = [error.message for error in FROM_SERVER.iter_errors(message)]
    assert problems == []
    return message


def answer(socket: ClientConnection) -> Any:
    """The next message that is an answer."""
    while (message := receive(socket))["type"] not in ("done", "refused"):
        pass
    return message


def check(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """The table is what its log makes of it, Bob can go on, and nothing has gone wrong inside."""
    with running.connect("Bob") as socket:
        socket.send(json.dumps({"id": "fine", "command": {"type": "say", "what": "hello"}}))
        assert answer(socket)["type"] == "done"
    now = running.table_now()
    with running.service.house.hall.engine.connect() as connection:
        again = archive.load(connection, running.table)
    assert again is not None
    # A bot may have gone on in between.
    if again.number == now.number:
        assert (again.seats, again.guests, again.phase) == (now.seats, now.guests, now.phase)
        assert again.match is not None
        assert now.match is not None
        assert to_bytes(again.match.game) == to_bytes(now.match.game)
    errors = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert errors == []


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@given(sent=st.lists(st.text() | st.binary() | anything.map(json.dumps), min_size=1, max_size=4))
@bounded
def nonsense(running: Running, sent: list[str | bytes]) -> None:
    with running.connect("Ann") as socket:
        for message in sent:
            socket.send(message)
            told = answer(socket)
            assert (told["type"], told["id"]) == ("refused", None)
            assert told["problem"]["code"] == "message"


def test_nonsense_is_refused_message_by_message(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with begun(tmp_path) as running:
        before = to_bytes(running.table_now().match.game)  # type: ignore[union-attr]
        number = running.table_now().number
        nonsense(running)
        assert to_bytes(running.table_now().match.game) == before  # type: ignore[union-attr]
        assert running.table_now().number == number
        check(running, caplog)


WORDS = (
    *("roll", "reroll", "keep", "resolve", "buy", "end", "stay", "go", "sweep", "no", "all"),
    *("A", "C", "D", "E", "H", "O", "1", "2", "9", ";", "queens", "bronx", "to", "the"),
    *("choose", "build", "discard", "blue", "purple", "4", "F", "destroy", "undo", "never", "flee"),
)
texts = st.lists(st.sampled_from(WORDS), min_size=1, max_size=9).map(" ".join) | st.text(
    min_size=1, max_size=40
)


def commands_of(her_id: str) -> st.SearchStrategy[dict[str, Any]]:
    """Commands that can be read, and such that nearly can."""
    values: dict[str, st.SearchStrategy[Any]] = {
        "seat": st.integers(0, 3) | st.sampled_from([5, -1, 6, 2**70]),
        "action": texts,
        "text": texts | st.sampled_from(["never flee", "flee at 3 to queens"]),
        "decision": st.none() | st.integers(-1, 80),
        "person": st.just(her_id) | st.text(max_size=10),
        "bot": st.sampled_from(["greedy", "random", "", "x"]),
        "what": st.sampled_from(MESSAGES) | st.text(max_size=10),
        "subject": st.none() | st.sampled_from(["flee", "x"]),
        "agree": st.booleans(),
        "seconds": st.integers(-1, 100),
        "name": st.none() | st.sampled_from(["Tom", " ", "x" * 41]) | st.text(max_size=70),
        "invite": st.none() | st.text(max_size=70),
    }
    made = []
    for kind in get_args(Command):
        if kind is commands.Close:
            continue
        fields = {name: values[name] for name in kind.__struct_fields__}
        tag = st.just(kind.__struct_config__.tag)
        made.append(st.fixed_dictionaries({"type": tag, **fields}))
    flawed = st.tuples(st.one_of(made), st.text(max_size=6), anything).map(
        lambda parts: parts[0] | {parts[1]: parts[2]}
    )
    # Most of what is said at a table is said to play.
    acts = st.fixed_dictionaries(
        {"type": st.just("act"), "seat": st.integers(0, 2), "action": texts},
        optional={"decision": st.integers(0, 40)},
    )
    return acts | acts | st.one_of(made) | flawed


def comes_back(running: Running) -> list[dict[str, Any]]:
    """Ann sits down again where she left, and plays on."""
    seats = [{"type": "take", "seat": seat} for seat in range(2)]
    match = running.table_now().match
    assert match is not None
    if match.actor is None:
        return seats
    return [*seats, {"type": "act", "seat": match.actor, "action": match.absent().text}]


@pytest.mark.parametrize("game", ["king-of-new-york", "manhattan"])
def test_commands_are_done_or_refused(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with begun(tmp_path, game) as running:
        names = iter(range(10**6))
        answered: Counter[str] = Counter()

        @given(sent=st.lists(commands_of(running.her_id), min_size=1, max_size=8))
        @bounded
        def ask(sent: list[dict[str, Any]]) -> None:
            with running.connect("Ann") as socket:
                for command in [*sent, *comes_back(running)]:
                    name = f"fuzz-{next(names)}"
                    socket.send(json.dumps({"id": name, "command": command}))
                    told = answer(socket)
                    answered[told["type"]] += 1
                    if told["type"] == "refused":
                        code = told["problem"]["code"]
                        answered[code] += 1
                        assert code != "internal", command
                        assert told["id"] == (None if code == "message" else name)

        ask()
        assert {"done", "foreign-seat", "unknown-seat", "message", "late"} <= set(answered)
        assert running.table_now().number > 50
        check(running, caplog)


@given(
    hello=st.text(max_size=30)
    | st.binary(max_size=30)
    | anything.map(json.dumps)
    | st.fixed_dictionaries(
        {},
        optional={
            "since": st.none() | st.integers(-2, 2**70),
            "language": st.sampled_from([None, "en", "fr", "es", "ru", "xx"]),
            "x": st.none(),
        },
    ).map(json.dumps)
)
@bounded
def greet(running: Running, hello: str | bytes) -> None:
    with running.connect("Ann", hello) as socket:
        first = receive(socket)
        try:
            read_hello(hello if isinstance(hello, str) else "")
            readable = True
        except msgspec.MsgspecError:
            readable = False
        assert first["type"] == ("welcome" if readable else "refused")
        if not readable:
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
            assert socket.close_code == sockets.UNREADABLE


def test_hellos_are_understood_or_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with begun(tmp_path) as running:
        greet(running)
        check(running, caplog)
