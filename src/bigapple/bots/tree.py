"""Information-set Monte-Carlo tree search, compiled: one source for every game.

Each playout guesses what the player cannot see, walks down the tree by what has won so far,
plays on quickly from where the tree ends, and is judged. Every player is taken to maximise its
own chance of winning. The tree is open to chance: a node stands for all the games that the
actions on its path may lead to, and it ends where a game's `is_open` says so.

What a game knows of itself (`is_open`, `appraise`, `react`, `horizon`, `judge`, `is_apart`,
`ponder`) are names that `bind` gives to a copy of each body, like the rules.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from bigapple.engine.chance import below
from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array, Field, Record, int16

legal: Any = None
apply: Any = None
imagine: Any = None
is_open: Any = None
appraise: Any = None
react: Any = None
horizon: Any = None
judge: Any = None
is_apart: Any = None
ponder: Any = None

NONE = 0
"""No node: number 0 is never one."""
MOST_DEPTH = 128
MOST_STEPS = 4000
"""Actions of one playout, so that none can last for ever."""

LOTS = 1 << 20
"""So finely whims differ."""

# What can be tuned, by its place among the numbers that a search is given.
EXPLORATION = 0
SHARPNESS = 1
"""How much the first impression of an action counts."""
RIPENESS = 2
"""Playouts that a state needs before the tree grows below it."""
DOUBT = 3
"""How much less than its siblings an untried action is taken to be worth."""
STRETCH = 4
"""How far a playout goes on below the tree; what that means is up to the game."""
SELF = 5
"""The player who thinks, or −1: only its own manners count."""
WHIM = 6
"""How much luck has a say in first impressions; alone, it draws them by lot."""
FORESIGHT = 7
"""Visits of a state from which on the first impressions of its actions fade no more."""
PATIENCE = 8
"""Visits of the root from which on quick play goes a step farther than `STRETCH`, if there is one
rival; from ten times as many it goes two steps farther, and so on. What else happens on the way
evens out over many playouts, and what a game is worth is known the better the later it is judged.
What several rivals do on the way was found to be too much for that.
"""
OWN = 9
"""From here on the numbers are the game's own."""


@rule
def is_rival(player: int, tuning: Array) -> bool:
    """Whether somebody else thinks: quick play may take it to be more short-sighted."""
    return tuning[SELF] >= 0.0 and player != int(tuning[SELF])


def int32() -> Any:
    return Field(np.int32, ())


def float64() -> Any:
    return Field(np.float64, ())


class Node(Record):
    """A state that actions lead to, or an action in a state: they take turns on every path."""

    first: int = int32()
    """A state's first action; an action's state."""
    following: int = int32()
    """The next action in the same state."""
    visits: int = int32()
    action: int = int16()
    weight: float = float64()
    """The first impression of an action, positive."""
    total: float = float64()
    """What an action has won for whoever chose it."""


class Space(NamedTuple):
    """All that a search reads and writes, so that it need not ask for memory."""

    root: Array
    """The game as the actor may know it."""
    games: Array
    chances: Array
    tree: Array
    used: Array
    """How many nodes are in use."""
    base: Array
    """The node of the root, or NONE in a tree that is yet to grow."""
    actions: Array
    edges: Array
    worth: Array
    by_action: Array
    path: Array
    movers: Array
    reward: Array
    table: Array
    """The game's own notes."""
    results: Array
    """For each legal action of the root how often it was tried, and what it won on average."""
    tuning: Array


def advance(game: Any, action: int, chance: Any) -> None:
    apply(game, action, chance, None)


def list_legal(game: Any, out: Array) -> int:
    return int(legal(game, out))


def new_node(tree: Array, used: Array) -> int:
    """A blank node; NONE if the tree is full."""
    number = int(used[0])
    if number >= len(tree):
        return NONE
    used[0] = number + 1
    node = tree[number]
    node.first = NONE
    node.following = NONE
    node.visits = 0
    node.action = 0
    node.weight = 0.0
    node.total = 0.0
    return number


def find_edges(space: Any, state: int, game: Any, count: int) -> bool:
    """The node of each legal action; new ones get their first impression.

    False if the tree is full.
    """
    tree = space.tree
    known = 0
    edge = int(tree[state].first)
    while edge != NONE:
        space.by_action[tree[edge].action] = edge
        edge = int(tree[edge].following)
    for i in range(count):
        space.edges[i] = space.by_action[space.actions[i]]
        known += space.edges[i] != NONE
    edge = int(tree[state].first)
    while edge != NONE:
        space.by_action[tree[edge].action] = NONE
        edge = int(tree[edge].following)
    if known == count:
        return True
    appraise(game, space.actions, count, space.worth, space.tuning)
    for i in range(count):
        if space.edges[i] == NONE:
            edge = new_node(tree, space.used)
            if edge == NONE:
                return False
            node = tree[edge]
            node.action = space.actions[i]
            eager = space.worth[i] * space.tuning[SHARPNESS]
            if space.tuning[WHIM] > 0.0:
                eager += space.tuning[WHIM] * below(space.chances[0], LOTS) / LOTS
            node.weight = exp(min(30.0, max(-30.0, eager)))
            node.following = tree[state].first
            tree[state].first = edge
            space.edges[i] = edge
    return True


