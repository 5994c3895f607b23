"""Violent Star (K11.45)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, board, each, monster


def starring(
    dice: str, *, holder: int | None, owner: int, cards: tuple[str, ...] = (), **facts: Any
) -> Match:
    """Player 0 in the Bronx has resolved C; someone held Superstar; the owner has the card."""
    monsters = [monster("bronx"), monster("lower"), monster("queens")]
    monsters[owner]["cards"] = ["violent-star", *cards]
    for player, hearts in facts.pop("hearts", {}).items():
        monsters[player]["hearts"] = hearts
    match = board(*monsters, **{"decision": "resolve", "dice": dice, "superstar": holder} | facts)
    match.play("resolve C")
    return match


@pytest.mark.rule("K11.45")
def test_taking_superstar_from_another_hurts_it_by_two() -> None:
    match = starring("CCCHHH", holder=1, owner=0)
    assert each(match, "hearts") == [10, 8, 10]
    assert match.position()["superstar"] == 0
    assert each(match, "stars") == [1, 0, 0]


@pytest.mark.rule("K11.45")
def test_who_takes_superstar_from_its_owner_is_hurt_by_one() -> None:
    match = starring("CCCHHH", holder=1, owner=1)
    assert each(match, "hearts") == [9, 10, 10]
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.45", "K12.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_superstar_taken_from_nobody_hurts_nobody(owner: int) -> None:
    assert each(starring("CCCHHH", holder=None, owner=owner), "hearts") == [10, 10, 10]


@pytest.mark.rule("K11.45", "K12.6")
def test_who_already_holds_superstar_takes_it_from_nobody() -> None:
    match = starring("CCCHHH", holder=0, owner=0)
    assert each(match, "hearts") == [10, 10, 10]
    assert each(match, "stars") == [3, 0, 0]


@pytest.mark.rule("K11.45")
def test_violent_star_matters_only_to_taker_and_loser() -> None:
    assert each(starring("CCCHHH", holder=1, owner=2), "hearts") == [10, 10, 10]


@pytest.mark.rule("K11.45")
@pytest.mark.parametrize("owner", [0, 1])
def test_too_few_celebrity_hurt_nobody(owner: int) -> None:
    match = starring("CCHHHH", holder=1, owner=owner)
    assert each(match, "hearts") == [10, 10, 10]
    assert match.position()["superstar"] == 1


@pytest.mark.rule("K11.45", "K12.6", "K6.3")
def test_superstar_returns_if_the_taker_dies_of_it() -> None:
    match = starring("CCCHHH", holder=1, owner=1, hearts={0: 1})
    assert each(match, "hearts") == [0, 10, 10]
    assert match.position()["superstar"] is None
    assert match.actor == 1  # its turn is over


@pytest.mark.rule("K11.45", "K6.3")
def test_the_taker_keeps_superstar_if_the_loser_dies_of_it() -> None:
    match = starring("CCCHHH", holder=1, owner=0, hearts={1: 2})
    assert each(match, "hearts") == [10, 0, 10]
    assert match.position()["superstar"] == 0
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.45", "K5.6", "K7.4")
def test_violent_star_is_no_attack() -> None:
    match = starring("CCCHHH", holder=1, owner=0)
    assert match.decision == "resolve"  # nobody is asked to flee
    monsters = [
        monster("bronx", cards=["violent-star"], energy=5),
        monster("lower", cards=["drain"]),
    ]
    match = board(*monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert each(match, "energy") == [5, 0]


@pytest.mark.rule("K11.45", "K11.11")
def test_violent_star_waits_for_four_celebrity_against_diva() -> None:
    match = starring("CCCHHH", holder=1, owner=1, cards=("diva",))
    assert each(match, "hearts") == [10, 10, 10]
    match = starring("CCCCHH", holder=1, owner=1, cards=("diva",))
    assert each(match, "hearts") == [9, 10, 10]


@pytest.mark.rule("K11.45", "K11.28", "K6.1")
def test_violent_star_is_one_damage() -> None:
    monsters = [
        monster("bronx", cards=["violent-star"]),
        monster("lower", cards=["phoenix-blood"]),
    ]
    match = board(*monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert each(match, "energy") == [0, 1]


@pytest.mark.rule("K11.45", "K11.58")
def test_violent_star_is_damage_by_its_owner_for_the_photo() -> None:
    monsters = [monster("bronx", cards=["violent-star"], energy=4), monster("lower")]
    match = board(
        *monsters, decision="resolve", dice="CCCHHH", superstar=1, market=["photo-op", *QUIET[:2]]
    )
    match.play("resolve C H")
    match.play("stay")
    match.play("buy photo-op")
    assert each(match, "stars") == [1 + 2, 0]


@pytest.mark.rule("K11.45")
@pytest.mark.parametrize("owner", [0, 1])
def test_damage_by_violent_star_comes_from_its_owner(owner: int) -> None:
    match = starring("CCCHHH", holder=1, owner=owner)
    (damaged,) = [event for event in match.events(None) if event.kind == "damaged"]
    assert damaged["player"] == 1 - owner
    assert damaged["source"] == owner
    assert damaged["cause"] == BY_CARD + 44  # the 45th card
