"""Cards that meet when something is destroyed."""

from __future__ import annotations

import pytest

from bigapple.games.king_of_new_york.cards.table import CARDS
from tests.games.king_of_new_york.positions import (
    TOUGH,
    board,
    facts,
    monster,
    play,
    refused,
    resolving,
    riding,
    told,
)


@pytest.mark.rule("K11.17", "K11.32", "K11.34")
def test_cabs_leave_only_units_in_the_borough_of_the_seismic_ray() -> None:
    match = resolving(
        "DEEEEE",
        monster("bronx", energy=1, cards=["hailing-cabs", "seismic-ray"]),
        monster("lower"),
        added={"D": 2},
        only_units=True,
        piles={"queens": ["high-rise-1", "high-rise-1", "high-rise-1"]},
        units={"queens": {"jet": 1, "infantry": 1}},
    )
    play(match, "resolve D", "ray queens")
    assert refused(match, "destroy queens 1") == "K11.17"
    match.play("destroy queens jet")
    assert told(match, 0, "energy", "trophies", "stars") == [2, {"jet": 1}, 0]


@pytest.mark.rule("K11.34", "K11.43", "K11.22", "K5.8")
def test_rewards_of_one_jet_add_up() -> None:
    match = resolving(
        "DDEEEE",
        monster("bronx", cards=["sharp-shooter", "trophy-hunter", "long-neck"]),
        monster("lower"),
        piles={"bronx": TOUGH},
        units={"queens": {"jet": 1}},
    )
    play(match, "resolve D", "destroy queens jet")
    assert told(match, 0, "stars", "energy", "trophies") == [2, 2, {"jet": 1}]


@pytest.mark.rule("K11.50", "K8.6")
def test_a_claim_is_served_from_the_reshuffled_discard_pile_too() -> None:
    keep = [card.name for card in CARDS if card.keep and card.name != "stomp"]
    once = [card.name for card in CARDS if not card.keep]
    market = ["columbia-university", "coney-island", "flatiron-building"]
    match = board(
        monster("bronx", energy=6),
        monster("lower", cards=keep),
        decision="buy",
        market=market,
        discard_pile=["stomp", *[name for name in once if name not in market]],
    )
    match.script(["card stomp", "card columbia-university"])
    match.play("buy columbia-university")
    assert facts(match, 0)["cards"] == ["stomp"]
    assert match.position()["market"] == market
    assert match.position()["discard_pile"] == []


@pytest.mark.rule("K11.56", "K11.61", "K8.4")
def test_a_marathon_that_a_sweep_turns_up_is_paid_by_the_next_ride() -> None:
    match = riding(monster("bronx", energy=4), monster("lower"), decision="buy")
    match.script(["card subway", "card new-york-marathon", "card fury"])
    play(match, "subway queens", "sweep", "subway bronx")
    assert facts(match, 0)["energy"] == 0
    assert refused(match, "subway queens") == "K11.56"
