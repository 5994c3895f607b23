"""What a search knows of Manhattan: first impressions, quick play, and what a game is worth."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from bigapple.bots import weights
from bigapple.bots.manhattan import balance
from bigapple.bots.manhattan_score import (
    HOLD,
    HOLDS,
    LEAD,
    PARTS,
    POINTS,
    TALLEST,
    TALLESTS,
    hold_of,
    lead_in,
    score,
    skyline,
    weights_of,
)
from bigapple.bots.tree import OWN, SELF
from bigapple.engine.chance import Chance, below
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import LOTS, NO_COLOUR
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.scoring import outcome, points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    owner_of_colour,
    rounds,
)
from bigapple.games.manhattan.towers import height, owner, towers_by_colour

HARM = OWN
"""What a point that a rival loses is worth."""
SAMPLE = OWN + 1
"""Actions that quick play looks at before it takes the best of them."""
MARGIN = OWN + 2
"""How much the lead counts beside the victory."""
HEAT = OWN + 3
"""The lead that makes a victory likely, in points."""
TOWERS = OWN + 4
"""Manners: what a tower, a point that rivals lack, the tallest tower are worth beside victory."""
QUARREL = OWN + 5
HEIGHT = OWN + 6
WEIGHTS = OWN + 7
"""Where the weights of `score` begin."""

TABLE = 1
_NUMBERS = [0.7, 0.5, 4.0, 0.05, 0.0, 0.0, 0.4, 16.0, 0.5, 3.0, 0.0, 0.0, 0.0]
TUNING = np.concatenate([_NUMBERS, weights.read("manhattan")])
"""What was found to play best, in the order of the names above and of the tree's."""

BYTE = 8


@rule
def is_open(game: Game) -> bool:
    """All that differs between games on the same path is what nobody sees coming."""
    return True


@rule
def is_apart(game: Game) -> bool:
    return False


def ponder(space: Any, playouts: int) -> None:
    """Manhattan has no dice."""


@rule
def horizon(game: Game) -> int:
    return int(game.round_number)


@rule
def side(game: Game, player: int, colour: int, harm: float) -> float:
    """What a point for a colour is worth to a player."""
    if colour == NO_COLOUR:
        return 0.0
    return 1.0 if owner_of_colour(game, colour) == player else -harm


@rule
def later(game: Game) -> int:
    """Where the weights of the next round begin; −1 in the last one."""
    if int(game.round_number) >= rounds(game):
        return -1
    return WEIGHTS + weights_of(game) - PARTS


@rule
def lasting(points: float, part: int, start: int, w: Array) -> float:
    """What something is worth that gives points now and will be worth something later."""
    if start < 0:
        return points
    return float(points + w[start + part] / w[start + POINTS])


@rule
def build_worth(
    game: Game,
    player: int,
    action: int,
    tallest: int,
    lot_tallest: int,
    second: int,
    start: int,
    w: Array,
) -> float:
    """By how much a build moves what the board gives now, and what will be left of it later."""
    harm = w[HARM]
    which, card, district, size = actions.build_parts(action)
    colour = colour_of(game, player, which)
    lot = lot_shown(game, player, card, district)
    before = owner(game, lot)
    gained = size - int(game.lacking[lot, colour])
    hold = hold_of(game, lot, player)
    worth = lasting(1.0, HOLD + min(hold + gained, HOLDS - 1), start, w)
    if before != NO_COLOUR:
        rival = owner_of_colour(game, before)
        held = hold if rival == player else hold_of(game, lot, rival)
        worth -= side(game, player, before, harm) * lasting(1.0, HOLD + held, start, w)
    if before != colour:
        counts = towers_by_colour(game, district)
        worth -= district_worth(game, player, counts, start, w)
        counts += (1 << (colour + 1) * BYTE) - (1 << (before + 1) * BYTE)
        worth += district_worth(game, player, counts, start, w)
    tall = height(game, lot) + size
    if tall >= tallest:
        if lot_tallest >= 0:
            above = TALLEST + min(tallest - second, TALLESTS - 1)
            held_by = side(game, player, owner(game, lot_tallest), harm)
            worth -= held_by * lasting(3.0, above, start, w)
        next_best = second if lot == lot_tallest else tallest
        if tall > next_best:
            above = TALLEST + min(tall - next_best, TALLESTS - 1)
            worth += lasting(3.0, above, start, w)
    return worth


@rule
def district_worth(game: Game, player: int, counts: int, start: int, w: Array) -> float:
    """What the lead in a district is worth to a player, whoever has it."""
    leader, ahead = lead_in(counts)
    if ahead == 0:
        return 0.0
    return side(game, player, leader, w[HARM]) * lasting(2.0, LEAD + ahead, start, w)


@large_rule
def appraise(game: Game, legal: Array, count: int, worth: Array, tuning: Array) -> None:
    """A first impression of each legal action."""
    if game.decision == CHOOSE:
        for i in range(count):
            worth[i] = balance(game, int(legal[i]))
        return
    player = int(game.actor)
    tallest, lot_tallest, second = skyline(game)
    start = later(game)
    for i in range(count):
        action = int(legal[i])
        worth[i] = 0.0
        if actions.is_build(action):
            worth[i] = build_worth(
                game, player, action, tallest, lot_tallest, second, start, tuning
            )


@large_rule
def react(game: Game, legal: Array, count: int, chance: Chance, tuning: Array) -> int:
    """The best of a few actions drawn by lot."""
    tries = int(tuning[SAMPLE])
    best = int(legal[below(chance, count)])
    if tries < 2 or actions.is_discard(best):
        return best
    choosing = game.decision == CHOOSE
    player = int(game.actor)
    tallest, lot_tallest, second = 0, -1, 0
    if not choosing:
        tallest, lot_tallest, second = skyline(game)
    start = later(game)
    most = -1e300
    for i in range(tries):
        action = best if i == 0 else int(legal[below(chance, count)])
        if choosing:
            value = balance(game, action)
        else:
            value = build_worth(game, player, action, tallest, lot_tallest, second, start, tuning)
        if value > most:
            most = value
            best = action
    return best


@large_rule
def judge(game: Game, reward: Array, tuning: Array) -> None:
    """Each player's share of the victory, and a little for the lead."""
    players = int(game.players)
    if outcome(game, reward):
        margin = tuning[MARGIN]
        total = 0.0
        for player in range(players):
            total += exp(points_of(game, player) / tuning[HEAT])
        for player in range(players):
            share = exp(points_of(game, player) / tuning[HEAT]) / total
            reward[player] = (1.0 - margin) * reward[player] + margin * share
    else:
        start = WEIGHTS + weights_of(game)
        total = 0.0
        for player in range(players):
            reward[player] = exp(score(game, player, start, tuning))
            total += reward[player]
        for player in range(players):
            reward[player] /= total
    own = int(tuning[SELF])
    if tuning[TOWERS] + tuning[QUARREL] + tuning[HEIGHT] > 0.0:
        reward[own] += manner(game, own, tuning)


@rule
def manner(game: Game, player: int, tuning: Array) -> float:
    """What a game is worth to a character beside the victory."""
    pleasure = 0.0
    tallest = 0
    for lot in range(LOTS):
        colour = owner(game, lot)
        if colour != NO_COLOUR and owner_of_colour(game, colour) == player:
            pleasure += tuning[TOWERS]
            tallest = max(tallest, height(game, lot))
    pleasure += tuning[HEIGHT] * tallest
    for other in range(game.players):
        if other != player:
            pleasure -= tuning[QUARREL] * points_of(game, other)
    return float(pleasure)
