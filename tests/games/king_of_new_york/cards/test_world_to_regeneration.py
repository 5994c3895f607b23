"""K11.24–K11.30: from Of Another World to Regeneration."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

MARKET = ["coney-island", "flatiron-building", "the-unisphere"]
WORLD = "of-another-world"


def stand(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    """A position in which no card for sale disturbs."""
    return table(monsters, **({"market": MARKET} | keys))


def shopping(card: str, *cards: str, energy: int, hearts: int = 10, **keys: Any) -> Match:
    """Player 0 in the Bronx, with these cards, may buy a card."""
    buyer = monster("bronx", energy=energy, hearts=hearts, cards=list(cards))
    return stand([buyer, monster("lower")], decision="buy", market=[card, *MARKET[:2]], **keys)


def attacking(dice: str, attacker: dict[str, Any], victim: dict[str, Any], **keys: Any) -> Match:
    """Player 0 in the Bronx has resolved A against player 1 in Lower Manhattan."""
    monsters = [monster("bronx", **attacker), monster("lower", **victim)]
    match = stand(monsters, decision="resolve", dice=dice, **keys)
    match.play("resolve A")
    return match


def gained(match: Match, player: int) -> tuple[int, int, int]:
    """A monster's ♥, ★ and ⚡."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("of-another-world", 6, marks=pytest.mark.rule("K11.24")),
        pytest.param("overload", 0, marks=pytest.mark.rule("K11.25")),
        pytest.param("painbow", 5, marks=pytest.mark.rule("K11.26")),
        pytest.param("personal-spotlight", 5, marks=pytest.mark.rule("K11.27")),
        pytest.param("phoenix-blood", 4, marks=pytest.mark.rule("K11.28")),
        pytest.param("power-tap", 4, marks=pytest.mark.rule("K11.29")),
        pytest.param("regeneration", 5, marks=pytest.mark.rule("K11.30")),
    ],
)
def test_a_card_costs_what_its_clause_says(card: str, cost: int) -> None:
    if cost:
        assert refused(shopping(card, energy=cost - 1), f"buy {card}") == "K8.4"
    match = shopping(card, energy=cost)
    (bought,) = [event for event in match.play(f"buy {card}") if event.kind == "bought"]
    assert bought["cost"] == cost
    assert facts(match, 0)["cards"] == [card]
    assert facts(match, 0)["energy"] == (4 if card == "overload" else 0)
    assert facts(match, 0)["hearts"] == 10


# Of Another World: costs in ♥.


@pytest.mark.rule("K11.24")
@pytest.mark.parametrize("hearts", [0, 1, 2, 3, 4])
def test_a_card_can_be_paid_in_any_mixture_of_hearts_and_energy(hearts: int) -> None:
    match = shopping("drain", WORLD, energy=4)
    match.play("buy drain")
    assert (match.decision, match.actor) == ("pay-cost", 0)
    assert texts(match) == [f"pay {n} hearts" for n in range(5)]
    events = match.play(f"pay {hearts} hearts")
    (paid,) = [event for event in events if event.kind == "paid"]
    assert (paid["player"], paid["energy"], paid["hearts"]) == (0, 4 - hearts, hearts)
    assert gained(match, 0) == (10 - hearts, 0, hearts)
    assert "drain" in facts(match, 0)["cards"]
    assert match.decision == "buy"


@pytest.mark.rule("K11.24")
def test_no_more_energy_is_paid_than_there_is() -> None:
    match = shopping("drain", WORLD, energy=1)
    match.play("buy drain")
    assert texts(match) == ["pay 3 hearts", "pay 4 hearts"]
    assert refused(match, "pay 2 hearts") == "K11.24"
    match.play("pay 3 hearts")
    assert gained(match, 0) == (7, 0, 0)


@pytest.mark.rule("K11.24")
def test_at_least_one_heart_is_kept() -> None:
    match = shopping("drain", WORLD, energy=3, hearts=3)
    match.play("buy drain")
    assert texts(match) == ["pay 1 hearts", "pay 2 hearts"]
    assert refused(match, "pay 3 hearts") == "K11.24"
    match.play("pay 2 hearts")
    assert gained(match, 0) == (1, 0, 1)


@pytest.mark.rule("K11.24", "K8.4")
def test_what_leaves_no_heart_cannot_be_bought() -> None:
    assert refused(shopping("drain", WORLD, energy=2, hearts=2), "buy drain") == "K8.4"
    match = shopping("drain", WORLD, energy=2, hearts=3)
    match.play("buy drain")  # the only way to pay is not asked for
    assert gained(match, 0) == (1, 0, 0)


