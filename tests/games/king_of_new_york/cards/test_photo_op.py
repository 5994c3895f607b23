"""Photo Op (K11.58)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    DEAD,
    bought,
    buying,
    each,
    facts,
    monster,
    play,
    refused,
    texts,
    told,
)


def attacked(*monsters: dict[str, Any], dice: str = "AAAEEE", **keys: Any) -> Match:
    """The first monster has attacked, everybody has stayed, and it may buy Photo Op."""
    match = buying("photo-op", *monsters, decision="resolve", dice=dice, **keys)
    match.play("resolve A")
    while match.decision == "flee":
        match.play("stay")
    match.play("resolve E")
    match.play("stay" if "stay" in texts(match) else "go manhattan")
    return match


@pytest.mark.rule("K11.58")
@pytest.mark.parametrize("rival", [2, 3])
def test_photo_op_gives_a_star_for_each_heart_that_a_monster_lost(rival: int) -> None:
    match = attacked(monster("upper", energy=1), monster("queens"), monster("bronx"))
    play(match, "buy photo-op", f"photo {rival}")
    assert told(match, 0, "stars", "energy") == [3, 0]
    assert each(match, "stars")[1:] == [0, 0]


@pytest.mark.rule("K11.58")
def test_photo_op_differs_from_monster_to_monster() -> None:
    monsters = (
        monster("bronx", energy=1),
        monster("lower", hearts=8),
        monster("queens"),
    )
    match = attacked(*monsters)
    match.play("buy photo-op")
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 3
    match.undo()
    match.play("photo 3")
    assert facts(match, 0)["stars"] == 0


@pytest.mark.rule("K11.58")
def test_photo_op_does_not_show_its_buyer() -> None:
    match = bought("photo-op", monster("bronx", energy=4), monster("lower"), monster("queens"))
    assert match.decision == "photo"
    assert refused(match, "photo 1") == "K11.58"


@pytest.mark.rule("K11.58")
def test_photo_op_counts_only_hearts_that_were_there() -> None:
    match = attacked(monster("bronx", energy=1), monster("lower", hearts=2), monster("queens"))
    play(match, "buy photo-op", "photo 2")
    assert facts(match, 1)["hearts"] == 0
    assert facts(match, 0)["stars"] == 1 + 2  # entering, and the photo


@pytest.mark.rule("K11.58", "K11.24")
def test_photo_op_does_not_count_damage_paid_in_energy() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower", energy=2, cards=["of-another-world"]),
        decision="resolve",
        dice="AAAEEE",
    )
    play(match, "resolve A", "pay 2 energy", "stay", "resolve E", "stay", "buy photo-op")
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K11.58", "K5.12")
def test_photo_op_does_not_count_damage_by_units() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower"),
        decision="resolve",
        dice="OOOEEE",
        units={"manhattan": {"infantry": 2}},
    )
    play(match, "resolve O", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [3, 0]  # the Statue's


@pytest.mark.rule("K11.58", "K11.47", "K12.4")
def test_photo_op_does_not_count_air_force_one() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=10),
        monster("lower"),
        market=["photo-op", "air-force-one", "hunter"],
        destroyed={"jet": 1},
        units={"manhattan": {"infantry": 2}},
    )
    play(match, "buy air-force-one", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [4, 0]


@pytest.mark.rule("K11.58", "K11.54")
def test_photo_op_counts_an_attack_and_general_ellis_together() -> None:
    match = attacked(
        monster("bronx", energy=6),
        monster("lower"),
        market=["photo-op", "general-ellis", "hunter"],
        destroyed={"tank": 1},
    )
    play(match, "buy general-ellis", "buy photo-op")
    assert facts(match, 1)["hearts"] == 6
    assert told(match, 0, "stars", "energy") == [3 + 4, 0]


@pytest.mark.rule("K11.58", "K11.45")
def test_photo_op_counts_damage_by_violent_star() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1, cards=["violent-star"]),
        monster("lower"),
        decision="resolve",
        dice="CCCEEE",
        superstar=1,
    )
    play(match, "resolve C", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [1 + 2, 0]


@pytest.mark.rule("K11.58", "K11.45")
def test_photo_op_does_not_count_what_the_rival_did_to_the_buyer() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower", cards=["violent-star"]),
        decision="resolve",
        dice="CCCEEE",
        superstar=1,
    )
    play(match, "resolve C", "resolve E", "stay", "buy photo-op")
    assert told(match, 0, "hearts", "stars", "energy") == [9, 1, 0]


@pytest.mark.rule("K11.58", "K11.50")
def test_photo_op_counts_hearts_that_were_healed_since() -> None:
    match = attacked(
        monster("bronx", energy=4),
        monster("lower", hearts=6),
        market=["photo-op", "flatiron-building", "hunter"],
        claims=[1],
    )
    match.script(["card natural-selection", "card subway"])
    play(match, "buy flatiron-building", "buy photo-op")
    assert facts(match, 1)["hearts"] == 7
    assert told(match, 0, "stars", "energy") == [2 + 3, 0]


@pytest.mark.rule("K11.58", "K3.4")
def test_photo_op_does_not_count_the_turn_before() -> None:
    match = attacked(monster("bronx", energy=0, extra_turns=["plain"]), monster("lower"))
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 7
    assert told(match, 0, "stars", "energy") == [0, 3 + 6 - 4]


@pytest.mark.rule("K11.58", "K6.3")
def test_photo_op_may_show_a_monster_eliminated_this_turn_but_none_from_before() -> None:
    match = attacked(
        monster("bronx", energy=1), monster("lower", hearts=3), monster("queens"), DEAD, falls=1
    )
    match.play("buy photo-op")
    assert sorted(texts(match)) == ["photo 2", "photo 3"]
    assert refused(match, "photo 4") == "K11.58"
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 1 + 3
