"""K13: what holds in every state of every game, and in which order refusals are cited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bigapple
from bigapple.errors import CannotRead, IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import monster, refused, table, texts
from tests.games.king_of_new_york.setting_up import DISCARD, KEEP, OUTSIDE

ZONES = ["lower", "midtown", "upper"]
SECOND_ZONES = [f"{zone}-5-6" for zone in ZONES]
TILES = {
    "infantry": {"high-rise-1": 22},
    "jet": {"high-rise-2": 8, "power-plant-2": 3, "hospital-2": 3},
    "tank": {"high-rise-3": 3, "power-plant-3": 3, "hospital-3": 3},
}
"""K1.4: the tiles that have a unit on their back."""


# What holds in every state.


def check(match: Match) -> None:
    """K13.2, counted anew from the position's document."""
    document = match.position()
    check_tiles(document)
    check_cards(document)
    check_tokens(document)
    check_monsters(document)
    check_places(document)
    check_decision(match, document)
    # The engine's own alarm: an agenda or a queue that was too small.
    assert match.game.fault == 0


def check_tiles(document: dict[str, Any]) -> None:
    tops = Counter(tile for piles in document["piles"].values() for tile in piles)
    unseen = Counter(document["unseen_tiles"])
    below = [n for counts in document["below"].values() for n in counts]
    assert len(below) == tops.total() == 15
    assert sum(below) == unseen.total()
    assert all(0 <= n <= 2 for n in below)
    for borough, piles in document["piles"].items():
        for tile, under in zip(piles, document["below"][borough], strict=True):
            assert tile is not None or under == 0
    turned: Counter[str] = Counter()
    for key in ("units", "new_units"):
        for units in document[key].values():
            turned.update(units)
    for found in document["monsters"]:
        turned.update(found["trophies"])
    assert min(turned.values(), default=0) >= 0
    assert min(unseen.values(), default=0) >= 0
    for unit, kinds in TILES.items():
        as_building = {tile: tops[tile] + unseen[tile] for tile in kinds}
        assert all(as_building[tile] <= count for tile, count in kinds.items())
        assert sum(as_building.values()) + turned[unit] == sum(kinds.values())


def check_cards(document: dict[str, Any]) -> None:
    held = [card for found in document["monsters"] for card in found["cards"]]
    for_sale = [card for card in document["market"] if card is not None]
    piles = document["deck"] + document["discard_pile"]
    in_play = [] if document["card_in_play"] is None else [document["card_in_play"]]
    assert sorted(held + for_sale + piles + in_play) == sorted(KEEP + DISCARD)
    assert set(held) <= set(KEEP)
    if document["card_in_play"] is None and len(for_sale) < 3:
        assert not piles


def check_tokens(document: dict[str, Any]) -> None:
    monsters = document["monsters"]
    for key in ("webs", "curses"):
        assert sum(found[key] for found in monsters) <= 13
        assert all(found[key] >= 0 for found in monsters)
    assert 0 <= document["carapace_tokens"] <= 15
    if not any("carapace" in found["cards"] for found in monsters):
        assert document["carapace_tokens"] == 0
    assert len(document["souvenirs"]) <= 5
    for owner in document["souvenirs"].values():
        assert alive(document, owner)


def check_monsters(document: dict[str, Any]) -> None:
    for found in document["monsters"]:
        most = 12 if "carapace" in found["cards"] else 10
        assert 0 <= found["hearts"] <= most
        assert found["stars"] >= 0
        assert found["energy"] >= 0
        if found["hearts"] == 0:
            assert found["place"] is None
            assert (found["energy"], found["webs"], found["curses"]) == (0, 0, 0)
            assert found["cards"] == found["extra_turns"] == []
    for key in ("superstar", "statue"):
        assert document[key] is None or alive(document, document[key])
    for claim in document["claims"]:
        assert alive(document, claim)


def check_places(document: dict[str, Any]) -> None:
    living = [found for found in document["monsters"] if found["hearts"] > 0]
    places = Counter(found["place"] for found in living)
    if document["decision"] != "place":
        assert places[None] == 0
    assert all(places[borough] <= 2 for borough in OUTSIDE)
    first = sum(places[zone] for zone in ZONES)
    second = sum(places[zone] for zone in SECOND_ZONES)
    assert first <= 1
    assert second <= first
    options = document["options"]
    two = options["two_in_manhattan"] is not False and options["players"] >= 5
    if not two or (len(living) < 5 and document["decision"] != "leave"):
        assert second == 0


def check_decision(match: Match, document: dict[str, Any]) -> None:
    if document["decision"] == "over":
        assert match.actor is None
        assert match.outcome is not None
        assert match.legal == []
        return
    assert match.outcome is None
    assert match.actor is not None
    assert alive(document, match.actor)
    legal = [action.index for action in match.legal]
    assert legal
    assert len(set(legal)) == len(legal)
    # Who dies in its own turn decides nothing more; but by K9.6 another may have to leave, and
    # where it arrives it may use Stink Attack.
    assert alive(document, document["active"]) or match.decision in ("leave", "send")


