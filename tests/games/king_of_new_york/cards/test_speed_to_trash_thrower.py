"""K11.37–K11.42: from Super Speed to Trash Thrower."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

MARKET = ["coney-island", "flatiron-building", "the-unisphere"]
MARATHON = ["new-york-marathon", *MARKET[:2]]


def stand(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    """A position in which no card for sale disturbs."""
    return table(monsters, **({"market": MARKET} | keys))


def gained(match: Match, player: int) -> tuple[int, int, int]:
    """A monster's ♥, ★ and ⚡."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


def hearts(match: Match) -> list[int]:
    return [found["hearts"] for found in match.position()["monsters"]]


def take_turn(match: Match, move: str, dice: str = "HHHHHH") -> None:
    """The next player's turn: one roll, a move, and nothing bought."""
    match.script([f"die {face}" for face in dice])
    match.play("roll")
    if match.decision == "reroll":
        match.play("keep")
    match.play(f"resolve {' '.join(sorted(set(dice)))}")
    match.play(move)
    match.play("end")


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("super-speed", 4, marks=pytest.mark.rule("K11.37")),
        pytest.param("terminal-rage", 4, marks=pytest.mark.rule("K11.38")),
        pytest.param("tesla-antennae", 4, marks=pytest.mark.rule("K11.39")),
        pytest.param("tourist", 6, marks=pytest.mark.rule("K11.40")),
        pytest.param("towering-titan", 10, marks=pytest.mark.rule("K11.41")),
        pytest.param("trash-thrower", 5, marks=pytest.mark.rule("K11.42")),
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
    given = 1 if card == "tourist" else 0
    assert gained(match, 0) == (10, given, given)


# Super Speed.


def speedy(*places: str, cards: tuple[str, ...] = ("super-speed",), **keys: Any) -> Match:
    """Player 0, with Super Speed, is about to roll; the monsters stand at these places."""
    monsters = [monster(place) for place in places]
    monsters[0]["cards"] = list(cards)
    return stand(monsters, **({"decision": "roll"} | keys))


@pytest.mark.rule("K11.37", "K8.3")
def test_super_speed_may_move_before_the_roll() -> None:
    match = speedy("bronx", "lower")
    assert set(texts(match)) == {"roll", "speed queens", "speed brooklyn", "speed staten-island"}
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"
    assert (match.decision, match.actor) == ("roll", 0)


