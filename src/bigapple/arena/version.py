"""Which Big Apple plays: a bot that was changed is another one, released or not."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import bigapple

PARTS = ("bots", "engine", "games")
"""What decides how a game goes."""


@cache
def engine_version() -> str:
    """The version, and behind the plus sign a digest of all sources that decide how games go."""
    package = Path(bigapple.__file__).parent
    digest = hashlib.sha256()
    for part in PARTS:
        for path in sorted((package / part).rglob("*.py")):
            if "people" not in path.parts:
                digest.update(path.relative_to(package).as_posix().encode())
                # The same whatever ends a line in this checkout.
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{bigapple.__version__}+{digest.hexdigest()[:10]}"
