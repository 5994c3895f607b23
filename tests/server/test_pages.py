"""The pages about the service are complete: what it has, they have."""

from __future__ import annotations

import asyncio
import re
import typing
from pathlib import Path

import msgspec
import pytest

from bigapple.cli import HOST_ACTIONS
from bigapple.server import commands, documents, schema, sockets
from bigapple.server.app import make_app
from bigapple.server.metrics import Metrics
from bigapple.server.settings import Settings
from tests.server.service import serving

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "server"
PROTOCOL = (PAGES / "protocol.md").read_text("utf-8")
HOSTING = (PAGES / "hosting.md").read_text("utf-8")


def tags(union: object) -> dict[str, set[str]]:
    """The kinds of a union of documents, each with its fields."""
    found = {}
    for kind in typing.get_args(union):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        found[str(info.tag)] = {field.encode_name for field in info.fields}
    return found


def rows(page: str, heading: str) -> dict[str, str]:
    """The rows of the table under a heading, by what their first column has in code."""
    _, _, rest = page.partition(f"{heading}\n")
    assert rest, heading
    section = re.split(r"(?m)^#", rest)[0]
    return dict(re.findall(r"(?m)^\| `([^`]+)` \|(.*)$", section))


@pytest.mark.parametrize(
    ("heading", "union", "left_out"),
    [
        ("## Commands", commands.Command, set()),
        ("### What the service sends", schema.FromServer, set()),
        ("## Entries", documents.Entry, {"number", "at"}),
    ],
)
def test_every_kind_of_document_is_on_the_page(
    heading: str, union: object, left_out: set[str]
) -> None:
    documented = rows(PROTOCOL, heading)
    known = tags(union)
    assert set(documented) == set(known)
    for kind, fields in known.items():
        missing = {name for name in fields - left_out if f"`{name}`" not in documented[kind]}
        assert not missing, kind


def test_what_a_device_sends_is_on_the_page() -> None:
    examples = re.findall(r"```json\n(\{.*?\})\n```", PROTOCOL, re.DOTALL)
    hello, request = examples[:2]
    assert sockets.read_hello(hello.encode()).since == 41
    assert isinstance(sockets.read_request(request.encode()).command, commands.Act)
    problem = msgspec.json.decode(examples[2], type=documents.ProblemDocument)
    assert problem.clause == "M9.6"


def test_every_field_of_the_state_is_on_the_page() -> None:
    _, _, section = PROTOCOL.partition("## The state\n")
    section = section.partition("\n## ")[0]
    fields = documents.TableState.__struct_fields__
    assert {field for field in fields if f"`{field}`" not in section} == set()


def test_every_code_of_a_socket_is_on_the_page() -> None:
    _, _, section = PROTOCOL.partition("### How a socket ends\n")
    documented = set(re.findall(r"(?m)^\| (\d+) \|", section.partition("\n## ")[0]))
    source = Path(sockets.__file__).parent
    used = {
        code
        for path in source.glob("*.py")
        for code in re.findall(r"(?:code=|dismiss\()(\d{4})\b", path.read_text("utf-8"))
    }
    own = {sockets.UNREADABLE, sockets.NOT_LET_IN, sockets.TOO_SLOW, sockets.TOO_MANY}
    used |= {str(code) for code in own}
    assert used - documented == {"1000"} & used


def test_every_request_is_on_the_page(tmp_path: Path) -> None:
    paths = make_app(Settings(data=tmp_path)).openapi_schema.to_schema()["paths"]
    known = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    documented = set(re.findall(r"`((?:GET|POST|PATCH|DELETE) /api[^`]*)`", PROTOCOL))
    assert known - documented == set()


def test_every_message_and_problem_is_on_the_page() -> None:
    assert {one for one in commands.MESSAGES if f"`{one}`" not in PROTOCOL} == set()
    texts = (ROOT / "src/bigapple/locale/en/server.ftl").read_text("utf-8")
    _, _, section = PROTOCOL.partition("## Problems\n")
    problems = set(re.findall(r"(?m)^problem-([a-z-]+) =", texts))
    assert {one for one in problems if f"`{one}`" not in section} == set()
    # And none that there is not.
    listed = re.findall(r"(?m)^\| \d{3} \|(.*)\|$", section)
    told = {code for row in listed for code in re.findall("`([a-z-]+)`", row)}
    assert told == problems


def test_every_metric_is_on_the_page(tmp_path: Path) -> None:
    documented = rows(HOSTING, "## Watching it")
    metrics = Metrics()
    metrics.refusals.labels("x")
    names = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in metrics.registry.collect()
        if not family.name.startswith("process_")
    }
    assert set(documented) - {"process_…"} == names

    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            page = (await ann.http.get(service.url + "/metrics")).text
            assert {name for name in names if name not in page} == set()

    asyncio.run(ask())


def test_every_action_of_a_host_is_on_the_page() -> None:
    for action, needs in HOST_ACTIONS.items():
        words = " ".join([action, *(need.upper() for need in needs)])
        assert f"bigapple host {words}" in HOSTING
