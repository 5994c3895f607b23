"""Every reason for which something is refused, and what is legal beside it (K13.1)."""

from __future__ import annotations

import pytest

from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, IllegalAction
from bigapple.games.king_of_new_york.refusals import CLAUSES, Refusal
from tests.games.king_of_new_york.positions import IDLE, refused, texts
from tests.games.king_of_new_york.refusing import (
    CASES,
    IDS,
    MARATHON,
    Maker,
    aiming,
    buying,
    code,
    converting,
    destroying,
    discarding,
    fleeing,
    full,
    in_cabs,
    leaving,
    named,
    over,
    paying_cost,
    paying_damage,
    photographing,
    placing,
    rerolling,
    resolving,
    riding,
    sending,
    speeding,
    splitting,
    two,
    with_curses,
    with_webs,
)

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
        lambda: buying(*IDLE, own={"energy": 3, "cards": ["scavenger"]}, discard_pile=["drain"]),
        "scavenge drain",
    ),
    (paying_damage, "pay 2 energy"),
    (paying_cost, "pay 1 hearts"),
    (paying_cost, "pay 3 hearts"),
    (splitting, "heal 2"),
    (photographing, "photo 2"),
    (discarding, "discard curse"),
    (lambda: buying(*IDLE, own={"energy": 5}), "buy hunter"),
    (lambda: buying(*IDLE, own={"energy": 2}), "sweep"),
    (lambda: rerolling("EEAAOO", {"curses": 2, "energy": 2}), "reroll E O"),
    (lambda: rerolling("EEAAOO", {"curses": 2, "energy": 1}), "reroll E A"),
    (lambda: full({"energy": 2}, decision="move", market=MARATHON), "go brooklyn"),
    (lambda: full({"energy": 1}, decision="move", market=MARATHON), "stay"),
]

MAKERS = [make for _, _, make, _ in CASES] + [make for make, _ in LEGAL]

# For each reason the same text in a position in which it is legal, or nearly the same text.


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
        (lambda: buying(*IDLE), "buy hunter"),
        (lambda: buying(*IDLE), "end"),
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

# What cannot be read.


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("make", [two, over, fleeing, converting, lambda: buying(*IDLE)])
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
