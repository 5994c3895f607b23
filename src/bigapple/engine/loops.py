"""The bodies of batch work, written once for every game, for threads and for CUDA.

The functions of a game (`deal`, `legal`, …) are names that `bind` gives to a copy of each body:
Numba then compiles the copy with that game's rules inside. They cannot be arguments, because
Numba's cache would not recognise them the next time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import numpy as np

from bigapple.engine.chance import below, seed
from bigapple.engine.compiler import rule, source
from bigapple.engine.contract import GameDefinition
from bigapple.engine.layout import Array

deal: Any = None
legal: Any = None
apply: Any = None
why_not: Any = None
observe: Any = None
outcome: Any = None


def bind(
    body: Callable[..., Any], definition: GameDefinition, names: Mapping[str, Any] | None = None
) -> FunctionType:
    """A copy of a body that calls the rules of one game, and knows some more names."""
    function = source(body)
    assert isinstance(function, FunctionType)
    known = dict(function.__globals__) | vars(definition.rules) | dict(names or {})
    known["ACTIONS"] = definition.actions
    for one in ONE_GAME:
        if one.__name__ in function.__code__.co_names:
            known[one.__name__] = rule(bind(one, definition))
    copy = FunctionType(function.__code__, known, function.__name__, function.__defaults__)
    copy.__qualname__ = f"{definition.id}.{function.__name__}"
    return copy


def start_one(chances: Array, i: int, key: int) -> None:
    seed(chances[i], key, i)


def reset_one(games: Array, chances: Array, i: int, blank: Array, options: Array) -> None:
    games[i] = blank[0]
    deal(games[i], chances[i], options, None)


def mask_one(games: Array, i: int, mask: Array, scratch: Array) -> None:
    for action in range(mask.shape[1]):
        mask[i, action] = False
    for k in range(legal(games[i], scratch)):
        mask[i, scratch[k]] = True


def step_one(games: Array, chances: Array, i: int, actions: Array, refused: Array) -> None:
    """One action of the actor of one game; a game that is over stays as it is."""
    game = games[i]
    action = int(actions[i])
    refused[i] = 0
    if game.actor < 0:
        return
    if action < 0 or action >= ACTIONS:
        refused[i] = -1
        return
    refused[i] = why_not(game, int(game.actor), action)
    if refused[i] == 0:
        apply(game, action, chances[i], None)


def observe_one(games: Array, i: int, players: Array, out: Array) -> None:
    """From the seat of players[i], or of the actor (NOBODY: a spectator) if that is −2."""
    player = int(players[i])
    if player == ACTOR:
        player = int(games[i].actor)
    observe(games[i], player, out[i])


def outcome_one(games: Array, i: int, payoff: Array, done: Array) -> None:
    done[i] = outcome(games[i], payoff[i])


def playout_one(games: Array, chances: Array, i: int, counts: Array, scratch: Array) -> None:
    """Random play to the end, all legal actions listed before each action."""
    counts[i] = 0
    while games[i].actor >= 0:
        action = choose_one(games, chances, i, scratch)
        apply(games[i], action, chances[i], None)
        counts[i] += 1


def advance_one(
    games: Array,
    chances: Array,
    i: int,
    blank: Array,
    options: Array,
    actions: Array,
    heroes: Array,
    fresh: Array,
    refused: Array,
    view: Any,
    scratch: Array,
) -> None:
    """A deal or one action, and all that a learner is told of it; a game that ends is dealt anew.

    A game with a hero (−1: none) goes on at random until the hero decides.
    """
    acted = int(heroes[i]) if heroes[i] >= 0 else int(games[i].actor)
    dealing = bool(fresh[i])
    refused[i] = 0
    view.done[i] = False
    view.rewards[i] = 0.0
    # A loop, though it seldom goes round: so the rules are compiled into it once.
    while True:
        if dealing:
            reset_one(games, chances, i, blank, options)
        else:
            step_one(games, chances, i, actions, refused)
        answer_one(games, chances, i, heroes, scratch)
        going_on = games[i].actor >= 0
        if not dealing:
            outcome_one(games, i, view.payoff, view.done)
            if view.done[i]:
                view.rewards[i] = view.payoff[i, acted]
        seat = int(games[i].actor) if going_on else acted
        observe(games[i], seat, view.observations[i] if going_on else view.final[i])
        if going_on:
            break
        # A game may also end before its hero decides anything: nobody hears of it.
        dealing = True
    view.players[i] = games[i].actor
    mask_one(games, i, view.mask, scratch)


def answer_one(games: Array, chances: Array, i: int, heroes: Array, scratch: Array) -> None:
    """Random play up to the hero's next decision or the end."""
    hero = int(heroes[i])
    while hero >= 0 and games[i].actor >= 0 and games[i].actor != hero:
        apply(games[i], choose_one(games, chances, i, scratch), chances[i], None)


def choose_one(games: Array, chances: Array, i: int, scratch: Array) -> int:
    """A legal action at random."""
    return int(scratch[below(chances[i], legal(games[i], scratch))])


ACTOR = -2
ACTIONS = 0
ONE_GAME = (
    start_one,
    reset_one,
    mask_one,
    step_one,
    observe_one,
    outcome_one,
    playout_one,
    choose_one,
    advance_one,
    answer_one,
)


def start_range(chances: Array, key: int, first: int, last: int) -> None:
    for i in range(first, last):
        start_one(chances, i, key)


def reset_range(
    games: Array, chances: Array, which: Array, blank: Array, options: Array, first: int, last: int
) -> None:
    for i in range(first, last):
        if which[i]:
            reset_one(games, chances, i, blank, options)


def mask_range(games: Array, mask: Array, room: int, first: int, last: int) -> None:
    scratch = np.empty(room, np.int16)
    for i in range(first, last):
        mask_one(games, i, mask, scratch)


def step_range(
    games: Array, chances: Array, actions: Array, refused: Array, first: int, last: int
) -> None:
    for i in range(first, last):
        step_one(games, chances, i, actions, refused)


def observe_range(games: Array, players: Array, out: Array, first: int, last: int) -> None:
    for i in range(first, last):
        observe_one(games, i, players, out)


def outcome_range(games: Array, payoff: Array, done: Array, first: int, last: int) -> None:
    for i in range(first, last):
        outcome_one(games, i, payoff, done)


def playout_range(
    games: Array, chances: Array, counts: Array, room: int, first: int, last: int
) -> None:
    scratch = np.empty(room, np.int16)
    for i in range(first, last):
        playout_one(games, chances, i, counts, scratch)


def advance_range(
    games: Array,
    chances: Array,
    blank: Array,
    options: Array,
    actions: Array,
    heroes: Array,
    fresh: Array,
    refused: Array,
    view: Any,
    room: int,
    first: int,
    last: int,
) -> None:
    """All of a step in one pass, while a game is at hand."""
    scratch = np.empty(room, np.int16)
    for i in range(first, last):
        advance_one(
            games, chances, i, blank, options, actions, heroes, fresh, refused, view, scratch
        )
