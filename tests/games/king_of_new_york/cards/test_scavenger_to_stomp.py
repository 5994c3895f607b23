"""K11.31–K11.36: from Scavenger to Stomp."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

MARKET = ["coney-island", "flatiron-building", "the-unisphere"]
TOUGH = ["high-rise-3", "power-plant-3", "hospital-3"]
"""Three buildings of durability 3."""


def stand(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    """A position in which no card for sale disturbs."""
    return table(monsters, **({"market": MARKET} | keys))


def gained(match: Match, player: int) -> tuple[int, int, int]:
    """A monster's ♥, ★ and ⚡."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


def units(match: Match, borough: str, new: bool = False) -> dict[str, int]:
    """The old units of a borough, or the new ones."""
    found: dict[str, int] = match.position()["new_units" if new else "units"].get(borough, {})
    return {kind: count for kind, count in found.items() if count}


def attacking(dice: str, *cards: str, hearts: int = 10, **victim: Any) -> Match:
    """Player 0 in the Bronx, with these cards, has resolved A against player 1 in Manhattan."""
    monsters = [
        monster("bronx", cards=list(cards), hearts=hearts),
        monster("lower", **victim),
        monster("queens"),
    ]
    match = stand(monsters, decision="resolve", dice=dice)
    match.play("resolve A")
    return match


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("scavenger", 3, marks=pytest.mark.rule("K11.31")),
        pytest.param("seismic-ray", 4, marks=pytest.mark.rule("K11.32")),
        pytest.param("shadow-double", 12, marks=pytest.mark.rule("K11.33")),
        pytest.param("sharp-shooter", 4, marks=pytest.mark.rule("K11.34")),
        pytest.param("stink-attack", 5, marks=pytest.mark.rule("K11.35")),
        pytest.param("stomp", 4, marks=pytest.mark.rule("K11.36")),
    ],
)
def test_a_card_costs_what_its_clause_says(card: str, cost: int) -> None:
    sale = [card, *MARKET[:2]]
    poor = stand([monster("bronx", energy=cost - 1), monster("lower")], decision="buy", market=sale)
    assert refused(poor, f"buy {card}") == "K8.4"
    match = stand([monster("bronx", energy=cost), monster("lower")], decision="buy", market=sale)
    (bought,) = [event for event in match.play(f"buy {card}") if event.kind == "bought"]
    assert bought["cost"] == cost
    assert facts(match, 0)["cards"] == [card]
    assert gained(match, 0) == (10, 0, 0)


# Scavenger.


def scavenging(energy: int, *pile: str, cards: tuple[str, ...] = ("scavenger",)) -> Match:
    """Player 0, with Scavenger, buys while these cards lie on the discard pile."""
    monsters = [monster("bronx", energy=energy, cards=list(cards)), monster("lower")]
    return stand(monsters, decision="buy", discard_pile=list(pile))


@pytest.mark.rule("K11.31")
def test_scavenger_buys_a_keep_card_from_the_discard_pile_for_one_less() -> None:
    match = scavenging(4, "drain", "central-park", "diva")
    assert {"scavenge drain", "scavenge diva"} == {
        text for text in texts(match) if text.startswith("scavenge")
    }
    match.play("scavenge drain")
    assert gained(match, 0)[2] == 1
    assert sorted(facts(match, 0)["cards"]) == ["drain", "scavenger"]
    assert sorted(match.position()["discard_pile"]) == ["central-park", "diva"]
    assert match.position()["market"] == MARKET
    assert match.decision == "buy"


@pytest.mark.rule("K11.31", "K8.4")
def test_scavenging_must_be_paid() -> None:
    assert refused(scavenging(2, "drain"), "scavenge drain") == "K8.4"
    assert refused(scavenging(3, "drain"), "scavenge drain") is None


@pytest.mark.rule("K11.31")
def test_discard_cards_cannot_be_scavenged() -> None:
    assert refused(scavenging(9, "central-park"), "scavenge central-park") == "K11.31"


