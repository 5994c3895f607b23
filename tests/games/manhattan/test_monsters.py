"""M9.1 to M9.5: Godzilla and Baby Godzilla."""

from __future__ import annotations

from itertools import product

import pytest

import bigapple
from bigapple.errors import Contradiction, ImpossibleOutcome
from bigapple.games.manhattan import monster as monsters
from tests.games.manhattan.positions import (
    DISTRICTS,
    GRID,
    LOTS,
    MONSTERS,
    SHOWN,
    at_last_turn,
    at_turn,
    clause,
    districts_offered,
    game_of,
    kinds,
    legal,
    load,
    part,
    play_out,
    walked,
)

PLACES = [(row, column) for row in range(6) for column in range(9)]

# Which way each lot lies from the middle of a district: rows to the south, columns to the east.
WAYS = {
    1: (-1, -1),
    2: (-1, 0),
    3: (-1, 1),
    4: (0, -1),
    5: (0, 0),
    6: (0, 1),
    7: (1, -1),
    8: (1, 0),
    9: (1, 1),
}


def place_of(lot: str) -> tuple[int, int]:
    (place,) = [(row, column) for row, column in PLACES if GRID[row][column] == lot]
    return place


# M9.1 The grid.


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("progressive", [False, True])
def test_a_monster_starts_on_any_of_the_54_lots_whatever_is_open(
    monster: str, progressive: bool
) -> None:
    for lot in ("A1", "C9", "D1", "E5", "F9"):
        match = bigapple.new(
            "manhattan",
            first_player=0,
            monster=monster,
            progressive=progressive,
            seed=1,
            script=[f"card {card}" for card in range(1, 9)] * 2 + [f"monster {lot}"],
        )
        assert part(match, "monster") == lot
        (event,) = [e for e in match.events(None) if e.kind == "monster-placed"]
        assert event["lot"] == LOTS.index(lot)


@pytest.mark.rule("M9.1")
def test_a_monster_starts_on_one_of_54_lots_at_random() -> None:
    cards = [*range(9), *range(7)]
    for outcome in range(54):
        match = bigapple.new(
            "manhattan", first_player=0, monster="baby", script=[*cards, outcome], seed=1
        )
        assert part(match, "monster") == LOTS[outcome]
    with pytest.raises(ImpossibleOutcome):
        bigapple.new("manhattan", first_player=0, monster="baby", script=[*cards, 54])
    seen = {
        part(bigapple.new("manhattan", players=2, monster="godzilla", seed=seed), "monster")
        for seed in range(60)
    }
    assert len(seen) > 25
    assert {lot[0] for lot in seen} == set(DISTRICTS)


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_variant_there_is_no_monster(players: int) -> None:
    match = bigapple.new("manhattan", players=players, seed=1)
    assert "monster" not in match.position()
    assert game_of(match).monster_lot == -1
    with pytest.raises(Contradiction):
        load(players, monster="A1")


@pytest.mark.rule("M9.1", "M9.2")
@pytest.mark.parametrize("card", range(1, 10))
def test_a_monster_walks_on_9_by_6_lots_and_wraps_at_all_edges(card: int) -> None:
    """Every step from every lot."""
    down, right = WAYS[card]
    for row, column in PLACES:
        match = walked(card, GRID[row][column])
        assert part(match, "monster") == GRID[(row + down) % 6][(column + right) % 9]


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize(
    ("lot", "card", "reached"),
    [
        ("A1", 1, "F9"),
        ("B2", 2, "E8"),
        ("C3", 3, "D7"),
        ("A4", 4, "C6"),
        ("F6", 6, "D4"),
        ("D7", 7, "C3"),
        ("E8", 8, "B2"),
        ("F9", 9, "A1"),
        ("A5", 5, "A5"),
        ("A3", 6, "B1"),
        ("B9", 9, "F1"),
        ("E1", 1, "A9"),
    ],
)
def test_corners_edges_and_borders_of_districts(
    monster: str, lot: str, card: int, reached: str
) -> None:
    assert part(walked(card, lot, monster=monster), "monster") == reached


@pytest.mark.rule("M9.1")
def test_rows_and_columns_of_the_grid() -> None:
    for row, column in PLACES:
        lot = LOTS.index(GRID[row][column])
        assert (monsters.grid_row(lot), monsters.grid_column(lot)) == (row, column)
        for rows, columns in product((-6, 0, 6), (-9, 0, 9)):
            assert monsters.lot_at(row + rows, column + columns) == lot


