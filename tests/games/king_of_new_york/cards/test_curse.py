"""Curse (K11.10)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    FAR,
    QUIET,
    THERE,
    facts,
    have,
    monster,
    refused,
    scene,
    table,
    texts,
)


def curses(match: Match) -> list[int]:
    """Each monster's curse tokens."""
    return [facts(match, player)["curses"] for player in range(match.players)]


# K11.10 Curse: who gets a token.


@pytest.mark.rule("K11.10", "K12.3")
@pytest.mark.parametrize("dice", ["AEEEEE", "AAAEEE"])
def test_an_attack_curses_each_monster_it_hits_once(dice: str) -> None:
    match = scene(
        "resolve", dice, monster("lower", cards=["curse"]), FAR, monster("bronx", curses=2)
    )
    tokens = [event for event in match.play("resolve A") if event.kind == "token-gained"]
    assert [(event["player"], event["count"]) for event in tokens] == [(1, 1), (2, 1)]
    assert curses(match) == [0, 1, 3]


@pytest.mark.rule("K11.10")
def test_an_attack_curses_nobody_whom_it_spares() -> None:
    match = scene("resolve", "AAEEEE", monster("bronx", cards=["curse"]), FAR, THERE)
    match.play("resolve A")
    assert curses(match) == [0, 0, 1]


@pytest.mark.rule("K11.10")
def test_curse_is_for_damage_that_its_owner_deals() -> None:
    match = scene("resolve", "AAEEEE", FAR, monster("lower", cards=["curse"]))
    match.play("resolve A")
    assert curses(match) == [0, 0]


@pytest.mark.rule("K11.10", "K5.5")
def test_an_attack_that_deals_nothing_curses_nobody() -> None:
    match = scene(
        "resolve", "AAEEEE", monster("bronx", cards=["curse"]), THERE, nobody_in_manhattan=True
    )
    match.play("resolve A")
    assert curses(match) == [0, 0]


@pytest.mark.rule("K11.10", "K12.3")
def test_units_curse_nobody() -> None:
    everywhere = {"bronx": {"infantry": 1}, "manhattan": {"infantry": 1}}
    match = scene("resolve", "OOOEEE", monster("bronx", cards=["curse"]), THERE, units=everywhere)
    match.play("resolve O")
    assert have(match, 1)[0] == 9
    assert curses(match) == [0, 0]


