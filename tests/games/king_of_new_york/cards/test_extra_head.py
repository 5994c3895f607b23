"""Extra Head (K11.14)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import THERE, have, monster, scene


@pytest.mark.rule("K11.14", "K4.1", "K1.2")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ([], "EAHCDO"),
        (["extra-head"], "EAHCDOO"),
        (["extra-head", "natural-selection"], "EAHCDOOD"),
    ],
)
def test_extra_head_adds_a_die_to_its_owners_roll(cards: list[str], dice: str) -> None:
    other = [] if cards else ["extra-head"]
    match = scene("roll", "", monster("bronx", cards=cards), monster("lower", cards=other))
    match.script([f"die {face}" for face in dice])
    match.play("roll")
    assert sorted(match.position()["dice"]) == sorted(dice)
    match.script(["die A"] * len(dice))
    match.play(f"reroll {' '.join(dice)}")
    assert match.position()["dice"] == "A" * len(dice)


@pytest.mark.rule("K11.14")
def test_extra_head_lets_all_seven_dice_count() -> None:
    match = scene("resolve", "EEEEEEE", monster("bronx", cards=["extra-head"]), THERE)
    match.play("resolve E")
    assert have(match)[2] == 7