@pytest.mark.rule("K11.24")
def test_with_one_heart_all_is_paid_in_energy() -> None:
    match = shopping("drain", WORLD, energy=5, hearts=1)
    match.play("buy drain")
    assert match.decision == "buy"
    assert gained(match, 0) == (1, 0, 1)


@pytest.mark.rule("K11.24", "K8.4")
def test_without_the_card_hearts_pay_nothing() -> None:
    assert refused(shopping("drain", energy=3), "buy drain") == "K8.4"
    other = [monster("bronx", energy=3), monster("lower", cards=[WORLD])]
    match = stand(other, decision="buy", market=["drain", *MARKET[:2]])
    assert refused(match, "buy drain") == "K8.4"


@pytest.mark.rule("K11.24", "K11.66")
def test_the_card_does_not_help_to_pay_for_itself() -> None:
    assert refused(shopping(WORLD, energy=5), f"buy {WORLD}") == "K8.4"


@pytest.mark.rule("K11.24", "K11.28")
def test_hearts_that_are_paid_are_no_damage() -> None:
    match = shopping("drain", WORLD, "phoenix-blood", energy=0)
    events = match.play("buy drain")
    assert gained(match, 0) == (6, 0, 0)
    assert "damaged" not in [event.kind for event in events]


@pytest.mark.rule("K11.24", "K8.4")
def test_sweeping_can_be_paid_in_hearts() -> None:
    match = shopping("drain", WORLD, energy=1)
    match.play("sweep")
    assert texts(match) == ["pay 1 hearts", "pay 2 hearts"]
    match.play("pay 1 hearts")
    assert gained(match, 0) == (9, 0, 0)
    assert "drain" in match.position()["discard_pile"]


@pytest.mark.rule("K11.24", "K11.31")
def test_scavenging_can_be_paid_in_hearts() -> None:
    match = shopping("diva", WORLD, "scavenger", energy=0, discard_pile=["drain"])
    match.play("scavenge drain")
    assert gained(match, 0) == (7, 0, 0)


@pytest.mark.rule("K11.24", "K11.56")
def test_a_move_under_the_marathon_can_be_paid_in_hearts() -> None:
    monsters = [monster("bronx", cards=[WORLD], hearts=3), monster("lower")]
    match = stand(monsters, decision="move", market=["new-york-marathon", *MARKET[:2]])
    match.play("go queens")
    assert gained(match, 0) == (1, 0, 0)
    assert facts(match, 0)["place"] == "queens"
    monsters[0]["hearts"] = 2
    match = stand(monsters, decision="move", market=["new-york-marathon", *MARKET[:2]])
    assert refused(match, "go queens") == "K11.56"


@pytest.mark.rule("K11.24", "K11.56", "K12.5")
def test_fleeing_under_the_marathon_can_be_paid_in_hearts_after_the_damage() -> None:
    sale = ["new-york-marathon", *MARKET[:2]]
    match = attacking("AAEEEE", {}, {"cards": [WORLD], "hearts": 5}, market=sale)
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("go queens")
    assert gained(match, 1) == (1, 0, 0)
    match = attacking("AAEEEE", {}, {"cards": [WORLD], "hearts": 4}, market=sale)
    assert match.decision == "resolve"  # 2♥ do not pay the fee and leave one


@pytest.mark.rule("K11.24", "K11.10")
def test_a_reroll_under_a_curse_can_be_paid_in_hearts() -> None:
    cursed = monster("bronx", cards=[WORLD], hearts=4, curses=2)
    match = stand([cursed, monster("lower")], decision="reroll", dice="OEEEEE", rerolls_left=2)
    match.script(["die E"])
    match.play("reroll O")
    assert gained(match, 0) == (2, 0, 0)


@pytest.mark.rule("K11.24", "K11.10")
def test_a_curse_that_leaves_no_heart_forbids_the_reroll() -> None:
    cursed = monster("bronx", cards=[WORLD], hearts=2, curses=2)
    match = stand([cursed, monster("lower")], decision="reroll", dice="OEEEEE", rerolls_left=2)
    assert refused(match, "reroll O") == "K11.10"
    assert refused(match, "reroll E") is None


@pytest.mark.rule("K11.24", "K11.32")
def test_the_seismic_ray_can_be_paid_in_hearts() -> None:
    owner = monster("bronx", cards=[WORLD, "seismic-ray"])
    match = stand([owner, monster("lower")], decision="resolve", dice="DEEEEE")
    match.play("resolve D")
    match.play("ray queens")
    assert gained(match, 0)[0] == 9


