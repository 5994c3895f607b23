"""How far skill can go against greedy, and what is left to the dice.

    python -m tools.ceiling [--game king-of-new-york] [--games 100] [--playouts 10000]

A search plays greedy at tables of two. At each of greedy's decisions it looks for the best action,
and then anew, for each of the two by itself, for the chance of winning with it and with greedy's
own choice; found and measured by the same thought, luck would look like skill. What greedy gives
away in a game, added up, is what a player without mistakes would win beyond half, as far as the
search knows what is a mistake.
"""

from __future__ import annotations

import argparse
import math
import sys

import numpy as np

import bigapple
from bigapple import bots
from bigapple.bots.search import Budget, SearchBot
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log
from bigapple.fairness import keyed_chance

COPIES = 8
"""Guesses at what is hidden, for each action."""


class Judge:
    """Weighs actions, each by itself: a search misjudges what it seldom tries."""

    def __init__(self, definition: GameDefinition, playouts: int) -> None:
        self.definition = definition
        self.search = SearchBot(definition, Budget(playouts))
        self.glance = SearchBot(definition, Budget(max(1, playouts // COPIES)))

    def given_away(self, concealed: GameRecord, action: int, chance: Chance) -> float:
        """By how much another action would have been better, in chances of winning."""
        thoughts = self.search.think(concealed, chance)
        best = max(thoughts, key=lambda thought: (thought.tries, thought.chance)).action
        if best == action:
            return 0.0
        if all(thought.tries == 1.0 for thought in thoughts):
            # Dice: all choices are weighed exactly by what the final rolls are worth.
            chances = {one.action: one.chance for one in self.search.think(concealed, chance)}
            return chances[best] - chances[action]
        return self._after(concealed, best, chance) - self._after(concealed, action, chance)

    def _after(self, concealed: GameRecord, action: int, chance: Chance) -> float:
        """The chance of winning after an action, on average over what may be hidden."""
        player = int(concealed.actor)
        total = 0.0
        for _ in range(COPIES):
            game = self.definition.record.copy(concealed)
            self.definition.table.imagine(game, player, chance)
            self.definition.table.apply(game, action, chance, empty_log(0))
            total += self._chance_of(game, player, chance)
        return total / COPIES

    def _chance_of(self, game: GameRecord, player: int, chance: Chance) -> float:
        actor = int(game.actor)
        if actor < 0:
            payoff = np.zeros(self.definition.most_players)
            self.definition.table.outcome(game, payoff)
            return float(payoff[player])
        self.definition.table.conceal(game, actor)
        thoughts = self.glance.think(game, chance)
        best = max(thoughts, key=lambda thought: (thought.tries, thought.chance)).chance
        return best if actor == player else 1.0 - best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="king-of-new-york")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=10_000)
    arguments = parser.parse_args()
    definition = bigapple.new(arguments.game, players=2, seed=0).definition
    judge = Judge(definition, arguments.playouts)
    greedy = bots.bot("greedy", arguments.game)
    lost, won = [], 0.0
    for number in range(arguments.games):
        match = bigapple.new(arguments.game, players=2, seed=f"ceiling {number // 2}")
        own, sum_of = number % 2, 0.0
        while (actor := match.actor) is not None:
            chance = keyed_chance(f"ceiling {number}", len(match.history))
            bot = judge.search if actor == own else greedy
            action = bot.choose(definition, match.concealed(actor), chance)
            if actor != own and len(match.legal) > 1:
                again = keyed_chance(f"judge {number}", len(match.history))
                sum_of += judge.given_away(match.concealed(actor), action, again)
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
