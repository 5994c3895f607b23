"""How often each bot wins against tables of another; `bigapple arena` does more.

python benchmarks/bots.py [--game manhattan] [--games 200] [--seed 0] [--variants]
"""

from __future__ import annotations

import argparse
import time
from itertools import islice
from typing import Any

from bigapple.arena.playing import play
from bigapple.arena.schedule import ONE_AGAINST, schedule, tournament


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manhattan")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--variants", action="store_true", help="with all variants on")
    arguments = parser.parse_args()
    options: dict[str, Any] = {}
    if arguments.variants:
        options = {"urban_rules": True, "monster": "baby", "progressive": True}
    for players in (2, 3, 4):
        plan = tournament(
            arguments.game,
            ["greedy", "random"],
            seed=arguments.seed,
            lineup=ONE_AGAINST,
            players=players,
            **options,
        )
        count = plan.whole_deals(arguments.games)
        start = time.perf_counter()
        won = 0.0
        for fixture in islice(schedule(plan), count):
            won += play(plan, fixture).shares[fixture.seats.index("greedy")]
        seconds = time.perf_counter() - start
        print(
            f"greedy among {players - 1} random: wins {won / count:.1%} of {count} games "
            f"(even: {1 / players:.1%}), {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
