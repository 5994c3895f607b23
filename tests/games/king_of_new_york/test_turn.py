"""A turn: its phases, its start and its end (K3)."""

from __future__ import annotations

import pytest

from bigapple.errors import IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, texts
from tests.games.king_of_new_york.turns import at, finish, kinds

ONE_OF_EACH = {
    "roll": ["roll"],
    "reroll": ["reroll E", "keep"],
    "resolve": ["resolve E"],
    "move": ["go manhattan", "go queens", "stay"],
    "buy": ["buy coney-island", "sweep", "end"],
}

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


ZONES = {"lower": (1, 1), "midtown": (2, 1), "upper": (2, 2)}

# Start.


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


def selected(dice: str, stars: int, players: int = 3) -> Match:
    """A monster with Natural Selection, about to end its turn with these dice."""
    first = monster("bronx", stars=stars, cards=["natural-selection"])
    others = [monster("queens"), monster("brooklyn")]
    return at("buy", [first, *others[: players - 1]], dice=dice, resolved="".join(set(dice)))


# End.


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
