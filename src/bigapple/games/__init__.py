"""The games, found by their id and loaded when they are first used."""

from __future__ import annotations

import importlib

from bigapple.engine.contract import GameDefinition

MODULES = {
    "king-of-new-york": "bigapple.games.king_of_new_york",
    "manhattan": "bigapple.games.manhattan",
}


def definition(game_id: str) -> GameDefinition:
    """The game of an id; KeyError if there is none."""
    game: GameDefinition = importlib.import_module(MODULES[game_id]).DEFINITION
    return game
