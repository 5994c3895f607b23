"""Super Speed (K11.37)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    board,
    each,
    facts,
    have,
    monster,
    refused,
    souvenirs,
    take_turn,
    texts,
)

MARATHON = ["new-york-marathon", *QUIET[:2]]


def speedy(*places: str, cards: tuple[str, ...] = ("super-speed",), **keys: Any) -> Match:
    """Player 0, with Super Speed, is about to roll; the monsters stand at these places."""
    monsters = [monster(place) for place in places]
    monsters[0]["cards"] = list(cards)
    return board(*monsters, **{"decision": "roll"} | keys)


@pytest.mark.rule("K11.37", "K8.3")
def test_super_speed_may_move_before_the_roll() -> None:
    match = speedy("bronx", "lower")
    assert set(texts(match)) == {"roll", "speed queens", "speed brooklyn", "speed staten-island"}
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"
    assert (match.decision, match.actor) == ("roll", 0)


@pytest.mark.rule("K11.37")
def test_super_speed_need_not_move() -> None:
    match = speedy("bronx", "queens")
    match.script(["die H"] * 6)
    match.play("roll")
    assert match.decision == "reroll"
    assert facts(match, 0)["place"] == "bronx"


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once() -> None:
    match = speedy("bronx", "lower")
    match.play("speed queens")
    refusal = match.why_not("speed brooklyn")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.37", "king-refusal-speed-used-up")
    assert texts(match) == ["roll"]


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once_more_than_in_the_move_phase() -> None:
    match = speedy("bronx", "lower")
    match.play("speed queens")
    match.script(["die H"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve H")
    match.play("go brooklyn")
    assert facts(match, 0)["place"] == "brooklyn"


@pytest.mark.rule("K11.37", "K3.1")
def test_super_speed_is_over_once_the_dice_are_rolled() -> None:
    for decision in ("reroll", "resolve", "move", "buy"):
        match = speedy("bronx", "lower", decision=decision, dice="HHHHHH", rerolls_left=1)
        assert refused(match, "speed queens") == "K3.1"


@pytest.mark.rule("K11.37")
def test_without_super_speed_nobody_moves_before_the_roll() -> None:
    match = speedy("bronx", "lower", cards=())
    refusal = match.why_not("speed queens")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.37", "king-refusal-no-speed")
    assert texts(match) == ["roll"]


@pytest.mark.rule("K11.37", "K8.1", "K7.3")
def test_super_speed_can_only_enter_manhattan_while_it_has_room() -> None:
    match = speedy("bronx", "queens")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    assert refused(match, "speed brooklyn") == "K8.1"
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "lower"
    assert have(match, 0) == (10, 1, 0)  # for entering; the start of the turn is over


@pytest.mark.rule("K11.37", "K8.2")
def test_who_sped_into_manhattan_goes_up_in_the_move_phase() -> None:
    match = speedy("bronx", "queens")
    match.play("speed manhattan")
    match.script(["die E"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert have(match, 0) == (10, 1, 6)


@pytest.mark.rule("K11.37", "K5.5")
def test_who_sped_into_empty_manhattan_does_not_attack() -> None:
    match = speedy("bronx", "queens")
    match.play("speed manhattan")
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.37", "K7.3")
def test_entering_by_super_speed_gives_its_star_once_in_a_turn() -> None:
    match = speedy("bronx", "queens", extra_turn="subway", subway_moves=8)
    match.play("speed manhattan")
    match.play("subway brooklyn")
    match.play("subway manhattan")
    assert have(match, 0)[1] == 1


@pytest.mark.rule("K11.37", "K8.2", "K7.5")
def test_super_speed_goes_up_in_manhattan_and_not_out_of_it() -> None:
    match = speedy("lower", "queens")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    assert refused(match, "speed bronx") == "K7.5"
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert have(match, 0) == (10, 0, 0)
    match = speedy("upper", "queens")
    assert texts(match) == ["roll"]
    assert refused(match, "speed manhattan") == "K8.2"


@pytest.mark.rule("K11.37", "K8.3", "K7.2")
def test_super_speed_goes_to_no_full_borough() -> None:
    match = speedy("bronx", "lower", "queens", "queens")
    assert refused(match, "speed queens") == "K8.3"
    assert refused(match, "speed manhattan") == "K7.2"
    assert refused(match, "speed bronx") == "K8.3"


@pytest.mark.rule("K11.37", "K12.5", "K11.56")
def test_super_speed_pays_no_fee_to_the_marathon() -> None:
    match = speedy("bronx", "lower", market=MARATHON)
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"
    match = board(
        monster("bronx", cards=["super-speed"], energy=5), monster("lower"), market=MARATHON
    )
    match.play("speed queens")
    assert have(match, 0)[2] == 5


@pytest.mark.rule("K11.37", "K3.2")
def test_super_speed_comes_after_the_start_of_the_turn() -> None:
    monsters = [monster("lower"), monster("queens", cards=["super-speed", "king-of-queens"])]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert have(match, 1)[2] == 1
    match.play("speed bronx")
    assert facts(match, 1)["place"] == "bronx"


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once_in_each_turn() -> None:
    monsters = [monster("bronx", cards=["super-speed"]), monster("lower")]
    match = board(*monsters, decision="buy", sped=True)
    match.play("end")
    take_turn(match, "go manhattan")
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"


@pytest.mark.rule("K11.37", "K9.2")
def test_super_speed_enters_the_second_space_of_manhattan() -> None:
    match = speedy("bronx", "midtown", "queens", "queens", "brooklyn")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "lower-5-6"
    assert have(match, 0)[1] == 1


@pytest.mark.rule("K11.37", "K11.40")
def test_a_tourist_that_speeds_gets_a_souvenir() -> None:
    match = speedy("bronx", "lower", cards=("super-speed", "tourist"))
    match.play("speed queens")
    assert souvenirs(match) == {"queens": 0}
    assert have(match, 0) == (10, 1, 1)
