"""The web table's files: read once, sent as they were built, and no others."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from bigapple.server.doors import Asked, language_of
from bigapple.server.settings import INDEX, Settings
from bigapple.texts import text

HASHED = "assets/"
"""Names in this folder hold a digest of what is in the file: it never changes under its name."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What a build lays beside a file, the smallest first."""
KINDS = {".js": "text/javascript", ".svg": "image/svg+xml"}
"""Browsers insist on these, and not every system knows them."""
UNCOUNTED = "uncounted"
"""A first visit asks for some twenty files; from memory they cost next to nothing."""


@dataclass(frozen=True)
class File:
    kind: str
    caching: str
    contents: dict[str, bytes]
    """By encoding, the best first; at the end, without a name, the file as it is."""
    tags: dict[str, str]

    def answer(self, request: Asked) -> Response[bytes]:
        """The file in the best encoding that is accepted, or that it is still the same."""
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next(one for one in self.contents if one in accepted)
        tag = self.tags[encoding]
        headers = {"cache-control": self.caching, "etag": tag, "vary": "accept-encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.contents[encoding], media_type=self.kind, headers=headers)


def accepted_encodings(header: str) -> set[str]:
    """Those that a header allows; the file as it is always."""
    found = {""}
    for part in header.lower().replace(" ", "").split(","):
        name, _, weight = part.partition(";q=")
        if not weight or weight.strip("0."):
            found.add(name)
    return found


def read_files(folder: Path) -> dict[str, File]:
    """All files of a folder, by their path in it."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_dir() or path.name.endswith(tuple(ENCODINGS.values())):
            continue
        besides = {name: path.with_name(path.name + end) for name, end in ENCODINGS.items()}
        contents = {name: one.read_bytes() for name, one in besides.items() if one.is_file()}
        contents[""] = path.read_bytes()
        tags = {name: f'"{sha256(one).hexdigest()[:32]}"' for name, one in contents.items()}
        name = path.relative_to(folder).as_posix()
        caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
        found[name] = File(_kind(path), caching, contents, tags)
    return found


def _kind(path: Path) -> str:
    known = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return known or "application/octet-stream"


def handlers(settings: Settings) -> list[HTTPRouteHandler]:
    """What answers for the web table: for each file that there is, and for nothing else."""
    folder = settings.web_folder
    if folder is None:
        return [_routed("/", not_built)]
    files = read_files(folder)

    def page(request: Asked) -> Response[Any]:
        # Without the stroke at the end a page would look for its parts beside the base path.
        if settings.base_path and not request.scope["raw_path"].endswith(b"/"):
            return Redirect(f"{settings.base_path}/")
        return files[INDEX].answer(request)

    return [_routed("/", page), *(_routed(f"/{name}", file.answer) for name, file in files.items())]


def not_built(request: Asked) -> Response[str]:
    """Whoever looks for the web table is told why there is none."""
    told = text("serve-no-web", language_of(request))
    return Response(told, status_code=404, media_type="text/plain")


def _routed(path: str, answer: Callable[[Asked], Response[Any]]) -> HTTPRouteHandler:
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    made = route(
        path,
        http_method=methods,
        include_in_schema=False,
        sync_to_thread=False,
        status_code=200,
        opt={UNCOUNTED: True},
    )
    return made(answer)
