"""A match at each kind of decision, for tests of texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bigapple
from bigapple.match import Match
from bigapple.texts import Message
from tests.games.king_of_new_york.positions import monster, table


def check(message: Message) -> str:
    """A message's text in English, if it is well formed."""
    said = message.text()
    assert said.strip() == said
    assert said
    assert "{" not in said
    assert "  " not in said
    return said


def resolving(*monsters: dict[str, Any], **keys: Any) -> Match:
    return table(list(monsters), decision="resolve", **keys)


def deciding(decision: str) -> Match:
    """A match at a decision: a position, or a step away from one."""
    match: Match
    rival = monster("lower")
    here: dict[str, Callable[[], Match]] = {
        "over": lambda: table(
            [monster("bronx"), monster(hearts=0, fallen=1)],
            decision="over",
            ending="survival",
            winner=0,
        ),
        "place": lambda: bigapple.new("king-of-new-york", players=4, first_player=0, seed=1),
        "roll": lambda: table([monster("bronx"), rival], decision="roll"),
        "reroll": lambda: table(
            [monster("bronx"), rival], decision="reroll", dice="EEAHDO", rerolls_left=2
        ),
        "convert": lambda: table(
            [monster("bronx", cards=["artificial-heart"]), rival], decision="convert", dice="HHEEAA"
        ),
        "cabs": lambda: table(
            [monster("bronx", cards=["hailing-cabs"]), rival], decision="cabs", dice="DDEEAA"
        ),
        "resolve": lambda: resolving(monster("bronx"), rival, dice="EEAHDO"),
        "webs": lambda: resolving(monster("bronx", webs=2), rival, dice="AAEEEE"),
        "curses": lambda: resolving(monster("bronx", curses=2), rival, dice="HHEEEE"),
        "ray": lambda: resolving(
            monster("bronx", cards=["seismic-ray"], energy=1), rival, dice="DDEEEE"
        ),
        "destroy": lambda: resolving(
            monster("bronx"),
            rival,
            dice="DDEEEE",
            piles={"bronx": ["high-rise-1", "high-rise-1", "high-rise-3"]},
            new_units={"bronx": {"tank": 1}},
        ),
        "pay-damage": lambda: resolving(
            monster("bronx"),
            monster("lower", cards=["of-another-world"], energy=2),
            dice="AAAEEE",
        ),
        "leave": lambda: resolving(
            monster("lower"),
            monster("lower-5-6"),
            monster("bronx", hearts=1),
            monster("queens"),
            monster("queens"),
            dice="AEEEEE",
        ),
        "flee": lambda: resolving(
            monster("bronx"), rival, monster("queens"), monster("queens"), dice="AEEEEE"
        ),
        "move": lambda: table([monster("bronx"), rival], decision="move"),
        "send": lambda: table(
            [monster("queens", cards=["stink-attack"]), rival],
            decision="move",
            units={"bronx": {"jet": 1, "infantry": 1}},
            new_units={"bronx": {"infantry": 1}},
        ),
        "buy": lambda: table(
            [monster("bronx", energy=9), rival],
            decision="buy",
            market=["drain", None, "subway"],
            discard_pile=["diva"],
        ),
        "pay-cost": lambda: table(
            [monster("bronx", cards=["of-another-world"], energy=4), rival],
            decision="buy",
            market=["drain", "curse", "subway"],
        ),
        "split": lambda: table(
            [monster("bronx", energy=4, stars=6, hearts=7), rival],
            decision="buy",
            market=["next-stage", "curse", "subway"],
        ),
        "photo": lambda: table(
            [monster("bronx", energy=4), rival, monster("queens")],
            decision="buy",
            market=["photo-op", "curse", "subway"],
            lost=[0, 2, 0],
        ),
        "discard": lambda: table(
            [monster("bronx", energy=5, cards=["drain", "curse"]), rival],
            decision="buy",
            market=["tesla-cannon", "diva", "subway"],
        ),
    }
    steps = {
        "webs": "resolve A",
        "curses": "resolve H",
        "ray": "resolve D",
        "destroy": "resolve D",
        "pay-damage": "resolve A",
        "leave": "resolve A",
        "flee": "resolve A",
        "send": "go bronx",
        "pay-cost": "buy drain",
        "split": "buy next-stage",
        "photo": "buy photo-op",
        "discard": "buy tesla-cannon",
    }
    match = here[decision]()
    if decision in steps:
        match.play(steps[decision])
    assert match.decision == decision
    return match
