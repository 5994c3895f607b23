"""The keep cards from Curse to Fury (K11.10 to K11.16)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["flatiron-building", "coney-island", "brooklyn-bridge"]
"""Cards for sale that matter to nobody."""
THERE = monster("lower")
FAR = monster("staten-island")


def scene(decision: str, dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """A moment in the first monster's turn."""
    known: dict[str, Any] = {
        "decision": decision,
        "dice": dice,
        "rerolls_left": int(decision == "reroll"),
        "resolved": "".join(sorted(set(dice))) if decision in ("move", "buy") else "",
        "market": QUIET,
    }
    return table(list(monsters), **(known | keys))


def turn_of_first(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The last player's turn has just ended, and the first player's has started."""
    match = scene("buy", "EEEEEE", *monsters, **({"active": len(monsters) - 1} | keys))
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    return match


def have(match: Match, player: int = 0) -> tuple[int, int, int]:
    """A monster's hearts, stars and energy."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


def caused(events: list[Event], card: str) -> list[tuple[str, int | None]]:
    """What a card has given or taken: kinds of event, and how much."""
    cause = BY_CARD + [each.name for each in CARDS].index(card)
    return [
        (event.kind, event["count"]) for event in events if event.arguments.get("cause") == cause
    ]


def curses(match: Match) -> list[int]:
    """Each monster's curse tokens."""
    return [facts(match, player)["curses"] for player in range(match.players)]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("curse", 4, marks=pytest.mark.rule("K11.10")),
        pytest.param("diva", 5, marks=pytest.mark.rule("K11.11")),
        pytest.param("drain", 4, marks=pytest.mark.rule("K11.12")),
        pytest.param("ego-trip", 3, marks=pytest.mark.rule("K11.13")),
        pytest.param("extra-head", 7, marks=pytest.mark.rule("K11.14")),
        pytest.param("fireball", 4, marks=pytest.mark.rule("K11.15")),
        pytest.param("fury", 4, marks=pytest.mark.rule("K11.16")),
    ],
)
def test_a_card_has_its_price_and_stays_with_its_buyer(card: str, cost: int) -> None:
    market = [card, *QUIET[:2]]
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost - 1), THERE, market=market)
    assert refused(match, f"buy {card}") == "K8.4"
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost), THERE, market=market)
    match.play(f"buy {card}")
    assert have(match) == (10, 0, 0)
    assert facts(match, 0)["cards"] == [card]


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


# K11.11 Diva.


@pytest.mark.rule("K11.11", "K12.6", "K5.10")
@pytest.mark.parametrize(("count", "stars"), [(2, 0), (3, 0), (4, 2), (5, 3)])
def test_others_need_four_c_against_diva(count: int, stars: int) -> None:
    match = scene(
        "resolve",
        "C" * count + "E" * (6 - count),
        FAR,
        monster("lower", cards=["diva"]),
        superstar=1,
    )
    match.play("resolve C")
    assert have(match)[1] == stars
    assert match.position()["superstar"] == (0 if stars else 1)


@pytest.mark.rule("K11.11")
@pytest.mark.parametrize("holder", [None, 2])
def test_diva_protects_only_a_superstar_of_her_own(holder: int | None) -> None:
    match = scene("resolve", "CCCEEE", FAR, monster("lower", cards=["diva"]), FAR, superstar=holder)
    match.play("resolve C")
    assert have(match)[1] == 1
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11")
@pytest.mark.parametrize("seat", range(1, 6))
def test_a_superstar_that_nobody_holds_needs_three_c_wherever_diva_sits(seat: int) -> None:
    monsters = [monster(), monster(), monster(), monster(), monster(), monster()]
    monsters[seat] = monster(cards=["diva"])
    match = scene("resolve", "CCCEEE", *monsters)
    match.play("resolve C")
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11")
def test_diva_herself_needs_three_c() -> None:
    match = scene("resolve", "CCCEEE", monster("bronx", cards=["diva"]), THERE, superstar=1)
    match.play("resolve C")
    assert have(match)[1] == 1
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.11", "K5.11")
def test_diva_with_superstar_scores_each_c() -> None:
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["diva"]), THERE, superstar=0)
    match.play("resolve C")
    assert have(match)[1] == 2


