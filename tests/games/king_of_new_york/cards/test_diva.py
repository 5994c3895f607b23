"""Diva (K11.11)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, scene


@pytest.mark.rule("K11.11", "K12.6", "K5.10")
@pytest.mark.parametrize(("count", "stars"), [(2, 0), (3, 0), (4, 2), (5, 3)])
def test_others_need_four_c_against_diva(count: int, stars: int) -> None:
    match = scene(
        "resolve",
        "C" * count + "E" * (6 - count),
        FAR,
        monster("lower", cards=["diva"]),
        superstar=1,
    )
    match.play("resolve C")
    assert have(match)[1] == stars
    assert match.position()["superstar"] == (0 if stars else 1)


@pytest.mark.rule("K11.11")
@pytest.mark.parametrize("holder", [None, 2])
def test_diva_protects_only_a_superstar_of_her_own(holder: int | None) -> None:
    match = scene("resolve", "CCCEEE", FAR, monster("lower", cards=["diva"]), FAR, superstar=holder)
    match.play("resolve C")
    assert have(match)[1] == 1
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11")
@pytest.mark.parametrize("seat", range(1, 6))
def test_a_superstar_that_nobody_holds_needs_three_c_wherever_diva_sits(seat: int) -> None:
    monsters = [monster(), monster(), monster(), monster(), monster(), monster()]
    monsters[seat] = monster(cards=["diva"])
    match = scene("resolve", "CCCEEE", *monsters)
    match.play("resolve C")
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11")
def test_diva_herself_needs_three_c() -> None:
    match = scene("resolve", "CCCEEE", monster("bronx", cards=["diva"]), THERE, superstar=1)
    match.play("resolve C")
    assert have(match)[1] == 1
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11", "K5.11")
def test_diva_with_superstar_scores_each_c() -> None:
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["diva"]), THERE, superstar=0)
    match.play("resolve C")
    assert have(match)[1] == 2
