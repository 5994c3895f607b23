"""M9.6 to M9.8: progressive opening, anti-trust, and how variants combine."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import bigapple
from bigapple.errors import BigAppleError, CannotRead
from tests.games.manhattan.positions import (
    COLOURS,
    DISTRICTS,
    MONSTERS,
    SHOWN,
    at_last_turn,
    at_turn,
    clause,
    districts_offered,
    kinds,
    legal,
    load,
    part,
    play_out,
    walked,
)

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
