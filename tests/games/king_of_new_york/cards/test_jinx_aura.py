"""Jinx Aura (K11.19)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import THERE, have, monster, refused, scene, texts

JINXED = [monster("bronx"), monster("lower", cards=["jinx-aura"])]


@pytest.mark.rule("K11.19", "K4.2")
def test_jinx_aura_makes_others_use_all_their_rerolls() -> None:
    match = scene("roll", "", *JINXED)
    match.script(["die E"] * 6)
    match.play("roll")
    assert match.decision == "reroll"
    for face in "AD":
        assert "keep" not in texts(match)
        assert refused(match, "keep") == "K11.19"
        assert refused(match, "reroll E") is None
        match.script([f"die {face}"])
        match.play("reroll E")
    assert match.decision == "resolve"
    assert sorted(match.position()["dice"]) == sorted("EEEEAD")


@pytest.mark.rule("K11.19", "K11.46")
@pytest.mark.parametrize(("webs", "decision"), [(0, "reroll"), (1, "resolve"), (2, "resolve")])
def test_jinx_aura_asks_for_no_reroll_that_webs_have_taken(webs: int, decision: str) -> None:
    match = scene("roll", "", JINXED[0] | {"webs": webs}, JINXED[1])
    match.script(["die E"] * 6)
    match.play("roll")
    if webs < 2:
        match.script(["die A"])
        match.play("reroll E")
    assert match.decision == decision


@pytest.mark.rule("K11.19", "K4.2")
def test_jinx_aura_leaves_its_owner_free() -> None:
    match = scene("reroll", "EEEEEE", monster("bronx", cards=["jinx-aura"]), THERE, rerolls_left=2)
    assert refused(match, "keep") is None
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_skips_a_reroll_that_no_die_may_take() -> None:
    raging = JINXED[0] | {"cards": ["terminal-rage"]}
    match = scene("roll", "", raging, JINXED[1])
    match.script(["die A"] * 6)
    match.play("roll")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"

    match = scene("reroll", "AAAAAE", raging, JINXED[1], rerolls_left=2)
    assert texts(match) == ["reroll E"]
    match.script(["die A"])
    match.play("reroll E")
    assert texts(match) == ["keep"]


@pytest.mark.rule("K11.19", "K12.9", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_at_its_price_if_nothing_else_is_left() -> None:
    cursed = JINXED[0] | {"curses": 2, "energy": 3}
    match = scene("reroll", "OOOOOO", cursed, JINXED[1], rerolls_left=2)
    assert refused(match, "keep") == "K11.19"
    match.script(["die O"])
    match.play("reroll O")
    assert have(match)[2] == 1
    assert texts(match) == ["keep"]  # the second reroll cannot be paid

    raging = cursed | {"cards": ["terminal-rage"]}
    match = scene("reroll", "AAAAAO", raging, JINXED[1])
    assert texts(match) == ["reroll O"]


@pytest.mark.rule("K11.19", "K12.9", "K11.10")
def test_jinx_aura_lets_who_cannot_pay_for_o_reroll_another_die() -> None:
    match = scene("reroll", "OOOOOE", JINXED[0] | {"curses": 2, "energy": 1}, JINXED[1])
    assert texts(match) == ["reroll E"]
    assert refused(match, "keep") == "K11.19"
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K11.19")
def test_nobody_must_reroll_without_jinx_aura() -> None:
    match = scene("reroll", "EEEEEE", monster("bronx"), THERE, rerolls_left=2)
    assert refused(match, "keep") is None
