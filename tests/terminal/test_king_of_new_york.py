"""King of New York at the table: whole games, every decision drawn and listed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bigapple
from bigapple import rulebook
from bigapple.games.king_of_new_york.happenings import DECISIONS
from bigapple.match import Match
from bigapple.terminal import saves
from bigapple.terminal.commands import parse_command
from bigapple.terminal.king_of_new_york import VIEW
from bigapple.terminal.seats import Seats, seats_of
from bigapple.texts import LANGUAGES, text
from tests.games.king_of_new_york.decisions import deciding
from tests.games.king_of_new_york.positions import monster, table
from tests.games.king_of_new_york.setting_up import MONSTERS
from tests.terminal.sitting import Sitting, lines, sit

ASKED = [decision for decision in DECISIONS if decision != "over"]
BOXES = "╭╮╰╯│─"
WORDS = (
    *("why", "list", "undo", "log", "describe", "rules", "draw", "all", "reroll", "keep", "k", "r"),
    *("DDO", "E", "h", "q", "bx", "s", "go", "buy", "end", "sweep", "drain", "card", "player"),
    *("0", "1", "2", "99", "D>E", "no", "yes", "jet", "destroy", "photo", "[/]", "{x}", "²", ";"),
)


def new(players: int = 3, **options: Any) -> Match:
    return bigapple.new("king-of-new-york", players=players, seed=11, **options)


def bots(players: int, people: int = 1) -> Seats:
    return seats_of(players, people, ["random"] if people < players else [])


def answer(sitting: Sitting) -> str:
    """Any legal action, in one of the ways in which it can be typed."""
    match = sitting.match
    legal = match.legal
    if len(legal) == 1 and len(match.history) % 2:
        return ""
    action = legal[len(match.history) * 7 % len(legal)]
    return (action.text, action.text.upper())[len(match.history) % 2]


def without_escapes(said: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", said)


def drawn_cells(said: str) -> str:
    return "".join(character for character in said if character in BOXES)


# Whole games.


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game(players: int, plain: bool, data_folder: Path) -> None:
    sitting = sit(new(players), answer, seats=bots(players), plain=plain)
    outcome = sitting.match.outcome
    assert sitting.code == 0
    assert outcome is not None
    assert "Place 1: " in sitting.transcript
    assert bool(drawn_cells(sitting.transcript)) is not plain
    (record,) = data_folder.glob("*.bigapple")
    assert bigapple.replay(record.read_text("utf-8")).outcome == outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_people_alone_in_every_language(language: str) -> None:
    seats = bots(5, 5)
    for plain in (True, False):
        sitting = sit(new(5), answer, seats=seats, plain=plain, language=language)
        assert sitting.code == 0
        assert sitting.match.outcome is not None


def test_a_game_between_bots_needs_nobody() -> None:
    for plain in (True, False):
        sitting = sit(new(2), lines([]), seats=Seats(("random", "random")), plain=plain)
        assert sitting.code == 0
        assert sitting.match.outcome is not None


def test_people_at_one_screen_need_no_curtain() -> None:
    """Nothing is hidden from anybody (K2.6), and nothing is told twice."""
    sitting = sit(new(3), answer, seats=bots(3, 3), plain=True)
    assert "Hand the device" not in sitting.transcript
    assert sitting.transcript.count("It is Player") == sum(
        event.kind == "turn-started" and event["kind"] == 0 for event in sitting.match.events(None)
    )


# Every decision.


@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (200, 50)])
def test_every_decision_fits_the_screen(decision: str, width: int, height: int) -> None:
    match = deciding(decision)
    seats = bots(match.players, match.players)
    sitting = sit(
        match, ["list", "draw", "quit"], seats=seats, plain=False, width=width, height=height
    )
    shown = without_escapes(sitting.transcript).splitlines()
    assert all(len(line) <= width for line in shown if "is saved in" not in line)
    assert drawn_cells(sitting.transcript)


@pytest.mark.parametrize("decision", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_drawn_in_every_language(decision: str, language: str) -> None:
    match = deciding(decision)
    seats = bots(match.players, match.players)
    for plain in (True, False):
        sitting = sit(match, ["list", "draw"], seats=seats, plain=plain, language=language)
        assert text(f"king-borough-{'queens'}", language) in sitting.transcript


@pytest.mark.parametrize("decision", ASKED)
def test_the_list_holds_every_legal_action_once(decision: str) -> None:
    match = deciding(decision)
    listed = [
        action.index
        for group in VIEW.groups(match, match.legal, "en")
        for line in group.lines
        for action, _ in line.choices
    ]
    assert sorted(listed) == sorted(action.index for action in match.legal)


@pytest.mark.parametrize("decision", [decision for decision in ASKED if decision != "roll"])
def test_a_number_does_what_the_list_says(decision: str) -> None:
    for choice in range(0, len(deciding(decision).legal), 7):
        match = deciding(decision)
        seats = bots(match.players, match.players)
        sitting = sit(match, ["list"] * 9, seats=seats)
        listed = re.findall(r"^(\d+)\. (.*)$", sitting.transcript, re.MULTILINE)
        action = match.legal[choice]
        number = next(number for number, said in listed if said == action.describe())
        before = len(match.history)
        sit(match, ["list", number], seats=seats)
        assert match.history[before].text == action.text


@pytest.mark.parametrize("decision", ASKED)
def test_every_action_rests_on_a_clause(decision: str) -> None:
    match = deciding(decision)
    for action in match.legal:
        clause = VIEW.grounds(match, action)
        assert rulebook.find(clause).id == clause
    seats = bots(match.players, match.players)
    sitting = sit(match, [f"why {match.legal[0].text}"], seats=seats)
    assert f"[{VIEW.grounds(match, match.legal[0])}]" in sitting.last


@pytest.mark.rule("K4.2")
def test_the_most_natural_rerolls_come_first() -> None:
    cards = ["extra-head", "natural-selection"]
    players = [monster("bronx", cards=cards), monster("lower")]
    match = table(players, decision="reroll", dice="EEAAHHDD", rerolls_left=2)
    groups = VIEW.groups(match, match.legal, "en")
    first = [action.text for line in groups[0].lines for action, _ in line.choices]
    assert len(match.legal) == 81
    assert first[0] == "keep"
    assert "reroll A A H H D D" in first  # keep E
    assert "reroll D D" in first
    assert "reroll E E A A H H D D" in first
    assert len(first) < 20
    assert [group.key for group in groups[1:]] == ["1", "2", "3", "4", "5", "6", "7"]


# What the table does by itself.


def test_enter_rolls_the_dice_and_ends_the_turn() -> None:
    match = table([monster("bronx"), monster("lower")], decision="roll")
    sitting = sit(match, ["", "k"], seats=bots(2, 2))
    assert "Enter: Roll 6 dice." in sitting.shown[0]
    assert match.history[1].text == "roll"
    match = table([monster("bronx"), monster("lower")], decision="buy")
    sitting = sit(match, [""], seats=bots(2, 2))
    assert "Enter: End the turn." in sitting.shown[0]
    assert match.history[1].text == "end"


@pytest.mark.rule("K8.1")
def test_what_is_forced_is_carried_out_and_said() -> None:
    match = table([monster("bronx"), monster("queens")], decision="resolve", dice="EEEEEE")
    sitting = sit(match, [], seats=bots(2, 2))
    assert [entry.text for entry in match.history[1:]] == ["resolve E", "go manhattan"]
    assert match.decision == "buy"
    assert "Nothing else is possible. Resolve 6 energy: gain 6 energy." in sitting.transcript
    assert "Nothing else is possible. Enter Manhattan" in sitting.transcript


@pytest.mark.rule("K11.67")
def test_nothing_is_forced_while_a_card_could_be_used() -> None:
    players = [monster("bronx", cards=["carapace"]), monster("queens")]
    match = table(players, decision="resolve", dice="EEEEEE", carapace_tokens=1)
    sit(match, [], seats=bots(2, 2))
    assert match.decision == "resolve"


def test_the_first_roll_and_the_end_of_the_turn_are_asked() -> None:
    for decision in ("roll", "buy"):
        match = table([monster("bronx"), monster("lower")], decision=decision)
        assert len(match.legal) == 1
        sit(match, [], seats=bots(2, 2))
        assert match.decision == decision


@pytest.mark.parametrize("decision", ["place", "resolve", "flee", "move", "destroy", "photo"])
def test_plain_lines_list_what_is_possible(decision: str) -> None:
    match = deciding(decision)
    shown = sit(match, [], seats=bots(match.players, match.players)).last
    for action in match.legal:
        assert f". {action.describe()}\n" in shown
    assert shown.splitlines()[-1] == match.question()


def test_plain_lines_do_not_list_rerolls() -> None:
    shown = sit(deciding("reroll"), [], seats=bots(2, 2)).last
    assert "1. " not in shown


@pytest.mark.rule("K2.4")
def test_rolls_for_the_start_are_told_round_by_round() -> None:
    script = [f"attacks {count}" for count in (3, 3, 1, 2, 2, 0, 4)]
    match = bigapple.new("king-of-new-york", players=3, monsters=MONSTERS[:3], script=script)
    shown = sit(match, [], seats=bots(3, 3)).last
    assert (
        "Attack dice for the start: Player 1: 3, Player 2: 3, Player 3: 1; "
        "a tie, once more: Player 1: 2, Player 2: 2; a tie, once more: Player 1: 0, Player 2: 4."
    ) in shown


def test_undo_goes_back_over_what_was_forced() -> None:
    match = table([monster("bronx"), monster("queens")], decision="resolve", dice="EEECCC")
    before = match.position()
    seats = bots(2, 2)
    sit(match, ["C"], seats=seats)
    assert match.decision == "buy"
    sitting = sit(match, ["undo"], seats=seats)
    assert "Taken back" in sitting.transcript
    assert match.position() == before


def test_several_faces_go_on_after_what_is_asked_in_between() -> None:
    match = table(
        [monster("bronx"), monster("lower"), monster("queens")],
        decision="resolve",
        dice="ADEHCC",
        piles={"bronx": ["high-rise-1", "high-rise-1", "high-rise-3"]},
    )
    sit(match, ["ADEH", "stay", "2"], seats=bots(3, 3))
    played = [entry.text for entry in match.history[1:]]
    assert played[:6] == [
        *("resolve A", "stay", "resolve D", "destroy bronx 2", "resolve E", "resolve H")
    ]
    assert played[6] == "resolve C"  # The last face is forced.


def test_several_faces_of_which_one_is_not_there_are_refused() -> None:
    match = table([monster("bronx"), monster("lower")], decision="resolve", dice="EEHHCC")
    sitting = sit(match, ["EA"], seats=bots(2, 2))
    assert "There is no attack to resolve. [K5.1]" in sitting.last
    assert len(match.history) == 1


# What is shown.


def test_the_set_up_is_told_in_a_few_lines() -> None:
    sitting = sit(new(4, first_player=0), [], seats=bots(4))
    told = sitting.transcript.splitlines()
    assert sum("high-rise" in line for line in told) == 1
    assert sum(line.startswith("For sale: ") for line in told) == 1
    assert not any("is revealed" in line for line in told)


def test_the_table_shows_who_is_where_and_what_manhattan_pays() -> None:
    match = table(
        [
            monster("upper", hearts=7, stars=12, energy=5, cards=["drain"], webs=2),
            monster("queens", curses=1, trophies={"jet": 2}),
        ],
        options={"monsters": ["kong", "rob"]},
        market=["the-unisphere", None, "subway"],
        units={"queens": {"infantry": 2}},
        new_units={"queens": {"tank": 1}},
        piles={"queens": ["power-plant-3", None, "hospital-2"]},
        superstar=0,
        statue=1,
        active=1,
    )
    sitting = sit(match, [], seats=Seats(("random", "person")), plain=False, width=100, height=40)
    shown = without_escapes(sitting.transcript)
    for part in ("Upper  +2★ +2⚡", "Midtown  +2★ +1⚡", "Lower  +1★ +1⚡", "2I 1T+", "3⚡", "2♥"):
        assert part in shown
    assert re.search(r"Kong .* 7♥ +12★ +5⚡ Superstar · 2 web tokens · Drain", shown)
    assert re.search(r"> 2 Rob .*Statue of Liberty · 1 curse token · trophies 2J", shown)
    assert re.search(r"1  The Unisphere +4⚡ \(5\)  Discard\. \+4★", shown)  # K8.5
    assert re.search(r"2  empty", shown)


def test_colour_says_nothing_that_signs_do_not() -> None:
    """Faces are letters, monsters are names; what is resolved is named."""
    match = table([monster("bronx"), monster("lower")], decision="resolve", dice="EEAHCD")
    sitting = sit(match, ["E"], seats=bots(2, 2), plain=False)
    shown = without_escapes(sitting.shown[1])
    assert "resolved: EE" in shown
    assert "│ E │" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_any_screen(language: str) -> None:
    for name in ("help", "help-manhattan", "help-king-of-new-york"):
        assert all(len(line) <= 79 for line in text(name, language).splitlines())


def test_a_screen_without_unicode_has_other_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import ConsoleOptions

    monkeypatch.setattr(ConsoleOptions, "ascii_only", True)
    match = table([monster("bronx", energy=3), monster("lower")], decision="roll")
    sitting = sit(match, [], seats=bots(2, 2), plain=False)
    drawing, _, _ = without_escapes(sitting.transcript).partition("For sale")
    assert drawing.isascii()
    assert "3e" in drawing


# Saved games, and whatever is typed.


def test_saved_and_resumed_is_the_same(tmp_path: Path) -> None:
    match = new(3, first_player=0)
    path = tmp_path / "evening.bigapple"
    seats = bots(3)
    sit(match, ["q", "", "k", f"save {path}"], seats=seats)
    again, seated = saves.resume(path)
    assert again.position() == match.position()
    assert seated == seats
    typed = match.legal[0].text
    sit(match, [typed], seats=seats, path=path)
    sitting = sit(again, [typed], seats=seats, path=path, plain=False)
    assert again.position() == match.position()
    assert "The Bronx" in sitting.shown[0]  # Whoever comes back sees the whole table.


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    decision=st.sampled_from(ASKED),
    typed=st.lists(
        st.text(max_size=20)
        | st.text("eahcdoEAHCDO0123456789 >k,;?", max_size=10)
        | st.builds(" ".join, st.lists(st.sampled_from(WORDS), max_size=4)),
        max_size=10,
    ),
    plain=st.booleans(),
    language=st.sampled_from(LANGUAGES),
)
def test_nothing_that_is_typed_breaks_the_table(
    decision: str, typed: list[str], plain: bool, language: str
) -> None:
    match = deciding(decision)
    harmless = [line for line in typed if not writes(line, language)]
    seats = bots(match.players, match.players)
    sitting = sit(match, harmless, seats=seats, plain=plain, language=language)
    assert sitting.code in (0, 130)


def writes(line: str, language: str) -> bool:
    command = parse_command(line.strip(), language)
    return command is not None and command.name == "save"
