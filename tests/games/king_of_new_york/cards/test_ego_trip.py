"""Ego Trip (K11.13)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, scene, turn_of_first


@pytest.mark.rule("K11.13")
@pytest.mark.parametrize(
    ("dice", "stars", "energy"), [("CCCDDD", 1, 1), ("CCCCDD", 2, 1), ("CCDDDD", 0, 0)]
)
@pytest.mark.parametrize("before", [None, 1])
def test_ego_trip_gives_an_energy_when_superstar_is_taken(
    dice: str, stars: int, energy: int, before: int | None
) -> None:
    match = scene("resolve", dice, monster("bronx", cards=["ego-trip"]), THERE, superstar=before)
    match.play("resolve C")
    assert have(match) == (10, stars, energy)


@pytest.mark.rule("K11.13", "K12.6")
def test_ego_trip_gives_nothing_for_c_of_who_holds_superstar_already() -> None:
    match = scene("resolve", "CCCDDD", monster("bronx", cards=["ego-trip"]), THERE, superstar=0)
    match.play("resolve C")
    assert have(match) == (10, 3, 0)


@pytest.mark.rule("K11.13")
@pytest.mark.parametrize(("superstar", "energy"), [(0, 1), (1, 0), (None, 0)])
def test_ego_trip_gives_an_energy_at_the_start_while_superstar_is_held(
    superstar: int | None, energy: int
) -> None:
    match = turn_of_first(monster("bronx", cards=["ego-trip"]), THERE, FAR, superstar=superstar)
    assert [have(match, player) for player in range(3)] == [(10, 0, energy), (10, 0, 0), (10, 0, 0)]


@pytest.mark.rule("K11.13")
def test_ego_trip_is_silent_for_others_and_in_their_turns() -> None:
    match = scene("resolve", "CCCDDD", FAR, monster("lower", cards=["ego-trip"]), superstar=1)
    match.play("resolve C")
    assert (have(match)[2], have(match, 1)[2]) == (0, 0)
    match = turn_of_first(FAR, monster("lower", cards=["ego-trip"]), FAR, superstar=1)
    assert have(match, 1)[2] == 0