def alive(document: dict[str, Any], player: int) -> bool:
    return bool(document["monsters"][player]["hearts"] > 0)


# Random games.


def walk(match: Match, key: int, most: int = 1500) -> Iterator[Match]:
    """The states of a random game; the same match, moved on."""
    random = np.random.default_rng(key)
    for _ in range(most):
        yield match
        if match.actor is None:
            return
        legal = match.legal
        # Mostly the dice are kept and the shopping goes on: so more happens in fewer steps.
        if match.decision == "reroll" and random.random() < 0.6:
            keep = [action for action in legal if action.text == "keep"]
            legal = keep or legal
        if match.decision == "buy" and random.random() < 0.6:
            legal = [action for action in legal if action.text != "end"] or legal
        match.play(legal[int(random.integers(len(legal)))])
    yield match


def crowded(players: int, key: int) -> Match:
    """A game in full swing: all keep cards are owned, and the city is half in ruins."""
    random = np.random.default_rng(key)
    cards = [KEEP[i] for i in random.permutation(len(KEEP))]
    hands = [cards[player::players] for player in range(players)]
    monsters = [
        monster(hearts=8, stars=3, energy=15, cards=hand, webs=1, curses=1) for hand in hands
    ]
    monsters[1]["place"] = "lower"
    units = {
        "bronx": {"infantry": 2, "jet": 1},
        "queens": {"tank": 1, "jet": 1},
        "brooklyn": {"infantry": 1},
        "manhattan": {"infantry": 2, "tank": 1},
    }
    return table(monsters, units=units, seed=key)


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("key", [1, 2])
def test_the_invariants_hold_in_every_state_of_a_game(players: int, key: int) -> None:
    match = bigapple.new("king-of-new-york", players=players, seed=key)
    states = 0
    for state in walk(match, key):
        check(state)
        states += 1
    assert match.actor is None
    assert states > 30


@pytest.mark.rule("K13.2", "K9.1")
@pytest.mark.parametrize("players", [5, 6])
def test_the_invariants_hold_if_manhattan_takes_only_one(players: int) -> None:
    match = bigapple.new("king-of-new-york", players=players, seed=7, two_in_manhattan=False)
    for state in walk(match, 7):
        check(state)


