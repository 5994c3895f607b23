"""Columbia University (K11.50)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import IDLE, buying, facts, monster, told


@pytest.mark.rule("K11.50")
def test_columbia_takes_the_keep_card_that_replaces_it() -> None:
    match = buying("columbia-university", monster("bronx", energy=6), monster("lower"))
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy columbia-university")
    assert told(match, 0, "stars", "energy", "cards") == [2, 0, ["stomp"]]
    assert match.position()["market"] == ["holland-tunnel", *IDLE[1:]]
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_columbia_takes_one_card_only_and_a_second_keep_card_is_for_sale() -> None:
    match = buying("columbia-university", monster("bronx", energy=6), monster("lower"))
    match.script(["card stomp", "card fury"])
    match.play("buy columbia-university")
    assert facts(match, 0)["cards"] == ["stomp"]
    assert match.position()["market"] == ["fury", *IDLE[1:]]


@pytest.mark.rule("K11.50")
def test_columbia_waits_while_only_discard_cards_turn_up() -> None:
    match = buying("columbia-university", monster("bronx", energy=9), monster("lower"))
    match.script(["card flatiron-building"])
    match.play("buy columbia-university")
    assert match.position()["market"] == ["flatiron-building", *IDLE[1:]]
    assert match.position()["claims"] == [0]
    match.script(["card fury", "card subway"])
    match.play("buy flatiron-building")
    assert facts(match, 0)["cards"] == ["fury"]
    assert match.position()["market"] == ["subway", *IDLE[1:]]
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_a_card_revealed_by_anothers_purchase_goes_to_the_claimant() -> None:
    match = buying("flatiron-building", monster("bronx", energy=3), monster("lower"), claims=[1])
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy flatiron-building")
    assert facts(match, 0)["cards"] == []
    assert told(match, 1, "cards", "energy") == [["stomp"], 0]
    assert match.position()["market"] == ["holland-tunnel", *IDLE[1:]]


@pytest.mark.rule("K11.50", "K8.4")
def test_columbia_does_not_take_a_card_that_is_already_for_sale() -> None:
    match = buying("leveler", monster("bronx", energy=5), monster("lower"), market=IDLE, claims=[1])
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy leveler")
    assert facts(match, 0)["cards"] == ["leveler"]
    assert facts(match, 1)["cards"] == ["stomp"]


@pytest.mark.rule("K11.50", "K8.4")
def test_a_sweep_turns_cards_up_from_left_to_right_for_a_claim() -> None:
    match = buying("subway", monster("bronx", energy=2), monster("lower"), claims=[1])
    match.script(["card flatiron-building", "card stomp", "card coney-island", "card fury"])
    match.play("sweep")
    assert facts(match, 1)["cards"] == ["stomp"]
    assert match.position()["market"] == ["flatiron-building", "coney-island", "fury"]


@pytest.mark.rule("K11.50")
def test_the_oldest_claim_comes_first() -> None:
    match = buying(
        "subway", monster("bronx", energy=2), monster("lower"), monster("queens"), claims=[2, 0]
    )
    names = ("stomp", "fury", "coney-island", "flatiron-building", "holland-tunnel")
    match.script([f"card {name}" for name in names])
    match.play("sweep")
    assert [facts(match, player)["cards"] for player in range(3)] == [["fury"], [], ["stomp"]]
    assert match.position()["market"] == list(names[2:])
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_a_new_claim_waits_behind_an_older_one() -> None:
    match = buying("columbia-university", monster("bronx", energy=6), monster("lower"), claims=[1])
    match.script(["card stomp", "card fury", "card coney-island"])
    match.play("buy columbia-university")
    assert facts(match, 1)["cards"] == ["stomp"]
    assert facts(match, 0)["cards"] == ["fury"]


@pytest.mark.rule("K11.50", "K12.7")
def test_a_claimed_card_counts_as_bought() -> None:
    match = buying("columbia-university", monster("bronx", energy=6, hearts=3), monster("lower"))
    match.script(["card natural-selection", "card subway"])
    match.play("buy columbia-university")
    assert told(match, 0, "cards", "energy", "hearts") == [["natural-selection"], 4, 7]


@pytest.mark.rule("K11.50", "K11.40")
def test_a_claimed_tourist_places_a_token_where_its_owner_stands() -> None:
    match = buying("coney-island", monster("bronx", energy=4), monster("upper"), claims=[1])
    match.script(["card tourist", "card subway"])
    match.play("buy coney-island")
    assert told(match, 1, "cards", "stars", "energy") == [["tourist"], 1, 1]
    assert match.position()["souvenirs"]["manhattan"] == 1


@pytest.mark.rule("K11.50", "K6.3")
def test_an_eliminated_monster_loses_its_claim() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4),
        monster("lower"),
        monster("queens"),
        claims=[0],
    )
    match.script(["card stomp"])
    match.play("buy subterranean-cable")
    assert not match.position()["claims"]
    assert match.position()["market"] == ["stomp", *IDLE[1:]]
    assert "stomp" not in facts(match, 0)["cards"]


@pytest.mark.rule("K11.50")
def test_the_claim_is_the_buyers_whoever_it_is() -> None:
    match = buying("columbia-university", monster("bronx"), monster("queens", energy=6), active=1)
    match.script(["card flatiron-building"])
    match.play("buy columbia-university")
    assert match.position()["claims"] == [1]
