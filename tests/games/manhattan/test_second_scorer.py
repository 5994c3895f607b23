"""Random games, scored by the engine and by a second scorer that knows only the rulebook."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bigapple
from bigapple.engine.chance import Chance
from bigapple.engine.events import Event, empty_log
from bigapple.games.manhattan.components import BLOCKS, COLOURS, LOTS_IN_DISTRICT, SIZES
from bigapple.games.manhattan.people.position import write
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.towers import add_block
from bigapple.games.manhattan.urban_rules import score_urban_rule
from bigapple.match import Match
from tests.games.manhattan import second_scorer
from tests.games.manhattan.boards import game_with, points

URBAN = {"urban_rules": True}
MEGACITIES = URBAN | {"megacity": "all"}
GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3},
    {"players": 2},
    {"players": 2, "sides": "adjacent", "anti_trust": "colour"} | URBAN,
    {"players": 4, "edition": "1994", "monster": "baby"},
    {"players": 3, "edition": "1994", "progressive": True},
    {"players": 2, "edition": "1994", "monster": "godzilla", "anti_trust": "player"},
    {"players": 4} | URBAN,
    {"players": 3} | URBAN,
    {"players": 2} | URBAN,
    {"players": 4, "progressive": True} | URBAN,
    {"players": 3, "progressive": True, "monster": "baby"} | MEGACITIES,
    {"players": 2, "progressive": True} | MEGACITIES,
    {"players": 4, "monster": "godzilla", "anti_trust": "player"} | MEGACITIES,
    {"players": 3, "monster": "godzilla"} | URBAN,
    {"players": 2, "monster": "baby"} | URBAN,
]


def true_rule(before: dict[str, Any], after: dict[str, Any]) -> str | None:
    """The urban rule of a round that was scored between two positions."""
    shown: str | None = before.get("urban_rule")
    if shown != "fake-news":
        return shown
    turned_up = set(before["unseen_rules"]) - set(after["unseen_rules"])
    if after["decision"] != "over":
        turned_up.remove(after["urban_rule"])
    assert len(turned_up) == 1
    return str(turned_up.pop())


def told(events: list[Event]) -> dict[str, int]:
    """The points that events tell of, by colour."""
    points = dict.fromkeys(second_scorer.COLOURS, 0)
    for event in events:
        if event.kind == "scored":
            assert event["colour"] is not None
            assert event["points"] is not None
            points[second_scorer.COLOURS[event["colour"]]] += event["points"]
    return points


def play_to_the_end_of_the_round(match: Match, chooser: random.Random) -> list[Event]:
    """Random play up to the scoring; what its last action led to."""
    number = match.position()["round"]
    while True:
        events = match.play(chooser.choice(match.legal))
        if any(event.kind == "round-scored" for event in events):
            assert match.actor is None or match.position()["round"] == number + 1
            return events


@pytest.mark.rule("M6.1", "M6.2", "M6.3", "M6.4", "M7.1", "M7.2", "M7.3", "M8.1", "M8.2", "M8.12")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_both_scorers_agree_on_random_games(options: dict[str, Any], seed: int) -> None:
    match = bigapple.new("manhattan", seed=seed, **options)
    chooser = random.Random(seed)
    while match.actor is not None:
        before = match.position()
        events = play_to_the_end_of_the_round(match, chooser)
        after = match.position()
        gained = {c: after["score"][c] - before["score"][c] for c in after["score"]}
        board = after | {"round": before["round"]}
        expected = second_scorer.points_of_round(board, true_rule(before, after))
        assert gained == expected
        assert {c: points for c, points in told(events).items() if c in gained} == gained
        assert after["last_scoring"]["tallest"] == second_scorer.owner_of_tallest(
            second_scorer.board(board)
        )
    assert match.outcome is not None
    assert list(match.outcome.ranking) == second_scorer.places(match.position())
    totals = list(after["score"].values())
    if match.players == 2:
        totals = [totals[0] + totals[1], totals[2] + totals[3]]
    assert list(match.outcome.scores) == totals


def build_at_random(game: Game, chooser: random.Random) -> None:
    """Towers as they may stand, in districts from empty to full; low ones, so that many tie."""
    blocks = 0
    for district in range(6):
        density = chooser.choice([0, 0.3, 0.6, 0.6, 0.9, 1])
        for lot in range(district * LOTS_IN_DISTRICT, (district + 1) * LOTS_IN_DISTRICT):
            wanted = chooser.choice([1, 1, 1, 2, 3, 4]) if chooser.random() < density else 0
            for _ in range(wanted if blocks + wanted < BLOCKS else 0):
                fitting = [
                    (colour, size)
                    for colour in range(COLOURS)
                    for size in (1, 1, 1, 2, SIZES)
                    if size >= game.lacking[lot, colour]
                ]
                if fitting:
                    add_block(game, lot, *chooser.choice(fitting))
                    blocks += 1


def both_scores(board: Game, options: dict[str, Any], rule: str) -> tuple[dict[str, int], ...]:
    """What the engine and the second scorer give for a board."""
    document = write(board) | {"options": options}
    game = Game.copy(board)
    game.urban_rule = 1 + list(second_scorer.URBAN_RULES).index(rule)
    score_board(game, empty_log(0))
    score_urban_rule(game, Chance.new(), empty_log(0))
    expected = second_scorer.points_of_round(document, rule)
    return points(game), {colour: count for colour, count in expected.items() if count}


@pytest.mark.rule(
    "M8.2", "M8.3", "M8.4", "M8.5", "M8.6", "M8.7", "M8.8", "M8.9", "M8.10", "M8.11", "M9.6"
)
@pytest.mark.parametrize("rule", second_scorer.URBAN_RULES)
def test_both_scorers_agree_on_random_boards(rule: str) -> None:
    chooser = random.Random(rule)
    for _ in range(40):
        options = {
            "players": 4,
            "urban_rules": True,
            "megacity": chooser.choice(["one", "all"]),
            "progressive": chooser.choice([False, True]),
        }
        board = game_with({}, options=options, round=chooser.choice([1, 2, 3, 4]))
        build_at_random(board, chooser)
        engine, second = both_scores(board, options, rule)
        assert engine == second, write(board)["towers"]
