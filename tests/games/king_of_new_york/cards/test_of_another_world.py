"""Of Another World (K11.24)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    QUIET,
    THERE,
    after,
    board,
    buying,
    facts,
    have,
    monster,
    refused,
    resolving,
    texts,
)

WORLD = "of-another-world"

# Of Another World: costs in ♥.


@pytest.mark.rule("K11.24")
@pytest.mark.parametrize("hearts", [0, 1, 2, 3, 4])
def test_a_card_can_be_paid_in_any_mixture_of_hearts_and_energy(hearts: int) -> None:
    match = buying("drain", monster("bronx", energy=4, cards=[WORLD]), THERE)
    match.play("buy drain")
    assert (match.decision, match.actor) == ("pay-cost", 0)
    assert texts(match) == [f"pay {n} hearts" for n in range(5)]
    events = match.play(f"pay {hearts} hearts")
    (paid,) = [event for event in events if event.kind == "paid"]
    assert (paid["player"], paid["energy"], paid["hearts"]) == (0, 4 - hearts, hearts)
    assert have(match, 0) == (10 - hearts, 0, hearts)
    assert "drain" in facts(match, 0)["cards"]
    assert match.decision == "buy"


@pytest.mark.rule("K11.24")
def test_no_more_energy_is_paid_than_there_is() -> None:
    match = buying("drain", monster("bronx", energy=1, cards=[WORLD]), THERE)
    match.play("buy drain")
    assert texts(match) == ["pay 3 hearts", "pay 4 hearts"]
    assert refused(match, "pay 2 hearts") == "K11.24"
    match.play("pay 3 hearts")
    assert have(match, 0) == (7, 0, 0)


@pytest.mark.rule("K11.24")
def test_at_least_one_heart_is_kept() -> None:
    match = buying("drain", monster("bronx", energy=3, hearts=3, cards=[WORLD]), THERE)
    match.play("buy drain")
    assert texts(match) == ["pay 1 hearts", "pay 2 hearts"]
    assert refused(match, "pay 3 hearts") == "K11.24"
    match.play("pay 2 hearts")
    assert have(match, 0) == (1, 0, 1)


@pytest.mark.rule("K11.24", "K8.4")
def test_what_leaves_no_heart_cannot_be_bought() -> None:
    assert (
        refused(
            buying("drain", monster("bronx", energy=2, hearts=2, cards=[WORLD]), THERE), "buy drain"
        )
        == "K8.4"
    )
    match = buying("drain", monster("bronx", energy=2, hearts=3, cards=[WORLD]), THERE)
    match.play("buy drain")  # the only way to pay is not asked for
    assert have(match, 0) == (1, 0, 0)


@pytest.mark.rule("K11.24")
def test_with_one_heart_all_is_paid_in_energy() -> None:
    match = buying("drain", monster("bronx", energy=5, hearts=1, cards=[WORLD]), THERE)
    match.play("buy drain")
    assert match.decision == "buy"
    assert have(match, 0) == (1, 0, 1)


@pytest.mark.rule("K11.24", "K8.4")
def test_without_the_card_hearts_pay_nothing() -> None:
    assert refused(buying("drain", monster("bronx", energy=3), THERE), "buy drain") == "K8.4"
    other = [monster("bronx", energy=3), monster("lower", cards=[WORLD])]
    match = board(*other, decision="buy", market=["drain", *QUIET[:2]])
    assert refused(match, "buy drain") == "K8.4"


@pytest.mark.rule("K11.24", "K11.66")
def test_the_card_does_not_help_to_pay_for_itself() -> None:
    assert refused(buying(WORLD, monster("bronx", energy=5), THERE), f"buy {WORLD}") == "K8.4"


@pytest.mark.rule("K11.24", "K11.28")
def test_hearts_that_are_paid_are_no_damage() -> None:
    match = buying("drain", monster("bronx", energy=0, cards=[WORLD, "phoenix-blood"]), THERE)
    events = match.play("buy drain")
    assert have(match, 0) == (6, 0, 0)
    assert "damaged" not in [event.kind for event in events]


@pytest.mark.rule("K11.24", "K8.4")
def test_sweeping_can_be_paid_in_hearts() -> None:
    match = buying("drain", monster("bronx", energy=1, cards=[WORLD]), THERE)
    match.play("sweep")
    assert texts(match) == ["pay 1 hearts", "pay 2 hearts"]
    match.play("pay 1 hearts")
    assert have(match, 0) == (9, 0, 0)
    assert "drain" in match.position()["discard_pile"]


@pytest.mark.rule("K11.24", "K11.31")
def test_scavenging_can_be_paid_in_hearts() -> None:
    match = buying(
        "diva",
        monster("bronx", energy=0, cards=[WORLD, "scavenger"]),
        THERE,
        discard_pile=["drain"],
    )
    match.play("scavenge drain")
    assert have(match, 0) == (7, 0, 0)


@pytest.mark.rule("K11.24", "K11.56")
def test_a_move_under_the_marathon_can_be_paid_in_hearts() -> None:
    monsters = [monster("bronx", cards=[WORLD], hearts=3), monster("lower")]
    match = board(*monsters, decision="move", market=["new-york-marathon", *QUIET[:2]])
    match.play("go queens")
    assert have(match, 0) == (1, 0, 0)
    assert facts(match, 0)["place"] == "queens"
    monsters[0]["hearts"] = 2
    match = board(*monsters, decision="move", market=["new-york-marathon", *QUIET[:2]])
    assert refused(match, "go queens") == "K11.56"


@pytest.mark.rule("K11.24", "K11.56", "K12.5")
def test_fleeing_under_the_marathon_can_be_paid_in_hearts_after_the_damage() -> None:
    sale = ["new-york-marathon", *QUIET[:2]]
    match = after(
        resolving(
            "AAEEEE", monster("bronx"), monster("lower", cards=[WORLD], hearts=5), market=sale
        ),
        "resolve A",
    )
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("go queens")
    assert have(match, 1) == (1, 0, 0)
    match = after(
        resolving(
            "AAEEEE", monster("bronx"), monster("lower", cards=[WORLD], hearts=4), market=sale
        ),
        "resolve A",
    )
    assert match.decision == "resolve"  # 2♥ do not pay the fee and leave one


@pytest.mark.rule("K11.24", "K11.10")
def test_a_reroll_under_a_curse_can_be_paid_in_hearts() -> None:
    cursed = monster("bronx", cards=[WORLD], hearts=4, curses=2)
    match = board(cursed, monster("lower"), decision="reroll", dice="OEEEEE", rerolls_left=2)
    match.script(["die E"])
    match.play("reroll O")
    assert have(match, 0) == (2, 0, 0)


@pytest.mark.rule("K11.24", "K11.10")
def test_a_curse_that_leaves_no_heart_forbids_the_reroll() -> None:
    cursed = monster("bronx", cards=[WORLD], hearts=2, curses=2)
    match = board(cursed, monster("lower"), decision="reroll", dice="OEEEEE", rerolls_left=2)
    assert refused(match, "reroll O") == "K11.10"
    assert refused(match, "reroll E") is None


@pytest.mark.rule("K11.24", "K11.32")
def test_the_seismic_ray_can_be_paid_in_hearts() -> None:
    owner = monster("bronx", cards=[WORLD, "seismic-ray"])
    match = board(owner, monster("lower"), decision="resolve", dice="DEEEEE")
    match.play("resolve D")
    match.play("ray queens")
    assert have(match, 0)[0] == 9


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
    match = board(
        owner,
        monster("lower"),
        decision=decision,
        dice="DOHHHH",
        rerolls_left=2,
        piles={"queens": ["hospital-3"] * 3},
        market=["new-york-marathon", *QUIET[:2]],
    )
    for action in actions:
        match.play(action)
    assert (match.decision, match.actor) == ("pay-cost", 0)
    assert texts(match) == [f"pay {n} hearts" for n in range(cost + 1)]
    if paid <= cost:
        match.play(f"pay {paid} hearts")
        assert match.decision == asked_next
        assert have(match, 0) == (10 - paid, 0, 2 - cost + paid)


# Of Another World: damage in ⚡.


@pytest.mark.rule("K11.24", "K12.1")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_damage_can_be_paid_in_energy_as_far_as_there_is_some(paid: int) -> None:
    match = after(
        resolving("AAAEEE", monster("bronx"), monster("lower", cards=[WORLD], energy=2)),
        "resolve A",
    )
    assert (match.decision, match.actor) == ("pay-damage", 1)
    assert texts(match) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"
    match.play(f"pay {paid} energy")
    assert have(match, 1) == (7 + paid, 0, 2 - paid)


@pytest.mark.rule("K11.24")
def test_no_more_is_paid_than_the_damage() -> None:
    match = after(
        resolving("AAEEEE", monster("bronx"), monster("lower", cards=[WORLD], energy=9)),
        "resolve A",
    )
    assert texts(match) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"
    match.play("pay 2 energy")
    assert have(match, 1) == (10, 0, 7)


@pytest.mark.rule("K11.24")
def test_damage_that_would_kill_can_be_paid() -> None:
    match = after(
        resolving("AAEEEE", monster("bronx"), monster("lower", cards=[WORLD], energy=2, hearts=1)),
        "resolve A",
    )
    match.play("pay 2 energy")
    assert have(match, 1) == (1, 0, 0)
    match = after(
        resolving("AAEEEE", monster("bronx"), monster("lower", cards=[WORLD], energy=2, hearts=1)),
        "resolve A",
    )
    match.play("pay 1 energy")
    assert facts(match, 1)["hearts"] == 0


@pytest.mark.rule("K11.24")
def test_without_the_card_damage_is_not_paid_in_energy() -> None:
    match = after(
        resolving("AAEEEE", monster("bronx", cards=[WORLD], energy=5), monster("lower", energy=5)),
        "resolve A",
    )
    assert match.decision == "flee"
    assert have(match, 1) == (8, 0, 5)
    assert have(match, 0) == (10, 0, 5)


@pytest.mark.rule("K11.24", "K12.1")
def test_doubled_damage_can_be_paid_whole() -> None:
    match = after(
        resolving(
            "AAEEEE",
            monster("bronx", cards=["shadow-double"]),
            monster("lower", cards=[WORLD], energy=6),
        ),
        "resolve A",
    )
    match.play("pay 4 energy")
    assert have(match, 1) == (10, 0, 2)


@pytest.mark.rule("K11.24", "K12.1")
def test_wholly_paid_damage_still_counts_as_damage() -> None:
    attacker = {"cards": ["trash-thrower", "webspinner", "curse"], "energy": 5}
    victim = {"cards": [WORLD, "phoenix-blood", "drain"], "energy": 1, "stars": 4}
    match = after(
        resolving("AEEEEE", monster("bronx", **attacker), monster("lower", **victim)), "resolve A"
    )
    match.play("pay 1 energy")
    assert (match.decision, match.actor) == ("flee", 1)
    assert have(match, 1) == (10, 3, 3)  # 1 by Phoenix Blood, 2 by Drain
    assert have(match, 0)[2] == 3
    assert (facts(match, 1)["webs"], facts(match, 1)["curses"]) == (1, 1)


@pytest.mark.rule("K11.24", "K6.1")
def test_payment_is_asked_for_each_damage() -> None:
    monsters = [monster("bronx"), monster("lower", cards=[WORLD], energy=5)]
    units = {"manhattan": {"infantry": 1}}
    match = board(*monsters, decision="resolve", dice="AOOOEE", units=units)
    match.play("resolve A")
    match.play("pay 0 energy")
    match.play("stay")
    match.play("resolve O")
    assert (match.decision, match.actor) == ("pay-damage", 1)
    assert texts(match) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 1 energy")
    assert have(match, 1) == (9, 0, 4)


@pytest.mark.rule("K11.24", "K12.4")
def test_what_a_card_gave_can_pay_the_damage_of_the_card() -> None:
    match = buying("subterranean-cable", monster("bronx", energy=0, hearts=3, cards=[WORLD]), THERE)
    match.play("buy subterranean-cable")
    assert texts(match) == [f"pay {n} energy" for n in range(5)]
    match.play("pay 4 energy")
    assert have(match, 0) == (3, 0, 0)


@pytest.mark.rule("K11.24", "K11.12")
def test_drain_takes_no_hearts() -> None:
    match = after(
        resolving(
            "AEEEEE", monster("bronx", cards=[WORLD], energy=1), monster("lower", cards=["drain"])
        ),
        "resolve A",
    )
    assert have(match, 0) == (10, 0, 0)
    assert have(match, 1) == (9, 0, 1)


@pytest.mark.rule("K11.24", "K11.29")
def test_power_tap_takes_real_energy() -> None:
    monsters = [monster("bronx", cards=[WORLD]), monster("lower", cards=["power-tap"])]
    match = board(*monsters, decision="resolve", dice="EEEHHH")
    match.play("resolve E")
    assert match.decision == "resolve"
    assert have(match, 0) == (10, 0, 2)
    assert have(match, 1) == (10, 0, 1)


@pytest.mark.rule("K11.24", "K11.23")
def test_hearts_lost_without_damage_are_not_paid_in_energy() -> None:
    monsters = [
        monster("bronx", cards=[WORLD, "natural-selection"], energy=15),
        monster("lower"),
        monster("queens"),
    ]
    match = board(*monsters, decision="buy", dice="CEEEEEE", resolved="CE")
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1


@pytest.mark.rule("K11.24", "K11.58")
def test_paid_damage_is_no_heart_lost_for_the_photo() -> None:
    match = after(
        resolving(
            "AAAAAA",
            monster("bronx", energy=4),
            monster("lower", cards=[WORLD], energy=4),
            market=["photo-op", *QUIET[:2]],
        ),
        "resolve A",
    )
    match.play("pay 4 energy")
    match.play("stay")
    match.play("stay")
    match.play("buy photo-op")
    assert have(match, 0)[1] == 2
