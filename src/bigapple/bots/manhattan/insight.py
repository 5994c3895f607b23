"""What a search knows of Manhattan: first impressions, quick play, and what a game is worth."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from bigapple.bots import weights
from bigapple.bots.manhattan.judgement import balance
from bigapple.bots.manhattan.score import (
    CHOSEN,
    HOLD,
    HOLDS,
    LEAD,
    PARTS,
    PHASES,
    POINTS,
    TALLEST,
    TALLESTS,
    builds_to_come,
    hold_of,
    lead_in,
    score,
    skyline,
    weights_for,
    weights_of,
    with_blocks,
)
from bigapple.bots.tree import OWN, SELF, is_rival
from bigapple.engine.chance import Chance, below
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.choosing import colour_asked
from bigapple.games.manhattan.components import LOTS, NO_COLOUR
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.scoring import outcome, points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    owner_of_colour,
    rounds,
    turns_each_round,
)
from bigapple.games.manhattan.towers import height, owner, towers_by_colour

SPITE = OWN
"""How sharply a short-sighted rival turns against who leads, for each point."""
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
IMPULSE = OWN + 7
"""What a point counts in the first impression of a short-sighted rival."""
TASTE = OWN + 8
"""How much more than builds choices of blocks go by their first impression."""
WEIGHTS = OWN + 9
"""Where the weights of `score` begin."""

MARKS = 63
"""Bits in which quick play notes at which actions it has looked: of as many, the first ones."""

TABLE = 1
_NUMBERS = [
    *(1.1, 1.5, 4.0, 0.05, 0.0, -1.0, 0.0, 1e9, 2000.0),
    *(0.5, 32.0, 0.5, 3.0, 0.0, 0.0, 0.0, 0.7, 3.0),
]
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
def claims(game: Game, player: int, heat: float) -> tuple[float, float, float, float]:
    """What a gain of each player is worth to one: its own all, the rivals' less, who leads most."""
    most = 0
    for other in range(game.players):
        if other != player:
            most = max(most, points_of(game, other))
    total = 0.0
    shares = (0.0, 0.0, 0.0, 0.0)
    for other in range(game.players):
        if other != player:
            share = exp(heat * (points_of(game, other) - most))
            total += share
            shares = with_share(shares, other, -share)
    a, b, c, d = shares
    return with_share((a / total, b / total, c / total, d / total), player, 1.0)


@rule
def with_share(
    shares: tuple[float, float, float, float], player: int, share: float
) -> tuple[float, float, float, float]:
    a, b, c, d = shares
    return (
        share if player == 0 else a,
        share if player == 1 else b,
        share if player == 2 else c,
        share if player == 3 else d,
    )


@rule
def share_of(shares: tuple[float, float, float, float], player: int) -> float:
    a, b, c, d = shares
    return a if player == 0 else b if player == 1 else c if player == 2 else d


@rule
def part_worth(points: float, part: int, start: int, next_start: int, w: Array) -> float:
    """What a part of the score is worth, to whoever has it.

    To the short-sighted (−1) that is what it gives in this round. Before the last build of a round
    it is what it gives now and what will be left of it.
    """
    if start < 0:
        return points
    if start == next_start:
        return float(w[start + part])
    if next_start < 0:
        return float(points * w[start + POINTS])
    return float(points * w[next_start + POINTS] + w[next_start + part])


@rule
def build_worth(
    game: Game,
    player: int,
    action: int,
    tallest: int,
    lot_tallest: int,
    second: int,
    shares: tuple[float, float, float, float],
    start: int,
    next_start: int,
    w: Array,
) -> float:
    """By how much a build moves the logarithm of the player's odds."""
    which, card, district, size = actions.build_parts(action)
    colour = colour_of(game, player, which)
    lot = lot_shown(game, player, card, district)
    before = owner(game, lot)
    gained = size - int(game.lacking[lot, colour])
    hold = hold_of(game, lot, player)
    worth = part_worth(1.0, HOLD + min(hold + gained, HOLDS - 1), start, next_start, w)
    if before != NO_COLOUR:
        rival = owner_of_colour(game, before)
        held = hold if rival == player else hold_of(game, lot, rival)
        lost = part_worth(1.0, HOLD + held, start, next_start, w)
        worth -= share_of(shares, rival) * lost
    if before != colour:
        counts = towers_by_colour(game, district)
        worth -= district_worth(game, counts, shares, start, next_start, w)
        counts += (1 << (colour + 1) * BYTE) - (1 << (before + 1) * BYTE)
        worth += district_worth(game, counts, shares, start, next_start, w)
    tall = height(game, lot) + size
    if tall > second:
        rest = second if lot == lot_tallest else tallest
        if lot_tallest >= 0:
            claim = share_of(shares, owner_of_colour(game, owner(game, lot_tallest)))
            above = TALLEST + min(tallest - second, TALLESTS - 1)
            worth -= claim * part_worth(3.0, above, start, next_start, w)
            if tall < tallest:
                above = TALLEST + min(tallest - tall, TALLESTS - 1)
                worth += claim * part_worth(3.0, above, start, next_start, w)
        if tall > rest:
            above = TALLEST + min(tall - rest, TALLESTS - 1)
            worth += part_worth(3.0, above, start, next_start, w)
    if start >= 0 and start == next_start:
        worth -= w[start + CHOSEN + size - 1]
    return worth


