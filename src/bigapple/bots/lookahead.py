"""Looking one action ahead, compiled: what each legal action is worth right after it."""

from __future__ import annotations

from typing import Any

from bigapple.engine.chance import below
from bigapple.engine.layout import Array

legal: Any = None
apply: Any = None
imagine: Any = None
can_foresee: Any = None
worth_of: Any = None


def look_ahead(root: Array, games: Array, chances: Array, actions: Array) -> int:
    """The best action of whoever decides in root[0]; equals are drawn by lot.

    `games` has room for two: the game as it is imagined, and as it may become.
    """
    player = int(root[0].actor)
    games[0] = root[0]
    imagine(games[0], player, chances[0])
    count = int(legal(games[0], actions))
    most = -1e300
    equals = 0
    best = -1
    for i in range(count):
        action = int(actions[i])
        games[1] = games[0]
        if can_foresee(action):
            apply(games[1], action, chances[0], None)
        worth = worth_of(games[0], action, games[1], player, chances[0])
        if worth > most:
            most = worth
            equals = 0
        if worth == most:
            equals += 1
            if below(chances[0], equals) == 0:
                best = action
    return best
