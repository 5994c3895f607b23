"""The `bigapple` command, run as people run it."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import bigapple
from bigapple import rulebook
from bigapple.arena.results import Results
from bigapple.cli import main
from bigapple.texts import LANGUAGES, text
from tests.arena.games import played, small

COMMAND = [sys.executable, "-m", "bigapple"]
GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return os.environ | {
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "BIGAPPLE_LANGUAGE": "en",
        "BIGAPPLE_CACHE": os.environ.get("BIGAPPLE_CACHE", str(default_cache())),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
    }


def default_cache() -> Path:
    import platformdirs

    return platformdirs.user_cache_path("bigapple") / "compiled"


def saved(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.bigapple"))


def run(
    environment: dict[str, str], *given: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *given],
        input=typed,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_version_needs_no_compiler() -> None:
    script = (
        "import sys; from bigapple.cli import main; code = main(['--version']);"
        "assert not {'numba', 'numpy', 'rich', 'fluent'} & set(sys.modules); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout) == (0, f"bigapple {bigapple.__version__}\n")


def test_rules_need_no_compiler() -> None:
    script = (
        "import sys; from bigapple.cli import main; code = main(['rules', 'M5.2']);"
        "assert not {'numba', 'numpy'} & set(sys.modules); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0
    assert "count floors" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_the_language_that_is_spoken(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIGAPPLE_LANGUAGE", language)
    assert main(["rules", "M5"]) == 0
    chapter = rulebook.find("M5", language)
    assert capsys.readouterr().out.strip() == chapter.text
    assert main(["rules"]) == 0
    assert f"M5  {chapter.title}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ([], 0, "bigapple play"),
        (["--help"], 0, "bigapple rules"),
        (["rules"], 0, "M5  Placing"),
        (["rules", "M5"], 0, "### M5.3"),
        (["rules", "manhattan"], 0, "# Manhattan: the rulebook"),
        (["rules", "M99"], 2, "There is no clause M99"),
        (["dance"], 2, "There is no command dance"),
        (["play", "chess"], 2, "There is no game called chess"),
        (["play", "--players", "5"], 2, "--players cannot be 5"),
        (["play", "--edition", "1994", "--urban-rules", "on"], 2, "[M1.4]"),
        (["play", "--sides", "adjacent"], 2, "[M2.1]"),
        (["play", "--bots", "clever"], 2, "There is no bot called clever"),
        (["play", "--humans", "9"], 2, "too many"),
        (["play", "--humans", "some"], 2, "must be a number"),
        (["play", "--names", "A,B,C,D,E"], 2, "Give a name"),
        (["play", "--load", "/nowhere"], 2, "could not be read"),
        (["play", "--language", "tlh"], 2, "--language cannot be tlh"),
        (["play", "--fast"], 2, "--fast is no option here"),
        (["play", "--seed"], 2, "--seed needs a value"),
        (["play", "--seed", "\udcff"], 2, "A seed must be a text"),
        (["arena", "greedy", "random", "--seed", "\udcff"], 2, "A seed must be a text"),
    ],
)
def test_exit_codes_and_texts(
    given: list[str],
    code: int,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BIGAPPLE_LANGUAGE", "en")
    try:
        result = main(given)
    except SystemExit as left:
        result = int(left.code or 0)
    captured = capsys.readouterr()
    assert result == code
    assert told in (captured.err if code else captured.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "complaint", "argument"),
    [
        (["arena", "greedy", "random", "--games"], "cli-missing-value", "--games"),
        (["play", "--plain=yes"], "cli-unwanted-value", "--plain"),
        (["verify"], "cli-missing-argument", "record"),
        (["host", "export"], "cli-missing-argument", "table, file"),
        (["lab", "--fast"], "cli-unknown-argument", "--fast"),
    ],
)
def test_complaints_are_in_the_players_language(
    given: list[str],
    complaint: str,
    argument: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*given, "--language", language])
    assert left.value.code == 2
    assert capsys.readouterr().err == text(complaint, language, argument=argument) + "\n"


def test_the_help_knows_every_option_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    from bigapple.games import definition

    with pytest.raises(SystemExit):
        main(["play", "--help", "--language", "en"])
    told = capsys.readouterr().out
    for option in definition("manhattan").options:
        assert "--" + option.name.replace("_", "-") in told


def test_the_end_of_the_input_saves_and_the_game_goes_on(
    environment: dict[str, str], tmp_path: Path
) -> None:
    done = run(environment, "play", "--players", "3", "--seed", "9", typed="1123\nhand\n")
    assert done.returncode == 130
    assert "\x1b" not in done.stdout
    (path,) = saved(tmp_path)
    assert str(path) in done.stdout
    hand = re.findall("Player 1 holds the cards .*", done.stdout)
    again = run(environment, "play", "--load", str(path), typed="hand\nquit\n")
    assert again.returncode == 0
    assert re.findall("Player 1 holds the cards .*", again.stdout) == hand
    assert "Player 1: play a card" in again.stdout
    assert saved(tmp_path) == [path]
    refused = run(environment, "play", "--load", str(path), "--players", "2")
    assert refused.returncode == 2
    assert "--players cannot be given with --load" in refused.stderr


def test_a_plain_record_can_be_played_on_and_stays_as_it_is(
    environment: dict[str, str], tmp_path: Path
) -> None:
    match = bigapple.new("manhattan", players=2, seed=1, first_player=0)
    path = tmp_path / "plain.record"
    path.write_text(match.record(reveal=True), "utf-8")
    before = path.read_bytes()
    done = run(environment, "play", "--load", str(path), "--bots", "random", typed="1123 1224\n")
    assert done.returncode == 130
    assert path.read_bytes() == before
    (new,) = saved(tmp_path)
    assert bigapple.replay(new.read_text("utf-8")).seed == "1"


def test_typed_bytes_that_are_no_text(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "1"],
        input=b"\xff\xfe\n\x00\nquit\n",
        env=environment,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize(
    "given",
    [
        ["--version"],
        ["--help"],
        ["rules"],
        ["rules", "K5.7"],
        ["play", "--help"],
        ["verify", str(GOLDEN / "2-1994-base.record")],
        ["arena", "--show", "results.parquet"],
        ["lab", "--game=manhattan", "--players=2", "--games=10", "--device=cpu", "--policy=random"],
    ],
    ids=lambda given: " ".join(given[:2]),
)
def test_an_output_without_room(
    given: list[str], buffered: str, environment: dict[str, str], tmp_path: Path
) -> None:
    if given[0] == "arena":
        with Results(tmp_path / given[-1], small()) as results:
            results.add(played(0, ("greedy", "random"), (1.0, 0.0)))
            results.finish()
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *given],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment | {"PYTHONUNBUFFERED": buffered, "PYTHONWARNINGS": "error"},
            cwd=tmp_path,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    told = "The output cannot be written: No space left on device.\n"
    progress = done.stderr.removesuffix(told)
    assert (done.returncode, progress + told) == (1, done.stderr)
    assert not progress or given[0] == "lab"
    assert "Traceback" not in progress


def test_an_output_that_nobody_reads_or_wants(environment: dict[str, str]) -> None:
    for given in (["--version"], ["rules"], ["play", "--help"]):
        for stream in ("| true", ">&-"):
            # The exit code of the command, not of whoever does not read it.
            line = f"set -o pipefail; {shlex.join([*COMMAND, *given])} {stream}"
            done = subprocess.run(
                ["bash", "-c", line],
                env=environment | {"PYTHONWARNINGS": "error"},
                stderr=subprocess.PIPE,
                check=False,
                timeout=120,
            )
            assert (done.returncode, done.stderr) == (0, b"")


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, environment: dict[str, str], *given: str) -> None:
        self.screen = ""
        own, other = pty.openpty()
        self._own = own
        self._process = subprocess.Popen(
            [*COMMAND, *given],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment | {"COLUMNS": "80", "LINES": "24"},
            start_new_session=True,
            preexec_fn=lambda: _own_terminal(other),
        )
        os.close(other)

    def wait_for(self, text: str) -> str:
        """All that has come since the last time, up to a text."""
        self._read_until(lambda: text in self.screen)
        assert text in self.screen, self.screen
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._own, text.encode())

    def end(self) -> int:
        self._read_until(lambda: self._process.poll() is not None)
        self._read_until(lambda: False, seconds=0.2)
        os.close(self._own)
        return self._process.wait(timeout=10)

    def close(self) -> int:
        """Closes the window."""
        os.close(self._own)
        return self._process.wait(timeout=60)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def _read_until(self, done: Callable[[], bool], seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            ready, _, _ = select.select([self._own], [], [], 0.05)
            if ready:
                try:
                    self.screen += os.read(self._own, 65536).decode("utf-8", "replace")
                except OSError:
                    return


def _own_terminal(stream: int) -> None:
    import fcntl
    import termios

    fcntl.ioctl(stream, termios.TIOCSCTTY, 0)


def test_a_person_in_a_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    """Enter takes every default; Control-C saves and says where."""
    with Terminal(environment, "play") as terminal:
        terminal.wait_for("Which game")
        terminal.type("\r")
        terminal.wait_for("How many players")
        terminal.type("seven\r")
        terminal.wait_for("seven is none of 2, 3, 4")
        for question in ("How many players", "are people", "Which bots"):
            terminal.wait_for(question)
            terminal.type("\r")
        drawn = terminal.wait_for("Player 1: choose 6 blocks")
        assert "╭─" in drawn
        assert "Player 4 (greedy)" in drawn
        terminal.type("112234\r")
        terminal.wait_for("play a card and place a block")
        terminal.wait_for("> ")
        time.sleep(0.3)  # until the line is being read
        terminal.type("\x03")
        assert terminal.end() == 130
    (path,) = saved(tmp_path)
    assert str(path) in terminal.screen
    assert "Traceback" not in terminal.screen


def test_a_closed_window_saves(environment: dict[str, str], tmp_path: Path) -> None:
    with Terminal(environment, "play", "--seed", "1") as terminal:
        terminal.wait_for("choose 6 blocks")
        assert terminal.close() == 130
    assert len(saved(tmp_path)) == 1


def test_people_at_one_terminal(environment: dict[str, str]) -> None:
    given = ("play", "--humans", "2", "--players", "2", "--seed", "1")
    with Terminal(environment, *given) as terminal:
        terminal.wait_for("Hand the device to")
        terminal.type("\r")
        terminal.wait_for("choose 4 blocks")
        terminal.type("1123 1224\r")
        between = terminal.wait_for("Hand the device to")
        assert "\x1b[3J" in between
        terminal.type("q\r")
        assert terminal.end() == 0