@pytest.mark.rule("K11.37")
def test_super_speed_need_not_move() -> None:
    match = speedy("bronx", "queens")
    match.script(["die H"] * 6)
    match.play("roll")
    assert match.decision == "reroll"
    assert facts(match, 0)["place"] == "bronx"


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once() -> None:
    match = speedy("bronx", "lower")
    match.play("speed queens")
    refusal = match.why_not("speed brooklyn")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.37", "king-refusal-speed-used-up")
    assert texts(match) == ["roll"]


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once_more_than_in_the_move_phase() -> None:
    match = speedy("bronx", "lower")
    match.play("speed queens")
    match.script(["die H"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve H")
    match.play("go brooklyn")
    assert facts(match, 0)["place"] == "brooklyn"


@pytest.mark.rule("K11.37", "K3.1")
def test_super_speed_is_over_once_the_dice_are_rolled() -> None:
    for decision in ("reroll", "resolve", "move", "buy"):
        match = speedy("bronx", "lower", decision=decision, dice="HHHHHH", rerolls_left=1)
        assert refused(match, "speed queens") == "K3.1"


@pytest.mark.rule("K11.37")
def test_without_super_speed_nobody_moves_before_the_roll() -> None:
    match = speedy("bronx", "lower", cards=())
    refusal = match.why_not("speed queens")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.37", "king-refusal-no-speed")
    assert texts(match) == ["roll"]


@pytest.mark.rule("K11.37", "K8.1", "K7.3")
def test_super_speed_can_only_enter_manhattan_while_it_has_room() -> None:
    match = speedy("bronx", "queens")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    assert refused(match, "speed brooklyn") == "K8.1"
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "lower"
    assert gained(match, 0) == (10, 1, 0)  # for entering; the start of the turn is over


@pytest.mark.rule("K11.37", "K8.2")
def test_who_sped_into_manhattan_goes_up_in_the_move_phase() -> None:
    match = speedy("bronx", "queens")
    match.play("speed manhattan")
    match.script(["die E"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert gained(match, 0) == (10, 1, 6)


@pytest.mark.rule("K11.37", "K5.5")
def test_who_sped_into_empty_manhattan_does_not_attack() -> None:
    match = speedy("bronx", "queens")
    match.play("speed manhattan")
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert hearts(match) == [10, 10]


@pytest.mark.rule("K11.37", "K7.3")
def test_entering_by_super_speed_gives_its_star_once_in_a_turn() -> None:
    match = speedy("bronx", "queens", extra_turn="subway", subway_moves=8)
    match.play("speed manhattan")
    match.play("subway brooklyn")
    match.play("subway manhattan")
    assert gained(match, 0)[1] == 1


@pytest.mark.rule("K11.37", "K8.2", "K7.5")
def test_super_speed_goes_up_in_manhattan_and_not_out_of_it() -> None:
    match = speedy("lower", "queens")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    assert refused(match, "speed bronx") == "K7.5"
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "midtown"
    assert gained(match, 0) == (10, 0, 0)
    match = speedy("upper", "queens")
    assert texts(match) == ["roll"]
    assert refused(match, "speed manhattan") == "K8.2"


@pytest.mark.rule("K11.37", "K8.3", "K7.2")
def test_super_speed_goes_to_no_full_borough() -> None:
    match = speedy("bronx", "lower", "queens", "queens")
    assert refused(match, "speed queens") == "K8.3"
    assert refused(match, "speed manhattan") == "K7.2"
    assert refused(match, "speed bronx") == "K8.3"


@pytest.mark.rule("K11.37", "K12.5", "K11.56")
def test_super_speed_pays_no_fee_to_the_marathon() -> None:
    match = speedy("bronx", "lower", market=MARATHON)
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"
    match = stand(
        [monster("bronx", cards=["super-speed"], energy=5), monster("lower")], market=MARATHON
    )
    match.play("speed queens")
    assert gained(match, 0)[2] == 5


@pytest.mark.rule("K11.37", "K3.2")
def test_super_speed_comes_after_the_start_of_the_turn() -> None:
    monsters = [monster("lower"), monster("queens", cards=["super-speed", "king-of-queens"])]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert gained(match, 1)[2] == 1
    match.play("speed bronx")
    assert facts(match, 1)["place"] == "bronx"


@pytest.mark.rule("K11.37")
def test_super_speed_moves_once_in_each_turn() -> None:
    monsters = [monster("bronx", cards=["super-speed"]), monster("lower")]
    match = stand(monsters, decision="buy", sped=True)
    match.play("end")
    take_turn(match, "go manhattan")
    match.play("speed queens")
    assert facts(match, 0)["place"] == "queens"


@pytest.mark.rule("K11.37", "K9.2")
def test_super_speed_enters_the_second_space_of_manhattan() -> None:
    match = speedy("bronx", "midtown", "queens", "queens", "brooklyn")
    assert set(texts(match)) == {"roll", "speed manhattan"}
    match.play("speed manhattan")
    assert facts(match, 0)["place"] == "lower-5-6"
    assert gained(match, 0)[1] == 1


@pytest.mark.rule("K11.37", "K11.40")
def test_a_tourist_that_speeds_gets_a_souvenir() -> None:
    match = speedy("bronx", "lower", cards=("super-speed", "tourist"))
    match.play("speed queens")
    assert souvenirs(match) == {"queens": 0}
    assert gained(match, 0) == (10, 1, 1)


# Terminal Rage.


def raging(dice: str, *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 may reroll these dice; the owner has Terminal Rage."""
    monsters = [monster("bronx"), monster("lower"), monster("queens")]
    monsters[owner]["cards"] = ["terminal-rage"]
    return stand(monsters, decision="reroll", dice=dice, rerolls_left=2, **keys)


@pytest.mark.rule("K11.38", "K3.4")
def test_terminal_rage_gives_an_extra_turn_when_it_is_bought() -> None:
    monsters = [monster("bronx", energy=4), monster("lower"), monster("queens")]
    match = stand(monsters, decision="buy", market=["terminal-rage", *MARKET[:2]])
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["plain"]
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    take_turn(match, "stay")
    assert match.actor == 1


@pytest.mark.rule("K11.38")
def test_terminal_rage_gives_no_further_extra_turns() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"]), monster("lower")]
    match = stand(monsters, decision="buy")
    match.play("end")
    assert match.actor == 1


@pytest.mark.rule("K11.38", "K12.7", "K3.4")
def test_a_free_terminal_rage_gives_its_extra_turn_after_the_turn_of_another() -> None:
    monsters = [monster("bronx", energy=4), monster("lower"), monster("queens")]
    match = stand(monsters, decision="buy", market=["drain", *MARKET[:2]], claims=[2])
    match.script(["card terminal-rage", "card diva"])
    match.play("buy drain")
    assert facts(match, 2)["cards"] == ["terminal-rage"]
    match.play("end")
    assert match.actor == 2
    take_turn(match, "stay")
    assert match.actor == 1
    take_turn(match, "go manhattan")
    assert match.actor == 2


@pytest.mark.rule("K11.38")
def test_a_raging_monster_cannot_reroll_attacks() -> None:
    match = raging("AAEEHH")
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll A E") == "K11.38"
    assert refused(match, "reroll E E H H") is None
    assert not [text for text in texts(match) if text.startswith("reroll") and "A" in text]


@pytest.mark.rule("K11.38")
def test_attacks_that_a_raging_monster_rerolls_into_stay() -> None:
    match = raging("EEEEEE")
    match.script(["die A", "die H"])
    match.play("reroll E E")
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll H") is None


@pytest.mark.rule("K11.38")
def test_others_may_reroll_attacks() -> None:
    match = raging("AAEEHH", owner=1)
    match.script(["die E", "die E"])
    match.play("reroll A A")
    assert match.position()["dice"].count("A") == 0


@pytest.mark.rule("K11.38", "K11.66")
def test_terminal_rage_forbids_already_in_its_extra_turn() -> None:
    monsters = [monster("bronx", energy=4), monster("lower")]
    match = stand(monsters, decision="buy", market=["terminal-rage", *MARKET[:2]])
    match.play("buy terminal-rage")
    match.play("end")
    match.script(["die A"] * 3 + ["die E"] * 3)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"


@pytest.mark.rule("K11.38", "K11.19")
def test_rerolls_forced_by_jinx_aura_are_skipped_if_only_attacks_are_left() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"])]
    match = stand(monsters)
    match.script(["die A"] * 6)
    match.play("roll")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.38", "K11.10", "K13.1")
def test_a_refused_reroll_cites_the_rage_before_the_curse() -> None:
    monsters = [monster("bronx", cards=["terminal-rage"], curses=1), monster("lower")]
    match = stand(monsters, decision="reroll", dice="AAEEOO", rerolls_left=2)
    assert refused(match, "reroll A O") == "K11.38"
    assert refused(match, "reroll O") == "K11.10"


# Tesla Antennae.


def shocking(dice: str, attacker: int, *victims: int, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in Lower Manhattan, with so many ♥, has resolved A; the owner has the card."""
    places = ("bronx", "queens", "brooklyn")
    monsters = [monster("lower", hearts=attacker)]
    monsters += [monster(place, hearts=own) for place, own in zip(places, victims, strict=False)]
    monsters[owner]["cards"] = ["tesla-antennae", *keys.pop("cards", ())]
    match = stand(monsters, **({"decision": "resolve", "dice": dice} | keys))
    match.play("resolve A")
    return match


@pytest.mark.rule("K11.39")
def test_tesla_antennae_hurt_only_those_with_more_hearts_once_more() -> None:
    assert hearts(shocking("AAHHHH", 6, 7, 6, 5)) == [6, 4, 4, 3]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_compare_before_the_damage() -> None:
    assert hearts(shocking("AAAHHH", 6, 7)) == [6, 3]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_add_one_however_many_hearts_more_there_are() -> None:
    assert hearts(shocking("AHHHHH", 1, 10)) == [1, 8]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_do_not_help_others() -> None:
    assert hearts(shocking("AHHHHH", 1, 10, owner=1)) == [1, 9]


@pytest.mark.rule("K11.39", "K5.5", "K5.6")
def test_tesla_antennae_add_nothing_where_there_is_no_attack() -> None:
    assert hearts(shocking("AHHHHH", 1, 10, nobody_in_manhattan=True)) == [1, 10]
    monsters = [monster("bronx", hearts=2, webs=1, cards=["tesla-antennae"]), monster("lower")]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    match.play("webs 1")
    assert match.decision == "resolve"
    assert hearts(match) == [2, 10]


@pytest.mark.rule("K11.39", "K5.6")
def test_tesla_antennae_add_nothing_to_damage_by_units() -> None:
    monsters = [monster("bronx", hearts=2, cards=["tesla-antennae"]), monster("lower")]
    match = stand(monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}})
    match.play("resolve O")
    assert hearts(match) == [2, 9]


# Tourist.


def souvenirs(match: Match) -> dict[str, int]:
    """Whose souvenir tokens lie where."""
    found: dict[str, int | None] = match.position()["souvenirs"]
    return {borough: owner for borough, owner in found.items() if owner is not None}


@pytest.mark.rule("K11.40")
@pytest.mark.parametrize(
    ("place", "borough"), [("bronx", "bronx"), ("midtown", "manhattan"), ("queens", "queens")]
)
def test_who_gains_tourist_gets_a_souvenir_where_it_stands(place: str, borough: str) -> None:
    monsters = [monster(place, energy=6), monster("brooklyn")]
    match = stand(monsters, decision="buy", market=["tourist", *MARKET[:2]])
    match.play("buy tourist")
    assert souvenirs(match) == {borough: 0}
    assert gained(match, 0) == (10, 1, 1)


@pytest.mark.rule("K11.40", "K11.50")
def test_who_gains_tourist_for_nothing_gets_a_souvenir_too() -> None:
    monsters = [monster("bronx", energy=4), monster("lower")]
    match = stand(monsters, decision="buy", market=["drain", *MARKET[:2]], claims=[1])
    match.script(["card tourist", "card diva"])
    match.play("buy drain")
    assert souvenirs(match) == {"manhattan": 1}
    assert gained(match, 1) == (10, 1, 1)


@pytest.mark.rule("K11.40")
def test_a_tourist_gets_a_souvenir_in_each_borough_it_enters() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = stand(monsters, decision="move", souvenirs={"bronx": 0})
    events = match.play("go queens")
    assert souvenirs(match) == {"bronx": 0, "queens": 0}
    assert gained(match, 0) == (10, 1, 1)
    placed = [event for event in events if event.kind == "souvenir-placed"]
    assert [(event["player"], event["borough"]) for event in placed] == [(0, 1)]
    causes = [event["cause"] for event in events if event.kind.endswith("-gained")]
    assert causes == [BY_CARD + 39] * 2  # the 40th card


@pytest.mark.rule("K11.40")
def test_a_tourist_gets_nothing_where_a_souvenir_lies() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = stand(monsters, decision="move", souvenirs={"bronx": 0, "queens": 0})
    match.play("go queens")
    assert souvenirs(match) == {"bronx": 0, "queens": 0}
    assert gained(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40")
def test_a_tourist_that_stays_gets_nothing() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = stand(monsters, decision="move")
    match.play("stay")
    assert souvenirs(match) == {}
    assert gained(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K7.1", "K7.3")
def test_a_tourist_gets_one_souvenir_in_manhattan() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("queens")]
    match = stand(monsters, decision="move")
    match.play("go manhattan")
    assert souvenirs(match) == {"manhattan": 0}
    assert gained(match, 0) == (10, 2, 1)  # 1★ for entering
    monsters = [monster("lower", cards=["tourist"]), monster("queens")]
    match = stand(monsters, decision="move")
    match.play("go manhattan")
    assert souvenirs(match) == {}
    assert gained(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K7.4")
def test_a_tourist_that_flees_gets_a_souvenir() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["tourist"])]
    match = stand(monsters, decision="resolve", dice="AHHHHH", souvenirs={"manhattan": 1})
    match.play("resolve A")
    match.play("go queens")
    assert souvenirs(match) == {"manhattan": 1, "queens": 1}
    assert gained(match, 1) == (9, 1, 1)


@pytest.mark.rule("K11.40", "K9.5", "K9.6")
def test_a_tourist_that_must_leave_manhattan_gets_a_souvenir_but_not_one_that_slides() -> None:
    monsters = [
        monster("lower"),
        monster("midtown-5-6", cards=["tourist"]),
        monster("bronx", hearts=1),
        monster("queens"),
        monster("brooklyn"),
    ]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert (match.decision, match.actor) == ("leave", 1)
    match.play("go staten-island")
    assert souvenirs(match) == {"staten-island": 1}
    assert gained(match, 1) == (10, 1, 1)
    monsters[0], monsters[2] = monsters[2], monsters[0]
    monsters[2]["hearts"] = 1
    monsters[0]["hearts"] = 10
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert facts(match, 1)["place"] == "midtown"
    assert souvenirs(match) == {}
    assert gained(match, 1) == (9, 0, 0)


@pytest.mark.rule("K11.40")
def test_others_leave_no_souvenirs() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["tourist"])]
    match = stand(monsters, decision="move")
    match.play("go queens")
    assert souvenirs(match) == {}
    assert gained(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K11.62")
def test_souvenirs_stay_if_the_card_leaves_play_and_its_owner_lives() -> None:
    monsters = [monster("bronx", energy=5), monster("lower", cards=["tourist"])]
    match = stand(
        monsters,
        decision="buy",
        market=["tesla-cannon", *MARKET[:2]],
        souvenirs={"manhattan": 1, "queens": 1},
    )
    match.play("buy tesla-cannon")
    assert facts(match, 1)["cards"] == []
    assert souvenirs(match) == {"manhattan": 1, "queens": 1}


@pytest.mark.rule("K11.40")
def test_a_later_owner_gets_nothing_where_a_souvenir_lies() -> None:
    monsters = [monster("bronx", energy=6), monster("lower")]
    match = stand(
        monsters,
        decision="buy",
        market=["tourist", *MARKET[:2]],
        souvenirs={"bronx": 1, "queens": 1},
    )
    match.play("buy tourist")
    assert gained(match, 0) == (10, 0, 0)
    assert souvenirs(match) == {"bronx": 1, "queens": 1}
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = stand(monsters, decision="move", souvenirs={"queens": 1})
    match.play("go queens")
    assert gained(match, 0) == (10, 0, 0)
    assert souvenirs(match) == {"queens": 1}


@pytest.mark.rule("K11.40", "K6.3")
@pytest.mark.parametrize("cards", [["tourist"], []])
def test_souvenirs_of_an_eliminated_monster_leave_the_board(cards: list[str]) -> None:
    monsters = [monster("bronx"), monster("lower", hearts=1, cards=cards), monster("queens")]
    match = stand(
        monsters,
        decision="resolve",
        dice="AHHHHH",
        souvenirs={"manhattan": 1, "queens": 1, "bronx": 2},
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    assert souvenirs(match) == {"bronx": 2}


# Towering Titan.


def titan(dice: str, *, owner: int = 0, cards: tuple[str, ...] = (), **keys: Any) -> Match:
    """Player 0 in the Bronx keeps these dice; the owner has Towering Titan."""
    monsters = [monster("bronx", **keys), monster("lower")]
    monsters[owner]["cards"] = ["towering-titan", *cards]
    match = stand(monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.41")
@pytest.mark.parametrize(("dice", "left"), [("EEEHHH", 8), ("AEEHHH", 7), ("AAAHHH", 5)])
def test_the_titan_attacks_with_two_more(dice: str, left: int) -> None:
    match = titan(dice)
    match.play("resolve A")
    assert hearts(match) == [10, left]
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K11.41", "K5.1")
def test_the_attack_of_the_titan_must_be_resolved() -> None:
    match = titan("EEEHHH")
    match.play("resolve E H")
    assert texts(match) == ["resolve A"]


@pytest.mark.rule("K11.41", "K11.12")
def test_what_the_titan_adds_is_an_attack() -> None:
    monsters = [
        monster("bronx", cards=["towering-titan"], energy=5),
        monster("lower", cards=["drain"]),
    ]
    match = stand(monsters, decision="reroll", dice="HHHCCD", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert gained(match, 0)[2] == 3


@pytest.mark.rule("K11.41")
def test_the_titan_adds_nothing_for_others() -> None:
    match = titan("EEEHHH", owner=1)
    assert "resolve A" not in texts(match)


@pytest.mark.rule("K11.41", "K12.2", "K11.44")
def test_what_the_titan_adds_cannot_be_turned_into_hearts() -> None:
    match = titan("EEEEEE", cards=("universal-soldier",))
    assert match.decision == "resolve"
    match = titan("AEEEEE", cards=("universal-soldier",))
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]


@pytest.mark.rule("K11.41", "K11.46", "K12.3")
def test_what_the_titan_adds_can_discard_web_tokens() -> None:
    match = titan("EEEEEE", webs=3)
    match.play("resolve A")
    assert texts(match) == ["webs 0", "webs 1", "webs 2"]
    match.play("webs 1")
    assert hearts(match) == [10, 9]
    assert facts(match, 0)["webs"] == 2


@pytest.mark.rule("K11.41", "K5.5")
def test_the_titan_attacks_nobody_if_manhattan_was_empty() -> None:
    monsters = [monster("bronx", cards=["towering-titan"]), monster("queens")]
    match = stand(monsters, decision="reroll", dice="EEEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert hearts(match) == [10, 10]


# Trash Thrower.


@pytest.mark.rule("K11.42")
@pytest.mark.parametrize(("dice", "stars", "left"), [("A", 5, 4), ("AAA", 5, 4), ("A", 0, 0)])
def test_who_is_attacked_by_the_trash_thrower_loses_one_star(
    dice: str, stars: int, left: int
) -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower"], stars=3),
        monster("lower", stars=stars),
        monster("queens", stars=7),
    ]
    match = stand(monsters, decision="resolve", dice=dice.ljust(6, "H"))
    match.play("resolve A")
    assert [gained(match, player)[1] for player in range(3)] == [3, left, 7]


@pytest.mark.rule("K11.42")
def test_each_monster_that_the_trash_thrower_attacks_loses_a_star() -> None:
    monsters = [
        monster("lower", cards=["trash-thrower"], stars=3),
        monster("bronx", stars=5),
        monster("queens", stars=7),
    ]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    events = match.play("resolve A")
    assert [gained(match, player)[1] for player in range(3)] == [3, 4, 6]
    causes = [event["cause"] for event in events if event.kind == "stars-lost"]
    assert causes == [BY_CARD + 41] * 2  # the 42nd card


@pytest.mark.rule("K11.42", "K11.15")
def test_the_trash_thrower_takes_a_star_from_those_its_fireball_hits() -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower", "fireball"]),
        monster("lower", stars=5),
        monster("bronx", stars=7),
    ]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert [gained(match, player)[1] for player in range(3)] == [0, 4, 6]


@pytest.mark.rule("K11.42")
def test_without_trash_thrower_an_attack_takes_no_star() -> None:
    monsters = [monster("bronx", stars=3), monster("lower", stars=5, cards=["trash-thrower"])]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert [gained(match, player)[1] for player in range(2)] == [3, 5]


@pytest.mark.rule("K11.42", "K5.5", "K5.6")
def test_where_there_is_no_attack_the_trash_thrower_takes_no_star() -> None:
    monsters = [monster("bronx", cards=["trash-thrower"]), monster("lower", stars=5)]
    match = stand(monsters, decision="resolve", dice="AHHHHH", nobody_in_manhattan=True)
    match.play("resolve A")
    assert gained(match, 1) == (10, 5, 0)
    match = stand(monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}})
    match.play("resolve O")
    assert gained(match, 1) == (9, 5, 0)


@pytest.mark.rule("K11.42", "K5.6")
def test_violent_star_is_no_attack_of_the_trash_thrower() -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower", "violent-star"]),
        monster("lower", stars=5),
    ]
    match = stand(monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert gained(match, 1) == (8, 5, 0)
