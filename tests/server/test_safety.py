"""Safety: who gets in and by what, what pages may do, and what is too much."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bigapple.client import Client
from bigapple.server import housekeeping, persons, sockets
from bigapple.server.app import HEADERS
from bigapple.server.doors import COOKIE, FORM_HEADER
from bigapple.texts import LANGUAGES, text
from tests.server.scenes import begun, company, legal, play
from tests.server.service import Service, serving

ORIGIN = {"origin": "https://elsewhere.example"}


class Browser:
    """A person with a cookie and with pages that know the form's token."""

    def __init__(self, service: Service, me: Any, cookie: str) -> None:
        self.http = httpx.AsyncClient(base_url=f"{service.url}/api", timeout=10)
        self.cookie = cookie
        self.form: str = me["form"]
        self.token: str = me["token"]

    async def ask(self, method: str, path: str, cookie: str | None = None, **more: Any) -> Any:
        value = self.cookie if cookie is None else cookie
        headers = {b"cookie": f"{COOKIE}={value}".encode()}
        headers |= {name.encode(): told.encode() for name, told in more.pop("headers", {}).items()}
        return await self.http.request(method, path, headers=list(headers.items()), **more)


@asynccontextmanager
async def browsing(service: Service, name: str = "Ann") -> AsyncIterator[Browser]:
    async with httpx.AsyncClient(base_url=f"{service.url}/api") as http:
        answer = await http.post("/people", json={"name": name})
        assert answer.status_code == 201
        kept = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
        browser = Browser(service, answer.json(), kept.value)
    try:
        yield browser
    finally:
        await browser.http.aclose()


# Cookies.


@pytest.mark.parametrize(
    ("settings", "path", "secure"),
    [({}, "/", False), ({"base_path": "/games", "secure_cookies": True}, "/games", True)],
)
def test_cookies_are_for_the_service_alone(
    settings: Any, path: str, secure: bool, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, **settings) as service, service.client() as http:
            answer = await http.http.post("/people", json={"name": "Ann"})
            kept = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
            assert kept["httponly"] is True
            assert kept["samesite"] == "lax"
            assert kept["path"] == path
            assert bool(kept["secure"]) is secure
            assert kept.value.startswith(answer.json()["token"] + ".")

    play(scene())


def test_a_cookie_that_was_tampered_with_is_nobodys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            browsing(service) as ann,
            browsing(service, "Bob") as bob,
        ):
            assert (await ann.ask("GET", "/me")).json()["name"] == "Ann"
            token, _, signature = ann.cookie.rpartition(".")
            other = "A" if token[0] != "A" else "B"
            forged = (
                "",
                ".",
                token,
                f"{token}.",
                f".{signature}",
                f"{token}.{signature[:-1]}",
                f"{token}.{signature}0",
                f"{other}{token[1:]}.{signature}",
                f"{token}.{bob.cookie.rpartition('.')[2]}",
                f"{bob.token}.{signature}",
                f"{token}.é",
                f"{token}.{persons.sign(token, b'another key').rpartition('.')[2]}",
                "x" * 4000,
            )
            for cookie in forged:
                nobody = await ann.ask("GET", "/me", cookie=cookie)
                assert (nobody.status_code, nobody.json()) == (200, None), cookie
                answer = await ann.ask("GET", "/me/tables", cookie=cookie)
                assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you"), cookie

    play(scene())


def test_tokens_that_are_none_let_nobody_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, browsing(service) as ann:
            link = await ann.http.post("/me/link", headers={"authorization": f"Bearer {ann.token}"})
            tokens = ["x", f"{ann.token}x", ann.cookie, ann.form, link.json()["token"], "é"]
            headers = [f"Bearer {token}" for token in tokens]
            headers += [ann.token, f"Basic {ann.token}", "Bearer", ""]
            for header in headers:
                answer = await ann.http.get("/me", headers={b"authorization": header.encode()})
                assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you"), header
            fine = await ann.http.get("/me", headers={"authorization": f"bearer {ann.token}"})
            assert fine.status_code == 200
            assert fine.json()["token"] is None

    play(scene())


# Other people's pages.


def changes(table: str) -> list[tuple[str, str, Any]]:
    """Every request that changes something and that a cookie could vouch for."""
    command = {"id": "x", "command": {"type": "close"}}
    return [
        ("PATCH", "/me", {"name": "Mallory"}),
        ("DELETE", "/me", None),
        ("POST", "/me/link", None),
        ("POST", "/tables", {"game": "manhattan"}),
        ("POST", f"/tables/{table}/commands", command),
        ("POST", f"/tables/{table}/invite", None),
    ]


