"""How often each bot wins against the others.

python benchmarks/bots.py [--game manhattan] [--games 200] [--seed 0] [--variants]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import bigapple
from bigapple import bots
from bigapple.fairness import keyed_chance


def play(game: str, seats: Sequence[str], seed: str, options: dict[str, Any]) -> list[float]:
    """One game between bots; each player's share of the victory."""
    match = bigapple.new(game, players=len(seats), seed=seed, **options)
    players = [bots.bot(name, game) for name in seats]
    while (actor := match.actor) is not None:
        chance = keyed_chance(f"bots {seed}", len(match.history))
        index = players[actor].choose(match.definition, match.concealed(actor), chance)
        match.play(match.action(index))
    assert match.outcome is not None
    winners = match.outcome.winners
    return [(player in winners) / len(winners) for player in range(len(seats))]


def tournament(
    game: str, hero: str, rival: str, players: int, games: int, seed: int, options: dict[str, Any]
) -> float:
    """One hero among rivals, seats taken in turn; the share of victories."""
    won = 0.0
    for number in range(games):
        seat = number % players
        seats = [hero if player == seat else rival for player in range(players)]
        won += play(game, seats, f"{seed}-{number}", options)[seat]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manhattan")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--variants", action="store_true", help="with all variants on")
    arguments = parser.parse_args()
    options: dict[str, Any] = {}
    if arguments.variants:
        options = {"urban_rules": True, "monster": "baby", "progressive": True}
    for hero, rival in (("greedy", "random"), ("random", "random")):
        for players in (2, 3, 4):
            start = time.perf_counter()
            share = tournament(
                arguments.game, hero, rival, players, arguments.games, arguments.seed, options
            )
            seconds = time.perf_counter() - start
            print(
                f"{hero} among {players - 1} {rival}: wins {share:.1%} of {arguments.games} games "
                f"(even: {1 / players:.1%}), {seconds:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
