"""The same games as the laboratory's, action by action at a table, with their events as words."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from bigapple.bots.greedy import entry_point
from bigapple.bots.search import INSIGHTS
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import Event, empty_log, read
from bigapple.laboratory.counting.loop import DICE, GREEDY, LOTS, MIND, QUICK, STREAM


class Table:
    """One game with the streams of chance that the laboratory gives it."""

    def __init__(
        self, definition: GameDefinition, policies: list[int], key: int, index: int
    ) -> None:
        self.definition, self.policies = definition, policies
        self.game: Any = definition.record.new()
        self.chances = Chance.many(LOTS + 1)
        for stream in range(LOTS + 1):
            seed(self.chances[stream], key + stream * STREAM, index)
        insight = importlib.import_module(INSIGHTS[definition.id])
        self.react, self.tuning = insight.react, insight.TUNING
        self.actions = np.zeros(definition.list_room, np.int16)

    def deal(self, options: dict[str, Any]) -> list[Event]:
        log = empty_log(300)
        codes = self.definition.codes(options)
        self.definition.table.deal(self.game, self.chances[DICE], codes, log)
        return read(log, self.definition.events)

    def legal(self) -> list[int]:
        count = self.definition.table.legal(self.game, self.actions)
        return [int(action) for action in self.actions[:count]]

    def choose(self, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        policy = self.policies[int(self.game.actor)]
        if policy == QUICK:
            listed = np.array(legal, np.int16)
            mind = self.chances[MIND]
            return int(self.react(self.game, listed, len(legal), mind, self.tuning))
        if policy == GREEDY:
            root, tried = self.definition.record.many(1), self.definition.record.many(2)
            root[0] = self.game
            mind = self.chances[MIND : MIND + 1]
            return int(entry_point(self.definition.id)(root, tried, mind, self.actions))
        return legal[below(self.chances[MIND], len(legal))]

    def apply(self, action: int) -> list[Event]:
        log = empty_log(300)
        self.definition.table.apply(self.game, action, self.chances[DICE], log)
        return read(log, self.definition.events)

    def play(self) -> Iterator[list[Event]]:
        """Plays on to the end: the events of each action."""
        while self.game.actor >= 0:
            yield self.apply(self.choose(self.legal()))