def test_every_change_is_among_those_that_are_tried(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, service.client() as client:
            document = (await client.http.get(f"{service.url}/schema")).json()
            asked = {
                (method.upper(), path.removeprefix("/api"))
                for path, methods in document["paths"].items()
                for method, operation in methods.items()
                if method != "get" and operation.get("security") != []
            }
            tried = {(method, path) for method, path, _ in changes("{table_id}")}
            assert tried == asked

    play(scene())


def test_a_cookie_alone_changes_nothing(tmp_path: Path) -> None:
    """Other people's pages can make a browser send it, but not the form's token."""

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            browsing(service) as ann,
            browsing(service, "Bob") as bob,
        ):
            made = await ann.ask(
                "POST", "/tables", json={"game": "manhattan"}, headers={FORM_HEADER: ann.form}
            )
            assert made.status_code == 201
            table = made.json()["table"]
            before = [(await ann.ask("GET", page)).content for page in ("/me", "/me/tables")]
            forms: list[dict[str, str]] = [{}]
            forms += [{FORM_HEADER: form} for form in ("", "x", bob.form, ann.form + "0", "é")]
            for method, path, body in changes(table):
                for headers in forms:
                    answer = await ann.ask(method, path, json=body, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "form")
                    assert answer.headers["content-type"] == "application/problem+json"
            after = [(await ann.ask("GET", page)).content for page in ("/me", "/me/tables")]
            assert after == before
            mine = {FORM_HEADER: ann.form}
            done = await ann.ask("PATCH", "/me", json={"name": "Anna"}, headers=mine)
            assert done.json()["name"] == "Anna"

    play(scene())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "é"])
def test_pages_from_elsewhere_are_refused(origin: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, browsing(service) as ann:
            headers = {"origin": origin, FORM_HEADER: ann.form}
            asked = [*changes("any"), ("POST", "/people", {"name": "Eve"})]
            asked.append(("POST", "/me/return", {"token": "x"}))
            for method, path, body in asked:
                answer = await ann.ask(method, path, json=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
                assert "set-cookie" not in answer.headers
            # Reading is the browser's to refuse: nothing tells it that it may.
            read = await ann.ask("GET", "/me", headers=headers)
            asked_before = await ann.ask(
                "OPTIONS", "/me", headers=headers | {"access-control-request-method": "PATCH"}
            )
            for answer in (read, asked_before):
                assert not any(name.startswith("access-control") for name in answer.headers)

    play(scene())


def test_pages_from_here_and_from_where_the_host_says_are_let_in(tmp_path: Path) -> None:
    async def scene() -> None:
        origins = "https://one.example, https://two.example"
        async with serving(tmp_path, origins=origins) as service, browsing(service) as ann:
            for origin in (service.url, "https://one.example", "https://two.example"):
                headers = {"origin": origin, FORM_HEADER: ann.form}
                answer = await ann.ask("PATCH", "/me", json={"name": "Anna"}, headers=headers)
                assert answer.status_code == 200, origin

    play(scene())


# Headers.


def test_every_answer_has_the_headers_of_safety(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, requests_a_minute=40) as service, browsing(service) as ann:
            mine = {"authorization": f"Bearer {ann.token}"}
            asked: list[tuple[str, str, int]] = [
                ("GET", "/api/games", 200),
                ("GET", "/api/me", 200),
                ("GET", "/health", 200),
                ("GET", "/metrics", 200),
                ("GET", "/schema", 200),
                ("GET", "/schema/messages", 200),
                ("OPTIONS", "/api/me", 204),
                ("GET", "/api/tables/nowhere", 404),
                ("GET", "/nowhere", 404),
                ("PUT", "/api/me", 405),
                ("POST", "/api/people", 400),
                ("GET", "/api/tables/x/entries?since=x", 400),
                ("DELETE", "/api/me", 204),
                ("GET", "/api/me", 401),
            ]
            for method, path, status in asked:
                answer = await ann.http.request(method, service.url + path, headers=mine)
                assert answer.status_code == status, (path, answer.text)
                check_headers(answer)
            while answer.status_code != 429:
                answer = await ann.http.get(service.url + "/api/games")
                check_headers(answer)

    play(scene())


def check_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.url, name)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert "*" not in policy


# Too much.


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, requests_a_minute=10) as service, service.client() as client:
            answers = [await client.http.get("/games?language=fr") for _ in range(12)]
            assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
            last = answers[-1]
            assert last.headers["content-type"] == "application/problem+json"
            assert last.json()["code"] == "too-many"
            assert last.json()["title"] == text("problem-too-many", "fr")
            assert 0 < int(last.headers["retry-after"]) <= 60
            # Whoever watches over the service is always let in.
            health = await client.http.get(service.url + "/health")
            assert health.status_code == 200

    play(scene())


