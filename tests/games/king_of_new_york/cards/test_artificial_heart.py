"""Artificial Heart (K11.2)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    have,
    monster,
    refused,
    scene,
    texts,
)


@pytest.mark.rule("K11.2")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize("count", range(4))
def test_artificial_heart_turns_as_many_h_as_one_likes_into_e(count: int, place: str) -> None:
    holder = monster(place, hearts=1, cards=["artificial-heart"])
    match = scene("reroll", "HHHEDD", holder, FAR if place == "lower" else THERE)
    match.play("keep")
    assert match.decision == "convert"
    assert texts(match) == [f"convert {n} H E" for n in range(4)]
    converted = [e for e in match.play(f"convert {count} H E") if e.kind == "converted"]
    assert [event["count"] for event in converted] == ([count] if count else [])
    match.play("resolve E")
    if count < 3:
        match.play("resolve H")
    else:
        assert refused(match, "resolve H") == "K5.1"
    assert have(match) == (1 if place == "lower" else 4 - count, 0, 1 + count)


@pytest.mark.rule("K11.2", "K12.2")
def test_artificial_heart_turns_nothing_else_and_no_h_that_is_not_there() -> None:
    match = scene("reroll", "HAADDD", monster("bronx", cards=["artificial-heart"]), THERE)
    match.play("keep")
    for text in ("convert 2 H E", "convert 1 A E", "convert 1 H A", "convert 1 E H"):
        assert match.why_not(text) is not None


@pytest.mark.rule("K11.2")
def test_artificial_heart_is_asked_only_of_its_owner_with_an_h() -> None:
    match = scene("reroll", "AAADDE", monster("bronx", cards=["artificial-heart"]), THERE)
    match.play("keep")
    assert match.decision == "resolve"
    match = scene("reroll", "HHHDDE", FAR, monster("lower", cards=["artificial-heart"]))
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.2", "K11.44", "K12.2")
def test_a_die_is_converted_once_at_most() -> None:
    holder = monster("bronx", hearts=5, cards=["artificial-heart", "universal-soldier"])
    match = scene("reroll", "HHHACC", holder, THERE)
    match.play("keep")
    match.play("convert 1 H E")
    assert texts(match) == ["convert 0 H A", "convert 1 H A", "convert 2 H A"]
    match.play("convert 1 H A")
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]
    match.play("convert 1 A H")
    match.play("resolve E H A")
    assert have(match) == (7, 0, 1)
    assert have(match, 1)[0] == 9
