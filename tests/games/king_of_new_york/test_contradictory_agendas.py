"""Agendas that tell of things which cannot be under way at once: refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import bigapple
from bigapple.errors import BigAppleError, Contradiction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import monster, table

DEAD = {"place": None, "hearts": 0, "fallen": 1}
WORLD = "of-another-world"
TURN = {"do": "turn", "step": "resolve"}
BUYING = {"do": "turn", "step": "buy"}
PURCHASE = {"do": "purchase", "left": 0}
SALE = [None, "fury", "diva"]


def after(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def paying(**keys: Any) -> Match:
    """A payer in the Bronx, and one in Manhattan."""
    payer = monster("bronx", cards=[WORLD, "seismic-ray"], energy=5, curses=1)
    return table([payer, monster("lower")], **keys)


def crowd(**keys: Any) -> Match:
    """Five, two of them in Manhattan, one of whom sends units away where it arrives."""
    two = [monster("lower"), monster("lower-5-6", cards=["stink-attack"])]
    places = [monster("bronx", hearts=1), monster("queens"), monster("queens")]
    return table([*places, *two], units={"staten-island": {"jet": 1}}, **keys)


def at_a_subway_move() -> Match:
    rider = monster("bronx", cards=[WORLD], energy=5)
    market = ["new-york-marathon", "fury", "diva"]
    match = table([rider, monster("lower")], extra_turn="subway", market=market)
    return after(match, "subway queens")


UNDER_WAY: dict[str, Any] = {
    "placing": lambda: after(
        bigapple.new("king-of-new-york", players=4, first_player=1, seed=1), "go bronx"
    ),
    "turn": lambda: table([monster("bronx"), monster("lower")], decision="buy"),
    "rerolling": lambda: after(paying(decision="reroll", dice="OOEEEE"), "reroll O"),
    "tokens": lambda: after(
        table([monster("bronx", webs=2), monster("lower")], decision="resolve", dice="AAE"),
        "resolve A",
    ),
    "statue": lambda: after(
        paying(decision="resolve", dice="OOO", units={"bronx": {"jet": 3}}), "resolve O"
    ),
    "destruction": lambda: after(paying(decision="resolve", dice="DDD"), "resolve D", "ray queens"),
    "attack": lambda: after(crowd(decision="resolve", dice="AE"), "resolve A"),
    "second flight": lambda: after(crowd(decision="resolve", dice="AE"), "resolve A", "stay"),
    "flight": lambda: after(
        crowd(decision="resolve", dice="AE"), "resolve A", "stay", "go staten-island"
    ),
    "leaving": lambda: after(crowd(active=3, decision="resolve", dice="AE"), "resolve A"),
    "travel": at_a_subway_move,
    "purchase": lambda: after(
        paying(decision="buy", market=["drain", "fury", "diva"]), "buy drain"
    ),
    "card": lambda: after(
        paying(decision="buy", market=["power-substation", "fury", "diva"]),
        "buy power-substation",
        "pay 0 hearts",
    ),
    "sweeping": lambda: after(paying(decision="buy"), "sweep"),
    "discards": lambda: after(
        table(
            [monster("bronx", cards=["drain", "curse"], energy=5), monster("lower")],
            decision="buy",
            market=["tesla-cannon", "fury", "diva"],
        ),
        "buy tesla-cannon",
    ),
}


def variations(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The same frame with one thing different."""
    found = []
    steps = {
        "turn": ["start", "roll", "reroll", "convert-hearts-to-energy", "cabs", "resolve", "move"],
        "tokens": ["E", "H"],
        "destruction": ["aim"],
        "damage": ["pay", "hurt", "fall", "slide", "leave", "flee", "flee-5-6"],
        "travel": ["move", "flee", "leave", "slide", "speed"],
        "sending": ["staten-island"],
        "purchase": ["effect", "afterwards"],
    }
    for key, value in frame.items():
        if key in ("player", "left"):
            found += [frame | {key: value + 1}, frame | {key: value - 1}]
        elif key == "borough":
            found += [frame | {key: name} for name in ("brooklyn", "manhattan") if name != value]
        elif key == "step":
            found += [frame | {key: name} for name in steps[frame["do"]] if name != value]
    return [other for other in found if other.get("left", 0) >= -1 <= other.get("player", 0)]


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize("name", UNDER_WAY)
def test_a_frame_fits_only_as_it_is(name: str) -> None:
    document = UNDER_WAY[name]().position()
    bigapple.load(document)
    refused = 0
    for at, frame in enumerate(document["agenda"]):
        for other in variations(frame):
            damaged = copy.deepcopy(document)
            damaged["agenda"][at] = other
            try:
                match = bigapple.load(damaged)
            except BigAppleError:
                refused += 1
            else:
                # D that are left may be fewer, dice in the air fewer or more; somebody may have
                # fled before; and the Subway goes at any step of a turn.
                assert other["do"] in ("destruction", "damage", "rerolling") or name == "travel"
                assert match.decision == document["decision"]
    assert refused >= 3


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize("name", UNDER_WAY)
def test_no_frame_can_be_missing(name: str) -> None:
    document = UNDER_WAY[name]().position()
    for at in range(len(document["agenda"])):
        damaged = copy.deepcopy(document)
        del damaged["agenda"][at]
        with pytest.raises(Contradiction):
            bigapple.load(damaged)


