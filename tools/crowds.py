"""Games of three to six at King of New York, from which its network learns.

They are played in compiled code, by greedy play, by greedy play that goes astray now and then, and
by quick play. While more than two monsters live, at the start of each turn is noted what they have,
and in the end who won.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import bigapple
from bigapple import games
from bigapple.bots.king_of_new_york import insight, network
from bigapple.bots.king_of_new_york.search import TUNING
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import happenings
from bigapple.games.king_of_new_york.monsters import in_play, living
from tools.fitting import bound, compiled
from tools.learning import MOST, Samples

GAME = "king-of-new-york"
TABLES = (4, 4, 4, 3, 5, 6)
"""Players, one table after the other."""
SAMPLES = 100_000
"""Of each table."""
MOST_STEPS = 4000

BRAVERIES = (3.0, 5.0, 7.0)
"""The kinds of quick play, before those of greedy play."""
KIND = len(BRAVERIES)
"""Whose play the chances are to be for: greedy's."""
ASTRAY = (12, 4)
"""One move of so many is any move, of the kinds after greedy's."""
LOTS = 9
"""Of which the kinds have one each; what is left is greedy's too."""

deal: Any = None
react: Any = None
list_legal: Any = None
advance: Any = None
outcome: Any = None
look_ahead: Any = None
traits_of: Any = None


def self_play(
    game: Array, tried: Array, chances: Array, options: Array, blank: Array, actions: Array,
    manners: Array, astray: Array, notes: Array, traits: Array, amounts: Array, kinds: Array,
    numbers: Array, payoff: Array, key: int, first: int,
) -> int:  # fmt: skip
    """Plays until all samples are noted; returns the number of the game after the last."""
    n = 0
    number = first
    greedy = len(manners)
    seats = np.zeros(payoff.shape[1], np.int64)
    while n < len(numbers):
        seed(chances[0], key, number)
        game[0] = blank[0]
        deal(game[0], chances[0], options, None)
        for player in range(len(seats)):
            seats[player] = below(chances[0], LOTS)
            if seats[player] > greedy + len(astray):
                seats[player] = greedy
        start = n
        noted = -1
        for _ in range(MOST_STEPS):
            if game[0].actor < 0:
                break
            begins = game[0].decision == happenings.ROLL and game[0].turn_number != noted
            if n < len(numbers) and begins and living(game[0]) > 2:
                noted = int(game[0].turn_number)
                numbers[n] = number
                for player in range(game[0].players):
                    kinds[n, player] = seats[player]
                    if in_play(game[0], player):
                        for i in range(traits_of(game[0], player, notes, 0)):
                            traits[n, player, i] = int(notes[2 * i])
                            amounts[n, player, i] = int(notes[2 * i + 1])
                n += 1
            kind = int(seats[game[0].actor])
            wild = kind > greedy and below(chances[0], astray[kind - greedy - 1]) == 0
            if kind >= greedy and not wild:
                action = int(look_ahead(game, tried, chances, actions))
            else:
                count = list_legal(game[0], actions)
                action = int(actions[0])
                if wild:
                    action = int(actions[below(chances[0], count)])
                elif count > 1:
                    action = react(game[0], actions, count, chances[0], manners[kind])
            advance(game[0], action, chances[0])
        for i in range(start, n):
            outcome(game[0], payoff[i])
        number += 1
    return number


def gather(key: int, seconds: float, count: int = SAMPLES) -> Samples:
    """Plays at one table after the other until the time is over."""
    definition = games.definition(GAME)
    run = compiled(bound(GAME, self_play, {"traits_of": network.traits_of}))
    most = definition.most_players
    manners = np.stack([TUNING] * len(BRAVERIES))
    manners[:, insight.BRAVERY] = BRAVERIES
    end = time.monotonic() + seconds
    found: list[Samples] = []
    number = 0
    while not found or time.monotonic() < end:
        players = TABLES[len(found) % len(TABLES)]
        here = Samples(
            np.zeros((count, most, MOST), np.uint8),
            np.zeros((count, most, MOST), np.int8),
            np.zeros((count, most)),
            np.zeros((count, most), np.int8),
            np.zeros(count, np.int64),
        )
        options = definition.codes(bigapple.new(GAME, players=players, seed=0).options)
        number = run(
            definition.record.many(1), definition.record.many(2), Chance.many(1), options,
            definition.record.many(1), np.zeros(definition.list_room, np.int16), manners,
            np.array(ASTRAY), np.zeros(2 * network.MOST_TRAITS), here.traits, here.amounts,
            here.kinds, here.game, here.payoff, key, number,
        )  # fmt: skip
        here.game[:] += key << 32
        found.append(here)
    return Samples(
        *(np.concatenate([getattr(s, name) for s in found]) for name in Samples.__annotations__)
    )
