"""M9: Godzilla, Baby Godzilla, progressive opening, anti-trust, and how they combine."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import bigapple
from bigapple.errors import BigAppleError, CannotRead, Contradiction, ImpossibleOutcome
from bigapple.games.manhattan import monster as monsters
from bigapple.match import Match
from tests.games.manhattan.positions import (
    COLOURS,
    DISTRICTS,
    GRID,
    LOTS,
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
)

MONSTERS = ("godzilla", "baby")
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


def walked(
    card: int,
    lot: str,
    *,
    player: int = 0,
    players: int = 4,
    monster: str = "godzilla",
    **keys: Any,
) -> Match:
    """After a player's turn with a card, wherever it was used; the monster stood on a lot."""
    options = {"monster": monster, **keys.pop("options", {})}
    match = at_turn(
        [card] * 4, [1], player=player, players=players, options=options, monster=lot, **keys
    )
    match.play(match.absent())
    return match


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


# M9.6 Progressive opening.


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize(
    ("players", "edition"), [(4, "2018"), (3, "2018"), (3, "1994"), (2, "1994")]
)
def test_in_round_t_the_first_two_plus_t_districts_are_open(players: int, edition: str) -> None:
    expected = {1: "ABC", 2: "ABCD", 3: "ABCDE", 4: "ABCDEF", 5: "ABCDEF", 6: "ABCDEF"}
    for number in range(1, 5 if players == 4 else 7):
        for player in range(players):
            match = at_turn(
                [7] * 4,
                [1],
                player=player,
                players=players,
                round=number,
                options={"progressive": True, "edition": edition},
            )
            colour = COLOURS[player * (2 if players == 2 else 1)]
            said = f" {colour}" if players == 2 else ""
            offered = [d for d in DISTRICTS if f"build 7 {d} 1{said}" in legal(match)]
            assert "".join(offered) == expected[number]
            for district in DISTRICTS:
                closed = None if district in expected[number] else "M9.6"
                assert clause(match, f"build 7 {district} 1{said}") == closed


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_without_progressive_opening_all_districts_are_open(number: int) -> None:
    match = at_turn([7] * 4, [1], round=number)
    assert districts_offered(match, 7, 1) == DISTRICTS


@pytest.mark.rule("M9.6")
def test_a_district_opens_when_the_next_round_begins() -> None:
    match = at_last_turn([5] * 4, options={"progressive": True})
    assert districts_offered(match, 5, 1) == "ABC"
    match.play("build 5 A 1")
    assert part(match, "round") == 2
    while match.decision == "choose":
        match.play(match.legal[0])
    card = part(match, "hands")[match.actor or 0][0]
    assert districts_offered(match, card, 1) == "ABCD"


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize(
    ("number", "district", "points"), [(1, "C", 2), (2, "D", 0), (3, "E", 0), (4, "F", 0)]
)
def test_small_town_looks_only_at_open_districts(number: int, district: str, points: int) -> None:
    """Round 1: C has the fewest towers of A, B and C. Later one empty district is the one."""
    towers = {f"{d}{n}": ["orange 1"] for d in "AB" for n in (1, 2, 3)}
    towers |= {"C1": ["purple 1"], "C2": ["purple 1"]}
    # All open districts but the newest have towers.
    towers |= {f"{d}1": ["yellow 1"] for d in "DEF"[: number - 2] if number > 2}
    match = at_last_turn(
        [9] * 4,
        options={"progressive": True, "urban_rules": True},
        round=number,
        towers=towers,
        urban_rule="small-town",
    )
    match.script(["card 1", "rule villa"] if number < 4 else ["card 1"])
    match.play("build 9 A 1")
    scored = [
        (e["colour"], e["points"], e["place"])
        for e in match.entry_events(match.history[-1], None)
        if e.kind == "scored" and e["criterion"] == 10 + 9
    ]
    # An empty district is the one with the fewest towers and pays nobody.
    assert scored == ([(2, points, DISTRICTS.index(district))] if points else [])


