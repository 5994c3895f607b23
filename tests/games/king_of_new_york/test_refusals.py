"""K13.1: which clause a refusal cites, in which order, and what cannot be read at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, IllegalAction
from bigapple.games.king_of_new_york.refusals import CLAUSES, Refusal
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

PLAIN = ["can-opener", "hunter", "trophy-hunter"]
"""For sale where it does not matter what is: nothing that makes moving dear."""
MARATHON = ["new-york-marathon", "hunter", "diva"]
LOW = {"bronx": ["high-rise-1", "high-rise-1", "high-rise-3"]}

Maker = Callable[[], Match]


def two(own: dict[str, Any] | None = None, other: str = "queens", **keys: Any) -> Match:
    """Player 0 in the Bronx, player 1 in Queens unless said otherwise."""
    return table([{"place": "bronx"} | (own or {}), monster(other)], **({"market": PLAIN} | keys))


def full(own: dict[str, Any] | None = None, middle: str = "midtown", **keys: Any) -> Match:
    """Player 0 in the Bronx, one in Manhattan, and two in Queens, which is full."""
    monsters = [{"place": "bronx"} | (own or {}), monster(middle), *[monster("queens")] * 2]
    return table(monsters, **({"market": PLAIN} | keys))


def after(match: Match, *said: str) -> Match:
    for text in said:
        match.play(text)
    return match


def resolving(dice: str, own: dict[str, Any] | None = None, **keys: Any) -> Match:
    return two(own, decision="resolve", dice=dice, **keys)


def over() -> Match:
    return after(two({"stars": 20}, decision="buy"), "end")


def placing(*said: str) -> Match:
    match = bigapple.new("king-of-new-york", players=4, first_player=0, seed=1)
    return after(match, *said)


def rerolling(dice: str, own: dict[str, Any] | None = None, **keys: Any) -> Match:
    return two(own, decision="reroll", dice=dice, **({"rerolls_left": 2} | keys))


def riding(moves: int = 8, own: dict[str, Any] | None = None, **keys: Any) -> Match:
    return full(own, decision="buy", extra_turn="subway", subway_moves=moves, **keys)


def speeding(own: dict[str, Any] | None = None, **keys: Any) -> Match:
    return full({"cards": ["super-speed"]} | (own or {}), decision="roll", **keys)


def fleeing() -> Match:
    return after(full(decision="resolve", dice="AEEEEE"), "resolve A")


def leaving() -> Match:
    """Player 1, on a 5–6 space, has to leave; Queens is full."""
    places = ["upper", "midtown-5-6", "queens", "queens"]
    monsters = [*map(monster, places), monster("brooklyn", hearts=1)]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=PLAIN)
    return after(match, "resolve A")


def destroying(dice: str = "DDEEEE", **keys: Any) -> Match:
    known: dict[str, Any] = {"piles": LOW | {"queens": [*LOW["bronx"][:2], "hospital-2"]}}
    return after(resolving(dice, **(known | keys)), "resolve D")


def converting() -> Match:
    own = {"cards": ["artificial-heart"]}
    return after(rerolling("HHAEEO", own, rerolls_left=1), "keep")


def with_webs(webs: int = 1) -> Match:
    return after(resolving("AAEEEE", {"webs": webs}), "resolve A")


def with_curses(curses: int = 1) -> Match:
    return after(resolving("HHEEEE", {"curses": curses}), "resolve H")


def aiming() -> Match:
    return after(resolving("DEEEEE", {"cards": ["seismic-ray"], "energy": 2}), "resolve D")


def in_cabs() -> Match:
    units = {"bronx": {"infantry": 1, "jet": 1}}
    return destroying("DDDEEE", only_units=True, units=units)


def sending() -> Match:
    own = {"cards": ["stink-attack"]}
    match = two(own, "lower", decision="move", units={"queens": {"infantry": 2}})
    return after(match, "go queens")


def buying(*market: str, own: dict[str, Any] | None = None, **keys: Any) -> Match:
    return two({"energy": 20} | (own or {}), decision="buy", market=list(market), **keys)


def paying_damage() -> Match:
    """Player 1 has 2⚡ and is about to take 3 damage."""
    monsters = [monster("bronx"), monster("lower", energy=2, cards=["of-another-world"])]
    match = table(monsters, decision="resolve", dice="AAAEEE", market=PLAIN)
    return after(match, "resolve A")


def paying_cost() -> Match:
    """Player 0 has 3⚡ and 4♥ for a card of 4⚡: one, two or three of them in ♥."""
    own = {"energy": 3, "hearts": 4, "cards": ["of-another-world"]}
    return after(buying("drain", "hunter", "diva", own=own), "buy drain")


def splitting() -> Match:
    own = {"energy": 4, "stars": 5, "hearts": 8}
    return after(buying("next-stage", "hunter", "diva", own=own), "buy next-stage")


def photographing() -> Match:
    """Player 3 was eliminated earlier."""
    monsters = [
        monster("bronx", energy=4),
        monster("queens"),
        monster("brooklyn"),
        {"place": None, "hearts": 0, "fallen": 1},
    ]
    market = ["photo-op", "hunter", "diva"]
    match = table(monsters, decision="buy", market=market, lost=[0, 2, 1, 0])
    return after(match, "buy photo-op")


def discarding() -> Match:
    own = {"energy": 5, "cards": ["drain", "curse"]}
    return after(buying("tesla-cannon", "hunter", "diva", own=own), "buy tesla-cannon")


# Every reason there is.

CASES: list[tuple[Refusal, str, Maker, str]] = [
    (Refusal.GAME_OVER, "K10.1", over, "roll"),
    (Refusal.GAME_OVER, "K10.1", over, "buy hunter"),
    (Refusal.WRONG_DECISION, "K3.1", two, "buy hunter"),
    (Refusal.WRONG_DECISION, "K3.1", two, "go manhattan"),
    (Refusal.WRONG_DECISION, "K3.1", two, "resolve E"),
    (Refusal.WRONG_DECISION, "K3.1", lambda: buying(*PLAIN), "roll"),
    (Refusal.WRONG_DECISION, "K3.1", lambda: resolving("EEEEEE"), "keep"),
    (Refusal.WRONG_DECISION, "K3.1", lambda: full(decision="move"), "end"),
    (Refusal.WRONG_DECISION, "K3.1", lambda: rerolling("EEEEEE"), "roll"),
    (Refusal.WRONG_DECISION, "K3.1", fleeing, "resolve E"),
    (Refusal.PLACE_IN_MANHATTAN, "K2.5", placing, "go manhattan"),
    (Refusal.PLACE_FULL, "K2.5", lambda: placing("go bronx", "go bronx"), "go bronx"),
    (Refusal.NO_SUCH_DICE, "K4.2", lambda: rerolling("EEAAHH"), "reroll O"),
    (Refusal.NO_SUCH_DICE, "K4.2", lambda: rerolling("EEAAHH"), "reroll E E E"),
    (Refusal.NO_SUCH_DICE, "K4.2", lambda: rerolling("EEAAHH"), "keep D D"),
    (Refusal.RAGE, "K11.38", lambda: rerolling("EAHCDO", {"cards": ["terminal-rage"]}), "reroll A"),
    (
        Refusal.MUST_REROLL,
        "K11.19",
        lambda: table(
            [monster("bronx"), monster("queens", cards=["jinx-aura"])],
            decision="reroll",
            dice="EEAAHH",
            rerolls_left=1,
        ),
        "keep",
    ),
    (Refusal.NO_SUCH_FACE, "K5.1", lambda: resolving("EEEAAA"), "resolve O"),
    (Refusal.FACE_RESOLVED, "K5.1", lambda: resolving("EEEAAA", resolved="E"), "resolve E"),
    (Refusal.NO_CHAMELEON, "K11.7", lambda: resolving("COEEEE"), "chameleon O D"),
    (
        Refusal.NOTHING_TO_CHANGE,
        "K11.7",
        lambda: resolving("CEEEEE", {"cards": ["chameleon"]}),
        "chameleon O D",
    ),
    (
        Refusal.NOTHING_TO_CHANGE,
        "K11.7",
        lambda: resolving("OOEEEE", {"cards": ["chameleon"]}),
        "chameleon O D",
    ),
    (
        Refusal.NOTHING_TO_CHANGE,
        "K11.7",
        lambda: resolving("COEEEE", {"cards": ["chameleon"]}, resolved="E"),
        "chameleon E D",
    ),
    (
        Refusal.CHANGE_RESOLVED,
        "K11.7",
        lambda: resolving("COEEEE", {"cards": ["chameleon"]}, resolved="E"),
        "chameleon O E",
    ),
    (Refusal.NO_CARAPACE, "K11.6", two, "carapace"),
    (Refusal.NO_SUBWAY, "K11.61", two, "subway queens"),
    (Refusal.NO_SUBWAY, "K11.61", lambda: buying(*PLAIN, extra_turn="plain"), "subway queens"),
    (Refusal.SUBWAY_USED_UP, "K11.61", lambda: riding(0), "subway brooklyn"),
    (Refusal.NO_SPEED, "K11.37", two, "speed manhattan"),
    (Refusal.SPEED_USED_UP, "K11.37", lambda: speeding(sped=True), "speed brooklyn"),
    (Refusal.MUST_ENTER, "K8.1", lambda: two(decision="move"), "stay"),
    (Refusal.MUST_ENTER, "K8.1", lambda: two(decision="move"), "go brooklyn"),
    (Refusal.MUST_ENTER, "K8.1", lambda: two({"cards": ["super-speed"]}), "speed brooklyn"),
    (Refusal.MUST_GO_UP, "K8.2", lambda: two({"place": "lower"}, decision="move"), "stay"),
    (
        Refusal.TOP_OF_MANHATTAN,
        "K8.2",
        lambda: two({"place": "upper"}, decision="move"),
        "go manhattan",
    ),
    (
        Refusal.TOP_OF_MANHATTAN,
        "K8.2",
        lambda: two({"place": "upper", "cards": ["super-speed"]}),
        "speed manhattan",
    ),
    (
        Refusal.STUCK_IN_MANHATTAN,
        "K7.5",
        lambda: two({"place": "upper"}, decision="move"),
        "go brooklyn",
    ),
    (
        Refusal.STUCK_IN_MANHATTAN,
        "K7.5",
        lambda: two({"place": "lower"}, decision="move"),
        "go brooklyn",
    ),
    (Refusal.MANHATTAN_FULL, "K7.2", lambda: full(decision="move"), "go manhattan"),
    (Refusal.MANHATTAN_FULL, "K7.2", riding, "subway manhattan"),
    (Refusal.MANHATTAN_FULL, "K7.2", speeding, "speed manhattan"),
    (Refusal.ALREADY_THERE, "K8.3", lambda: full(decision="move"), "go bronx"),
    (Refusal.BOROUGH_FULL, "K8.3", lambda: full(decision="move"), "go queens"),
    (Refusal.BOROUGH_FULL, "K8.3", speeding, "speed queens"),
    (Refusal.BOROUGH_FULL, "K8.3", riding, "subway queens"),
    (Refusal.FLIGHT_INTO_MANHATTAN, "K7.4", fleeing, "go manhattan"),
    (Refusal.FLIGHT_FULL, "K7.4", fleeing, "go queens"),
    (Refusal.MUST_LEAVE, "K9.6", leaving, "stay"),
    (Refusal.MUST_LEAVE, "K9.6", leaving, "go manhattan"),
    (Refusal.LEAVE_FULL, "K9.6", leaving, "go queens"),
    (Refusal.TOO_MANY_CONVERTED, "K12.2", converting, "convert 3 H E"),
    (Refusal.TOO_MANY_WEBS, "K11.46", with_webs, "webs 2"),
    (Refusal.TOO_MANY_WEBS, "K11.46", lambda: with_webs(5), "webs 3"),
    (Refusal.TOO_MANY_CURSES, "K11.10", with_curses, "curses 2"),
    (Refusal.TOO_MANY_CURSES, "K11.10", lambda: with_curses(5), "curses 3"),
    (Refusal.RAY_AT_HOME, "K11.32", aiming, "ray bronx"),
    (Refusal.ONLY_UNITS, "K11.17", in_cabs, "destroy bronx 1"),
    (Refusal.OTHER_BOROUGH, "K5.7", destroying, "destroy queens 1"),
    (Refusal.OTHER_BOROUGH, "K5.7", destroying, "destroy manhattan infantry"),
    (Refusal.NO_TARGET, "K5.7", destroying, "destroy bronx jet"),
    (
        Refusal.NO_TARGET,
        "K5.7",
        lambda: destroying(
            piles={"bronx": ["high-rise-1", "high-rise-1", None]},
            below={"bronx": [2, 2, 0]},
            units={"queens": {"infantry": 3}},
        ),
        "destroy bronx 3",
    ),
    (
        Refusal.NEW_UNIT,
        "K5.9",
        lambda: destroying(new_units={"bronx": {"infantry": 1}}),
        "destroy bronx infantry",
    ),
    (Refusal.TOO_DURABLE, "K5.7", destroying, "destroy bronx 3"),
    (
        Refusal.TOO_DURABLE,
        "K5.7",
        lambda: destroying(units={"bronx": {"jet": 1}}),
        "destroy bronx jet",
    ),
    (Refusal.MUST_DESTROY, "K5.7", destroying, "no"),
    (Refusal.NO_UNIT_TO_SEND, "K11.35", sending, "send jet bronx"),
    (Refusal.NO_UNIT_TO_SEND, "K11.35", sending, "send new-infantry bronx"),
    (Refusal.NOTHING_FOR_SALE, "K8.4", lambda: buying(*PLAIN), "buy drain"),
    (Refusal.NOTHING_FOR_SALE, "K8.4", lambda: buying(*PLAIN), "buy subway"),
    (
        Refusal.NEEDS_JET,
        "K11.47",
        lambda: buying("air-force-one", "hunter", "diva", destroyed={"tank": 1, "building": 1}),
        "buy air-force-one",
    ),
    (
        Refusal.NEEDS_TANK,
        "K11.54",
        lambda: buying("general-ellis", "hunter", "diva", destroyed={"jet": 1, "infantry": 1}),
        "buy general-ellis",
    ),
    (
        Refusal.NO_SCAVENGER,
        "K11.31",
        lambda: buying(*PLAIN, discard_pile=["drain"]),
        "scavenge drain",
    ),
    (
        Refusal.NOT_IN_DISCARD_PILE,
        "K11.31",
        lambda: buying(*PLAIN, own={"cards": ["scavenger"]}, discard_pile=["drain"]),
        "scavenge fury",
    ),
    (
        # Scavenger is about keep cards.
        Refusal.NOT_IN_DISCARD_PILE,
        "K11.31",
        lambda: buying(*PLAIN, own={"cards": ["scavenger"]}, discard_pile=["subway"]),
        "scavenge subway",
    ),
    (Refusal.WRONG_DAMAGE_PAYMENT, "K11.24", paying_damage, "pay 3 energy"),
    (Refusal.WRONG_COST_PAYMENT, "K11.24", paying_cost, "pay 0 hearts"),
    (Refusal.WRONG_COST_PAYMENT, "K11.24", paying_cost, "pay 4 hearts"),
    (Refusal.WRONG_SPLIT, "K11.57", splitting, "heal 3"),
    (Refusal.NO_PHOTO, "K11.58", photographing, "photo 1"),
    (Refusal.NO_PHOTO, "K11.58", photographing, "photo 4"),
    (Refusal.CARD_NOT_HELD, "K11.62", discarding, "discard fury"),
    (Refusal.CANNOT_PAY, "K8.4", lambda: buying(*PLAIN, own={"energy": 4}), "buy hunter"),
    (Refusal.CANNOT_PAY, "K8.4", lambda: buying(*PLAIN, own={"energy": 1}), "sweep"),
    (
        Refusal.CANNOT_PAY,
        "K8.4",
        lambda: buying(*PLAIN, own={"energy": 2, "cards": ["scavenger"]}, discard_pile=["drain"]),
        "scavenge drain",
    ),
    (
        Refusal.CANNOT_PAY_CURSE,
        "K11.10",
        lambda: rerolling("EEAAOO", {"curses": 2, "energy": 1}),
        "reroll E O",
    ),
    (
        Refusal.CANNOT_PAY_MARATHON,
        "K11.56",
        lambda: full({"energy": 1}, decision="move", market=MARATHON),
        "go brooklyn",
    ),
    (
        Refusal.CANNOT_PAY_MARATHON,
        "K11.56",
        lambda: riding(own={"energy": 1}, market=MARATHON),
        "subway brooklyn",
    ),
]
IDS = [f"{code.name.lower()}: {text}" for code, _, _, text in CASES]

# For each reason the same text in a position in which it is legal, or nearly the same text.
LEGAL: list[tuple[Maker, str]] = [
    (two, "roll"),
    (placing, "go bronx"),
    (lambda: placing("go bronx"), "go bronx"),
    (lambda: rerolling("EEAAHH"), "reroll E E"),
    (lambda: rerolling("EAHCDO"), "reroll A"),
    (lambda: rerolling("EEAAHH"), "keep"),
    (lambda: resolving("EEEAAA"), "resolve E"),
    (lambda: resolving("COEEEE", {"cards": ["chameleon"]}), "chameleon O D"),
    (lambda: resolving("COEEEE", {"cards": ["chameleon"]}), "chameleon E D"),
    (lambda: two({"cards": ["carapace"]}, carapace_tokens=1), "carapace"),
    (lambda: riding(1), "subway brooklyn"),
    (speeding, "speed brooklyn"),
    (lambda: two(decision="move"), "go manhattan"),
    (lambda: two({"place": "upper"}, decision="move"), "stay"),
    (lambda: full(decision="move"), "go brooklyn"),
    (fleeing, "go bronx"),
    (leaving, "go bronx"),
    (converting, "convert 2 H E"),
    (lambda: with_webs(5), "webs 2"),
    (with_webs, "webs 1"),
    (lambda: with_curses(5), "curses 2"),
    (with_curses, "curses 1"),
    (aiming, "ray queens"),
    (in_cabs, "destroy bronx jet"),
    (destroying, "destroy bronx 1"),
    (lambda: destroying("DDDEEE"), "destroy bronx 3"),
    (lambda: destroying(units={"bronx": {"infantry": 1}}), "destroy bronx infantry"),
    (
        lambda: destroying(units={"bronx": {"infantry": 1}}, new_units={"bronx": {"infantry": 1}}),
        "destroy bronx infantry",
    ),
    (sending, "send infantry bronx"),
    (lambda: buying("drain", "hunter", "diva"), "buy drain"),
    (
        lambda: buying("air-force-one", "hunter", "diva", destroyed={"jet": 1}),
        "buy air-force-one",
    ),
    (
        lambda: buying("general-ellis", "hunter", "diva", destroyed={"tank": 1}),
        "buy general-ellis",
    ),
    (
        lambda: buying(*PLAIN, own={"energy": 3, "cards": ["scavenger"]}, discard_pile=["drain"]),
        "scavenge drain",
    ),
    (paying_damage, "pay 2 energy"),
    (paying_cost, "pay 1 hearts"),
    (paying_cost, "pay 3 hearts"),
    (splitting, "heal 2"),
    (photographing, "photo 2"),
    (discarding, "discard curse"),
    (lambda: buying(*PLAIN, own={"energy": 5}), "buy hunter"),
    (lambda: buying(*PLAIN, own={"energy": 2}), "sweep"),
    (lambda: rerolling("EEAAOO", {"curses": 2, "energy": 2}), "reroll E O"),
    (lambda: rerolling("EEAAOO", {"curses": 2, "energy": 1}), "reroll E A"),
    (lambda: full({"energy": 2}, decision="move", market=MARATHON), "go brooklyn"),
    (lambda: full({"energy": 1}, decision="move", market=MARATHON), "stay"),
]
MAKERS = [make for _, _, make, _ in CASES] + [make for make, _ in LEGAL]


def code(match: Match, text: str, player: int | None = None) -> str | None:
    refusal = match.why_not(text, player)
    return None if refusal is None else refusal.code


def named(reason: Refusal) -> str:
    return f"king-refusal-{reason.name.lower().replace('_', '-')}"


@pytest.mark.rule(
    "K13.1",
    "K2.5",
    "K3.1",
    "K4.2",
    "K5.1",
    "K5.7",
    "K5.9",
    "K7.2",
    "K7.4",
    "K7.5",
    "K8.1",
    "K8.2",
    "K8.3",
    "K8.4",
    "K9.6",
    "K10.1",
    "K11.6",
    "K11.7",
    "K11.10",
    "K11.17",
    "K11.19",
    "K11.24",
    "K11.31",
    "K11.32",
    "K11.35",
    "K11.37",
    "K11.38",
    "K11.46",
    "K11.47",
    "K11.54",
    "K11.56",
    "K11.57",
    "K11.58",
    "K11.61",
    "K11.62",
    "K12.2",
)
@pytest.mark.parametrize(("reason", "clause", "make", "text"), CASES, ids=IDS)
def test_a_refusal_cites_its_clause_and_changes_nothing(
    reason: Refusal, clause: str, make: Maker, text: str
) -> None:
    match = make()
    refusal = match.why_not(text)
    assert refusal is not None
    assert (refusal.clause, refusal.code) == (clause, named(reason))
    before, lines = to_bytes(match.game), len(match.history)
    with pytest.raises(IllegalAction) as raised:
        match.play(text)
    assert (raised.value.clause, raised.value.code) == (clause, named(reason))
    assert raised.value.text("en")
    assert to_bytes(match.game) == before
    assert len(match.history) == lines
    assert text not in texts(match)


@pytest.mark.rule("K13.1")
def test_every_reason_has_a_position_in_which_it_is_given() -> None:
    given = {reason for reason, _, _, _ in CASES}
    assert set(Refusal) - given == {Refusal.NONE, Refusal.NOT_YOUR_DECISION}
    for reason, clause, _, _ in CASES:
        assert CLAUSES[reason] == clause


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize(("make", "text"), LEGAL)
def test_what_nothing_forbids_is_not_refused(make: Maker, text: str) -> None:
    match = make()
    assert match.why_not(text) is None
    assert text in texts(match)
    before = to_bytes(match.game)
    match.play(text)
    assert to_bytes(match.game) != before


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("make", list(dict.fromkeys(MAKERS)))
def test_what_is_legal_is_what_is_not_refused(make: Maker) -> None:
    match = make()
    listed = {action.index for action in match.legal}
    rules, actor = match.definition.table, match.actor
    everything = range(match.definition.actions)
    unrefused = {a for a in everything if not rules.why_not(match.game, actor or 0, a)}
    assert listed == unrefused
    assert bool(listed) is (actor is not None)
    for player in range(match.players):
        if player != actor:
            assert all(rules.why_not(match.game, player, a) for a in everything)


# Who may decide.


@pytest.mark.rule("K13.1", "K3.1")
@pytest.mark.parametrize(
    ("make", "text"),
    [
        (two, "roll"),
        (lambda: rerolling("EEAAHH"), "reroll E"),
        (lambda: resolving("EEAAHH"), "resolve E"),
        (lambda: two(decision="move"), "go manhattan"),
        (lambda: buying(*PLAIN), "buy hunter"),
        (lambda: buying(*PLAIN), "end"),
    ],
)
def test_only_the_active_player_takes_the_turn(make: Maker, text: str) -> None:
    match = make()
    assert refused(match, text) is None
    assert refused(match, text, 0) is None
    assert refused(match, text, 1) == "K3.1"
    assert code(match, text, 1) == named(Refusal.NOT_YOUR_DECISION)


@pytest.mark.rule("K13.1", "K3.1")
def test_while_another_decides_the_active_player_waits() -> None:
    match = fleeing()
    assert match.actor == 1
    for text in ("resolve E", "stay", "go brooklyn"):
        assert code(match, text, 0) == named(Refusal.NOT_YOUR_DECISION)
        assert refused(match, text, 0) == "K3.1"
    assert refused(match, "stay", 1) is None


@pytest.mark.rule("K13.1", "K3.1")
def test_the_eliminated_decide_nothing() -> None:
    assert refused(photographing(), "photo 2", 3) == "K3.1"


# The order of reasons.


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("player", [None, 0, 1])
@pytest.mark.parametrize(
    "text", ["roll", "end", "go manhattan", "buy drain", "discard fury", "photo 1", "sweep"]
)
def test_the_end_comes_before_everything(text: str, player: int | None) -> None:
    match = over()
    assert refused(match, text, player) == "K10.1"
    assert code(match, text, player) == named(Refusal.GAME_OVER)


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize(("reason", "clause", "make", "text"), CASES, ids=IDS)
def test_the_wrong_player_comes_before_all_but_the_end(
    reason: Refusal, clause: str, make: Maker, text: str
) -> None:
    match = make()
    for player in range(match.players):
        if player != match.actor:
            expected = "K10.1" if reason is Refusal.GAME_OVER else "K3.1"
            assert refused(match, text, player) == expected


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize(
    "text",
    [
        "go manhattan",
        "go bronx",
        "stay",
        "resolve O",
        "chameleon O D",
        "reroll A",
        "buy drain",
        "buy air-force-one",
        "scavenge drain",
        "scavenge subway",
        "sweep",
        "destroy queens 3",
        "ray bronx",
        "photo 1",
        "discard fury",
        "send jet bronx",
        "webs 3",
        "curses 3",
        "pay 9 energy",
        "pay 9 hearts",
        "heal 9",
        "convert 3 H E",
        "cabs",
        "no",
    ],
)
def test_the_wrong_decision_comes_before_the_thing_itself_and_its_price(text: str) -> None:
    """Before the first roll, all of these would be wrong for other reasons too."""
    match = two(market=["air-force-one", "hunter", "diva"])
    assert refused(match, text) == "K3.1"
    assert code(match, text) == named(Refusal.WRONG_DECISION)


@pytest.mark.rule("K13.1", "K11.67")
@pytest.mark.parametrize("text", ["carapace", "subway brooklyn"])
def test_between_steps_means_not_while_another_decision_is_open(text: str) -> None:
    own = {"cards": ["carapace", "artificial-heart"], "hearts": 5, "energy": 1}
    keys: dict[str, Any] = {
        "extra_turn": "subway",
        "subway_moves": 8,
        "carapace_tokens": 2,
        "dice": "HHAEEO",
        "rerolls_left": 1,
    }
    match = two(own, decision="reroll", **keys)
    assert refused(match, text) is None
    match.play("keep")
    assert match.decision == "convert"
    assert refused(match, text) == "K3.1"


@pytest.mark.rule("K13.1", "K11.38", "K11.10")
def test_rage_comes_before_the_price_of_a_curse() -> None:
    own = {"cards": ["terminal-rage"], "curses": 2, "energy": 1}
    match = rerolling("EEAAOO", own)
    assert refused(match, "reroll A O") == "K11.38"
    assert refused(match, "reroll E O") == "K11.10"
    assert refused(match, "reroll E") is None


@pytest.mark.rule("K13.1", "K4.2")
def test_dice_that_are_not_there_come_before_the_price_of_a_curse() -> None:
    match = rerolling("EEAAOO", {"curses": 2, "energy": 1})
    assert refused(match, "reroll O O O") == "K4.2"
    assert refused(match, "reroll D O") == "K4.2"


@pytest.mark.rule("K13.1", "K8.3", "K11.56")
def test_the_place_comes_before_the_fee_of_the_marathon() -> None:
    match = full(decision="move", market=MARATHON)
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go bronx") == "K8.3"
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "go brooklyn") == "K11.56"


@pytest.mark.rule("K13.1", "K8.1", "K8.2", "K7.5")
def test_forced_moves_come_before_the_fee_of_the_marathon() -> None:
    outside = two(decision="move", market=MARATHON)
    assert refused(outside, "go brooklyn") == "K8.1"
    inside = two({"place": "lower"}, decision="move", market=MARATHON)
    assert refused(inside, "go brooklyn") == "K7.5"
    assert refused(inside, "stay") == "K8.2"
    assert refused(inside, "go manhattan") is None


@pytest.mark.rule("K13.1", "K7.2", "K11.61")
def test_the_subway_itself_comes_before_the_fee_of_the_marathon() -> None:
    match = riding(market=MARATHON)
    assert refused(match, "subway manhattan") == "K7.2"
    assert refused(match, "subway brooklyn") == "K11.56"
    used = riding(0, market=MARATHON)
    assert refused(used, "subway brooklyn") == "K11.61"


@pytest.mark.rule("K13.1", "K7.4", "K11.56")
def test_a_flight_that_leads_nowhere_comes_before_the_fee_of_the_marathon() -> None:
    """The monster has what it takes when it is asked, but a full borough is still full."""
    monsters = [monster("bronx"), monster("lower", energy=2), *[monster("queens")] * 2]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=MARATHON)
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    assert refused(match, "go queens") == "K7.4"
    assert refused(match, "go brooklyn") is None
    match.play("go brooklyn")
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K13.1", "K11.56")
def test_who_cannot_pay_the_fee_is_not_asked_whether_to_flee() -> None:
    monsters = [monster("bronx"), monster("lower", energy=1)]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=MARATHON)
    match.play("resolve A")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert facts(match, 1)["place"] == "lower"


@pytest.mark.rule("K13.1", "K11.47", "K11.54")
def test_what_a_card_needs_comes_before_its_price() -> None:
    own = {"energy": 0}
    match = buying("air-force-one", "general-ellis", "diva", own=own)
    assert refused(match, "buy air-force-one") == "K11.47"
    assert refused(match, "buy general-ellis") == "K11.54"
    assert refused(match, "buy diva") == "K8.4"
    done = {"jet": 1, "tank": 1}
    ready = buying("air-force-one", "general-ellis", "diva", own=own, destroyed=done)
    assert refused(ready, "buy air-force-one") == "K8.4"
    assert refused(ready, "buy general-ellis") == "K8.4"


@pytest.mark.rule("K13.1", "K11.31")
def test_the_discard_pile_comes_before_the_price() -> None:
    without = buying(*PLAIN, own={"energy": 0}, discard_pile=["drain"])
    assert refused(without, "scavenge drain") == "K11.31"
    own = {"energy": 0, "cards": ["scavenger"]}
    match = buying(*PLAIN, own=own, discard_pile=["drain"])
    assert refused(match, "scavenge curse") == "K11.31"
    assert refused(match, "scavenge drain") == "K8.4"


@pytest.mark.rule("K13.1", "K3.1")
@pytest.mark.parametrize(
    ("make", "text"),
    [
        (paying_cost, "pay 1 energy"),
        (paying_damage, "pay 1 hearts"),
        (with_webs, "curses 1"),
        (with_webs, "heal 1"),
        (with_webs, "pay 1 energy"),
        (with_curses, "webs 1"),
        (with_curses, "convert 1 H E"),
        (splitting, "pay 1 hearts"),
        (splitting, "webs 1"),
        (converting, "curses 1"),
        (converting, "convert 1 H A"),
        (converting, "convert 1 A H"),
    ],
)
def test_an_amount_of_one_thing_is_no_answer_to_the_question_for_another(
    make: Maker, text: str
) -> None:
    assert refused(make(), text) == "K3.1"


# What cannot be read.

UNREADABLE = [
    "",
    "   ",
    "xyzzy",
    "fly queens",
    "go",
    "go atlantis",
    "go bronx queens",
    "roll twice",
    "resolve",
    "resolve X",
    "resolve 7",
    "reroll Z",
    "chameleon O",
    "chameleon O D E",
    "destroy",
    "destroy bronx",
    "destroy bronx 4",
    "destroy bronx 0",
    "destroy bronx submarine",
    "destroy atlantis 1",
    "buy",
    "buy nothing-at-all",
    "scavenge nothing-at-all",
    "discard nothing-at-all",
    "send submarine queens",
    "ray nowhere",
    "webs",
    "webs many",
    "webs -1",
    "curses x",
    "pay energy",
    "pay 1 stars",
    "heal lots",
    "convert H E",
    "convert 1 H X",
    "photo",
    "photo nobody",
    "subway",
    "speed",
    "roll; xyzzy",
    "roll " * 100,
]


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("make", [two, over, fleeing, converting, lambda: buying(*PLAIN)])
@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_an_input_error_without_a_clause(make: Maker, text: str) -> None:
    match = make()
    before = to_bytes(match.game)
    for player in (None, 1):
        with pytest.raises(CannotRead) as error:
            match.why_not(text, player)
        assert error.value.clause is None
        with pytest.raises(CannotRead):
            match.play(text, player)
    assert to_bytes(match.game) == before


@pytest.mark.rule("K13.1")
def test_several_faces_said_at_once_are_refused_together() -> None:
    """The first could be resolved, but what is refused changes nothing."""
    match = resolving("EEEAAH")
    before = to_bytes(match.game)
    with pytest.raises(IllegalAction) as error:
        match.play("resolve E O")
    assert error.value.clause == "K5.1"
    assert to_bytes(match.game) == before
