"""K3: the phases of a turn, its start and its end, and extra turns."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.engine.events import Event
from bigapple.errors import IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

DULL = ["extra-head", "shadow-double", "coney-island"]
"""Cards that change nothing while they are for sale."""
ONE_OF_EACH = {
    "roll": ["roll"],
    "reroll": ["reroll E", "keep"],
    "resolve": ["resolve E"],
    "move": ["go manhattan", "go queens", "stay"],
    "buy": ["buy coney-island", "sweep", "end"],
}


def at(decision: str, monsters: list[dict[str, Any]] | None = None, **keys: Any) -> Match:
    """A position in a phase of player 0's turn."""
    monsters = [monster("bronx"), monster("brooklyn")] if monsters is None else monsters
    if decision in ("reroll", "resolve"):
        keys = {"dice": "EEEEEE"} | keys
    if decision == "reroll":
        keys = {"rerolls_left": 2} | keys
    return table(monsters, decision=decision, **({"market": DULL} | keys))


def finish(match: Match) -> None:
    """Plays the rest of a turn with nothing but energy, from wherever it stands."""
    player = match.position()["active"]
    while match.decision != "over":
        if match.decision == "roll":
            match.script(["die E"] * 6)
        text = {"roll": "roll", "reroll": "keep", "resolve": "resolve E", "buy": "end"}
        last = match.decision == "buy"
        match.play(text.get(match.decision, texts(match)[0]))
        if last:
            return
        assert match.position()["active"] == player


def turns(match: Match, count: int) -> list[int | None]:
    """Who plays the next turns, beginning with the end of the current one."""
    order = []
    for _ in range(count):
        finish(match)
        order.append(match.actor)
    return order


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


# Phases.


