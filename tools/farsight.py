"""Whether it pays to look farther: how well a judgement foretells the end, turns later.

    .venv/bin/python -m tools.farsight [--players 2] [--games 400] [--samples 100]

One skilled bot plays King of New York among greedy ones. Where its turn has ended, its chance is
judged at once, and after so many turns of quick play on average. Each judgement is set right as a
whole (a factor and a shift of the logarithm of its odds), so that who plays does not matter; what
is left is by how much it is surprised by who won: the less, the better it foretells.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from bigapple import bots, games
from bigapple.bots import search, tree
from bigapple.bots.king_of_new_york.insight import DUEL
from bigapple.engine import loops
from bigapple.engine.agenda import GameRecord
from bigapple.engine.compiler import EntryPoint
from bigapple.engine.layout import Array
from bigapple.fairness import keyed_chance
from bigapple.games.king_of_new_york.monsters import living
from bigapple.games.king_of_new_york.state import Game
from bigapple.opening import new

GAME = "king-of-new-york"
HERO, RIVAL = "skilled", "greedy"
TURNS = (0, 1, 2, 3, 4)
NORMAL = 1.96
STEPS = 25
"""Of Newton's method; a handful is enough."""

play_on: Any = None


class Foretold(NamedTuple):
    """A moment of a game: what each judgement said of the hero, and what came of it."""

    game: int
    share: float
    chances: tuple[float, ...]


class Surprise(NamedTuple):
    """Of a judgement, in nats, and by how much it differs from the first one."""

    nats: float
    more: float
    within: float
    """Half of the interval of 95 % of that difference."""


def sample(space: Any, stretch: float, samples: int) -> None:
    """Adds up what quick games from the root come to for each player."""
    root, game = space.root[0], space.games
    for player in range(root.players):
        space.results[player, 0] = 0.0
    for _ in range(samples):
        game[0] = root
        play_on(space, game[0], space.chances[0], stretch)
        for player in range(root.players):
            space.results[player, 0] += space.reward[player]


def entry_point() -> EntryPoint:
    definition = games.definition(GAME)
    parts = search.entry_point(GAME).function.__globals__

    def signature() -> Any:
        import numba

        return numba.typeof(search.new_space(definition, {})), numba.float64, numba.int64

    body = loops.bind(sample, definition, {"play_on": parts["play_on"]})
    return EntryPoint(body, signature, f"{GAME}-farsight")


def moments(players: int, number: int) -> tuple[list[GameRecord], int, float]:
    """Where the hero's turns ended in a game, its seat, and its share of the victory."""
    hero = number % players
    match = new(GAME, seed=f"farsight {number}", players=players)
    seated = [bots.bot(HERO if seat == hero else RIVAL, GAME) for seat in range(players)]
    found = []
    turn_of = -1
    while (actor := match.actor) is not None:
        if match.decision == "roll":
            if turn_of == hero != actor:
                found.append(match.game)
            turn_of = actor
        chance = keyed_chance(f"farsight {number}", len(match.history))
        match.play(seated[actor].choose(match.definition, match.concealed(actor), chance))
    outcome = match.outcome
    assert outcome is not None
    return found, hero, (hero in outcome.winners) / max(1, len(outcome.winners))


def foretold(players: int, count: int, samples: int) -> Iterator[Foretold]:
    run = entry_point()
    space = search.new_space(games.definition(GAME), {})
    for number in range(count):
        found, hero, share = moments(players, number)
        space.tuning[tree.SELF] = hero
        for moment, game in enumerate(found):
            turn = DUEL if living(cast(Game, game)) == 2 else 1
            chances = []
            for turns in TURNS:
                space.root[0] = game
                space.chances[0] = keyed_chance(f"farsight {number} {turns}", moment)
                tries = samples if turns else 1
                # The turn that comes next is not to be played: its beginning is behind the horizon.
                run(space, float((turns - 1) * turn), tries)
                chances.append(float(space.results[hero, 0]) / tries)
            yield Foretold(number, share, tuple(chances))


def surprises(chances: Array, shares: Array) -> Array:
    """In each moment, once the judgement is set right as a whole (a logistic regression)."""
    doubtful = np.clip(chances, 1e-4, 1 - 1e-4)
    odds = np.log(doubtful / (1 - doubtful))
    given = np.stack([np.ones_like(odds), odds], axis=1)
    numbers = np.zeros(2)
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-given @ numbers))
        bent = (given * (said * (1 - said))[:, None]).T @ given
        # A judgement that is the same always has no slope.
        numbers = numbers + np.linalg.pinv(bent) @ given.T @ (shares - said)
    right = given @ numbers
    surprised: Array = np.logaddexp(0.0, right) - shares * right
    return surprised


def compare(found: Sequence[Foretold]) -> list[Surprise]:
    """For each number of turns, with moments of one game belonging together."""
    shares = np.array([one.share for one in found])
    numbers = np.array([one.game for one in found])
    chances = np.array([one.chances for one in found])
    first = surprises(chances[:, 0], shares)
    compared = []
    for column in chances.T:
        each = surprises(column, shares)
        by_game = np.bincount(numbers, each - first)
        within = NORMAL * float(np.sqrt(np.sum(by_game**2))) / len(found)
        compared.append(Surprise(float(each.mean()), float((each - first).mean()), within))
    return compared


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=range(2, 7))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--samples", type=int, default=100, help="quick games a judgement")
    arguments = parser.parse_args(given)
    found = list(foretold(arguments.players, arguments.games, arguments.samples))
    print(f"{len(found):,} moments of {arguments.games:,} games of {arguments.players}")
    for turns, one in zip(TURNS, compare(found), strict=True):
        print(f"{turns} turns later: {one.nats:.4f} nats, {one.more:+.4f} ± {one.within:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
