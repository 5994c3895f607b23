"""M1: what lies in the box."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.errors import CannotRead, Contradiction
from bigapple.games.manhattan.people import words
from tests.games.manhattan.positions import COLOURS, DISTRICTS, GRID, LOTS, at_turn, load, part

URBAN_RULES = {
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
}
CITIES = ("Sydney", "Manhattan", "Frankfurt", "Hong Kong", "São Paulo", "Cairo")


@pytest.mark.rule("M1.1")
def test_the_board_has_54_lots_in_six_districts_a_to_f() -> None:
    colours = [COLOURS[i % 4] for i in range(54)]
    sizes = [1] * 11 + [2] * 3
    towers = {lot: [f"{colours[i]} {sizes[i // 4]}"] for i, lot in enumerate(LOTS)}
    match = load(towers=towers)
    assert part(match, "towers") == towers
    assert len(towers) == 6 * 9 == 54
    assert match.definition.record.dtype["heights"].shape == (54,)


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("lot", ["A0", "G1", "AA", "A10", "5D", ""])
def test_there_is_no_other_lot(lot: str) -> None:
    with pytest.raises(CannotRead):
        load(towers={lot: ["blue 1"]})


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize(
    ("lot", "step", "reached"),
    [
        ("A6", "east", "B4"),
        ("B6", "east", "C4"),
        ("D6", "east", "E4"),
        ("E6", "east", "F4"),
        ("A8", "south", "D2"),
        ("B8", "south", "E2"),
        ("C8", "south", "F2"),
    ],
)
def test_the_districts_lie_a_b_c_over_d_e_f(lot: str, step: str, reached: str) -> None:
    card = {"east": 6, "south": 8}[step]
    match = at_turn([card] * 4, [1], options={"monster": "godzilla"}, monster=lot)
    match.play(f"build {card} {'A' if lot[0] != 'A' else 'F'} 1")
    assert part(match, "monster") == reached


@pytest.mark.rule("M1.1")
def test_the_1994_edition_has_six_cities_in_order() -> None:
    old, new = load(options={"edition": "1994"}), load()
    for letter, city in zip(DISTRICTS, CITIES, strict=True):
        told = old.describe(f"district {letter}")
        assert [c for c in CITIES if c in told] == [city]
        assert not any(c in new.describe(f"district {letter}") for c in CITIES)


@pytest.mark.rule("M1.1")
def test_a_district_can_be_said_by_its_city() -> None:
    match = at_turn([7] * 4, [1], options={"edition": "1994"})
    for letter, city in zip(DISTRICTS, CITIES, strict=True):
        match.play(f"build 7 {city} 1")
        assert list(part(match, "towers")) == [f"{letter}7"]
        match.undo()
    assert [words.parse_district(city) for city in CITIES] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("M1.1")
def test_the_grid_of_these_tests_is_the_board_of_the_rules() -> None:
    assert GRID[0] == ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert GRID[5] == ["D7", "D8", "D9", "E7", "E8", "E9", "F7", "F8", "F9"]


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_colour_has_24_blocks_of_47_floors(players: int) -> None:
    reserve = part(bigapple.new("manhattan", players=players, seed=1), "reserve")
    assert list(reserve) == list(COLOURS[: 3 if players == 3 else 4])
    for blocks in reserve.values():
        assert blocks == [1] * 11 + [2] * 6 + [3] * 4 + [4] * 3
        assert (len(blocks), sum(blocks)) == (24, 47)


@pytest.mark.rule("M1.2")
def test_the_colours_are_0_blue_1_orange_2_purple_3_yellow() -> None:
    for number, colour in enumerate(COLOURS):
        match = at_turn([1] * 4, [1], player=number)
        match.play("build 1 A 1")
        (tower,) = part(match, "towers").values()
        assert tower == [f"{colour} 1"]


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize(("size", "most"), [(1, 11), (2, 6), (3, 4), (4, 3)])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_has_no_more_blocks_of_a_size(colour: str, size: int, most: int) -> None:
    load(towers={"A1": [f"{colour} {size}"] * most})
    with pytest.raises(Contradiction) as refusal:
        load(towers={"A1": [f"{colour} {size}"] * (most + 1)})
    assert refusal.value.clause == "M1.2"


@pytest.mark.rule("M1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_45_cards_five_of_each_of_nine(players: int) -> None:
    document = bigapple.new("manhattan", players=players, seed=1).position()
    cards = [card for hand in document["hands"] for card in hand] + document["pile"]
    assert sorted(cards) == [card for card in range(1, 10) for _ in range(5)]
    assert (len(cards), document["pile_size"]) == (45, 45 - 4 * players)
    assert document["played"] == []


@pytest.mark.rule("M1.3")
@pytest.mark.parametrize("card", range(1, 10))
def test_there_is_no_sixth_card_of_a_position(card: int) -> None:
    hands = [[card] * 4, None, None, None]
    load(hands=hands, played=[card])
    with pytest.raises(Contradiction) as refusal:
        load(hands=hands, played=[card, card])
    assert refusal.value.clause == "M1.3"


@pytest.mark.rule("M1.4")
def test_the_2018_edition_has_ten_urban_rules() -> None:
    document = bigapple.new("manhattan", edition="2018", urban_rules=True, seed=1).position()
    cards = [document["urban_rule"], *document["unseen_rules"]]
    assert len(cards) == 10
    assert set(cards) == URBAN_RULES


@pytest.mark.rule("M1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_advanced_mode_with_the_1994_edition_is_refused(players: int) -> None:
    options: dict[str, Any] = {"players": players, "edition": "1994", "urban_rules": True}
    document = {"game": "manhattan", "options": options}
    for refused in (
        lambda: bigapple.new("manhattan", **options),
        lambda: bigapple.load(document),
        lambda: bigapple.batch("manhattan", 1, **options),
    ):
        with pytest.raises(Contradiction) as refusal:
            refused()
        assert (refusal.value.clause, refusal.value.key) == ("M1.4", "urban_rules")


@pytest.mark.rule("M1.4")
@pytest.mark.parametrize(
    ("edition", "advanced"), [("2018", True), ("2018", False), ("1994", False)]
)
def test_every_other_pair_of_edition_and_mode_is_allowed(edition: str, advanced: bool) -> None:
    match = bigapple.new("manhattan", edition=edition, urban_rules=advanced, seed=1)
    assert ("urban_rule" in match.position()) == advanced
