"""First impressions in Manhattan: what a build moves, as the score tells before and after it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bigapple
from bigapple import bots
from bigapple.bots import tree
from bigapple.bots.manhattan import insight
from bigapple.bots.manhattan.score import (
    BLOCK,
    PARTS,
    POINTS,
    TURN,
    builds_to_come,
    score,
    weights_for,
    weights_of,
    with_blocks,
)
from bigapple.engine.chance import below
from bigapple.engine.events import empty_log
from bigapple.fairness import keyed_chance
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.choosing import colour_asked
from bigapple.games.manhattan.components import SIZES
from bigapple.games.manhattan.happenings import BUILD
from bigapple.games.manhattan.state import Game

GAME = "manhattan"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_impression_of_a_build_is_by_how_much_it_moves_the_score(players: int) -> None:
    match = bigapple.new(GAME, players=players, seed=players)
    definition, bot = match.definition, bots.bot("greedy", GAME)
    tuning = insight.TUNING.copy()
    compared = 0
    for step in range(200):
        if (player := match.actor) is None:
            break
        game: Any = match.concealed(player)
        room, worth = np.zeros(definition.list_room, np.int16), np.zeros(definition.list_room)
        count = definition.table.legal(game, room)
        if game.decision == BUILD and builds_to_come(game) > 1 and step % 5 == 0:
            insight.appraise(game, room, count, worth, tuning)
            start, _ = insight.weights_after(game, near=False)
            shares = insight.claims(game, player, insight.heat_of(start, tuning))
            flat = tuning.copy()
            # Whose turn it is changes with every build, and is the same whatever is built.
            flat[start + TURN : start + TURN + players] = 0.0
            for i in range(0, count, 7):
                if not actions.is_build(int(room[i])):
                    continue
                after: Any = definition.record.copy(game)
                definition.table.apply(
                    after, int(room[i]), keyed_chance("insight", step), empty_log(0)
                )
                assert insight.WEIGHTS + weights_of(after) == start
                moved: float = sum(
                    shares[other]
                    * (score(after, other, start, flat) - score(game, other, start, flat))
                    for other in range(players)
                )
                assert worth[i] == pytest.approx(moved)
                compared += 1
        match.play(match.action(bot.choose(definition, game, keyed_chance("insight", step))))
    assert compared > 50


def impressions_of_choices(**options: Any) -> tuple[Any, Any, Any, Any]:
    """A fresh game, its legal choices, what each is worth at first sight, and the tuning."""
    match = bigapple.new(GAME, seed=1, **options)
    game: Any = match.concealed(match.actor)
    room, worth = (np.zeros(match.definition.list_room, kind) for kind in (np.int16, np.float64))
    count = match.definition.table.legal(game, room)
    tuning = insight.TUNING.copy()
    insight.appraise(game, room, count, worth, tuning)
    return game, room[:count], worth[:count], tuning


@pytest.mark.parametrize("edition", ["2018", "1994"])
def test_against_one_rival_the_impression_of_a_choice_is_by_how_much_it_moves_the_score(
    edition: str,
) -> None:
    game, choices, worth, tuning = impressions_of_choices(players=2, edition=edition)
    player, colour = int(game.actor), colour_asked(game)
    # All blocks of the round are still to be built.
    start = insight.WEIGHTS + weights_for(game, 16)
    scores = []
    for choice in choices:
        # The game itself sets blocks out when both colours are chosen.
        after: Any = Game.copy(game)
        for size in range(1, SIZES + 1):
            count = actions.chosen_count(int(choice), size)
            after.reserve[colour, size - 1] -= count
            after.chosen[colour, size - 1] += count
        scores.append(score(after, player, start, tuning))
    moved = np.array(scores) - scores[0]
    assert np.ptp(moved) > 0.1
    assert worth - worth[0] == pytest.approx(tuning[insight.TASTE] * moved)


@pytest.mark.rule("M2.4")
def test_the_smallest_blocks_that_are_never_built_are_worth_nothing() -> None:
    weights = np.arange(1.0, PARTS + 1)

    def total(*counts: int) -> float:
        return sum(float(weights[BLOCK + i]) * count for i, count in enumerate(counts))

    fresh = [int(n) for n in impressions_of_choices(players=4)[0].reserve[0]]
    for options in ({"players": 3}, {"players": 4}, {"players": 2, "edition": "1994"}):
        game = impressions_of_choices(**options)[0]
        assert with_blocks(0.0, game, 0, -1, 0, weights) == total(*fresh)
    game = impressions_of_choices(players=2)[0]
    left = list(fresh)
    for _ in range(8):
        left[next(i for i, n in enumerate(left) if n)] -= 1
    assert with_blocks(0.0, game, 0, -1, 0, weights) == total(*left)


def someone_who_builds(players: int, builds: int = 0) -> tuple[Any, Any, int]:
    """A game in which somebody is to build after so many builds, the legal actions, their count."""
    match = bigapple.new(GAME, players=players, seed=1)
    bot = bots.bot("greedy", GAME)
    while (game := match.concealed(match.actor)).decision != BUILD or builds > 0:
        builds -= int(game.decision == BUILD)
        match.play(match.action(bot.choose(match.definition, game, keyed_chance("r", 0))))
    room = np.zeros(match.definition.list_room, np.int16)
    return game, room, match.definition.table.legal(game, room)


def impressions_of_a_rival(players: int) -> tuple[Any, Any]:
    """What each of the actor's first builds is worth, if somebody else thinks; and the tuning."""
    game, room, count = someone_who_builds(players)
    worth = np.zeros(len(room))
    tuning = insight.TUNING.copy()
    tuning[tree.SELF] = (int(game.actor) + 1) % players
    insight.appraise(game, room, count, worth, tuning)
    return worth[:count], tuning


