"""The tokens of the box, and what happens when they run out (K1.6)."""

from __future__ import annotations

import pytest

from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, facts, monster, table
from tests.games.king_of_new_york.setting_up import BOROUGHS, OUTSIDE


def spun(webs: list[int], dice: str = "AEEEEE") -> Match:
    """Player 0 attacks from Manhattan, with Webspinner, monsters with so many tokens."""
    places = ["bronx", "queens", "brooklyn"]
    victims = [monster(place, webs=n) for place, n in zip(places, webs, strict=False)]
    match = table(
        [monster("lower", cards=["webspinner"]), *victims],
        decision="resolve",
        dice=dice,
        market=QUIET,
    )
    match.play("resolve A")
    return match


def cursed(curses: list[int]) -> Match:
    """The same with Curse."""
    places = ["bronx", "queens", "brooklyn"]
    victims = [monster(place, curses=n) for place, n in zip(places, curses, strict=False)]
    match = table(
        [monster("lower", cards=["curse"]), *victims],
        decision="resolve",
        dice="AEEEEE",
        market=QUIET,
    )
    match.play("resolve A")
    return match


@pytest.mark.rule("K1.6", "K11.46")
def test_there_are_13_web_tokens() -> None:
    for before, after in (
        ([0, 10, 0], [1, 11, 1]),
        ([0, 11, 0], [1, 12, 0]),
        ([0, 12, 0], [1, 12, 0]),
        ([3, 7, 3], [3, 7, 3]),
    ):
        match = spun(before)
        assert [facts(match, player)["webs"] for player in (1, 2, 3)] == after


@pytest.mark.rule("K1.6", "K11.10")
def test_there_are_13_curse_tokens() -> None:
    for before, after in (
        ([0, 10, 0], [1, 11, 1]),
        ([0, 11, 0], [1, 12, 0]),
        ([0, 12, 0], [1, 12, 0]),
        ([3, 7, 3], [3, 7, 3]),
    ):
        match = cursed(before)
        assert [facts(match, player)["curses"] for player in (1, 2, 3)] == after


@pytest.mark.rule("K1.6", "K11.46")
def test_a_token_that_returned_is_given_again() -> None:
    match = table(
        [
            monster("lower", webs=13, cards=["webspinner"]),
            monster("bronx"),
            monster("queens"),
        ],
        decision="resolve",
        dice="AAEEEE",
        market=QUIET,
    )
    match.play("resolve A")
    match.play("webs 1")
    assert [facts(match, player)["webs"] for player in range(3)] == [12, 1, 0]
    assert [facts(match, player)["hearts"] for player in range(3)] == [10, 9, 9]


@pytest.mark.rule("K1.6", "K11.6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (13, 15), (14, 15), (15, 15)])
def test_there_are_15_carapace_tokens(before: int, after: int) -> None:
    match = table(
        [monster("bronx", cards=["carapace"]), monster("lower")],
        decision="resolve",
        dice="OOEEEE",
        carapace_tokens=before,
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == after


@pytest.mark.rule("K1.6", "K11.40")
def test_there_are_5_souvenir_tokens_one_for_each_borough() -> None:
    souvenirs = dict.fromkeys(OUTSIDE, 0)
    match = table(
        [monster("bronx", cards=["tourist"]), monster("queens")],
        decision="move",
        souvenirs=souvenirs,
        market=QUIET,
    )
    match.play("go manhattan")
    assert facts(match, 0)["energy"] == 1
    placed = match.position()["souvenirs"]
    assert {borough for borough, owner in placed.items() if owner is not None} == set(BOROUGHS)


@pytest.mark.rule("K1.6")
@pytest.mark.parametrize("kind", ["webs", "curses"])
def test_a_position_has_no_more_tokens_than_there_are(kind: str) -> None:
    table([monster("bronx", **{kind: 6}), monster("queens", **{kind: 7})])
    with pytest.raises(Contradiction) as refusal:
        table([monster("bronx", **{kind: 7}), monster("queens", **{kind: 7})])
    assert refusal.value.clause == "K1.6"


@pytest.mark.rule("K1.6")
def test_a_position_has_no_16th_carapace_token() -> None:
    both = [monster("bronx", cards=["carapace"]), monster("queens")]
    table(both, carapace_tokens=15)
    with pytest.raises((Contradiction, CannotRead)):
        table(both, carapace_tokens=16)


@pytest.mark.rule("K1.6")
def test_energy_is_unlimited() -> None:
    match = table(
        [monster("bronx", energy=120), monster("queens", energy=120)],
        decision="resolve",
        dice="EEEEEE",
        market=QUIET,
    )
    match.play("resolve E")
    assert facts(match, 0)["energy"] == 126
    assert facts(match, 1)["energy"] == 120
