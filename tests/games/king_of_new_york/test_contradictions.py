"""Positions that contradict themselves or the rules: refused, and it is said by which key."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.errors import CannotRead, Contradiction
from tests.games.king_of_new_york.positions import facts, monster, table
from tests.games.king_of_new_york.test_setup import BOROUGHS, TILES

DEAD = {"place": None, "hearts": 0, "fallen": 1}
TWO = [monster("bronx"), monster("lower")]
FIVE = [monster("lower"), monster("lower-5-6"), monster("bronx"), monster("queens")]
TURN = {"do": "turn", "step": "resolve"}
SENDING = {"do": "sending", "step": "queens", "borough": "bronx"}

Monsters = list[dict[str, Any]]
Case = tuple[str, str, Monsters, dict[str, Any]]


def one(*others: dict[str, Any], **known: Any) -> Monsters:
    """A monster of which something is said, and others."""
    return [monster("bronx", **known), *(others or (monster("queens"),))]


MONSTERS: list[Case] = [
    ("monsters", "K13.2", [*TWO, monster()], {"options": {"players": 2}}),
    ("webs", "K1.6", one(monster("queens", webs=7), webs=7), {}),
    ("curses", "K1.6", one(monster("queens", curses=7), curses=7), {}),
    ("hearts", "K6.1", one(hearts=0), {}),
    ("hearts", "K6.1", one(monster(hearts=4, fallen=1)), {}),
    ("hearts", "K6.2", one(hearts=11), {}),
    ("fallen", "K6.3", one(DEAD | {"energy": 1}), {}),
    ("fallen", "K6.3", one(DEAD | {"webs": 1}), {}),
    ("fallen", "K6.3", one(DEAD | {"curses": 1}), {}),
    ("fallen", "K6.3", one(DEAD | {"extra_turns": ["plain"]}), {}),
    ("name", "K1.1", one(name="kong"), {"options": {"players": 2, "monsters": ["rob", "kong"]}}),
    ("name", "K1.1", one(monster(name="kong"), name="kong"), {}),
    ("place", "K13.2", [{"place": None}, monster()], {}),
    ("place", "K6.3", one(monster("queens", hearts=0, fallen=1)), {}),
    ("place", "K13.2", [monster("bronx")] * 3, {}),
    ("place", "K13.2", [monster("lower"), monster("upper")], {}),
    ("place", "K13.2", [monster("bronx"), monster("upper-5-6")], {}),
    ("place", "K13.2", [monster("lower"), monster("upper-5-6")], {}),
    (
        "place",
        "K13.2",
        [*FIVE, monster()],
        {"options": {"players": 5, "two_in_manhattan": False}},
    ),
    ("place", "K13.2", [*FIVE, DEAD], {}),
    ("place", "K2.5", [monster("lower"), monster()], {"decision": "place"}),
    ("place", "K2.5", [{}, monster("bronx"), {}, monster("queens")], {"decision": "place"}),
    ("fallen", "K2.5", [monster(), DEAD, monster()], {"decision": "place"}),
    ("fallen", "K13.2", one(DEAD | {"fallen": 2}), {}),
    ("falls", "K13.2", one(DEAD), {"falls": 2}),
    ("monsters", "K10.2", [DEAD, DEAD], {}),
]

HANDS: list[Case] = [
    ("cards", "K13.2", one(monster("queens", cards=["drain"]), cards=["drain"]), {}),
    ("cards", "K13.2", one(cards=["drain", "drain"]), {}),
    ("card_in_play", "K13.2", one(cards=["drain"]), {"card_in_play": "drain"}),
    ("market", "K13.2", one(cards=["drain"]), {"market": ["drain"]}),
    ("discard_pile", "K13.2", one(cards=["drain"]), {"discard_pile": ["drain"]}),
    ("deck", "K13.2", one(), {"deck": ["drain"], "discard_pile": ["drain"]}),
    ("deck", "K13.2", one(), {"deck": ["drain"], "discard_pile": ["fury"]}),
    ("cards", "K1.5", one(cards=["subway"]), {}),
    ("cards", "K6.3", one(DEAD | {"cards": ["drain"]}), {}),
    ("superstar", "K13.2", one(DEAD), {"superstar": 1}),
    ("statue", "K13.2", one(DEAD), {"statue": 1}),
    ("carapace_tokens", "K11.6", one(), {"carapace_tokens": 1}),
    ("claims", "K6.3", one(DEAD), {"claims": [0, 1]}),
    ("claims", "K6.3", one(), {"claims": [0] * 13}),
    ("souvenirs", "K6.3", one(DEAD), {"souvenirs": {"bronx": 1}}),
]

ALL_UP = {borough: ["high-rise-1"] * 3 for borough in BOROUGHS}
NO_PILES = {borough: [None] * 3 for borough in BOROUGHS}
LOW = {borough: [1, 1, 1] for borough in BOROUGHS}
CITY: list[Case] = [
    ("piles", "K1.4", one(), {"piles": {"bronx": ["hospital-3"] * 3, "queens": ["hospital-3"]}}),
    ("units", "K13.2", one(), {"units": {"bronx": {"tank": 10}}}),
    ("new_units", "K13.2", one(trophies={"tank": 5}), {"new_units": {"bronx": {"tank": 5}}}),
    ("trophies", "K13.2", one(trophies={"tank": 10}), {}),
    ("unseen_tiles", "K13.2", one(), {"unseen_tiles": TILES | {"high-rise-3": 4}}),
    ("unseen_tiles", "K13.2", one(), {"unseen_tiles": TILES, "piles": ALL_UP}),
    (
        "unseen_tiles",
        "K13.2",
        one(),
        {"unseen_tiles": TILES | {"high-rise-1": 6}, "piles": ALL_UP},
    ),
    ("unseen_tiles", "K13.2", one(), {"unseen_tiles": TILES | {"high-rise-1": 6}}),
    ("unseen_tiles", "K13.2", one(), {"unseen_tiles": TILES, "units": {"bronx": {"jet": 1}}}),
    ("piles", "K13.2", one(), {"piles": NO_PILES}),
    ("piles", "K13.2", one(), {"piles": {"bronx": [None, None, None]}}),
    ("below", "K13.2", one(), {"below": {"bronx": [0, 0, 0]}}),
    ("below", "K13.2", one(), {"below": LOW, "units": {"bronx": {"infantry": 22, "jet": 10}}}),
    (
        "below",
        "K13.2",
        one(),
        {"piles": {"bronx": [None, "?", "?"]}, "below": {"bronx": [2, 2, 2]}},
    ),
]

POINTS = {"cause": "attack", "source": 0, "points": [0, 2]}
FLEE = {"decision": "flee"}
OVER = {"decision": "over"}
FLOW: list[Case] = [
    ("first_player", "K2.4", one(), {"first_player": 1, "options": {"first_player": 0}}),
    ("first_player", "K2.5", [{}, monster("bronx")], {"decision": "place", "first_player": 0}),
    ("active", "K2.4", [{}, monster("bronx")], {"decision": "place", "active": 0}),
    ("decision", "K2.5", TWO[:1] * 2, {"decision": "place"}),
    ("active", "K6.3", one(DEAD), {"active": 1}),
    ("active", "K6.3", [monster("lower"), DEAD], FLEE | {"active": 1}),
    ("normal_player", "K3.4", one(), {"normal_player": 1}),
    ("fell_now", "K6.3", one(), {"fell_now": [1]}),
    ("dice", "K3.1", one(), {"dice": "EEAHDO"}),
    ("resolved", "K3.1", one(), {"resolved": "E"}),
    ("added", "K3.1", one(), {"decision": "reroll", "dice": "EEAHDO", "added": {"D": 1}}),
    ("only_units", "K3.1", one(), {"only_units": True}),
    ("resolved", "K5.1", one(), {"decision": "buy", "dice": "EEAHDO", "resolved": "EA"}),
    ("resolved", "K5.1", TWO, FLEE | {"dice": "AAEEEE", "resolved": "E"}),
    ("resolved", "K5.1", one(webs=1), {"decision": "webs", "dice": "AAEEEE", "resolved": ""}),
    ("nobody_in_manhattan", "K5.5", TWO, FLEE | {"nobody_in_manhattan": True}),
    ("card_in_play", "K13.2", one(), {"card_in_play": "drain"}),
    (
        "market",
        "K8.4",
        [*TWO, monster("queens")],
        {"decision": "photo", "card_in_play": "photo-op", "market": ["drain", "fury", "diva"]},
    ),
    ("damage", "K13.2", TWO, {"damage": POINTS}),
    ("damage", "K13.2", TWO, {"decision": "pay-damage"}),
    ("damage", "K11.24", TWO, FLEE | {"damage": POINTS | {"paid": [0, 3]}}),
    ("damage", "K11.24", TWO, FLEE | {"damage": POINTS | {"paid": [0, 1]}}),
    ("damage", "K6.1", TWO, FLEE | {"damage": POINTS | {"points": [0, 0]}}),
    ("damage", "K6.1", TWO, FLEE | {"damage": POINTS | {"points": [1, 1]}}),
    ("damage", "K6.1", TWO, FLEE | {"active": 0, "damage": POINTS | {"source": 1}}),
    ("damage", "K6.1", TWO, FLEE | {"damage": {"cause": "general-ellis", "points": [1, 1]}}),
    ("winner", "K10.1", one(), {"winner": 0}),
    ("ending", "K10.1", one(), {"ending": "stars"}),
    ("winner", "K10.1", one(), OVER | {"ending": "stars"}),
    ("winner", "K10.1", one(stars=19), OVER | {"ending": "stars", "winner": 0}),
    ("winner", "K10.1", one(), OVER | {"ending": "nobody", "winner": 0}),
    ("winner", "K10.1", one(), OVER | {"ending": "nobody"}),
    ("winner", "K10.1", one(), OVER | {"ending": "survival", "winner": 0}),
    ("winner", "K10.1", one(DEAD), OVER | {"ending": "survival", "winner": 1}),
    ("winner", "K10.1", one(DEAD), OVER | {"ending": "painbow", "winner": 1}),
    ("actor", "K10.1", one(DEAD), OVER | {"ending": "survival", "winner": 0, "actor": 0}),
    ("agenda", "K10.1", one(DEAD), OVER | {"ending": "survival", "winner": 0, "agenda": [TURN]}),
    ("damage", "K10.1", one(DEAD), OVER | {"ending": "survival", "winner": 0, "damage": POINTS}),
    ("decision", "K13.2", one(), {"decision": "reroll"}),
    ("decision", "K13.2", one(), {"decision": "reroll", "dice": "EEEAAA", "rerolls_left": 0}),
    ("decision", "K13.2", one(), {"decision": "convert", "dice": "HHHEEE"}),
    ("decision", "K13.2", one(), {"decision": "cabs", "dice": "DDDDDD"}),
    ("decision", "K13.2", one(), {"decision": "resolve"}),
    ("decision", "K13.2", one(), {"decision": "resolve", "dice": "AA", "resolved": "A"}),
    ("decision", "K13.2", one(), {"decision": "webs", "dice": "AA"}),
    ("decision", "K13.2", one(curses=1), {"decision": "curses", "dice": "AA"}),
    ("decision", "K13.2", one(), {"decision": "ray", "dice": "DD"}),
    ("decision", "K13.2", one(), {"decision": "destroy", "dice": "EE"}),
    ("decision", "K13.2", TWO, {"decision": "pay-damage", "damage": POINTS}),
    ("decision", "K13.2", TWO, {"decision": "leave"}),
    ("decision", "K13.2", [*FIVE, monster()], {"decision": "leave"}),
    ("decision", "K13.2", one(), FLEE),
    ("actor", "K13.2", TWO, FLEE | {"active": 0, "actor": 0}),
    ("decision", "K13.2", TWO, FLEE | {"active": 1, "actor": 1}),
    ("decision", "K13.2", one(), {"decision": "send"}),
    ("decision", "K13.2", one(), {"decision": "split", "card_in_play": "drain"}),
    ("decision", "K13.2", one(), {"decision": "photo", "card_in_play": "next-stage"}),
    ("decision", "K13.2", one(DEAD), {"decision": "photo", "card_in_play": "photo-op"}),
    ("decision", "K13.2", one(), {"decision": "discard", "card_in_play": "tesla-cannon"}),
    ("actor", "K13.2", one(), {"actor": 1}),
    ("decision", "K13.2", one(), {"decision": "roll", "agenda": [TURN | {"step": "move"}]}),
]


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize(("key", "clause", "monsters", "keys"), [*MONSTERS, *HANDS, *CITY, *FLOW])
def test_a_contradiction_names_its_key_and_clause(
    key: str, clause: str, monsters: Monsters, keys: dict[str, Any]
) -> None:
    with pytest.raises(Contradiction) as refused:
        table(monsters, **keys)
    assert (refused.value.key, refused.value.clause) == (key, clause)
    for language in ("en", "fr", "es", "ru"):
        assert refused.value.text(language)


# What would lead the game astray later.


@pytest.mark.rule("K4.1", "K13.2")
def test_dice_do_not_lie_before_the_first_roll_in_an_agenda_either() -> None:
    """Units are sent away after a Subway move; then the dice would be rolled to those that lie."""
    sender = monster("bronx", cards=["stink-attack"])
    keys: dict[str, Any] = {
        "decision": "send",
        "extra_turn": "subway",
        "units": {"bronx": {"jet": 1}},
        "agenda": [TURN | {"step": "roll"}, SENDING],
    }
    assert table([sender, monster("lower")], **keys).decision == "send"
    with pytest.raises(Contradiction) as refused:
        table([sender, monster("lower")], dice="EEAHDO", **keys)
    assert (refused.value.key, refused.value.clause) == ("dice", "K3.1")


@pytest.mark.rule("K6.3", "K13.2")
def test_who_was_eliminated_before_suffers_no_damage() -> None:
    """But who fell of it has suffered it."""
    monsters = [monster("bronx", cards=["webspinner"]), monster("lower"), DEAD]
    keys: dict[str, Any] = {
        "decision": "flee",
        "damage": {"cause": "attack", "source": 0, "points": [0, 1, 1]},
    }
    assert table(monsters, fell_now=[2], **keys).actor == 1
    with pytest.raises(Contradiction) as refused:
        table(monsters, **keys)
    assert (refused.value.key, refused.value.clause) == ("damage", "K6.3")


@pytest.mark.rule("K11.24", "K12.1")
def test_the_greatest_damage_can_be_paid_as_a_whole() -> None:
    """An amount beyond the last one would be another action."""
    cards = ["shadow-double", "antimatter-pellets", "tesla-antennae"]
    rich = monster("lower", cards=["of-another-world"], energy=99)
    match = table(
        [monster("bronx", hearts=9, cards=cards), rich],
        decision="resolve",
        dice="AAAAAAAA",
        added={"A": 4},
    )
    match.script(["die O"])
    match.play("resolve A")
    assert match.decision == "pay-damage"
    assert [action.text for action in match.legal] == [f"pay {n} energy" for n in range(53)]
    match.play("pay 52 energy")
    assert facts(match, 1)["energy"] == 99 - 52


@pytest.mark.rule("K11.16", "K11.17", "K11.26")
@pytest.mark.parametrize("face", "AD")
def test_no_more_is_added_than_all_cards_together_add(face: str) -> None:
    """Towering Titan and Painbow, or Stomp, Fury and Hailing Cabs."""
    cards = ["towering-titan", "painbow", "stomp", "fury", "hailing-cabs"]
    monsters = [monster("bronx", cards=cards), monster("queens")]
    turn: dict[str, Any] = {"decision": "resolve", "dice": "AADDDD"}
    assert table(monsters, added={face: 4}, **turn).position()["added"] == {face: 4}
    with pytest.raises(CannotRead, match="added"):
        table(monsters, added={face: 5}, **turn)
