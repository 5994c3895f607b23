"""Broadway Star (K11.3)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, scene, turn_of_first


@pytest.mark.rule("K11.3")
@pytest.mark.parametrize(("dice", "stars"), [("CCCEEE", 2), ("CCCCEE", 3), ("CCEEEE", 0)])
@pytest.mark.parametrize("before", [None, 1])
def test_broadway_star_adds_a_star_when_superstar_is_taken(
    dice: str, stars: int, before: int | None
) -> None:
    match = scene(
        "resolve", dice, monster("bronx", cards=["broadway-star"]), THERE, superstar=before
    )
    match.play("resolve C")
    assert have(match) == (10, stars, 0)


@pytest.mark.rule("K11.3", "K5.11", "K12.6")
def test_broadway_star_adds_nothing_to_c_of_who_holds_superstar_already() -> None:
    match = scene(
        "resolve", "CCCEEE", monster("bronx", cards=["broadway-star"]), THERE, superstar=0
    )
    match.play("resolve C")
    assert have(match) == (10, 3, 0)


@pytest.mark.rule("K11.3")
@pytest.mark.parametrize(("superstar", "stars"), [(0, 1), (1, 0), (None, 0)])
def test_broadway_star_gives_a_star_at_the_start_while_superstar_is_held(
    superstar: int | None, stars: int
) -> None:
    match = turn_of_first(
        monster("bronx", cards=["broadway-star"]), THERE, FAR, superstar=superstar
    )
    assert [have(match, player) for player in range(3)] == [(10, stars, 0), (10, 0, 0), (10, 0, 0)]


@pytest.mark.rule("K11.3")
def test_broadway_star_is_silent_for_others_and_in_their_turns() -> None:
    match = scene("resolve", "CCCEEE", FAR, monster("lower", cards=["broadway-star"]), superstar=1)
    match.play("resolve C")
    assert (have(match)[1], have(match, 1)[1]) == (1, 0)
    match = turn_of_first(
        FAR, monster("lower", cards=["broadway-star"]), THERE | {"place": "queens"}, superstar=1
    )
    assert have(match, 1)[1] == 0


@pytest.mark.rule("K11.3", "K3.4", "K3.2")
def test_broadway_star_also_gives_a_star_at_the_start_of_an_extra_turn() -> None:
    star = monster("midtown", cards=["broadway-star"], extra_turns=["plain"])
    match = scene("buy", "EEEEEE", star, FAR, superstar=0)
    match.play("end")
    assert (match.actor, have(match)) == (0, (10, 3, 1))
