"""K11.47–K11.52: Air Force One to Drink the Hudson."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["hunter", "leveler", "can-opener"]
"""Cards for sale that change nothing while they lie there."""
PLACES = ("bronx", "queens", "brooklyn", "staten-island", "lower", "midtown", "upper")
ZONES = ("lower", "midtown", "upper")


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def buying(card: str, monsters: list[dict[str, Any]], **keys: Any) -> Match:
    """The first monster may buy a card."""
    return table(monsters, **({"decision": "buy", "market": [card, *QUIET[1:]]} | keys))


def bought(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has bought a card, which a card without consequences replaces."""
    match = buying(card, list(monsters), **keys)
    match.script([f"card {QUIET[0]}"])
    match.play(f"buy {card}")
    return match


def told(match: Match, player: int, *names: str) -> list[Any]:
    return [facts(match, player)[name] for name in names]


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# Prices.

PRICES: dict[str, tuple[pytest.MarkDecorator, int, tuple[str, ...], int]] = {
    "air-force-one": (pytest.mark.rule("K11.47"), 6, (), 0),
    "brooklyn-bridge": (pytest.mark.rule("K11.48"), 6, ("brooklyn",), 0),
    "central-park": (pytest.mark.rule("K11.49"), 5, ZONES, 0),
    "columbia-university": (pytest.mark.rule("K11.50"), 6, ZONES, 0),
    "coney-island": (pytest.mark.rule("K11.51"), 4, ("brooklyn",), 0),
    "drink-the-hudson": (pytest.mark.rule("K11.52"), 12, (*ZONES, "brooklyn", "staten-island"), 13),
}
"""Clause, cost, where it is cheaper, and the ⚡ that it gives."""
OFFERS = [
    pytest.param(
        card,
        place,
        cost - (place in cheaper),
        gain,
        marks=[clause, pytest.mark.rule("K8.4", "K8.5")],
    )
    for card, (clause, cost, cheaper, gain) in PRICES.items()
    for place in PLACES
]


@pytest.mark.parametrize(("card", "place", "cost", "gain"), OFFERS)
def test_a_card_costs_less_only_in_its_boroughs(
    card: str, place: str, cost: int, gain: int
) -> None:
    other = "queens" if place in ZONES else "lower"
    rich = buying(card, [monster(place, energy=cost), monster(other)], destroyed={"jet": 1})
    rich.script(["card flatiron-building"])
    rich.play(f"buy {card}")
    assert facts(rich, 0)["energy"] == gain
    poor = buying(card, [monster(place, energy=cost - 1), monster(other)], destroyed={"jet": 1})
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
    match = buying("central-park", [monster("queens", energy=4), monster("lower", energy=4)])
    assert refused(match, "buy central-park") == "K8.4"


@pytest.mark.rule("K8.5", "K11.51")
def test_the_place_after_the_move_decides_the_price() -> None:
    match = buying(
        "coney-island",
        [monster("brooklyn", energy=3), monster("lower")],
        decision="move",
    )
    match.play("go queens")
    assert refused(match, "buy coney-island") == "K8.4"
    match.undo()
    match.play("stay")
    assert refused(match, "buy coney-island") is None


@pytest.mark.rule("K8.4", "K1.5")
@pytest.mark.parametrize("card", sorted(PRICES))
def test_a_discard_card_goes_to_the_discard_pile_and_is_replaced(card: str) -> None:
    match = buying(card, [monster("bronx", energy=12), monster("lower")], destroyed={"jet": 1})
    match.script(["card holland-tunnel"])
    match.play(f"buy {card}")
    assert card in match.position()["discard_pile"]
    assert card not in facts(match, 0)["cards"]
    assert match.position()["market"] == ["holland-tunnel", *QUIET[1:]]
    assert (match.decision, match.actor) == ("buy", 0)


# Cards that only give something.


@pytest.mark.rule("K11.48")
def test_brooklyn_bridge_gives_4_stars() -> None:
    match = bought(
        "brooklyn-bridge", monster("bronx", energy=6, stars=1, hearts=5), monster("lower", stars=2)
    )
    assert told(match, 0, "stars", "hearts", "energy") == [5, 5, 0]
    assert facts(match, 1)["stars"] == 2


@pytest.mark.rule("K11.49")
def test_central_park_gives_2_stars_and_heals_2() -> None:
    match = bought("central-park", monster("bronx", energy=5, hearts=5), monster("lower", hearts=5))
    assert told(match, 0, "stars", "hearts", "energy") == [2, 7, 0]
    assert told(match, 1, "stars", "hearts") == [0, 5]