def test_several_rivals_are_taken_to_look_at_the_points_of_this_round() -> None:
    worth, tuning = impressions_of_a_rival(4)
    # On an empty board every build gives a tower, a district and the tallest tower: 1 + 2 + 3.
    assert worth / tuning[insight.IMPULSE] == pytest.approx(6.0)
    assert tuning[insight.WEIGHTS + POINTS] != 0.0


def test_a_single_rival_is_taken_to_know_what_a_high_tower_is_worth() -> None:
    worth, _ = impressions_of_a_rival(2)
    assert np.ptp(worth) > 0.01


@pytest.mark.parametrize(("players", "thinks"), [(2, False), (4, False), (4, True)])
def test_in_quick_play_each_of_several_rivals_sees_as_far_as_now_one_and_now_the_other(
    players: int, thinks: bool
) -> None:
    game, room, count = someone_who_builds(players, builds=7)
    tuning = insight.TUNING.copy()
    # So many draws look at every action, so that only the point of view is left to chance.
    tuning[insight.SAMPLE] = 1000.0
    tuning[tree.SELF] = (int(game.actor) + (not thinks)) % players
    best = []
    for thinker in (tuning[tree.SELF], float(game.actor)):
        seen = tuning.copy()
        seen[tree.SELF] = thinker
        worth = np.zeros(len(room))
        insight.appraise(game, room, count, worth, seen)
        best.append({int(a) for a in room[:count][worth[:count] > worth[:count].max() - 1e-9]})
    by_impression, far = best
    taken = [
        insight.react(game, room, count, keyed_chance("quick", step), tuning) for step in range(200)
    ]
    if players == 2 or thinks:
        assert set(taken) <= far
    else:
        assert not by_impression & far
        assert 70 < sum(action in far for action in taken) < 130
        assert set(taken) <= far | by_impression


@pytest.mark.parametrize("players", [2, 4])
def test_quick_play_takes_the_best_of_what_it_draws_however_often_it_draws_it(
    players: int,
) -> None:
    match = bigapple.new(GAME, players=players, seed=3)
    definition, bot = match.definition, bots.bot("greedy", GAME)
    fewest, most = 1000, 0
    for step in range(1000):
        if (player := match.actor) is None:
            break
        game: Any = match.concealed(player)
        room, worth = np.zeros(definition.list_room, np.int16), np.zeros(definition.list_room)
        count = definition.table.legal(game, room)
        if count > 1 and not actions.is_discard(int(room[0])):
            tuning = insight.TUNING.copy()
            tuning[tree.SELF] = player
            insight.appraise(game, room, count, worth, tuning)
            draws = keyed_chance("draws", step)
            places = [below(draws, count) for _ in range(int(tuning[insight.SAMPLE]))]
            # Of equals the one that was drawn first.
            best = max(places, key=lambda place: worth[place])
            choice = insight.react(game, room, count, keyed_chance("draws", step), tuning)
            assert choice == room[best]
            fewest, most = min(fewest, count), max(most, count)
        match.play(match.action(bot.choose(definition, game, keyed_chance("play", step))))
    # Fewer and more actions than can be marked as looked at.
    assert fewest < int(insight.TUNING[insight.SAMPLE])
    assert most > insight.MARKS
