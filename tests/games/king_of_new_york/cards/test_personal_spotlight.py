"""Personal Spotlight (K11.27)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import THERE, board, buying, have, monster


def spotlight(dice: str, *cards: str) -> Match:
    """Player 0 in the Bronx, with Personal Spotlight, keeps these dice."""
    monsters = [monster("bronx", cards=["personal-spotlight", *cards]), monster("lower")]
    match = board(*monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.27")
@pytest.mark.parametrize(
    ("dice", "stars"), [("EEEEEE", 0), ("CEEEEE", 1), ("CCEEEE", 1), ("CCCEEE", 2)]
)
def test_the_spotlight_gives_one_star_however_many_celebrity(dice: str, stars: int) -> None:
    match = spotlight(dice)
    match.play(f"resolve {' '.join(sorted(set(dice)))}")
    assert have(match, 0)[1] == stars  # three C take Superstar, for 1★ of its own


@pytest.mark.rule("K11.27", "K11.65", "K11.7")
def test_the_spotlight_counts_a_celebrity_that_chameleon_discards() -> None:
    match = spotlight("CEEEEH", "chameleon")
    match.play("chameleon H E")
    match.play("resolve E")
    assert match.decision == "move"
    assert have(match, 0)[1] == 1


@pytest.mark.rule("K11.27", "K11.65")
def test_the_spotlight_counts_only_the_dice_as_they_lie_when_rolling_ends() -> None:
    monsters = [monster("bronx", cards=["personal-spotlight"]), monster("lower")]
    match = board(*monsters, decision="reroll", dice="CEEEEE", rerolls_left=1)
    match.script(["die H"])
    match.play("reroll C")
    assert match.decision == "resolve"
    assert have(match, 0)[1] == 0
    match = board(*monsters, decision="reroll", dice="HEEEEE", rerolls_left=1)
    match.script(["die C"])
    match.play("reroll H")
    assert have(match, 0)[1] == 1


@pytest.mark.rule("K11.27")
def test_the_spotlight_does_not_shine_on_other_rolls() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["personal-spotlight"])]
    match = board(*monsters, decision="reroll", dice="CCEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve C E")
    assert have(match, 0)[1] == 0
    assert have(match, 1)[1] == 0


@pytest.mark.rule("K11.27")
def test_the_spotlight_gives_in_each_turn() -> None:
    match = spotlight("CEEEEE")
    match.play("resolve C E")
    match.play("stay")
    match.play("end")
    match.script(["die E"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    match.play("go manhattan")
    match.play("end")
    match.script(["die C"] * 2 + ["die E"] * 4)
    match.play("roll")
    match.play("keep")
    assert have(match, 0)[1] == 2


@pytest.mark.rule("K11.27", "K11.66")
def test_a_spotlight_that_is_bought_does_not_look_back_at_the_roll() -> None:
    match = buying(
        "personal-spotlight", monster("bronx", energy=5), THERE, dice="CEEEEE", resolved="CE"
    )
    match.play("buy personal-spotlight")
    match.play("end")
    assert have(match, 0)[1] == 0
