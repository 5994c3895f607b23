"""A match for every reason to refuse something, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bigapple
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.match import Match
from tests.games.king_of_new_york.positions import IDLE, after, monster, table

MARATHON = ["new-york-marathon", "hunter", "diva"]
LOW = {"bronx": ["high-rise-1", "high-rise-1", "high-rise-3"]}
Maker = Callable[[], Match]


def two(own: dict[str, Any] | None = None, other: str = "queens", **keys: Any) -> Match:
    """Player 0 in the Bronx, player 1 in Queens unless said otherwise."""
    return table([{"place": "bronx"} | (own or {}), monster(other)], **({"market": IDLE} | keys))


def full(own: dict[str, Any] | None = None, middle: str = "midtown", **keys: Any) -> Match:
    """Player 0 in the Bronx, one in Manhattan, and two in Queens, which is full."""
    monsters = [{"place": "bronx"} | (own or {}), monster(middle), *[monster("queens")] * 2]
    return table(monsters, **({"market": IDLE} | keys))


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
    match = table(monsters, decision="resolve", dice="AEEEEE", market=IDLE)
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
    match = table(monsters, decision="resolve", dice="AAAEEE", market=IDLE)
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


CASES: list[tuple[Refusal, str, Maker, str]] = [
    (Refusal.GAME_OVER, "K10.1", over, "roll"),
    (Refusal.GAME_OVER, "K10.1", over, "buy hunter"),
    (Refusal.WRONG_DECISION, "K3.1", two, "buy hunter"),
    (Refusal.WRONG_DECISION, "K3.1", two, "go manhattan"),
    (Refusal.WRONG_DECISION, "K3.1", two, "resolve E"),
    (Refusal.WRONG_DECISION, "K3.1", lambda: buying(*IDLE), "roll"),
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
    (Refusal.NO_SUBWAY, "K11.61", lambda: buying(*IDLE, extra_turn="plain"), "subway queens"),
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
        lambda: two({"place": "upper"}, decision="buy", extra_turn="subway", subway_moves=8),
        "subway manhattan",
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
    (Refusal.NOTHING_FOR_SALE, "K8.4", lambda: buying(*IDLE), "buy drain"),
    (Refusal.NOTHING_FOR_SALE, "K8.4", lambda: buying(*IDLE), "buy subway"),
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
        lambda: buying(*IDLE, discard_pile=["drain"]),
        "scavenge drain",
    ),
    (
        Refusal.NOT_IN_DISCARD_PILE,
        "K11.31",
        lambda: buying(*IDLE, own={"cards": ["scavenger"]}, discard_pile=["drain"]),
        "scavenge fury",
    ),
    (
        # Scavenger is about keep cards.
        Refusal.NOT_IN_DISCARD_PILE,
        "K11.31",
        lambda: buying(*IDLE, own={"cards": ["scavenger"]}, discard_pile=["subway"]),
        "scavenge subway",
    ),
    (Refusal.WRONG_DAMAGE_PAYMENT, "K11.24", paying_damage, "pay 3 energy"),
    (Refusal.WRONG_COST_PAYMENT, "K11.24", paying_cost, "pay 0 hearts"),
    (Refusal.WRONG_COST_PAYMENT, "K11.24", paying_cost, "pay 4 hearts"),
    (Refusal.WRONG_SPLIT, "K11.57", splitting, "heal 3"),
    (Refusal.NO_PHOTO, "K11.58", photographing, "photo 1"),
    (Refusal.NO_PHOTO, "K11.58", photographing, "photo 4"),
    (Refusal.CARD_NOT_HELD, "K11.62", discarding, "discard fury"),
    (Refusal.CANNOT_PAY, "K8.4", lambda: buying(*IDLE, own={"energy": 4}), "buy hunter"),
    (Refusal.CANNOT_PAY, "K8.4", lambda: buying(*IDLE, own={"energy": 1}), "sweep"),
    (
        Refusal.CANNOT_PAY,
        "K8.4",
        lambda: buying(*IDLE, own={"energy": 2, "cards": ["scavenger"]}, discard_pile=["drain"]),
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


def code(match: Match, text: str, player: int | None = None) -> str | None:
    refusal = match.why_not(text, player)
    return None if refusal is None else refusal.code


def named(reason: Refusal) -> str:
    return f"king-refusal-{reason.name.lower().replace('_', '-')}"