@pytest.mark.rule("K3.1")
def test_a_turn_is_rolling_resolving_moving_and_buying_in_this_order() -> None:
    match = at("roll")
    match.script(["die E", "die E", "die A", "die H", "die C", "die E"])
    seen = []
    for text in ("roll", "keep", "resolve H", "resolve E", "resolve C", "resolve A"):
        seen.append(match.decision)
        match.play(text)
    for text in ("go manhattan", "end"):
        seen.append(match.decision)
        match.play(text)
    assert seen == ["roll", "reroll", *["resolve"] * 4, "move", "buy"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K3.1")
@pytest.mark.parametrize("phase", ONE_OF_EACH)
def test_an_action_of_another_phase_is_refused(phase: str) -> None:
    rich = [monster("bronx", energy=9), monster("brooklyn")]
    match = at(phase, rich)
    for other, actions in ONE_OF_EACH.items():
        for action in actions:
            if other != phase:
                assert refused(match, action) == "K3.1", action
                with pytest.raises(IllegalAction):
                    match.play(action)
    assert all(refused(match, text) is None for text in texts(match))


@pytest.mark.rule("K3.1", "K13.1")
@pytest.mark.parametrize("phase", ONE_OF_EACH)
def test_an_action_of_another_player_is_refused(phase: str) -> None:
    rich = [monster("bronx", energy=9), monster("brooklyn", energy=9), monster("queens")]
    match = at(phase, rich)
    for text in [*texts(match), *ONE_OF_EACH[phase]]:
        assert refused(match, text, 1) == "K3.1"
        assert refused(match, text, 2) == "K3.1"
    with pytest.raises(IllegalAction):
        match.play(texts(match)[0], 1)


@pytest.mark.rule("K3.1", "K7.4")
def test_while_another_decides_the_active_player_does_not() -> None:
    match = at("resolve", [monster("bronx"), monster("lower")], dice="AEEEEE")
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    assert refused(match, "resolve E", 0) == "K3.1"
    assert refused(match, "resolve E", 1) == "K3.1"
    assert refused(match, "stay", 0) == "K3.1"
    assert refused(match, "stay", 1) is None
    match.play("stay", 1)
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K3.1", "K13.1")
def test_the_wrong_phase_is_cited_before_anything_else() -> None:
    """Also where the thing itself is forbidden, or cannot be paid."""
    match = at("roll", [monster("bronx"), monster("queens"), monster("queens")])
    for text in ("buy coney-island", "buy drain", "sweep", "go queens", "resolve A", "reroll D"):
        assert refused(match, text) == "K3.1"


@pytest.mark.rule("K3.1", "K10.1", "K13.1")
def test_when_the_game_is_over_nothing_is_in_phase() -> None:
    match = at("buy", [monster("bronx", stars=20), monster("queens")])
    match.play("end")
    assert match.decision == "over"
    for text in ("roll", "end", "stay", "keep"):
        for player in (0, 1):
            assert refused(match, text, player) == "K10.1"


# Start.

ZONES = {"lower": (1, 1), "midtown": (2, 1), "upper": (2, 2)}


@pytest.mark.rule("K3.2")
@pytest.mark.parametrize("zone", ZONES)
def test_a_monster_in_manhattan_gains_by_its_zone_as_its_turn_starts(zone: str) -> None:
    match = at("buy", [monster("bronx"), monster(zone, stars=3, energy=4), monster("queens")])
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    stars, energy = ZONES[zone]
    assert facts(match, 1)["stars"] == 3 + stars
    assert facts(match, 1)["energy"] == 4 + energy
    assert facts(match, 1)["place"] == zone
    for other in (0, 2):
        assert (facts(match, other)["stars"], facts(match, other)["energy"]) == (0, 0)


@pytest.mark.rule("K3.2")
@pytest.mark.parametrize("zone", ZONES)
def test_a_monster_gains_nothing_in_the_turns_of_others(zone: str) -> None:
    match = at("buy", [monster("bronx"), monster("queens"), monster(zone)])
    match.play("end")
    assert match.actor == 1
    for player in range(3):
        assert (facts(match, player)["stars"], facts(match, player)["energy"]) == (0, 0)


@pytest.mark.rule("K3.2")
@pytest.mark.parametrize("place", ["bronx", "queens", "brooklyn", "staten-island"])
def test_outside_manhattan_nothing_is_gained(place: str) -> None:
    match = at("buy", [monster("bronx"), monster(place)])
    match.play("end")
    assert (facts(match, 1)["stars"], facts(match, 1)["energy"]) == (0, 0)


@pytest.mark.rule("K3.2", "K9.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("other", ["midtown", "upper"])
def test_the_5_6_space_of_a_zone_gives_what_the_zone_gives(zone: str, other: str) -> None:
    five = [monster("bronx"), monster(f"{zone}-5-6"), monster(other), monster(), monster()]
    match = at("buy", five)
    match.play("end")
    stars, energy = ZONES[zone]
    assert (facts(match, 1)["stars"], facts(match, 1)["energy"]) == (stars, energy)
    assert (facts(match, 2)["stars"], facts(match, 2)["energy"]) == (0, 0)


@pytest.mark.rule("K3.2", "K7.3", "K8.2")
def test_a_monster_that_stays_in_manhattan_gains_in_every_turn() -> None:
    match = at("move")
    match.play("go manhattan")
    assert facts(match, 0)["stars"] == 1
    gained = [facts(match, 0)["stars"]]
    for _ in range(4):
        finish(match)
        finish(match)
        gained.append(facts(match, 0)["stars"])
    assert gained == [1, 2, 4, 6, 8]


@pytest.mark.rule("K3.2", "K11.3", "K11.30")
def test_cards_of_the_start_of_the_turn_come_after_manhattan() -> None:
    cards = ["broadway-star", "regeneration", "ego-trip"]
    match = at("buy", [monster("bronx"), monster("midtown", hearts=5, cards=cards)], superstar=1)
    events = match.play("end")
    start = kinds(events).index("turn-started")
    gains = [
        (e.kind, e["player"], e["count"])
        for e in events[start:]
        if e.kind in ("stars-gained", "energy-gained", "healed")
    ]
    assert sorted(gains[:2]) == [("energy-gained", 1, 1), ("stars-gained", 1, 2)]
    assert sorted(gains[2:]) == [("energy-gained", 1, 1), ("healed", 1, 1), ("stars-gained", 1, 1)]
    assert (facts(match, 1)["stars"], facts(match, 1)["energy"]) == (3, 2)
    assert facts(match, 1)["hearts"] == 6


@pytest.mark.rule("K3.2", "K11.30", "K11.20")
def test_cards_of_the_start_of_the_turn_work_in_ones_own_turn_only() -> None:
    others = [
        monster("bronx"),
        monster("queens", hearts=5, cards=["king-of-queens"]),
        monster("brooklyn", hearts=5, cards=["regeneration"]),
    ]
    match = at("buy", others)
    match.play("end")
    assert (facts(match, 1)["hearts"], facts(match, 1)["energy"]) == (6, 1)
    assert facts(match, 2)["hearts"] == 5
    finish(match)
    assert (facts(match, 1)["hearts"], facts(match, 2)["hearts"]) == (6, 6)


@pytest.mark.rule("K3.2", "K10.1")
def test_twenty_stars_at_the_start_of_a_turn_do_not_win_before_its_end() -> None:
    match = at("buy", [monster("bronx"), monster("upper", stars=18)])
    match.play("end")
    assert facts(match, 1)["stars"] == 20
    assert (match.actor, match.decision) == (1, "roll")
    finish(match)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


# End.


def selected(dice: str, stars: int, players: int = 3) -> Match:
    """A monster with Natural Selection, about to end its turn with these dice."""
    first = monster("bronx", stars=stars, cards=["natural-selection"])
    others = [monster("queens"), monster("brooklyn")]
    return at("buy", [first, *others[: players - 1]], dice=dice, resolved="".join(set(dice)))


@pytest.mark.rule("K3.3", "K11.23", "K10.2")
def test_cards_of_the_end_of_the_turn_come_before_the_check_for_the_end() -> None:
    match = selected("CEEEEEE", stars=20)
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert match.outcome is None
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K3.3", "K10.1")
def test_the_check_for_the_end_comes_at_the_end_of_the_turn() -> None:
    match = selected("HEEEEEE", stars=20)
    assert (match.actor, match.decision) == (0, "buy")
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K3.3", "K10.1")
def test_the_check_follows_upon_what_the_cards_of_the_end_did() -> None:
    match = selected("CEEEEEE", stars=3, players=2)
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("K3.3", "K10.1")
def test_twenty_stars_within_a_turn_do_not_end_it() -> None:
    match = at("resolve", [monster("bronx", stars=19), monster("queens")], dice="CCCCEE")
    match.play("resolve C")
    assert facts(match, 0)["stars"] == 21
    for text in ("resolve E", "go manhattan"):
        assert match.actor == 0
        match.play(text)
    assert (match.decision, match.outcome) == ("buy", None)
    match.play("end")
    assert match.decision == "over"


# Extra turns.


def crowd(**extra: list[str]) -> list[dict[str, Any]]:
    """Four monsters, some with extra turns: p1=["plain"], …"""
    places = ["bronx", "queens", "brooklyn", "staten-island"]
    return [
        monster(place, extra_turns=extra.get(f"p{player}", []))
        for player, place in enumerate(places)
    ]


@pytest.mark.rule("K3.4")
def test_an_extra_turn_is_a_full_turn() -> None:
    match = at("buy", [monster("upper", extra_turns=["plain"]), monster("queens")])
    events = match.play("end")
    assert "turn-started" in kinds(events)
    assert (match.actor, match.decision) == (0, "roll")
    assert (facts(match, 0)["stars"], facts(match, 0)["energy"]) == (2, 2)
    document = match.position()
    assert (document["extra_turn"], facts(match, 0)["extra_turns"]) == ("plain", [])
    match.script(["die E"] * 6)
    match.play("roll")
    assert (match.decision, match.position()["rerolls_left"]) == ("reroll", 2)
    match.play("keep")
    match.play("resolve E")
    assert match.decision == "move"
    match.play(texts(match)[0])
    assert match.decision == "buy"
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    assert match.position()["extra_turn"] is None


@pytest.mark.rule("K3.4", "K10.1")
def test_the_end_is_checked_before_an_extra_turn() -> None:
    match = at("buy", [monster("bronx", stars=20, extra_turns=["plain"]), monster("queens")])
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K3.4", "K10.1")
def test_the_end_is_checked_after_an_extra_turn_before_the_next() -> None:
    match = at(
        "buy",
        [monster("bronx", stars=20, extra_turns=["plain"]), monster("queens")],
        extra_turn="plain",
    )
    match.play("end")
    assert match.decision == "over"


@pytest.mark.rule("K3.4")
@pytest.mark.parametrize(
    "order", [["plain", "subway"], ["subway", "plain"], ["plain", "plain", "subway"]]
)
def test_extra_turns_are_played_in_the_order_in_which_they_were_gained(order: list[str]) -> None:
    match = at("buy", [monster("bronx", extra_turns=order), monster("queens")])
    played = []
    for _ in order:
        finish(match)
        assert match.actor == 0
        played.append(match.position()["extra_turn"])
    assert played == order
    finish(match)
    assert (match.actor, match.position()["extra_turn"]) == (1, None)


@pytest.mark.rule("K3.4", "K11.38", "K11.61")
def test_extra_turns_that_are_bought_queue_up() -> None:
    match = at(
        "buy",
        [monster("bronx", energy=14), monster("queens")],
        market=["terminal-rage", "subway", "drain"],
    )
    match.play("buy subway")
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["subway", "plain"]
    played = []
    for _ in range(2):
        finish(match)
        assert match.actor == 0
        played.append(match.position()["extra_turn"])
    assert played == ["subway", "plain"]
    assert turns(match, 2) == [1, 0]


@pytest.mark.rule("K3.4")
def test_the_active_monsters_extra_turns_come_before_those_of_others() -> None:
    match = at("buy", crowd(p0=["plain"], p1=["plain"], p2=["plain", "plain"]), active=2)
    assert turns(match, 6) == [2, 2, 0, 1, 3, 0]


@pytest.mark.rule("K3.4")
@pytest.mark.parametrize(
    ("active", "extra", "order"),
    [
        (1, {"p0": ["plain"], "p3": ["plain"]}, [3, 0, 2, 3]),
        (3, {"p1": ["plain"], "p2": ["plain"]}, [1, 2, 0, 1]),
        (2, {"p1": ["plain"], "p3": ["plain", "plain"]}, [3, 3, 1, 3, 0]),
        (0, {"p2": ["plain"]}, [2, 1, 2, 3]),
    ],
)
def test_the_extra_turns_of_others_come_clockwise_and_then_the_normal_order(
    active: int, extra: dict[str, list[str]], order: list[int]
) -> None:
    match = at("buy", crowd(**extra), active=active)
    assert turns(match, len(order)) == order


@pytest.mark.rule("K3.4")
def test_after_an_extra_turn_the_order_goes_on_after_the_last_normal_turn() -> None:
    match = at("buy", crowd(), active=0, normal_player=2, extra_turn="plain")
    assert turns(match, 5) == [3, 0, 1, 2, 3]


@pytest.mark.rule("K3.4")
def test_after_an_extra_turn_its_monsters_next_ones_come_first() -> None:
    """Clockwise is counted from the monster that has just played, not from the normal one."""
    match = at(
        "buy",
        crowd(p1=["plain"], p3=["plain"], p2=["plain"]),
        active=2,
        normal_player=0,
        extra_turn="plain",
    )
    assert turns(match, 4) == [2, 3, 1, 1]


@pytest.mark.rule("K3.4", "K6.3")
def test_extra_turns_are_lost_on_elimination() -> None:
    match = at(
        "resolve",
        [
            monster("bronx"),
            monster("lower", hearts=1, extra_turns=["plain", "subway"]),
            monster("queens"),
        ],
        dice="AEEEEE",
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    assert facts(match, 1)["extra_turns"] == []
    assert turns(match, 3) == [2, 0, 2]


@pytest.mark.rule("K3.4", "K6.3")
def test_the_active_monster_loses_its_extra_turns_too() -> None:
    match = at(
        "buy",
        [
            monster("bronx", hearts=4, extra_turns=["plain"]),
            monster("queens"),
            monster("brooklyn", extra_turns=["plain"]),
        ],
        market=["subterranean-cable", "drain", "curse"],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 0)["hearts"] == 0
    assert (match.actor, match.decision) == (2, "roll")
    assert turns(match, 3) == [1, 2, 1]


@pytest.mark.rule("K3.4", "K6.3")
def test_the_order_passes_over_the_eliminated() -> None:
    fallen = {"place": None, "hearts": 0, "fallen": 1}
    match = at("buy", [monster("bronx"), fallen, monster("queens"), monster("brooklyn")])
    assert turns(match, 4) == [2, 3, 0, 2]


@pytest.mark.rule("K3.4")
def test_without_extra_turns_the_order_is_clockwise() -> None:
    match = bigapple.new("king-of-new-york", players=3, first_player=2, seed=5)
    while match.decision == "place":
        match.play(match.legal[0])
    assert match.actor == 2
    assert turns(match, 4) == [0, 1, 2, 0]