@pytest.mark.rule("K11.24", "K11.32", "K11.56", "K11.10")
@pytest.mark.parametrize("paid", [0, 1, 2])
@pytest.mark.parametrize(
    ("decision", "actions", "asked_next", "cost"),
    [
        ("resolve", ["resolve D", "ray queens"], "resolve", 1),
        ("move", ["go queens"], "buy", 2),
        ("reroll", ["reroll O"], "reroll", 2),
    ],
)
def test_every_cost_can_be_paid_either_way(
    decision: str, actions: list[str], asked_next: str, cost: int, paid: int
) -> None:
    owner = monster("bronx", cards=[WORLD, "seismic-ray"], energy=2, curses=2)
    match = stand(
        [owner, monster("lower")],
        decision=decision,
        dice="DOHHHH",
        rerolls_left=2,
        piles={"queens": ["hospital-3"] * 3},
        market=["new-york-marathon", *MARKET[:2]],
    )
    for action in actions:
        match.play(action)
    assert (match.decision, match.actor) == ("pay-cost", 0)
    assert texts(match) == [f"pay {n} hearts" for n in range(cost + 1)]
    if paid <= cost:
        match.play(f"pay {paid} hearts")
        assert match.decision == asked_next
        assert gained(match, 0) == (10 - paid, 0, 2 - cost + paid)


# Of Another World: damage in ⚡.


@pytest.mark.rule("K11.24", "K12.1")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_damage_can_be_paid_in_energy_as_far_as_there_is_some(paid: int) -> None:
    match = attacking("AAAEEE", {}, {"cards": [WORLD], "energy": 2})
    assert (match.decision, match.actor) == ("pay-damage", 1)
    assert texts(match) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"
    match.play(f"pay {paid} energy")
    assert gained(match, 1) == (7 + paid, 0, 2 - paid)


@pytest.mark.rule("K11.24")
def test_no_more_is_paid_than_the_damage() -> None:
    match = attacking("AAEEEE", {}, {"cards": [WORLD], "energy": 9})
    assert texts(match) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"
    match.play("pay 2 energy")
    assert gained(match, 1) == (10, 0, 7)


@pytest.mark.rule("K11.24")
def test_damage_that_would_kill_can_be_paid() -> None:
    match = attacking("AAEEEE", {}, {"cards": [WORLD], "energy": 2, "hearts": 1})
    match.play("pay 2 energy")
    assert gained(match, 1) == (1, 0, 0)
    match = attacking("AAEEEE", {}, {"cards": [WORLD], "energy": 2, "hearts": 1})
    match.play("pay 1 energy")
    assert facts(match, 1)["hearts"] == 0


@pytest.mark.rule("K11.24")
def test_without_the_card_damage_is_not_paid_in_energy() -> None:
    match = attacking("AAEEEE", {"cards": [WORLD], "energy": 5}, {"energy": 5})
    assert match.decision == "flee"
    assert gained(match, 1) == (8, 0, 5)
    assert gained(match, 0) == (10, 0, 5)


@pytest.mark.rule("K11.24", "K12.1")
def test_doubled_damage_can_be_paid_whole() -> None:
    match = attacking("AAEEEE", {"cards": ["shadow-double"]}, {"cards": [WORLD], "energy": 6})
    match.play("pay 4 energy")
    assert gained(match, 1) == (10, 0, 2)


@pytest.mark.rule("K11.24", "K12.1")
def test_wholly_paid_damage_still_counts_as_damage() -> None:
    attacker = {"cards": ["trash-thrower", "webspinner", "curse"], "energy": 5}
    victim = {"cards": [WORLD, "phoenix-blood", "drain"], "energy": 1, "stars": 4}
    match = attacking("AEEEEE", attacker, victim)
    match.play("pay 1 energy")
    assert (match.decision, match.actor) == ("flee", 1)
    assert gained(match, 1) == (10, 3, 3)  # 1 by Phoenix Blood, 2 by Drain
    assert gained(match, 0)[2] == 3
    assert (facts(match, 1)["webs"], facts(match, 1)["curses"]) == (1, 1)


@pytest.mark.rule("K11.24", "K6.1")
def test_payment_is_asked_for_each_damage() -> None:
    monsters = [monster("bronx"), monster("lower", cards=[WORLD], energy=5)]
    units = {"manhattan": {"infantry": 1}}
    match = stand(monsters, decision="resolve", dice="AOOOEE", units=units)
    match.play("resolve A")
    match.play("pay 0 energy")
    match.play("stay")
    match.play("resolve O")
    assert (match.decision, match.actor) == ("pay-damage", 1)
    assert texts(match) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 1 energy")
    assert gained(match, 1) == (9, 0, 4)


