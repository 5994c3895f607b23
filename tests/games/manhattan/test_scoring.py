"""Scoring after every round (M6)."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.engine.events import empty_log, read
from bigapple.games.manhattan.happenings import EVENTS, MAJORITY, TALLEST, TOWERS
from bigapple.games.manhattan.scoring import points_of, score_board
from tests.games.manhattan.boards import (
    before_last_turn,
    game_with,
    ones,
    points,
    position,
    scored,
    twos,
)

TIED_EVERYWHERE = ones("B1 B2", "blue") | ones("B4 B5", "orange")
"""Four towers in one district: no tallest, no majority, two points each for the towers."""


# M6.1 Tallest.


@pytest.mark.rule("M6.1")
def test_the_owner_of_the_one_tallest_tower_scores_three() -> None:
    towers = TIED_EVERYWHERE | {"B9": ["yellow 3"]}
    assert scored(towers) == {"blue": 2, "orange": 2, "yellow": 1 + 3}


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("lot", ["A1", "A9", "D5", "F1", "F9"])
def test_the_tallest_may_stand_anywhere(lot: str) -> None:
    towers = ones("C1", "blue") | {lot: ["purple 2"]}
    assert scored(towers) == {"blue": 1 + 2, "purple": 1 + 2 + 3}


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("lots", ["B7 B9", "A1 F9", "B9 C1"])
def test_two_equally_tall_towers_score_nobody(lots: str) -> None:
    first, second = lots.split()
    towers = TIED_EVERYWHERE | {first: ["purple 4"], second: ["yellow 3", "yellow 1"]}
    game = game_with(towers)
    score_board(game, empty_log(0))
    assert game.score.sum() == 6 + 2 * game.majorities.sum()


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_equally_tall_towers_of_one_colour_score_nobody(count: int) -> None:
    towers = ones("A1 B1", "orange") | twos(" ".join(["A5", "B5", "C5", "D5"][:count]), "blue")
    tied_districts = 2
    expected = count + 2 * (count - tied_districts)
    assert scored(towers) == {"orange": 2} | {"blue": expected}


@pytest.mark.rule("M6.1")
def test_a_tie_below_the_tallest_does_not_matter() -> None:
    towers = twos("B1 B2", "blue") | twos("B4 B5", "orange") | {"B9": ["purple 3"]}
    assert scored(towers) == {"blue": 2, "orange": 2, "purple": 1 + 3}
    towers = {"B1": ["purple 3"]} | twos("B2 B4", "blue") | twos("B5 B9", "orange")
    assert scored(towers) == {"blue": 2, "orange": 2, "purple": 1 + 3}


@pytest.mark.rule("M6.1")
def test_a_taller_tower_behind_a_tie_is_the_one_tallest() -> None:
    towers = {"A1": ["blue 2"], "A2": ["orange 2"], "A3": ["purple 3"]}
    assert scored(towers) == {"blue": 1, "orange": 1, "purple": 1 + 3}


@pytest.mark.rule("M6.1")
def test_height_counts_the_floors_of_all_colours() -> None:
    towers = {"A1": ["blue 2", "orange 2", "blue 1"], "B1": ["purple 4"], "B2": ["yellow 1"]}
    assert scored(towers) == {"blue": 3 + 2 + 1, "purple": 1, "yellow": 1}


@pytest.mark.rule("M6.1", "M6.2", "M6.3")
def test_the_colour_on_top_scores_not_the_one_with_most_blocks() -> None:
    towers = {"A1": ["blue 1", "blue 1", "orange 2"]}
    assert scored(towers) == {"orange": 3 + 2 + 1}


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("edition", ["2018", "1994"])
def test_an_empty_board_scores_nothing(edition: str) -> None:
    game = game_with({}, options={"players": 3, "edition": edition})
    score_board(game, empty_log(0))
    assert points(game) == {}
    assert game.tallest == -1


@pytest.mark.rule("M6.1")
def test_a_tower_of_more_than_127_floors_is_the_tallest() -> None:
    """Everything that three players have: it still is one height."""
    sizes = [4] * 3 + [3] * 4 + [2] * 6 + [1] * 11
    tower = [f"{colour} {size}" for size in sizes for colour in ("blue", "orange", "purple")]
    towers = {"A1": tower, "A2": ["yellow 4"]}
    assert scored(towers) == {"purple": 3 + 1, "yellow": 1}


# M6.2 Majority.


@pytest.mark.rule("M6.2")
@pytest.mark.parametrize("district", "ABCDEF")
def test_more_towers_than_every_other_colour_score_two(district: str) -> None:
    d = district
    towers = (
        twos(f"{d}1 {d}2 {d}9", "yellow") | twos(f"{d}4 {d}5", "blue") | twos(f"{d}7", "purple")
    )
    assert scored(towers) == {"yellow": 3 + 2, "blue": 2, "purple": 1}


@pytest.mark.rule("M6.2")
@pytest.mark.parametrize("colours", ["blue orange", "blue yellow", "purple yellow"])
def test_a_tie_for_the_majority_scores_nobody(colours: str) -> None:
    first, second = colours.split()
    towers = twos("C1 C2", first) | twos("C4 C5", second)
    assert scored(towers) == {first: 2, second: 2}


@pytest.mark.rule("M6.2")
def test_a_tie_of_two_before_a_third_scores_nobody() -> None:
    towers = twos("C1 C2", "orange") | twos("C4 C5", "yellow") | twos("C7", "blue")
    assert scored(towers) == {"orange": 2, "yellow": 2, "blue": 1}


@pytest.mark.rule("M6.2")
def test_a_tie_behind_the_majority_does_not_matter() -> None:
    towers = twos("C1", "blue") | twos("C2", "orange") | twos("C4 C5", "yellow")
    assert scored(towers) == {"blue": 1, "orange": 1, "yellow": 2 + 2}
    towers = twos("C1 C2", "blue") | twos("C4", "orange") | twos("C5", "yellow")
    assert scored(towers) == {"blue": 2 + 2, "orange": 1, "yellow": 1}


@pytest.mark.rule("M6.2")
def test_more_than_each_other_colour_suffices_without_half_of_the_towers() -> None:
    towers = twos("C1 C2", "blue") | twos("C4", "orange") | twos("C5", "purple")
    towers |= twos("C7", "yellow")
    assert scored(towers) == {"blue": 2 + 2, "orange": 1, "purple": 1, "yellow": 1}


@pytest.mark.rule("M6.2")
def test_a_single_lone_tower_suffices() -> None:
    towers = twos("A1 A2", "blue") | twos("F9", "orange")
    assert scored(towers) == {"blue": 2 + 2, "orange": 1 + 2}


@pytest.mark.rule("M6.2")
def test_each_district_has_a_majority_of_its_own() -> None:
    towers = twos("A1 C1", "blue") | twos("B1 D1", "orange") | twos("E1", "purple")
    towers |= twos("F1", "yellow")
    assert scored(towers) == {"blue": 6, "orange": 6, "purple": 3, "yellow": 3}
    game = game_with(towers)
    score_board(game, empty_log(0))
    assert game.majorities.tolist() == [2, 2, 1, 1]


@pytest.mark.rule("M6.2")
def test_towers_count_not_floors() -> None:
    towers = {"A1": ["blue 4", "blue 4"], "B1": ["purple 4", "purple 4"]}
    towers |= ones("A2 A3", "orange")
    assert scored(towers) == {"blue": 1, "orange": 2 + 2, "purple": 1 + 2}


@pytest.mark.rule("M6.2")
def test_majorities_are_those_of_colours_also_with_two_players() -> None:
    """Blue and orange, both player 0's, are no majority together."""
    towers = twos("A1", "blue") | twos("A2", "orange") | twos("A3", "purple")
    assert scored(towers, options={"players": 2}) == {"blue": 1, "orange": 1, "purple": 1}


