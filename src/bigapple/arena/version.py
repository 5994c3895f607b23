"""Which Big Apple plays: a bot that was changed is another one, released or not."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import bigapple
from bigapple.games import MODULES

PARTS = ("bots", "engine", "games")
"""What decides how a game goes."""


KINDS = (".py", ".txt")
"""Sources, and the weights that bots go by."""


@cache
def engine_version(game: str) -> str:
    """The version, and behind the plus sign a digest of all that decides how a game goes.

    What belongs to another game, and how games are told to people, has no part in it.
    """
    package = Path(bigapple.__file__).parent
    apart = {other.replace("-", "_") for other in MODULES if other != game} | {"people"}
    digest = hashlib.sha256()
    for part in PARTS:
        for path in sorted((package / part).rglob("*.*")):
            if path.suffix in KINDS and not apart & set(path.parts):
                digest.update(path.relative_to(package).as_posix().encode())
                # The same whatever ends a line in this checkout.
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{bigapple.__version__}+{digest.hexdigest()[:10]}"