@pytest.mark.rule("K11.24", "K12.4")
def test_what_a_card_gave_can_pay_the_damage_of_the_card() -> None:
    match = shopping("subterranean-cable", WORLD, energy=0, hearts=3)
    match.play("buy subterranean-cable")
    assert texts(match) == [f"pay {n} energy" for n in range(5)]
    match.play("pay 4 energy")
    assert gained(match, 0) == (3, 0, 0)


@pytest.mark.rule("K11.24", "K11.12")
def test_drain_takes_no_hearts() -> None:
    match = attacking("AEEEEE", {"cards": [WORLD], "energy": 1}, {"cards": ["drain"]})
    assert gained(match, 0) == (10, 0, 0)
    assert gained(match, 1) == (9, 0, 1)


@pytest.mark.rule("K11.24", "K11.29")
def test_power_tap_takes_real_energy() -> None:
    monsters = [monster("bronx", cards=[WORLD]), monster("lower", cards=["power-tap"])]
    match = stand(monsters, decision="resolve", dice="EEEHHH")
    match.play("resolve E")
    assert match.decision == "resolve"
    assert gained(match, 0) == (10, 0, 2)
    assert gained(match, 1) == (10, 0, 1)


@pytest.mark.rule("K11.24", "K11.23")
def test_hearts_lost_without_damage_are_not_paid_in_energy() -> None:
    monsters = [
        monster("bronx", cards=[WORLD, "natural-selection"], energy=15),
        monster("lower"),
        monster("queens"),
    ]
    match = stand(monsters, decision="buy", dice="CEEEEEE", resolved="CE")
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1


@pytest.mark.rule("K11.24", "K11.58")
def test_paid_damage_is_no_heart_lost_for_the_photo() -> None:
    match = attacking(
        "AAAAAA",
        {"energy": 4},
        {"cards": [WORLD], "energy": 4},
        market=["photo-op", *MARKET[:2]],
    )
    match.play("pay 4 energy")
    match.play("stay")
    match.play("stay")
    match.play("buy photo-op")
    assert gained(match, 0)[1] == 2


# Overload.


@pytest.mark.rule("K11.25")
@pytest.mark.parametrize(("dice", "energy"), [("EEEEEE", 10), ("EEHHHH", 6), ("EHHHHH", 5)])
def test_overload_takes_one_from_all_energy_dice_together(dice: str, energy: int) -> None:
    monsters = [monster("bronx", cards=["overload"], energy=5), monster("lower")]
    match = stand(monsters, decision="resolve", dice=dice)
    match.play("resolve E")
    assert gained(match, 0)[2] == energy


@pytest.mark.rule("K11.25")
def test_overload_takes_nothing_without_energy_dice() -> None:
    monsters = [monster("bronx", cards=["overload"], energy=5), monster("lower")]
    match = stand(monsters, decision="reroll", dice="HHHHCC", rerolls_left=1)
    match.play("keep")
    match.play("resolve H C")
    assert match.decision == "move"
    assert gained(match, 0)[2] == 5


@pytest.mark.rule("K11.25")
def test_overload_takes_nothing_from_other_energy_or_other_monsters() -> None:
    monsters = [
        monster("bronx"),
        monster("upper", cards=["overload"]),
    ]
    piles = {"manhattan": ["power-plant-2", "hospital-3", "hospital-3"]}
    match = stand(monsters, decision="resolve", dice="EEEHHH", piles=piles)
    match.play("resolve E H")
    assert gained(match, 0)[2] == 3
    match.play("stay")
    match.play("end")
    assert gained(match, 1)[2] == 2  # the start in Upper
    match.script(["die D"] * 2 + ["die H"] * 4)
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    assert gained(match, 1)[2] == 4  # and the power plant


@pytest.mark.rule("K11.25", "K11.2")
def test_overload_counts_hearts_turned_into_energy_as_energy_dice() -> None:
    monsters = [monster("bronx", cards=["overload", "artificial-heart"]), monster("lower")]
    match = stand(monsters, decision="reroll", dice="HHECCD", rerolls_left=1)
    match.play("keep")
    match.play("convert 2 H E")
    match.play("resolve E")
    assert gained(match, 0)[2] == 2


@pytest.mark.rule("K11.25", "K12.7")
def test_a_free_overload_gives_four_energy_too() -> None:
    match = shopping("drain", energy=4, claims=[1])
    match.script(["card overload", "card diva"])
    match.play("buy drain")
    assert "overload" in facts(match, 1)["cards"]
    assert gained(match, 1)[2] == 4


