"""Fits the network of King of New York to how games ended: softmax regression, by gradients.

The same sums as `bots/king_of_new_york/network.py`, for many positions at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bigapple.bots.king_of_new_york.network import (
    CARD_HELD,
    ENERGY_HELD,
    FEELINGS,
    HEARTS_HELD,
    PLACE,
    STARS_HELD,
    THOUGHTS,
    TRAITS,
    TURN,
    UNITS,
)
from bigapple.engine.layout import Array

STEPS = (
    slice(STARS_HELD, HEARTS_HELD),
    slice(HEARTS_HELD, ENERGY_HELD),
    slice(ENERGY_HELD, CARD_HELD),
    slice(UNITS, TURN),
)
"""Traits that are more or less of the same."""
KINDS = 8
MOST = 40
"""Traits of a monster that are noted; more would take a dozen cards."""
BATCH = 2048
RATE = 0.003
DECAY = 0.001
"""How fast numbers that nothing holds up go to nothing."""
TRUST = 0.5
"""In what is foretold at the next position, against how the game went on."""
KEPT_APART = 10
"""One game of so many is not learned from: it shows how well the others were."""


@dataclass(frozen=True)
class Samples:
    """Positions of some monsters: what each has, and what it won in the end."""

    traits: Array
    amounts: Array
    payoff: Array
    kinds: Array
    """Of bots, by number: a good player is not to be taken for a good position."""
    game: Array
    """Samples of the same game tell much the same, so they stay together."""

    def __len__(self) -> int:
        return len(self.game)

    def dense(self, chosen: Array | slice = slice(None)) -> Array:
        """The amount of every trait of every monster, and behind them its player's kind."""
        traits, amounts, kinds = self.traits[chosen], self.amounts[chosen], self.kinds[chosen]
        n, monsters, most = traits.shape
        found = np.zeros((n, monsters, TRAITS + KINDS), np.float32)
        samples, players = np.ogrid[:n, :monsters]
        found[samples, players, TRAITS + kinds.astype(np.int64)] = amounts.any(axis=2)
        for i in range(most):
            found[samples, players, traits[..., i]] += amounts[..., i]
        for steps in STEPS:
            # Who has three has one and two as well: neighbours learn from each other.
            found[..., steps] = found[..., steps][..., ::-1].cumsum(axis=-1)[..., ::-1]
        return found


def living(traits: Array) -> Array:
    """Who has any trait: the dead have none."""
    found: Array = (traits != 0).any(axis=2)
    return found


def rivals(found: Array, alive: Array) -> Array:
    """The sum over all other living monsters."""
    found = found * alive[..., None]
    sums: Array = found.sum(axis=1, keepdims=True) - found
    return sums


