"""Cards that meet while dice are rolled: Jinx Aura, roll and result."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    board,
    facts,
    monster,
    play,
    refused,
    rerolling,
    texts,
    told,
)

# Jinx Aura.


@pytest.mark.rule("K11.19", "K11.46")
@pytest.mark.parametrize(("webs", "forced"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_jinx_aura_forces_only_the_rerolls_that_webs_leave(webs: int, forced: int) -> None:
    match = board(monster("bronx", webs=webs), monster("lower", cards=["jinx-aura"]))
    match.script(["die E"] * 8)
    match.play("roll")
    for _ in range(forced):
        assert match.decision == "reroll"
        assert refused(match, "keep") == "K11.19"
        match.play("reroll E")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_does_not_force_a_under_terminal_rage() -> None:
    match = board(monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"]))
    match.script(["die A"] * 6)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_forces_what_terminal_rage_leaves_until_nothing_is_left() -> None:
    match = board(monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"]))
    match.script([*["die A"] * 5, "die E", "die A"])
    match.play("roll")
    assert texts(match) == ["reroll E"]
    assert refused(match, "keep") == "K11.19"
    match.play("reroll E")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


# Roll and result.


@pytest.mark.rule("K11.65", "K11.27", "K11.7")
def test_personal_spotlight_counts_a_c_that_chameleon_discards() -> None:
    match = rerolling(
        "CEEEEE", monster("bronx", cards=["personal-spotlight", "chameleon"]), monster("lower")
    )
    play(match, "keep", "chameleon E H")
    assert facts(match, 0)["stars"] == 1
    assert "resolve C" not in texts(match)


@pytest.mark.rule("K11.65", "K11.9", "K11.2")
def test_climb_counts_the_roll_before_conversions() -> None:
    match = rerolling(
        "EAHCDO",
        monster("upper", cards=["climb-the-empire-state-building", "artificial-heart"]),
        monster("bronx"),
    )
    play(match, "keep", "convert 1 H E")
    assert told(match, 0, "stars", "extra_turns") == [2, ["plain"]]
    match = rerolling(
        "HHACDO",
        monster("upper", cards=["climb-the-empire-state-building", "artificial-heart"]),
        monster("bronx"),
    )
    play(match, "keep", "convert 1 H E")
    assert told(match, 0, "stars", "extra_turns") == [0, []]