# Painbow.


def painbow(dice: str, *cards: str, **keys: Any) -> Match:
    """Player 0 in the Bronx, with Painbow, keeps these dice."""
    monsters = [monster("bronx", cards=["painbow", *cards]), monster("lower")]
    match = stand(monsters, **({"decision": "reroll", "dice": dice, "rerolls_left": 1} | keys))
    match.play("keep")
    return match


@pytest.mark.rule("K11.26")
@pytest.mark.parametrize(
    ("dice", "attacks"),
    [
        ("EEEEEE", 0),
        ("DEEEEE", 0),
        ("DDEEEE", 1),
        ("DDDEEE", 1),
        ("DDDDEE", 2),
        ("DDDDDE", 2),
    ],
)
def test_painbow_adds_attacks_by_the_number_of_destruction(dice: str, attacks: int) -> None:
    match = painbow(dice)
    assert match.position()["added"].get("A", 0) == attacks
    assert ("resolve A" in texts(match)) == (attacks > 0)
    if attacks:
        match.play("resolve A")
        assert gained(match, 1)[0] == 10 - attacks


@pytest.mark.rule("K11.26")
def test_painbow_adds_to_the_attacks_that_were_rolled() -> None:
    match = painbow("DDAAEE")
    match.play("resolve A")
    assert gained(match, 1)[0] == 7


@pytest.mark.rule("K11.26", "K10.3")
@pytest.mark.parametrize(
    ("dice", "cards"),
    [("DDDDDD", ()), ("DDDDDDDE", ("extra-head", "natural-selection"))],
)
def test_six_destruction_win_at_once(dice: str, cards: tuple[str, ...]) -> None:
    match = painbow(dice, *cards)
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K11.26", "K12.2", "K11.36")
def test_painbow_counts_what_stomp_adds() -> None:
    assert painbow("DDDDDE", "stomp").outcome is not None
    match = painbow("DDDDEE", "stomp")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    assert painbow("DEEEEE", "stomp").position()["added"]["A"] == 1


@pytest.mark.rule("K11.26", "K12.2", "K11.16")
def test_painbow_counts_what_fury_adds() -> None:
    units = {"bronx": {"infantry": 3}}
    assert painbow("DDDDDE", "fury", units=units).outcome is not None


@pytest.mark.rule("K11.26", "K12.2", "K11.17")
def test_painbow_counts_the_cabs_if_they_are_hailed() -> None:
    match = painbow("DDDDEE", "hailing-cabs")
    assert match.decision == "cabs"
    match.play("no")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    match = painbow("DDDDEE", "hailing-cabs")
    match.play("cabs")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K11.26", "K12.2", "K11.7")
def test_painbow_does_not_count_again_after_chameleon() -> None:
    match = painbow("DDDDCE", "chameleon", "stomp")
    match.play("chameleon E D")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    match = painbow("DDCEEE", "chameleon")
    match.play("chameleon D E")
    match.play("resolve A")
    assert gained(match, 1)[0] == 9


@pytest.mark.rule("K11.26", "K5.5")
def test_painbow_attacks_nobody_if_manhattan_was_empty() -> None:
    monsters = [monster("bronx", cards=["painbow"]), monster("queens")]
    match = stand(monsters, decision="reroll", dice="DDEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert gained(match, 1)[0] == 10


@pytest.mark.rule("K11.26")
def test_without_painbow_destruction_neither_attacks_nor_wins() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["painbow"])]
    match = stand(monsters, decision="reroll", dice="DDDDDD", rerolls_left=1)
    match.play("keep")
    assert match.outcome is None
    assert "resolve A" not in texts(match)


# Personal Spotlight.