@pytest.mark.rule("M9.6")
def test_small_town_pays_for_the_newest_district_if_it_has_the_fewest() -> None:
    towers = {f"{d}{n}": ["orange 1"] for d in "ABC" for n in (1, 2, 3)} | {"D1": ["purple 1"]}
    match = at_last_turn(
        [9] * 4,
        options={"progressive": True, "urban_rules": True},
        round=2,
        towers=towers,
        urban_rule="small-town",
    )
    match.play("build 9 A 1")
    scored = [
        (e["colour"], e["points"], e["place"])
        for e in match.entry_events(match.history[-1], None)
        if e.kind == "scored" and e["criterion"] == 10 + 9
    ]
    assert scored == [(2, 1, 3)]


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize(("number", "place"), [(1, 0), (2, 3)])
def test_megacity_looks_only_at_open_districts(number: int, place: int) -> None:
    """D has the most towers; in round 1 it is closed."""
    towers = {f"D{n}": ["orange 1"] for n in range(1, 6)}
    towers |= {f"A{n}": ["purple 1"] for n in (1, 2, 3)}
    match = at_last_turn(
        [9] * 4,
        options={"progressive": True, "urban_rules": True},
        round=number,
        towers=towers,
        urban_rule="megacity",
    )
    match.play("build 9 B 1")
    scored = {
        (e["colour"], e["points"], e["place"])
        for e in match.entry_events(match.history[-1], None)
        if e.kind == "scored" and e["criterion"] == 10 + 3
    }
    assert scored == {(2, 3, 0) if place == 0 else (1, 5, 3)}


@pytest.mark.rule("M9.6")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_walks_also_in_closed_districts(monster: str) -> None:
    match = walked(8, "A8", monster=monster, options={"progressive": True})
    assert part(match, "monster") == "D2"
    match = walked(1, "A1", monster=monster, options={"progressive": True})
    assert part(match, "monster") == "F9"
    match = walked(6, "E5", monster=monster, options={"progressive": True})
    assert part(match, "monster") == "E6"


# M9.7 Anti-trust.


@pytest.mark.rule("M9.7")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("anti_trust", "expected"), [("off", None), ("player", "M9.7"), ("colour", "M9.7")]
)
def test_nobody_may_build_on_a_tower_that_they_own(
    players: int, anti_trust: str, expected: str | None
) -> None:
    for player in range(players):
        own, rival = COLOURS[player], COLOURS[(player + 1) % players]
        lot = SHOWN[player][0]
        towers = {
            f"A{lot}": [f"{own} 1"],
            f"B{lot}": [f"{rival} 1", f"{own} 1"],
            f"C{lot}": [f"{own} 1", f"{rival} 1"],
            f"D{lot}": [f"{rival} 1"],
        }
        match = at_turn(
            [1] * 4,
            [1],
            player=player,
            players=players,
            towers=towers,
            options={"anti_trust": anti_trust},
        )
        assert clause(match, "build 1 A 1") == expected
        assert clause(match, "build 1 B 1") == expected
        # Not their own any more, somebody else's, or nobody's.
        assert districts_offered(match, 1, 1) == ("CDEF" if expected else DISTRICTS)


@pytest.mark.rule("M9.7")
@pytest.mark.parametrize(
    ("anti_trust", "offered"),
    [
        ("off", {"blue": "ABCDEF", "orange": "ABCDEF"}),
        ("player", {"blue": "CDEF", "orange": "CDEF"}),
        ("colour", {"blue": "BCDEF", "orange": "ACDEF"}),
    ],
)
def test_with_two_players_the_other_own_colour_counts_unless_the_option_says_otherwise(
    anti_trust: str, offered: dict[str, str]
) -> None:
    towers = {"A1": ["blue 1"], "B1": ["orange 1"], "C1": ["purple 1"], "D1": ["yellow 1"]}
    match = at_turn(
        [1] * 4,
        {"blue": [1], "orange": [1]},
        players=2,
        towers=towers,
        options={"anti_trust": anti_trust},
    )
    for colour, districts in offered.items():
        for district in DISTRICTS:
            expected = None if district in districts else "M9.7"
            assert clause(match, f"build 1 {district} 1 {colour}") == expected
    assert legal(match) == {
        f"build 1 {district} 1 {colour}" for colour in offered for district in offered[colour]
    }