class Network:
    """The network's numbers, as they are multiplied."""

    def __init__(self) -> None:
        luck = np.random.default_rng(1)
        self.parts = [
            luck.normal(0, 0.15, (TRAITS + KINDS, 2 * FEELINGS)).astype(np.float32),
            luck.normal(0, (2 / FEELINGS) ** 0.5, (FEELINGS, THOUGHTS)).astype(np.float32),
            np.zeros(THOUGHTS, np.float32),
            luck.normal(0, 0.2, THOUGHTS).astype(np.float32),
        ]
        for steps in STEPS:
            self.parts[0][steps] *= 0.2

    def numbers(self, kind: int) -> Array:
        """As `network.py` wants them, one behind the other: all players are of that kind."""
        lines, links, first, ends = self.parts
        lines = lines[:TRAITS].copy()
        for steps in STEPS:
            lines[steps] = lines[steps].cumsum(axis=0)
        # Whoever plays, its monster is in one place.
        lines[PLACE:UNITS] += self.parts[0][TRAITS + kind]
        return np.concatenate([lines.ravel(), np.vstack([links, first]).T.ravel(), ends])

    def chances(self, traits: Array) -> tuple[Array, Array, Array]:
        """Of all monsters of some positions, and the feelings and thoughts they came from."""
        lines, links, first, ends = self.parts
        alive = living(traits)
        felt = traits @ lines
        feelings = felt[..., :FEELINGS] + rivals(felt[..., FEELINGS:], alive)
        thoughts = np.maximum(feelings, 0) @ links + first
        scores = np.maximum(thoughts, 0) @ ends
        scores = np.where(alive, scores, -np.inf)
        found = np.exp(scores - scores.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True), feelings, thoughts

    def slopes(self, traits: Array, payoff: Array) -> list[Array]:
        """Where each number has to go down so that the payoff comes as less of a surprise."""
        _, links, _, ends = self.parts
        chances, feelings, thoughts = self.chances(traits)
        missed = (chances - payoff) / len(traits)
        by_thought = missed[..., None] * ends * (thoughts > 0)
        by_feeling = (by_thought @ links.T) * (feelings > 0)
        by_line = np.concatenate([by_feeling, rivals(by_feeling, living(traits))], axis=-1)
        return [
            traits.reshape(-1, TRAITS + KINDS).T @ by_line.reshape(-1, 2 * FEELINGS),
            np.maximum(feelings, 0).reshape(-1, FEELINGS).T @ by_thought.reshape(-1, THOUGHTS),
            by_thought.reshape(-1, THOUGHTS).sum(axis=0),
            np.maximum(thoughts, 0).reshape(-1, THOUGHTS).T @ missed.ravel(),
        ]

    def all_chances(self, samples: Samples) -> Array:
        parts = [slice(i, i + 8 * BATCH) for i in range(0, len(samples), 8 * BATCH)]
        return np.concatenate([self.chances(samples.dense(part))[0] for part in parts])


class Adam:
    """Steps against the slope, as large as each number's slopes are steady."""

    def __init__(self, parts: list[Array], steps: int) -> None:
        self.parts = parts
        self.steps = steps
        self.done = 0
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]

    def step(self, slopes: list[Array]) -> None:
        self.done += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * self.done / self.steps))
        for part, slope, mean, square in zip(
            self.parts, slopes, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self.done)
            size = np.sqrt(square / (1 - 0.999**self.done)) + 1e-8
            part -= (rate * (steady / size + DECAY * part)).astype(np.float32)


def foretold(chances: Array, payoff: Array, game: Array) -> Array:
    """What to learn at each position of games: half what is foretold at the next, half the rest.

    How a game ends is mostly luck; what comes of a position in one turn is much less so.
    """
    found = payoff.copy()
    for i in range(len(game) - 2, -1, -1):
        if game[i] == game[i + 1]:
            found[i] = (1 - TRUST) * found[i + 1] + TRUST * chances[i + 1]
    return found


def learn(network: Network, samples: Samples, rounds: int) -> Iterator[tuple[float, float]]:
    """After each round: the surprise at games that it learned from, and at those kept apart.

    At first it learns how games end, and then, twice, what it foretells itself on the way.
    """
    apart = samples.game % KEPT_APART == 0
    payoff = samples.payoff.astype(np.float32)
    learned, rest = np.flatnonzero(~apart), np.flatnonzero(apart)
    luck = np.random.default_rng(1)
    goal = payoff
    for again in range(3):
        if again:
            goal = foretold(network.all_chances(samples), payoff, samples.game)
        order = learned.copy()
        adam = Adam(network.parts, rounds * max(1, len(learned) // BATCH))
        for _ in range(rounds):
            luck.shuffle(order)
            for i in range(0, len(order) - BATCH + 1, BATCH):
                part = order[i : i + BATCH]
                adam.step(network.slopes(samples.dense(part), goal[part]))
            found = network.all_chances(samples)
            yield surprise(found[learned], payoff[learned]), surprise(found[rest], payoff[rest])


def surprise(chances: Array, payoff: Array) -> float:
    """What the ends of games are worth as news, in nats: less is better."""
    return -float((payoff * np.log(chances + 1e-9)).sum()) / len(payoff)