def spotlight(dice: str, *cards: str) -> Match:
    """Player 0 in the Bronx, with Personal Spotlight, keeps these dice."""
    monsters = [monster("bronx", cards=["personal-spotlight", *cards]), monster("lower")]
    match = stand(monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.27")
@pytest.mark.parametrize(
    ("dice", "stars"), [("EEEEEE", 0), ("CEEEEE", 1), ("CCEEEE", 1), ("CCCEEE", 2)]
)
def test_the_spotlight_gives_one_star_however_many_celebrity(dice: str, stars: int) -> None:
    match = spotlight(dice)
    match.play(f"resolve {' '.join(sorted(set(dice)))}")
    assert gained(match, 0)[1] == stars  # three C take Superstar, for 1★ of its own


@pytest.mark.rule("K11.27", "K11.65", "K11.7")
def test_the_spotlight_counts_a_celebrity_that_chameleon_discards() -> None:
    match = spotlight("CEEEEH", "chameleon")
    match.play("chameleon H E")
    match.play("resolve E")
    assert match.decision == "move"
    assert gained(match, 0)[1] == 1


@pytest.mark.rule("K11.27", "K11.65")
def test_the_spotlight_counts_only_the_dice_as_they_lie_when_rolling_ends() -> None:
    monsters = [monster("bronx", cards=["personal-spotlight"]), monster("lower")]
    match = stand(monsters, decision="reroll", dice="CEEEEE", rerolls_left=1)
    match.script(["die H"])
    match.play("reroll C")
    assert match.decision == "resolve"
    assert gained(match, 0)[1] == 0
    match = stand(monsters, decision="reroll", dice="HEEEEE", rerolls_left=1)
    match.script(["die C"])
    match.play("reroll H")
    assert gained(match, 0)[1] == 1


@pytest.mark.rule("K11.27")
def test_the_spotlight_does_not_shine_on_other_rolls() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["personal-spotlight"])]
    match = stand(monsters, decision="reroll", dice="CCEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve C E")
    assert gained(match, 0)[1] == 0
    assert gained(match, 1)[1] == 0


@pytest.mark.rule("K11.27")
def test_the_spotlight_gives_in_each_turn() -> None:
    match = spotlight("CEEEEE")
    match.play("resolve C E")
    match.play("stay")
    match.play("end")
    match.script(["die E"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    match.play("go manhattan")
    match.play("end")
    match.script(["die C"] * 2 + ["die E"] * 4)
    match.play("roll")
    match.play("keep")
    assert gained(match, 0)[1] == 2


@pytest.mark.rule("K11.27", "K11.66")
def test_a_spotlight_that_is_bought_does_not_look_back_at_the_roll() -> None:
    match = shopping("personal-spotlight", energy=5, dice="CEEEEE", resolved="CE")
    match.play("buy personal-spotlight")
    match.play("end")
    assert gained(match, 0)[1] == 0


# Phoenix Blood.


@pytest.mark.rule("K11.28")
@pytest.mark.parametrize("dice", ["AEEEEE", "AAAEEE"])
def test_phoenix_blood_gives_one_energy_for_one_damage(dice: str) -> None:
    match = attacking(dice, {}, {"cards": ["phoenix-blood"]})
    assert gained(match, 1) == (10 - dice.count("A"), 0, 1)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_to_who_lives_with_one_heart() -> None:
    match = attacking("AHHHHH", {}, {"cards": ["phoenix-blood"], "hearts": 2})
    assert gained(match, 1) == (1, 0, 1)


@pytest.mark.rule("K11.28", "K6.1")
def test_phoenix_blood_gives_for_each_damage() -> None:
    match = attacking(
        "AOOOEE",
        {},
        {"cards": ["phoenix-blood"]},
        units={"manhattan": {"infantry": 2}},
    )
    match.play("stay")
    match.play("resolve O")
    assert gained(match, 1) == (7, 0, 2)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_for_damage_by_a_card_that_its_owner_buys() -> None:
    match = shopping("subterranean-cable", "phoenix-blood", energy=0)
    match.play("buy subterranean-cable")
    assert gained(match, 0) == (6, 0, 5)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_nothing_to_the_dead() -> None:
    match = attacking("AAEEEE", {}, {"cards": ["phoenix-blood"], "hearts": 2})
    events = match.events(None)
    assert facts(match, 1)["hearts"] == 0
    assert not [e for e in events if e.kind == "energy-gained" and e["player"] == 1]


@pytest.mark.rule("K11.28", "K11.4")
def test_phoenix_blood_gives_nothing_for_damage_that_was_warded_off() -> None:
    monsters = [monster("bronx", cards=["phoenix-blood", "bulletproof"]), monster("lower")]
    units = {"bronx": {"infantry": 1}}
    match = stand(monsters, decision="resolve", dice="OHHHHH", units=units)
    match.play("resolve O")
    assert gained(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.28")
def test_without_phoenix_blood_damage_gives_nothing() -> None:
    match = attacking("AHHHHH", {"cards": ["phoenix-blood"]}, {})
    assert gained(match, 0)[2] == 0
    assert gained(match, 1)[2] == 0


# Power Tap.


def tapped(dice: str, *, energy: int = 0, cards: tuple[str, ...] = (), **keys: Any) -> Match:
    """Player 0 in the Bronx; player 1 in Lower Manhattan has Power Tap."""
    monsters = [
        monster("bronx", energy=energy, cards=list(cards)),
        monster("lower", cards=["power-tap"]),
        monster("queens"),
    ]
    return stand(monsters, **({"decision": "resolve", "dice": dice} | keys))


@pytest.mark.rule("K11.29")
@pytest.mark.parametrize(
    ("dice", "left", "tapped_off"),
    [("EEHHHH", 2, 0), ("EEEHHH", 2, 1), ("EEEEHH", 3, 1), ("EEEEEE", 5, 1)],
)
def test_a_monster_that_receives_three_energy_pays_one(
    dice: str, left: int, tapped_off: int
) -> None:
    match = tapped(dice)
    events = match.play("resolve E")
    assert [gained(match, player)[2] for player in range(3)] == [left, tapped_off, 0]
    given = [event for event in events if event.kind == "energy-given"]
    assert [(event["player"], event["receiver"], event["count"]) for event in given] == [
        (0, 1, 1)
    ] * tapped_off


@pytest.mark.rule("K11.29")
def test_power_tap_adds_up_what_a_monster_receives_from_any_source() -> None:
    piles = {"bronx": ["power-plant-2", "hospital-3", "hospital-3"]}
    match = tapped("EDDHHH", piles=piles)
    match.play("resolve E")
    assert gained(match, 1)[2] == 0
    match.play("resolve D")
    assert [gained(match, player)[2] for player in range(2)] == [2, 1]


@pytest.mark.rule("K11.29")
def test_power_tap_is_paid_once_a_turn() -> None:
    piles = {"bronx": ["power-plant-3", "hospital-3", "hospital-3"]}
    match = tapped("EEEDDD", piles=piles)
    match.play("resolve E")
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert [gained(match, player)[2] for player in range(2)] == [5, 1]


@pytest.mark.rule("K11.29")
def test_power_tap_does_not_ask_what_was_spent() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("upper", curses=2)]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert gained(match, 1)[2] == 2
    match.script(["die O", "die E"] + ["die H"] * 4 + ["die H"])
    match.play("roll")
    match.play("reroll O")
    assert gained(match, 1)[2] == 0
    match.play("keep")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(2)] == [1, 0]


@pytest.mark.rule("K11.29")
def test_each_turn_is_counted_by_itself() -> None:
    match = tapped("EEHHHH")
    match.play("resolve E H")
    match.play("stay")
    match.play("end")
    for move in ("go manhattan", "stay"):
        match.script(["die H"] * 6)
        match.play("roll")
        match.play("keep")
        match.play("resolve H")
        match.play(move)
        match.play("end")
    match.script(["die E"] * 2 + ["die H"] * 4)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(3)] == [4, 1, 0]  # 1 for Lower