# M6.3 Towers.


@pytest.mark.rule("M6.3")
def test_each_tower_scores_one_for_its_owner() -> None:
    """Two full districts, three towers of each colour in both, and no tallest."""
    colours = ("blue", "orange", "purple")
    towers = {f"{d}{lot}": [f"{colours[lot % 3]} 1"] for d in "BE" for lot in range(1, 10)}
    assert scored(towers) == {"blue": 6, "orange": 6, "purple": 6}


@pytest.mark.rule("M6.3")
def test_a_conquered_tower_scores_for_the_conqueror_alone() -> None:
    towers = {"A1": ["blue 1", "orange 1"], "A2": ["blue 2"]}
    assert scored(towers) == {"blue": 1, "orange": 1}


@pytest.mark.rule("M6.3")
def test_towers_on_all_lots_of_all_districts_count() -> None:
    lots = [f"{district}{lot}" for district in "ABCDEF" for lot in (1, 9)]
    towers = twos(" ".join(lots[:6]), "blue") | {lot: ["yellow 1", "yellow 1"] for lot in lots[6:9]}
    towers |= {lot: ["yellow 2"] for lot in lots[9:]}
    assert scored(towers) == {"blue": 6 + 3 * 2, "yellow": 6 + 3 * 2}


# M6.4 How scores are kept.


