"""The options of a game of King of New York, and what contradicts what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.engine.options import Clash, Line, Option

MONSTER_NAMES = ("captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff")  # K1.1

OPTIONS = (
    Option("players", (4, 2, 3, 5, 6), codes=(4, 2, 3, 5, 6)),
    Option("first_player", (None, 0, 1, 2, 3, 4, 5), codes=(-1, 0, 1, 2, 3, 4, 5)),
    Line("monsters", MONSTER_NAMES),
    Option("two_in_manhattan", (None, True, False), codes=(-1, 1, 0)),
)

PLAYERS, FIRST, MONSTERS, TWO_IN_MANHATTAN = range(len(OPTIONS))


def clash(options: Mapping[str, Any]) -> Clash | None:
    """The first contradiction among complete options, if there is one."""
    players = options["players"]
    first = options["first_player"]
    if first is not None and first >= players:
        return Clash("first_player", "option-clash-first-player", "K2.4")
    if options["monsters"] is not None and len(options["monsters"]) != players:
        return Clash("monsters", "option-clash-monsters", "K1.1")
    if options["two_in_manhattan"] and players < 5:
        return Clash("two_in_manhattan", "option-clash-two-in-manhattan", "K9.1")
    return None
