"""A bot that looks one action ahead and takes what is worth most right then.

What an action is worth is a matter of the game: see the module of its name.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

import numpy as np

from bigapple import games
from bigapple.bots.bot import Bot
from bigapple.bots.lookahead import look_ahead
from bigapple.engine import loops
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint, prepare
from bigapple.engine.contract import GameDefinition

JUDGEMENTS = {
    "king-of-new-york": "bigapple.bots.king_of_new_york.judgement",
    "manhattan": "bigapple.bots.manhattan.judgement",
}
"""Where each game's judgement lies: `can_foresee` and `worth_of`."""


class GreedyBot:
    def __init__(self, definition: GameDefinition) -> None:
        self._look_ahead = entry_point(definition.id)
        prepare([self._look_ahead])

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        root, tried = definition.record.many(1), definition.record.many(2)
        chances = Chance.many(1)
        root[0], chances[0] = concealed, chance
        room = np.zeros(definition.list_room, np.int16)
        return int(self._look_ahead(root, tried, chances, room))


@cache
def entry_point(game_id: str) -> EntryPoint:
    definition = games.definition(game_id)
    judgement = importlib.import_module(JUDGEMENTS[definition.id])
    names = {name: getattr(judgement, name) for name in ("can_foresee", "worth_of")}

    def signature() -> Any:
        import numba
        from numba import types

        records = types.Array(numba.from_dtype(definition.record.dtype), 1, "C")
        chances = types.Array(numba.from_dtype(Chance.dtype), 1, "C")
        return records, records, chances, types.Array(types.int16, 1, "C")

    body = loops.bind(look_ahead, definition, names)
    return EntryPoint(body, signature, f"{definition.id}-greedy")


def make(name: str, game_id: str) -> Bot:
    return GreedyBot(games.definition(game_id))
