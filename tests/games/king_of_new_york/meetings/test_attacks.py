"""Cards that meet in an attack."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    each,
    facts,
    monster,
    play,
    refused,
    rerolling,
    resolving,
    riding,
    texts,
    told,
)

WORLD = ["of-another-world"]

# Attacks that grow.


@pytest.mark.rule("K12.1", "K11.1", "K11.33", "K11.39")
def test_shadow_double_antimatter_and_antennae_work_for_each_target_by_itself() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", hearts=9),
        monster(
            "lower",
            hearts=9,
            cards=["shadow-double", "antimatter-pellets", "tesla-antennae"],
        ),
        monster("queens", hearts=10),
        monster("brooklyn", hearts=10),
        active=1,
    )
    # Clockwise from the attacker: 2, 3, and 0, which has no more hearts than the attacker.
    match.script(["die O", "die A", "die O"])
    match.play("resolve A")
    assert each(match, "hearts") == [9 - 4, 9, 10 - 8, 10 - 4]


@pytest.mark.rule("K12.1", "K11.39", "K11.24")
def test_antennae_compare_hearts_before_the_damage() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", hearts=9, cards=["tesla-antennae"]),
        monster("lower", hearts=10, energy=1, cards=WORLD),
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 0 energy")
    assert facts(match, 1)["hearts"] == 7


@pytest.mark.rule("K12.3", "K11.46", "K11.33", "K5.6")
def test_attacks_spent_on_webs_do_not_double_and_none_left_is_no_attack() -> None:
    cards = ["shadow-double", "trash-thrower"]
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5, webs=2, cards=cards),
        monster("lower", stars=3, cards=["drain"]),
    )
    play(match, "resolve A", "webs 1")
    assert told(match, 1, "hearts", "stars", "energy") == [8, 2, 2]
    assert match.decision == "flee"
    match.undo()
    match.play("webs 2")
    assert told(match, 1, "hearts", "stars", "energy") == [10, 3, 0]
    assert match.decision == "resolve"


@pytest.mark.rule("K11.41", "K5.6", "K7.4")
def test_towering_titan_attacks_with_no_attack_rolled() -> None:
    match = rerolling("EEEEEE", monster("bronx", cards=["towering-titan"]), monster("lower"))
    play(match, "keep", "resolve A")
    assert facts(match, 1)["hearts"] == 8
    assert (match.actor, match.decision) == (1, "flee")


def crowd(*cards: str, place: str = "lower", other: str = "midtown-5-6") -> Match:
    return resolving(
        "AAEEEE",
        monster(place, cards=list(cards)),
        monster(other),
        monster("bronx"),
        monster("bronx"),
        monster("queens"),
    )


# Fireball.


@pytest.mark.rule("K11.15", "K9.3", "K7.4")
def test_fireball_hits_the_other_monster_in_manhattan_which_may_then_flee() -> None:
    match = crowd("fireball")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 8, 8, 8]
    assert (match.actor, match.decision) == (1, "flee")
    assert refused(match, "go bronx") == "K7.4"
    match.play("go brooklyn")
    assert facts(match, 1)["place"] == "brooklyn"
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.3", "K5.4", "K7.4")
def test_without_fireball_the_two_in_manhattan_do_not_hit_each_other() -> None:
    match = crowd()
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8, 8, 8]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.15", "K9.5", "K7.4")
def test_the_attacker_slides_when_fireball_drives_the_2_4_monster_out() -> None:
    match = crowd("fireball", place="upper-5-6", other="lower")
    play(match, "resolve A", "go brooklyn")
    assert facts(match, 0)["place"] == "upper"


@pytest.mark.rule("K11.15", "K9.3", "K9.4")
def test_fireball_from_outside_hits_both_in_manhattan_and_the_neighbour() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["fireball"]),
        monster("lower-5-6"),
        monster("bronx"),
        monster("upper"),
        monster("queens"),
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 9, 9, 9, 10]
    # The neighbour is not in Manhattan and does not flee; the 2–4 monster decides first.
    assert (match.actor, match.decision) == (3, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.15", "K11.61", "K12.9")
def test_who_left_manhattan_by_subway_hits_only_by_fireball() -> None:
    match = riding(
        monster("upper", cards=["fireball"]),
        monster("queens"),
        monster("bronx"),
        decision="resolve",
        dice="AAEEEE",
    )
    play(match, "subway queens", "resolve A")
    assert each(match, "hearts") == [10, 8, 10]
