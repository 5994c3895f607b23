"""Subway (K11.61)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_new_york.positions import (
    RUN,
    bought,
    each,
    facts,
    monster,
    play,
    refused,
    riding,
    texts,
    told,
)


@pytest.mark.rule("K11.61", "K3.4")
def test_subway_heals_2_and_gives_an_extra_turn() -> None:
    match = bought("subway", monster("bronx", energy=11, hearts=5), monster("lower", hearts=5))
    assert told(match, 0, "energy", "hearts", "stars") == [1, 7, 0]
    assert facts(match, 1)["hearts"] == 5
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    assert match.position()["extra_turn"] == "subway"


@pytest.mark.rule("K11.61", "K6.2")
def test_subway_does_not_heal_above_the_maximum() -> None:
    match = bought("subway", monster("bronx", energy=10, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.61", "K3.4")
def test_after_the_subway_turn_the_normal_order_goes_on() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"), monster("queens"))
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay", "end")
    assert (match.actor, match.decision) == (1, "roll")
    assert match.position()["extra_turn"] is None
    assert match.position()["subway_moves"] == 0


@pytest.mark.rule("K11.61")
def test_the_free_movement_does_not_begin_in_the_turn_of_the_purchase() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"))
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K3.4")
def test_the_free_movement_belongs_to_that_one_extra_turn() -> None:
    match = bought(
        "subway",
        monster("bronx", energy=14),
        monster("lower"),
        market=["subway", "terminal-rage", "leveler"],
    )
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["subway", "plain"]
    match.script(["die E"] * 12)
    play(match, "end")
    assert refused(match, "subway queens") is None
    play(match, "roll", "keep", "resolve E", "stay", "end")
    assert (match.actor, match.decision) == (0, "roll")
    assert match.position()["extra_turn"] == "plain"
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61")
def test_another_monsters_turn_has_no_free_movement() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="buy")
    match.play("end")
    assert match.actor == 1
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K11.67")
@pytest.mark.parametrize(
    ("decision", "keys"),
    [
        ("roll", {}),
        ("reroll", {"dice": "EEEEEE", "rerolls_left": 2}),
        ("reroll", {"dice": "EEEEEE", "rerolls_left": 1}),
        ("resolve", {"dice": "EEEHHH"}),
        ("resolve", {"dice": "EEEHHH", "resolved": "E"}),
        ("move", {"dice": "EEEHHH", "resolved": "EH"}),
        ("buy", {"dice": "EEEHHH", "resolved": "EH"}),
    ],
)
def test_one_may_move_between_all_steps(decision: str, keys: dict[str, Any]) -> None:
    match = riding(monster("bronx"), monster("lower"), decision=decision, **keys)
    play(match, "subway queens", "subway brooklyn")
    assert facts(match, 0)["place"] == "brooklyn"
    assert (match.actor, match.decision) == (0, decision)
    if keys:
        assert sorted(match.position()["dice"]) == sorted(keys["dice"])


@pytest.mark.rule("K11.61", "K11.67")
def test_one_may_move_after_the_last_face_and_after_the_move() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="resolve", dice="EEEEEE")
    play(match, "resolve E", "subway queens", "go brooklyn", "subway staten-island")
    assert facts(match, 0)["place"] == "staten-island"
    assert match.decision == "buy"


@pytest.mark.rule("K11.61", "K11.67", "K3.1")
def test_one_may_not_move_while_another_decision_is_open() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert match.decision == "flee"
    assert refused(match, "subway queens", 0) == "K3.1"
    match = riding(
        monster("bronx"),
        monster("lower"),
        decision="resolve",
        dice="DEEEEE",
        piles={"bronx": ["high-rise-1", "high-rise-1", "hospital-2"]},
    )
    match.play("resolve D")
    assert match.decision == "destroy"
    assert refused(match, "subway queens") == "K3.1"


@pytest.mark.rule("K11.61")
def test_eight_moves_are_the_most() -> None:
    match = riding(monster("bronx"), monster("lower"))
    for step in range(8):
        match.play("subway queens" if step % 2 == 0 else "subway bronx")
    assert refused(match, "subway queens") == "K11.61"
    assert not [text for text in texts(match) if text.startswith("subway")]


@pytest.mark.rule("K11.61")
def test_a_bought_subway_turn_has_eight_moves() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"))
    match.play("end")
    for step in range(8):
        match.play("subway queens" if step % 2 == 0 else "subway bronx")
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61")
def test_the_usual_move_is_none_of_the_eight() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="move", subway_moves=1)
    play(match, "go queens", "subway bronx")
    assert facts(match, 0)["place"] == "bronx"
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K7.3", "K7.5")
def test_the_subway_leads_into_manhattan_up_and_out_again() -> None:
    match = riding(monster("bronx"), monster("queens"))
    places = []
    for stop in ("manhattan", "manhattan", "manhattan", "brooklyn", "manhattan"):
        match.play(f"subway {stop}")
        places.append(facts(match, 0)["place"])
    assert places == ["lower", "midtown", "upper", "brooklyn", "lower"]
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K11.61", "K8.2")
def test_there_is_no_way_up_from_upper() -> None:
    match = riding(monster("upper"), monster("queens"))
    assert refused(match, "subway manhattan") is not None
    assert "subway manhattan" not in texts(match)


@pytest.mark.rule("K11.61", "K7.2", "K8.3")
def test_the_subway_does_not_lead_into_a_full_borough() -> None:
    match = riding(monster("bronx"), monster("queens"), monster("queens"), monster("upper"))
    assert refused(match, "subway queens") == "K8.3"
    assert refused(match, "subway manhattan") == "K7.2"
    rides = [text for text in texts(match) if text.startswith("subway")]
    assert sorted(rides) == ["subway brooklyn", "subway staten-island"]


@pytest.mark.rule("K11.61", "K9.1", "K9.2")
def test_the_subway_leads_to_manhattans_second_space() -> None:
    match = riding(
        monster("bronx"),
        monster("upper"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    play(match, "subway manhattan", "subway manhattan")
    assert facts(match, 0)["place"] == "midtown-5-6"


@pytest.mark.rule("K11.61", "K8.1", "K8.2")
def test_the_move_is_as_forced_in_a_subway_turn_as_in_another() -> None:
    match = riding(monster("bronx"), monster("queens"), decision="move")
    assert refused(match, "stay") == "K8.1"
    play(match, "subway manhattan")
    assert refused(match, "stay") == "K8.2"
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"


@pytest.mark.rule("K11.61", "K5.4")
def test_the_place_at_the_moment_of_attacking_counts() -> None:
    match = riding(
        monster("midtown"), monster("queens"), monster("bronx"), decision="resolve", dice="AAEEEE"
    )
    play(match, "subway brooklyn", "resolve A")
    assert each(match, "hearts") == [10, 10, 10]
    match = riding(
        monster("bronx"), monster("queens"), monster("upper"), decision="resolve", dice="AAEEEE"
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8]


@pytest.mark.rule("K11.61", "K12.5", "K11.56")
@pytest.mark.parametrize(
    ("place", "stop", "reached"),
    [
        ("bronx", "queens", "queens"),
        ("bronx", "manhattan", "lower"),
        ("lower", "manhattan", "midtown"),
        ("upper", "brooklyn", "brooklyn"),
    ],
)
def test_every_subway_move_pays_the_marathon(place: str, stop: str, reached: str) -> None:
    match = riding(monster(place, energy=3), monster("staten-island"), market=RUN)
    match.play(f"subway {stop}")
    assert told(match, 0, "place", "energy") == [reached, 1]
    match = riding(monster(place, energy=1), monster("staten-island"), market=RUN)
    assert refused(match, f"subway {stop}") == "K11.56"


@pytest.mark.rule("K11.61", "K6.3")
def test_an_eliminated_monster_loses_its_subway_turn() -> None:
    match = bought(
        "subway",
        monster("bronx", energy=10, hearts=1),
        monster("queens"),
        monster("lower"),
        market=["subway", "subterranean-cable", "leveler"],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1
    assert match.position()["extra_turn"] is None