def test_giant_bodies_are_not_read(tmp_path: Path) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(2000):
            yield b" " * 1000

    async def scene() -> None:
        async with serving(tmp_path, largest_message=2048) as service, browsing(service) as ann:
            for content in (b" " * 2049, b"x" * 5_000_000, pieces()):
                headers = {"authorization": f"Bearer {ann.token}"}
                headers |= {"content-type": "application/json"}
                answer = await ann.http.post("/tables", content=content, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
            fine = json.dumps({"game": "manhattan"}).ljust(2048).encode()
            answer = await ann.http.post("/tables", content=fine, headers=headers)
            assert answer.status_code == 201

    play(scene())


# Sockets.


def line(service: Service, table: str, token: str | None, **headers: str) -> connect:
    url = service.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    return connect(url, additional_headers=headers, max_size=None)


async def rest_of(socket: ClientConnection) -> tuple[list[Any], int | None]:
    """What is still said on a socket until it is closed, and the code of that."""
    messages = []
    async with asyncio.timeout(8):
        with suppress(ConnectionClosed):
            while True:
                messages.append(json.loads(await socket.recv()))
        await socket.wait_closed()
    return messages, socket.close_code


@asynccontextmanager
async def undisturbed(service: Service, people: list[Client]) -> AsyncIterator[str]:
    """A table where two play. Whatever is done to it, they hear nothing of it, and go on."""
    table = await begun(people, "king-of-new-york")
    _, bob = people
    async with line(service, table, bob.token) as socket:
        await socket.send("{}")
        kinds = [json.loads(await socket.recv())["type"] for _ in range(2)]
        assert kinds == ["welcome", "presence"]
        before = [await person.table(table) for person in people]
        yield table
        after = [await person.table(table) for person in people]
        for state in (*before, *after):
            # Who is there may have changed for a moment.
            state["seats"] = [seat | {"present": None} for seat in state["seats"]]
        assert after == before
        done = await people[0].command(
            table, "act", seat=0, action=legal(before[0], 0)[0], decision=before[0]["asked"]
        )
        async with asyncio.timeout(8):
            while (message := json.loads(await socket.recv()))["type"] == "presence":
                pass
        assert (message["type"], message["state"]["number"]) == ("entries", done)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sockets_of_strangers_are_closed_with_a_word(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            browsing(service, "Eve") as eve,
            undisturbed(service, people) as table,
        ):
            ann, _ = people
            says = {"accept-language": language}
            strangers: list[tuple[str, str | None, dict[str, str], str]] = [
                (table, None, says, "who-are-you"),
                (table, "nonsense", says, "who-are-you"),
                (table, None, says | {"cookie": f"{COOKIE}={eve.cookie}x"}, "who-are-you"),
                (table, ann.token, says | ORIGIN, "origin"),
                (table, None, says | ORIGIN | {"cookie": f"{COOKIE}={eve.cookie}"}, "origin"),
                (table, eve.token, says, "unknown-table"),
                ("nowhere", ann.token, says, "unknown-table"),
            ]
            for where, token, headers, code in strangers:
                async with line(service, where, token, **headers) as socket:
                    with suppress(ConnectionClosed):
                        await socket.send(json.dumps({"language": language}))
                    (told,), closed = await rest_of(socket)
                assert closed == sockets.NOT_LET_IN
                assert (told["type"], told["id"]) == ("refused", None)
                assert told["problem"]["code"] == code
                assert told["problem"]["title"] == text(f"problem-{code}", language)

    play(scene())


def test_a_browser_of_this_service_gets_a_socket_by_its_cookie(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, browsing(service) as ann:
            mine = {"authorization": f"Bearer {ann.token}"}
            made = await ann.http.post("/tables", json={"game": "manhattan"}, headers=mine)
            headers = {"cookie": f"{COOKIE}={ann.cookie}", "origin": service.url}
            async with line(service, made.json()["table"], None, **headers) as socket:
                await socket.send("{}")
                assert json.loads(await socket.recv())["type"] == "welcome"

    play(scene())


def test_a_socket_that_never_says_hello_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
            line(service, table, people[0].token) as socket,
        ):
            assert await rest_of(socket) == ([], sockets.TOO_SLOW)

    play(scene())


HELLOS = (
    "",
    "hello",
    "[]",
    "null",
    '{"since": -1}',
    '{"since": "1"}',
    '{"language": "xx"}',
    '{"more": 1}',
    '{"id": "x", "command": {"type": "start"}}',
    "[" * 9000,
    b"{}",
)


def test_a_hello_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
        ):
            for hello in HELLOS:
                async with line(service, table, people[0].token) as socket:
                    await socket.send(hello)
                    (told,), closed = await rest_of(socket)
                assert closed == sockets.UNREADABLE, hello
                assert (told["type"], told["problem"]["code"]) == ("refused", "message")

    play(scene())