# M9.2 The step.


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", range(1, 10))
def test_it_moves_by_the_cards_cell_as_turned_for_the_players_side(
    monster: str, side: int, card: int
) -> None:
    down, right = WAYS[SHOWN[side][card - 1]]
    for lot in ("E5", "A1", "F9"):
        row, column = place_of(lot)
        match = walked(card, lot, player=side, monster=monster)
        assert part(match, "monster") == GRID[(row + down) % 6][(column + right) % 9]


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize(
    ("sides", "card", "reached"),
    [("opposite", 2, "E8"), ("opposite", 1, "E9"), ("adjacent", 2, "E6"), ("adjacent", 1, "E3")],
)
def test_it_moves_for_the_second_of_two_players(sides: str, card: int, reached: str) -> None:
    match = walked(card, "E5", player=1, players=2, options={"sides": sides})
    assert part(match, "monster") == reached


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("card", range(1, 10))
def test_its_step_depends_on_the_card_and_not_on_the_district(card: int) -> None:
    for district in "ABCD":
        match = at_turn([card] * 4, [1], options={"monster": "baby"}, monster="E5")
        match.play(f"build {card} {district} 1")
        assert part(match, "monster") == f"E{card}"


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_order_is_card_block_monster_destruction_draw(monster: str) -> None:
    match = at_turn([6] * 4, [2], options={"monster": monster}, monster="D5")
    match.play("build 6 D 2")
    # The block was there when the monster came.
    assert kinds(match) == ["built", "monster-moved", "block-destroyed", "card-drawn"]
    assert part(match, "towers") == {}
    assert part(match, "destroyed")["blue"] == [2]
    moved, destroyed = match.entry_events(match.history[-1], None)[1:3]
    assert (moved["origin"], moved["lot"]) == (31, 32)
    assert (destroyed["lot"], destroyed["colour"], destroyed["size"]) == (32, 0, 2)


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("round_number", [1, 4])
@pytest.mark.parametrize("monster", MONSTERS)
def test_it_moves_after_the_last_placement_of_a_round_before_the_scoring(
    monster: str, round_number: int
) -> None:
    match = at_last_turn(
        [9] * 4,
        options={"monster": monster},
        monster="E5",
        towers={"E9": ["orange 4"], "A1": ["purple 2"]},
        round=round_number,
    )
    match.play("build 9 F 1")
    order = kinds(match)
    assert order.index("block-destroyed") < order.index("card-drawn") < order.index("scored")
    # Purple has the tallest tower of what is left.
    assert part(match, "score") == {"blue": 3, "orange": 0, "purple": 6, "yellow": 0}


@pytest.mark.rule("M9.2")
def test_it_moves_once_in_every_turn() -> None:
    match = bigapple.new("manhattan", players=3, monster="godzilla", seed=4)
    play_out(match)
    told = [event.kind for event in match.events(None)]
    assert told.count("monster-moved") == told.count("card-drawn") == 72


# M9.3 Destruction.


@pytest.mark.rule("M9.3")
def test_godzilla_destroys_the_whole_tower_that_it_reaches() -> None:
    tower = ["orange 1", "blue 3", "purple 4", "blue 1", "blue 1"]
    match = at_turn(
        [6] * 4,
        [1],
        options={"monster": "godzilla"},
        monster="D4",
        towers={"D5": tower, "D6": ["yellow 2"]},
        score={"blue": 12, "purple": 5},
    )
    before = match.position()
    match.play("build 6 A 1")
    after = match.position()
    assert after["towers"] == {"D6": ["yellow 2"], "A6": ["blue 1"]}
    lost = {"blue": [1, 1, 3], "orange": [1], "purple": [4], "yellow": []}
    assert after["destroyed"] == lost
    # Its blocks leave the game, and points stay.
    assert after["reserve"] == before["reserve"]
    assert after["chosen"] == before["chosen"] | {"blue": []}
    assert after["score"] == {"blue": 12, "orange": 0, "purple": 5, "yellow": 0}
    assert kinds(match).count("block-destroyed") == 5


