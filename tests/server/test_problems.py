"""Refusals: a problem document with a code and a sentence, and nothing has changed."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import bigapple.server
from bigapple.client import Client
from bigapple.match import Match
from bigapple.server.problems import Problem
from bigapple.texts import LANGUAGES, text
from tests.server.ears import Ears
from tests.server.scenes import begun, company, play
from tests.server.service import serving

CODES = {
    found
    for file in Path(bigapple.server.__file__).parent.glob("*.py")
    for found in re.findall(r'Problem\(\s*\d+,\s*"([a-z-]+)"', file.read_text("utf-8"))
}
MANY = b"[" * 8_000


def test_codes_are_found() -> None:
    assert {"unknown-table", "foreign-seat", "late", "message", "internal"} <= CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    from bigapple.server.app import GENERAL

    for code in sorted({*CODES, *GENERAL.values()}):
        problem = Problem(400, code, seat=1, most=40, number="7")
        told = problem.document(language)
        assert (told.code, bool(told.title)) == (code, True)
        if language != "en":
            assert told.title != problem.document("en").title


Asked = tuple[str, str, Any, int, str]


def bad_requests(table: str) -> list[Asked]:
    """Method, path and body of what is refused, with the status and the code."""
    here = f"/tables/{table}"
    commands = f"{here}/commands"

    def command(kind: str, **details: Any) -> Any:
        return {"id": "x", "command": {"type": kind, **details}}

    return [
        # What cannot be read.
        ("POST", commands, b'{"id": ', 400, "request"),
        ("POST", commands, b"\xff\xfe\x00", 400, "request"),
        ("POST", commands, b'"\\ud800"', 400, "request"),
        ("POST", commands, b"", 400, "request"),
        ("POST", commands, MANY, 400, "request"),
        ("POST", "/tables", b'{"game":"manhattan","options":{"players":' + MANY, 400, "request"),
        ("POST", commands, [], 400, "request"),
        ("POST", commands, {"id": 5, "command": {"type": "start"}}, 400, "request"),
        ("POST", commands, {"id": "", "command": {"type": "start"}}, 400, "request"),
        ("POST", commands, {"id": "x" * 65, "command": {"type": "start"}}, 400, "request"),
        ("POST", commands, {"id": "x"}, 400, "request"),
        ("POST", commands, command("conquer"), 400, "request"),
        ("POST", commands, command("start") | {"more": 1}, 400, "request"),
        ("POST", commands, command("start", seat=0), 400, "request"),
        ("POST", commands, command("take", seat="0"), 400, "request"),
        ("POST", commands, command("take", seat=-1), 400, "request"),
        ("POST", commands, command("take", seat=10**30), 400, "request"),
        ("POST", commands, command("act", seat=0, action="x" * 401), 400, "request"),
        ("POST", commands, command("act", seat=0, action="end", decision=1.5), 400, "request"),
        ("GET", f"{here}?language=xx", None, 400, "request"),
        ("GET", f"{here}/entries?since=-1", None, 400, "request"),
        ("GET", f"{here}/entries?since=soon", None, 400, "request"),
        ("GET", f"{here}/entries?since={10**40}", None, 400, "request"),
        ("GET", f"{here}/at/3?seat=7", None, 400, "request"),
        ("GET", f"{here}/describe", None, 400, "request"),
        ("POST", "/people", {"name": ""}, 400, "request"),
        ("POST", "/people", {"name": "Ann", "king": True}, 400, "request"),
        ("POST", "/tables", {"game": "manhattan", "time": {"kind": "sand"}}, 400, "request"),
        ("POST", "/tables", {"game": "manhattan", "time": {"hours": 1}}, 400, "request"),
        # What is not there.
        ("GET", "/nothing", None, 404, "not-found"),
        ("GET", "/tables/nowhere", None, 404, "unknown-table"),
        ("GET", "/tables/%00%FF", None, 404, "unknown-table"),
        ("POST", "/tables/nowhere/commands", command("start"), 404, "unknown-table"),
        ("POST", commands, command("take", seat=5), 404, "unknown-seat"),
        ("POST", commands, command("remove", person="nobody"), 404, "unknown-guest"),
        ("GET", f"{here}/at/9999", None, 404, "unknown-entry"),
        ("GET", f"{here}/at/{10**30}", None, 404, "unknown-entry"),
        ("PUT", "/me", {}, 405, "method"),
        ("POST", "/me/return", {"token": "none"}, 401, "link"),
        # What is not theirs, or not now.
        ("POST", commands, command("act", seat=1, action="end"), 403, "foreign-seat"),
        ("POST", commands, command("undo", seat=1), 403, "foreign-seat"),
        ("POST", commands, command("leave", seat=1), 403, "foreign-seat"),
        ("POST", commands, command("instruct", seat=1, text="never flee"), 403, "foreign-seat"),
        ("GET", f"{here}/at/7?seat=1", None, 403, "foreign-seat"),
        ("GET", f"{here}/describe?part=hand&seat=1", None, 403, "foreign-seat"),
        ("POST", commands, command("take", seat=1), 409, "seat-taken"),
        ("POST", commands, command("start"), 409, "already-begun"),
        ("POST", commands, command("act", seat=0, action="end", decision=0), 409, "late"),
        ("POST", commands, command("answer-undo", agree=True), 409, "no-undo-asked"),
        ("POST", commands, command("rematch"), 409, "not-over"),
        ("GET", f"{here}/record", None, 409, "not-over"),
        ("POST", commands, command("grant", seat=0, seconds=5), 403, "grant-to-oneself"),
        # What makes no sense.
        ("POST", commands, command("act", seat=0, action="nonsense"), 422, "king-input-verb"),
        ("POST", commands, command("act", seat=0, action="; ;;"), 422, "king-input-verb"),
        ("POST", commands, command("say", what="rude words"), 422, "unknown-message"),
        ("POST", commands, command("seat-bot", seat=0, bot="deep"), 422, "bot-unknown"),
        ("GET", f"{here}/describe?part=nonsense", None, 422, "input-part"),
        ("POST", "/people", {"name": " Ann"}, 422, "name"),
        ("POST", "/people", {"name": "A\u202enn"}, 422, "name"),
        ("POST", "/people", {"name": "Ann", "colour": "mauve"}, 422, "colour"),
        ("PATCH", "/me", {"language": "xx"}, 422, "language"),
        ("POST", "/tables", {"game": "chess"}, 422, "input-game"),
        ("POST", "/tables", {"game": "manhattan", "options": {"players": 99}}, 422, "input-value"),
        ("POST", "/tables", {"game": "manhattan", "options": {"x": {}}}, 422, "input-option"),
        ("POST", "/tables", {"game": "manhattan", "time": {"seconds": -1}}, 422, "time-control"),
        # What is too much.
        ("POST", commands, b" " * 17_000, 413, "too-large"),
    ]


async def everything(client: Client, table: str) -> Any:
    """All that a person can see of a table and of themselves."""
    here = f"/tables/{table}"
    pages = ("/me", "/me/tables", here, f"{here}/entries")
    return [await client.ask("GET", page) for page in pages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_requests_are_refused_and_change_nothing(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            AsyncExitStack() as stack,
        ):
            ann, bob = people
            table = await begun(people, "king-of-new-york")
            ears = Ears(service, bob.token or "", table)
            stack.push_async_exit(ears.client)
            line = await stack.enter_async_context(ears.line())
            before = [await everything(person, table) for person in people]
            tables = len(service.house.hall.places)
            for method, path, body, status, code in bad_requests(table):
                content = body if isinstance(body, bytes) else json.dumps(body).encode()
                answer = await ann.http.request(
                    method,
                    path,
                    content=None if body is None else content,
                    headers={
                        "authorization": f"Bearer {ann.token}",
                        "accept-language": f"{language},de;q=0.5",
                        "content-type": "application/json",
                    },
                    params=None if "?" in path else {"language": language},
                )
                asked = (method, path, body)
                assert answer.status_code == status, (asked, answer.text)
                assert answer.headers["content-type"] == "application/problem+json"
                told = answer.json()
                assert told["code"] == code, (asked, told)
                assert told["status"] == status
                assert told["type"] == f"urn:bigapple:problem:{code}"
                spoken = "en" if "?" in path else language
                check_sentence(told, spoken)
            assert [await everything(person, table) for person in people] == before
            assert len(service.house.hall.places) <= tables + 1
            # Nobody else has noticed anything.
            await line.up_to(await ann.command(table, "say", what="hello"))
            kinds = [json.loads(frame)["type"] for frame in line.frames]
            assert kinds == ["welcome", "presence", "entries"]

    play(scene())


def check_sentence(told: Any, language: str) -> None:
    """The sentence is in the language that was asked for, and can be put into any other."""
    said = told["message"]
    simple = {
        name: value for name, value in said["parameters"].items() if not isinstance(value, dict)
    }
    if len(simple) == len(said["parameters"]):
        assert told["title"] == text(said["id"], language, **simple)
    assert told["title"]


def test_a_refusal_is_in_ones_own_language(tmp_path: Path) -> None:
    """Asked for in the address, else the person's own, else the browser's."""

    async def scene() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            path = "/tables/nowhere"
            there = "problem-unknown-table"
            spoken = {"accept-language": "de, es;q=0.9, fr"}
            nobody = await ann.http.get("/me/tables", headers=spoken)
            assert nobody.json()["title"] == text("problem-who-are-you", "es")
            await ann.become("Ann", language="ru")
            mine = {"authorization": f"Bearer {ann.token}", "accept-language": "es"}
            assert (await ann.http.get(path, headers=mine)).json()["title"] == text(there, "ru")
            asked = await ann.http.get(f"{path}?language=fr", headers=mine)
            assert asked.json()["title"] == text(there, "fr")

    play(scene())


def test_what_exists_sounds_to_strangers_like_what_does_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Eve") as people,
        ):
            ann, eve = people
            table, _ = await ann.create_table("manhattan", players=2)
            asked = [("GET", ""), ("GET", "/entries"), ("GET", "/record"), ("GET", "/at/1")]
            asked += [("GET", "/describe?part=table"), ("GET", "/dice"), ("POST", "/invite")]
            for kind in ({"type": "start"}, {"type": "join"}, {"type": "join", "invite": "no"}):
                body = {"id": "x", "command": kind}
                first, second = [
                    await problem_of(eve, "POST", f"/tables/{name}/commands", body)
                    for name in (table, "A" * len(table))
                ]
                assert first == second
            for method, page in asked:
                first, second = [
                    await problem_of(eve, method, f"/tables/{name}{page}")
                    for name in (table, "A" * len(table))
                ]
                assert first == second

    play(scene())


async def problem_of(client: Client, method: str, path: str, body: Any = None) -> bytes:
    headers = {"authorization": f"Bearer {client.token}"}
    answer = await client.http.request(method, path, json=body, headers=headers)
    assert answer.status_code == 404
    return answer.content


def test_illegal_actions_name_their_clause(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
        ):
            table = await begun(people, "manhattan")
            ears = Ears(service, people[0].token or "", table)
            for text, clause in (("choose blue 1 1", "M3.1"), ("build 1 A 1", "M3.2")):
                told = await ears.do("act", "x", seat=0, action=text)
                assert (told["status"], told["clause"]) == (422, clause)
            await ears.client.http.aclose()

    play(scene())


def test_what_goes_wrong_inside_stays_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error of the program's own: a plain document for whoever asked, and the table goes on."""

    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the secret cause")

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
        ):
            ann, _ = people
            table = await begun(people, "king-of-new-york")
            before = await everything(ann, table)
            headers = {"authorization": f"Bearer {ann.token}"}
            body = {"id": "x", "command": {"type": "act", "seat": 0, "action": "roll"}}
            path = f"/tables/{table}/commands"
            with monkeypatch.context() as patch:
                patch.setattr(Match, "play", fail)
                answer = await ann.http.post(path, json=body, headers=headers)
            assert answer.status_code == 500
            assert answer.json()["code"] == "internal"
            assert "secret cause" not in answer.text
            assert answer.headers["content-security-policy"]
            assert "secret cause" in caplog.text
            assert await everything(ann, table) == before

    play(scene())
