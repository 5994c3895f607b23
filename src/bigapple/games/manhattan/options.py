"""The options of a game of Manhattan, and what contradicts what (M9.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.engine.options import Clash, Option

OPTIONS = (
    Option("players", (4, 2, 3), codes=(4, 2, 3)),
    Option("first_player", (None, 0, 1, 2, 3), codes=(-1, 0, 1, 2, 3)),
    Option("edition", ("2018", "1994")),
    Option("urban_rules", (False, True)),
    Option("megacity", ("one", "all")),
    Option("monster", ("none", "godzilla", "baby")),  # M9.8
    Option("progressive", (False, True)),
    Option("anti_trust", ("off", "player", "colour")),
    Option("sides", ("opposite", "adjacent")),
)

(
    PLAYERS,
    FIRST,
    EDITION,
    URBAN_RULES_ON,
    MEGACITY,
    MONSTER,
    PROGRESSIVE,
    ANTI_TRUST,
    ADJACENT,
) = range(len(OPTIONS))


def clash(options: Mapping[str, Any]) -> Clash | None:
    """The first contradiction among complete options, if there is one."""
    if options["urban_rules"] and options["edition"] == "1994":  # M1.4
        return Clash("urban_rules", "option-clash-urban-rules", "M1.4")
    if options["sides"] == "adjacent" and options["players"] != 2:
        return Clash("sides", "option-clash-sides", "M2.1")
    first = options["first_player"]
    if first is not None and first >= options["players"]:
        return Clash("first_player", "option-clash-first-player", "M2.3")
    return None
