"""Power Tap and all that gives energy."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    board,
    buying,
    each,
    facts,
    monster,
    play,
    resolving,
)


@pytest.mark.rule("K11.29", "K11.55")
def test_power_tap_taps_everyone_who_goes_through_the_holland_tunnel() -> None:
    match = buying(
        "holland-tunnel",
        monster("bronx", energy=9),
        monster("lower", energy=1, cards=["power-tap"]),
        monster("queens"),
        monster("queens", energy=2),
    )
    match.play("buy holland-tunnel")
    assert each(match, "energy") == [2, 1 + 3 + 3, 2, 4]


@pytest.mark.rule("K11.29", "K11.55")
def test_the_owner_of_power_tap_does_not_pay_itself() -> None:
    match = buying(
        "holland-tunnel", monster("bronx", energy=9, cards=["power-tap"]), monster("lower")
    )
    match.play("buy holland-tunnel")
    assert each(match, "energy") == [4, 2]


@pytest.mark.rule("K11.29", "K11.55")
def test_power_tap_takes_once_a_turn_and_counts_what_was_spent() -> None:
    match = resolving(
        "EEEEEE",
        monster("bronx", energy=4),
        monster("lower", cards=["power-tap"]),
        market=["holland-tunnel", *IDLE[1:]],
    )
    match.play("resolve E")
    assert each(match, "energy") == [9, 1]
    play(match, "stay", "buy holland-tunnel")
    assert each(match, "energy") == [3, 4]


@pytest.mark.rule("K11.29", "K11.55", "K8.4")
def test_power_tap_counts_energy_that_is_already_spent() -> None:
    match = resolving(
        "EEHHHH",
        monster("bronx", energy=7),
        monster("lower", cards=["power-tap"]),
        market=["holland-tunnel", *IDLE[1:]],
    )
    play(match, "resolve E", "resolve H", "stay")
    assert each(match, "energy") == [9, 0]
    match.play("buy holland-tunnel")
    # 2 and 3 received: once over three, one is paid.
    assert each(match, "energy") == [2, 4]


@pytest.mark.rule("K11.29", "K3.1")
def test_power_tap_counts_each_turn_anew() -> None:
    match = resolving(
        "EEHHHH", monster("bronx", extra_turns=["plain"]), monster("lower", cards=["power-tap"])
    )
    match.script([*["die E"] * 2, *["die H"] * 4])
    play(match, "resolve E", "resolve H", "stay", "end")
    play(match, "roll", "keep", "resolve E")
    assert each(match, "energy") == [4, 0]


@pytest.mark.rule("K11.29", "K11.12", "K11.28")
@pytest.mark.parametrize(
    ("cards", "received", "tapped"),
    [(["drain", "phoenix-blood"], 3, 1), (["drain"], 2, 0), (["phoenix-blood"], 1, 0)],
)
def test_what_drain_takes_counts_for_power_tap(
    cards: list[str], received: int, tapped: int
) -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=5),
        monster("lower", cards=cards),
        monster("queens", cards=["power-tap"]),
    )
    match.play("resolve A")
    assert facts(match, 1)["energy"] == received - tapped
    assert facts(match, 2)["energy"] == tapped


@pytest.mark.rule("K11.29", "K11.12")
def test_drain_to_the_owner_of_power_tap_is_not_tapped() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=5),
        monster("lower", cards=["drain", "phoenix-blood", "power-tap"]),
    )
    match.play("resolve A")
    assert each(match, "energy") == [3, 3]


@pytest.mark.rule("K11.29", "K11.66")
def test_power_tap_does_not_look_back_at_energy_received_before_it_was_gained() -> None:
    match = resolving(
        "EEEEEH",
        monster("bronx"),
        monster("lower"),
        market=["coney-island", *IDLE[1:]],
        claims=[1],
    )
    match.script(["card power-tap", "card subway"])
    play(match, "resolve E", "resolve H", "stay", "buy coney-island")
    assert facts(match, 1)["cards"] == ["power-tap"]
    assert each(match, "energy") == [1, 0]


@pytest.mark.rule("K11.29", "K11.66")
@pytest.mark.parametrize(
    ("card", "cost", "gain", "tapped"),
    [("new-york-marathon", 6, 2, 0), ("subterranean-cable", 0, 4, 1)],
)
def test_power_tap_counts_from_the_moment_it_was_gained(
    card: str, cost: int, gain: int, tapped: int
) -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=10),
        monster("lower"),
        market=["coney-island", card, "hunter"],
        received=[2, 0],
        claims=[1],
    )
    match.script(["card power-tap", "card subway"])
    play(match, "buy coney-island", f"buy {card}")
    assert each(match, "energy") == [6 - cost + gain - tapped, tapped]


@pytest.mark.rule("K11.29", "K11.12", "K11.28", "K12.1")
def test_power_tap_gives_an_attacker_a_part_of_drain_back() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=2, cards=["power-tap"]),
        monster("lower", cards=["drain", "phoenix-blood"]),
    )
    match.play("resolve A")
    assert each(match, "energy") == [1, 2]


@pytest.mark.rule("K11.29", "K12.4", "K11.59")
def test_power_tap_is_paid_before_a_deadly_power_substation_hurts() -> None:
    match = buying(
        "power-substation",
        monster("bronx", energy=5, hearts=3),
        monster("queens", cards=["power-tap"]),
        monster("lower"),
    )
    match.play("buy power-substation")
    assert facts(match, 0)["hearts"] == 0
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K11.29", "K11.25")
@pytest.mark.parametrize(("dice", "energy", "tapped"), [("EEEHHH", 2, 0), ("EEEEHH", 2, 1)])
def test_power_tap_counts_what_overload_leaves(dice: str, energy: int, tapped: int) -> None:
    match = resolving(
        dice, monster("bronx", cards=["overload"]), monster("lower", cards=["power-tap"])
    )
    match.play("resolve E")
    assert each(match, "energy") == [energy, tapped]


@pytest.mark.rule("K11.29", "K3.2", "K11.20", "K5.2")
def test_power_tap_counts_the_energy_of_the_start_of_a_turn() -> None:
    match = board(
        monster("bronx", cards=["power-tap"]), monster("upper"), monster("queens"), decision="buy"
    )
    match.play("end")
    assert each(match, "energy") == [0, 2, 0]
    match.script([*["die E"], *["die H"] * 5])
    play(match, "roll", "keep", "resolve E")
    assert each(match, "energy") == [1, 2, 0]
