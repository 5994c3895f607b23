"""Questions and actions of King of New York in words, and whole games told."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bigapple
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import (
    DECISIONS,
)
from bigapple.texts import Message
from tests.games.king_of_new_york.decisions import check, deciding, resolving
from tests.games.king_of_new_york.positions import monster, table

# What is asked.


QUESTIONS = {
    "over": "The game is over.",
    "place": "in which borough does",
    "roll": "Player 1: roll 6 dice.",
    "reroll": "2 energy, 1 attack, 1 heart, 1 destruction, 1 ouch. Reroll some or keep them? 2",
    "convert": "Player 1: 2 hearts. How many become energy (Artificial Heart)?",
    "cabs": "Player 1: 2 destruction. Add two more",
    "resolve": "Left: 2 energy, 1 attack, 1 heart, 1 destruction, 1 ouch.",
    "webs": "Player 1: 2 attack. How many discard one of the 2 web tokens",
    "curses": "Player 1: 2 hearts. How many discard one of the 2 curse tokens",
    "ray": "Player 1: 2 destruction. Spend it in the Bronx, or pay",
    "destroy": "2 destruction left to spend in the Bronx.",
    "pay-damage": "Player 2 takes 3 damage and has 2 energy.",
    "leave": "Player 2: Manhattan now has room for one only.",
    "flee": "Player 2 was hit by Player 1 (1 damage) and still has 9 life points.",
    "move": "Player 1: stay in the Bronx or go to another borough?",
    "send": "Player 1: which unit in the Bronx goes to Queens?",
    "buy": "Player 1 has 9 energy.",
    "pay-cost": "the cost is 4 energy. How much of it is paid in life points, 0 to 4?",
    "split": "6 victory points become life points or energy. How many heal, 0 to 3?",
    "photo": "Player 1: which monster is in the photo?",
    "discard": "which keep card is discarded (Tesla Cannon)? Curse, Drain.",
}


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_asked_in_words(decision: str) -> None:
    assert QUESTIONS[decision] in deciding(decision).question()


@pytest.mark.parametrize(
    ("place", "rival", "keys", "said"),
    [
        ("bronx", "queens", {}, "Manhattan has room and must be entered."),
        ("lower", "queens", {}, "go up to Midtown Manhattan."),
        ("upper", "queens", {}, "stay in Upper Manhattan."),
        ("bronx", "upper", {"market": ["new-york-marathon"]}, "or pay 2 energy and go"),
    ],
)
def test_the_question_of_the_move_says_what_is_forced(
    place: str, rival: str, keys: dict[str, Any], said: str
) -> None:
    match = table([monster(place, energy=2), monster(rival)], decision="move", **keys)
    assert said in match.question()


def test_other_questions_that_cards_change() -> None:
    jinx = table(
        [monster("bronx"), monster("lower", cards=["jinx-aura"])], decision="reroll", dice="EEEEEE"
    )
    assert "Jinx Aura: at least one die must be rerolled." in jinx.question()
    speed = table([monster("bronx", cards=["super-speed"]), monster("lower")], decision="roll")
    assert "or move first with Super Speed." in speed.question()
    marathon = resolving(
        monster("bronx"),
        monster("lower", energy=2),
        dice="AEEEEE",
        market=["new-york-marathon", None, None],
    )
    marathon.play("resolve A")
    assert "Pay 2 energy and flee from Manhattan, or stay?" in marathon.question()
    cabs = resolving(
        monster("bronx"),
        monster("lower"),
        dice="DDDEEE",
        only_units=True,
        units={"bronx": {"jet": 1, "infantry": 1}},
    )
    cabs.play("resolve D")
    assert "3 destruction left to spend on units in the Bronx." in cabs.question()


@pytest.mark.parametrize(
    ("energy", "market", "said"),
    [
        (9, ["drain"], "Buy cards, replace all of them for 2 energy, or end the turn?"),
        (1, ["overload"], "Player 1 has 1 energy. Buy cards or end the turn?"),
        (3, ["drain"], "no card can be bought. Replace all of them for 2 energy, or end the turn?"),
        (9, ["air-force-one"], "no card can be bought."),
        (1, ["drain"], "Player 1 has 1 energy: nothing can be bought. End the turn."),
    ],
)
def test_the_question_of_the_purchase_names_only_what_is_possible(
    energy: int, market: list[str], said: str
) -> None:
    hero = monster("bronx", energy=energy)
    match = table([hero, monster("lower")], decision="buy", market=[*market, None, None])
    assert said in match.question()


# What may be done.


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_action_has_words_at_every_decision(decision: str) -> None:
    match = deciding(decision)
    for index in range(actions.ACTIONS):
        check(match.action(index).message)


@pytest.mark.parametrize(
    ("decision", "text", "said"),
    [
        ("place", "go queens", "Start in Queens"),
        ("roll", "roll", "Roll 6 dice"),
        ("reroll", "reroll E O", "Reroll 1 energy, 1 ouch; keep 1 energy, 1 attack, 1 heart"),
        ("reroll", "reroll all", "Reroll all dice: 2 energy, 1 attack, 1 heart"),
        ("reroll", "keep", "Keep all dice: 2 energy"),
        ("convert", "convert 2 H E", "Turn 2 hearts into energy"),
        ("cabs", "no", "Do without Hailing Cabs"),
        ("resolve", "resolve E", "Resolve 2 energy: gain 2 energy"),
        ("resolve", "resolve A", "Resolve 1 attack: hit Drakonis"),
        ("resolve", "resolve D", "destroy buildings and units in the Bronx"),
        ("webs", "webs 1", "Discard a web token; 1 attack to attack with"),
        ("curses", "curses 2", "Discard 2 curse tokens; nothing to heal with"),
        ("ray", "ray queens", "Seismic Ray: pay 1 energy and spend the destruction in Queens"),
        ("ray", "no", "Spend the destruction in the Bronx"),
        ("destroy", "destroy bronx 2", "Destroy the high-rise 1 in the Bronx, pile 2"),
        ("pay-damage", "pay 1 energy", "Pay 1 energy and lose 2 life points"),
        ("pay-damage", "pay 0 energy", "Pay nothing and lose 3 life points"),
        ("leave", "go staten-island", "Leave Manhattan and go to Staten Island"),
        ("flee", "go brooklyn", "Flee to Brooklyn"),
        ("flee", "stay", "Stay in Lower Manhattan"),
        ("move", "go queens", "Go to Queens"),
        ("move", "stay", "Stay in the Bronx"),
        ("send", "send jet queens", "Send a jet to Queens"),
        ("send", "send new-infantry queens", "Send a new infantry to Queens"),
        ("send", "no", "Send no unit to Queens"),
        ("buy", "buy drain", "Buy Drain for 4 energy"),
        ("buy", "sweep", "Pay 2 energy and replace all cards for sale"),
        ("buy", "end", "End the turn"),
        ("pay-cost", "pay 1 hearts", "Pay 3 energy and 1 life point"),
        ("pay-cost", "pay 0 hearts", "Pay 4 energy"),
        ("pay-cost", "pay 4 hearts", "Pay 4 life points"),
        ("split", "heal 2", "Heal 2 life points and gain 4 energy"),
        ("split", "heal 0", "Heal nothing and gain 6 energy"),
        ("photo", "photo 2", "A photo of Drakonis: gain 2 victory points"),
        ("photo", "photo 3", "A photo of Kong: gain nothing"),
        ("discard", "discard drain", "Discard Drain"),
    ],
)
def test_actions_in_words(decision: str, text: str, said: str) -> None:
    match = deciding(decision)
    assert match.why_not(text) is None
    (attempt,) = match.definition.people.parse(match.game, match.actor or 0, text)
    assert said in match.action(attempt.index).describe()


@pytest.mark.parametrize(
    ("hero", "rival", "keys", "text", "said"),
    [
        ({"webs": 1}, "lower", {"dice": "AEEEEE"}, "resolve A", "attack or discard web tokens"),
        ({}, "queens", {"dice": "AEEEEE"}, "resolve A", "nobody was in Manhattan"),
        (
            {},
            "queens",
            {"dice": "AEEEEE", "nobody_in_manhattan": False},
            "resolve A",
            "nobody is hit",
        ),
        ({"hearts": 9}, "lower", {"dice": "HHEEEE"}, "resolve H", "heal 1 life point"),
        ({}, "lower", {"dice": "HHEEEE"}, "resolve H", "nothing to heal"),
        ({"curses": 1}, "lower", {"dice": "HHEEEE"}, "resolve H", "heal or discard curse tokens"),
        ({"place": "lower"}, "queens", {"dice": "HHEEEE"}, "resolve H", "no healing in Manhattan"),
        ({}, "lower", {"dice": "CCCCEE"}, "resolve C", "take Superstar and gain 2 victory points"),
        ({}, "lower", {"dice": "CCEEEE"}, "resolve C", "nothing (Superstar needs 3)"),
        ({}, "lower", {"dice": "CCEEEE", "superstar": 0}, "resolve C", "gain 2 victory points as"),
        ({}, "lower", {"dice": "OEEEEE"}, "resolve O", "no units in the Bronx to shoot at you"),
        ({}, "lower", {"dice": "OOEEEE"}, "resolve O", "no units in the Bronx to shoot at anyone"),
        ({}, "lower", {"dice": "OOOEEE"}, "resolve O", "(none in the Bronx), and the Statue of"),
        ({}, "lower", {"dice": "OOOEEE", "statue": 0}, "resolve O", "Liberty is already yours"),
        ({}, "lower", {"dice": "OOOEEE", "statue": 1}, "resolve O", "Statue of Liberty is yours"),
        ({"cards": ["overload"]}, "lower", {"dice": "EEEAAA"}, "resolve E", "gain 2 energy"),
        ({"cards": ["overload"]}, "lower", {"dice": "EAAAAA"}, "resolve E", "because of Overload"),
        (
            {"cards": ["chameleon"]},
            "lower",
            {"dice": "CEAAAA"},
            "chameleon E D",
            "turn a die from energy to destruction",
        ),
        (
            {"cards": ["carapace"], "hearts": 9},
            "lower",
            {"dice": "EEEEEE", "carapace_tokens": 3},
            "carapace",
            "you then have 10 life points",
        ),
        (
            {"energy": 2},
            "lower",
            {"dice": "EEEEEE", "extra_turn": "subway", "market": ["new-york-marathon"]},
            "subway queens",
            "Pay 2 energy and take the subway to Queens",
        ),
    ],
)
def test_what_resolving_and_cards_would_do(
    hero: dict[str, Any], rival: str, keys: dict[str, Any], text: str, said: str
) -> None:
    match = resolving({"place": "bronx"} | hero, monster(rival), **keys)
    assert match.why_not(text) is None
    (attempt,) = match.definition.people.parse(match.game, 0, text)
    assert said in match.action(attempt.index).describe()


@pytest.mark.parametrize(
    ("hero", "rival", "keys", "text", "said"),
    [
        (
            {"curses": 2, "energy": 3},
            "lower",
            {"decision": "reroll", "dice": "OOEEAA"},
            "reroll O",
            "Reroll 1 ouch; keep 2 energy, 2 attack, 1 ouch; the curse costs 2 energy",
        ),
        ({}, "queens", {"decision": "move"}, "go manhattan", "Enter Manhattan and gain a victory"),
        (
            {},
            "queens",
            {"decision": "move", "entered": True},
            "go manhattan",
            "Enter Manhattan again",
        ),
        ({"place": "lower"}, "queens", {"decision": "move"}, "go manhattan", "Go up to Midtown"),
        (
            {"energy": 2},
            "lower",
            {"decision": "move", "market": ["new-york-marathon"]},
            "go queens",
            "Pay 2 energy and go to Queens",
        ),
        (
            {"cards": ["super-speed"]},
            "queens",
            {"decision": "roll"},
            "speed manhattan",
            "Super Speed: go to Lower Manhattan before rolling",
        ),
        (
            {"cards": ["scavenger"], "energy": 4},
            "lower",
            {"decision": "buy", "discard_pile": ["diva"]},
            "scavenge diva",
            "Buy Diva from the discard pile for 4 energy",
        ),
        ({}, "lower", {"decision": "buy", "market": ["overload"]}, "buy overload", "for nothing"),
        (
            {"cards": ["scavenger"]},
            "lower",
            {"decision": "buy", "discard_pile": ["overload"]},
            "scavenge overload",
            "Take Overload from the discard pile for nothing",
        ),
        (
            {"curses": 2, "energy": 3},
            "lower",
            {"decision": "reroll", "dice": "OOEEAA"},
            "reroll all",
            "Reroll all dice: 2 energy, 2 attack, 2 ouch; the curse costs 2 energy",
        ),
        (
            {"place": "queens", "energy": 4},
            "lower",
            {"decision": "buy", "market": ["the-unisphere"]},
            "buy the-unisphere",
            "Buy The Unisphere for 4 energy",
        ),
    ],
)
def test_actions_say_what_they_cost(
    hero: dict[str, Any], rival: str, keys: dict[str, Any], text: str, said: str
) -> None:
    match = table([{"place": "bronx"} | hero, monster(rival)], **keys)
    assert match.why_not(text) is None
    (attempt,) = match.definition.people.parse(match.game, 0, text)
    assert said in match.action(attempt.index).describe()


@pytest.mark.parametrize(
    ("cards", "dice", "keys", "said"),
    [
        ([], "DEEEEE", {}, "nothing in the Bronx can be destroyed"),
        ([], "DDEEEE", {}, "destroy buildings and units in the Bronx"),
        ([], "DDEEEE", {"only_units": True}, "nothing in the Bronx"),
        ([], "DDEEEE", {"only_units": True, "units": {"bronx": {"infantry": 1}}}, "destroy build"),
        ([], "DEEEEE", {"new_units": {"bronx": {"infantry": 1}}}, "nothing in the Bronx"),
        ([], "DDDEEE", {"only_units": True, "units": {"queens": {"jet": 1}}}, "nothing in the"),
        (
            ["sharp-shooter"],
            "DDDEEE",
            {"only_units": True, "units": {"queens": {"jet": 1}}},
            "destroy buildings",
        ),
        (["seismic-ray"], "DEEEEE", {}, "destroy buildings"),
    ],
)
def test_destruction_says_when_it_is_in_vain(
    cards: list[str], dice: str, keys: dict[str, Any], said: str
) -> None:
    match = resolving(
        monster("bronx", cards=cards, energy=1),
        monster("lower"),
        dice=dice,
        piles={"bronx": ["hospital-2", "high-rise-3", "high-rise-3"]},
        **keys,
    )
    (attempt,) = match.definition.people.parse(match.game, 0, "resolve D")
    assert said in match.action(attempt.index).describe()


def test_what_is_wholly_paid_or_healed_says_nothing_of_the_rest() -> None:
    paid = resolving(
        monster("bronx"), monster("lower", cards=["of-another-world"], energy=9), dice="AAEEEE"
    )
    paid.play("resolve A")
    assert "Pay 2 energy and lose no life point" in [a.describe() for a in paid.legal]
    healed = table(
        [monster("bronx", energy=4, stars=2, hearts=3), monster("lower")],
        decision="buy",
        market=["next-stage", None, None],
    )
    healed.play("buy next-stage")
    assert "Heal 2 life points and gain no energy" in [a.describe() for a in healed.legal]


def test_fleeing_during_the_marathon_says_its_fee() -> None:
    match = resolving(
        monster("bronx"),
        monster("lower", energy=2),
        dice="AEEEEE",
        market=["new-york-marathon", None, None],
    )
    match.play("resolve A")
    assert "Pay 2 energy and flee to Queens" in [action.describe() for action in match.legal]


# All of it, in games.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_are_told_without_a_gap(players: int) -> None:
    match = bigapple.new("king-of-new-york", players=players, seed=players)
    people = match.definition.people
    rng = random.Random(players)
    dealt = match.events(None)
    assert len(match.narrate(dealt)) == len(dealt)
    for step in range(400):
        if match.actor is None:
            break
        legal = match.legal
        for action in legal:
            check(action.message)
        check(people.question(match.game, match.names))
        buying = [action for action in legal if action.text.startswith(("buy", "chameleon"))]
        events = match.play(rng.choice(buying or legal))
        silent = sum(event.kind in ("resolved", "game-ended") for event in events)
        assert len(match.narrate(events)) >= len(events) - silent
        if step % 50 == 0:
            for part in people.parts:
                for line in people.describe(match.game, part, 0, match.names):
                    check(line)


def test_every_card_has_a_name_and_an_effect() -> None:
    for card in CARDS:
        check(Message(f"card-{card.name}"))
        check(Message(f"card-{card.name}-effect"))