@pytest.mark.rule("K11.49", "K5.3")
def test_central_park_heals_in_manhattan_too() -> None:
    match = bought("central-park", monster("upper", energy=4, hearts=5), monster("bronx"))
    assert facts(match, 0)["hearts"] == 7


@pytest.mark.rule("K11.49", "K6.2")
@pytest.mark.parametrize(
    ("hearts", "cards", "healed"),
    [(9, [], 10), (10, [], 10), (9, ["carapace"], 11), (11, ["carapace"], 12)],
)
def test_central_park_heals_up_to_the_maximum(hearts: int, cards: list[str], healed: int) -> None:
    match = bought(
        "central-park", monster("bronx", energy=5, hearts=hearts, cards=cards), monster("lower")
    )
    assert facts(match, 0)["hearts"] == healed


@pytest.mark.rule("K11.51")
def test_coney_island_gives_3_stars() -> None:
    match = bought("coney-island", monster("bronx", energy=4, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [3, 5, 0]
    assert facts(match, 1)["stars"] == 0


@pytest.mark.rule("K11.52")
def test_drink_the_hudson_gives_13_energy_1_star_and_heals_2() -> None:
    match = bought("drink-the-hudson", monster("bronx", energy=13, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [1, 7, 14]
    assert told(match, 1, "stars", "energy") == [0, 0]


@pytest.mark.rule("K11.52", "K6.2")
def test_drink_the_hudson_does_not_heal_above_the_maximum() -> None:
    match = bought("drink-the-hudson", monster("bronx", energy=12, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.52", "K11.29")
def test_power_tap_takes_one_energy_of_the_hudsons() -> None:
    match = bought(
        "drink-the-hudson", monster("bronx", energy=12), monster("lower", cards=["power-tap"])
    )
    assert facts(match, 0)["energy"] == 12
    assert facts(match, 1)["energy"] == 1


# Air Force One.


def air_force(*monsters: dict[str, Any], **keys: Any) -> Match:
    return bought("air-force-one", *monsters, **({"destroyed": {"jet": 1}} | keys))


@pytest.mark.rule("K11.47")
def test_air_force_one_gives_4_stars_and_every_unit_shoots_at_all_in_its_borough() -> None:
    match = air_force(
        monster("bronx", energy=6, stars=1),
        monster("bronx"),
        monster("queens"),
        monster("midtown"),
        units={
            "bronx": {"infantry": 1, "jet": 1},
            "staten-island": {"tank": 3},
            "manhattan": {"infantry": 2, "tank": 1},
        },
    )
    assert told(match, 0, "stars", "energy") == [5, 0]
    assert [facts(match, player)["hearts"] for player in range(4)] == [8, 8, 10, 7]
    assert [facts(match, player)["stars"] for player in range(1, 4)] == [0, 0, 0]


@pytest.mark.rule("K11.47", "K7.1", "K9.3")
def test_air_force_one_hits_both_monsters_in_manhattan() -> None:
    match = air_force(
        monster("bronx", energy=6),
        monster("upper"),
        monster("lower-5-6"),
        monster("queens"),
        monster("queens"),
        units={"manhattan": {"jet": 2}},
    )
    assert [facts(match, player)["hearts"] for player in range(5)] == [10, 8, 8, 10, 10]


@pytest.mark.rule("K11.47", "K5.9")
def test_a_new_unit_shoots_for_air_force_one_too() -> None:
    match = air_force(
        monster("bronx", energy=6),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
        new_units={"bronx": {"infantry": 1}},
    )
    assert facts(match, 0)["hearts"] == 8


@pytest.mark.rule("K11.47")
@pytest.mark.parametrize(
    "destroyed", [{}, {"building": 1}, {"infantry": 2}, {"tank": 1}, {"building": 1, "tank": 1}]
)
def test_air_force_one_needs_a_jet_destroyed_in_this_turn(destroyed: dict[str, int]) -> None:
    match = buying(
        "air-force-one",
        [monster("bronx", energy=9, trophies={"jet": 2}), monster("lower")],
        destroyed=destroyed,
    )
    assert refused(match, "buy air-force-one") == "K11.47"
    assert "buy air-force-one" not in texts(match)


@pytest.mark.rule("K11.47", "K13.1")
def test_a_missing_jet_is_named_before_the_price() -> None:
    match = buying("air-force-one", [monster("bronx"), monster("lower")])
    assert refused(match, "buy air-force-one") == "K11.47"


@pytest.mark.rule("K11.47", "K5.8")
def test_destroying_a_jet_with_the_dice_makes_air_force_one_legal() -> None:
    match = buying(
        "air-force-one",
        [monster("bronx", energy=6), monster("lower")],
        decision="resolve",
        dice="DDDEEE",
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"bronx": {"jet": 1}},
    )
    play(match, "resolve D", "destroy bronx jet", "resolve E", "stay", "buy air-force-one")
    assert told(match, 0, "stars", "energy") == [4, 6 + 2 + 3 - 6]


@pytest.mark.rule("K11.47", "K11.34")
def test_a_jet_shot_down_in_another_borough_counts_for_air_force_one() -> None:
    match = buying(
        "air-force-one",
        [monster("bronx", energy=6, cards=["sharp-shooter"]), monster("lower")],
        decision="resolve",
        dice="DDDEEE",
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"queens": {"jet": 1}},
    )
    play(match, "resolve D", "destroy queens jet", "resolve E", "stay")
    assert refused(match, "buy air-force-one") is None


@pytest.mark.rule("K11.47", "K3.4")
def test_a_jet_of_the_turn_before_an_extra_turn_does_not_count() -> None:
    match = buying(
        "air-force-one",
        [monster("bronx", energy=9, extra_turns=["plain"]), monster("lower")],
        destroyed={"jet": 1},
    )
    assert refused(match, "buy air-force-one") is None
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay")
    assert (match.actor, match.decision) == (0, "buy")
    assert refused(match, "buy air-force-one") == "K11.47"


@pytest.mark.rule("K11.47", "K12.4")
def test_air_force_one_ignores_bulletproof_carapace_and_the_statue() -> None:
    match = air_force(
        monster("bronx", energy=6, cards=["carapace"]),
        monster("queens", cards=["bulletproof"]),
        monster("lower", stars=5),
        units={"bronx": {"infantry": 3}, "queens": {"infantry": 1}},
        statue=2,
    )
    assert facts(match, 0)["hearts"] == 7
    assert match.position()["carapace_tokens"] == 0
    assert facts(match, 1)["hearts"] == 9
    assert match.position()["statue"] == 2
    assert told(match, 2, "stars", "hearts") == [5, 10]


@pytest.mark.rule("K11.47", "K12.4", "K5.6")
def test_air_force_one_is_no_attack_so_nobody_flees_and_nobody_pays_for_drain() -> None:
    match = air_force(
        monster("bronx", energy=9, cards=["trash-thrower", "webspinner", "curse"]),
        monster("lower", stars=3, cards=["drain"]),
        units={"manhattan": {"infantry": 1}},
    )
    assert (match.decision, match.actor) == ("buy", 0)
    assert facts(match, 0)["energy"] == 3
    assert told(match, 1, "hearts", "stars", "energy", "webs", "curses") == [9, 3, 0, 0, 0]


@pytest.mark.rule("K11.47", "K12.4", "K6.3", "K8.4")
def test_air_force_one_may_be_bought_though_it_kills_its_buyer() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=1, stars=5),
        monster("queens"),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert told(match, 0, "hearts", "place") == [0, None]
    assert match.position()["market"] == QUIET
    assert "air-force-one" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.47", "K10.2")
def test_20_stars_of_air_force_one_do_not_win_if_it_kills() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=1, stars=16),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert winners(match) == (1,)


@pytest.mark.rule("K11.47", "K10.1")
def test_20_stars_of_air_force_one_win_at_the_end_of_the_turn_if_one_lives() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=2, stars=16),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)


