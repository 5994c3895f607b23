"""The games, found by their id and loaded when they are first used."""

from __future__ import annotations

import importlib

from bigapple.engine.contract import GameDefinition

MODULES = {
    "king-of-new-york": "bigapple.games.king_of_new_york",
    "manhattan": "bigapple.games.manhattan",
}


def definition(game_id: str, rules: int | None = None) -> GameDefinition:
    """The game of an id, under a version of its rules or the newest; KeyError if there is none.

    A game whose rules were corrected keeps the older definitions in `OLDER`, so that what was
    begun under them goes on under them.
    """
    module = importlib.import_module(MODULES[game_id])
    newest: GameDefinition = module.DEFINITION
    if rules is None or rules == newest.rules_version:
        return newest
    older: dict[int, GameDefinition] = getattr(module, "OLDER", {})
    return older[rules]
