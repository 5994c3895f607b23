"""M5: placing a block, and who owns a tower."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bigapple.games.manhattan.towers import height, owner
from tests.games.manhattan.positions import (
    COLOURS,
    LOTS,
    SHOWN,
    at_last_turn,
    at_turn,
    clause,
    districts_offered,
    game_of,
    legal,
    load,
    part,
)

SIZES = (1, 2, 3, 4)
ALL_SIZES = list(SIZES)


def sizes_that_may_go(tower: list[str], *, player: int = 0, players: int = 4) -> set[int]:
    """The sizes that a player (of one colour) may place on a tower on D5."""
    match = at_turn([5] * 4, ALL_SIZES, player=player, players=players, towers={"D5": tower})
    offered = {size for size in SIZES if f"build 5 D {size}" in legal(match)}
    for size in SIZES:
        refused = clause(match, f"build 5 D {size}")
        assert refused == (None if size in offered else "M5.2")
    return offered


# M5.1.


@pytest.mark.rule("M5.1", "M5.2")
@pytest.mark.parametrize("player", range(4))
def test_any_block_may_go_on_an_empty_lot(player: int) -> None:
    assert sizes_that_may_go([], player=player) == {1, 2, 3, 4}


@pytest.mark.rule("M5.1", "M5.2")
@pytest.mark.parametrize("player", range(4))
def test_any_block_may_go_on_the_own_colour(player: int) -> None:
    own, rival = COLOURS[player], COLOURS[(player + 1) % 4]
    for tower in (
        [f"{own} 1"],
        [f"{own} 4"] * 2,
        [f"{rival} 2", f"{own} 3"],
        [f"{own} 1", f"{rival} 4", f"{own} 3", f"{own} 1"],
    ):
        assert sizes_that_may_go(tower, player=player) == {1, 2, 3, 4}


# M5.2.


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize(
    ("tower", "sizes"),
    [
        # Equality is enough.
        (["orange 1"], {1, 2, 3, 4}),
        (["orange 2"], {2, 3, 4}),
        (["orange 3"], {3, 4}),
        (["orange 4"], {4}),
        (["orange 4", "orange 1"], set()),
        # All floors of the colour on top count, not its top block alone.
        (["orange 2", "orange 1"], {3, 4}),
        (["orange 1", "orange 3"], {4}),
        # Own floors count wherever they are.
        (["blue 1", "orange 4"], {3, 4}),
        (["blue 3", "orange 4"], {1, 2, 3, 4}),
        (["blue 4", "orange 4"], {1, 2, 3, 4}),
        (["blue 1", "orange 1", "blue 2", "orange 4"], {2, 3, 4}),
        (["blue 2", "orange 4", "orange 2"], {4}),
        (["blue 2", "orange 4", "orange 3"], set()),
        # Floors of third colours do not count, above or below.
        (["purple 3", "orange 3"], {3, 4}),
        (["purple 1", "yellow 1", "orange 2"], {2, 3, 4}),
        (["orange 3", "purple 4"], {4}),
        (["orange 3", "purple 3", "orange 1"], {4}),
        (["blue 2", "orange 2", "purple 3", "yellow 4"], {2, 3, 4}),
    ],
)
def test_floors_are_compared_with_those_of_the_colour_on_top(
    tower: list[str], sizes: set[int]
) -> None:
    assert sizes_that_may_go(tower) == sizes


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize("player", range(4))
@pytest.mark.parametrize("rival", range(4))
def test_every_colour_is_a_rival_of_every_other(player: int, rival: int) -> None:
    expected = {1, 2, 3, 4} if player == rival else {3, 4}
    assert sizes_that_may_go([f"{COLOURS[rival]} 3"], player=player) == expected


def floors(tower: list[str]) -> Counter[str]:
    count: Counter[str] = Counter()
    for block in tower:
        colour, size = block.split()
        count[colour] += int(size)
    return count


def allowed(tower: list[str], colour: str, size: int) -> bool:
    """M5.1 and M5.2, word by word."""
    if not tower:
        return True
    top = tower[-1].split()[0]
    if top == colour:
        return True
    return floors([*tower, f"{colour} {size}"])[colour] >= floors(tower)[top]


@pytest.mark.rule("M5.1", "M5.2")
@pytest.mark.parametrize("seed", range(8))
def test_whole_boards_against_the_words_of_the_rules(seed: int) -> None:
    """Boards that grew block by block, as these tests understand the clauses."""
    chance = random.Random(seed)
    left = {colour: Counter({1: 9, 2: 5, 3: 3, 4: 2}) for colour in COLOURS}
    towers: dict[str, list[str]] = {lot: [] for lot in LOTS}
    for _ in range(60):
        lot = f"{chance.choice('AB')}{chance.randint(1, 4)}"
        colour, size = chance.choice(COLOURS), chance.choice(SIZES)
        if left[colour][size] and allowed(towers[lot], colour, size):
            towers[lot].append(f"{colour} {size}")
            left[colour][size] -= 1
    for player, colour in enumerate(COLOURS):
        cards = [card for card in range(1, 10) if SHOWN[player][card - 1] <= 4]
        match = at_turn(cards, SIZES, player=player, towers=towers)
        expected = {
            f"build {card} {district} {size}"
            for card in cards
            for district in "ABCDEF"
            for size in SIZES
            if allowed(towers[f"{district}{SHOWN[player][card - 1]}"], colour, size)
        }
        assert legal(match) == expected
        assert part(match, "towers") == {lot: tower for lot, tower in towers.items() if tower}


@pytest.mark.rule("M5.2")
def test_a_conquest_is_reckoned_anew_after_each_block() -> None:
    hands = [[5] * 4, [5, 1, 1, 1], None, None]
    match = load(actor=0, hands=hands, chosen={"blue": [3], "orange": [4]})
    match.play("build 5 D 3")
    assert clause(match, "build 5 D 4") is None
    match.play("build 5 D 4")
    again = load(actor=0, hands=hands, chosen={"blue": [1]}, towers=part(match, "towers"))
    assert clause(again, "build 5 D 1") is None


# M5.3.


@pytest.mark.rule("M5.3")
def test_all_188_floors_may_form_one_tower() -> None:
    blocks = [f"{c} {size}" for size in [1] * 11 + [2] * 6 + [3] * 4 + [4] * 3 for c in COLOURS]
    assert blocks[-1] == "yellow 4"
    match = at_last_turn([5] * 4, 4, player=3, towers={"D5": blocks[:-1]}, round=4)
    assert height(game_of(match), 31) == 184
    assert clause(match, "build 5 D 4") is None
    match.play("build 5 D 4")
    assert height(game_of(match), 31) == 188
    assert part(match, "towers") == {"D5": blocks}
    # The tallest tower, the majority of the district, and the tower itself.
    assert part(match, "score") == {"blue": 0, "orange": 0, "purple": 0, "yellow": 3 + 2 + 1}


@pytest.mark.rule("M5.3")
def test_a_single_colour_may_build_all_its_blocks_on_one_lot() -> None:
    blocks = ["blue 4"] * 3 + ["blue 3"] * 4 + ["blue 2"] * 6 + ["blue 1"] * 10
    match = at_turn([5] * 4, [1], towers={"F5": blocks})
    assert clause(match, "build 5 F 1") is None
    match.play("build 5 F 1")
    assert height(game_of(match), 49) == 47


# M5.4.


@pytest.mark.rule("M5.4")
@pytest.mark.parametrize("sides", ["opposite", "adjacent"])
@pytest.mark.parametrize("player", [0, 1])
def test_with_two_players_the_other_own_colour_is_a_rival(player: int, sides: str) -> None:
    one, other = COLOURS[2 * player : 2 * player + 2]
    for mine, theirs in ((one, other), (other, one)):
        match = at_turn(
            [5] * 4,
            {mine: [2, 3], theirs: [1]},
            player=player,
            players=2,
            towers={"D5": [f"{theirs} 3"]},
            options={"sides": sides},
        )
        assert clause(match, f"build 5 D 2 {mine}") == "M5.2"
        assert clause(match, f"build 5 D 3 {mine}") is None
        assert clause(match, f"build 5 D 1 {theirs}") is None


@pytest.mark.rule("M5.4")
def test_floors_of_the_two_own_colours_are_not_added() -> None:
    match = at_turn(
        [5] * 4,
        {"blue": [1, 2], "orange": [1, 2]},
        players=2,
        towers={"D5": ["blue 1", "orange 2", "purple 3"]},
    )
    offered = {text for text in legal(match) if text.startswith("build 5 D")}
    assert offered == {"build 5 D 2 blue", "build 5 D 1 orange", "build 5 D 2 orange"}


# M5.5.


@pytest.mark.rule("M5.5")
@pytest.mark.parametrize(
    ("tower", "colour"),
    [
        ([], -1),
        (["blue 1"], 0),
        (["blue 3", "orange 3"], 1),
        (["orange 3", "orange 1", "purple 4"], 2),
        (["yellow 1", "blue 4", "yellow 3"], 3),
    ],
)
def test_the_colour_of_the_top_block_owns_the_tower(tower: list[str], colour: int) -> None:
    match = load(towers={"D5": tower, "D6": ["blue 1"], "D4": ["yellow 1"]})
    assert owner(game_of(match), 31) == colour


@pytest.mark.rule("M5.5")
def test_a_tower_changes_its_owner_with_its_top_block_whatever_lies_beneath() -> None:
    match = at_last_turn([5] * 4, 1, towers={"D5": ["blue 2", "orange 3"], "A1": ["orange 3"]})
    assert owner(game_of(match), 31) == 1
    match.play("build 5 D 1")
    assert owner(game_of(match), 31) == 0
    # Blue: the tallest, the majority of D, one tower. Orange: the majority of A, one tower.
    assert part(match, "score") == {"blue": 6, "orange": 3, "purple": 0, "yellow": 0}


@pytest.mark.rule("M5.5")
def test_whose_tower_it_is_is_told() -> None:
    match = load(towers={"D5": ["blue 3", "orange 3"]})
    others = load(towers={"D5": ["orange 3", "blue 3"]})
    assert match.describe("lot D5") != others.describe("lot D5")
    assert districts_offered(at_turn([5] * 4, [1], towers={"D5": ["blue 3"]}), 5, 1) == "ABCDEF"