@pytest.mark.rule("M6.4")
def test_points_are_added_to_those_of_before_colour_by_colour() -> None:
    game = game_with(twos("A1", "blue"), score={"blue": 10, "orange": 20, "yellow": 4})
    score_board(game, empty_log(0))
    assert points(game) == {"blue": 10 + 6, "orange": 20, "yellow": 4}


@pytest.mark.rule("M6.4")
def test_a_score_is_not_limited_to_a_byte() -> None:
    game = game_with(twos("A1", "blue"), score={"blue": 126, "orange": 1000})
    score_board(game, empty_log(0))
    assert points(game) == {"blue": 132, "orange": 1000}


@pytest.mark.rule("M6.4")
@pytest.mark.parametrize(("players", "expected"), [(2, [30, 12]), (3, [10, 20, 5])])
def test_a_two_player_score_is_the_sum_of_both_colours(players: int, expected: list[int]) -> None:
    score = {"blue": 10, "orange": 20, "purple": 5} | ({"yellow": 7} if players == 2 else {})
    game = game_with({}, options={"players": players}, score=score)
    assert [points_of(game, player) for player in range(players)] == expected


@pytest.mark.rule("M6.4")
def test_scores_of_two_players_are_kept_per_colour() -> None:
    match = before_last_turn(
        twos("B1", "orange"), options={"players": 2}, score={"blue": 5, "orange": 6, "yellow": 2}
    )
    match.play("build 1 A 1 blue")
    assert match.position()["score"] == {"blue": 8, "orange": 12, "purple": 0, "yellow": 2}


@pytest.mark.rule("M6.1", "M6.2", "M6.3", "M6.4")
def test_all_criteria_look_at_the_board_after_the_last_placement() -> None:
    towers = {"A1": ["orange 1"], "B2": ["blue 3"], "C1": ["orange 3"]}
    match = before_last_turn(towers, score={"purple": 9})
    assert match.position()["score"] == {"blue": 0, "orange": 0, "purple": 9, "yellow": 0}
    match.play("build 2 B 1")
    assert match.position()["round"] == 2
    assert match.position()["score"] == {"blue": 3 + 2 + 1, "orange": 6, "purple": 9, "yellow": 0}


