"""Fits what makes a player win to how games end.

python -m tools.fitting manhattan --samples 800000 [--players 2]
python -m tools.fitting king-of-new-york --samples 120000

Games of greedy and of quick play are played in compiled code; where a game may be judged, every
player's parts of `score` are noted (it is linear, so one weight at a time shows them). Softmax
regression then finds the weights that explain the winners best, a set for each kind of situation.
They go into a file of weights beside the bots, which the search reads.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from scipy.optimize import minimize

import bigapple
from bigapple import games
from bigapple.bots import greedy, lookahead, search, tree, weights
from bigapple.bots.king_of_new_york import insight as king_insight
from bigapple.bots.king_of_new_york import score as king
from bigapple.bots.manhattan import insight as manhattan_insight
from bigapple.bots.manhattan import score as manhattan
from bigapple.engine import loops
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import happenings as king_happenings
from bigapple.games.king_of_new_york.monsters import in_play
from bigapple.games.king_of_new_york.state import Game as King
from bigapple.games.manhattan import happenings as manhattan_happenings
from bigapple.games.manhattan.state import Game as Manhattan

MOST_STEPS = 4000
ASTRAY = 6
"""One move of so many is not greedy's."""
OFTEN = 4
SELDOM = 16
"""One turn of so many is a sample: turns of the same game tell much the same."""
PULL = 1.0
"""How strongly weights are held near nothing, so that what is rare stays modest."""

deal: Any = None
react: Any = None
list_legal: Any = None
advance: Any = None
score: Any = None
is_sample: Any = None
is_alive: Any = None
set_of: Any = None
is_astray: Any = None
outcome: Any = None
look_ahead: Any = None


def self_play(
    game: Array, tried: Array, chances: Array, options: Array, blank: Array, actions: Array,
    manners: Array, seats: Array, unit: Array, parts: Array, alive: Array, sets: Array,
    payoff: Array, key: int,
) -> int:  # fmt: skip
    """Plays until all samples are noted; returns how many games that took.

    Every other table is one of greedy players, where who leads is everybody's target; at the
    others some play better and some worse, so that a lead may be kept. One move of some is
    quick play's at its weakest, so that games differ. Behind a sample's own parts is noted how its
    player plays: a good player is not to be taken for a good position.
    """
    n = 0
    number = 0
    while n < len(sets):
        seed(chances[0], key, number)
        number += 1
        game[0] = blank[0]
        deal(game[0], chances[0], options, None)
        for player in range(len(seats)):
            seats[player] = below(chances[0], len(manners) + 1) if number % 2 else len(manners)
        start = n
        for _ in range(MOST_STEPS):
            if game[0].actor < 0:
                break
            if n < len(sets) and is_sample(game[0], chances[0]):
                sets[n] = set_of(game[0])
                for player in range(game[0].players):
                    alive[n, player] = is_alive(game[0], player)
                    for part in range(len(unit)):
                        unit[part] = 1.0
                        parts[n, player, part] = score(game[0], player, 0, unit)
                        unit[part] = 0.0
                    parts[n, player, len(unit) + seats[player]] = 1.0
                n += 1
            manner = 0 if is_astray(game[0], chances[0]) else int(seats[game[0].actor])
            if manner == len(manners):
                action = int(look_ahead(game, tried, chances, actions))
            else:
                count = list_legal(game[0], actions)
                action = int(actions[0])
                if count > 1:
                    action = react(game[0], actions, count, chances[0], manners[manner])
            advance(game[0], action, chances[0])
        for i in range(start, n):
            outcome(game[0], payoff[i])
    return number


@rule
def round_begins_or_goes_on(game: Manhattan, chance: Chance) -> bool:
    if game.decision == manhattan_happenings.CHOOSE:
        return game.round_number > 1 and manhattan.builds_to_come(game) == 0
    return below(chance, SELDOM) == 0


@rule
def is_astray_mostly_choosing(game: Manhattan, chance: Chance) -> bool:
    """Choices are few, and all alike where nobody strays."""
    if game.decision == manhattan_happenings.CHOOSE:
        return below(chance, 2) == 0
    return below(chance, ASTRAY) == 0


@rule
def is_astray_at_times(game: King, chance: Chance) -> bool:
    return below(chance, ASTRAY) == 0


@rule
def turn_begins(game: King, chance: Chance) -> bool:
    return game.decision == king_happenings.ROLL and below(chance, OFTEN) == 0


@rule
def everybody(game: Manhattan, player: int) -> bool:
    return True


@dataclass(frozen=True)
class Subject:
    """What is fitted of a game: the hooks of `self_play`, the tables, the weights of a set."""

    hooks: dict[str, Callable[..., Any]]
    tables: tuple[dict[str, Any], ...]
    parts: int
    manners: tuple[dict[int, float], ...]
    """Of quick play, the weakest first: what differs from the search's tuning."""

    def at(self, players: int | None) -> Subject:
        """With tables of so many players alone."""
        found = (one for one in self.tables if players in (None, one["players"]))
        return replace(self, tables=tuple(found))


