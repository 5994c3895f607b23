"""Fireball (K11.15)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, scene


@pytest.mark.rule("K11.15")
@pytest.mark.parametrize(("cards", "hearts"), [(["fireball"], 8), ([], 10)])
def test_fireball_also_hits_the_neighbour(cards: list[str], hearts: int) -> None:
    match = scene("resolve", "AAEEEE", monster("bronx", cards=cards), monster("bronx"), THERE, FAR)
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(4)] == [10, hearts, 8, 10]


@pytest.mark.rule("K11.15")
def test_fireball_of_the_neighbour_does_nothing() -> None:
    match = scene(
        "resolve", "AAEEEE", monster("bronx"), monster("bronx", cards=["fireball"]), THERE
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 10, 8]


@pytest.mark.rule("K11.15", "K7.4", "K11.12")
def test_fireball_is_part_of_the_attack_but_only_manhattan_flees() -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=5, cards=["fireball"]),
        monster("bronx", cards=["drain"]),
        THERE,
    )
    match.play("resolve A")
    assert have(match, 1) == (9, 0, 2)
    assert (match.decision, match.actor) == ("flee", 2)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K11.15", "K5.4")
def test_fireball_in_manhattan_hits_neither_its_owner_nor_anyone_twice() -> None:
    match = scene("resolve", "AAEEEE", monster("lower", cards=["fireball"]), FAR, monster("bronx"))
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.15", "K9.3")
@pytest.mark.parametrize(("cards", "hearts"), [(["fireball"], 8), ([], 10)])
def test_fireball_also_hits_the_other_monster_in_manhattan(cards: list[str], hearts: int) -> None:
    match = scene(
        "resolve",
        "AAEEEE",
        monster("lower", cards=cards),
        monster("midtown-5-6"),
        FAR,
        FAR,
        monster("bronx"),
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(5)] == [10, hearts, 8, 8, 8]
    asked = ("flee", 1) if cards else ("resolve", 0)
    assert (match.decision, match.actor) == asked


@pytest.mark.rule("K11.15", "K5.5")
def test_fireball_hits_nobody_if_manhattan_was_empty_at_the_start() -> None:
    match = scene("resolve", "AAEEEE", monster("bronx", cards=["fireball"]), monster("bronx"), FAR)
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 10, 10]


@pytest.mark.rule("K11.15", "K12.9")
def test_fireball_hits_alone_if_manhattan_has_become_empty() -> None:
    match = scene(
        "resolve",
        "AAEEEE",
        monster("bronx", cards=["fireball"]),
        monster("bronx"),
        FAR,
        nobody_in_manhattan=False,
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 10]
