"""What each card costs, and where it is cheaper (K8.4, K8.5, K11.1 to K11.64)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    PLACES,
    ZONES,
    bought,
    buying,
    facts,
    have,
    monster,
    of_kind,
    refused,
    told,
)

KEEP = [
    pytest.param("antimatter-pellets", 4, marks=pytest.mark.rule("K11.1")),
    pytest.param("artificial-heart", 4, marks=pytest.mark.rule("K11.2")),
    pytest.param("broadway-star", 5, marks=pytest.mark.rule("K11.3")),
    pytest.param("bulletproof", 4, marks=pytest.mark.rule("K11.4")),
    pytest.param("can-opener", 4, marks=pytest.mark.rule("K11.5")),
    pytest.param("carapace", 3, marks=pytest.mark.rule("K11.6")),
    pytest.param("chameleon", 4, marks=pytest.mark.rule("K11.7")),
    pytest.param("chinatown-regular", 3, marks=pytest.mark.rule("K11.8")),
    pytest.param("climb-the-empire-state-building", 3, marks=pytest.mark.rule("K11.9")),
    pytest.param("curse", 4, marks=pytest.mark.rule("K11.10")),
    pytest.param("diva", 5, marks=pytest.mark.rule("K11.11")),
    pytest.param("drain", 4, marks=pytest.mark.rule("K11.12")),
    pytest.param("ego-trip", 3, marks=pytest.mark.rule("K11.13")),
    pytest.param("extra-head", 7, marks=pytest.mark.rule("K11.14")),
    pytest.param("fireball", 4, marks=pytest.mark.rule("K11.15")),
    pytest.param("fury", 4, marks=pytest.mark.rule("K11.16")),
    pytest.param("hailing-cabs", 5, marks=pytest.mark.rule("K11.17")),
    pytest.param("hunter", 5, marks=pytest.mark.rule("K11.18")),
    pytest.param("jinx-aura", 4, marks=pytest.mark.rule("K11.19")),
    pytest.param("king-of-queens", 5, marks=pytest.mark.rule("K11.20")),
    pytest.param("leveler", 5, marks=pytest.mark.rule("K11.21")),
    pytest.param("long-neck", 3, marks=pytest.mark.rule("K11.22")),
    pytest.param("natural-selection", 2, marks=pytest.mark.rule("K11.23")),
    pytest.param("of-another-world", 6, marks=pytest.mark.rule("K11.24")),
    pytest.param("overload", 0, marks=pytest.mark.rule("K11.25")),
    pytest.param("painbow", 5, marks=pytest.mark.rule("K11.26")),
    pytest.param("personal-spotlight", 5, marks=pytest.mark.rule("K11.27")),
    pytest.param("phoenix-blood", 4, marks=pytest.mark.rule("K11.28")),
    pytest.param("power-tap", 4, marks=pytest.mark.rule("K11.29")),
    pytest.param("regeneration", 5, marks=pytest.mark.rule("K11.30")),
    pytest.param("scavenger", 3, marks=pytest.mark.rule("K11.31")),
    pytest.param("seismic-ray", 4, marks=pytest.mark.rule("K11.32")),
    pytest.param("shadow-double", 12, marks=pytest.mark.rule("K11.33")),
    pytest.param("sharp-shooter", 4, marks=pytest.mark.rule("K11.34")),
    pytest.param("stink-attack", 5, marks=pytest.mark.rule("K11.35")),
    pytest.param("stomp", 4, marks=pytest.mark.rule("K11.36")),
    pytest.param("super-speed", 4, marks=pytest.mark.rule("K11.37")),
    pytest.param("terminal-rage", 4, marks=pytest.mark.rule("K11.38")),
    pytest.param("tesla-antennae", 4, marks=pytest.mark.rule("K11.39")),
    pytest.param("tourist", 6, marks=pytest.mark.rule("K11.40")),
    pytest.param("towering-titan", 10, marks=pytest.mark.rule("K11.41")),
    pytest.param("trash-thrower", 5, marks=pytest.mark.rule("K11.42")),
    pytest.param("trophy-hunter", 5, marks=pytest.mark.rule("K11.43")),
    pytest.param("universal-soldier", 6, marks=pytest.mark.rule("K11.44")),
    pytest.param("violent-star", 3, marks=pytest.mark.rule("K11.45")),
    pytest.param("webspinner", 6, marks=pytest.mark.rule("K11.46")),
]
GIVES = {"natural-selection": (0, 4), "overload": (0, 4), "tourist": (1, 1)}
"""★ and ⚡ of keep cards that give something when they are bought."""
DISCARD: dict[str, tuple[pytest.MarkDecorator, int, tuple[str, ...], int]] = {
    "air-force-one": (pytest.mark.rule("K11.47"), 6, (), 0),
    "brooklyn-bridge": (pytest.mark.rule("K11.48"), 6, ("brooklyn",), 0),
    "central-park": (pytest.mark.rule("K11.49"), 5, ZONES, 0),
    "columbia-university": (pytest.mark.rule("K11.50"), 6, ZONES, 0),
    "coney-island": (pytest.mark.rule("K11.51"), 4, ("brooklyn",), 0),
    "drink-the-hudson": (pytest.mark.rule("K11.52"), 12, (*ZONES, "brooklyn", "staten-island"), 13),
    "flatiron-building": (pytest.mark.rule("K11.53"), 3, ZONES, 0),
    "general-ellis": (pytest.mark.rule("K11.54"), 5, (), 0),
    "holland-tunnel": (pytest.mark.rule("K11.55"), 9, ZONES, 3),
    "new-york-marathon": (pytest.mark.rule("K11.56"), 6, (), 2),
    "next-stage": (pytest.mark.rule("K11.57"), 4, (), 0),
    "photo-op": (pytest.mark.rule("K11.58"), 4, (), 0),
    "power-substation": (pytest.mark.rule("K11.59"), 5, (), 8),
    "subterranean-cable": (pytest.mark.rule("K11.60"), 0, (), 4),
    "subway": (pytest.mark.rule("K11.61"), 10, (), 0),
    "tesla-cannon": (pytest.mark.rule("K11.62"), 5, (), 0),
    "the-unisphere": (pytest.mark.rule("K11.63"), 5, ("queens",), 0),
    "yankee-stadium": (pytest.mark.rule("K11.64"), 9, ("bronx",), 0),
}
"""Clause, cost, where it is cheaper, and the ⚡ that it gives."""
OFFERS = [
    pytest.param(
        card,
        place,
        cost - (place in cheaper),
        gain,
        marks=[clause, pytest.mark.rule("K8.4", "K8.5", "K1.5")],
    )
    for card, (clause, cost, cheaper, gain) in DISCARD.items()
    for place in PLACES
]
DESTROYED = {"jet": 1, "tank": 1}
"""What Air Force One and General Ellis ask for."""


@pytest.mark.parametrize(("card", "cost"), KEEP)
def test_a_keep_card_has_its_price_and_stays_with_its_buyer(card: str, cost: int) -> None:
    if cost > 0:
        poor = buying(card, monster("bronx", energy=cost - 1), monster("lower"))
        assert refused(poor, f"buy {card}") == "K8.4"
    match = buying(card, monster("bronx", energy=cost), monster("lower"))
    (purchase,) = of_kind(match.play(f"buy {card}"), "bought")
    assert purchase["cost"] == cost
    assert have(match) == (10, *GIVES.get(card, (0, 0)))
    assert facts(match, 0)["cards"] == [card]
    assert facts(match, 1)["cards"] == []


@pytest.mark.parametrize(("card", "place", "cost", "gain"), OFFERS)
def test_a_discard_card_costs_less_only_in_its_boroughs(
    card: str, place: str, cost: int, gain: int
) -> None:
    other = "staten-island" if place in ZONES else "lower"
    # No keep card, which Columbia University would claim.
    following = "the-unisphere" if card == "holland-tunnel" else "holland-tunnel"
    rich = buying(card, monster(place, energy=cost), monster(other), destroyed=DESTROYED)
    rich.script([f"card {following}"])
    rich.play(f"buy {card}")
    assert facts(rich, 0)["energy"] == gain
    assert facts(rich, 0)["cards"] == []
    assert card in rich.position()["discard_pile"]
    assert rich.position()["market"] == [following, *IDLE[1:]]
    assert (rich.decision, rich.actor) == ("buy", 0)
    if cost > 0:
        poor = buying(card, monster(place, energy=cost - 1), monster(other), destroyed=DESTROYED)
        assert refused(poor, f"buy {card}") == "K8.4"


@pytest.mark.rule("K8.5", "K9.1", "K11.49")
def test_a_5_6_space_is_in_manhattan_too() -> None:
    match = bought(
        "central-park",
        monster("midtown-5-6", energy=4),
        monster("lower"),
        monster("bronx"),
        monster("queens"),
        monster("brooklyn"),
    )
    assert told(match, 0, "energy", "stars") == [0, 2]


@pytest.mark.rule("K8.5", "K11.49")
def test_only_the_buyers_own_place_makes_a_card_cheaper() -> None:
    match = buying("central-park", monster("queens", energy=4), monster("lower", energy=4))
    assert refused(match, "buy central-park") == "K8.4"


@pytest.mark.rule("K8.5", "K11.51")
def test_the_place_after_the_move_decides_the_price() -> None:
    match = buying("coney-island", monster("brooklyn", energy=3), monster("lower"), decision="move")
    match.play("go queens")
    assert refused(match, "buy coney-island") == "K8.4"
    match.undo()
    match.play("stay")
    assert refused(match, "buy coney-island") is None
