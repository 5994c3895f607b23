"""The advanced mode: ten urban rules (M8)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import bigapple
from bigapple.engine.chance import SCRIPTED, Chance
from bigapple.engine.events import empty_log, read
from bigapple.errors import ImpossibleOutcome
from bigapple.games.manhattan.happenings import EVENTS
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.urban_rules import score_urban_rule
from bigapple.match import Match
from tests.games.manhattan.boards import (
    Points,
    Towers,
    before_last_turn,
    game_with,
    ones,
    points,
    scored_by,
    twos,
)
from tests.games.manhattan.second_scorer import NEIGHBOURS

RULES = (
    "big-business",
    "founder",
    "megacity",
    "fog-free-view",
    "multiple-tower",
    "villa",
    "worldwide-expansion",
    "hobbit-home",
    "small-town",
    "fake-news",
)
DEALT = [f"card {card}" for card in (1, 2, 3, 4) for _ in range(4)]
TWO_PLAYERS = {"players": 2}
LAST_FLOOR = "build 1 A 1"


def advanced(towers: Towers, rule: str, **keys: Any) -> Match:
    """A match of four before the last turn of a round with an urban rule."""
    options = {"players": 4, "urban_rules": True} | keys.pop("options", {})
    return before_last_turn(towers, options=options, urban_rule=rule, **keys)


# M8.1 Turning the cards up.


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize("rule", RULES)
def test_any_of_the_ten_cards_may_be_on_top(rule: str) -> None:
    match = bigapple.new(
        "manhattan", players=4, urban_rules=True, first_player=0, script=[*DEALT, f"rule {rule}"]
    )
    assert match.decision == "choose"
    assert match.position()["urban_rule"] == rule
    assert match.position()["unseen_rules"] == [other for other in RULES if other != rule]
    unseen = cast(Game, match.game).unseen_rules.tolist()
    assert unseen == [int(other != rule) for other in RULES]
    assert [e["rule"] for e in match.events(None) if e.kind == "rule-revealed"] == [
        RULES.index(rule) + 1
    ]


@pytest.mark.rule("M8.1")
def test_chance_decides_the_order_of_the_cards() -> None:
    shown = {
        bigapple.new("manhattan", players=4, urban_rules=True, seed=seed).position()["urban_rule"]
        for seed in range(60)
    }
    assert shown == set(RULES)


@pytest.mark.rule("M8.1")
def test_without_the_advanced_mode_there_are_no_urban_rules() -> None:
    match = bigapple.new("manhattan", players=4, seed=1)
    assert "urban_rule" not in match.position()
    game = cast(Game, match.game)
    assert game.urban_rule == 0
    assert not game.unseen_rules.any()
    match = before_last_turn({"B1": ["blue 4", "blue 1"], "C1": ["blue 1"]})
    match.play(LAST_FLOOR)
    assert match.position()["score"]["blue"] == 3 + 3 * 2 + 3


@pytest.mark.rule("M8.1")
def test_a_card_is_a_fourth_criterion_for_its_round_only() -> None:
    towers = {"B1": ["orange 4", "orange 1"]}
    match = advanced(towers, "fog-free-view", score={"purple": 1})
    match.script(["card 9", "rule small-town"])
    match.play(LAST_FLOOR)
    assert match.position()["score"] == {"blue": 3, "orange": 6 + 1, "purple": 1, "yellow": 0}
    assert match.position()["urban_rule"] == "small-town"
    unseen = [rule for rule in RULES if rule not in ("fog-free-view", "small-town")]
    assert match.position()["unseen_rules"] == unseen

    match = advanced(
        {**towers, "A1": ["blue 1"]},
        "small-town",
        round=2,
        unseen_rules=unseen,
        score=match.position()["score"],
    )
    match.play(LAST_FLOOR)
    # The fog has gone; three towns are the smallest together.
    assert match.position()["score"] == {"blue": 6, "orange": 13, "purple": 1, "yellow": 0}


@pytest.mark.rule("M8.1")
def test_used_cards_do_not_return() -> None:
    unseen = [rule for rule in RULES if rule not in ("villa", "founder", "megacity")]
    for used in ("villa", "founder", "megacity"):
        match = advanced({}, "villa", round=3, unseen_rules=unseen)
        match.script(["card 9", f"rule {used}"])
        with pytest.raises(ImpossibleOutcome):
            match.play(LAST_FLOOR)


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_round_of_a_game_turns_another_card_up(seed: int) -> None:
    match = bigapple.new("manhattan", players=3, urban_rules=True, seed=seed)
    while match.actor is not None:
        match.play(match.absent())
    events = match.events(None)
    shown = [e["rule"] for e in events if e.kind == "rule-revealed" and not e["fake"]]
    true = [e["rule"] for e in events if e.kind == "rule-revealed" and e["fake"]]
    assert len(shown) == 6
    assert len({*shown, *true}) == len(shown) + len(true)
    assert len(true) == shown.count(RULES.index("fake-news") + 1)
    unseen = [RULES.index(rule) + 1 for rule in match.position()["unseen_rules"]]
    assert {*shown, *true, *unseen} == {*range(1, 11)}
    assert len(shown) + len(true) + len(unseen) == 10


@pytest.mark.rule("M8.1")
def test_a_card_is_turned_up_before_the_first_blocks_are_chosen() -> None:
    match = bigapple.new("manhattan", players=3, urban_rules=True, seed=5)
    kinds = [event.kind for event in match.events(None)]
    assert kinds.count("rule-revealed") == 1
    assert "blocks-chosen" not in kinds
    assert match.position()["chosen"] == {"blue": [], "orange": [], "purple": []}


# M8.2 Colours, properties, heights.


@pytest.mark.rule("M8.2", "M8.4")
def test_a_tower_lost_to_ones_own_other_colour_is_lost() -> None:
    towers = {"A1": ["blue 1", "orange 1"], "B1": ["purple 2", "purple 1", "yellow 3"]}
    assert scored_by("founder", towers, options=TWO_PLAYERS) == {"blue": 1, "purple": 1}


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize(
    ("rule", "each"), [("fog-free-view", 1), ("multiple-tower", 2), ("worldwide-expansion", 1)]
)
def test_both_colours_of_a_player_score_on_their_own(rule: str, each: int) -> None:
    towers = {"A1": ["blue 2", "purple 2", "orange 2"], "A2": ["orange 2", "purple 2", "blue 2"]}
    assert scored_by(rule, towers, options=TWO_PLAYERS) == {"blue": each, "orange": each}


@pytest.mark.rule("M8.2", "M8.8")
def test_a_players_two_villas_score_for_their_colours() -> None:
    towers = ones("A1", "blue") | ones("A2 F9", "orange")
    assert scored_by("villa", towers, options=TWO_PLAYERS) == {"blue": 2, "orange": 4}


@pytest.mark.rule("M8.2", "M8.6")
def test_height_counts_all_floors_of_all_colours() -> None:
    towers = {"A1": ["blue 2", "orange 2", "purple 2"], "A2": ["blue 2", "orange 2"]}
    assert scored_by("fog-free-view", towers) == {"purple": 1}


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize("rule", RULES[:-1])
def test_an_empty_board_gives_nothing(rule: str) -> None:
    assert scored_by(rule, {}) == {}


# M8.3 Big business.


@pytest.mark.rule("M8.3")
def test_big_business_pays_the_tallest_tower_of_each_district() -> None:
    towers = twos("A1", "blue") | ones("A2 A9", "orange")
    towers |= ones("B1", "blue") | {"B9": ["purple 1", "orange 2"]}
    towers |= {"F1": ["yellow 3"], "F5": ["yellow 1"], "F9": ["blue 4"]}
    assert scored_by("big-business", towers) == {"blue": 4, "orange": 2}


@pytest.mark.rule("M8.3")
@pytest.mark.parametrize("second", ["blue", "orange"])
def test_big_business_pays_nobody_for_a_tie(second: str) -> None:
    """Even with one owner, but in that district only."""
    towers = {"A1": ["blue 3"], "A9": [f"{second} 3"], "A5": ["purple 1"]} | ones("D1", "purple")
    assert scored_by("big-business", towers) == {"purple": 2}


@pytest.mark.rule("M8.3")
def test_big_business_counts_a_lone_tower_and_districts_apart() -> None:
    """Towers of neighbouring districts are no tie."""
    towers = twos("A9", "blue") | twos("B1", "orange") | ones("C5", "orange") | ones("F9", "yellow")
    assert scored_by("big-business", towers) == {"blue": 2, "orange": 4, "yellow": 2}


@pytest.mark.rule("M8.3")
def test_a_tie_below_the_tallest_is_no_tie() -> None:
    towers = {"E1": ["blue 1"], "E2": ["blue 1"], "E3": ["purple 2"], "E4": ["blue 1"]}
    assert scored_by("big-business", towers) == {"purple": 2}


# M8.4 Founder.


@pytest.mark.rule("M8.4")
def test_founder_pays_for_towers_that_were_lost() -> None:
    towers = {
        "A1": ["blue 1", "orange 1"],
        "C5": ["blue 1", "blue 1", "yellow 2"],
        "F9": ["yellow 1", "purple 1", "blue 1", "orange 2"],
    }
    assert scored_by("founder", towers) == {"blue": 2, "yellow": 1}


@pytest.mark.rule("M8.4")
def test_founder_pays_nothing_for_towers_that_are_owned() -> None:
    towers = {"A1": ["blue 1", "orange 1", "blue 1"], "A2": ["blue 2"], "A3": ["orange 1"]}
    towers["A4"] = ["purple 1", "purple 1"]
    assert scored_by("founder", towers) == {}


@pytest.mark.rule("M8.4")
def test_founder_finds_the_ground_floor_on_a_crowded_board() -> None:
    towers = {f"A{lot}": ["blue 1", "orange 1"] for lot in range(1, 10)}
    towers |= {f"B{lot}": ["purple 1", "yellow 1"] for lot in range(1, 10)}
    towers |= {"E5": ["orange 1", "purple 2", "purple 2"], "F9": ["yellow 2", "yellow 2"]}
    assert scored_by("founder", towers) == {"blue": 9, "purple": 9, "orange": 1}


# M8.5 Megacity.


def district(letter: str, count: int, colour: str) -> dict[str, list[str]]:
    return ones(" ".join(f"{letter}{lot}" for lot in range(1, count + 1)), colour)


FULL_A = district("A", 9, "blue") | {"A9": ["orange 1"]}
FULL_E = district("E", 9, "purple") | {"E1": ["orange 1"]}


@pytest.mark.rule("M8.5")
@pytest.mark.parametrize("megacity", ["one", "all"])
def test_the_one_full_district_is_the_megacity(megacity: str) -> None:
    towers = FULL_A | district("B", 8, "purple")
    expected = {"blue": 8, "orange": 1}
    assert scored_by("megacity", towers, options={"megacity": megacity}) == expected


@pytest.mark.rule("M8.5")
@pytest.mark.parametrize("megacity", ["one", "all"])
@pytest.mark.parametrize("letter", "ABCDEF")
def test_without_a_full_district_the_one_with_most_towers_is_it(letter: str, megacity: str) -> None:
    towers = {f"{d}{lot}": ["blue 1"] for d in "ABCDEF" for lot in (1,)}
    towers |= {f"{letter}2": ["yellow 2"], f"{letter}9": ["purple 1", "yellow 1"]}
    options = {"megacity": megacity}
    assert scored_by("megacity", towers, options=options) == {"blue": 1, "yellow": 2}


@pytest.mark.rule("M8.5")
@pytest.mark.parametrize("megacity", ["one", "all"])
@pytest.mark.parametrize("letters", ["AB", "BF", "EF"])
def test_a_tie_for_most_towers_pays_nobody(letters: str, megacity: str) -> None:
    towers = district("C", 1, "orange")
    for letter in letters:
        towers |= district(letter, 3, "blue")
    assert scored_by("megacity", towers, options={"megacity": megacity}) == {}


@pytest.mark.rule("M8.5")
def test_a_tie_before_or_behind_the_megacity_does_not_matter() -> None:
    towers = district("A", 2, "blue") | district("B", 2, "blue") | district("C", 3, "orange")
    assert scored_by("megacity", towers) == {"orange": 3}
    towers = district("A", 3, "orange") | district("E", 2, "blue") | district("F", 2, "blue")
    assert scored_by("megacity", towers) == {"orange": 3}


@pytest.mark.rule("M8.5")
def test_more_than_one_full_district_pays_nobody() -> None:
    assert scored_by("megacity", FULL_A | FULL_E) == {}


@pytest.mark.rule("M8.5")
def test_the_option_pays_for_all_full_districts() -> None:
    towers = FULL_A | FULL_E | district("B", 8, "yellow")
    expected = {"blue": 8, "orange": 2, "purple": 8}
    assert scored_by("megacity", towers, options={"megacity": "all"}) == expected


@pytest.mark.rule("M8.5", "M9.6")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, {"blue": 2}), (2, {"orange": 3}), (3, {"purple": 4}), (4, {"yellow": 5})],
)
def test_the_megacity_is_an_open_district(number: int, expected: Points) -> None:
    """Towers in closed districts, which no game can have, show where the rule looks."""
    towers = district("A", 2, "blue") | district("D", 3, "orange") | district("E", 4, "purple")
    towers |= district("F", 5, "yellow")
    options = {"progressive": True}
    assert scored_by("megacity", towers, options=options, round=number) == expected
    assert scored_by("megacity", towers, round=number) == {"yellow": 5}


# M8.6 Fog-free view.


@pytest.mark.rule("M8.6")
def test_fog_free_view_pays_from_five_floors_on() -> None:
    towers = {
        "A1": ["blue 4"],
        "A2": ["blue 4", "blue 1"],
        "B5": ["orange 4", "orange 2"],
        "C9": ["orange 3", "purple 3", "purple 3"],
        "F9": ["yellow 2", "blue 2"],
        "D1": ["yellow 2", "blue 2", "yellow 1"],
    }
    expected = {"blue": 1, "orange": 1, "purple": 1, "yellow": 1}
    assert scored_by("fog-free-view", towers) == expected


@pytest.mark.rule("M8.6")
def test_fog_free_view_pays_for_each_property() -> None:
    towers = {lot: ["blue 3", "blue 2"] for lot in ("A1", "A2", "F9")}
    assert scored_by("fog-free-view", towers) == {"blue": 3}


# M8.7 Multiple tower.


@pytest.mark.rule("M8.7")
def test_multiple_tower_pays_for_three_or_more_colours() -> None:
    towers = {
        "A1": ["blue 1", "orange 1", "purple 1"],
        "B9": ["yellow 1", "purple 1", "blue 1", "orange 1"],
        "C1": ["blue 1", "orange 1", "purple 1", "blue 1"],
    }
    assert scored_by("multiple-tower", towers) == {"purple": 2, "orange": 2, "blue": 2}


@pytest.mark.rule("M8.7")
def test_multiple_tower_counts_colours_not_blocks() -> None:
    towers = {
        "A1": ["blue 1", "orange 1", "blue 1", "orange 1"],
        "A2": ["purple 1", "purple 1", "purple 1"],
        "A3": ["yellow 4"],
    }
    assert scored_by("multiple-tower", towers) == {}


@pytest.mark.rule("M8.7")
def test_multiple_tower_pays_for_each_property() -> None:
    towers = {lot: ["blue 1", "orange 1", "yellow 1"] for lot in ("A1", "D4", "F9")}
    assert scored_by("multiple-tower", towers) == {"yellow": 6}


# M8.8 Villa.


def built_up(letter: str, villa: int, empty: int | None = None) -> dict[str, list[str]]:
    """A district with a tower of one floor among towers of two, and maybe an empty lot."""
    others = [lot for lot in range(1, 10) if lot not in (villa, empty)]
    towers = {f"{letter}{lot}": ["orange 2"] for lot in others[:5]}
    towers |= {f"{letter}{lot}": ["purple 2"] for lot in others[5:]}
    return towers | {f"{letter}{villa}": ["blue 1"]}


@pytest.mark.rule("M8.8")
@pytest.mark.parametrize("villa", NEIGHBOURS)
def test_a_villa_needs_an_empty_lot_beside_it(villa: int) -> None:
    for empty in range(1, 10):
        if empty != villa:
            expected = {"blue": 2} if empty in NEIGHBOURS[villa] else {}
            assert scored_by("villa", built_up("E", villa, empty)) == expected, (villa, empty)


@pytest.mark.rule("M8.8")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_an_empty_lot_of_another_district_makes_no_villa(letter: str) -> None:
    """Nor does the edge of the board, nor the other end of a row."""
    for villa in range(1, 10):
        assert scored_by("villa", built_up(letter, villa)) == {}, villa


@pytest.mark.rule("M8.8")
def test_a_tower_of_another_district_does_not_crowd_a_villa() -> None:
    towers = ones("A9", "blue") | twos("B7 D3 A6", "orange") | twos("A7", "orange")
    assert scored_by("villa", towers) == {"blue": 2}


@pytest.mark.rule("M8.8")
def test_a_villa_has_just_one_floor() -> None:
    towers = {"A1": ["blue 2"], "B1": ["blue 1", "orange 1"], "C1": ["yellow 1"]}
    assert scored_by("villa", towers) == {"yellow": 2}


@pytest.mark.rule("M8.8")
def test_each_villa_pays_two() -> None:
    towers = ones("A1 A2 E5 F9", "blue") | ones("F8", "purple")
    assert scored_by("villa", towers) == {"blue": 8, "purple": 2}


@pytest.mark.rule("M8.8")
@pytest.mark.parametrize("monster", ["godzilla", "baby"])
def test_a_lot_under_a_monster_is_empty_if_it_has_no_tower(monster: str) -> None:
    options = {"monster": monster}
    assert scored_by("villa", built_up("E", 1, 2), options=options, monster="E2") == {"blue": 2}
    assert scored_by("villa", built_up("E", 1), options=options, monster="E2") == {}


# M8.9 Worldwide expansion.


@pytest.mark.rule("M8.9")
def test_worldwide_expansion_pays_for_districts() -> None:
    towers = ones("A1 A2 B1 F9", "blue") | ones("A9", "orange")
    towers |= {"C1": ["blue 1", "orange 1"], "D1": ["purple 1", "orange 2"]}
    assert scored_by("worldwide-expansion", towers) == {"blue": 3, "orange": 3}


@pytest.mark.rule("M8.9")
def test_worldwide_expansion_pays_six_at_most() -> None:
    towers = twos("A1 B1 C1 D1 E1 F1", "yellow") | ones("A9 B9 C9", "yellow")
    towers |= ones("A2 B2 C2 D2 E2", "purple")
    assert scored_by("worldwide-expansion", towers) == {"yellow": 6, "purple": 5}


# M8.10 Hobbit home.


@pytest.mark.rule("M8.10")
def test_hobbit_home_pays_the_lowest_tower_beside_the_tallest() -> None:
    towers = {"D1": ["orange 4"], "D5": ["blue 3"], "D7": ["purple 2"], "D9": ["blue 3"]}
    towers |= ones("A1 E1 F9", "yellow")
    assert scored_by("hobbit-home", towers) == {"purple": 2}


@pytest.mark.rule("M8.10")
@pytest.mark.parametrize("home", ["A1", "A5", "A9"])
def test_the_hobbits_may_live_on_any_lot(home: str) -> None:
    towers: dict[str, list[str]] = {home: ["yellow 1"]} | twos("A2 A8", "blue")
    towers["A4"] = ["orange 3"]
    assert scored_by("hobbit-home", towers) == {"yellow": 2}


@pytest.mark.rule("M8.10")
@pytest.mark.parametrize("lots", ["A1 F9", "A9 B1", "A1 A2 B1", "A1 B1 B2", "A1 B1 A2", "A1 B1 C1"])
def test_tallest_towers_in_several_districts_pay_nobody(lots: str) -> None:
    towers = twos(lots, "blue") | ones("A5", "orange") | ones("B5", "purple")
    towers |= ones("C5", "yellow") | ones("F5", "yellow")
    assert scored_by("hobbit-home", towers) == {}


@pytest.mark.rule("M8.10")
def test_a_taller_tower_behind_a_tie_decides_the_district() -> None:
    towers = twos("A1 B1", "blue") | {"C1": ["blue 3"]} | ones("A9", "orange")
    towers |= ones("B9", "yellow") | ones("C9", "purple")
    assert scored_by("hobbit-home", towers) == {"purple": 2}
    towers |= {"A1": ["blue 4"], "B1": ["purple 3"]}
    assert scored_by("hobbit-home", towers) == {"orange": 2}


@pytest.mark.rule("M8.10")
def test_tallest_towers_inside_one_district_still_count() -> None:
    towers = twos("C1 C5", "blue") | twos("C9", "yellow") | ones("C2", "orange")
    towers |= ones("A1", "purple")
    assert scored_by("hobbit-home", towers) == {"orange": 2}


@pytest.mark.rule("M8.10")
@pytest.mark.parametrize("second", ["orange", "purple"])
def test_a_tie_for_the_lowest_pays_nobody(second: str) -> None:
    """Even with one owner."""
    towers = {"C1": ["blue 3"]} | ones("C2", "orange") | ones("C9", second) | twos("C3", "yellow")
    assert scored_by("hobbit-home", towers) == {}


@pytest.mark.rule("M8.10")
def test_a_tie_above_the_lowest_does_not_matter() -> None:
    towers = {"C1": ["blue 3"]} | twos("C2 C3", "orange") | ones("C9", "yellow")
    assert scored_by("hobbit-home", towers) == {"yellow": 2}
    towers = {"C9": ["blue 3"]} | twos("C4 C5", "orange") | ones("C1", "yellow")
    assert scored_by("hobbit-home", towers) == {"yellow": 2}


@pytest.mark.rule("M8.10")
def test_a_lone_tower_is_both_tallest_and_lowest() -> None:
    towers = twos("F5", "blue") | ones("E1", "orange")
    assert scored_by("hobbit-home", towers) == {"blue": 2}


@pytest.mark.rule("M8.10")
def test_a_full_district_of_equal_towers_has_no_lowest() -> None:
    assert scored_by("hobbit-home", FULL_A) == {}


# M8.11 Small town.

FIVE_TOWNS = {f"{d}{lot}": ["orange 1"] for d in "ABCDE" for lot in (1, 9)}


@pytest.mark.rule("M8.11")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_small_town_pays_in_the_district_with_the_fewest_towers(letter: str) -> None:
    towers: dict[str, list[str]] = {}
    for other in "ABCDEF":
        if other != letter:
            towers |= twos(f"{other}1", "orange" if other in "ABC" else "blue")
            towers |= {f"{other}5": ["yellow 1"], f"{other}9": ["yellow 1"]}
    towers |= {f"{letter}1": ["purple 2"], f"{letter}9": ["blue 1", "orange 1"]}
    assert scored_by("small-town", towers) == {"purple": 1, "orange": 1}


@pytest.mark.rule("M8.11")
def test_an_empty_district_has_the_fewest_towers() -> None:
    assert scored_by("small-town", FIVE_TOWNS) == {}
    assert scored_by("small-town", FIVE_TOWNS | ones("F5", "blue")) == {"blue": 1}


@pytest.mark.rule("M8.11")
def test_a_tie_for_the_fewest_towers_pays_nobody() -> None:
    towers = FIVE_TOWNS | ones("F5 F9", "blue")
    assert scored_by("small-town", towers) == {}
    towers = {"F5": ["blue 1"], **FIVE_TOWNS}
    del towers["C1"]
    assert scored_by("small-town", towers) == {}


@pytest.mark.rule("M8.11")
def test_a_tie_for_more_than_the_fewest_does_not_matter() -> None:
    towers = ones("A1 A2 B1 B2 D1 D2 E1 E2 F1 F2", "orange") | ones("C7", "yellow")
    assert scored_by("small-town", towers) == {"yellow": 1}


@pytest.mark.rule("M8.11", "M9.6")
@pytest.mark.parametrize(("number", "expected"), [(1, {"yellow": 1}), (2, {}), (3, {})])
def test_closed_districts_are_no_small_towns(number: int, expected: Points) -> None:
    """In round 2 district D is open and empty, in round 3 so is E."""
    towers = ones("A1 A2 B1 B2", "orange") | ones("C7", "yellow")
    options = {"progressive": True}
    assert scored_by("small-town", towers, options=options, round=number) == expected
    assert scored_by("small-town", towers, round=number) == {}


@pytest.mark.rule("M8.11", "M9.6")
def test_the_last_district_that_opens_counts_as_soon_as_it_is_open() -> None:
    towers = ones("A1 A2 B1 B2 C1 C2 D1 D2", "orange") | ones("E7", "yellow")
    options = {"progressive": True}
    assert scored_by("small-town", towers, options=options, round=3) == {"yellow": 1}
    assert scored_by("small-town", towers, options=options, round=4) == {}
    in_f = towers | ones("F1", "purple") | ones("E8", "blue")
    assert scored_by("small-town", in_f, options=options, round=4) == {"purple": 1}


# What events tell.


@pytest.mark.rule("M8.3", "M8.4", "M8.5", "M8.6", "M8.7", "M8.8", "M8.9", "M8.10", "M8.11")
@pytest.mark.parametrize(
    ("rule", "tower", "place"),
    [
        ("big-business", ["blue 1"], 53),
        ("founder", ["blue 1", "orange 1"], 53),
        ("megacity", ["blue 1"], 5),
        ("fog-free-view", ["blue 4", "blue 1"], 53),
        ("multiple-tower", ["blue 1", "orange 1", "purple 1"], 53),
        ("villa", ["blue 1"], 53),
        ("worldwide-expansion", ["blue 1"], -1),
        ("hobbit-home", ["blue 1"], 53),
        ("small-town", ["blue 1"], 5),
    ],
)
def test_events_tell_where_an_urban_rule_pays(rule: str, tower: list[str], place: int) -> None:
    """At a lot (F9 is the 54th), in a district, or (−1) all over the board."""
    towers: dict[str, list[str]] = FIVE_TOWNS if rule == "small-town" else {}
    options = {"players": 4, "urban_rules": True}
    game = game_with(towers | {"F9": tower}, options=options, urban_rule=rule)
    log = empty_log(64)
    score_urban_rule(game, Chance.new(), log)
    told = [(event.kind, event["criterion"], event["place"]) for event in read(log, EVENTS)]
    assert told == [("scored", 10 + 1 + RULES.index(rule), place)]


# M8.12 Fake news.

BOARD: dict[str, list[str]] = {
    "A2": ["blue 2", "orange 2", "purple 2"],
    "A5": ["blue 1"],
    "A9": ["orange 3"],
    "B1": ["purple 1"],
    "B9": ["orange 4", "orange 1"],
    "C1": ["yellow 1", "blue 2"],
    "C2": ["yellow 1"],
    "D1": ["purple 3"],
    "D2": ["blue 1"],
    "E1": ["yellow 2"],
    "E2": ["purple 2"],
    "F1": ["blue 2"],
}
"""Every urban rule gives somebody something here."""


@pytest.mark.rule("M8.12")
@pytest.mark.parametrize("rule", RULES[:-1])
def test_fake_news_is_the_next_card_and_both_are_used_up(rule: str) -> None:
    options = {"players": 4, "urban_rules": True}
    game = game_with(BOARD, options=options, urban_rule="fake-news")
    chance = Chance.new()
    chance.mode, chance.given, chance.what[0] = SCRIPTED, 1, -1
    chance.outcome[0] = RULES.index(rule)
    score_urban_rule(game, chance, empty_log(0))
    expected = scored_by(rule, BOARD)
    assert points(game) == expected
    assert expected
    assert game.unseen_rules.tolist() == [int(r not in (rule, "fake-news")) for r in RULES]
    assert RULES[game.true_rule - 1] == rule


@pytest.mark.rule("M8.12")
def test_nothing_is_known_during_a_round_of_fake_news() -> None:
    match = advanced(BOARD, "fake-news")
    for player in (0, 1, 2, 3, None):
        view = match.view(player)
        assert view["urban_rule"] == "fake-news"
        assert view["true_rule"] is None
        assert view["unseen_rules"] == list(RULES[:-1])


@pytest.mark.rule("M8.12")
def test_the_true_rule_is_turned_up_at_the_scoring_and_the_next_one_after_it() -> None:
    match = advanced(ones("B1", "orange"), "fake-news")
    match.script(["card 9", "rule villa", "rule founder"])
    events = match.play(LAST_FLOOR)
    assert [(e["rule"], e["fake"]) for e in events if e.kind == "rule-revealed"] == [(6, 1), (2, 0)]
    document = match.position()
    assert document["score"] == {"blue": 3 + 2, "orange": 3 + 2, "purple": 0, "yellow": 0}
    assert (document["urban_rule"], document["true_rule"]) == ("founder", None)
    used = ("villa", "founder", "fake-news")
    assert document["unseen_rules"] == [rule for rule in RULES if rule not in used]


@pytest.mark.rule("M8.12")
def test_fake_news_in_the_last_round() -> None:
    match = advanced(ones("B1", "orange"), "fake-news", round=4, unseen_rules=["villa", "founder"])
    match.script(["card 9", "rule villa"])
    match.play(LAST_FLOOR)
    document = match.position()
    assert match.actor is None
    assert document["score"] == {"blue": 5, "orange": 5, "purple": 0, "yellow": 0}
    assert (document["urban_rule"], document["true_rule"]) == ("fake-news", "villa")
    assert document["unseen_rules"] == ["founder"]
    assert bigapple.load(document).position() == document


@pytest.mark.rule("M8.12")
def test_a_used_card_cannot_be_the_true_one() -> None:
    unseen = ["founder", "megacity", "villa"]
    for used in ("fake-news", "hobbit-home"):
        match = advanced({}, "fake-news", round=3, unseen_rules=unseen)
        match.script(["card 9", f"rule {used}"])
        with pytest.raises(ImpossibleOutcome):
            match.play(LAST_FLOOR)