@pytest.mark.rule("M6.4")
def test_nothing_is_scored_before_the_last_placement_of_a_round() -> None:
    chosen = {"blue": [1, 1], "orange": [1], "purple": [1], "yellow": [1]}
    match = bigapple.load(position(twos("A5", "blue"), actor=0, chosen=chosen))
    for _ in range(4):
        match.play(match.legal[0])
        assert sum(match.position()["score"].values()) == 0
    match.play(match.legal[0])
    assert sum(match.position()["score"].values()) > 0


@pytest.mark.rule("M6.4")
def test_the_last_round_is_scored_like_the_others_and_nothing_else_is() -> None:
    towers = {"B1": ["orange 3"], "C1": ["purple 2"]}
    gains = []
    for number in (1, 2, 3, 4):
        match = before_last_turn(towers, round=number, score={"blue": 50, "yellow": 50})
        match.play("build 1 A 1")
        gains.append(match.position()["score"])
    assert gains == [{"blue": 53, "orange": 6, "purple": 3, "yellow": 50}] * 4
    assert match.actor is None


@pytest.mark.rule("M6.1", "M6.2", "M6.3")
def test_events_tell_what_was_scored_for_what_and_where() -> None:
    """The tallest at its lot (F9 is the 54th), majorities at their districts, towers at none."""
    game, log = game_with(twos("F9", "purple") | ones("F1 A1", "blue")), empty_log(64)
    score_board(game, log)
    told = [tuple(event.arguments.values()) for event in read(log, EVENTS)]
    assert told == [
        (TALLEST, 2, 3, 53),
        (MAJORITY, 0, 2, 0),
        (TOWERS, 0, 2, -1),
        (TOWERS, 2, 1, -1),
    ]


# The two printed examples.


@pytest.mark.rule("M6.1", "M6.2", "M6.3")
def test_the_printed_example_of_2018() -> None:
    towers = (
        ones("A2 A3 A4 A5", "purple")
        | ones("B1 B2 B3", "purple")
        | ones("B7", "yellow")
        | ones("C1 C2 C3", "yellow")
        | ones("C9", "blue")
        | ones("D1 D2", "blue")
        | {"D5": ["yellow 2", "orange 2"], "D6": ["blue 1", "purple 2"]}
        | ones("E1", "blue")
        | ones("E9", "yellow")
        | ones("F4", "blue")
        | ones("F6", "purple")
    )
    match = before_last_turn(towers)
    match.play("build 1 A 1")
    assert match.position()["score"] == {"orange": 4, "yellow": 7, "purple": 13, "blue": 8}
    assert match.position()["last_scoring"] == {
        "tallest": "orange",
        "majorities": {"blue": 1, "orange": 0, "purple": 2, "yellow": 1},
    }


@pytest.mark.rule("M6.1", "M6.2", "M6.3")
def test_the_printed_example_of_1994() -> None:
    """Its black is our orange, its red our purple and its green our yellow."""
    black, red, green = "orange", "purple", "yellow"
    sydney, manhattan, frankfurt, hong_kong, sao_paulo, cairo = "ABCDEF"
    towers = (
        ones(f"{sydney}1 {sydney}2", black)
        | ones(f"{sydney}3", green)
        | ones(f"{manhattan}1 {manhattan}2", red)
        | ones(f"{manhattan}7 {manhattan}8", green)
        | ones(f"{manhattan}9", "blue")
        | ones(f"{frankfurt}1 {frankfurt}2", black)
        | {f"{frankfurt}5": ["blue 2", f"{black} 2", "blue 1"]}
        | ones(f"{sao_paulo}5", red)
        | ones(f"{cairo}1", red)
        | ones(f"{cairo}2", green)
        | ones(f"{cairo}3", black)
    )
    match = before_last_turn(towers, options={"players": 4, "edition": "1994"})
    match.play("build 3 Hong Kong 1")
    assert match.position()["towers"][f"{hong_kong}3"] == ["blue 1"]
    assert match.position()["score"] == {"blue": 8, black: 9, red: 6, green: 4}