# K11.12 Drain.


@pytest.mark.rule("K11.12")
@pytest.mark.parametrize(("energy", "given"), [(5, 2), (2, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("dice", ["ADDDDD", "AAADDD"])
def test_drain_takes_two_energy_from_an_attacker(energy: int, given: int, dice: str) -> None:
    match = scene(
        "resolve", dice, monster("bronx", energy=energy), monster("lower", cards=["drain"])
    )
    match.play("resolve A")
    assert have(match)[2] == energy - given
    assert have(match, 1)[2] == given


@pytest.mark.rule("K11.12")
@pytest.mark.parametrize(("hearts", "energy"), [(1, 5), (2, 3)])
def test_drain_takes_nothing_for_the_dead(hearts: int, energy: int) -> None:
    victim = monster("lower", hearts=hearts, cards=["drain"])
    match = scene("resolve", "ADDDDD", monster("bronx", energy=5), victim, FAR)
    match.play("resolve A")
    assert have(match)[2] == energy


@pytest.mark.rule("K11.12")
def test_drain_pays_neither_the_attacker_nor_who_was_spared() -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=5, cards=["drain"]),
        monster("lower", energy=5),
    )
    match.play("resolve A")
    assert (have(match)[2], have(match, 1)[2]) == (5, 5)
    match = scene(
        "resolve", "ADDDDD", monster("bronx", energy=5), THERE, monster("queens", cards=["drain"])
    )
    match.play("resolve A")
    assert (have(match)[2], have(match, 2)[2]) == (5, 0)


@pytest.mark.rule("K11.12", "K5.5", "K5.6")
def test_drain_takes_nothing_where_there_is_no_attack() -> None:
    victim = monster("bronx", cards=["drain"])
    match = scene(
        "resolve",
        "AOOCCC",
        monster("bronx", energy=5, cards=["violent-star"]),
        victim,
        nobody_in_manhattan=True,
        superstar=1,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve A O C")
    assert have(match)[2] == 5
    assert have(match, 1) == (7, 0, 0)


@pytest.mark.rule("K11.12", "K12.1", "K11.24")
def test_drain_also_takes_for_damage_that_was_wholly_paid() -> None:
    victim = monster("lower", energy=1, cards=["drain", "of-another-world"])
    match = scene("resolve", "ADDDDD", monster("bronx", energy=5), victim)
    match.play("resolve A")
    match.play("pay 1 energy")
    assert (have(match)[2], have(match, 1)) == (3, (10, 0, 2))


@pytest.mark.rule("K11.12", "K11.24")
def test_drain_takes_real_energy_only() -> None:
    attacker = monster("bronx", energy=1, cards=["of-another-world"])
    match = scene("resolve", "ADDDDD", attacker, monster("lower", cards=["drain"]))
    match.play("resolve A")
    assert (have(match), have(match, 1)) == ((10, 0, 0), (9, 0, 1))


@pytest.mark.rule("K11.12", "K12.5", "K11.56")
@pytest.mark.parametrize(("energy", "flees"), [(2, True), (1, False)])
def test_what_drain_takes_can_pay_for_fleeing(energy: int, flees: bool) -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=energy),
        monster("lower", cards=["drain"]),
        market=["new-york-marathon", *QUIET[:2]],
    )
    match.play("resolve A")
    assert (match.decision == "flee") == flees
    if flees:
        match.play("go queens")
        assert (facts(match, 1)["place"], have(match, 1)[2]) == ("queens", 0)


# K11.13 Ego Trip.


@pytest.mark.rule("K11.13")
@pytest.mark.parametrize(
    ("dice", "stars", "energy"), [("CCCDDD", 1, 1), ("CCCCDD", 2, 1), ("CCDDDD", 0, 0)]
)
@pytest.mark.parametrize("before", [None, 1])
def test_ego_trip_gives_an_energy_when_superstar_is_taken(
    dice: str, stars: int, energy: int, before: int | None
) -> None:
    match = scene("resolve", dice, monster("bronx", cards=["ego-trip"]), THERE, superstar=before)
    match.play("resolve C")
    assert have(match) == (10, stars, energy)


