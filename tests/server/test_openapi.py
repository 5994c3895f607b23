"""The OpenAPI document: it is what the service does, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bigapple.client import Client
from bigapple.server.doors import FORM_HEADER
from bigapple.server.http import HANDLERS
from tests.server.aside import aside
from tests.server.service import Service

OPERATIONS = (
    "changeMe",
    "comeBack",
    "command",
    "createPerson",
    "createTable",
    "describe",
    "dice",
    "entries",
    "forgetMe",
    "games",
    "hint",
    "invite",
    "makeLink",
    "me",
    "moment",
    "myTables",
    "record",
    "table",
)
"""The names that clients are generated with: they stay."""
EXAMPLES = 15
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@dataclass
class Running:
    """A service with one person, who plays at a table, has finished one and has made one."""

    url: str
    document: Any
    token: str
    tables: list[str]
    """That are looked at: not begun, begun, over, and one that is not there."""
    open: str
    """That nothing happens to but invitations."""
    toys: list[str]
    """To which things may happen."""
    actions: list[int]
    """The numbers of entries of the finished game."""


async def furnish(service: Service) -> Running:
    async with service.client() as ann:
        me = await ann.become("Ann")
        tables = [await sat_at(ann, steps) for steps in (None, 5, 1000, None, None, 3)]
        entries = await ann.ask("GET", f"/tables/{tables[2]}/entries")
        actions = [entry["number"] for entry in entries if entry["type"] == "acted"]
        answer = await ann.http.get(f"{service.url}/schema")
        watched = [*tables[:3], "none-of-them"]
        return Running(
            service.url, answer.json(), me["token"], watched, tables[3], tables[4:], actions
        )


async def sat_at(ann: Client, steps: int | None) -> str:
    """A table of two seats of one person, who plays so many actions, or has not begun."""
    table, _ = await ann.create_table("manhattan", players=2, open=True)
    await ann.command(table, "take", seat=0)
    if steps is None:
        return table
    await ann.command(table, "take", seat=1)
    await ann.command(table, "start")
    for _ in range(steps):
        state = await ann.table(table)
        actor = state["actor"]
        if actor is None:
            break
        (text,) = [e["legal"][0]["text"] for e in state["eyes"] if e["seat"] == actor]
        await ann.command(table, "act", seat=actor, action=text)
    return table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with aside(tmp_path_factory.mktemp("openapi"), furnish) as found:
        yield found


def operations(document: Any) -> dict[str, Any]:
    return {
        operation["operationId"]: operation
        for methods in document["paths"].values()
        for operation in methods.values()
    }


def test_operations_keep_their_short_names(house: Running) -> None:
    assert tuple(sorted(operations(house.document))) == OPERATIONS
    assert len(HANDLERS) == len(OPERATIONS)


def test_every_operation_says_what_it_does_and_how_it_is_refused(house: Running) -> None:
    for name, operation in operations(house.document).items():
        assert operation["summary"].endswith("."), name
        for status, answer in operation["responses"].items():
            if status >= "400":
                (kind,) = answer["content"]
                form = answer["content"][kind]["schema"]
                assert kind == "application/problem+json"
                assert form == {"$ref": "#/components/schemas/ProblemDocument"}
            elif status != "204":
                assert all(form["schema"] for form in answer["content"].values()), name


def test_what_is_read_only_is_asked_for_without_a_body(house: Running) -> None:
    for methods in house.document["paths"].values():
        assert "requestBody" not in methods.get("get", {})


def test_no_secret_is_part_of_an_address(house: Running) -> None:
    """Addresses are shared, and lie in logs and histories."""
    names = {
        (parameter["in"], parameter["name"])
        for operation in operations(house.document).values()
        for parameter in operation.get("parameters", [])
    }
    assert names == {
        ("path", "table_id"),
        ("path", "number"),
        ("query", "since"),
        ("query", "language"),
        ("query", "part"),
        ("query", "seat"),
    }


# What takes nothing cannot be asked wrongly.
@pytest.mark.parametrize(
    ("name", "mode"),
    [
        (name, mode)
        for name in OPERATIONS
        for mode in GenerationMode
        if mode != GenerationMode.NEGATIVE or name not in ("games", "me")
    ],
)
def test_whatever_is_asked_is_answered_as_documented(
    house: Running, name: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_dict(house.document)
    schema.config.update(base_url=house.url)
    operation = schema.find_operation_by_id(name)
    asked_of = {"command": house.toys, "invite": [house.open]}
    tables = cycle(asked_of.get(name, house.tables))
    actions = cycle(house.actions)
    parts = cycle(("table", "score", "hand", "nonsense"))
    seats = cycle((*(0,) * len(house.tables), *(1,) * len(house.tables)))
    headers = {"authorization": f"Bearer {house.token}"}
    if name == "forgetMe":
        # Somebody must stay to ask the rest.
        headers = {"authorization": "Bearer nobody"}
    answered: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = next(tables)
        if "number" in case.path_parameters and mode == GenerationMode.POSITIVE:
            case.path_parameters["number"] = next(actions)
        if name == "describe" and mode == GenerationMode.POSITIVE:
            case.query["part"] = next(parts)
        if name == "hint" and mode == GenerationMode.POSITIVE:
            case.query["seat"] = next(seats)
        for header in (FORM_HEADER, "authorization"):
            case.headers.pop(header, None)
        case.cookies.clear()
        answered.add(case.call_and_validate(checks=CHECKS, headers=headers).status_code)

    ask()
    if mode == GenerationMode.POSITIVE and name not in ("comeBack", "forgetMe"):
        assert any(status < 300 for status in answered), answered
