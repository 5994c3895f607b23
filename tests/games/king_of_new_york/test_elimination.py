"""What an elimination does (K6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    alive,
    board,
    facts,
    monster,
    of_kind,
    reloads,
    resolving,
    texts,
)


def shot(facts_of_active: dict[str, Any] | None = None, **keys: Any) -> Match:
    """Player 0, with 1♥ and a unit in its borough, has an O to resolve, and an A."""
    mine = {"hearts": 1} | (facts_of_active or {})
    monsters = [monster("bronx", **mine), monster("lower"), monster("queens")]
    return resolving("OAAEEE", *monsters, **{"units": {"bronx": {"infantry": 1}}} | keys)


def beaten(facts_of_victim: dict[str, Any] | None = None, **keys: Any) -> Match:
    """Player 0, in Manhattan, is about to kill player 1 and to leave player 2 at 8♥."""
    mine = {"hearts": 2} | (facts_of_victim or {})
    monsters = [monster("lower", energy=9), monster("bronx", **mine), monster("queens")]
    return resolving("AAEEEE", *monsters, **keys)


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
    assert [e["player"] for e in of_kind(events, "turn-started")] == [1]


@pytest.mark.rule("K6.3", "K8.4")
def test_a_monster_that_dies_of_a_purchase_buys_nothing_more() -> None:
    match = board(
        monster("bronx", hearts=4, energy=9),
        monster("queens"),
        monster("brooklyn"),
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
    match = resolving("ACCCHH", *monsters, superstar=1)
    match.play("resolve A")
    events = match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1
    assert len(of_kind(events, "superstar-taken")) == 1


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
    assert [e["player"] for e in of_kind(events, "turn-started")] == [1]
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K6.3", "K3.4")
def test_extra_turns_of_another_monster_are_lost_when_it_dies() -> None:
    monsters = [
        monster("lower"),
        monster("bronx"),
        monster("queens", hearts=1, extra_turns=["plain"]),
        monster("queens"),
    ]
    match = resolving("AEEEEE", *monsters)
    match.play("resolve A")
    assert facts(match, 2)["extra_turns"] == []
    for text in ("resolve E", "go manhattan"):
        match.play(text)
    assert [e["player"] for e in of_kind(match.play("end"), "turn-started")] == [1]
    assert (match.decision, match.actor) == ("roll", 1)
    assert match.position()["extra_turn"] is None


@pytest.mark.rule("K6.3", "K12.3")
def test_tokens_that_the_eliminated_gave_to_others_stay() -> None:
    monsters = [
        monster("lower", webs=1, curses=3),
        monster("bronx", hearts=1, cards=["webspinner", "curse"]),
        monster("queens", webs=2, curses=1),
    ]
    match = resolving("AAEEEE", *monsters)
    match.play("resolve A")
    match.play("webs 0")
    assert alive(match) == [True, False, True]
    assert [facts(match, player)["webs"] for player in range(3)] == [1, 0, 2]
    assert [facts(match, player)["curses"] for player in range(3)] == [3, 0, 1]


@pytest.mark.rule("K6.3", "K10.1")
def test_the_end_is_checked_at_once_when_the_active_monster_dies() -> None:
    monsters = [monster("bronx", hearts=1), monster("queens"), monster("brooklyn", stars=20)]
    match = resolving("OEEEEE", *monsters, units={"bronx": {"infantry": 1}})
    match.play("resolve O")
    assert match.decision == "over"
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@pytest.mark.rule("K6.3", "K10.1")
def test_the_last_monster_alive_wins_at_once_when_the_active_one_dies() -> None:
    monsters = [monster("bronx", hearts=1), monster("queens")]
    match = resolving("OAEEEE", *monsters, units={"bronx": {"infantry": 1}})
    match.play("resolve O")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("K6.3", "K10.1")
def test_the_end_is_not_checked_at_once_when_another_monster_dies() -> None:
    match = resolving("AEEEEE", monster("lower", stars=20), monster("bronx", hearts=1))
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
    match = resolving("AEEEEE", *monsters)
    for text in ("resolve A", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
