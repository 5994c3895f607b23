"""Learns to tell who will win at Manhattan for two, from nothing but random games.

    pip install 'bigapple[examples]'
    python examples/train.py --picture docs/learning-curve.svg

A small neural network (scikit-learn) sees 1,024 games at a time, which the vector environment plays
at random. It first says of each position whether its player will win, and is then told.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from sklearn.neural_network import MLPClassifier

from bigapple.adapters.vector import GameVectorEnv

GAMES = 1024
LESSON = 8192
"""Positions of the 1,024 games that the network learns from."""
LAST = 10
"""A player's decisions in the last round."""
Floats = npt.NDArray[np.float32]


def scaled(observations: Any) -> Floats:
    """Small numbers for the network; most are below ten."""
    return np.asarray(observations, np.float32) / np.float32(10)


def games(envs: GameVectorEnv, rng: np.random.Generator) -> tuple[Any, Any]:
    """The observations of one game in each environment (decisions, games, numbers), and who won."""
    observations, infos = envs.reset()
    seen = []
    while True:
        seen.append(observations)
        mask = infos["action_mask"]
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(1)
        observations, rewards, over, _, infos = envs.step(actions)
        # All games of Manhattan for two are equally long.
        if over.all():
            return np.stack(seen), rewards == 1


def lesson(network: MLPClassifier, seen: Any, won: Any, rng: np.random.Generator) -> list[float]:
    """How many positions, of all and of the last round, it told rightly before it learnt them."""
    told = np.tile(won, (len(seen), 1))
    right = told == 0
    if hasattr(network, "classes_"):
        flat = scaled(seen).reshape(-1, seen.shape[-1])
        right = network.predict(flat).reshape(told.shape) == told
    some = rng.permutation(told.size)[:LESSON]
    positions = seen.reshape(-1, seen.shape[-1])[some]
    network.partial_fit(scaled(positions), told.ravel()[some], classes=[False, True])
    return [float(right.mean()), float(right[-LAST:].mean())]


def draw(shares: list[list[float]], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bigapple"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    seen = GAMES * np.arange(len(shares))
    for label, curve in zip(("all positions", "last round"), np.transpose(shares), strict=True):
        axes.plot(seen, 100 * curve, label=label)
    axes.set_xlabel("games seen before")
    axes.set_ylabel("told rightly who wins, %")
    axes.set_title("Manhattan for two: a network learns to tell the winner")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lessons", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve")
    arguments = parser.parse_args()
    envs = GameVectorEnv("manhattan", GAMES, opponents="random", players=2)
    envs.reset(seed=arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    network = MLPClassifier((64,), alpha=1e-3, random_state=arguments.seed)
    shares = []
    for number in range(arguments.lessons):
        shares.append(lesson(network, *games(envs, rng), rng))
        every, last = shares[-1]
        print(
            f"{number * GAMES:,} games seen: {every:.1%}, in the last round {last:.1%}", flush=True
        )
    if arguments.picture:
        draw(shares, arguments.picture)


if __name__ == "__main__":
    main()