@pytest.mark.rule("K11.13", "K12.6")
def test_ego_trip_gives_nothing_for_c_of_who_holds_superstar_already() -> None:
    match = scene("resolve", "CCCDDD", monster("bronx", cards=["ego-trip"]), THERE, superstar=0)
    match.play("resolve C")
    assert have(match) == (10, 3, 0)


@pytest.mark.rule("K11.13")
@pytest.mark.parametrize(("superstar", "energy"), [(0, 1), (1, 0), (None, 0)])
def test_ego_trip_gives_an_energy_at_the_start_while_superstar_is_held(
    superstar: int | None, energy: int
) -> None:
    match = turn_of_first(monster("bronx", cards=["ego-trip"]), THERE, FAR, superstar=superstar)
    assert [have(match, player) for player in range(3)] == [(10, 0, energy), (10, 0, 0), (10, 0, 0)]


@pytest.mark.rule("K11.13")
def test_ego_trip_is_silent_for_others_and_in_their_turns() -> None:
    match = scene("resolve", "CCCDDD", FAR, monster("lower", cards=["ego-trip"]), superstar=1)
    match.play("resolve C")
    assert (have(match)[2], have(match, 1)[2]) == (0, 0)
    match = turn_of_first(FAR, monster("lower", cards=["ego-trip"]), FAR, superstar=1)
    assert have(match, 1)[2] == 0


# K11.14 Extra Head.


@pytest.mark.rule("K11.14", "K4.1", "K1.2")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ([], "EAHCDO"),
        (["extra-head"], "EAHCDOO"),
        (["extra-head", "natural-selection"], "EAHCDOOD"),
    ],
)
def test_extra_head_adds_a_die_to_its_owners_roll(cards: list[str], dice: str) -> None:
    other = [] if cards else ["extra-head"]
    match = scene("roll", "", monster("bronx", cards=cards), monster("lower", cards=other))
    match.script([f"die {face}" for face in dice])
    match.play("roll")
    assert sorted(match.position()["dice"]) == sorted(dice)
    match.script(["die A"] * len(dice))
    match.play(f"reroll {' '.join(dice)}")
    assert match.position()["dice"] == "A" * len(dice)


@pytest.mark.rule("K11.14")
def test_extra_head_lets_all_seven_dice_count() -> None:
    match = scene("resolve", "EEEEEEE", monster("bronx", cards=["extra-head"]), THERE)
    match.play("resolve E")
    assert have(match)[2] == 7


# K11.15 Fireball.


@pytest.mark.rule("K11.15")
@pytest.mark.parametrize(("cards", "hearts"), [(["fireball"], 8), ([], 10)])
def test_fireball_also_hits_the_neighbour(cards: list[str], hearts: int) -> None:
    match = scene("resolve", "AAEEEE", monster("bronx", cards=cards), monster("bronx"), THERE, FAR)
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(4)] == [10, hearts, 8, 10]


@pytest.mark.rule("K11.15")
def test_fireball_of_the_neighbour_does_nothing() -> None:
    match = scene(
        "resolve", "AAEEEE", monster("bronx"), monster("bronx", cards=["fireball"]), THERE
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 10, 8]


@pytest.mark.rule("K11.15", "K7.4", "K11.12")
def test_fireball_is_part_of_the_attack_but_only_manhattan_flees() -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=5, cards=["fireball"]),
        monster("bronx", cards=["drain"]),
        THERE,
    )
    match.play("resolve A")
    assert have(match, 1) == (9, 0, 2)
    assert (match.decision, match.actor) == ("flee", 2)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K11.15", "K5.4")
def test_fireball_in_manhattan_hits_neither_its_owner_nor_anyone_twice() -> None:
    match = scene("resolve", "AAEEEE", monster("lower", cards=["fireball"]), FAR, monster("bronx"))
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.15", "K9.3")
@pytest.mark.parametrize(("cards", "hearts"), [(["fireball"], 8), ([], 10)])
def test_fireball_also_hits_the_other_monster_in_manhattan(cards: list[str], hearts: int) -> None:
    match = scene(
        "resolve",
        "AAEEEE",
        monster("lower", cards=cards),
        monster("midtown-5-6"),
        FAR,
        FAR,
        monster("bronx"),
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(5)] == [10, hearts, 8, 8, 8]
    asked = ("flee", 1) if cards else ("resolve", 0)
    assert (match.decision, match.actor) == asked


