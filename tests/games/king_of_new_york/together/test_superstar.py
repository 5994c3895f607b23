"""Taking Superstar (K12.6)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import each, facts, monster, resolving, told


@pytest.mark.rule("K12.6", "K5.11", "K11.3", "K11.13", "K11.45")
def test_only_a_change_of_holder_is_taking_superstar() -> None:
    cards = ["broadway-star", "ego-trip", "violent-star"]
    match = resolving("CCCCEE", monster("bronx", cards=cards), monster("lower"), superstar=0)
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [4, 0]
    assert each(match, "hearts") == [10, 10]
    match = resolving("CCCCEE", monster("bronx", cards=cards), monster("lower"), superstar=1)
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [2 + 1, 1]
    assert each(match, "hearts") == [10, 8]


@pytest.mark.rule("K12.6", "K5.10", "K11.3", "K11.13", "K11.45")
def test_superstar_from_beside_the_deck_is_taken_from_nobody() -> None:
    cards = ["broadway-star", "ego-trip", "violent-star"]
    match = resolving("CCCEEE", monster("bronx", cards=cards), monster("lower"))
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [1 + 1, 1]
    assert each(match, "hearts") == [10, 10]
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K12.6", "K11.11", "K5.10")
@pytest.mark.parametrize(
    ("dice", "holder", "stars"),
    [("CCCEEE", 1, 0), ("CCCCEE", 0, 2), ("CCCCCE", 0, 3), ("CCEEEE", 1, 0)],
)
def test_against_diva_it_takes_four(dice: str, holder: int, stars: int) -> None:
    match = resolving(dice, monster("bronx"), monster("lower", cards=["diva"]), superstar=1)
    match.play("resolve C")
    assert match.position()["superstar"] == holder
    assert facts(match, 0)["stars"] == stars
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K12.6", "K11.11")
@pytest.mark.parametrize("superstar", [None, 2])
def test_diva_protects_only_its_owner(superstar: int | None) -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx"),
        monster("lower", cards=["diva"]),
        monster("queens"),
        superstar=superstar,
    )
    match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K12.6", "K11.45", "K6.3")
@pytest.mark.parametrize(("hearts", "holder", "actor"), [(1, None, 1), (2, 0, 0)])
def test_superstar_returns_if_violent_star_kills_the_taker(
    hearts: int, holder: int | None, actor: int
) -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", hearts=hearts),
        monster("lower", cards=["violent-star"]),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert facts(match, 0)["hearts"] == hearts - 1
    assert match.position()["superstar"] == holder
    assert match.actor == actor
