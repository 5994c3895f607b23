"""Antimatter Pellets (K11.1)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, scene, texts


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(("face", "hearts"), [("O", 4), *((face, 7) for face in "EAHCD")])
def test_antimatter_doubles_an_attack_on_whoever_rolls_o(face: str, hearts: int) -> None:
    match = scene("resolve", "AAAEEE", monster("bronx", cards=["antimatter-pellets"]), THERE)
    match.script([f"die {face}"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [1]
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K12.1")
def test_antimatter_lets_each_attacked_monster_roll_clockwise_for_itself() -> None:
    holder = monster("lower", cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", FAR, holder, monster("bronx"), FAR, active=1)
    match.script(["die E", "die O", "die H"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [2, 3, 0]
    assert [have(match, player)[0] for player in range(4)] == [8, 10, 8, 6]


@pytest.mark.rule("K11.1", "K5.4")
def test_antimatter_asks_nobody_whom_the_attack_spares() -> None:
    holder = monster("bronx", cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", holder, FAR, THERE)
    match.script(["die O"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [2]
    assert (have(match, 1)[0], have(match, 2)[0]) == (10, 6)


@pytest.mark.rule("K11.1", "K12.1", "K11.33", "K11.39")
@pytest.mark.parametrize(("face", "hearts"), [("O", 1), ("E", 5)])
def test_antimatter_doubles_what_antennae_and_double_have_made(face: str, hearts: int) -> None:
    cards = ["antimatter-pellets", "tesla-antennae", "shadow-double"]
    match = scene(
        "resolve", "AEEEEE", monster("bronx", hearts=5, cards=cards), monster("lower", hearts=9)
    )
    match.script([f"die {face}"])
    match.play("resolve A")
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K11.15")
def test_antimatter_also_doubles_what_fireball_hits() -> None:
    holder = monster("bronx", cards=["antimatter-pellets", "fireball"])
    match = scene("resolve", "AAEEEE", holder, monster("bronx"), THERE)
    match.script(["die O", "die E"])
    match.play("resolve A")
    assert (have(match, 1)[0], have(match, 2)[0]) == (6, 8)


@pytest.mark.rule("K11.1")
def test_antimatter_of_the_attacked_monster_does_nothing() -> None:
    match = scene(
        "resolve", "AAEEEE", monster("bronx"), monster("lower", cards=["antimatter-pellets"])
    )
    events = match.play("resolve A")
    assert "die-rolled" not in [event.kind for event in events]
    assert have(match, 1)[0] == 8


@pytest.mark.rule("K11.1", "K5.5", "K5.6")
def test_antimatter_rolls_for_no_attack_and_for_other_damage_not() -> None:
    holder = monster("lower", cards=["antimatter-pellets", "violent-star"])
    match = scene("resolve", "AACCCO", holder, FAR, nobody_in_manhattan=True, superstar=1)
    events = match.play("resolve A") + match.play("resolve C")
    assert "die-rolled" not in [event.kind for event in events]
    assert have(match, 1)[0] == 8  # Violent Star's 2


@pytest.mark.rule("K11.1", "K11.46", "K5.6")
@pytest.mark.parametrize(("used", "rolls", "hearts"), [(2, 0, 10), (1, 1, 8), (0, 1, 6)])
def test_antimatter_rolls_only_for_a_that_attack(used: int, rolls: int, hearts: int) -> None:
    holder = monster("bronx", webs=2, cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", holder, THERE)
    match.play("resolve A")
    match.script(["die O"] * rolls)
    kinds = [event.kind for event in match.play(f"webs {used}")]
    assert kinds.count("die-rolled") == rolls
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K12.1", "K11.24")
def test_damage_is_doubled_before_it_is_paid() -> None:
    payer = monster("lower", energy=9, cards=["of-another-world"])
    match = scene("resolve", "AAEEEE", monster("bronx", cards=["antimatter-pellets"]), payer)
    match.script(["die O"])
    match.play("resolve A")
    assert texts(match) == [f"pay {points} energy" for points in range(5)]
    match.play("pay 3 energy")
    assert have(match, 1) == (9, 0, 6)
