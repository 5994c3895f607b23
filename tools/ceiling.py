"""How far skill can go against greedy, and what is left to the dice.

    python -m tools.ceiling [--game king-of-new-york] [--games 100] [--playouts 10000]

A search plays greedy at tables of two. At each of greedy's decisions the search thinks twice: once
to find the best action, and once, anew, to tell by how much its chance of winning is better than
that of greedy's own choice; chosen and measured by the same thought, luck would look like skill.
What greedy gives away in a game, added up, is what a player without mistakes wins beyond half.
"""

from __future__ import annotations

import argparse
import math
import sys

import numpy as np

import bigapple
from bigapple import bots
from bigapple.bots.search import Budget, SearchBot
from bigapple.fairness import keyed_chance


def given_away(match: bigapple.Match, search: SearchBot, action: int, key: str) -> float:
    """By how much another action would have been better, in chances of winning."""
    concealed = match.concealed(match.actor)
    first = search.think(concealed, keyed_chance(f"{key} first", len(match.history)))
    best = max(first, key=lambda thought: (thought.tries, thought.chance)).action
    again = search.think(concealed, keyed_chance(f"{key} again", len(match.history)))
    chances = {thought.action: thought.chance for thought in again if thought.tries}
    # What was not tried even once tells nothing: no mistake is counted.
    return chances.get(best, 0.0) - chances[action] if action in chances else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="king-of-new-york")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=10_000)
    arguments = parser.parse_args()
    definition = bigapple.new(arguments.game, players=2, seed=0).definition
    search = SearchBot(definition, Budget(arguments.playouts))
    greedy = bots.bot("greedy", arguments.game)
    lost, won = [], 0.0
    for number in range(arguments.games):
        match = bigapple.new(arguments.game, players=2, seed=f"ceiling {number // 2}")
        own, sum_of = number % 2, 0.0
        while (actor := match.actor) is not None:
            chance = keyed_chance(f"ceiling {number}", len(match.history))
            bot = search if actor == own else greedy
            action = bot.choose(definition, match.concealed(actor), chance)
            if actor != own and len(match.legal) > 1:
                sum_of += given_away(match, search, action, str(number))
            match.play(match.action(action))
        assert match.outcome is not None
        winners = match.outcome.winners
        won += (own in winners) / max(1, len(winners))
        lost.append(sum_of)
        print(f"\r{number + 1} games, {np.mean(lost):.3f} given away", end="", file=sys.stderr)
    around = 1.96 * float(np.std(lost)) / math.sqrt(len(lost))
    print(
        f"\n{arguments.game}, {len(lost)} games of two, {arguments.playouts:,} playouts: greedy "
        f"gives away {np.mean(lost):.1%} ± {around:.1%} of a game, so without mistakes one would "
        f"win about {0.5 + np.mean(lost):.1%}; this search won {won / len(lost):.1%}."
    )


if __name__ == "__main__":
    main()