@rule
def district_worth(
    game: Game,
    counts: int,
    shares: tuple[float, float, float, float],
    start: int,
    next_start: int,
    w: Array,
) -> float:
    """What the lead in a district is worth to a player, whoever has it."""
    leader, ahead = lead_in(counts)
    if ahead == 0:
        return 0.0
    gain = part_worth(2.0, LEAD + ahead, start, next_start, w)
    return share_of(shares, owner_of_colour(game, leader)) * gain


@rule
def is_short_sighted(game: Game, player: int, tuning: Array) -> bool:
    """Whether somebody may mind what the board gives now and no more: one of several rivals may.

    A single one is taken to see as far as the thinker.
    """
    return bool(game.players > 2 and is_rival(player, tuning))


@rule
def weights_after(game: Game, near: bool) -> tuple[int, int]:
    """Where the weights begin after a build, and those for what a part is worth then.

    They differ after the last build of a round, which is scored at once: then the next round's
    weights count beside the points, or −1 after the last round. The short-sighted have none (−1).
    """
    if near:
        return -1, -1
    builds = builds_to_come(game) - 1
    start = WEIGHTS + weights_for(game, max(1, builds))
    if builds > 0:
        return start, start
    if int(game.round_number) >= rounds(game):
        return start, -1
    return start, WEIGHTS + weights_for(game, 0) - PHASES * PARTS


@rule
def heat_of(start: int, tuning: Array) -> float:
    """What a point of a rival's lead counts."""
    return float(tuning[SPITE] if start < 0 else tuning[start + POINTS])


@rule
def choice_worth(game: Game, action: int, tuning: Array) -> float:
    """What the blocks of a choice and those that it leaves add to the player's logarithm of odds.

    Where there are several rivals, all blocks will be built in the end, and a balanced mix is as
    good.
    """
    if game.players > 2:
        return balance(game, action)
    start = WEIGHTS + weights_for(game, int(game.players) * turns_each_round(game))
    worth = with_blocks(0.0, game, colour_asked(game), action, start, tuning)
    return float(tuning[TASTE] * worth)


@large_rule
def appraise(game: Game, legal: Array, count: int, worth: Array, tuning: Array) -> None:
    """A first impression of each legal action."""
    if game.decision == CHOOSE:
        for i in range(count):
            worth[i] = choice_worth(game, int(legal[i]), tuning)
        return
    player = int(game.actor)
    tallest, lot_tallest, second = skyline(game)
    start, next_start = weights_after(game, is_short_sighted(game, player, tuning))
    shares = claims(game, player, heat_of(start, tuning))
    scale = tuning[IMPULSE] if start < 0 else 1.0
    for i in range(count):
        action = int(legal[i])
        worth[i] = 0.0
        if actions.is_build(action):
            worth[i] = scale * build_worth(
                game, player, action, tallest, lot_tallest, second, shares, start, next_start,
                tuning,
            )  # fmt: skip


@large_rule
def react(game: Game, legal: Array, count: int, chance: Chance, tuning: Array) -> int:
    """The best of a few actions drawn by lot."""
    tries = int(tuning[SAMPLE])
    place = below(chance, count)
    best = int(legal[place])
    if tries < 2 or actions.is_discard(best):
        return best
    choosing = game.decision == CHOOSE
    player = int(game.actor)
    tallest, lot_tallest, second = 0, -1, 0
    start, next_start = 0, 0
    shares = (0.0, 0.0, 0.0, 0.0)
    if not choosing:
        tallest, lot_tallest, second = skyline(game)
        # How far a rival sees nobody knows, so it is taken for either: what is best against both
        # holds better than what is best against one.
        near = is_short_sighted(game, player, tuning) and below(chance, 2) == 0
        start, next_start = weights_after(game, near)
        shares = claims(game, player, heat_of(start, tuning))
    most = -1e300
    seen = 0
    for i in range(tries):
        if i > 0:
            place = below(chance, count)
        mark = 1 << place if place < MARKS else 0
        if seen & mark:
            continue
        seen |= mark
        action = int(legal[place])
        if choosing:
            value = choice_worth(game, action, tuning)
        else:
            value = build_worth(
                game, player, action, tallest, lot_tallest, second, shares, start, next_start,
                tuning,
            )  # fmt: skip
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
