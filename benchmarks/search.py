"""How often the bot that searches wins, and how many simulations a second it does.

python benchmarks/search.py --game manhattan --players 4 --budget 0.1s --games 400 --jobs 16
python benchmarks/search.py --game king-of-new-york --curve 0.001s,0.01s,0.1s,1s --games 200
python benchmarks/search.py --speed

Each deal is played once from every seat. The interval is Wilson's, of 95 %; a shared victory
counts for its share. A budget is a number of playouts, or of seconds with an s behind it.
`--speed` needs the extra `bench`: it puts OpenSpiel's search bot beside ours in the same run.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import islice

import bigapple
from bigapple import bots, games
from bigapple.arena import local
from bigapple.arena.playing import bot_of, prepare
from bigapple.arena.ratings import wilson
from bigapple.arena.schedule import ONE_AGAINST, schedule, tournament
from bigapple.bots.search import Budget, SearchBot
from bigapple.fairness import keyed_chance


def measure(game: str, players: int, hero: str, rival: str, count: int, jobs: int) -> None:
    plan = tournament(game, [hero, rival], seed="search", lineup=ONE_AGAINST, players=players)
    prepare(plan)
    count = plan.whole_deals(count)
    won = seconds = 0.0
    decisions = 0
    for played in local.play_all(plan, islice(schedule(plan), count), jobs):
        seat = played.seats.index(hero)
        won += played.shares[seat]
        seconds += played.seconds[seat]
        decisions += played.decisions[seat]
    interval = wilson(won, count)
    print(
        f"{game}, {players} players: {hero} against {players - 1} {rival}: "
        f"{won / count:.1%} of {count} games [{interval.low:.1%}, {interval.high:.1%}], "
        f"{1000 * seconds / decisions:.1f} ms a move",
        flush=True,
    )


def own_speed(game: str, players: int) -> float:
    """Playouts a second over the decisions of one game, each thinking for a tenth of a second."""
    bot = SearchBot(games.definition(game), Budget(seconds=0.1))
    match = bigapple.new(game, players=players, seed=3)
    quick = bot_of("greedy", game)
    seconds = 0.0
    for turn in range(60):
        if match.actor is None:
            break
        chance = keyed_chance("speed", turn)
        if turn % 6 == 5 and len(match.legal) > 1:
            start = time.perf_counter()
            bot.choose(match.definition, match.concealed(match.actor), chance)
            seconds += time.perf_counter() - start
        match.play(quick.choose(match.definition, match.concealed(match.actor), chance))
    return bot.playouts / seconds


def openspiel_speed(name: str, simulations: int) -> float:
    import numpy as np
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(
        game, evaluator, 1.4, simulations, 1000, False, 7, False,
        pyspiel.ChildSelectionPolicy.UCT,
    )  # fmt: skip
    state = game.new_initial_state()
    generator = np.random.default_rng(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=chances)))
    start = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - start)


def speeds() -> Iterator[tuple[str, float]]:
    for game, players in (("manhattan", 4), ("king-of-new-york", 4)):
        own_speed(game, players)  # Compiles.
        yield f"{game}, {players} players, ours", own_speed(game, players)
    yield "connect four, OpenSpiel's MCTSBot", openspiel_speed("connect_four", 50_000)
    yield "backgammon, OpenSpiel's MCTSBot", openspiel_speed("backgammon", 1_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manhattan", choices=sorted(games.MODULES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--budget", default="0.1s")
    parser.add_argument("--curve", help="several budgets, with commas between them")
    parser.add_argument("--hero", help="another bot than the one that searches")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--speed", action="store_true")
    arguments = parser.parse_args()
    if arguments.speed:
        for name, speed in speeds():
            print(f"{name}: {speed:,.0f} simulations a second", flush=True)
        return
    budgets = (arguments.curve or arguments.budget).split(",")
    heroes = [arguments.hero] if arguments.hero else [f"search:{budget}" for budget in budgets]
    for hero in heroes:
        bots.check_name(hero)
        measure(
            arguments.game,
            arguments.players,
            hero,
            arguments.rival,
            arguments.games,
            arguments.jobs,
        )


if __name__ == "__main__":
    main()
