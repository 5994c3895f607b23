"""Playing and counting whole games, compiled: one source for every game.

What a game counts (`begin`, `permit`, `experiment`, `count_events`, `finish`) and
how it is played (`react`, `can_foresee`, `worth_of`) are names that `bind` gives to a copy of each
body, like the rules. `apply` and `legal` are called, not copied: they are needed in several places.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bigapple.engine.chance import below, seed
from bigapple.engine.layout import Array

deal: Any = None
legal: Any = None
apply: Any = None
imagine: Any = None
react: Any = None
can_foresee: Any = None
worth_of: Any = None
begin: Any = None
permit: Any = None
experiment: Any = None
count_events: Any = None
finish: Any = None

# Games: the one that is played, two to look ahead with, one that is kept, and a blank one.
NOW, IMAGINED, TRIED, KEPT, BLANK = range(5)
GAMES = 5

# Streams of chance: the game's own, the players' minds, the experiments', and two that are kept.
DICE, MIND, LOTS, KEPT_DICE, KEPT_MIND = range(5)
STREAMS = 5
STREAM = 1 << 48
"""Between the keys of two streams."""

# Settings.
EXPERIMENTING = 0
"""Whether the game's experiment is made; see its counting module."""

POLICIES = ("random", "quick", "greedy")
RANDOM, QUICK, GREEDY = range(len(POLICIES))

MOST_ACTIONS = 100_000
"""Of one game, so that none can last for ever; whatever reaches it is counted as a fault."""


class Space(NamedTuple):
    """What one thread works with."""

    games: Array
    chances: Array
    log: Array
    silence: Array
    """A log without room."""
    actions: Array
    tuning: Array
    policies: Array
    """By player."""
    settings: Array
    notes: Array
    """One record: what is to be remembered of the game that is played."""
    tally: Array
    """One record of sums."""


def play_range(space: Space, options: Array, key: int, first: int, last: int) -> None:
    for index in range(first, last):
        play_whole(space, options, key, index)


def play_whole(space: Space, options: Array, key: int, index: int) -> None:
    """One game from the deal to the end; all that happens depends on key and index alone."""
    games, chances, tally = space.games, space.chances, space.tally[0]
    games[NOW] = games[BLANK]
    for stream in range(LOTS + 1):
        seed(chances[stream], key + stream * STREAM, index)
    space.log[0] = 0
    deal(games[NOW], chances[DICE], options, space.log)
    # Or its counter would overflow after some thousand million events.
    space.silence[0] = 0
    begin(space, index)
    count_events(space)
    taken = 0
    while games[NOW].actor >= 0 and taken < MOST_ACTIONS:
        count = legal(games[NOW], space.actions)
        if experiment(space, count):
            count = legal(games[NOW], space.actions)
        action = choose(space, count)
        space.log[0] = 0
        apply(games[NOW], action, chances[DICE], space.log)
        count_events(space)
        taken += 1
    tally.actions += taken
    if games[NOW].actor >= 0:
        tally.faults += 1
        return
    tally.games += 1
    tally.faults += games[NOW].fault != 0
    finish(space)


def play_on(space: Space) -> None:
    """From here to the end, without counting."""
    taken = 0
    while space.games[NOW].actor >= 0 and taken < MOST_ACTIONS:
        count = permit(space, legal(space.games[NOW], space.actions))
        action = choose(space, count)
        apply(space.games[NOW], action, space.chances[DICE], space.silence)
        taken += 1


def choose(space: Space, count: int) -> int:
    """What the policy of whoever decides takes of the legal actions."""
    if count == 1:
        return int(space.actions[0])
    game = space.games[NOW]
    policy = int(space.policies[game.actor])
    if policy == QUICK:
        return int(react(game, space.actions, count, space.chances[MIND], space.tuning))
    if policy == GREEDY:
        return look(space, count)
    return int(space.actions[below(space.chances[MIND], count)])


def look(space: Space, count: int) -> int:
    """The greedy bot's choice, as in `bots.lookahead`, of the actions that are given."""
    games, mind = space.games, space.chances[MIND]
    player = int(games[NOW].actor)
    games[IMAGINED] = games[NOW]
    imagine(games[IMAGINED], player, mind)
    most = -1e300
    equals = 0
    best = -1
    for i in range(count):
        action = int(space.actions[i])
        games[TRIED] = games[IMAGINED]
        if can_foresee(action):
            apply(games[TRIED], action, mind, space.silence)
        worth = worth_of(games[IMAGINED], action, games[TRIED], player, mind)
        if worth > most:
            most = worth
            equals = 0
        if worth == most:
            equals += 1
            if below(mind, equals) == 0:
                best = action
    return best


HOOKS = ("begin", "permit", "count_events", "finish")
"""What a game's counting module offers beside `experiment`, its `Note` and its `Tally`."""