@pytest.mark.rule("K11.31")
def test_only_what_lies_on_the_discard_pile_can_be_scavenged() -> None:
    assert refused(scavenging(9, "drain"), "scavenge diva") == "K11.31"


@pytest.mark.rule("K11.31")
def test_without_scavenger_the_discard_pile_is_not_for_sale() -> None:
    match = scavenging(9, "drain", cards=())
    refusal = match.why_not("scavenge drain")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.31", "king-refusal-no-scavenger")
    monsters = [monster("bronx", energy=9), monster("lower", cards=["scavenger"])]
    match = stand(monsters, decision="buy", discard_pile=["drain"])
    assert refused(match, "scavenge drain") == "K11.31"


@pytest.mark.rule("K11.31", "K3.1")
def test_scavenging_belongs_to_the_buy_phase() -> None:
    monsters = [monster("bronx", energy=9, cards=["scavenger"]), monster("lower")]
    match = stand(monsters, decision="move", discard_pile=["drain"])
    assert refused(match, "scavenge drain") == "K3.1"


@pytest.mark.rule("K11.31", "K8.4")
def test_scavenging_never_costs_less_than_nothing() -> None:
    match = scavenging(0, "overload")
    match.play("scavenge overload")
    assert gained(match, 0)[2] == 4  # what it gives when bought, and nothing more


@pytest.mark.rule("K11.31", "K11.38")
def test_what_happens_when_a_card_is_bought_happens_when_it_is_scavenged() -> None:
    match = scavenging(3, "terminal-rage")
    match.play("scavenge terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["plain"]


@pytest.mark.rule("K11.31")
def test_scavenger_does_not_make_the_cards_for_sale_cheaper() -> None:
    monsters = [monster("bronx", energy=3, cards=["scavenger"]), monster("lower")]
    match = stand(monsters, decision="buy", market=["drain", *MARKET[:2]])
    assert refused(match, "buy drain") == "K8.4"


@pytest.mark.rule("K11.31", "K11.66")
def test_scavenger_works_as_soon_as_it_is_bought() -> None:
    monsters = [monster("bronx", energy=6), monster("lower")]
    match = stand(
        monsters, decision="buy", market=["scavenger", *MARKET[:2]], discard_pile=["drain"]
    )
    match.play("buy scavenger")
    match.play("scavenge drain")
    assert gained(match, 0)[2] == 0


@pytest.mark.rule("K11.31")
def test_what_was_swept_away_can_be_scavenged() -> None:
    monsters = [monster("bronx", energy=5, cards=["scavenger"]), monster("lower")]
    match = stand(monsters, decision="buy", market=["drain", *MARKET[:2]])
    match.play("sweep")
    match.play("scavenge drain")
    assert gained(match, 0)[2] == 0


# Seismic Ray.


def aiming(dice: str, *, energy: int = 3, place: str = "bronx", **keys: Any) -> Match:
    """Player 0, with Seismic Ray, has resolved D."""
    other = "lower" if place == "bronx" else "bronx"
    monsters = [
        monster(place, energy=energy, cards=["seismic-ray", *keys.pop("cards", ())]),
        monster(other),
    ]
    match = stand(monsters, **({"decision": "resolve", "dice": dice} | keys))
    match.play("resolve D")
    return match


RAY_PILES = {
    "bronx": ["high-rise-1", "high-rise-2", "hospital-3"],
    "queens": ["high-rise-2", "power-plant-2", "hospital-3"],
}


@pytest.mark.rule("K11.32")
def test_the_ray_spends_all_destruction_in_another_borough_for_one_energy() -> None:
    match = aiming("DDHHHH", piles=RAY_PILES)
    assert (match.decision, match.actor) == ("ray", 0)
    assert set(texts(match)) == {
        "ray queens",
        "ray brooklyn",
        "ray staten-island",
        "ray manhattan",
        "no",
    }
    match.play("ray queens")
    assert gained(match, 0)[2] == 2
    assert texts(match) == ["destroy queens 1", "destroy queens 2"]
    assert refused(match, "destroy bronx 1") == "K5.7"
    assert refused(match, "no") == "K5.7"
    match.play("destroy queens 2")
    assert gained(match, 0)[2] == 4
    assert units(match, "queens", new=True) == {"jet": 1}
    assert units(match, "bronx", new=True) == {}


@pytest.mark.rule("K11.32")
def test_the_ray_may_stay_unused() -> None:
    match = aiming("DDHHHH", piles=RAY_PILES)
    match.play("no")
    assert gained(match, 0)[2] == 3
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]
    assert refused(match, "destroy queens 1") == "K5.7"


