"""Webspinner (K11.46)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.happenings import WEB_TOKEN
from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    board,
    each,
    monster,
    refused,
    texts,
)


def spinning(*others: dict[str, Any], place: str = "bronx", **keys: Any) -> Match:
    """Player 0, with Webspinner, resolves."""
    cards = ["webspinner", *keys.pop("cards", ())]
    own = monster(place, cards=cards, energy=keys.pop("energy", 0))
    return board(own, *others, **{"decision": "resolve", "dice": "AAHHHH"} | keys)


# Webspinner: who gets tokens.


@pytest.mark.rule("K11.46")
@pytest.mark.parametrize("dice", ["AHHHHH", "AAAAHH"])
def test_a_monster_that_is_hit_gets_one_web_token(dice: str) -> None:
    match = spinning(monster("lower"), monster("queens"), dice=dice)
    (got,) = [event for event in match.play("resolve A") if event.kind == "token-gained"]
    assert got.arguments == {"player": 1, "token": WEB_TOKEN, "count": 1, "source": 0}
    assert each(match, "webs") == [0, 1, 0]


@pytest.mark.rule("K11.46")
def test_each_monster_that_is_hit_gets_a_web_token() -> None:
    match = spinning(monster("bronx"), monster("queens", webs=2), place="lower")
    match.play("resolve A")
    assert each(match, "webs") == [0, 1, 3]


@pytest.mark.rule("K11.46")
def test_without_webspinner_nobody_gets_web_tokens() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["webspinner"])]
    match = board(*monsters, decision="resolve", dice="AAHHHH")
    match.play("resolve A")
    assert each(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.45")
def test_violent_star_spins_webs_for_taker_and_loser() -> None:
    cards = ("violent-star",)
    match = spinning(monster("lower"), monster("queens"), cards=cards, dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert each(match, "webs") == [0, 1, 0]
    monsters = [monster("bronx"), monster("lower", cards=["webspinner", *cards])]
    match = board(*monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert each(match, "webs") == [1, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.54")
def test_general_ellis_spins_webs_for_all_but_the_buyer() -> None:
    match = spinning(
        monster("lower"),
        monster("queens"),
        decision="buy",
        energy=5,
        destroyed={"tank": 1},
        market=["general-ellis", *QUIET[:2]],
    )
    match.play("buy general-ellis")
    assert each(match, "hearts") == [9, 9, 9]
    assert each(match, "webs") == [0, 1, 1]


@pytest.mark.rule("K11.46", "K12.3")
def test_units_spin_no_webs() -> None:
    match = spinning(monster("lower"), dice="OOOHHH", units={"manhattan": {"infantry": 1}})
    match.play("resolve O")
    assert each(match, "hearts") == [10, 9]
    assert each(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.47")
def test_air_force_one_spins_no_webs() -> None:
    match = spinning(
        monster("lower"),
        decision="buy",
        energy=6,
        destroyed={"jet": 1},
        units={"manhattan": {"infantry": 1}},
        market=["air-force-one", *QUIET[:2]],
    )
    match.play("buy air-force-one")
    assert each(match, "hearts") == [10, 9]
    assert each(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.60")
def test_no_monster_spins_webs_for_itself() -> None:
    match = spinning(monster("lower"), decision="buy", market=["subterranean-cable", *QUIET[:2]])
    match.play("buy subterranean-cable")
    assert each(match, "hearts") == [6, 10]
    assert each(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K1.6", "K12.1")
def test_only_thirteen_web_tokens_are_given_clockwise() -> None:
    others = [monster("bronx"), monster("queens"), monster("brooklyn", webs=12)]
    match = spinning(*others, place="lower")
    match.play("resolve A")
    assert each(match, "webs") == [0, 1, 0, 12]
    assert each(match, "hearts") == [10, 8, 8, 8]


@pytest.mark.rule("K11.46", "K1.6", "K12.1")
def test_clockwise_begins_after_the_active_monster() -> None:
    monsters = [
        monster("bronx"),
        monster("queens"),
        monster("lower", cards=["webspinner"]),
        monster("brooklyn", webs=12),
        monster("staten-island"),
    ]
    match = board(*monsters, active=2, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert each(match, "webs") == [0, 0, 0, 13, 0]


@pytest.mark.rule("K11.46", "K1.6", "K12.1", "K6.3")
def test_a_dying_monster_still_takes_the_last_token_and_returns_its_own() -> None:
    others = [monster("bronx", hearts=1), monster("queens"), monster("brooklyn", webs=12)]
    match = spinning(*others, place="lower", dice="AHHHHH")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 0, 9, 9]
    assert each(match, "webs") == [0, 0, 0, 12]


@pytest.mark.rule("K11.46", "K12.3", "K11.62")
def test_web_tokens_stay_when_the_card_leaves_play() -> None:
    match = spinning(
        monster("lower", webs=2),
        decision="buy",
        energy=5,
        market=["tesla-cannon", *QUIET[:2]],
    )
    match.play("buy tesla-cannon")
    assert each(match, "cards") == [[], []]
    assert each(match, "webs") == [0, 2]


@pytest.mark.rule("K11.46", "K6.3")
def test_web_tokens_stay_when_their_giver_is_eliminated() -> None:
    monsters = [
        monster("bronx", webs=1),
        monster("lower", hearts=1, cards=["webspinner"]),
        monster("queens"),
    ]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    match.play("webs 0")
    assert each(match, "hearts") == [10, 0, 10]
    assert each(match, "webs") == [1, 0, 0]


# Webspinner: what tokens do.


@pytest.mark.rule("K11.46", "K4.2")
@pytest.mark.parametrize(("webs", "rerolls"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_web_token_costs_a_reroll(webs: int, rerolls: int) -> None:
    match = board(monster("bronx", webs=webs), monster("lower"))
    match.script(["die E"] * 8)
    match.play("roll")
    for _ in range(rerolls):
        assert match.decision == "reroll"
        match.play("reroll E")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.46")
def test_web_tokens_of_others_cost_no_reroll() -> None:
    match = board(monster("bronx"), monster("lower", webs=2))
    match.script(["die E"] * 8)
    match.play("roll")
    match.play("reroll E")
    assert match.decision == "reroll"


def webbed(dice: str, webs: int, **keys: Any) -> Match:
    """Player 0 in the Bronx, with web tokens, has resolved A."""
    monsters = [monster("bronx", webs=webs), monster("lower")]
    match = board(*monsters, **{"decision": "resolve", "dice": dice} | keys)
    match.play("resolve A")
    return match


@pytest.mark.rule("K11.46")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_attacks_can_discard_tokens_instead_of_attacking(discarded: int) -> None:
    match = webbed("AAAHHH", 2)
    assert (match.decision, match.actor) == ("webs", 0)
    assert texts(match) == ["webs 0", "webs 1", "webs 2"]
    assert refused(match, "webs 3") == "K11.46"
    match.play(f"webs {discarded}")
    assert each(match, "webs") == [2 - discarded, 0]
    assert each(match, "hearts") == [10, 10 - (3 - discarded)]


@pytest.mark.rule("K11.46")
def test_no_more_tokens_are_discarded_than_there_are_attacks() -> None:
    match = webbed("AHHHHH", 3)
    assert texts(match) == ["webs 0", "webs 1"]
    assert refused(match, "webs 2") == "K11.46"


@pytest.mark.rule("K11.46", "K5.6")
def test_if_all_attacks_discard_tokens_there_is_no_attack() -> None:
    match = webbed("AAHHHH", 2)
    match.play("webs 2")
    assert each(match, "hearts") == [10, 10]
    assert match.decision == "resolve"  # nobody is asked to flee


@pytest.mark.rule("K11.46", "K12.3", "K5.5")
def test_attacks_that_deal_no_damage_can_discard_tokens() -> None:
    monsters = [monster("bronx", webs=2), monster("queens")]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert texts(match) == ["webs 0", "webs 1"]
    match.play("webs 1")
    assert each(match, "webs") == [1, 0]
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.46", "K12.3")
def test_an_attack_that_a_card_added_can_discard_a_token() -> None:
    monsters = [monster("bronx", webs=1, cards=["painbow"]), monster("lower")]
    match = board(*monsters, decision="reroll", dice="DDHHHH", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    match.play("webs 1")
    assert each(match, "webs") == [0, 0]
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.46", "K1.6")
def test_discarded_tokens_can_be_given_again() -> None:
    monsters = [
        monster("lower", webs=1, cards=["webspinner"]),
        monster("bronx"),
        monster("queens", webs=12),
    ]
    match = board(*monsters, decision="resolve", dice="AAHHHH")
    match.play("resolve A")
    match.play("webs 1")
    assert each(match, "webs") == [0, 1, 12]


@pytest.mark.rule("K11.46")
def test_without_web_tokens_nothing_is_asked() -> None:
    assert webbed("AAHHHH", 0).decision == "flee"