# Columbia University.


@pytest.mark.rule("K11.50")
def test_columbia_takes_the_keep_card_that_replaces_it() -> None:
    match = buying("columbia-university", [monster("bronx", energy=6), monster("lower")])
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy columbia-university")
    assert told(match, 0, "stars", "energy", "cards") == [2, 0, ["stomp"]]
    assert match.position()["market"] == ["holland-tunnel", *QUIET[1:]]
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_columbia_takes_one_card_only_and_a_second_keep_card_is_for_sale() -> None:
    match = buying("columbia-university", [monster("bronx", energy=6), monster("lower")])
    match.script(["card stomp", "card fury"])
    match.play("buy columbia-university")
    assert facts(match, 0)["cards"] == ["stomp"]
    assert match.position()["market"] == ["fury", *QUIET[1:]]


@pytest.mark.rule("K11.50")
def test_columbia_waits_while_only_discard_cards_turn_up() -> None:
    match = buying("columbia-university", [monster("bronx", energy=9), monster("lower")])
    match.script(["card flatiron-building"])
    match.play("buy columbia-university")
    assert match.position()["market"] == ["flatiron-building", *QUIET[1:]]
    assert match.position()["claims"] == [0]
    match.script(["card fury", "card subway"])
    match.play("buy flatiron-building")
    assert facts(match, 0)["cards"] == ["fury"]
    assert match.position()["market"] == ["subway", *QUIET[1:]]
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_a_card_revealed_by_anothers_purchase_goes_to_the_claimant() -> None:
    match = buying("flatiron-building", [monster("bronx", energy=3), monster("lower")], claims=[1])
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy flatiron-building")
    assert facts(match, 0)["cards"] == []
    assert told(match, 1, "cards", "energy") == [["stomp"], 0]
    assert match.position()["market"] == ["holland-tunnel", *QUIET[1:]]


