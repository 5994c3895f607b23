"""Natural Selection and the cards that it meets."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    board,
    buying,
    facts,
    monster,
    play,
    resolving,
    told,
    winners,
)

SELECTED = ["natural-selection", "chameleon"]


def selection(dice: str, *actions: str, stars: int = 0) -> Match:
    match = resolving(
        dice, monster("bronx", stars=stars, cards=SELECTED), monster("lower"), monster("queens")
    )
    play(match, *actions, "stay", "end")
    return match


@pytest.mark.rule("K11.23", "K11.7")
@pytest.mark.parametrize(
    ("dice", "actions", "alive"),
    [
        ("CHEEEEE", ("resolve C", "resolve H", "resolve E"), False),
        ("CHEEEEE", ("chameleon H E", "resolve E"), True),
        ("CCEEEEE", ("chameleon C E", "resolve E"), True),
        ("CCHEEEE", ("chameleon H E", "resolve C", "resolve E"), False),
        ("CHEEEEE", ("chameleon H C", "resolve C", "resolve E"), False),
        ("HHEEEEE", ("resolve H", "resolve E"), True),
    ],
)
def test_natural_selection_looks_at_the_c_that_chameleon_leaves(
    dice: str, actions: tuple[str, ...], alive: bool
) -> None:
    match = selection(dice, *actions)
    assert (facts(match, 0)["hearts"] > 0) is alive
    assert ("natural-selection" in facts(match, 0)["cards"]) is alive
    assert ("natural-selection" in match.position()["discard_pile"]) is not alive
    assert match.actor == 1


@pytest.mark.rule("K11.23", "K10.2")
def test_natural_selection_kills_before_20_stars_win() -> None:
    match = selection("CEEEEEE", "resolve C", "resolve E", stars=20)
    assert match.outcome is None
    assert facts(match, 0)["hearts"] == 0
    assert winners(selection("HEEEEEE", "resolve H", "resolve E", stars=20)) == (0,)


@pytest.mark.rule("K11.23", "K11.24")
def test_natural_selections_end_is_no_damage_to_be_paid() -> None:
    match = resolving(
        "CEEEEEE",
        monster("bronx", energy=20, cards=["natural-selection", "of-another-world"]),
        monster("lower"),
        monster("queens"),
    )
    play(match, "resolve C", "resolve E", "stay", "end")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1


@pytest.mark.rule("K11.23", "K11.66")
@pytest.mark.parametrize(("dice", "alive"), [("CEEEEE", False), ("HEEEEE", True)])
def test_natural_selection_looks_back_in_the_turn_of_its_purchase(dice: str, alive: bool) -> None:
    match = buying(
        "natural-selection",
        monster("bronx", energy=2, hearts=3),
        monster("lower"),
        monster("queens"),
        dice=dice,
        resolved="CEH",
    )
    match.play("buy natural-selection")
    assert told(match, 0, "energy", "hearts") == [4, 7]
    match.play("end")
    assert facts(match, 0)["hearts"] == (7 if alive else 0)


@pytest.mark.rule("K11.23", "K11.50", "K12.7")
def test_natural_selection_claimed_in_anothers_turn_spares_its_owner() -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=4),
        monster("lower", hearts=3),
        claims=[1],
        dice="CCEEEE",
        resolved="CE",
    )
    match.script(["card natural-selection", "card subway"])
    match.play("buy coney-island")
    assert told(match, 1, "energy", "hearts") == [4, 7]
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    assert facts(match, 1)["cards"] == ["natural-selection"]
    match.script(["die E"] * 7)
    match.play("roll")
    assert len(match.position()["dice"]) == 7


@pytest.mark.rule("K11.23", "K11.14", "K4.1")
def test_extra_head_and_natural_selection_make_eight_dice() -> None:
    match = board(monster("bronx", cards=["extra-head", "natural-selection"]), monster("lower"))
    match.script(["die E"] * 8)
    match.play("roll")
    assert len(match.position()["dice"]) == 8