@pytest.mark.rule("K11.10", "K12.3", "K11.54")
def test_general_ellis_curses_all_but_its_buyer() -> None:
    match = scene(
        "buy",
        "DDDDEE",
        monster("bronx", energy=5, cards=["curse"]),
        THERE,
        monster("bronx", curses=1),
        market=["general-ellis", *QUIET[:2]],
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert [have(match, player)[0] for player in range(3)] == [9, 9, 9]
    assert curses(match) == [0, 1, 2]


@pytest.mark.rule("K11.10", "K12.3", "K11.45")
@pytest.mark.parametrize("owner", [0, 1])
def test_violent_star_curses_whom_it_hurts(owner: int) -> None:
    cards = {"cards": ["curse", "violent-star"]}
    monsters = [FAR, THERE]
    monsters[owner] = monsters[owner] | cards
    match = scene("resolve", "CCCEEE", *monsters, superstar=1)
    match.play("resolve C")
    assert curses(match) == ([0, 1] if owner == 0 else [1, 0])


@pytest.mark.rule("K11.10", "K12.3", "K11.45")
def test_two_damages_of_one_turn_curse_twice() -> None:
    match = scene(
        "resolve", "ACCCEE", monster("bronx", cards=["curse", "violent-star"]), THERE, superstar=1
    )
    match.play("resolve A")
    match.play("stay")
    match.play("resolve C")
    assert have(match, 1)[0] == 7
    assert curses(match) == [0, 2]


@pytest.mark.rule("K11.10", "K12.1", "K11.24")
def test_damage_that_is_wholly_paid_still_curses() -> None:
    payer = monster("lower", energy=3, cards=["of-another-world"])
    match = scene("resolve", "AEEEEE", monster("bronx", cards=["curse"]), payer)
    match.play("resolve A")
    match.play("pay 1 energy")
    assert have(match, 1) == (10, 0, 2)
    assert curses(match) == [0, 1]


@pytest.mark.rule("K11.10", "K1.6", "K12.1")
@pytest.mark.parametrize(
    ("before", "after"), [([6, 6, 0], [7, 6, 0]), ([7, 6, 0], [7, 6, 0]), ([6, 5, 0], [7, 6, 0])]
)
def test_the_last_curse_token_goes_to_the_next_monster_clockwise(
    before: list[int], after: list[int]
) -> None:
    match = scene(
        "resolve",
        "AEEEEE",
        FAR | {"curses": before[0]},
        FAR | {"curses": before[1]},
        monster("lower", cards=["curse"]),
        active=2,
    )
    match.play("resolve A")
    assert curses(match) == after


@pytest.mark.rule("K11.10", "K1.6")
def test_a_curse_token_that_returned_can_be_given_again() -> None:
    cursed = monster("lower", hearts=5, curses=13, cards=["curse"])
    match = scene("resolve", "AHHEEE", cursed, FAR)
    match.play("resolve H")
    match.play("curses 1")
    match.play("resolve A")
    assert curses(match) == [12, 1]


# K11.10 Curse: what a token does.


@pytest.mark.rule("K11.10")
@pytest.mark.parametrize("taken", ["O", "OO", "OOD"])
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_reroll_with_o_costs_an_energy_for_each_token(taken: str, tokens: int) -> None:
    match = scene("reroll", "OODDEE", monster("bronx", energy=3, curses=tokens), THERE)
    match.script(["die A"] * len(taken))
    match.play(f"reroll {' '.join(taken)}")
    assert have(match)[2] == 3 - tokens
    assert curses(match)[0] == tokens


@pytest.mark.rule("K11.10")
def test_every_reroll_with_o_is_paid_and_none_without() -> None:
    match = scene("reroll", "OODDEE", monster("bronx", energy=3, curses=1), THERE, rerolls_left=2)
    match.script(["die O", "die A"])
    match.play("reroll O")
    assert have(match)[2] == 2
    match.undo()
    match.script(["die O"])
    match.play("reroll D")
    assert have(match)[2] == 3
    match.script(["die A"])
    match.play("reroll O")
    assert have(match)[2] == 2


@pytest.mark.rule("K11.10", "K13.1")
@pytest.mark.parametrize(("energy", "clause"), [(0, "K11.10"), (1, "K11.10"), (2, None)])
def test_who_cannot_pay_cannot_reroll_o(energy: int, clause: str | None) -> None:
    match = scene("reroll", "OODDEE", monster("bronx", energy=energy, curses=2), THERE)
    assert refused(match, "reroll O") == clause
    assert refused(match, "reroll D O") == clause
    assert refused(match, "reroll D E") is None


@pytest.mark.rule("K11.10", "K11.24")
@pytest.mark.parametrize(("hearts", "clause"), [(3, None), (2, "K11.10")])
def test_a_reroll_with_o_may_be_paid_in_hearts_from_another_world(
    hearts: int, clause: str | None
) -> None:
    cursed = monster("bronx", hearts=hearts, curses=2, cards=["of-another-world"])
    match = scene("reroll", "OODDEE", cursed, THERE)
    assert refused(match, "reroll O") == clause
    if clause is None:
        match.play("reroll O")
        assert have(match)[0] == 1


@pytest.mark.rule("K11.10")
def test_o_costs_nothing_without_a_token_of_ones_own() -> None:
    match = scene("reroll", "OODDEE", monster("bronx", cards=["curse"]), monster("lower", curses=3))
    match.script(["die A"])
    match.play("reroll O")
    assert have(match) == (10, 0, 0)


@pytest.mark.rule("K11.10", "K12.3")
def test_tokens_stay_and_work_when_curse_has_left_play() -> None:
    match = scene(
        "buy",
        "EEEEEE",
        monster("bronx", energy=5, cards=["curse"]),
        monster("lower", curses=1, energy=1),
        market=["tesla-cannon", *QUIET[:2]],
    )
    match.play("buy tesla-cannon")
    assert facts(match, 0)["cards"] == []
    match.play("end")
    match.script(["die O"] * 6)
    match.play("roll")
    assert curses(match) == [0, 1]
    energy = have(match, 1)[2]
    match.script(["die E"])
    match.play("reroll O")
    assert have(match, 1)[2] == energy - 1


# K11.10 Curse: getting rid of a token.


@pytest.mark.rule("K11.10")
@pytest.mark.parametrize("used", [0, 1, 2])
@pytest.mark.parametrize("place", ["bronx", "lower"])
def test_an_h_discards_a_token_instead_of_healing(used: int, place: str) -> None:
    cursed = monster(place, hearts=5, curses=2)
    match = scene("resolve", "HHHEEE", cursed, FAR if place == "lower" else THERE)
    match.play("resolve H")
    assert match.decision == "curses"
    assert texts(match) == ["curses 0", "curses 1", "curses 2"]
    assert match.why_not("curses 3") is not None
    match.play(f"curses {used}")
    assert curses(match)[0] == 2 - used
    assert have(match)[0] == (5 if place == "lower" else 8 - used)


@pytest.mark.rule("K11.10")
def test_no_more_tokens_go_than_there_are_h() -> None:
    match = scene("resolve", "HEEEEE", monster("bronx", hearts=10, curses=5), THERE)
    match.play("resolve H")
    assert texts(match) == ["curses 0", "curses 1"]
    match.play("curses 1")
    assert curses(match)[0] == 4


@pytest.mark.rule("K11.10", "K12.3", "K11.44")
def test_a_converted_h_discards_a_token_too() -> None:
    soldier = monster("bronx", curses=2, cards=["universal-soldier"])
    match = scene("reroll", "AAEEEE", soldier, THERE)
    match.play("keep")
    match.play("convert 2 A H")
    match.play("resolve H")
    match.play("curses 2")
    assert curses(match)[0] == 0


@pytest.mark.rule("K11.10")
def test_h_asks_nothing_of_who_has_no_token() -> None:
    match = scene("resolve", "HHEEEE", monster("bronx", hearts=5), monster("lower", curses=2))
    match.play("resolve H")
    assert match.decision == "resolve"
    assert (have(match)[0], curses(match)) == (7, [0, 2])


@pytest.mark.rule("K11.10", "K6.3", "K1.6")
def test_the_tokens_of_an_eliminated_monster_return() -> None:
    match = scene(
        "resolve",
        "AEEEEE",
        monster("lower", cards=["curse"]),
        monster("bronx", hearts=1, curses=12),
        monster("queens", curses=1),
    )
    match.play("resolve A")
    assert curses(match)[1] == 0
    match.play("resolve E")
    match.play("go manhattan")
    match.play("end")
    match = table(match.position()["monsters"], decision="resolve", dice="AEEEEE", market=QUIET)
    match.play("resolve A")
    assert curses(match)[2] == 2