@pytest.mark.rule("K11.32")
def test_the_ray_cannot_be_aimed_at_the_own_borough() -> None:
    assert refused(aiming("DDHHHH", piles=RAY_PILES), "ray bronx") == "K11.32"
    assert refused(aiming("DDHHHH", place="midtown"), "ray manhattan") == "K11.32"


@pytest.mark.rule("K11.32", "K8.4")
def test_without_energy_there_is_no_ray() -> None:
    match = aiming("DDHHHH", energy=0, piles=RAY_PILES)
    assert match.decision == "destroy"
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]
    assert aiming("DDHHHH", energy=1, piles=RAY_PILES).decision == "ray"


@pytest.mark.rule("K11.32")
def test_without_the_card_there_is_no_ray() -> None:
    monsters = [monster("bronx", energy=3), monster("lower", cards=["seismic-ray"])]
    match = stand(monsters, decision="resolve", dice="DDHHHH", piles=RAY_PILES)
    match.play("resolve D")
    assert match.decision == "destroy"
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]


@pytest.mark.rule("K11.32")
def test_the_ray_may_be_aimed_where_nothing_can_be_afforded() -> None:
    match = aiming("DHHHHH", piles=RAY_PILES)
    match.play("ray queens")
    assert gained(match, 0) == (10, 0, 2)
    assert match.decision == "resolve"
    assert "resolve D" not in texts(match)
    assert units(match, "bronx", new=True) == {}


@pytest.mark.rule("K11.32", "K7.1")
def test_the_ray_reaches_all_piles_of_manhattan_from_outside() -> None:
    match = aiming("DDHHHH", piles={"manhattan": ["high-rise-2"] * 3})
    match.play("ray manhattan")
    assert texts(match) == [f"destroy manhattan {pile}" for pile in (1, 2, 3)]
    match.play("destroy manhattan 3")
    assert gained(match, 0)[1] == 2


@pytest.mark.rule("K11.32")
def test_the_ray_reaches_out_of_manhattan() -> None:
    match = aiming("DDHHHH", place="upper", piles=RAY_PILES)
    match.play("ray queens")
    match.play("destroy queens 1")
    assert gained(match, 0)[1] == 2


@pytest.mark.rule("K11.32", "K5.9")
def test_the_ray_destroys_units_but_no_new_ones() -> None:
    match = aiming(
        "DDHHHH",
        piles={"queens": TOUGH},
        units={"queens": {"infantry": 1}},
    )
    match.play("ray queens")  # a single target is not asked for
    assert facts(match, 0)["trophies"].get("infantry") == 1
    match = aiming(
        "DDHHHH",
        piles={"queens": ["high-rise-2", *TOUGH[:2]]},
        new_units={"queens": {"infantry": 1}},
    )
    match.play("ray queens")
    assert facts(match, 0)["trophies"].get("infantry", 0) == 0
    assert gained(match, 0)[1] == 2


@pytest.mark.rule("K11.32", "K11.17")
def test_the_ray_aims_only_at_units_after_hailing_cabs() -> None:
    match = aiming(
        "DDHHHH",
        piles=RAY_PILES,
        units={"queens": {"infantry": 1}},
        added={"D": 2},
        only_units=True,
        cards=("hailing-cabs",),
    )
    match.play("ray queens")
    assert facts(match, 0)["trophies"].get("infantry") == 1
    assert match.decision == "resolve"
    assert gained(match, 0)[1] == 0


