"""K6: what damage is, what it cannot do, and what is left of a monster that dies of it."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.engine.events import Event
from bigapple.engine.layout import to_bytes
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, table, texts

PLAIN = ["can-opener", "hunter", "trophy-hunter"]
"""For sale where it does not matter what is."""


def board(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    return table(monsters, **({"market": PLAIN} | keys))


def resolving(monsters: list[dict[str, Any]], dice: str, **keys: Any) -> Match:
    """Player 0 has finished rolling these dice."""
    return board(monsters, decision="resolve", dice=dice, **keys)


def named(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def reloads(match: Match) -> bool:
    """Whether the position that has come about is one that can be set up, to the byte."""
    return to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)


def hearts(match: Match) -> list[int]:
    return [facts(match, player)["hearts"] for player in range(match.players)]


def alive(match: Match) -> list[bool]:
    return [facts(match, player)["place"] is not None for player in range(match.players)]


# K6.1: one cause, one damage.


@pytest.mark.rule("K6.1")
@pytest.mark.parametrize("points", [1, 2, 3, 6])
def test_an_attack_is_one_damage_however_many_points(points: int) -> None:
    """Phoenix Blood counts the damages: it gives 1⚡ for each."""
    dice = "A" * points + "E" * (6 - points)
    match = resolving([monster("bronx"), monster("lower", cards=["phoenix-blood"])], dice)
    events = match.play("resolve A")
    assert [(e["player"], e["count"]) for e in named(events, "damaged")] == [(1, points)]
    assert facts(match, 1)["hearts"] == 10 - points
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_all_units_of_one_resolving_of_ouch_are_one_damage() -> None:
    match = resolving(
        [monster("bronx", cards=["phoenix-blood"]), monster("queens")],
        "OHHHHH",
        units={"bronx": {"infantry": 2, "jet": 1}},
    )
    events = match.play("resolve O")
    assert [(e["player"], e["count"]) for e in named(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_one_resolving_of_three_ouch_is_one_damage_to_each_monster() -> None:
    match = resolving(
        [
            monster("bronx", cards=["phoenix-blood"]),
            monster("queens"),
            monster("lower"),
        ],
        "OOOHHH",
        units={"bronx": {"infantry": 2}, "queens": {"tank": 1}, "manhattan": {"infantry": 4}},
    )
    events = match.play("resolve O")
    damages = [(e["player"], e["count"]) for e in named(events, "damaged")]
    assert sorted(damages) == [(0, 2), (1, 1), (2, 4)]
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_the_points_of_one_card_are_one_damage() -> None:
    match = board(
        [monster("bronx", energy=5, cards=["phoenix-blood"]), monster("queens")],
        decision="buy",
        market=["power-substation", "hunter", "diva"],
    )
    events = match.play("buy power-substation")
    assert [(e["player"], e["count"]) for e in named(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 0)["energy"] == 5 - 5 + 8 + 1


@pytest.mark.rule("K6.1")
def test_the_units_that_one_card_lets_shoot_are_one_damage() -> None:
    match = board(
        [monster("bronx", energy=6, cards=["phoenix-blood"]), monster("queens")],
        decision="buy",
        market=["air-force-one", "hunter", "diva"],
        destroyed={"jet": 1},
        units={"bronx": {"infantry": 2, "tank": 1}},
    )
    events = match.play("buy air-force-one")
    assert [(e["player"], e["count"]) for e in named(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_two_causes_in_one_turn_are_two_damages() -> None:
    match = resolving(
        [monster("bronx"), monster("lower", cards=["phoenix-blood"])],
        "AAOOOH",
        units={"manhattan": {"infantry": 3}},
    )
    match.play("resolve A")
    match.play("stay")
    assert (facts(match, 1)["hearts"], facts(match, 1)["energy"]) == (8, 1)
    match.play("resolve O")
    assert (facts(match, 1)["hearts"], facts(match, 1)["energy"]) == (5, 2)


@pytest.mark.rule("K6.1")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_a_monster_at_no_hearts_or_less_is_eliminated(before: int, after: int) -> None:
    match = resolving(
        [monster("bronx"), monster("lower", hearts=before), monster("queens")], "AAAEEE"
    )
    events = match.play("resolve A")
    assert facts(match, 1)["hearts"] == after
    assert alive(match) == [True, after > 0, True]
    assert [e["player"] for e in named(events, "eliminated")] == ([] if after else [1])


@pytest.mark.rule("K6.1")
def test_an_attack_hurts_all_its_targets_before_anyone_is_eliminated() -> None:
    match = resolving(
        [
            monster("lower"),
            monster("bronx", hearts=2),
            monster("bronx", hearts=9),
            monster("queens", hearts=3),
        ],
        "AAAEEE",
    )
    events = match.play("resolve A")
    order = [e.kind for e in events if e.kind in ("damaged", "eliminated")]
    assert order == ["damaged"] * 3 + ["eliminated"] * 2
    assert hearts(match) == [10, 0, 6, 0]
    fallen = [facts(match, player)["fallen"] for player in range(4)]
    assert fallen[1] == fallen[3] > 0
    assert fallen[0] == fallen[2] == 0


@pytest.mark.rule("K6.1", "K5.12")
def test_units_hurt_everyone_before_the_active_monster_dies_of_them() -> None:
    match = resolving(
        [monster("bronx", hearts=1), monster("queens", hearts=1), monster("brooklyn")],
        "OOOHHH",
        units={"bronx": {"infantry": 1}, "queens": {"infantry": 1}, "brooklyn": {"infantry": 1}},
    )
    events = match.play("resolve O")
    order = [e.kind for e in events if e.kind in ("damaged", "eliminated")]
    assert order == ["damaged"] * 3 + ["eliminated"] * 2
    assert hearts(match) == [0, 0, 9]
    assert facts(match, 0)["fallen"] == facts(match, 1)["fallen"]


@pytest.mark.rule("K6.1", "K11.54")
def test_a_card_hurts_everyone_though_its_buyer_dies_of_it() -> None:
    match = board(
        [monster("bronx", hearts=1, energy=5), monster("queens", hearts=5), monster("lower")],
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert hearts(match) == [0, 4, 9]
    assert alive(match) == [False, True, True]


# K6.2: no less than nothing, no more than the maximum.


@pytest.mark.rule("K6.2", "K5.13")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_stars_do_not_go_below_zero_with_the_statue(before: int, after: int) -> None:
    match = resolving([monster("bronx"), monster("queens", stars=before)], "OOOHHH", statue=1)
    match.play("resolve O")
    assert facts(match, 0)["stars"] == 3
    assert facts(match, 1)["stars"] == after


@pytest.mark.rule("K6.2", "K11.42")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_stars_do_not_go_below_zero_by_a_card(before: int, after: int) -> None:
    match = resolving(
        [monster("bronx", cards=["trash-thrower"]), monster("lower", stars=before)], "AHHHHH"
    )
    match.play("resolve A")
    assert facts(match, 1)["stars"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ([], 6, 9),
        ([], 7, 10),
        ([], 8, 10),
        ([], 10, 10),
        (["carapace"], 8, 11),
        (["carapace"], 9, 12),
        (["carapace"], 10, 12),
        (["carapace"], 12, 12),
    ],
)
def test_dice_heal_up_to_the_maximum(cards: list[str], before: int, after: int) -> None:
    match = resolving([monster("bronx", hearts=before, cards=cards), monster("queens")], "HHHEEE")
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [([], 7, 10), ([], 9, 10), (["carapace"], 9, 12), (["carapace"], 11, 12)],
)
def test_the_reward_of_a_hospital_heals_up_to_the_maximum(
    cards: list[str], before: int, after: int
) -> None:
    match = resolving(
        [monster("bronx", hearts=before, cards=cards), monster("queens")],
        "DDDEEE",
        piles={"bronx": ["hospital-3", "high-rise-3", "power-plant-3"]},
    )
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"), [([], 6, 10), ([], 8, 10), (["carapace"], 9, 12)]
)
def test_a_card_heals_up_to_the_maximum(cards: list[str], before: int, after: int) -> None:
    match = board(
        [monster("bronx", hearts=before, energy=2, cards=cards), monster("queens")],
        decision="buy",
        market=["natural-selection", "hunter", "diva"],
    )
    match.play("buy natural-selection")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
def test_the_carapace_of_another_raises_nobody_elses_maximum() -> None:
    match = resolving(
        [monster("bronx", hearts=9), monster("queens", hearts=12, cards=["carapace"])], "HHHEEE"
    )
    match.play("resolve H")
    assert hearts(match) == [10, 12]


# K6.3: what an elimination does.


def shot(facts_of_active: dict[str, Any] | None = None, **keys: Any) -> Match:
    """Player 0, with 1♥ and a unit in its borough, has an O to resolve, and an A."""
    mine = {"hearts": 1} | (facts_of_active or {})
    monsters = [monster("bronx", **mine), monster("lower"), monster("queens")]
    return resolving(monsters, "OAAEEE", **({"units": {"bronx": {"infantry": 1}}} | keys))


def beaten(facts_of_victim: dict[str, Any] | None = None, **keys: Any) -> Match:
    """Player 0, in Manhattan, is about to kill player 1 and to leave player 2 at 8♥."""
    mine = {"hearts": 2} | (facts_of_victim or {})
    monsters = [monster("lower", energy=9), monster("bronx", **mine), monster("queens")]
    return resolving(monsters, "AAEEEE", **keys)


@pytest.mark.rule("K6.3")
def test_the_turn_of_an_eliminated_monster_ends_at_once() -> None:
    match = shot()
    events = match.play("resolve O")
    assert alive(match) == [False, True, True]
    # The attack never comes, and neither do the energy, a move and a purchase.
    assert facts(match, 1)["hearts"] == 10
    assert facts(match, 0)["energy"] == 0
    assert (match.decision, match.actor) == ("roll", 1)
    assert match.position()["active"] == 1
    assert [e["player"] for e in named(events, "turn-started")] == [1]


@pytest.mark.rule("K6.3", "K8.4")
def test_a_monster_that_dies_of_a_purchase_buys_nothing_more() -> None:
    match = board(
        [monster("bronx", hearts=4, energy=9), monster("queens"), monster("brooklyn")],
        decision="buy",
        market=["subterranean-cable", "hunter", "diva"],
    )
    match.play("buy subterranean-cable")
    assert alive(match) == [False, True, True]
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K6.3")
def test_the_turn_goes_on_when_another_monster_is_eliminated() -> None:
    match = beaten()
    match.play("resolve A")
    assert alive(match) == [True, False, True]
    assert (match.decision, match.actor) == ("resolve", 0)
    assert texts(match) == ["resolve E"]


@pytest.mark.rule("K6.3")
def test_the_eliminated_have_no_more_turns() -> None:
    match = beaten()
    for text in ("resolve A", "resolve E", "go manhattan", "end"):
        match.play(text)
    assert (match.decision, match.actor) == ("roll", 2)


@pytest.mark.rule("K6.3")
@pytest.mark.parametrize("active", [False, True])
def test_keep_cards_of_the_eliminated_go_to_the_discard_pile(active: bool) -> None:
    own = {"cards": ["extra-head", "long-neck"]}
    match = shot(own) if active else beaten(own)
    before = match.position()["discard_pile"]
    match.play("resolve O" if active else "resolve A")
    assert facts(match, 0 if active else 1)["cards"] == []
    found = match.position()["discard_pile"]
    assert sorted(found) == sorted([*before, "extra-head", "long-neck"])
    assert reloads(match)


@pytest.mark.rule("K6.3")
@pytest.mark.parametrize("active", [False, True])
def test_energy_and_tokens_of_the_eliminated_go_to_the_supply(active: bool) -> None:
    own = {"energy": 7, "webs": 3, "curses": 2, "cards": ["carapace"]}
    tokens = {"carapace_tokens": 5}
    match = shot(own, **tokens) if active else beaten(own, **tokens)
    match.play("resolve O" if active else "resolve A")
    dead = facts(match, 0 if active else 1)
    assert (dead["energy"], dead["webs"], dead["curses"]) == (0, 0, 0)
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K6.3")
@pytest.mark.parametrize("active", [False, True])
def test_souvenirs_of_the_eliminated_leave_the_board(active: bool) -> None:
    dead = 0 if active else 1
    tokens = {"bronx": dead, "queens": dead, "manhattan": dead}
    own = {"cards": ["tourist"]}
    match = shot(own, souvenirs=tokens) if active else beaten(own, souvenirs=tokens)
    match.play("resolve O" if active else "resolve A")
    left = match.position()["souvenirs"]
    assert [borough for borough, owner in left.items() if owner is not None] == []


@pytest.mark.rule("K6.3")
def test_souvenirs_of_the_living_stay_when_another_dies() -> None:
    tokens = {"bronx": 1, "queens": 2}
    match = beaten(souvenirs=tokens)
    match.play("resolve A")
    left = match.position()["souvenirs"]
    assert {b: owner for b, owner in left.items() if owner is not None} == {"queens": 2}


@pytest.mark.rule("K6.3")
@pytest.mark.parametrize("active", [False, True])
def test_goal_cards_of_the_eliminated_return_beside_the_deck(active: bool) -> None:
    dead = 0 if active else 1
    goals: dict[str, Any] = {"superstar": dead, "statue": dead}
    match = shot(**goals) if active else beaten(**goals)
    match.play("resolve O" if active else "resolve A")
    assert match.position()["superstar"] is None
    assert match.position()["statue"] is None


@pytest.mark.rule("K6.3")
def test_goal_cards_of_the_living_stay_when_another_dies() -> None:
    match = beaten(superstar=2, statue=0)
    match.play("resolve A")
    assert match.position()["superstar"] == 2
    assert match.position()["statue"] == 0


@pytest.mark.rule("K6.3", "K5.13")
def test_a_goal_card_that_has_returned_can_be_taken_again() -> None:
    monsters = [monster("lower"), monster("bronx", hearts=1, stars=9), monster("queens")]
    match = resolving(monsters, "ACCCHH", superstar=1)
    match.play("resolve A")
    events = match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1
    assert len(named(events, "superstar-taken")) == 1


@pytest.mark.rule("K6.3", "K11.50")
def test_claims_of_the_eliminated_are_lost() -> None:
    match = beaten(claims=[1])
    match.play("resolve A")
    assert match.position()["claims"] == []
    for text in ("resolve E", "go manhattan"):
        match.play(text)
    match.script(["card drain", "card curse", "card fury"])
    match.play("sweep")
    assert match.position()["market"] == ["drain", "curse", "fury"]
    assert all(facts(match, player)["cards"] == [] for player in range(3))


@pytest.mark.rule("K6.3", "K11.50")
@pytest.mark.parametrize(
    ("before", "after"), [([1, 2, 1], [2]), ([1, 0, 2], [0, 2]), ([2, 1, 0], [2, 0])]
)
def test_the_claims_of_the_living_stay_in_their_order(before: list[int], after: list[int]) -> None:
    match = beaten(claims=before)
    match.play("resolve A")
    assert match.position()["claims"] == after


@pytest.mark.rule("K6.3", "K3.4")
def test_extra_turns_of_the_active_monster_are_lost_when_it_dies() -> None:
    match = shot({"extra_turns": ["plain", "subway"]})
    events = match.play("resolve O")
    assert facts(match, 0)["extra_turns"] == []
    assert [e["player"] for e in named(events, "turn-started")] == [1]
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K6.3", "K3.4")
def test_extra_turns_of_another_monster_are_lost_when_it_dies() -> None:
    monsters = [
        monster("lower"),
        monster("bronx"),
        monster("queens", hearts=1, extra_turns=["plain"]),
        monster("queens"),
    ]
    match = resolving(monsters, "AEEEEE")
    match.play("resolve A")
    assert facts(match, 2)["extra_turns"] == []
    for text in ("resolve E", "go manhattan"):
        match.play(text)
    assert [e["player"] for e in named(match.play("end"), "turn-started")] == [1]
    assert (match.decision, match.actor) == ("roll", 1)
    assert match.position()["extra_turn"] is None


@pytest.mark.rule("K6.3", "K12.3")
def test_tokens_that_the_eliminated_gave_to_others_stay() -> None:
    monsters = [
        monster("lower", webs=1, curses=3),
        monster("bronx", hearts=1, cards=["webspinner", "curse"]),
        monster("queens", webs=2, curses=1),
    ]
    match = resolving(monsters, "AAEEEE")
    match.play("resolve A")
    match.play("webs 0")
    assert alive(match) == [True, False, True]
    assert [facts(match, player)["webs"] for player in range(3)] == [1, 0, 2]
    assert [facts(match, player)["curses"] for player in range(3)] == [3, 0, 1]


@pytest.mark.rule("K6.3", "K10.1")
def test_the_end_is_checked_at_once_when_the_active_monster_dies() -> None:
    monsters = [monster("bronx", hearts=1), monster("queens"), monster("brooklyn", stars=20)]
    match = resolving(monsters, "OEEEEE", units={"bronx": {"infantry": 1}})
    match.play("resolve O")
    assert match.decision == "over"
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@pytest.mark.rule("K6.3", "K10.1")
def test_the_last_monster_alive_wins_at_once_when_the_active_one_dies() -> None:
    monsters = [monster("bronx", hearts=1), monster("queens")]
    match = resolving(monsters, "OAEEEE", units={"bronx": {"infantry": 1}})
    match.play("resolve O")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("K6.3", "K10.1")
def test_the_end_is_not_checked_at_once_when_another_monster_dies() -> None:
    match = resolving([monster("lower", stars=20), monster("bronx", hearts=1)], "AEEEEE")
    match.play("resolve A")
    assert alive(match) == [True, False]
    for text in ("resolve E", "go manhattan", "end"):
        assert match.decision != "over"
        match.play(text)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K6.3")
def test_the_place_of_the_eliminated_is_free() -> None:
    monsters = [
        monster("queens"),
        monster("lower", hearts=1),
        monster("bronx"),
        monster("bronx"),
    ]
    match = resolving(monsters, "AEEEEE")
    for text in ("resolve A", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
