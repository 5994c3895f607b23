"""A bot that looks one action ahead and takes what is worth most right then.

What a game is worth to a player is a matter of the game: see the module of its name.
"""

from __future__ import annotations

import importlib
from typing import Protocol

from bigapple.bots.bot import Bot
from bigapple.bots.random import legal_actions
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance, below
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log

JUDGEMENTS = {
    "king-of-new-york": "bigapple.bots.king_of_new_york",
    "manhattan": "bigapple.bots.manhattan",
}
"""Where each game's judgement lies, as `JUDGEMENT`."""


class Judgement(Protocol):
    """What an action was worth to a player."""

    def worth(self, before: GameRecord, action: int, after: GameRecord, player: int) -> float: ...


class GreedyBot:
    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        player = int(concealed.actor)
        record, table = definition.record, definition.table
        imagined = record.copy(concealed)
        table.imagine(imagined, player, chance)
        best: list[int] = []
        most = float("-inf")
        for action in legal_actions(definition, imagined):
            after = record.copy(imagined)
            table.apply(after, action, chance, empty_log(0))
            worth = self.judgement.worth(imagined, action, after, player)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(action)
        return best[below(chance, len(best))]


def make(game_id: str) -> Bot:
    return GreedyBot(importlib.import_module(JUDGEMENTS[game_id]).JUDGEMENT)
