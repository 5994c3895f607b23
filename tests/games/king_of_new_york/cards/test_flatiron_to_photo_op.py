"""K11.53–K11.58: Flatiron Building to Photo Op."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["hunter", "leveler", "can-opener"]
"""Cards for sale that change nothing while they lie there."""
RUN = ["new-york-marathon", *QUIET[1:]]
PLACES = ("bronx", "queens", "brooklyn", "staten-island", "lower", "midtown", "upper")
ZONES = ("lower", "midtown", "upper")
DEAD = {"place": None, "hearts": 0, "fallen": 1}


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def buying(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster may buy a card."""
    return table(list(monsters), **({"decision": "buy", "market": [card, *QUIET[1:]]} | keys))


def bought(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has bought a card, which a card without consequences replaces."""
    match = buying(card, *monsters, **keys)
    match.script([f"card {QUIET[0]}"])
    match.play(f"buy {card}")
    return match


def told(match: Match, player: int, *names: str) -> list[Any]:
    return [facts(match, player)[name] for name in names]


def each(match: Match, name: str) -> list[Any]:
    return [facts(match, player)[name] for player in range(match.players)]


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# Prices.

PRICES: dict[str, tuple[pytest.MarkDecorator, int, tuple[str, ...], int]] = {
    "flatiron-building": (pytest.mark.rule("K11.53"), 3, ZONES, 0),
    "general-ellis": (pytest.mark.rule("K11.54"), 5, (), 0),
    "holland-tunnel": (pytest.mark.rule("K11.55"), 9, ZONES, 3),
    "new-york-marathon": (pytest.mark.rule("K11.56"), 6, (), 2),
    "next-stage": (pytest.mark.rule("K11.57"), 4, (), 0),
    "photo-op": (pytest.mark.rule("K11.58"), 4, (), 0),
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
    destroyed = {"tank": 1}
    rich = bought(card, monster(place, energy=cost), monster(other), destroyed=destroyed)
    assert facts(rich, 0)["energy"] == gain
    assert card in rich.position()["discard_pile"]
    assert rich.position()["market"] == QUIET
    poor = buying(card, monster(place, energy=cost - 1), monster(other), destroyed=destroyed)
    assert refused(poor, f"buy {card}") == "K8.4"


# Flatiron Building.


@pytest.mark.rule("K11.53")
def test_flatiron_building_gives_2_stars() -> None:
    match = bought("flatiron-building", monster("bronx", energy=3, stars=1), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [3, 10, 0]
    assert facts(match, 1)["stars"] == 0


# General Ellis.


def ellis(*monsters: dict[str, Any], **keys: Any) -> Match:
    return bought("general-ellis", *monsters, **({"destroyed": {"tank": 1}} | keys))


@pytest.mark.rule("K11.54")
def test_general_ellis_gives_3_stars_and_hurts_everyone() -> None:
    match = ellis(
        monster("bronx", energy=5, stars=1), monster("bronx"), monster("queens"), monster("lower")
    )
    assert told(match, 0, "stars", "energy") == [4, 0]
    assert each(match, "hearts") == [9, 9, 9, 9]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.54")
@pytest.mark.parametrize("destroyed", [{}, {"building": 2}, {"infantry": 1}, {"jet": 3}])
def test_general_ellis_needs_a_tank_destroyed_in_this_turn(destroyed: dict[str, int]) -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=9, trophies={"tank": 1}),
        monster("lower"),
        destroyed=destroyed,
    )
    assert refused(match, "buy general-ellis") == "K11.54"
    assert "buy general-ellis" not in texts(match)


@pytest.mark.rule("K11.54", "K13.1")
def test_a_missing_tank_is_named_before_the_price() -> None:
    match = buying("general-ellis", monster("bronx"), monster("lower"))
    assert refused(match, "buy general-ellis") == "K11.54"


@pytest.mark.rule("K11.54", "K11.5")
def test_a_tank_destroyed_with_the_can_opener_counts_for_general_ellis() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=["can-opener"]),
        monster("lower"),
        decision="resolve",
        dice="DDDEEE",
        market=["general-ellis", "hunter", "leveler"],
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"bronx": {"tank": 1}},
    )
    play(match, "resolve D", "destroy bronx tank", "resolve E", "stay")
    assert refused(match, "buy general-ellis") is None
    match.play("buy general-ellis")
    assert told(match, 0, "stars", "hearts", "energy") == [3 + 3, 9, 5 + 3 - 5]


@pytest.mark.rule("K11.54", "K3.4")
def test_a_tank_of_the_turn_before_does_not_count() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=9, extra_turns=["plain"]),
        monster("lower"),
        destroyed={"tank": 1},
    )
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay")
    assert (match.actor, match.decision) == (0, "buy")
    assert refused(match, "buy general-ellis") == "K11.54"


@pytest.mark.rule("K11.54", "K5.6", "K12.4")
def test_general_ellis_is_no_attack() -> None:
    match = ellis(
        monster("bronx", energy=9, cards=["trash-thrower", "shadow-double"]),
        monster("lower", stars=2, cards=["drain", "bulletproof"]),
    )
    assert (match.actor, match.decision) == (0, "buy")
    assert facts(match, 0)["energy"] == 4
    assert told(match, 1, "hearts", "stars", "energy") == [9, 2, 0]


@pytest.mark.rule("K11.54", "K12.3")
def test_general_ellis_gives_webs_and_curses_to_all_but_the_buyer() -> None:
    match = ellis(
        monster("bronx", energy=5, cards=["webspinner", "curse"]),
        monster("lower"),
        monster("queens", webs=1),
    )
    assert each(match, "webs") == [0, 1, 2]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K11.54", "K12.4", "K6.3", "K8.4")
def test_general_ellis_may_be_bought_though_it_kills_its_buyer() -> None:
    match = ellis(monster("bronx", energy=5, hearts=1), monster("lower"), monster("queens"))
    assert told(match, 0, "hearts", "place") == [0, None]
    assert match.position()["market"] == QUIET
    assert "general-ellis" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.54", "K6.1", "K10.1")
def test_general_ellis_kills_others_and_the_last_one_wins_at_the_end_of_the_turn() -> None:
    match = ellis(monster("bronx", energy=5, hearts=2), monster("lower", hearts=1))
    assert facts(match, 1)["hearts"] == 0
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)


@pytest.mark.rule("K11.54", "K12.3")
def test_general_ellis_does_nothing_to_the_eliminated() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=["webspinner"]),
        monster("lower"),
        DEAD,
        falls=1,
        destroyed={"tank": 1},
    )
    events = match.play("buy general-ellis")
    assert [event["player"] for event in events if event.kind == "damaged"] == [0, 1]
    assert facts(match, 2)["webs"] == 0


# Holland Tunnel.


@pytest.mark.rule("K11.55")
def test_holland_tunnel_gives_6_stars_and_3_energy_to_every_monster() -> None:
    match = bought(
        "holland-tunnel",
        monster("bronx", energy=9, stars=1),
        monster("lower", energy=2),
        monster("queens"),
    )
    assert each(match, "stars") == [7, 0, 0]
    assert each(match, "energy") == [3, 5, 3]


@pytest.mark.rule("K11.55")
def test_holland_tunnel_gives_nothing_to_the_eliminated() -> None:
    match = bought("holland-tunnel", monster("bronx", energy=9), monster("lower"), DEAD, falls=1)
    assert each(match, "energy")[:2] == [3, 3]
    assert facts(match, 2).get("energy", 0) == 0


# New York Marathon.


@pytest.mark.rule("K11.56")
def test_the_marathon_gives_2_stars_2_energy_and_heals_2() -> None:
    match = bought(
        "new-york-marathon", monster("bronx", energy=7, hearts=5), monster("lower", hearts=5)
    )
    assert told(match, 0, "stars", "energy", "hearts") == [2, 3, 7]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 5]


@pytest.mark.rule("K11.56", "K6.2")
def test_the_marathon_does_not_heal_above_the_maximum() -> None:
    match = bought("new-york-marathon", monster("bronx", energy=6, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.56", "K8.3")
def test_while_the_marathon_is_for_sale_a_free_move_costs_2() -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=3), monster("lower"), decision="move"
    )
    match.play("go queens")
    assert told(match, 0, "place", "energy") == ["queens", 1]
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K11.56")
@pytest.mark.parametrize("slot", range(3))
def test_the_marathon_costs_in_whichever_place_it_is_for_sale(slot: int) -> None:
    market = QUIET.copy()
    market[slot] = "new-york-marathon"
    match = table([monster("bronx", energy=2), monster("lower")], decision="move", market=market)
    match.play("go queens")
    assert facts(match, 0)["energy"] == 0


@pytest.mark.rule("K11.56", "K8.3")
def test_staying_is_free_under_the_marathon() -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=3), monster("lower"), decision="move"
    )
    match.play("stay")
    assert told(match, 0, "place", "energy") == ["bronx", 3]


@pytest.mark.rule("K11.56", "K12.5", "K13.1")
@pytest.mark.parametrize("energy", [0, 1])
def test_who_cannot_pay_the_marathon_cannot_move(energy: int) -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=energy), monster("lower"), decision="move"
    )
    assert refused(match, "go queens") == "K11.56"
    assert texts(match) == ["stay"]


@pytest.mark.rule("K11.56", "K13.1", "K8.3")
def test_a_full_borough_is_named_before_the_marathons_fee() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx"),
        monster("queens"),
        monster("queens"),
        monster("lower"),
        decision="move",
    )
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go brooklyn") == "K11.56"


@pytest.mark.rule("K11.56", "K12.5", "K8.1")
@pytest.mark.parametrize("energy", [0, 3])
def test_entering_manhattan_is_free_under_the_marathon(energy: int) -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=energy), monster("queens"), decision="move"
    )
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert told(match, 0, "place", "energy", "stars") == ["lower", energy, 1]


@pytest.mark.rule("K11.56", "K12.5", "K8.2")
@pytest.mark.parametrize(("place", "reached"), [("lower", "midtown"), ("midtown", "upper")])
def test_going_up_is_free_under_the_marathon(place: str, reached: str) -> None:
    match = buying(
        "new-york-marathon", monster(place, energy=3), monster("queens"), decision="move"
    )
    match.play("go manhattan")
    assert told(match, 0, "place", "energy") == [reached, 3]


@pytest.mark.rule("K11.56", "K7.4")
def test_fleeing_costs_2_under_the_marathon_and_staying_nothing() -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=3)],
        decision="resolve",
        dice="AEEEEE",
        market=RUN,
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("go queens")
    assert told(match, 1, "place", "energy") == ["queens", 1]
    match.undo()
    match.play("stay")
    assert told(match, 1, "place", "energy") == ["lower", 3]


@pytest.mark.rule("K11.56", "K7.4", "K12.5")
def test_who_cannot_pay_the_marathon_cannot_flee() -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=1)],
        decision="resolve",
        dice="AEEEEE",
        market=RUN,
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (0, "resolve")
    assert told(match, 1, "place", "energy") == ["lower", 1]


@pytest.mark.rule("K11.56")
def test_moves_are_free_once_the_marathon_is_no_longer_for_sale() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", energy=6),
        monster("queens", energy=2),
        monster("lower"),
    )
    assert match.position()["market"][0] == "new-york-marathon"
    match.script([f"card {QUIET[0]}", *["die E"] * 6])
    play(match, "buy new-york-marathon", "end", "roll", "keep", "resolve E", "go brooklyn")
    assert told(match, 1, "place", "energy") == ["brooklyn", 8]


@pytest.mark.rule("K11.56")
def test_the_marathon_in_the_discard_pile_or_the_deck_costs_nothing() -> None:
    cases: list[dict[str, Any]] = [{"discard_pile": ["new-york-marathon"]}, {}]
    for keys in cases:
        match = table(
            [monster("bronx", energy=2), monster("lower")], decision="move", market=QUIET, **keys
        )
        match.play("go queens")
        assert facts(match, 0)["energy"] == 2


@pytest.mark.rule("K11.56", "K12.5", "K11.37")
@pytest.mark.parametrize("energy", [0, 3])
def test_super_speed_never_pays_the_marathon(energy: int) -> None:
    match = table(
        [monster("bronx", energy=energy, cards=["super-speed"]), monster("lower")], market=RUN
    )
    match.play("speed queens")
    assert told(match, 0, "place", "energy") == ["queens", energy]


@pytest.mark.rule("K11.56", "K11.24")
def test_of_another_world_pays_the_marathon_in_hearts() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", hearts=3, cards=["of-another-world"]),
        monster("lower"),
        decision="move",
    )
    match.play("go queens")
    assert told(match, 0, "place", "hearts", "energy") == ["queens", 1, 0]


@pytest.mark.rule("K11.56", "K11.24")
def test_of_another_world_cannot_pay_the_marathon_with_its_last_heart() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", hearts=2, cards=["of-another-world"]),
        monster("lower"),
        decision="move",
    )
    assert refused(match, "go queens") == "K11.56"


# Next Stage.


@pytest.mark.rule("K11.57")
@pytest.mark.parametrize("healing", range(4))
def test_next_stage_turns_all_stars_into_healing_and_energy(healing: int) -> None:
    match = bought("next-stage", monster("bronx", energy=5, stars=5, hearts=7), monster("lower"))
    assert (match.actor, match.decision) == (0, "split")
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2", "heal 3"]
    match.play(f"heal {healing}")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 7 + healing, 1 + 5 - healing]
    assert match.decision == "buy"


@pytest.mark.rule("K11.57")
def test_next_stage_heals_no_more_than_is_missing_or_than_stars_were_lost() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=5, hearts=7), monster("lower"))
    assert refused(match, "heal 4") == "K11.57"
    match = bought("next-stage", monster("bronx", energy=4, stars=2, hearts=1), monster("lower"))
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2"]
    assert refused(match, "heal 3") == "K11.57"
    match.play("heal 2")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 3, 0]


@pytest.mark.rule("K11.57")
@pytest.mark.parametrize("healing", [0, 1])
def test_next_stage_asks_even_about_a_single_heart(healing: int) -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=3, hearts=9), monster("lower"))
    assert sorted(texts(match)) == ["heal 0", "heal 1"]
    match.play(f"heal {healing}")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 9 + healing, 3 - healing]


@pytest.mark.rule("K11.57", "K6.2")
def test_next_stage_at_full_life_gives_only_energy() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=6), monster("lower", stars=3))
    assert match.decision == "buy"
    assert told(match, 0, "stars", "hearts", "energy") == [0, 10, 6]
    assert facts(match, 1)["stars"] == 3


@pytest.mark.rule("K11.57", "K6.2", "K11.6")
def test_next_stage_heals_up_to_12_with_carapace() -> None:
    match = bought(
        "next-stage",
        monster("bronx", energy=4, stars=6, hearts=10, cards=["carapace"]),
        monster("lower"),
    )
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2"]
    match.play("heal 2")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 12, 4]


@pytest.mark.rule("K11.57")
def test_next_stage_without_stars_gives_nothing() -> None:
    match = bought("next-stage", monster("bronx", energy=4, hearts=5), monster("lower"))
    assert match.decision == "buy"
    assert told(match, 0, "stars", "hearts", "energy") == [0, 5, 0]


@pytest.mark.rule("K11.57", "K5.3")
def test_next_stage_heals_in_manhattan_too() -> None:
    match = bought("next-stage", monster("upper", energy=4, stars=3, hearts=5), monster("bronx"))
    match.play("heal 3")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 8, 0]


@pytest.mark.rule("K11.57", "K10.1")
def test_next_stage_can_give_a_win_away() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=25), monster("lower"))
    match.play("end")
    assert match.outcome is None
    assert facts(match, 0)["energy"] == 25


@pytest.mark.rule("K11.57", "K11.29")
def test_energy_of_next_stage_counts_for_power_tap() -> None:
    for healing, tapped in ((0, 1), (1, 0)):
        match = bought(
            "next-stage",
            monster("bronx", energy=4, stars=3, hearts=5),
            monster("lower", cards=["power-tap"]),
        )
        match.play(f"heal {healing}")
        assert facts(match, 0)["energy"] == 3 - healing - tapped
        assert facts(match, 1)["energy"] == tapped


# Photo Op.


def attacked(*monsters: dict[str, Any], dice: str = "AAAEEE", **keys: Any) -> Match:
    """The first monster has attacked, everybody has stayed, and it may buy Photo Op."""
    match = buying("photo-op", *monsters, decision="resolve", dice=dice, **keys)
    match.play("resolve A")
    while match.decision == "flee":
        match.play("stay")
    match.play("resolve E")
    match.play("stay" if "stay" in texts(match) else "go manhattan")
    return match


@pytest.mark.rule("K11.58")
@pytest.mark.parametrize("rival", [2, 3])
def test_photo_op_gives_a_star_for_each_heart_that_a_monster_lost(rival: int) -> None:
    match = attacked(monster("upper", energy=1), monster("queens"), monster("bronx"))
    play(match, "buy photo-op", f"photo {rival}")
    assert told(match, 0, "stars", "energy") == [3, 0]
    assert each(match, "stars")[1:] == [0, 0]


@pytest.mark.rule("K11.58")
def test_photo_op_differs_from_monster_to_monster() -> None:
    monsters = (
        monster("bronx", energy=1),
        monster("lower", hearts=8),
        monster("queens"),
    )
    match = attacked(*monsters)
    match.play("buy photo-op")
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 3
    match.undo()
    match.play("photo 3")
    assert facts(match, 0)["stars"] == 0


@pytest.mark.rule("K11.58")
def test_photo_op_does_not_show_its_buyer() -> None:
    match = bought("photo-op", monster("bronx", energy=4), monster("lower"), monster("queens"))
    assert match.decision == "photo"
    assert refused(match, "photo 1") == "K11.58"


@pytest.mark.rule("K11.58")
def test_photo_op_counts_only_hearts_that_were_there() -> None:
    match = attacked(monster("bronx", energy=1), monster("lower", hearts=2), monster("queens"))
    play(match, "buy photo-op", "photo 2")
    assert facts(match, 1)["hearts"] == 0
    assert facts(match, 0)["stars"] == 1 + 2  # entering, and the photo


@pytest.mark.rule("K11.58", "K11.24")
def test_photo_op_does_not_count_damage_paid_in_energy() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower", energy=2, cards=["of-another-world"]),
        decision="resolve",
        dice="AAAEEE",
    )
    play(match, "resolve A", "pay 2 energy", "stay", "resolve E", "stay", "buy photo-op")
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K11.58", "K5.12")
def test_photo_op_does_not_count_damage_by_units() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower"),
        decision="resolve",
        dice="OOOEEE",
        units={"manhattan": {"infantry": 2}},
    )
    play(match, "resolve O", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [3, 0]  # the Statue's


@pytest.mark.rule("K11.58", "K11.47", "K12.4")
def test_photo_op_does_not_count_air_force_one() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=10),
        monster("lower"),
        market=["photo-op", "air-force-one", "hunter"],
        destroyed={"jet": 1},
        units={"manhattan": {"infantry": 2}},
    )
    play(match, "buy air-force-one", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [4, 0]


@pytest.mark.rule("K11.58", "K11.54")
def test_photo_op_counts_an_attack_and_general_ellis_together() -> None:
    match = attacked(
        monster("bronx", energy=6),
        monster("lower"),
        market=["photo-op", "general-ellis", "hunter"],
        destroyed={"tank": 1},
    )
    play(match, "buy general-ellis", "buy photo-op")
    assert facts(match, 1)["hearts"] == 6
    assert told(match, 0, "stars", "energy") == [3 + 4, 0]


@pytest.mark.rule("K11.58", "K11.45")
def test_photo_op_counts_damage_by_violent_star() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1, cards=["violent-star"]),
        monster("lower"),
        decision="resolve",
        dice="CCCEEE",
        superstar=1,
    )
    play(match, "resolve C", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 8
    assert told(match, 0, "stars", "energy") == [1 + 2, 0]


@pytest.mark.rule("K11.58", "K11.45")
def test_photo_op_does_not_count_what_the_rival_did_to_the_buyer() -> None:
    match = buying(
        "photo-op",
        monster("bronx", energy=1),
        monster("lower", cards=["violent-star"]),
        decision="resolve",
        dice="CCCEEE",
        superstar=1,
    )
    play(match, "resolve C", "resolve E", "stay", "buy photo-op")
    assert told(match, 0, "hearts", "stars", "energy") == [9, 1, 0]


@pytest.mark.rule("K11.58", "K11.50")
def test_photo_op_counts_hearts_that_were_healed_since() -> None:
    match = attacked(
        monster("bronx", energy=4),
        monster("lower", hearts=6),
        market=["photo-op", "flatiron-building", "hunter"],
        claims=[1],
    )
    match.script(["card natural-selection", "card subway"])
    play(match, "buy flatiron-building", "buy photo-op")
    assert facts(match, 1)["hearts"] == 7
    assert told(match, 0, "stars", "energy") == [2 + 3, 0]


@pytest.mark.rule("K11.58", "K3.4")
def test_photo_op_does_not_count_the_turn_before() -> None:
    match = attacked(monster("bronx", energy=0, extra_turns=["plain"]), monster("lower"))
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay", "buy photo-op")
    assert facts(match, 1)["hearts"] == 7
    assert told(match, 0, "stars", "energy") == [0, 3 + 6 - 4]


@pytest.mark.rule("K11.58", "K6.3")
def test_photo_op_may_show_a_monster_eliminated_this_turn_but_none_from_before() -> None:
    match = attacked(
        monster("bronx", energy=1), monster("lower", hearts=3), monster("queens"), DEAD, falls=1
    )
    match.play("buy photo-op")
    assert sorted(texts(match)) == ["photo 2", "photo 3"]
    assert refused(match, "photo 4") == "K11.58"
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 1 + 3