@pytest.mark.rule("K13.2", "K12.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("key", range(1, 4))
def test_the_invariants_hold_with_all_cards_in_play(players: int, key: int) -> None:
    for state in walk(crowded(players, key), key, most=300):
        check(state)


@pytest.mark.rule("K13.2")
def test_all_kinds_of_decision_occur_in_these_games() -> None:
    """What the walks never come to, they cannot check."""
    seen: Counter[str] = Counter()
    for key in range(1, 5):
        for players in (2, 4, 6):
            for state in walk(crowded(players, key), key, most=250):
                seen[state.decision] += 1
    often = {"roll", "reroll", "resolve", "move", "buy", "destroy", "flee", "convert"}
    rare = {"webs", "curses", "ray", "pay-damage", "pay-cost", "send", "cabs"}
    assert often | rare <= set(seen)


# Refusals.


@pytest.mark.rule("K13.1", "K13.2")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("rich", [False, True])
def test_why_not_agrees_with_legal_for_every_action_and_player(players: int, rich: bool) -> None:
    match = (
        crowded(players, 3) if rich else bigapple.new("king-of-new-york", players=players, seed=3)
    )
    table_, clauses = match.definition.table, match.definition.refusals
    for number, state in enumerate(walk(match, 3, most=330)):
        if number % 22 and state.actor is not None:
            continue
        game = state.game
        legal = {action.index for action in state.legal}
        for player in range(players):
            for action in range(match.definition.actions):
                code = int(table_.why_not(game, player, action))
                assert (code == 0) == (player == state.actor and action in legal)
                if state.actor is None:
                    assert clauses[code] == "K10.1"
                elif player != state.actor:
                    assert clauses[code] == "K3.1"


@pytest.mark.rule("K13.1")
def test_the_texts_of_legal_actions_mean_these_actions() -> None:
    for number, state in enumerate(walk(crowded(4, 2), 2, most=200)):
        if number % 5 == 0 and state.actor is not None:
            for action in state.legal:
                assert state.why_not(action.text) is None
                assert state.why_not(action) is None


@pytest.mark.rule("K13.1", "K10.1")
def test_once_the_game_is_over_that_is_cited_first() -> None:
    match = table([monster("bronx", stars=20), monster("queens")], decision="buy")
    match.play("end")
    for text in ("roll", "go manhattan", "buy drain", "destroy queens 1", "resolve A", "end"):
        for player in (0, 1):
            assert refused(match, text, player) == "K10.1"
    with pytest.raises(IllegalAction):
        match.play("roll")


@pytest.mark.rule("K13.1", "K3.1")
def test_another_player_or_phase_is_cited_before_the_thing_itself() -> None:
    places = ["bronx", "queens", "queens", "lower"]
    match = table([monster(place) for place in places], decision="move")
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go queens", 1) == "K3.1"
    assert refused(match, "buy drain") == "K3.1"
    assert refused(match, "resolve A") == "K3.1"


DECISIONS_OF = {
    "roll": {"roll"},
    "speed queens": {"roll"},
    "keep": {"reroll"},
    "cabs": {"cabs"},
    "resolve A": {"resolve"},
    "chameleon O D": {"resolve"},
    "webs 1": {"webs", "curses", "convert", "pay-damage", "pay-cost", "split"},
    "ray queens": {"ray"},
    "destroy bronx 2": {"destroy"},
    "destroy queens jet": {"destroy"},
    "go queens": {"place", "flee", "leave", "move"},
    "go manhattan": {"place", "flee", "leave", "move"},
    "stay": {"flee", "leave", "move"},
    "buy 1": {"buy"},
    "scavenge drain": {"buy"},
    "sweep": {"buy"},
    "photo 2": {"photo"},
    "discard drain": {"discard"},
    "carapace": {"roll", "reroll", "resolve", "move", "buy"},
    "subway queens": {"roll", "reroll", "resolve", "move", "buy"},
}
"""The decisions to which an action belongs; all amounts are the same action."""


@pytest.mark.rule("K3.1", "K13.1", "K11.67")
def test_at_every_decision_actions_of_other_decisions_are_refused_as_such() -> None:
    """So they are before anything is said against the thing itself."""
    seen: Counter[str] = Counter()
    fresh = [bigapple.new("king-of-new-york", players=n, seed=4) for n in (2, 6)]
    for number, match in enumerate([*fresh, *(crowded(n, n) for n in (2, 4, 6))]):
        for state in walk(match, number, most=250):
            if state.actor is None or seen[state.decision] == 6:
                continue
            seen[state.decision] += 1
            for text, decisions in DECISIONS_OF.items():
                if state.decision not in decisions:
                    assert refused(state, text) == "K3.1", (state.decision, text)
    assert len(seen) > 15


@pytest.mark.rule("K3.1", "K13.1")
@pytest.mark.parametrize("decision", ["place", "roll", "move", "buy"])
def test_another_players_decision_is_told_apart_from_another_decision(decision: str) -> None:
    match = (
        bigapple.new("king-of-new-york", players=2, first_player=0, seed=1)
        if decision == "place"
        else table([monster("bronx"), monster("queens")], decision=decision)
    )
    foreign, wrong = match.why_not("resolve A", 1), match.why_not("resolve A", 0)
    assert foreign is not None
    assert wrong is not None
    assert (foreign.clause, wrong.clause) == ("K3.1", "K3.1")
    assert foreign.code != wrong.code
    # Both at once: the player is named first.
    legal = match.why_not(texts(match)[0], 1)
    assert legal is not None
    assert legal.code == foreign.code


MARATHON = ["new-york-marathon", "drain", "curse"]


@pytest.mark.rule("K13.1", "K8.3", "K7.2", "K11.56")
def test_a_full_borough_is_cited_before_the_fee_of_the_marathon() -> None:
    places = ["bronx", "queens", "queens", "lower"]
    match = table([monster(place, energy=1) for place in places], decision="move", market=MARATHON)
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "go brooklyn") == "K11.56"
    assert texts(match) == ["stay"]


@pytest.mark.rule("K13.1", "K7.5", "K11.56")
def test_leaving_manhattan_is_cited_before_the_fee_of_the_marathon() -> None:
    match = table([monster("lower"), monster("queens")], decision="move", market=MARATHON)
    assert refused(match, "go brooklyn") == "K7.5"
    assert texts(match) == ["go manhattan"]


@pytest.mark.rule("K13.1", "K4.2", "K11.38", "K11.10")
def test_a_reroll_cites_the_dice_then_terminal_rage_then_the_curse() -> None:
    match = table(
        [monster("bronx", curses=2, energy=1, cards=["terminal-rage"]), monster("queens")],
        decision="reroll",
        dice="AAOEEH",
        rerolls_left=1,
    )
    assert refused(match, "reroll O O") == "K4.2"
    assert refused(match, "reroll A O") == "K11.38"
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll E O") == "K11.10"
    assert refused(match, "reroll E H") is None


@pytest.mark.rule("K13.1", "K8.4", "K11.47", "K11.54")
def test_what_a_card_asks_for_is_cited_before_its_price() -> None:
    match = table(
        [monster("bronx"), monster("queens")],
        decision="buy",
        market=["air-force-one", "general-ellis", "drain"],
    )
    assert refused(match, "buy air-force-one") == "K11.47"
    assert refused(match, "buy general-ellis") == "K11.54"
    assert refused(match, "buy drain") == "K8.4"
    assert refused(match, "sweep") == "K8.4"
    assert texts(match) == ["end"]


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("text", ["", "dance", "go", "go atlantis", "buy", "buy a-lot", "reroll Q"])
def test_what_cannot_be_read_is_an_error_without_a_clause(text: str) -> None:
    match = table([monster("bronx"), monster("queens")], decision="buy")
    with pytest.raises(CannotRead) as error:
        match.play(text)
    assert error.value.clause is None
