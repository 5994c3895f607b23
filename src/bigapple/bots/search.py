"""The bot that searches: playouts until there are enough or the time is up.

Which numbers it is tuned by, and what it knows of a game, lie in the game's insight.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bigapple import games
from bigapple.bots import tree
from bigapple.bots.bot import BUDGET, Bot, read_budget
from bigapple.engine import loops
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance, word
from bigapple.engine.compiler import EntryPoint, large_rule, prepare
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log
from bigapple.engine.layout import Array, to_bytes

INSIGHTS = {
    "king-of-new-york": "bigapple.bots.king_of_new_york.search",
    "manhattan": "bigapple.bots.manhattan.insight",
}
"""What a search knows of each game."""
HOOKS = ("is_open", "horizon", "appraise", "react", "judge", "is_apart")
NODES = 1 << 20
"""Enough for some seconds; a tree that is full is used as it is."""
MANY = 100_000
"""Playouts that may fill it: more of them get more."""
MOST_TIMES = 16
"""So many times as much at most."""
CHUNK = 32
"""Playouts between two looks at the clock."""
DEFAULT_SECONDS = 0.1


@dataclass(frozen=True)
class Budget:
    """How long to think: playouts, and a ceiling of seconds; one of them at least."""

    playouts: int | None = None
    seconds: float | None = None
    threads: int = 1


@dataclass(frozen=True)
class Thought:
    """What a search found out about an action."""

    action: int
    tries: float
    chance: float
    """Of winning, as far as the search knows."""


class SearchBot:
    def __init__(
        self,
        definition: GameDefinition,
        budget: Budget,
        tuning: Mapping[int, float] | None = None,
    ) -> None:
        self.budget = budget
        self.playouts = 0
        """All that it has done so far, for whoever measures."""
        self._run = entry_point(definition.id)
        # Before it sits down: thinking is timed.
        prepare([self._run])
        self._foreseen: tuple[bytes, int] | None = None
        """The game after its own last action, if nothing had to happen in between."""
        self._spaces = [
            new_space(definition, tuning or {}, nodes_for(budget)) for _ in range(budget.threads)
        ]

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        room = np.zeros(definition.list_room, np.int16)
        if definition.table.legal(concealed, room) == 1:
            return int(room[0])
        action = self.think(concealed, chance, thoroughly=False)[0].action
        self._foresee(definition, concealed, action, chance)
        return action

    def _foresee(
        self, definition: GameDefinition, concealed: GameRecord, action: int, chance: Chance
    ) -> None:
        """Notes what its own action leads to, if it goes on deciding: the tree knows it already."""
        player = int(concealed.actor)
        game = definition.record.copy(concealed)
        definition.table.imagine(game, player, chance)
        definition.table.apply(game, action, chance, empty_log(0))
        self._foreseen = None
        if game.actor == player:
            definition.table.conceal(game, player)
            self._foreseen = (to_bytes(game), action)

    def _node_of(self, space: tree.Space, known: bytes) -> int:
        """Where the tree goes on if the game is as foreseen; NONE if it must grow anew."""
        if (
            self._foreseen is None
            or self._foreseen[0] != known
            or space.used[0] > len(space.tree) // 2
        ):
            return tree.NONE
        edge = int(space.tree[space.base[0]].first)
        while edge != tree.NONE and space.tree[edge].action != self._foreseen[1]:
            edge = int(space.tree[edge].following)
        return int(space.tree[edge].first)

    def think(
        self, concealed: GameRecord, chance: Chance, thoroughly: bool = True
    ) -> list[Thought]:
        """All legal actions, the best first; unless thoroughly, only until it is known."""
        known = to_bytes(concealed)
        for space in self._spaces:
            space.root[0] = concealed
            # Each thread has a stream of its own, all of them from the bot's.
            space.chances[0] = chance
            space.chances[0].c = word(chance)
            space.base[0] = self._node_of(space, known)
            space.table[:] = 0.0
            space.tuning[tree.SELF] = int(concealed.actor)
        if len(self._spaces) == 1:
            counts = [self._use(self._spaces[0], thoroughly)]
        else:
            with ThreadPoolExecutor(len(self._spaces)) as pool:
                counts = list(pool.map(self._use, self._spaces))
        return merged(self._spaces, counts[0])

    def _use(self, space: tree.Space, thoroughly: bool = True) -> int:
        left = self.budget.playouts
        share = len(self._spaces)
        if left is not None:
            left = max(1, left // share)
        end = None if self.budget.seconds is None else time.perf_counter() + self.budget.seconds
        while True:
            step = CHUNK if left is None else min(left, CHUNK)
            count = int(self._run(space, step))
            self.playouts += step
            if left is not None:
                left -= step
                if left == 0 or not (thoroughly or may_change(space.results[:count, 0], left)):
                    return count
            if end is not None and time.perf_counter() >= end:
                return count


def may_change(tries: Array, left: int) -> bool:
    """Whether with so many playouts left another action may still be tried most often."""
    next_most, most = np.partition(tries, -2)[-2:]
    return bool(most - next_most <= left)


def merged(spaces: list[tree.Space], count: int) -> list[Thought]:
    """What all threads found out together."""
    results = np.stack([space.results[:count] for space in spaces])
    tries = results[:, :, 0].sum(axis=0)
    won = results.prod(axis=2).sum(axis=0)
    found = [
        Thought(int(action), float(n), float(total / n) if n else 0.0)
        for action, n, total in zip(spaces[0].actions[:count], tries, won, strict=True)
    ]
    return sorted(found, key=lambda thought: (-thought.tries, -thought.chance))


def nodes_for(budget: Budget) -> int:
    """The room of each thread's tree; none of it is taken before it is used."""
    times = (budget.playouts or 0) // budget.threads // MANY
    return NODES * max(1, min(times, MOST_TIMES))


