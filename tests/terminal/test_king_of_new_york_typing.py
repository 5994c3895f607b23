"""What can be typed at a table of King of New York, and what it means."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.terminal.king_of_new_york import VIEW
from bigapple.terminal.seats import seats_of
from tests.games.king_of_new_york.decisions import deciding
from tests.terminal.sitting import sit


@pytest.mark.parametrize(
    ("decision", "line", "meant"),
    [
        ("place", "q", "go queens"),
        ("place", "bronx", "go bronx"),
        ("place", "bk", "go brooklyn"),
        ("place", "Staten", "go staten-island"),
        ("roll", "r", "roll"),
        ("reroll", "EO", "reroll E O"),
        ("reroll", "2e o", "reroll E E O"),
        ("reroll", "r eo", "reroll E O"),
        ("reroll", "r all", "reroll all"),
        ("reroll", "all", "reroll all"),
        ("reroll", "k EE", "keep E E"),
        ("reroll", "K", "keep"),
        ("reroll", "no", "keep"),
        ("reroll", "h", "reroll H"),
        ("convert", "2", "convert 2 H E"),
        ("convert", "all", "convert 2 H E"),
        ("convert", "none", "convert 0 H E"),
        ("cabs", "y", "cabs"),
        ("cabs", "n", "no"),
        ("resolve", "h", "resolve H"),
        ("resolve", "ED", "resolve E D"),
        ("resolve", "o>d", "chameleon O D"),
        ("webs", "1", "webs 1"),
        ("curses", "1", "curses 1"),
        ("ray", "q", "ray queens"),
        ("destroy", "2", "destroy bronx 2"),
        ("destroy", "tank", "destroy bronx tank"),
        ("destroy", "destroy 1", "destroy bronx 1"),
        ("pay-damage", "1", "pay 1 energy"),
        ("leave", "si", "go staten-island"),
        ("flee", "no", "stay"),
        ("flee", "bx", "go bronx"),
        ("move", "q", "go queens"),
        ("move", "m", "go manhattan"),
        ("move", "go bk", "go brooklyn"),
        ("send", "inf", "send infantry"),
        ("send", "new inf q", "send new-infantry queens"),
        ("buy", "1", "buy 1"),
        ("buy", "0", "end"),
        ("buy", "4", "sweep"),
        ("buy", "dra", "buy drain"),
        ("buy", "buy subw", "buy subway"),
        ("buy", "e", "end"),
        ("pay-cost", "1", "pay 1 hearts"),
        ("split", "2", "heal 2"),
        ("photo", "2", "photo 2"),
        ("photo", "captain fish", "photo captain-fish"),
        ("discard", "cur", "discard curse"),
    ],
)
def test_what_a_line_means(decision: str, line: str, meant: str) -> None:
    match = deciding(decision)
    assert VIEW.claims(match, line, "en")
    assert VIEW.reading(match, line, "en") == meant


@pytest.mark.parametrize(
    ("language", "decision", "line", "meant"),
    [
        ("fr", "reroll", "garder EE", "keep EE"),
        ("fr", "flee", "rester", "stay"),
        ("fr", "buy", "siphon", "buy drain"),
        ("es", "reroll", "conservar EE", "keep EE"),
        ("es", "destroy", "tanque", "destroy bronx tank"),
        ("ru", "place", "квинс", "go queens"),
        ("ru", "roll", "бросить", "roll"),
        ("ru", "reroll", "к ЕЕ", "keep E E"),
        ("ru", "buy", "откач", "buy drain"),
    ],
)
def test_what_a_line_means_in_other_languages(
    language: str, decision: str, line: str, meant: str
) -> None:
    match = deciding(decision)
    assert VIEW.claims(match, line, language)
    assert VIEW.reading(match, line, language) == meant


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        ("roll", "q"),
        ("roll", "h"),
        ("reroll", "help"),
        ("reroll", "list"),
        ("reroll", "r K5.9"),
        ("resolve", "dice"),
        ("buy", "s"),
        ("buy", "market"),
        ("buy", "card drain"),
        ("move", "describe queens"),
        ("move", "undo"),
    ],
)
def test_what_stays_a_command_or_a_part(decision: str, line: str) -> None:
    assert not VIEW.claims(deciding(decision), line, "en")


@pytest.mark.parametrize("line", ["reroll", "roll", "r"])
def test_a_reroll_of_no_dice_is_asked_back(line: str) -> None:
    match = deciding("reroll")
    sitting = sit(match, [line, "quit"], seats=seats_of(2, 2))
    assert match.decision == "reroll"
    if line != "r":  # Alone, it is the command for rules.
        assert "Say which dice to reroll, such as DDO, or keep to stop." in sitting.shown[1]


def test_a_refusal_does_not_repeat_the_question_that_follows() -> None:
    sitting = sit(deciding("resolve"), ["roll", "quit"], seats=seats_of(2, 2))
    assert "This cannot be done now. [K3.1]\n" in sitting.shown[1]
    assert sitting.shown[1].count("which face is resolved next?") == 1


def test_an_ambiguous_beginning_is_asked_back() -> None:
    match = deciding("move")
    sitting = sit(match, ["s", "br"], seats=seats_of(2, 2))
    assert "s could be one of several: staten-island, stay." in sitting.shown[1]
    assert "br could be one of several: bronx, brooklyn." in sitting.shown[2]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card tour", "Tourist, keep card"),
        ("player kong", "Kong"),
        ("queens", "Queens. "),
        ("borough q", "Queens. "),
        ("why", "Say which action you mean: why roll"),
        ("why go queens", "[K3.1]"),
        ("rules K5.9", "K5.9"),
        ("help", "reroll these"),
        ("log all", "It is Player 1's turn."),
        ("nonsense", "nonsense cannot be understood here."),
        ("list 99", "roll"),
    ],
)
def test_what_can_be_typed(typed: str, told: str) -> None:
    match = bigapple.new(
        "king-of-new-york",
        players=2,
        seed=3,
        first_player=0,
        monsters=["kong", "rob"],
    )
    sitting = sit(match, ["bx", typed, "quit"], seats=seats_of(2, 1, ["random"]))
    assert told in sitting.shown[2]
