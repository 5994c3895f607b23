"""Of Another World: each kind of cost and of damage."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    RUN,
    TOUGH,
    board,
    buying,
    facts,
    monster,
    play,
    refused,
    rerolling,
    resolving,
    riding,
    texts,
    told,
    world,
)

# Of Another World: each kind of cost.


@pytest.mark.rule("K11.24", "K8.4")
@pytest.mark.parametrize("hearts", range(5))
def test_of_another_world_pays_for_a_card_in_any_split(hearts: int) -> None:
    match = buying("coney-island", world(energy=9), monster("lower"))
    match.play("buy coney-island")
    assert (match.actor, match.decision) == (0, "pay-cost")
    assert sorted(texts(match)) == [f"pay {points} hearts" for points in range(5)]
    match.play(f"pay {hearts} hearts")
    assert told(match, 0, "hearts", "energy", "stars") == [10 - hearts, 9 - 4 + hearts, 3]


@pytest.mark.rule("K11.24", "K8.4")
def test_of_another_world_keeps_at_least_one_heart() -> None:
    match = buying("coney-island", world(energy=2, hearts=4), monster("lower"))
    match.play("buy coney-island")
    assert sorted(texts(match)) == ["pay 2 hearts", "pay 3 hearts"]
    assert refused(match, "pay 4 hearts") == "K11.24"
    assert refused(match, "pay 1 hearts") == "K11.24"
    match.play("pay 3 hearts")
    assert told(match, 0, "hearts", "energy") == [1, 1]
    match = buying("coney-island", world(energy=1, hearts=3), monster("lower"))
    assert refused(match, "buy coney-island") == "K8.4"


@pytest.mark.rule("K11.24", "K11.28")
def test_a_price_paid_in_hearts_is_no_damage() -> None:
    match = buying("coney-island", world(cards=["phoenix-blood"]), monster("lower"))
    match.play("buy coney-island")
    assert told(match, 0, "hearts", "energy") == [6, 0]


@pytest.mark.rule("K11.24", "K8.4")
def test_of_another_world_pays_for_a_sweep() -> None:
    match = buying("coney-island", world(hearts=3), monster("lower"))
    match.play("sweep")
    assert told(match, 0, "hearts", "energy") == [1, 0]
    assert refused(match, "sweep") == "K8.4"


@pytest.mark.rule("K11.24", "K11.31")
def test_of_another_world_pays_for_a_scavenged_card() -> None:
    match = board(
        world(energy=1, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
    )
    match.play("scavenge stomp")
    assert sorted(texts(match)) == ["pay 2 hearts", "pay 3 hearts"]
    match.play("pay 2 hearts")
    assert told(match, 0, "hearts", "energy") == [8, 0]
    assert "stomp" in facts(match, 0)["cards"]


@pytest.mark.rule("K11.24", "K11.31", "K8.4")
def test_no_cost_goes_below_0() -> None:
    match = board(
        monster("bronx", cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["overload"],
    )
    match.play("scavenge overload")
    assert facts(match, 0)["energy"] == 4


@pytest.mark.rule("K11.24", "K11.32")
@pytest.mark.parametrize(("hearts", "asked"), [(2, True), (1, False)])
def test_of_another_world_pays_for_the_seismic_ray(hearts: int, asked: bool) -> None:
    match = resolving(
        "DEEEEE",
        world(hearts=hearts, cards=["seismic-ray"]),
        monster("lower"),
        piles={"bronx": TOUGH, "queens": ["high-rise-1", "hospital-2", "hospital-2"]},
    )
    match.play("resolve D")
    assert (match.decision == "ray") is asked
    if asked:
        match.play("ray queens")
        assert told(match, 0, "hearts", "stars") == [1, 1]


@pytest.mark.rule("K11.24", "K11.10")
def test_of_another_world_pays_for_a_cursed_reroll() -> None:
    match = rerolling("OOEEEE", world(hearts=3, curses=2), monster("lower"))
    match.script(["die E"])
    match.play("reroll O")
    assert told(match, 0, "hearts", "energy") == [1, 0]
    match = rerolling("OOEEEE", world(hearts=2, curses=2), monster("lower"))
    assert refused(match, "reroll O") == "K11.10"
    match = rerolling("OOEEEE", world(energy=1, hearts=3, curses=2), monster("lower"))
    match.play("reroll O")
    assert sorted(texts(match)) == ["pay 1 hearts", "pay 2 hearts"]


@pytest.mark.rule("K11.24", "K11.56", "K11.61")
def test_of_another_world_pays_the_marathon_for_a_move_and_a_subway_ride() -> None:
    match = board(world(energy=1), monster("lower"), decision="move", market=RUN)
    match.play("go queens")
    assert sorted(texts(match)) == ["pay 1 hearts", "pay 2 hearts"]
    match.play("pay 1 hearts")
    assert told(match, 0, "place", "hearts", "energy") == ["queens", 9, 0]
    match = riding(world(hearts=3), monster("lower"), market=RUN)
    match.play("subway queens")
    assert told(match, 0, "place", "hearts") == ["queens", 1]
    assert refused(match, "subway bronx") == "K11.56"


@pytest.mark.rule("K11.24", "K11.12")
def test_drain_takes_real_energy_from_of_another_world() -> None:
    match = resolving("AEEEEE", world(energy=1), monster("lower", cards=["drain"]))
    match.play("resolve A")
    assert told(match, 0, "hearts", "energy") == [10, 0]
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K11.24", "K11.29")
def test_power_tap_takes_real_energy_from_of_another_world() -> None:
    match = resolving("EEEHHH", world(), monster("lower", cards=["power-tap"]))
    match.play("resolve E")
    assert told(match, 0, "hearts", "energy") == [10, 2]
    assert match.decision == "resolve"


@pytest.mark.rule("K11.24", "K11.57", "K8.4")
def test_next_stage_heals_hearts_that_paid_for_it() -> None:
    match = buying("next-stage", world(stars=3), monster("lower"))
    match.play("buy next-stage")
    assert sorted(texts(match)) == [f"heal {points}" for points in range(4)]
    match.play("heal 3")
    assert told(match, 0, "hearts", "energy", "stars") == [9, 0, 0]


# Of Another World: each kind of damage.


@pytest.mark.rule("K11.24", "K12.1", "K5.12")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_of_another_world_pays_for_ouch_of_its_own(dice: str) -> None:
    match = resolving(dice, world(energy=5), monster("lower"), units={"bronx": {"infantry": 2}})
    play(match, "resolve O")
    assert match.decision == "pay-damage"
    match.play("pay 2 energy")
    assert told(match, 0, "hearts", "energy") == [10, 3]


@pytest.mark.rule("K11.24", "K12.1", "K5.12")
@pytest.mark.parametrize(("dice", "place"), [("OOEEEE", "bronx"), ("OOOEEE", "queens")])
def test_of_another_world_pays_for_ouch_of_another_monster(dice: str, place: str) -> None:
    match = resolving(
        dice,
        monster("bronx"),
        world(energy=5, place=place),
        monster("lower"),
        units={place: {"infantry": 2}},
    )
    match.play("resolve O")
    assert (match.actor, match.decision) == (1, "pay-damage")
    match.play("pay 1 energy")
    assert told(match, 1, "hearts", "energy") == [9, 4]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.24", "K12.1", "K11.45")
def test_of_another_world_pays_for_violent_star_on_either_side() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=["violent-star"]),
        world(energy=5, place="lower"),
        superstar=1,
    )
    match.play("resolve C")
    assert (match.actor, match.decision) == (1, "pay-damage")
    match.play("pay 2 energy")
    assert told(match, 1, "hearts", "energy") == [10, 3]
    match = resolving(
        "CCCEEE", world(energy=5), monster("lower", cards=["violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert (match.actor, match.decision) == (0, "pay-damage")
    match.play("pay 1 energy")
    assert told(match, 0, "hearts", "energy") == [10, 4]


@pytest.mark.rule("K11.24", "K12.1", "K11.47", "K11.54")
@pytest.mark.parametrize(("card", "damage"), [("air-force-one", 2), ("general-ellis", 1)])
def test_of_another_world_pays_for_the_damage_of_cards(card: str, damage: int) -> None:
    match = buying(
        card,
        monster("bronx", energy=6),
        world(energy=5, place="queens"),
        monster("lower"),
        destroyed={"jet": 1, "tank": 1},
        units={"queens": {"infantry": 2}},
    )
    match.play(f"buy {card}")
    assert (match.actor, match.decision) == (1, "pay-damage")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(damage + 1)]
    match.play(f"pay {damage} energy")
    assert told(match, 1, "hearts", "energy") == [10, 5 - damage]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.24", "K12.1", "K6.1")
@pytest.mark.parametrize(("paid", "hearts"), [(1, 1), (0, 0)])
def test_of_another_world_pays_to_survive(paid: int, hearts: int) -> None:
    match = resolving(
        "AAEEEE", monster("bronx"), world(energy=1, hearts=2, place="lower"), monster("queens")
    )
    play(match, "resolve A", f"pay {paid} energy")
    assert facts(match, 1)["hearts"] == hearts
    assert (match.decision == "flee") is (hearts > 0)


@pytest.mark.rule("K11.24", "K11.4", "K11.28", "K12.1")
def test_bulletproof_works_before_damage_is_paid_and_no_damage_is_none() -> None:
    cards = ["bulletproof", "phoenix-blood"]
    match = resolving(
        "OEEEEE", world(energy=5, cards=cards), monster("lower"), units={"bronx": {"infantry": 2}}
    )
    match.play("resolve O")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 1 energy")
    assert told(match, 0, "hearts", "energy") == [10, 5 - 1 + 1]
    match = resolving(
        "OEEEEE", world(energy=5, cards=cards), monster("lower"), units={"bronx": {"infantry": 1}}
    )
    match.play("resolve O")
    assert match.decision == "resolve"
    assert told(match, 0, "hearts", "energy") == [10, 5]