def new_space(
    definition: GameDefinition, tuning: Mapping[int, float], nodes: int = NODES
) -> tree.Space:
    insight = importlib.import_module(INSIGHTS[definition.id])
    numbers: Array = insight.TUNING.copy()
    for place, number in tuning.items():
        numbers[place] = number
    room = definition.list_room
    return tree.Space(
        root=definition.record.many(1),
        games=definition.record.many(1),
        chances=Chance.many(1),
        tree=tree.Node.many(nodes),
        used=np.zeros(1, np.int64),
        base=np.zeros(1, np.int64),
        actions=np.zeros(room, np.int16),
        edges=np.zeros(room, np.int64),
        worth=np.zeros(room),
        by_action=np.zeros(definition.actions, np.int64),
        path=np.zeros(tree.MOST_DEPTH, np.int64),
        movers=np.zeros(tree.MOST_DEPTH, np.int64),
        reward=np.zeros(definition.most_players),
        table=np.zeros(insight.TABLE),
        results=np.zeros((room, 2)),
        tuning=numbers,
    )


@cache
def entry_point(game_id: str) -> EntryPoint:
    """The search of a game, compiled when it is first used."""
    definition = games.definition(game_id)
    insight = importlib.import_module(INSIGHTS[game_id])
    names: dict[str, Any] = {hook: getattr(insight, hook) for hook in HOOKS}
    for part in (*tree.PARTS, insight.ponder):
        names[part.__name__] = large_rule(loops.bind(part, definition, names))

    def signature() -> Any:
        import numba

        return numba.typeof(new_space(definition, {})), numba.types.int64

    body = loops.bind(tree.search, definition, names)
    return EntryPoint(body, signature, f"{game_id}-search")


def make(name: str, game_id: str) -> Bot:
    """`search`, or with a budget: `search:2000` playouts, `search:0.3s`."""
    budget = Budget(seconds=DEFAULT_SECONDS)
    if BUDGET in name:
        playouts, seconds = read_budget(name.partition(BUDGET)[2])
        budget = Budget(playouts, seconds)
    return SearchBot(games.definition(game_id), budget)
