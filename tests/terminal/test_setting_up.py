"""How a table is set up: by questions, or by options from the command line."""

from __future__ import annotations

import io
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import bigapple
from bigapple.cli import main
from bigapple.games import definition
from bigapple.match import Match
from bigapple.terminal import saves
from bigapple.terminal.play import _table as setting_up
from bigapple.terminal.screen import Screen
from bigapple.terminal.seats import seats_of


def asked(*typed: str, **arguments: str | None) -> tuple[Match, str]:
    """The match of a table that is set up by questions, and what was asked."""
    output = io.StringIO()
    answers = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    names = ["game", "load", "humans", "bots", "names", "seed"]
    for game in ("manhattan", "king-of-new-york"):
        names += [option.name for option in definition(game).options]
    given: dict[str, str | None] = dict.fromkeys(names) | arguments
    screen = Screen("en", Console(file=output, width=80), plain=True, read=read)
    built = setting_up(Namespace(**given), screen)
    return built.match, output.getvalue()


def test_which_game_is_asked() -> None:
    match, said = asked("king", "3", "1", "random")
    assert match.definition.id == "king-of-new-york"
    assert match.players == 3
    assert "Which game (king-of-new-york, manhattan)? [manhattan]" in said
    match, said = asked("", "", "", "", game=None)
    assert match.definition.id == "manhattan"
    match, said = asked("6", "2", "r", game="king-of-new-york")
    assert match.players == 6
    assert "How many players (2, 3, 4, 5, 6)? [4]" in said
    assert "Which game" not in said


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (["--monsters", "kong,rob"], {"players": 2, "monsters": ["kong", "rob"]}),
        (["--monsters", "Captain Fish, Kong,rob"], {"players": 3}),
        (["--players", "5", "--two-in-manhattan", "off"], {"two_in_manhattan": False}),
        (["--players", "5", "--two-in-manhattan"], {"two_in_manhattan": True}),
        (["--players", "6", "--first-player", "6"], {"first_player": 5}),
        (["--monsters", "any", "--players", "2"], {"monsters": None}),
    ],
)
def test_options_from_the_command_line(
    given: list[str],
    options: dict[str, Any],
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "king-of-new-york", *given, "--bots", "random", "--humans", "1"]) == 0
    (path,) = data_folder.glob("*.bigapple")
    found = saves.resume(path)[0].options
    assert {name: found[name] for name in options} == options


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--monsters", "kong,godzilla"], "--monsters cannot be kong,godzilla"),
        (["--monsters", "kong,kong"], "captain-fish, drakonis, kong"),
        (["--monsters", "kong,rob", "--players", "3"], "[K1.1]"),
        (["--monsters", "kong"], "[K1.1]"),
        (["--two-in-manhattan", "on"], "[K9.1]"),
        (["--players", "2", "--first-player", "3"], "[K2.4]"),
        (["--players", "7"], "--players cannot be 7"),
        (["--edition", "1994"], "--edition is no option here"),
    ],
)
def test_options_that_cannot_be(
    given: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    try:
        code = main(["play", "king-of-new-york", *given, "--language", "en"])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    assert told in capsys.readouterr().err


def test_the_help_of_the_command_knows_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "king-of-new-york", "--help", "--language", "en"])
    told = capsys.readouterr().out
    assert "--monsters NAME[,NAME…]" in told
    assert "--two-in-manhattan" in told
    assert "--edition" not in told


def test_a_saved_game_of_one_kind_refuses_the_options_of_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.bigapple"
    saves.save(bigapple.new("king-of-new-york", players=2), seats_of(2, 2), path)
    assert main(["play", "--load", str(path), "--edition", "1994", "--language", "en"]) == 2
    assert "--edition cannot be given with --load" in capsys.readouterr().err