@pytest.mark.rule("M9.3")
def test_destroyed_blocks_add_up_and_never_return() -> None:
    match = at_turn(
        [6] * 4,
        [1],
        options={"monster": "godzilla"},
        monster="D4",
        towers={"D5": ["orange 2"]},
        destroyed={"orange": [2, 4]},
    )
    match.play("build 6 A 1")
    assert part(match, "destroyed")["orange"] == [2, 2, 4]
    reserve = part(match, "reserve")["orange"]
    chosen = part(match, "chosen")["orange"]
    assert len(reserve) + len(chosen) + 3 == 24


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize("monster", MONSTERS)
def test_only_the_lot_that_it_reaches_is_destroyed(monster: str) -> None:
    towers = {f"E{lot}": ["orange 1"] for lot in (1, 2, 3, 6, 7, 8, 9)}
    # From E5 to the empty E4.
    match = at_turn([4] * 4, [1], options={"monster": monster}, monster="E5", towers=towers)
    match.play("build 4 A 1")
    assert part(match, "towers") == towers | {"A4": ["blue 1"]}
    assert not any(part(match, "destroyed").values())
    assert "block-destroyed" not in kinds(match)


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize(("card", "lot"), [(1, "F9"), (3, "D7"), (7, "C3"), (9, "A1")])
def test_a_tower_across_the_edge_is_destroyed(card: int, lot: str) -> None:
    opposite = {"F9": "A1", "D7": "C3", "C3": "D7", "A1": "F9"}[lot]
    match = at_turn(
        [card] * 4,
        [1],
        options={"monster": "godzilla"},
        monster=opposite,
        towers={lot: ["orange 3", "purple 3"], "E5": ["orange 1"]},
    )
    match.play(f"build {card} B 1")
    assert part(match, "towers") == {"E5": ["orange 1"], f"B{card}": ["blue 1"]}


@pytest.mark.rule("M9.3")
def test_a_tower_that_godzilla_leaves_the_board_without_scores_no_more() -> None:
    match = at_last_turn(
        [5] * 4,
        options={"monster": "godzilla"},
        monster="D5",
        towers={"A1": ["orange 2"]},
        score={"purple": 9},
    )
    match.play("build 5 A 1")
    assert part(match, "monster") == "D5"
    assert part(match, "score") == {"blue": 1, "orange": 4, "purple": 9, "yellow": 0}


# M9.4 Under the monster.


@pytest.mark.rule("M9.4")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("player", range(4))
def test_nobody_may_build_where_it_stands(monster: str, player: int) -> None:
    for card in range(1, 10):
        lot = SHOWN[player][card - 1]
        match = at_turn(
            [card] * 4, [1], player=player, options={"monster": monster}, monster=f"D{lot}"
        )
        assert districts_offered(match, card, 1) == "ABCEF"
        assert clause(match, f"build {card} D 1") == "M9.4"


@pytest.mark.rule("M9.4")
def test_nobody_may_build_on_a_tower_under_baby_godzilla() -> None:
    for tower in (["blue 2"], ["orange 1"]):
        match = at_turn(
            [5] * 4, [4], options={"monster": "baby"}, monster="D5", towers={"D5": tower}
        )
        assert clause(match, "build 5 D 4") == "M9.4"
        assert "build 5 D 4" not in legal(match)


@pytest.mark.rule("M9.4")
def test_it_counts_where_it_stands_when_the_turn_begins() -> None:
    hands = [[6] * 4, [5] * 4, None, None]
    match = at_turn([6] * 4, [1], options={"monster": "godzilla"}, monster="D4", hands=hands)
    # The lot that it is about to reach may be built on; the one that it left as well.
    assert districts_offered(match, 6, 1) == DISTRICTS
    match.play("build 6 A 1")
    assert part(match, "monster") == "D5"
    assert clause(match, "build 5 D 1") == "M9.4"
    hands = [[6] * 4, [2] * 4, None, None]
    match = at_turn([6] * 4, [1], options={"monster": "godzilla"}, monster="D4", hands=hands)
    match.play("build 6 A 1")
    # Card 2 shows lot 6 to player 1; D4 is free again.
    assert clause(match, "build 2 D 1") is None


@pytest.mark.rule("M9.4")
def test_with_the_last_lots_under_the_monster_a_player_gives_up() -> None:
    towers = {"A1": ["orange 4"], "B1": ["purple 4"]}
    options = {"monster": "godzilla", "progressive": True}
    match = at_turn([1] * 4, [1], options=options, monster="C1", towers=towers)
    assert legal(match) == {"discard 1 1"}


# M9.5 Baby Godzilla.


