"""A bot without any plan: each legal action is equally likely."""

from __future__ import annotations

import numpy as np

from bigapple.bots.bot import Bot
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance, below
from bigapple.engine.contract import GameDefinition


class RandomBot:
    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        actions = legal_actions(definition, concealed)
        return actions[below(chance, len(actions))]


def legal_actions(definition: GameDefinition, game: GameRecord) -> list[int]:
    out = np.zeros(definition.list_room, np.int16)
    count = definition.table.legal(game, out)
    return [int(action) for action in out[:count]]


def make(name: str, game_id: str) -> Bot:
    return RandomBot()
