"""Whole games through the real interface, and every command of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.terminal.commands import parse_command
from bigapple.terminal.seats import Seats, seats_of
from tests.terminal.sitting import Sitting, lines, sit

BOXES = "╭╮╰╯│─"
WORDS = (
    *("why", "list", "undo", "log", "describe", "rules", "build", "discard", "choose", "all"),
    *("1", "2", "7", "D", "D5", "blue", "o", "player", "hand", "0", "99"),
    *(";", "²", "４", "[/]", "{x}", "\\"),
)


def answer(sitting: Sitting) -> str:
    """Any legal action, typed in one of the ways there are."""
    match = sitting.match
    if "press Enter when nobody" in sitting.last or "Press Enter to go on" in sitting.last:
        return ""
    legal = match.legal
    action = legal[len(match.history) * 7 % len(legal)]
    forms = (
        action.text,
        action.text.partition(" ")[2],
        action.text.replace(" ", "  ").upper(),
    )
    return forms[len(match.history) % len(forms)]


def new(**options: Any) -> bigapple.Match:
    return bigapple.new("manhattan", seed=11, **options)


def drawn_cells(text: str) -> str:
    return "".join(character for character in text if character in BOXES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game(players: int, plain: bool, data_folder: Path) -> None:
    sitting = sit(new(players=players), answer, plain=plain)
    assert sitting.code == 0
    outcome = sitting.match.outcome
    assert outcome is not None
    assert "Place 1: " in sitting.transcript
    assert "wins." in sitting.transcript or "share the victory" in sitting.transcript
    (record,) = data_folder.glob("*.bigapple")
    assert f"The game is saved in {record}" in sitting.transcript
    assert bigapple.replay(record.read_text("utf-8")).outcome == outcome
    assert bool(drawn_cells(sitting.transcript)) is not plain


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (200, 50)])
def test_all_variants_are_drawn(width: int, height: int) -> None:
    options = {
        "edition": "2018",
        "urban_rules": True,
        "monster": "godzilla",
        "progressive": True,
        "anti_trust": "player",
    }
    match = new(players=2, **options)
    left = 30

    def some(sitting: Sitting) -> str:
        nonlocal left
        left -= 1
        if not left:
            raise EOFError
        return answer(sitting)

    sitting = sit(match, some, plain=False, width=width, height=height)
    assert sitting.code == 130
    assert "closed" in sitting.transcript
    if width >= 80:
        shown = without_escapes(sitting.transcript)
        assert all(len(line) <= width for line in shown if "is saved in" not in line)


def without_escapes(text: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).splitlines()


def test_no_colour_but_all_letters() -> None:
    """Whatever colour says, a letter says too."""
    sitting = sit(new(players=4), ["112234", "list", "1"], plain=False)
    bare = "\n".join(without_escapes(sitting.transcript))
    for letter in "BOPY":
        assert f"  {letter}  " in bare


def test_plain_lines_have_no_escapes_and_no_boxes() -> None:
    sitting = sit(
        new(players=3), ["", "1123", "", "hand", "table", "help", "log all", "rules M5.2"]
    )
    assert "\x1b" not in sitting.transcript
    assert not drawn_cells(sitting.transcript)


def test_cards_are_shown_from_the_players_own_side() -> None:
    """Player 2 sits in the west: card 1 shows lot 3 (M4.2)."""
    match = new(players=4, first_player=1)
    seats = Seats(("greedy", "person", "greedy", "greedy"))
    sitting = sit(match, ["quit"], seats=seats, plain=False)
    rows = [line for line in without_escapes(sitting.transcript) if line.startswith("│")]
    shown = [[c for c in row.split("││")[0] if c.isdecimal()] for row in rows[:3]]
    assert shown == [["7", "4", "1"], ["8", "5", "2"], ["9", "6", "3"]]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why 7 D 3", "[M3.2]"),
        ("why", "Say which action"),
        ("why build", "build 7 D 3"),
        ("rules M5.2", "Building on another colour"),
        ("rules M99", "There is no clause M99"),
        ("rules", "M10  How the program answers"),
        ("describe district D", "district D: no tower."),
        ("describe", "Round 1 of 4."),
        ("D5", "D5: empty."),
        ("d", "district D: no tower."),
        ("hand", "Player 1 holds the cards"),
        ("player 2", "Player 2: 0 points"),
        ("score", "Player 1: 0 points."),
        ("help", "why 7 D 3"),
        ("?", "Colours: B blue"),
        ("log", "Round 1 begins."),
        ("list 99", "Nothing in the list belongs to 99"),
        ("nonsense", "nonsense cannot be understood here."),
        ("build 12 D 3", "There is no card 12."),
        ("7 G 3", "There is no district G"),
        ("save /dev/null/x", "could not be saved"),
        ("save /dev/null/\0", "could not be saved"),
        ("save ~nobody-is-called-so/x", "could not be saved"),
        ("save " + "x" * 300, "could not be saved"),
        ("undo", "Taken back"),
    ],
)
def test_what_can_be_typed(typed: str, told: str) -> None:
    sitting = sit(new(players=4, first_player=0), ["112234", typed, "quit"])
    assert sitting.code == 0
    assert told in sitting.shown[2]


def test_why_names_the_clause_that_allows() -> None:
    match = new(players=4, first_player=0)
    match.play("choose 1 1 2 2 3 4")
    for _ in range(3):
        match.play(match.absent())
    action = match.legal[0]
    sitting = sit(match, [f"why {action.text}", "why 1", "quit"])
    assert "Allowed: Card" in sitting.shown[1]
    assert "[M5.1]" in sitting.shown[1]
    assert sitting.shown[2].splitlines()[1:] == sitting.shown[1].splitlines()[1:]


def test_a_number_means_the_list_only_once_it_was_seen() -> None:
    match = new(players=4, first_player=0)
    sitting = sit(match, ["112234", "5", "1", "quit"])
    assert "A number means a line of this list" in sitting.shown[2]
    played = [entry.text for entry in match.history if entry.player == 0]
    assert len(played) == 2


def test_the_list_holds_every_legal_action_once() -> None:
    for players in (2, 4):
        match = new(players=players, first_player=0)
        sitting = sit(match, [*[""] * 30, "quit"])
        numbers = {
            int(line.partition(".")[0])
            for line in sitting.transcript.splitlines()
            if line.partition(".")[0].isdecimal()
        }
        assert numbers == set(range(1, len(match.legal) + 1))


@pytest.mark.parametrize("typed", ["1123 1224", "11231224", "choose blue 1123 orange 1224"])
def test_both_colours_at_once(typed: str) -> None:
    match = new(players=2, first_player=0)
    sit(match, [typed])
    assert match.history[1].text == "choose blue 1 1 2 3; choose orange 1 2 2 4"


def test_one_colour_after_the_other_and_colours_by_letter() -> None:
    match = new(players=2, first_player=0)
    sitting = sit(match, ["1123", "1224"])
    assert "(orange)" in sitting.shown[1]
    assert "Set aside (blue): 1, 1, 2, 3" in sitting.shown[1]
    card = next(iter(match.view(0)["hands"][0]))
    sitting = sit(match, [f"{card} A 1", f"{card}a1 o"])
    assert "Both of your colours have a block of 1" in sitting.shown[1]
    assert any(entry.text == f"build {card} A 1 orange" for entry in match.history)


def test_undo_goes_back_over_the_bots_moves() -> None:
    match = new(players=4, first_player=0)
    seats = seats_of(4)
    sit(match, ["112234"], seats=seats)
    before, turn = match.position(), len(match.history)
    typed = match.legal[0].text
    sitting = sit(match, [typed, "undo"], seats=seats)
    assert len([entry for entry in match.history[turn:] if entry.undone]) == 4
    assert match.position() == before
    assert "Taken back" in sitting.transcript
    sitting = sit(match, ["undo", "undo"], seats=seats)
    assert "There is nothing to undo." in sitting.transcript


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    typed=st.lists(
        st.text(max_size=30)
        | st.text("0123456789abcdefABCDEF -;,?|", max_size=12)
        | st.builds(
            " ".join,
            st.lists(
                st.sampled_from(WORDS),
                max_size=6,
            ),
        ),
        max_size=12,
    ),
    players=st.sampled_from([2, 4]),
    plain=st.booleans(),
)
def test_nothing_that_is_typed_breaks_the_table(
    typed: list[str], players: int, plain: bool
) -> None:
    started = ["1123 1224"] if players == 2 else ["112234"]
    harmless = [line for line in typed if not writes(line)]
    sitting = sit(new(players=players, first_player=0), started + harmless, plain=plain)
    assert sitting.code in (0, 130)


def writes(line: str) -> bool:
    command = parse_command(line.strip(), "en")
    return command is not None and command.name == "save"


def test_a_game_between_bots_needs_nobody() -> None:
    sitting = sit(new(players=2), lines([]), seats=Seats(("random", "greedy")))
    assert sitting.code == 0
    assert sitting.match.outcome is not None
    assert "Player 2 takes these blocks" in sitting.transcript