@pytest.mark.rule("K11.29")
def test_power_tap_is_paid_again_in_another_turn() -> None:
    match = tapped("", decision="buy", active=2, received=[3, 0, 0])
    match.play("end")
    match.script(["die E"] * 3 + ["die H"] * 3)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(3)] == [2, 1, 0]


@pytest.mark.rule("K11.29", "K11.25")
@pytest.mark.parametrize(("dice", "tapped_off"), [("EEEHHH", 0), ("EEEEHH", 1)])
def test_what_overload_takes_was_not_received(dice: str, tapped_off: int) -> None:
    match = tapped(dice, cards=("overload",))
    match.play("resolve E")
    assert gained(match, 1)[2] == tapped_off
    assert gained(match, 0)[2] == 2


@pytest.mark.rule("K11.29", "K3.2")
def test_the_start_of_the_turn_in_manhattan_counts() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("upper")]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert gained(match, 1)[2] == 2
    match.script(["die E"] + ["die H"] * 5)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(2)] == [1, 2]


@pytest.mark.rule("K11.29")
def test_its_owner_pays_nothing_for_its_own_energy() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("lower"), monster("queens")]
    match = stand(monsters, decision="resolve", dice="EEEEHH")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(3)] == [4, 0, 0]


@pytest.mark.rule("K11.29", "K11.12", "K11.28")
def test_what_another_monster_receives_by_drain_in_the_owners_turn_counts() -> None:
    cards = ["drain", "phoenix-blood"]
    match = attacking("AHHHHH", {"cards": ["power-tap"], "energy": 2}, {"cards": cards})
    assert [gained(match, player)[2] for player in range(2)] == [1, 2]
    match = attacking("AHHHHH", {"cards": ["power-tap"], "energy": 2}, {"cards": cards[:1]})
    assert [gained(match, player)[2] for player in range(2)] == [0, 2]