@pytest.mark.rule("K11.15", "K5.5")
def test_fireball_hits_nobody_if_manhattan_was_empty_at_the_start() -> None:
    match = scene("resolve", "AAEEEE", monster("bronx", cards=["fireball"]), monster("bronx"), FAR)
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 10, 10]


@pytest.mark.rule("K11.15", "K12.9")
def test_fireball_hits_alone_if_manhattan_has_become_empty() -> None:
    match = scene(
        "resolve",
        "AAEEEE",
        monster("bronx", cards=["fireball"]),
        monster("bronx"),
        FAR,
        nobody_in_manhattan=False,
    )
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 10]


# K11.16 Fury.


@pytest.mark.rule("K11.16")
@pytest.mark.parametrize(
    ("units", "works"),
    [
        ({"bronx": {"infantry": 1, "jet": 1, "tank": 1}}, True),
        ({"bronx": {"infantry": 5}}, True),
        ({"bronx": {"infantry": 2}}, False),
        ({"bronx": {"infantry": 2}, "queens": {"infantry": 3}}, False),
    ],
)
def test_fury_gives_a_d_and_an_energy_where_three_units_are(
    units: dict[str, Any], works: bool
) -> None:
    match = scene("reroll", "AAAHHH", monster("bronx", cards=["fury"]), THERE, units=units)
    gained = [("energy-gained", 1)] if works else []
    assert caused(match.play("keep"), "fury") == gained
    assert match.decision == "resolve"
    assert have(match) == (10, 0, int(works))
    assert match.position()["added"] == ({"D": 1} if works else {})


@pytest.mark.rule("K11.16")
def test_the_d_of_fury_destroys_like_a_die() -> None:
    match = scene(
        "reroll",
        "DAAAHH",
        monster("bronx", hearts=5, cards=["fury"]),
        THERE,
        units={"bronx": {"infantry": 3}},
        piles={"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]},
    )
    match.play("keep")
    match.play("resolve D")
    assert have(match) == (6, 0, 1)
    assert facts(match, 0)["trophies"]["infantry"] == 1


@pytest.mark.rule("K11.16", "K7.1")
def test_fury_counts_all_units_of_manhattan() -> None:
    holder = monster("upper", cards=["fury"])
    match = scene("reroll", "AAAHHH", holder, FAR, units={"manhattan": {"infantry": 2, "jet": 1}})
    match.play("keep")
    assert (have(match)[2], match.position()["added"]) == (1, {"D": 1})


@pytest.mark.rule("K11.16")
def test_fury_is_its_owners_in_the_owners_turn_only() -> None:
    everywhere = {"bronx": {"infantry": 3}, "manhattan": {"infantry": 3}}
    match = scene(
        "reroll", "AAAHHH", monster("bronx"), monster("lower", cards=["fury"]), units=everywhere
    )
    match.play("keep")
    assert (have(match)[2], have(match, 1)[2], match.position()["added"]) == (0, 0, {})


@pytest.mark.rule("K11.16", "K12.2")
def test_fury_is_counted_once_as_resolving_starts() -> None:
    """The third infantry appears only later."""
    bronx = ["high-rise-1", "hospital-3", "power-plant-3"]
    match = scene(
        "reroll",
        "DEEEEE",
        monster("bronx", cards=["fury"]),
        THERE,
        units={"bronx": {"infantry": 2}},
        piles={"bronx": bronx},
    )
    match.play("keep")
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert match.position()["new_units"]["bronx"]["infantry"] == 1
    assert have(match) == (10, 1, 0)
    match.play("resolve E")
    assert have(match) == (10, 1, 5)


@pytest.mark.rule("K11.16", "K12.2", "K11.26")
def test_painbow_counts_the_d_of_fury() -> None:
    holder = monster("bronx", cards=["fury", "painbow"])
    match = scene("reroll", "DEEEEE", holder, THERE, units={"bronx": {"jet": 3}})
    match.play("keep")
    assert match.position()["added"] == {"D": 1, "A": 1}