@pytest.mark.rule("K11.50", "K8.4")
def test_columbia_does_not_take_a_card_that_is_already_for_sale() -> None:
    match = buying(
        "leveler", [monster("bronx", energy=5), monster("lower")], market=QUIET, claims=[1]
    )
    match.script(["card stomp", "card holland-tunnel"])
    match.play("buy leveler")
    assert facts(match, 0)["cards"] == ["leveler"]
    assert facts(match, 1)["cards"] == ["stomp"]


@pytest.mark.rule("K11.50", "K8.4")
def test_a_sweep_turns_cards_up_from_left_to_right_for_a_claim() -> None:
    match = buying("subway", [monster("bronx", energy=2), monster("lower")], claims=[1])
    match.script(["card flatiron-building", "card stomp", "card coney-island", "card fury"])
    match.play("sweep")
    assert facts(match, 1)["cards"] == ["stomp"]
    assert match.position()["market"] == ["flatiron-building", "coney-island", "fury"]


@pytest.mark.rule("K11.50")
def test_the_oldest_claim_comes_first() -> None:
    match = buying(
        "subway", [monster("bronx", energy=2), monster("lower"), monster("queens")], claims=[2, 0]
    )
    names = ("stomp", "fury", "coney-island", "flatiron-building", "holland-tunnel")
    match.script([f"card {name}" for name in names])
    match.play("sweep")
    assert [facts(match, player)["cards"] for player in range(3)] == [["fury"], [], ["stomp"]]
    assert match.position()["market"] == list(names[2:])
    assert not match.position()["claims"]


@pytest.mark.rule("K11.50")
def test_a_new_claim_waits_behind_an_older_one() -> None:
    match = buying(
        "columbia-university", [monster("bronx", energy=6), monster("lower")], claims=[1]
    )
    match.script(["card stomp", "card fury", "card coney-island"])
    match.play("buy columbia-university")
    assert facts(match, 1)["cards"] == ["stomp"]
    assert facts(match, 0)["cards"] == ["fury"]


@pytest.mark.rule("K11.50", "K12.7")
def test_a_claimed_card_counts_as_bought() -> None:
    match = buying("columbia-university", [monster("bronx", energy=6, hearts=3), monster("lower")])
    match.script(["card natural-selection", "card subway"])
    match.play("buy columbia-university")
    assert told(match, 0, "cards", "energy", "hearts") == [["natural-selection"], 4, 7]


@pytest.mark.rule("K11.50", "K11.40")
def test_a_claimed_tourist_places_a_token_where_its_owner_stands() -> None:
    match = buying("coney-island", [monster("bronx", energy=4), monster("upper")], claims=[1])
    match.script(["card tourist", "card subway"])
    match.play("buy coney-island")
    assert told(match, 1, "cards", "stars", "energy") == [["tourist"], 1, 1]
    assert match.position()["souvenirs"]["manhattan"] == 1


@pytest.mark.rule("K11.50", "K6.3")
def test_an_eliminated_monster_loses_its_claim() -> None:
    match = buying(
        "subterranean-cable",
        [monster("bronx", hearts=4), monster("lower"), monster("queens")],
        claims=[0],
    )
    match.script(["card stomp"])
    match.play("buy subterranean-cable")
    assert not match.position()["claims"]
    assert match.position()["market"] == ["stomp", *QUIET[1:]]
    assert "stomp" not in facts(match, 0)["cards"]