@pytest.mark.rule("K11.29", "K11.55")
def test_each_monster_that_receives_three_pays() -> None:
    match = tapped("", decision="buy", energy=9, market=["holland-tunnel", *MARKET[:2]])
    match.play("buy holland-tunnel")
    assert [gained(match, player)[2] for player in range(3)] == [2, 5, 2]


@pytest.mark.rule("K11.29")
def test_what_two_monsters_receive_is_not_added_together() -> None:
    monsters = [
        monster("bronx", energy=2),
        monster("lower", cards=["drain"]),
        monster("queens", cards=["power-tap"]),
    ]
    match = stand(monsters, decision="resolve", dice="AEEHHH")
    match.play("resolve A")
    match.play("stay")
    match.play("resolve E")
    assert [gained(match, player)[2] for player in range(3)] == [2, 2, 0]


@pytest.mark.rule("K11.29", "K11.66")
def test_power_tap_does_not_look_back_at_what_was_received_before() -> None:
    monsters = [
        monster("bronx", energy=9),
        monster("lower", cards=["phoenix-blood"]),
    ]
    match = stand(
        monsters,
        decision="resolve",
        dice="AOOOHH",
        units={"manhattan": {"infantry": 1}},
        destroyed={"tank": 1},
        market=["power-tap", "general-ellis", "diva"],
    )
    match.play("resolve A")
    match.play("stay")
    match.play("resolve O H")
    match.play("stay")
    match.play("buy power-tap")
    assert gained(match, 1)[2] == 2
    match.play("buy general-ellis")
    assert gained(match, 1)[2] == 3
    assert gained(match, 0)[2] == 0


@pytest.mark.rule("K11.29", "K11.66", "K11.62", "K11.31")
def test_a_later_owner_of_power_tap_does_not_look_back_either() -> None:
    monsters = [
        monster("bronx", energy=13, cards=["scavenger", "diva"]),
        monster("lower", cards=["power-tap"]),
        monster("queens", cards=["phoenix-blood", "fury"]),
    ]
    match = stand(
        monsters,
        decision="buy",
        received=[0, 0, 2],
        destroyed={"tank": 1},
        market=["tesla-cannon", "general-ellis", "coney-island"],
    )
    match.play("buy tesla-cannon")
    match.play("discard diva")
    match.play("discard fury")
    match.play("scavenge power-tap")
    match.play("buy general-ellis")
    assert [gained(match, player)[2] for player in range(3)] == [0, 0, 1]


# Regeneration.


def beginning(hearts: int, *cards: str, place: str = "queens") -> Match:
    """Player 1, with these cards, has begun its turn."""
    other = "lower" if place == "queens" else "bronx"
    monsters = [
        monster(other, hearts=5),
        monster(place, hearts=hearts, cards=list(cards)),
    ]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    return match


@pytest.mark.rule("K11.30")
def test_regeneration_heals_one_at_the_start_of_the_turn() -> None:
    match = beginning(4, "regeneration")
    assert gained(match, 1)[0] == 5
    assert gained(match, 0)[0] == 5


@pytest.mark.rule("K11.30", "K5.3")
def test_regeneration_heals_in_manhattan_too() -> None:
    assert gained(beginning(4, "regeneration", place="midtown"), 1)[0] == 5


@pytest.mark.rule("K11.30", "K6.2")
def test_regeneration_does_not_heal_above_the_maximum() -> None:
    assert gained(beginning(10, "regeneration"), 1)[0] == 10
    assert gained(beginning(10, "regeneration", "carapace"), 1)[0] == 11
    assert gained(beginning(12, "regeneration", "carapace"), 1)[0] == 12


@pytest.mark.rule("K11.30")
def test_regeneration_heals_nobody_in_other_turns() -> None:
    monsters = [monster("bronx", hearts=4, cards=["regeneration"]), monster("lower", hearts=4)]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert (gained(match, 0)[0], gained(match, 1)[0]) == (4, 4)


@pytest.mark.rule("K11.30", "K3.4")
def test_regeneration_heals_at_the_start_of_an_extra_turn() -> None:
    monsters = [
        monster("bronx", hearts=4, cards=["regeneration"], extra_turns=["plain"]),
        monster("lower"),
    ]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert match.actor == 0
    assert gained(match, 0)[0] == 5


@pytest.mark.rule("K11.30", "K11.66")
def test_regeneration_does_not_heal_when_it_is_bought() -> None:
    match = shopping("regeneration", energy=5, hearts=4)
    match.play("buy regeneration")
    assert gained(match, 0)[0] == 4