@pytest.mark.parametrize("greet", [True, False])
def test_a_giant_message_closes_its_socket_only(greet: bool, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, largest_message=4096) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
            line(service, table, people[0].token) as socket,
        ):
            if greet:
                await socket.send("{}")
            await socket.send(" " * 5000)
            _, closed = await rest_of(socket)
            assert closed == 1009

    play(scene())


def test_too_many_messages_close_their_socket_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, messages_a_second=5) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
            line(service, table, people[0].token) as socket,
        ):
            await socket.send("{}")
            for _ in range(40):
                await socket.send("nonsense")
            told, closed = await rest_of(socket)
            assert closed == sockets.TOO_MANY
            refused = [message for message in told if message["type"] == "refused"]
            assert 20 <= len(refused) < 30

    play(scene())


def bad_messages() -> list[tuple[str | bytes, str]]:
    """Messages and the codes with which they are refused."""

    def command(kind: str, **details: Any) -> str:
        return json.dumps({"id": "x", "command": {"type": kind, **details}})

    return [
        ("", "message"),
        ("nonsense", "message"),
        ('{"id": "x", "command":', "message"),
        ("[" * 9000, "message"),
        (b'{"id": "x", "command": {"type": "start"}}', "message"),
        ("\x00", "message"),
        ('{"id": "\\ud800", "command": {"type": "start"}}', "message"),
        ('{"since": 0}', "message"),
        (json.dumps({"id": "x", "command": {}}), "message"),
        (json.dumps({"id": 1, "command": {"type": "start"}}), "message"),
        (command("start", more=1), "message"),
        (command("take", seat="0"), "message"),
        (command("take", seat=1e99), "message"),
        (command("take", seat=5), "unknown-seat"),
        (command("act", seat=1, action="roll"), "foreign-seat"),
        (command("act", seat=0, action="nonsense"), "king-input-verb"),
        (command("act", seat=0, action="roll", decision=0), "late"),
        (command("act", seat=0, action="roll", decision=10**12), "late"),
        (command("start"), "already-begun"),
        (command("undo", seat=0), "nothing-to-undo"),
        (command("rematch"), "not-over"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_messages_are_refused_and_the_socket_goes_on(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
            line(service, table, people[0].token) as socket,
        ):
            await socket.send(json.dumps({"language": language}))
            kinds = [json.loads(await socket.recv())["type"] for _ in range(2)]
            assert kinds == ["welcome", "presence"]
            for message, code in bad_messages():
                await socket.send(message)
                told = json.loads(await asyncio.wait_for(socket.recv(), 8))
                assert (told["type"], told["problem"]["code"]) == ("refused", code), message
                assert told["id"] == (None if code == "message" else "x")
                if not told["problem"]["message"]["parameters"]:
                    said = text(told["problem"]["message"]["id"], language)
                    assert told["problem"]["title"] == said

    play(scene())


def test_what_is_asked_again_is_not_done_again(tmp_path: Path) -> None:
    """Also much later, and over HTTP: the name is what counts. Names are everybody's own."""

    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as people:
            ann, bob = people
            table = await begun(people, "king-of-new-york")
            action = legal(await ann.table(table), 0)[0]
            body = {"id": "x", "command": {"type": "act", "seat": 0, "action": action}}
            path = f"/tables/{table}/commands"
            first = await ann.ask("POST", path, body)
            number = (await ann.table(table))["number"]
            async with line(service, table, ann.token) as socket:
                await socket.send('{"since": 0}')
                await socket.send(json.dumps(body))
                while (told := json.loads(await socket.recv()))["type"] != "done":
                    pass
            assert told["number"] == first["number"]
            assert await ann.ask("POST", path, body) == first
            other = body | {"command": {"type": "say", "what": "hello"}}
            assert await ann.ask("POST", path, other) == first
            assert (await ann.table(table))["number"] == number
            assert await bob.ask("POST", path, other) == {"number": number + 1}

    play(scene())


def test_numbers_that_are_old_or_not_yet_there_do_no_harm(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            undisturbed(service, people) as table,
        ):
            for since in (0, 1, 3, 10**6, 2**62):
                async with line(service, table, people[0].token) as socket:
                    await socket.send(json.dumps({"since": since}))
                    welcome = json.loads(await socket.recv())
                number = welcome["state"]["number"]
                told = [entry["number"] for entry in welcome["entries"]]
                assert told == list(range(since + 1, number + 1))

    play(scene())


def test_who_has_not_asked_for_a_while_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a service that strangers visit would never stop growing."""
    monkeypatch.setattr(housekeeping, "FORGET_EVERY", 0.01)

    async def run() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            await ann.ask("GET", "/games")
            counts = service.house.counts
            assert len(counts._store) == 1
            await counts.set("somebody", b"1", expires_in=timedelta(milliseconds=1))
            while "somebody" in counts._store:
                await asyncio.sleep(0.01)
            assert len(counts._store) == 1

    asyncio.run(asyncio.wait_for(run(), 60))
