"""Power Substation and Subterranean Cable (K11.59, K11.60)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    bought,
    each,
    facts,
    monster,
    texts,
    told,
    winners,
)


@pytest.mark.rule("K11.59")
def test_power_substation_gives_1_star_and_8_energy_and_deals_3_damage_to_its_buyer() -> None:
    match = bought("power-substation", monster("bronx", energy=6, stars=2), monster("lower"))
    assert told(match, 0, "stars", "energy", "hearts") == [3, 9, 7]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 10]


@pytest.mark.rule("K11.60")
def test_subterranean_cable_gives_4_energy_and_deals_4_damage_to_its_buyer() -> None:
    match = bought("subterranean-cable", monster("bronx", energy=1, stars=2), monster("lower"))
    assert told(match, 0, "stars", "energy", "hearts") == [2, 5, 6]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 10]


@pytest.mark.rule("K11.59", "K11.60", "K11.24", "K12.4")
@pytest.mark.parametrize(
    ("card", "cost", "gain", "damage"),
    [("power-substation", 5, 8, 3), ("subterranean-cable", 0, 4, 4)],
)
def test_what_they_give_can_pay_for_their_damage(
    card: str, cost: int, gain: int, damage: int
) -> None:
    # One heart cannot pay for the card, so only the damage is asked for.
    match = bought(
        card, monster("bronx", energy=cost, hearts=1, cards=["of-another-world"]), monster("lower")
    )
    assert (match.actor, match.decision) == (0, "pay-damage")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(damage + 1)]
    match.play(f"pay {damage} energy")
    assert told(match, 0, "hearts", "energy") == [1, gain - damage]
    match.undo()
    match.play("pay 0 energy")
    assert facts(match, 0)["hearts"] == 0


@pytest.mark.rule("K11.59", "K11.60", "K12.3", "K12.4")
@pytest.mark.parametrize(
    ("card", "energy"), [("power-substation", 8 + 1), ("subterranean-cable", 4 + 1)]
)
def test_their_damage_counts_as_damage_to_oneself_only(card: str, energy: int) -> None:
    match = bought(
        card,
        monster(
            "bronx",
            energy=5 if card == "power-substation" else 0,
            cards=["phoenix-blood", "webspinner", "curse", "bulletproof"],
        ),
        monster("lower"),
    )
    assert told(match, 0, "energy", "webs", "curses") == [energy, 0, 0]
    assert facts(match, 0)["hearts"] == (7 if card == "power-substation" else 6)
    assert told(match, 1, "hearts", "webs", "curses") == [10, 0, 0]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.59", "K11.60", "K12.4", "K6.1")
@pytest.mark.parametrize(("card", "fatal"), [("power-substation", 3), ("subterranean-cable", 4)])
@pytest.mark.parametrize("spare", [0, 1])
def test_they_may_be_bought_though_they_kill(card: str, fatal: int, spare: int) -> None:
    match = bought(
        card,
        monster("bronx", energy=5, hearts=fatal + spare),
        monster("queens"),
        monster("lower"),
    )
    assert facts(match, 0)["hearts"] == spare
    assert match.position()["market"] == IDLE
    assert card in match.position()["discard_pile"]
    if spare:
        assert (match.actor, match.decision) == (0, "buy")
    else:
        assert facts(match, 0)["place"] is None
        assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.59", "K10.2")
def test_the_star_of_a_deadly_power_substation_does_not_win() -> None:
    match = bought(
        "power-substation", monster("bronx", energy=5, hearts=3, stars=19), monster("lower")
    )
    assert winners(match) == (1,)


@pytest.mark.rule("K11.59", "K11.29")
def test_power_tap_takes_from_a_power_substation() -> None:
    match = bought(
        "power-substation", monster("bronx", energy=5), monster("lower", cards=["power-tap"])
    )
    assert each(match, "energy") == [7, 1]
