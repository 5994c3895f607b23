"""Stink Attack (K11.35)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    TOUGH,
    board,
    facts,
    monster,
    refused,
    texts,
    units,
)


def stinking(crowd: dict[str, int], *cards: str, **keys: Any) -> Match:
    """Player 0, with these cards, is about to move from the Bronx; Queens has these units."""
    monsters = [monster("bronx", cards=list(cards)), monster("lower")]
    return board(*monsters, **{"decision": "move", "units": {"queens": crowd}} | keys)


@pytest.mark.rule("K11.35")
def test_who_arrives_may_send_four_units_to_four_boroughs() -> None:
    match = stinking({"infantry": 4, "jet": 1, "tank": 1}, "stink-attack")
    match.play("go queens")
    for borough, unit in (
        ("bronx", "infantry"),
        ("brooklyn", "jet"),
        ("staten-island", "tank"),
        ("manhattan", "infantry"),
    ):
        assert (match.decision, match.actor) == ("send", 0)
        assert all(text == "no" or text.endswith(borough) for text in texts(match))
        match.play(f"send {unit} {borough}")
        assert units(match, borough) == {unit: 1}
    assert match.decision == "buy"
    assert units(match, "queens") == {"infantry": 2}


@pytest.mark.rule("K11.35")
def test_who_arrives_need_not_send_any_unit() -> None:
    match = stinking({"infantry": 2}, "stink-attack")
    match.play("go queens")
    for _ in range(4):
        assert match.decision == "send"
        match.play("no")
    assert match.decision == "buy"
    assert units(match, "queens") == {"infantry": 2}


@pytest.mark.rule("K11.35")
def test_no_two_units_go_to_the_same_borough() -> None:
    match = stinking({"infantry": 2}, "stink-attack")
    match.play("go queens")
    match.play("send infantry bronx")
    assert refused(match, "send infantry bronx") is not None
    for _ in range(3):
        assert "send infantry bronx" not in texts(match)
        match.play("no")
    assert units(match, "bronx") == {"infantry": 1}


@pytest.mark.rule("K11.35")
def test_only_units_that_are_there_can_be_sent_away() -> None:
    match = stinking({"infantry": 1}, "stink-attack", units={"queens": {"infantry": 1}})
    match.play("go queens")
    assert set(texts(match)) == {"send infantry bronx", "no"}
    assert refused(match, "send jet bronx") == "K11.35"
    match.play("send infantry bronx")
    assert match.decision == "buy"  # nothing is left to send


@pytest.mark.rule("K11.35")
def test_without_stink_attack_nothing_is_sent() -> None:
    match = stinking({"infantry": 2})
    match.play("go queens")
    assert match.decision == "buy"
    monsters = [monster("bronx"), monster("lower", cards=["stink-attack"])]
    match = board(*monsters, decision="move", units={"queens": {"infantry": 1}})
    match.play("go queens")
    assert match.decision == "buy"


@pytest.mark.rule("K11.35")
def test_who_stays_sends_nothing() -> None:
    match = stinking({}, "stink-attack", units={"bronx": {"infantry": 1}})
    match.play("stay")
    assert match.decision == "buy"


@pytest.mark.rule("K11.35", "K7.1")
def test_entering_manhattan_is_arriving_but_going_up_is_not() -> None:
    crowd = {"manhattan": {"infantry": 1}}
    monsters = [monster("bronx", cards=["stink-attack"]), monster("queens")]
    match = board(*monsters, decision="move", units=crowd)
    match.play("go manhattan")
    assert match.decision == "send"
    match.play("send infantry bronx")
    assert units(match, "bronx") == {"infantry": 1}
    monsters = [monster("lower", cards=["stink-attack"]), monster("queens")]
    match = board(*monsters, decision="move", units=crowd)
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert match.decision == "buy"


def fleeing(**crowds: dict[str, int]) -> Match:
    """Player 1, with Stink Attack, has fled to Queens, where these units are; D is left."""
    monsters = [monster("bronx"), monster("lower", cards=["stink-attack"])]
    match = board(
        *monsters,
        decision="resolve",
        dice="ADDHHH",
        piles={"bronx": TOUGH},
        units={"queens": crowds.get("old", {})},
        new_units={"queens": crowds.get("new", {})},
    )
    match.play("resolve A")
    match.play("go queens")
    assert (match.decision, match.actor) == ("send", 1)
    return match


@pytest.mark.rule("K11.35", "K7.4")
def test_who_flees_may_send_units_away_and_they_are_no_newer_for_it() -> None:
    match = fleeing(old={"infantry": 1})
    match.play("send infantry bronx")
    assert units(match, "bronx") == {"infantry": 1}
    match.play("resolve D")
    assert facts(match, 0)["trophies"].get("infantry") == 1


@pytest.mark.rule("K11.35", "K5.9")
def test_a_new_unit_stays_new_where_it_is_sent() -> None:
    match = fleeing(new={"infantry": 1})
    assert set(texts(match)) == {"send new-infantry bronx", "no"}
    (sent,) = [e for e in match.play("send new-infantry bronx") if e.kind == "unit-sent"]
    assert sent.arguments == {"player": 1, "unit": 0, "borough": 1, "destination": 0}
    assert units(match, "queens", new=True) == {}
    match.play("resolve D")
    assert units(match, "bronx", new=True) == {"infantry": 1}
    assert facts(match, 0)["trophies"].get("infantry", 0) == 0


@pytest.mark.rule("K11.35", "K5.9")
def test_old_and_new_units_of_a_kind_are_sent_apart() -> None:
    match = fleeing(old={"infantry": 1}, new={"infantry": 1})
    assert set(texts(match)) == {"send infantry bronx", "send new-infantry bronx", "no"}
    match.play("send infantry bronx")
    assert set(texts(match)) == {"send new-infantry brooklyn", "no"}


@pytest.mark.rule("K11.35", "K11.37")
def test_who_speeds_may_send_units_away() -> None:
    monsters = [monster("bronx", cards=["stink-attack", "super-speed"]), monster("lower")]
    match = board(*monsters, decision="roll", units={"queens": {"tank": 1}})
    match.play("speed queens")
    for borough in ("bronx", "brooklyn", "staten-island"):
        assert set(texts(match)) == {f"send tank {borough}", "no"}
        match.play("no")
    match.play("send tank manhattan")
    assert units(match, "manhattan") == {"tank": 1}
    assert match.decision == "roll"


@pytest.mark.rule("K11.35", "K11.61")
def test_who_arrives_by_subway_may_send_units_away() -> None:
    monsters = [monster("lower", cards=["stink-attack"]), monster("bronx")]
    match = board(
        *monsters,
        decision="roll",
        extra_turn="subway",
        subway_moves=8,
        units={"queens": {"jet": 1}},
    )
    match.play("subway queens")
    match.play("send jet bronx")
    assert units(match, "bronx") == {"jet": 1}


@pytest.mark.rule("K11.35", "K9.5", "K9.6")
def test_leaving_manhattan_is_arriving_but_sliding_in_it_is_not() -> None:
    crowds = {"manhattan": {"tank": 1}, "staten-island": {"jet": 1}}
    monsters = [
        monster("lower"),
        monster("midtown-5-6", cards=["stink-attack"]),
        monster("bronx", hearts=1),
        monster("queens"),
        monster("brooklyn"),
    ]
    match = board(*monsters, decision="resolve", dice="AHHHHH", units=crowds)
    match.play("resolve A")
    match.play("go staten-island")
    assert (match.decision, match.actor) == ("send", 1)
    match.play("send jet bronx")
    assert units(match, "bronx") == {"jet": 1}
    monsters[0]["place"], monsters[2]["place"] = "bronx", "lower"
    match = board(*monsters, decision="resolve", dice="AHHHHH", units=crowds)
    match.play("resolve A")
    assert facts(match, 1)["place"] == "midtown"
    assert (match.decision, match.actor) == ("flee", 1)
