"""The web table's files: what is built is served, as it was built, and nothing else is."""

from __future__ import annotations

import asyncio
import gzip
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bigapple.server import settings
from bigapple.server.app import HEADERS
from bigapple.server.files import accepted_encodings
from bigapple.texts import LANGUAGES, text
from tests.server.service import Service, serving

PAGE = b"<!doctype html><title>Big Apple</title>"
SCRIPT = b"export const answer = 42;\n" * 20
Scene = Callable[[Service, httpx.AsyncClient], Awaitable[None]]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-1a2b3c.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-1a2b3c.js.br").write_bytes(b"as small as can be")
    (tmp_path / "secret.txt").write_text("nobody's business")
    return folder


def play(data: Path, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        async with serving(data, **settings) as service, httpx.AsyncClient() as browser:
            await scene(service, browser)

    asyncio.run(run())


@pytest.mark.parametrize("base_path", ["", "/games"])
def test_the_page_and_its_parts_are_served(built: Path, tmp_path: Path, base_path: str) -> None:
    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        page = await browser.get(service.url + "/")
        assert (page.status_code, page.content) == (200, PAGE)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        icon = await browser.get(service.url + "/icon.svg")
        assert (icon.content, icon.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
        script = await browser.get(service.url + "/assets/index-1a2b3c.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        for answer in (page, icon, script):
            expected = HEADERS | {"cache-control": answer.headers["cache-control"]}
            assert expected.items() <= dict(answer.headers).items()
        # What was there before is there still.
        assert (await browser.get(service.url + "/health")).json()["status"] == "ok"
        assert (await browser.get(service.url + "/api/games")).status_code == 200

    play(tmp_path / "data", scene, client=str(built), base_path=base_path)


def test_parts_are_looked_for_below_the_base_path(built: Path, tmp_path: Path) -> None:
    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        answer = await browser.get(service.url)
        assert answer.is_redirect
        assert answer.headers["location"] == "/games/"

    play(tmp_path / "data", scene, client=str(built), base_path="/games")


def test_what_never_changes_is_kept_and_the_page_is_asked_for(built: Path, tmp_path: Path) -> None:
    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        script = await browser.get(service.url + "/assets/index-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert "max-age=31536000" in script.headers["cache-control"]
        page = await browser.get(service.url + "/")
        assert page.headers["cache-control"] == "no-cache"
        same = {"if-none-match": page.headers["etag"]}
        again = await browser.get(service.url + "/", headers=same)
        assert (again.status_code, again.content) == (304, b"")
        other = await browser.get(service.url + "/", headers={"if-none-match": '"another"'})
        assert other.status_code == 200
        # And what the service itself says is kept nowhere.
        games = await browser.get(service.url + "/api/games")
        assert games.headers["cache-control"] == "no-store"

    play(tmp_path / "data", scene, client=str(built))


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_a_browser_takes_is_sent(
    built: Path, tmp_path: Path, accepted: str, encoding: str | None
) -> None:
    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        path = service.url + "/assets/index-1a2b3c.js"
        async with browser.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        beside = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        assert sent == (built / "assets" / f"index-1a2b3c.js{beside}").read_bytes()
        # The other forms are no files of their own.
        assert (await browser.get(path + ".gz")).status_code == 404

    play(tmp_path / "data", scene, client=str(built))


def test_encodings_are_read_as_they_are_weighed() -> None:
    assert accepted_encodings("gzip;q=1.0, br;q=0.000, zstd;q=0.1") == {"", "gzip", "zstd"}


def raw(service: Service, path: str, method: str = "GET") -> bytes:
    """The answer to a path just as it is: no client tidies it up."""
    host, _, port = service.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//secret.txt",
        "/..%5csecret.txt",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/nowhere",
        "/api/nowhere",
    ],
)
def test_no_other_file_is_served(built: Path, tmp_path: Path, path: str) -> None:
    async def scene(service: Service, _: httpx.AsyncClient) -> None:
        answer = await asyncio.to_thread(raw, service, path)
        assert answer.split(b" ", 2)[1] == b"404"
        assert b"nobody's business" not in answer

    play(tmp_path / "data", scene, client=str(built))


def test_whoever_asks_for_the_head_alone_gets_it(built: Path, tmp_path: Path) -> None:
    async def scene(service: Service, _: httpx.AsyncClient) -> None:
        answer = await asyncio.to_thread(raw, service, "/", "HEAD")
        head, body = answer.split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert f"content-length: {len(PAGE)}".encode() in head.lower()
        assert body == b""

    play(tmp_path / "data", scene, client=str(built))


def test_files_do_not_count_as_requests(built: Path, tmp_path: Path) -> None:
    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        for _ in range(5):
            assert (await browser.get(service.url + "/")).status_code == 200
        codes = [(await browser.get(service.url + "/api/games")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]

    play(tmp_path / "data", scene, client=str(built), requests_a_minute=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_none_is_built_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(settings, "WEB_FOLDERS", (tmp_path / "nowhere",))

    async def scene(service: Service, browser: httpx.AsyncClient) -> None:
        page = await browser.get(service.url + "/", headers={"accept-language": language})
        assert (page.status_code, page.text) == (404, text("serve-no-web", language))
        assert HEADERS.items() <= dict(page.headers).items()

    play(tmp_path / "data", scene)
