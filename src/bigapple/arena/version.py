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

TELLING = {"people", "futures.py", "hint.py", "outlook.py", "reasons.py"}
"""How games and moves are told to people, wherever it lies."""


@cache
def engine_version(game: str) -> str:
    """The version, and behind the plus sign a digest of all that decides how a game goes.

    What belongs to another game, and how things are told to people, has no part in it.
    """
    package = Path(bigapple.__file__).parent
    apart = {other.replace("-", "_") for other in MODULES if other != game} | TELLING
    digest = hashlib.sha256()
    for part in PARTS:
        for path in sorted((package / part).rglob("*.*")):
            # Not by the whole path: a checkout may lie in a folder of any name.
            within = path.relative_to(package)
            if path.suffix in KINDS and not apart & set(within.parts):
                digest.update(within.as_posix().encode())
                # The same whatever ends a line in this checkout.
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{bigapple.__version__}+{digest.hexdigest()[:10]}"
