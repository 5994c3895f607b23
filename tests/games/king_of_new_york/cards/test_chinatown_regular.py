"""Chinatown Regular (K11.8)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    facts,
    have,
    monster,
    scene,
    turn_of_first,
)


@pytest.mark.rule("K11.8", "K7.3")
@pytest.mark.parametrize(("hearts", "after"), [(5, 7), (9, 10)])
def test_chinatown_regular_heals_two_on_entering(hearts: int, after: int) -> None:
    holder = monster("bronx", hearts=hearts, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", holder, FAR)
    match.play("go manhattan")
    assert have(match) == (after, 1, 0)


@pytest.mark.rule("K11.8")
def test_chinatown_regular_heals_its_owner_only() -> None:
    guest = monster("queens", hearts=5, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", monster("bronx", hearts=5), guest)
    match.play("go manhattan")
    assert (have(match), have(match, 1)) == ((5, 1, 0), (5, 0, 0))


@pytest.mark.rule("K11.8", "K7.3", "K8.2")
def test_chinatown_regular_heals_neither_in_manhattan_nor_elsewhere() -> None:
    holder = monster("lower", hearts=5, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", holder, FAR)
    match.play("go manhattan")
    assert have(match) == (5, 0, 0)
    match = turn_of_first(holder, FAR)
    assert have(match) == (5, 1, 1)
    match = scene("move", "EEEEEE", holder | {"place": "bronx"}, THERE)
    match.play("go queens")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.8", "K7.3", "K11.61")
def test_chinatown_regular_heals_once_a_turn() -> None:
    holder = monster("bronx", hearts=5, cards=["chinatown-regular"])
    match = scene("roll", "", holder, FAR, extra_turn="subway", subway_moves=8)
    match.play("subway manhattan")
    assert have(match) == (7, 1, 0)
    match.play("subway queens")
    match.play("subway manhattan")
    assert have(match) == (7, 1, 0)


@pytest.mark.rule("K11.8", "K7.3", "K11.61")
def test_chinatown_regular_heals_again_in_the_next_turn() -> None:
    holder = monster(
        "midtown", hearts=5, cards=["chinatown-regular"], extra_turns=["subway"], stars=3
    )
    match = scene("buy", "EEEEEE", holder, FAR, entered=True)
    match.play("end")
    match.play("subway queens")
    match.play("subway manhattan")
    assert have(match) == (7, 6, 1)  # Midtown's 2★ and 1⚡, and 1★ for entering


@pytest.mark.rule("K11.8", "K11.37")
def test_chinatown_regular_also_heals_who_enters_by_super_speed() -> None:
    holder = monster("bronx", hearts=5, cards=["chinatown-regular", "super-speed"])
    match = scene("roll", "", holder, FAR)
    match.play("speed manhattan")
    assert have(match) == (7, 1, 0)


@pytest.mark.rule("K11.8", "K9.5", "K7.3")
def test_sliding_to_the_other_space_is_no_entering() -> None:
    holder = monster("lower-5-6", hearts=5, cards=["chinatown-regular"])
    match = scene("resolve", "AEEEEE", FAR, monster("midtown"), holder, FAR, monster("bronx"))
    match.play("resolve A")
    match.play("go queens")
    assert facts(match, 2)["place"] == "lower"
    assert have(match, 2) == (4, 0, 0)
