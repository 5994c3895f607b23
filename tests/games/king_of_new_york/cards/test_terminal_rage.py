"""Terminal Rage (K11.38)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    board,
    facts,
    monster,
    refused,
    take_turn,
    texts,
)


def raging(dice: str, *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 may reroll these dice; the owner has Terminal Rage."""
    monsters = [monster("bronx"), monster("lower"), monster("queens")]
    monsters[owner]["cards"] = ["terminal-rage"]
    return board(*monsters, decision="reroll", dice=dice, rerolls_left=2, **keys)


@pytest.mark.rule("K11.38", "K3.4")
def test_terminal_rage_gives_an_extra_turn_when_it_is_bought() -> None:
    monsters = [monster("bronx", energy=4), monster("lower"), monster("queens")]
    match = board(*monsters, decision="buy", market=["terminal-rage", *QUIET[:2]])
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["plain"]
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    take_turn(match, "stay")
    assert match.actor == 1


@pytest.mark.rule("K11.38")
def test_terminal_rage_gives_no_further_extra_turns() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"]), monster("lower")]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert match.actor == 1


@pytest.mark.rule("K11.38", "K12.7", "K3.4")
def test_a_free_terminal_rage_gives_its_extra_turn_after_the_turn_of_another() -> None:
    monsters = [monster("bronx", energy=4), monster("lower"), monster("queens")]
    match = board(*monsters, decision="buy", market=["drain", *QUIET[:2]], claims=[2])
    match.script(["card terminal-rage", "card diva"])
    match.play("buy drain")
    assert facts(match, 2)["cards"] == ["terminal-rage"]
    match.play("end")
    assert match.actor == 2
    take_turn(match, "stay")
    assert match.actor == 1
    take_turn(match, "go manhattan")
    assert match.actor == 2


@pytest.mark.rule("K11.38")
def test_a_raging_monster_cannot_reroll_attacks() -> None:
    match = raging("AAEEHH")
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll A E") == "K11.38"
    assert refused(match, "reroll E E H H") is None
    assert not [text for text in texts(match) if text.startswith("reroll") and "A" in text]


@pytest.mark.rule("K11.38")
def test_attacks_that_a_raging_monster_rerolls_into_stay() -> None:
    match = raging("EEEEEE")
    match.script(["die A", "die H"])
    match.play("reroll E E")
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll H") is None


@pytest.mark.rule("K11.38")
def test_others_may_reroll_attacks() -> None:
    match = raging("AAEEHH", owner=1)
    match.script(["die E", "die E"])
    match.play("reroll A A")
    assert match.position()["dice"].count("A") == 0


@pytest.mark.rule("K11.38", "K11.66")
def test_terminal_rage_forbids_already_in_its_extra_turn() -> None:
    monsters = [monster("bronx", energy=4), monster("lower")]
    match = board(*monsters, decision="buy", market=["terminal-rage", *QUIET[:2]])
    match.play("buy terminal-rage")
    match.play("end")
    match.script(["die A"] * 3 + ["die E"] * 3)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"


@pytest.mark.rule("K11.38", "K11.19")
def test_rerolls_forced_by_jinx_aura_are_skipped_if_only_attacks_are_left() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"])]
    match = board(*monsters)
    match.script(["die A"] * 6)
    match.play("roll")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.38", "K11.10", "K13.1")
def test_a_refused_reroll_cites_the_rage_before_the_curse() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"], curses=1), monster("lower")]
    match = board(*monsters, decision="reroll", dice="AAEEOO", rerolls_left=2)
    assert refused(match, "reroll A O") == "K11.38"
    assert refused(match, "reroll O") == "K11.10"