Case = tuple[list[dict[str, Any]], dict[str, Any]]
ONE = [monster("bronx"), monster("queens")]
SENDER = [monster("bronx", cards=["stink-attack"]), monster("lower")]
REFUSED: list[Case] = [
    (ONE, {"decision": "pay-cost"}),
    (ONE, {"agenda": []}),
    (ONE, {"agenda": [{"do": "payment", "left": 1}]}),
    (ONE, {"agenda": [TURN, TURN]}),
    (ONE, {"agenda": [TURN, {"do": "sweeping"}, {"do": "damage"}]}),
    (ONE, {"agenda": [BUYING, {"do": "purchase", "left": 3}]}),
    (ONE, {"agenda": [TURN | {"player": 1}], "active": 0}),
    (ONE, {"agenda": [TURN | {"step": "done"}]}),
    (ONE, {"agenda": [TURN | {"left": 1}]}),
    (ONE, {"agenda": [TURN, {"do": "destruction", "borough": "bronx", "left": 1}]}),
    (ONE, {"dice": "E" * 8, "agenda": [TURN, {"do": "rerolling", "left": 1}]}),
    (SENDER, {"agenda": [TURN, {"do": "sending", "step": "queens", "borough": "queens"}]}),
    (SENDER, {"agenda": [TURN, {"do": "sending", "player": 1, "borough": "manhattan"}]}),
    (ONE, {"agenda": [TURN, {"do": "travel", "borough": "manhattan"}]}),
    (ONE, {"agenda": [BUYING, {"do": "payment", "left": 1}]}),
    (ONE, {"agenda": [BUYING, {"do": "discards", "left": 2}]}),
    # A discard card is not bought from the discard pile.
    (
        [*ONE, monster("lower", cards=["scavenger"])],
        {
            "active": 2,
            "card_in_play": "photo-op",
            "market": ["drain", "fury", "diva"],
            "agenda": [BUYING | {"player": 2}, PURCHASE | {"player": 2, "left": 3}],
        },
    ),
    # There is a card where the one that is bought has been.
    (ONE, {"card_in_play": "photo-op", "market": ["drain"], "agenda": [BUYING, PURCHASE]}),
    # It cannot be paid; it costs something else; nobody may pay so.
    (
        [monster("bronx", cards=[WORLD], energy=1, hearts=3), monster("queens")],
        {
            "card_in_play": "drain",
            "market": SALE,
            "agenda": [BUYING, PURCHASE, {"do": "payment", "left": 4}],
        },
    ),
    (
        [monster("bronx", cards=[WORLD], energy=9), monster("queens")],
        {
            "card_in_play": "drain",
            "market": SALE,
            "agenda": [BUYING, PURCHASE, {"do": "payment", "left": 5}],
        },
    ),
    (
        [monster("bronx", energy=9), monster("queens")],
        {
            "card_in_play": "drain",
            "market": SALE,
            "agenda": [BUYING, PURCHASE, {"do": "payment", "left": 4}],
        },
    ),
]


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize(("monsters", "keys"), REFUSED)
def test_an_agenda_that_cannot_be_is_refused(
    monsters: list[dict[str, Any]], keys: dict[str, Any]
) -> None:
    with pytest.raises(Contradiction) as refused:
        table(monsters, **keys)
    assert (refused.value.key, refused.value.clause) == ("agenda", "K13.2")
    for language in ("en", "fr", "es", "ru"):
        assert refused.value.text(language)


@pytest.mark.rule("K6.3", "K9.6")
def test_a_turn_goes_on_after_its_monster_died_only_until_others_have_left() -> None:
    match = UNDER_WAY["leaving"]()
    match.play("go brooklyn")
    document = match.position()
    assert (match.decision, match.actor) == ("resolve", 3)
    fallen = {"place": None, "hearts": 0, "fallen": 2, "energy": 0}
    document["monsters"][3] |= fallen
    with pytest.raises(Contradiction) as refused:
        bigapple.load(document | {"falls": 2})
    assert refused.value.key == "active"