@pytest.mark.rule("M9.5")
def test_baby_godzilla_destroys_only_the_top_block() -> None:
    match = at_turn(
        [6] * 4,
        [1],
        options={"monster": "baby"},
        monster="D4",
        towers={"D5": ["orange 1", "blue 3", "purple 4"]},
    )
    match.play("build 6 A 1")
    assert part(match, "towers") == {"D5": ["orange 1", "blue 3"], "A6": ["blue 1"]}
    lost = {"blue": [], "orange": [], "purple": [4], "yellow": []}
    assert part(match, "destroyed") == lost
    assert kinds(match).count("block-destroyed") == 1


@pytest.mark.rule("M9.5")
def test_baby_godzilla_starts_moves_and_blocks_as_godzilla() -> None:
    for card in range(1, 10):
        for lot in ("A1", "E5", "F9", "C7"):
            if lot[1] != str(card):
                baby, big = (walked(card, lot, monster=monster) for monster in MONSTERS)
                assert part(baby, "monster") == part(big, "monster")


@pytest.mark.rule("M9.5")
@pytest.mark.parametrize("player", range(4))
def test_when_baby_godzilla_stays_it_destroys_the_top_block_again(player: int) -> None:
    hands: list[list[int] | None] = [[5] * 4, [5, 1, 1, 1], None, None]
    hands = hands if player == 0 else [hands[(p - player) % 4] for p in range(4)]
    match = at_turn(
        [5] * 4,
        [1],
        player=player,
        hands=hands,
        options={"monster": "baby"},
        monster="D5",
        towers={"D5": ["orange 1", "purple 3", "purple 1"]},
    )
    match.play("build 5 A 1")
    assert part(match, "monster") == "D5"
    assert part(match, "towers")["D5"] == ["orange 1", "purple 3"]
    assert kinds(match) == ["built", "monster-moved", "block-destroyed", "card-drawn"]
    match.play("build 5 B 1")
    assert part(match, "towers")["D5"] == ["orange 1"]
    assert part(match, "destroyed")["purple"] == [1, 3]


@pytest.mark.rule("M9.5")
def test_when_baby_godzilla_stays_on_an_empty_lot_nothing_happens() -> None:
    match = walked(5, "D5", monster="baby")
    assert part(match, "monster") == "D5"
    assert not any(part(match, "destroyed").values())


@pytest.mark.rule("M9.5", "M5.5")
def test_a_tower_under_baby_godzilla_belongs_to_its_top_colour_and_scores() -> None:
    match = at_last_turn(
        [6] * 4,
        options={"monster": "baby"},
        monster="D4",
        towers={"D5": ["orange 3", "purple 3"]},
    )
    match.play("build 6 A 1")
    assert part(match, "monster") == "D5"
    # Orange: the tallest, the majority of D, the tower; blue: the majority of A, a tower.
    assert part(match, "score") == {"blue": 3, "orange": 6, "purple": 0, "yellow": 0}


@pytest.mark.rule("M9.5", "M5.2")
def test_after_baby_godzilla_floors_are_those_that_are_left() -> None:
    hands = [[6] * 4, [2] * 4, None, None]
    match = at_turn(
        [6] * 4,
        {"blue": [1], "orange": [3]},
        hands=hands,
        options={"monster": "baby"},
        monster="D5",
        towers={"D6": ["blue 3", "purple 4"]},
    )
    match.play("build 6 A 1")
    assert part(match, "towers")["D6"] == ["blue 3"]
    # It stands there now; a turn later it would do. Card 2 shows lot 6 to player 1.
    assert clause(match, "build 2 D 3") == "M9.4"
    later = at_turn([2] * 4, [3, 2], player=1, towers=part(match, "towers"))
    assert clause(later, "build 2 D 3") is None
    assert clause(later, "build 2 D 2") == "M5.2"


@pytest.mark.rule("M9.5")
def test_floors_are_reckoned_anew_when_the_top_block_is_gone() -> None:
    """In one and the same match, without reading the position again."""
    match = at_turn(
        [9] * 4,
        {"blue": [1, 1], "orange": [1, 1], "purple": [1, 2]},
        hands=[[9] * 4, [1] * 4, [5] * 4, None],
        options={"monster": "baby"},
        monster="A1",
        towers={"A5": ["purple 1", "blue 3", "orange 4"]},
    )
    match.play("build 9 F 1")
    assert part(match, "towers")["A5"] == ["purple 1", "blue 3"]
    match.play("build 1 F 1")
    assert part(match, "monster") == "A3"
    assert clause(match, "build 5 A 1") == "M5.2"
    assert clause(match, "build 5 A 2") is None