@pytest.mark.rule("M9.7")
@pytest.mark.parametrize("anti_trust", ["player", "colour"])
def test_anti_trust_holds_for_the_second_of_two_players(anti_trust: str) -> None:
    # Player 1 sits in the north: card 9 shows lot 1.
    towers = {"A1": ["blue 1"], "B1": ["orange 1"], "C1": ["purple 1"], "D1": ["yellow 1"]}
    match = at_turn(
        [9] * 4,
        {"purple": [1], "yellow": [1]},
        player=1,
        players=2,
        towers=towers,
        options={"anti_trust": anti_trust},
    )
    shared = "M9.7" if anti_trust == "player" else None
    assert [clause(match, f"build 9 {d} 1 purple") for d in "ABCD"] == [None, None, "M9.7", shared]
    assert [clause(match, f"build 9 {d} 1 yellow") for d in "ABCD"] == [None, None, shared, "M9.7"]


@pytest.mark.rule("M9.7")
def test_anti_trust_looks_at_the_tower_before_the_placement() -> None:
    """A conquest makes the tower one's own: the next block may not follow."""
    hands = [[1] * 4, None, None, None]
    towers = {"A1": ["orange 1"]}
    options = {"anti_trust": "player"}
    match = at_turn([1] * 4, [1, 1], hands=hands, towers=towers, options=options)
    match.play("build 1 A 1")
    for _ in range(3):
        rest = [a for a in match.legal if " A " not in a.text]
        match.play(rest[0])
    assert match.actor == 0
    assert clause(match, "build 1 A 1") == "M9.7"


# M9.8 Combinations.

EDITIONS = [("2018", False), ("2018", True), ("1994", False)]


@pytest.mark.rule("M9.8")
@pytest.mark.parametrize(("edition", "advanced"), EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_variants_combine_with_each_other_and_with_either_edition(
    players: int, edition: str, advanced: bool
) -> None:
    for monster, progressive, anti_trust in product(
        ("none", *MONSTERS), (False, True), ("off", "player", "colour")
    ):
        match = bigapple.new(
            "manhattan",
            players=players,
            edition=edition,
            urban_rules=advanced,
            monster=monster,
            progressive=progressive,
            anti_trust=anti_trust,
            seed=1,
        )
        document = match.position()
        assert ("monster" in document) == (monster != "none")
        assert ("urban_rule" in document) == advanced
        while match.decision == "choose":
            match.play(match.absent())
        builds = {text.split()[2] for text in legal(match)}
        assert builds == set("ABC" if progressive else DISTRICTS)
        match.play(match.absent())
        assert ("monster-moved" in kinds(match)) == (monster != "none")


@pytest.mark.rule("M9.8")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize(("edition", "advanced"), EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_all_variants_can_be_played_to_its_end(
    players: int, edition: str, advanced: bool, monster: str
) -> None:
    match = bigapple.new(
        "manhattan",
        players=players,
        edition=edition,
        urban_rules=advanced,
        monster=monster,
        progressive=True,
        anti_trust="player",
        seed=2,
    )
    assert play_out(match).outcome is not None


@pytest.mark.rule("M9.8")
def test_all_variants_forbid_at_once() -> None:
    match = at_turn(
        [1] * 4,
        [1, 2],
        options={
            "monster": "baby",
            "progressive": True,
            "anti_trust": "player",
            "urban_rules": True,
        },
        monster="A1",
        towers={"B1": ["blue 1"], "C1": ["orange 2"]},
    )
    refusals = [clause(match, f"build 1 {district} 1") for district in DISTRICTS]
    assert refusals == ["M9.4", "M9.7", "M5.2", "M9.6", "M9.6", "M9.6"]
    assert legal(match) == {"build 1 C 2"}


@pytest.mark.rule("M9.8")
@pytest.mark.parametrize(
    "options",
    [
        {"monster": ["godzilla", "baby"]},
        {"monster": ("godzilla", "baby")},
        {"monster": "godzilla baby"},
        {"monster": "both"},
        {"monster": True},
        {"godzilla": True, "baby": True},
        {"monster": "godzilla", "baby": True},
    ],
)
def test_godzilla_and_baby_godzilla_exclude_each_other(options: dict[str, Any]) -> None:
    with pytest.raises(BigAppleError):
        bigapple.new("manhattan", **options)
    with pytest.raises(CannotRead):
        load(options=options)