@pytest.mark.rule("K11.32", "K5.12")
def test_the_borough_of_the_ray_counts_as_the_own_one_for_destruction_only() -> None:
    match = aiming(
        "DOHHHH",
        piles=RAY_PILES,
        units={"bronx": {"infantry": 2}, "queens": {"infantry": 1}},
    )
    match.play("ray queens")
    match.play("resolve O")
    assert gained(match, 0)[0] == 8
    assert facts(match, 0)["place"] == "bronx"


# Shadow Double.


@pytest.mark.rule("K11.33")
@pytest.mark.parametrize("dice", ["AEEEEE", "AAAEEE"])
def test_shadow_double_doubles_the_attack(dice: str) -> None:
    match = attacking(dice, "shadow-double")
    assert gained(match, 1)[0] == 10 - 2 * dice.count("A")
    assert gained(match, 2)[0] == 10


@pytest.mark.rule("K11.33")
def test_shadow_double_doubles_only_its_owners_attacks() -> None:
    match = attacking("AAEEEE", cards=["shadow-double"])
    assert gained(match, 1)[0] == 8


@pytest.mark.rule("K11.33")
def test_shadow_double_doubles_for_every_monster_that_is_hit() -> None:
    monsters = [monster("lower", cards=["shadow-double"]), monster("bronx"), monster("queens")]
    match = stand(monsters, decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert [gained(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.33", "K11.15")
def test_shadow_double_doubles_the_fireball() -> None:
    monsters = [
        monster("bronx", cards=["shadow-double", "fireball"]),
        monster("lower"),
        monster("bronx"),
    ]
    match = stand(monsters, decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert [gained(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.33", "K12.1", "K11.39")
def test_shadow_double_doubles_what_tesla_antennae_add() -> None:
    match = attacking("AAEEEE", "shadow-double", "tesla-antennae", hearts=5)
    assert gained(match, 1)[0] == 10 - 2 * (2 + 1)


@pytest.mark.rule("K11.33", "K12.1", "K11.1")
def test_antimatter_doubles_the_double() -> None:
    monsters = [monster("bronx", cards=["shadow-double", "antimatter-pellets"]), monster("lower")]
    match = stand(monsters, decision="resolve", dice="AAEEEE")
    match.script(["die O"])
    match.play("resolve A")
    assert gained(match, 1)[0] == 2


@pytest.mark.rule("K11.33", "K5.6")
def test_shadow_double_doubles_no_damage_by_units_or_cards() -> None:
    monsters = [monster("bronx", cards=["shadow-double"]), monster("lower")]
    match = stand(monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}})
    match.play("resolve O")
    assert gained(match, 1)[0] == 9
    monsters = [monster("bronx", cards=["shadow-double"], energy=5), monster("lower")]
    match = stand(
        monsters,
        decision="buy",
        destroyed={"tank": 1},
        market=["general-ellis", *MARKET[:2]],
    )
    match.play("buy general-ellis")
    assert [gained(match, player)[0] for player in range(2)] == [9, 9]


@pytest.mark.rule("K11.33", "K11.45")
def test_shadow_double_doubles_no_violent_star() -> None:
    monsters = [monster("bronx", cards=["shadow-double", "violent-star"]), monster("lower")]
    match = stand(monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert gained(match, 1)[0] == 8


# Sharp Shooter.


def shooting(dice: str, *cards: str, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx resolves D; the owner has Sharp Shooter."""
    monsters = [monster("bronx", cards=list(cards)), monster("lower")]
    monsters[owner]["cards"] = [*monsters[owner].get("cards", []), "sharp-shooter"]
    match = stand(monsters, **({"decision": "resolve", "dice": dice} | keys))
    match.play("resolve D")
    return match


@pytest.mark.rule("K11.34")
def test_a_jet_in_another_borough_may_be_destroyed() -> None:
    match = shooting("DDDHHH", units={"queens": {"jet": 1}}, only_units=True)
    assert (match.decision, match.actor) == ("destroy", 0)
    assert set(texts(match)) == {"destroy queens jet", "no"}
    match.play("destroy queens jet")
    assert gained(match, 0) == (10, 1, 2)
    assert facts(match, 0)["trophies"].get("jet") == 1
    assert units(match, "queens") == {}


@pytest.mark.rule("K11.34")
def test_a_jet_in_another_borough_is_never_forced() -> None:
    match = shooting("DDDHHH", units={"queens": {"jet": 1}}, only_units=True)
    match.play("no")
    assert match.decision == "resolve"
    assert gained(match, 0) == (10, 0, 0)
    assert units(match, "queens") == {"jet": 1}


@pytest.mark.rule("K11.34", "K5.7")
def test_what_the_own_borough_forces_is_still_forced() -> None:
    match = shooting("DDDHHH", piles={"bronx": TOUGH}, units={"manhattan": {"jet": 1}})
    assert refused(match, "no") == "K5.7"
    assert "destroy manhattan jet" in texts(match)
    match.play("destroy manhattan jet")  # and with no D left nothing is forced any more
    assert match.decision == "resolve"
    assert gained(match, 0) == (10, 1, 2)


@pytest.mark.rule("K11.34", "K5.7")
def test_a_jet_in_the_own_borough_is_forced_unless_another_is_taken() -> None:
    crowd = {"bronx": {"jet": 1}, "queens": {"jet": 1}}
    match = shooting("DDDHHH", units=crowd, only_units=True)
    assert set(texts(match)) == {"destroy bronx jet", "destroy queens jet"}
    assert refused(match, "no") == "K5.7"


@pytest.mark.rule("K11.34")
def test_what_is_left_after_the_forced_targets_may_go_to_a_jet_elsewhere() -> None:
    crowd = {"bronx": {"infantry": 1}, "queens": {"jet": 1}}
    match = shooting("DDDDDH", units=crowd, only_units=True)
    match.play("destroy bronx infantry")
    assert set(texts(match)) == {"destroy queens jet", "no"}
    match.play("destroy queens jet")
    assert gained(match, 0) == (10, 1, 2)


@pytest.mark.rule("K11.34", "K5.7")
def test_a_jet_in_another_borough_keeps_its_durability() -> None:
    match = shooting("DDHHHH", units={"queens": {"jet": 1}}, only_units=True)
    assert match.decision == "resolve"
    match = shooting("DDHHHH", "long-neck", units={"queens": {"jet": 1}}, only_units=True)
    assert "destroy queens jet" in texts(match)


@pytest.mark.rule("K11.34")
def test_only_jets_are_targets_in_other_boroughs() -> None:
    far = {"queens": {"infantry": 1, "tank": 1}, "brooklyn": {"jet": 1}}
    match = shooting("DDDDHH", units=far, only_units=True)
    assert set(texts(match)) == {"destroy brooklyn jet", "no"}
    assert refused(match, "destroy queens infantry") == "K5.7"
    assert refused(match, "destroy queens tank") == "K5.7"
    refusal = match.why_not("destroy queens infantry")
    assert refusal is not None
    assert refusal.code == "king-refusal-other-borough"
    near = {"bronx": TOUGH, "queens": ["high-rise-1"] * 3}
    match = shooting("DDHHHH", "long-neck", piles=near, units={"queens": {"jet": 1}})
    assert set(texts(match)) == {"destroy queens jet", "no"}
    assert refused(match, "destroy queens 1") == "K5.7"


@pytest.mark.rule("K11.34", "K5.9")
def test_a_new_jet_in_another_borough_cannot_be_destroyed() -> None:
    match = shooting(
        "DDDHHH",
        units={"brooklyn": {"jet": 1}},
        new_units={"queens": {"jet": 1}},
        only_units=True,
    )
    assert refused(match, "destroy queens jet") == "K5.9"
    assert set(texts(match)) == {"destroy brooklyn jet", "no"}


@pytest.mark.rule("K11.34")
def test_each_jet_in_the_own_borough_gives_a_star_too() -> None:
    match = shooting("DDDDDD", units={"bronx": {"jet": 2}}, only_units=True)
    assert match.decision == "move"
    assert gained(match, 0) == (10, 2, 4)


@pytest.mark.rule("K11.34")
def test_other_units_give_the_sharp_shooter_no_star() -> None:
    match = shooting("DDDDDD", units={"bronx": {"infantry": 1, "tank": 1}}, only_units=True)
    while match.decision == "destroy":
        match.play(texts(match)[0])
    assert facts(match, 0)["trophies"] == {"infantry": 1, "tank": 1}
    assert gained(match, 0) == (10, 3, 0)  # what a tank is worth to anyone


@pytest.mark.rule("K11.34")
def test_without_sharp_shooter_jets_elsewhere_are_no_targets() -> None:
    match = shooting("DDDHHH", owner=1, units={"queens": {"jet": 1}}, only_units=True)
    assert match.decision == "resolve"
    match = shooting("DDDHHH", owner=1, units={"bronx": {"jet": 1}}, only_units=True)
    assert gained(match, 0) == (10, 0, 2)
    assert gained(match, 1) == (10, 0, 0)


# Stink Attack.


def stinking(crowd: dict[str, int], *cards: str, **keys: Any) -> Match:
    """Player 0, with these cards, is about to move from the Bronx; Queens has these units."""
    monsters = [monster("bronx", cards=list(cards)), monster("lower")]
    return stand(monsters, **({"decision": "move", "units": {"queens": crowd}} | keys))


@pytest.mark.rule("K11.35")
def test_who_arrives_may_send_four_units_to_four_boroughs() -> None:
    match = stinking({"infantry": 4, "jet": 1, "tank": 1}, "stink-attack")
    match.play("go queens")
    for borough, unit in (
        ("bronx", "infantry"),
        ("brooklyn", "jet"),
        ("staten-island", "tank"),
        ("manhattan", "infantry"),
    ):
        assert (match.decision, match.actor) == ("send", 0)
        assert all(text == "no" or text.endswith(borough) for text in texts(match))
        match.play(f"send {unit} {borough}")
        assert units(match, borough) == {unit: 1}
    assert match.decision == "buy"
    assert units(match, "queens") == {"infantry": 2}


@pytest.mark.rule("K11.35")
def test_who_arrives_need_not_send_any_unit() -> None:
    match = stinking({"infantry": 2}, "stink-attack")
    match.play("go queens")
    for _ in range(4):
        assert match.decision == "send"
        match.play("no")
    assert match.decision == "buy"
    assert units(match, "queens") == {"infantry": 2}


@pytest.mark.rule("K11.35")
def test_no_two_units_go_to_the_same_borough() -> None:
    match = stinking({"infantry": 2}, "stink-attack")
    match.play("go queens")
    match.play("send infantry bronx")
    assert refused(match, "send infantry bronx") is not None
    for _ in range(3):
        assert "send infantry bronx" not in texts(match)
        match.play("no")
    assert units(match, "bronx") == {"infantry": 1}


@pytest.mark.rule("K11.35")
def test_only_units_that_are_there_can_be_sent_away() -> None:
    match = stinking({"infantry": 1}, "stink-attack", units={"queens": {"infantry": 1}})
    match.play("go queens")
    assert set(texts(match)) == {"send infantry bronx", "no"}
    assert refused(match, "send jet bronx") == "K11.35"
    match.play("send infantry bronx")
    assert match.decision == "buy"  # nothing is left to send


@pytest.mark.rule("K11.35")
def test_without_stink_attack_nothing_is_sent() -> None:
    match = stinking({"infantry": 2})
    match.play("go queens")
    assert match.decision == "buy"
    monsters = [monster("bronx"), monster("lower", cards=["stink-attack"])]
    match = stand(monsters, decision="move", units={"queens": {"infantry": 1}})
    match.play("go queens")
    assert match.decision == "buy"


@pytest.mark.rule("K11.35")
def test_who_stays_sends_nothing() -> None:
    match = stinking({}, "stink-attack", units={"bronx": {"infantry": 1}})
    match.play("stay")
    assert match.decision == "buy"


@pytest.mark.rule("K11.35", "K7.1")
def test_entering_manhattan_is_arriving_but_going_up_is_not() -> None:
    crowd = {"manhattan": {"infantry": 1}}
    monsters = [monster("bronx", cards=["stink-attack"]), monster("queens")]
    match = stand(monsters, decision="move", units=crowd)
    match.play("go manhattan")
    assert match.decision == "send"
    match.play("send infantry bronx")
    assert units(match, "bronx") == {"infantry": 1}
    monsters = [monster("lower", cards=["stink-attack"]), monster("queens")]
    match = stand(monsters, decision="move", units=crowd)
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert match.decision == "buy"


def fleeing(**crowds: dict[str, int]) -> Match:
    """Player 1, with Stink Attack, has fled to Queens, where these units are; D is left."""
    monsters = [monster("bronx"), monster("lower", cards=["stink-attack"])]
    match = stand(
        monsters,
        decision="resolve",
        dice="ADDHHH",
        piles={"bronx": TOUGH},
        units={"queens": crowds.get("old", {})},
        new_units={"queens": crowds.get("new", {})},
    )
    match.play("resolve A")
    match.play("go queens")
    assert (match.decision, match.actor) == ("send", 1)
    return match


@pytest.mark.rule("K11.35", "K7.4")
def test_who_flees_may_send_units_away_and_they_are_no_newer_for_it() -> None:
    match = fleeing(old={"infantry": 1})
    match.play("send infantry bronx")
    assert units(match, "bronx") == {"infantry": 1}
    match.play("resolve D")
    assert facts(match, 0)["trophies"].get("infantry") == 1


@pytest.mark.rule("K11.35", "K5.9")
def test_a_new_unit_stays_new_where_it_is_sent() -> None:
    match = fleeing(new={"infantry": 1})
    assert set(texts(match)) == {"send new-infantry bronx", "no"}
    (sent,) = [e for e in match.play("send new-infantry bronx") if e.kind == "unit-sent"]
    assert sent.arguments == {"player": 1, "unit": 0, "borough": 1, "destination": 0}
    assert units(match, "queens", new=True) == {}
    match.play("resolve D")
    assert units(match, "bronx", new=True) == {"infantry": 1}
    assert facts(match, 0)["trophies"].get("infantry", 0) == 0


@pytest.mark.rule("K11.35", "K5.9")
def test_old_and_new_units_of_a_kind_are_sent_apart() -> None:
    match = fleeing(old={"infantry": 1}, new={"infantry": 1})
    assert set(texts(match)) == {"send infantry bronx", "send new-infantry bronx", "no"}
    match.play("send infantry bronx")
    assert set(texts(match)) == {"send new-infantry brooklyn", "no"}


@pytest.mark.rule("K11.35", "K11.37")
def test_who_speeds_may_send_units_away() -> None:
    monsters = [monster("bronx", cards=["stink-attack", "super-speed"]), monster("lower")]
    match = stand(monsters, decision="roll", units={"queens": {"tank": 1}})
    match.play("speed queens")
    for borough in ("bronx", "brooklyn", "staten-island"):
        assert set(texts(match)) == {f"send tank {borough}", "no"}
        match.play("no")
    match.play("send tank manhattan")
    assert units(match, "manhattan") == {"tank": 1}
    assert match.decision == "roll"


@pytest.mark.rule("K11.35", "K11.61")
def test_who_arrives_by_subway_may_send_units_away() -> None:
    monsters = [monster("lower", cards=["stink-attack"]), monster("bronx")]
    match = stand(
        monsters,
        decision="roll",
        extra_turn="subway",
        subway_moves=8,
        units={"queens": {"jet": 1}},
    )
    match.play("subway queens")
    match.play("send jet bronx")
    assert units(match, "bronx") == {"jet": 1}


@pytest.mark.rule("K11.35", "K9.5", "K9.6")
def test_leaving_manhattan_is_arriving_but_sliding_in_it_is_not() -> None:
    crowds = {"manhattan": {"tank": 1}, "staten-island": {"jet": 1}}
    monsters = [
        monster("lower"),
        monster("midtown-5-6", cards=["stink-attack"]),
        monster("bronx", hearts=1),
        monster("queens"),
        monster("brooklyn"),
    ]
    match = stand(monsters, decision="resolve", dice="AHHHHH", units=crowds)
    match.play("resolve A")
    match.play("go staten-island")
    assert (match.decision, match.actor) == ("send", 1)
    match.play("send jet bronx")
    assert units(match, "bronx") == {"jet": 1}
    monsters[0]["place"], monsters[2]["place"] = "bronx", "lower"
    match = stand(monsters, decision="resolve", dice="AHHHHH", units=crowds)
    match.play("resolve A")
    assert facts(match, 1)["place"] == "midtown"
    assert (match.decision, match.actor) == ("flee", 1)


# Stomp.


def stomping(dice: str, *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx keeps these dice; the owner has Stomp."""
    monsters = [monster("bronx"), monster("lower")]
    monsters[owner]["cards"] = ["stomp", *keys.pop("cards", ())]
    match = stand(monsters, decision="reroll", dice=dice, rerolls_left=1, **keys)
    match.play("keep")
    return match


@pytest.mark.rule("K11.36")
def test_stomp_adds_a_destruction_even_if_none_was_rolled() -> None:
    match = stomping("EEEHHH", piles={"bronx": ["high-rise-1", *TOUGH[:2]]})
    match.play("resolve D")
    assert gained(match, 0)[1] == 1
    assert units(match, "bronx", new=True) == {"infantry": 1}


@pytest.mark.rule("K11.36")
def test_stomp_adds_one_to_the_destruction_that_was_rolled() -> None:
    match = stomping("DDEHHH", piles={"bronx": ["hospital-3", "hospital-3", "high-rise-3"]})
    match.play("resolve D")
    match.play("destroy bronx 3")
    assert gained(match, 0)[1] == 3
    match = stomping("DEEHHH", piles={"bronx": TOUGH})
    match.play("resolve D")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.36", "K5.1")
def test_the_destruction_of_stomp_must_be_resolved() -> None:
    match = stomping("EEEHHH", piles={"bronx": TOUGH})
    match.play("resolve E H")
    assert match.decision == "resolve"
    assert texts(match) == ["resolve D"]


@pytest.mark.rule("K11.36")
def test_stomp_adds_nothing_to_the_rolls_of_others() -> None:
    match = stomping("EEEHHH", owner=1)
    assert "resolve D" not in texts(match)


@pytest.mark.rule("K11.36")
def test_stomp_adds_in_every_turn() -> None:
    match = stomping("EEEHHH", piles={"bronx": TOUGH})
    match.play("resolve D E H")
    match.play("stay")
    match.play("end")
    match.script(["die H"] * 12)
    match.play("roll")
    match.play("keep")
    match.play("resolve H")
    match.play("go manhattan")
    match.play("end")
    assert match.actor == 0
    match.play("roll")
    match.play("keep")
    assert match.position()["added"]["D"] == 1
    assert texts(match) == ["resolve H", "resolve D"]


@pytest.mark.rule("K11.36", "K11.7")
def test_chameleon_changes_dice_and_not_what_stomp_adds() -> None:
    match = stomping("CEEEEE", cards=("chameleon",), piles={"bronx": TOUGH})
    assert not [text for text in texts(match) if text.startswith("chameleon D")]
    assert "chameleon E D" in texts(match)
