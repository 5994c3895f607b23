"""Fits what makes a player win to how games of quick play end.

python -m tools.fitting --game manhattan --samples 200000

Games of `react` against itself are played in compiled code; where a game may be judged, every
player's parts of `score` are noted. Softmax regression then finds the weights that explain the
winners best, a set for each kind of situation. Prints them as the module that holds them.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.optimize import minimize

from bigapple import games
from bigapple.bots import search, tree
from bigapple.engine import loops
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import seed
from bigapple.engine.compiler import large_rule
from bigapple.engine.layout import Array

MOST_STEPS = 4000
PULL = 1.0
"""How strongly weights are held near nothing, so that what is rare stays modest."""

deal: Any = None
react: Any = None
list_legal: Any = None
advance: Any = None
score: Any = None
is_sample: Any = None
set_of: Any = None
outcome: Any = None


def self_play(
    game: Array, chances: Array, options: Array, blank: Array, actions: Array, tuning: Array,
    unit: Array, parts: Array, sets: Array, payoff: Array, key: int, first: int, most: int,
) -> int:  # fmt: skip
    """Plays until `most` samples are noted; returns how many games that took."""
    n = 0
    number = 0
    while n < most:
        seed(chances[0], key, first + number)
        number += 1
        game[0] = blank[0]
        deal(game[0], chances[0], options, None)
        start = n
        for _ in range(MOST_STEPS):
            if game[0].actor < 0:
                break
            if n < most and is_sample(game[0], chances[0]):
                sets[n] = set_of(game[0])
                for player in range(game[0].players):
                    for part in range(len(unit)):
                        unit[part] = 1.0
                        parts[n, player, part] = score(game[0], player, 0, unit)
                        unit[part] = 0.0
                n += 1
            count = list_legal(game[0], actions)
            action = int(actions[0])
            if count > 1:
                action = react(game[0], actions, count, chances[0], tuning)
            advance(game[0], action, chances[0])
        for i in range(start, n):
            outcome(game[0], payoff[i])
    return number


@dataclass(frozen=True)
class Subject:
    """What is fitted of a game: hooks by their names in `self_play`, and the size of a set."""

    module: str
    parts: int
    hooks: dict[str, Callable[..., Any]]
    is_alive: Callable[[GameRecord, int], bool]


def compiled(game_id: str, subject: Subject) -> Callable[..., int]:
    import numba

    definition = games.definition(game_id)
    insight = importlib.import_module(search.INSIGHTS[game_id])
    names: dict[str, Any] = {"react": insight.react, "seed": seed, **subject.hooks}
    for part in (tree.advance, tree.list_legal):
        names[part.__name__] = large_rule(loops.bind(part, definition, names))
    body = loops.bind(self_play, definition, names)
    function: Callable[..., int] = numba.njit(body, nogil=True, error_model="numpy")
    return function


def fit(parts: Array, alive: Array, payoff: Array, start: Array) -> tuple[Array, float]:
    """The weights by which the softmax of the players' scores foretells the payoff best."""
    hidden = np.where(alive, 0.0, -1e9)

    def loss(weights: Array) -> tuple[float, Array]:
        scores = parts @ weights + hidden
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        missed = -(payoff * np.log(chances + 1e-12)).sum()
        slope = np.tensordot(chances - payoff, parts, axes=([0, 1], [0, 1]))
        return float(missed + PULL * weights @ weights), slope + 2 * PULL * weights

    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 300})
    return found.x, float(found.fun) / len(parts)