SUBJECTS = {
    "manhattan": Subject(
        {
            "score": manhattan.score,
            "set_of": manhattan.weights_of,
            "is_sample": round_begins_or_goes_on,
            "is_astray": is_astray_mostly_choosing,
            "is_alive": everybody,
        },
        ({"players": 2}, {"players": 2, "edition": "1994"}, {"players": 3}, {"players": 4}),
        manhattan.PARTS,
        tuple({manhattan_insight.SAMPLE: tries} for tries in (2.0, 8.0, 32.0)),
    ),
    "king-of-new-york": Subject(
        {
            "score": king.score,
            "set_of": king.weights_of,
            "is_sample": turn_begins,
            "is_astray": is_astray_at_times,
            "is_alive": in_play,
        },
        tuple({"players": players} for players in range(2, 7)),
        king.SET,
        tuple({king_insight.BRAVERY: hearts} for hearts in (3.0, 5.0, 7.0)),
    ),
}


@dataclass(frozen=True)
class Samples:
    parts: Array
    alive: Array
    sets: Array
    payoff: Array

    def of(self, number: int) -> Samples:
        chosen = (self.sets == number) & (self.payoff.sum(axis=1) > 0)
        return Samples(
            self.parts[chosen], self.alive[chosen], self.sets[chosen], self.payoff[chosen]
        )


def bound(
    game_id: str, body: Callable[..., int], hooks: Mapping[str, Callable[..., Any]]
) -> Callable[..., int]:
    """A loop that plays, with the rules, greedy's look ahead and quick play."""
    definition = games.definition(game_id)
    insight = importlib.import_module(search.INSIGHTS[game_id])
    names: dict[str, Any] = {"react": insight.react, **hooks}
    judgement = importlib.import_module(greedy.JUDGEMENTS[game_id])
    names |= {name: getattr(judgement, name) for name in ("can_foresee", "worth_of")}
    for part in (tree.advance, tree.list_legal, lookahead.look_ahead):
        names[part.__name__] = large_rule(loops.bind(part, definition, names))
    return loops.bind(body, definition, names)


def compiled(body: Callable[..., int]) -> Callable[..., int]:
    import numba

    function: Callable[..., int] = numba.njit(body, nogil=True, error_model="numpy")
    return function


def sampled(game_id: str, subject: Subject, run: Callable[..., int], count: int) -> Samples:
    """Samples of all tables, equally many of each."""
    definition = games.definition(game_id)
    insight = importlib.import_module(search.INSIGHTS[game_id])
    most = definition.most_players
    share = count // len(subject.tables)
    manners = np.stack([insight.TUNING] * len(subject.manners))
    for row, manner in zip(manners, subject.manners, strict=True):
        for place, number in manner.items():
            row[place] = number
    found = []
    for key, table in enumerate(subject.tables):
        here = Samples(
            np.zeros((share, most, subject.parts + len(manners) + 1), np.float32),
            np.zeros((share, most), bool),
            np.zeros(share, np.int64),
            np.zeros((share, most)),
        )
        options = definition.codes(bigapple.new(game_id, seed=0, **table).options)
        start = time.perf_counter()
        played = run(
            definition.record.many(1), definition.record.many(2), Chance.many(1), options,
            definition.record.many(1), np.zeros(definition.list_room, np.int16),
            manners, np.zeros(most, np.int64), np.zeros(subject.parts), here.parts, here.alive,
            here.sets, here.payoff, key,
        )  # fmt: skip
        print(f"{table}: {played} games, {time.perf_counter() - start:.0f} s", flush=True)
        found.append(here)
    return Samples(
        *(np.concatenate([getattr(s, name) for s in found]) for name in Samples.__annotations__)
    )


def fit(samples: Samples) -> tuple[Array, float]:
    """The weights by which the softmax of the players' scores foretells the payoff best."""
    hidden = np.where(samples.alive, 0.0, -1e9).astype(np.float32)
    parts, payoff = samples.parts, samples.payoff.astype(np.float32)

    def loss(tried: Array) -> tuple[float, Array]:
        scores = parts @ tried.astype(np.float32) + hidden
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        missed = -(payoff * np.log(chances + 1e-12)).sum()
        slope = (chances - payoff).reshape(-1) @ parts.reshape(-1, parts.shape[2])
        return float(missed + PULL * tried @ tried), slope + 2 * PULL * tried

    nothing = np.zeros(parts.shape[2])
    found = minimize(loss, nothing, jac=True, method="L-BFGS-B", options={"maxiter": 150})
    return found.x, float(found.fun) / len(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("--samples", type=int, default=120_000)
    parser.add_argument("--players", type=int, help="fit tables of so many players alone")
    arguments = parser.parse_args()
    subject = SUBJECTS[arguments.game].at(arguments.players)
    if not subject.tables:
        parser.error(f"no table of {arguments.players} players is fitted")
    run = compiled(bound(arguments.game, self_play, subject.hooks))
    samples = sampled(arguments.game, subject, run, arguments.samples)
    found = weights.read(arguments.game)
    for number in np.unique(samples.sets):
        chosen = samples.of(int(number))
        fitted, loss = fit(chosen)
        found[number : number + subject.parts] = fitted[: subject.parts]
        blind = np.log(chosen.alive.sum(axis=1)).mean()
        print(f"set {number}: {len(chosen.sets)} samples, loss {loss:.3f}, blind {blind:.3f}")
    weights.write(arguments.game, found, subject.parts)


if __name__ == "__main__":
    main()
