"""Teaches the networks of King of New York by games that bots play.

    python -m tools.training duel --minutes 10 [--jobs 2] [--rounds 6]
    python -m tools.training crowd --minutes 15 [--jobs 2] [--rounds 2]

What the games are is told by `tools/duels.py` and `tools/crowds.py`. All of them stay in
build/training, and a network learns from all of them (`--minutes 0`: only that). Duels repeated are
games of bots that know what was learned before.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import numpy as np

from bigapple.arena import local
from bigapple.bots.king_of_new_york import network
from tools import crowds, duels
from tools.learning import Network, Samples, learn

FOLDER = Path("build/training")
TAUGHT = {
    "duel": (duels.gather, duels.KIND, network.DUEL),
    "crowd": (crowds.gather, crowds.KIND, network.CROWD),
}
"""Who plays, whose chances are learned, and where they are written down."""


def load(folder: Path) -> Samples:
    """All games that were kept; what nobody won teaches nothing."""
    found = []
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as kept:
            won = kept["payoff"].sum(axis=1) > 0
            found.append(Samples(**{name: kept[name][won] for name in Samples.__annotations__}))
    return Samples(
        *(np.concatenate([getattr(s, name) for s in found]) for name in Samples.__annotations__)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=sorted(TAUGHT))
    parser.add_argument("--minutes", type=float, default=10.0, help="of playing")
    parser.add_argument("--jobs", type=int, default=local.cores())
    parser.add_argument("--rounds", type=int, default=6)
    arguments = parser.parse_args()
    gather, kind, path = TAUGHT[arguments.network]
    folder = FOLDER / arguments.network
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.minutes > 0:
        keys = [time.time_ns() % (1 << 30) + job for job in range(arguments.jobs)]
        with ProcessPoolExecutor(arguments.jobs) as pool:
            played = pool.map(gather, keys, repeat(60 * arguments.minutes))
            for key, samples in zip(keys, played, strict=True):
                np.savez_compressed(folder / f"{key}.npz", **vars(samples))
    samples = load(folder)
    print(f"{len(samples):,} positions", flush=True)
    taught = Network()
    for known, unknown in learn(taught, samples, arguments.rounds):
        print(f"surprise {known:.4f}, at games not learned from {unknown:.4f}", flush=True)
    network.write(path, taught.numbers(kind))


if __name__ == "__main__":
    main()