def best_edge(space: Any, count: int, fair: float) -> int:
    """What to try next: what has won, what looks good, and what was hardly tried."""
    visits = 0
    total = 0.0
    weights = 0.0
    for i in range(count):
        node = space.tree[space.edges[i]]
        visits += int(node.visits)
        total += float(node.total)
        weights += float(node.weight)
    average = (total + fair) / (visits + 1)
    untried = max(0.0, average - space.tuning[DOUBT])
    eager = max(sqrt(float(visits + 1)), (visits + 1) / sqrt(space.tuning[FORESIGHT]))
    urge = space.tuning[EXPLORATION] * eager / weights
    best = 0
    most = -1e300
    for i in range(count):
        node = space.tree[space.edges[i]]
        n = int(node.visits)
        mean = float(node.total) / n if n > 0 else untried
        promise = mean + urge * float(node.weight) / (1 + n)
        if promise > most:
            most = promise
            best = i
    return best


def reach(space: Any, players: int) -> float:
    """How far quick play goes below the tree: the farther, the longer one has thought."""
    steps = float(space.tuning[STRETCH])
    if players == 2:
        enough = float(space.tuning[PATIENCE])
        while space.tree[space.base[0]].visits >= enough:
            steps += 1.0
            enough *= 10.0
    return steps


def play_on(space: Any, game: Any, chance: Any, steps: float) -> None:
    """Quick play so far beyond the present horizon, and its judgement."""
    tuning, actions = space.tuning, space.actions
    end = horizon(game) + steps
    for _ in range(MOST_STEPS):
        if game.actor < 0 or horizon(game) > end:
            break
        count = list_legal(game, actions)
        action = int(actions[0])
        if count > 1:
            action = react(game, actions, count, chance, tuning)
        advance(game, action, chance)
    judge(game, space.reward, tuning)


def playout(space: Any, game: Any, chance: Any) -> None:
    """One walk down the tree and on to its judgement."""
    tree, path = space.tree, space.path
    depth = 0
    fair = 1.0 / int(game.players)
    while game.actor >= 0 and depth < MOST_DEPTH and (depth == 0 or is_open(game)):
        count = list_legal(game, space.actions)
        if count == 1:
            advance(game, int(space.actions[0]), chance)
            continue
        state = int(space.base[0])
        if depth > 0:
            edge = tree[path[depth - 1]]
            if edge.first == NONE:
                edge.first = new_node(tree, space.used)
            state = int(edge.first)
            if state == NONE:
                break
        tree[state].visits += 1
        if depth > 0 and tree[state].visits <= space.tuning[RIPENESS]:
            break
        if not find_edges(space, state, game, count):
            break
        chosen = best_edge(space, count, fair)
        path[depth] = space.edges[chosen]
        space.movers[depth] = game.actor
        depth += 1
        advance(game, int(space.actions[chosen]), chance)
    play_on(space, game, chance, reach(space, int(game.players)))
    for i in range(depth):
        node = tree[path[i]]
        node.visits += 1
        node.total += space.reward[space.movers[i]]


def search(space: Any, playouts: int) -> int:
    """So many playouts from what the actor of the root may know.

    Writes the root's legal actions and their results; returns how many there are.
    """
    root, game, chance = space.root[0], space.games, space.chances[0]
    player = int(root.actor)
    if is_apart(root):
        space.base[0] = NONE
        ponder(space, playouts)
        return list_legal(root, space.actions)
    if space.base[0] == NONE:
        space.used[0] = NONE + 1
        space.base[0] = new_node(space.tree, space.used)
    for _ in range(playouts):
        game[0] = root
        imagine(game[0], player, chance)
        playout(space, game[0], chance)
    count = list_legal(root, space.actions)
    find_edges(space, int(space.base[0]), root, count)
    for i in range(count):
        node = space.tree[space.edges[i]]
        space.results[i, 0] = node.visits
        space.results[i, 1] = node.total / max(1, node.visits)
    return count


PARTS = (advance, list_legal, new_node, find_edges, best_edge, reach, play_on, playout)
"""What `search` is made of, each behind what it calls."""
