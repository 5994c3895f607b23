"""`bigapple arena`, run as people run it: killed, interrupted, out of room, and told nonsense."""

from __future__ import annotations

import importlib.util
import os
import pty
import resource
import select
import signal
import subprocess
import sys
import time
from importlib.machinery import ModuleSpec
from itertools import islice
from pathlib import Path

import pytest

from bigapple.arena import command, local
from bigapple.arena.results import Results, journal_of, load
from bigapple.arena.schedule import schedule
from bigapple.cli import main
from bigapple.texts import LANGUAGES
from tests.arena.games import played, small, unhurried

COMMAND = [sys.executable, "-m", "bigapple", "arena", "--language", "en"]
TOURNAMENT = ["greedy", "random", "--players", "2", "--games", "60"]
PLAN = small()
ZSTD = b"\x28\xb5\x2f\xfd"
"""With it begins what is packed."""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "results.parquet"


def begun(out: Path, *given: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *given, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def wait_for_games(out: Path, count: int) -> None:
    journal = journal_of(out)
    deadline = time.monotonic() + 120
    while not journal.exists() or journal.read_bytes().count(b"\n") <= count:
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_killed_run_goes_on_and_ends_as_if_nothing_had_happened(out: Path) -> None:
    # Long enough to be killed in the middle.
    long = ["greedy", "random", "--players", "2", "--games", "100000"]
    killed = begun(out, *long, "--jobs", "2")
    wait_for_games(out, 10)
    killed.kill()
    killed.communicate()
    kept = len(load(out)[1])
    assert kept >= 10
    assert not out.exists()
    # The workers have seen that they are alone and gone: nobody is left in the session.
    deadline = time.monotonic() + 60
    while _alive(killed.pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)

    wanted = str(kept + 20)
    again = begun(out, *TOURNAMENT[:-1], wanted, "--jobs", "2")
    told, errors = again.communicate(timeout=120)
    assert (again.returncode, f"{kept} of" in errors) == (0, True), errors
    assert "greedy" in told

    plan, games = load(out)
    alone = local.play_all(plan, islice(schedule(plan), len(games)), 1)
    assert len(games) == plan.whole_deals(kept + 20)
    assert [unhurried(game) for game in games.values()] == [unhurried(game) for game in alone]


def _alive(session: int) -> bool:
    """Whether any process of a session is there and is no mere corpse."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, _, of = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(of) == session and state not in "ZX":
            return True
    return False


def test_control_c_keeps_what_is_finished(out: Path) -> None:
    running = begun(out, *TOURNAMENT[:-1], "100000", "--jobs", "2")
    wait_for_games(out, 3)
    # As a terminal does it: to all of them.
    os.killpg(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    kept = len(load(out)[1])
    assert errors.splitlines()[-2:] == [
        "Interrupted.",
        f"{kept} finished games are kept for {out}; the same command goes on from there.",
    ]


def test_control_c_before_the_first_game_is_finished(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(local, "play_all", interrupted)
    assert main(["arena", *TOURNAMENT, "--out", str(out), "--language", "en"]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"
    assert list(out.parent.iterdir()) == []


def test_a_full_disk_is_said_and_finished_games_are_kept(out: Path) -> None:
    limit = 6000
    script = (
        "import resource, sys; from bigapple.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {resource.RLIM_INFINITY}));"
        "sys.exit(main(sys.argv[1:]))"
    )
    line = ["arena", *TOURNAMENT, "--jobs", "1", "--language", "en", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-c", script, *line], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 1, done.stderr
    kept = len(load(out)[1])
    assert kept > 3
    assert journal_of(out).stat().st_size <= limit
    assert done.stderr.splitlines()[-2:] == [
        f"{journal_of(out)} cannot be read or written: File too large.",
        f"{kept} finished games are kept for {out}; the same command goes on from there.",
    ]
    assert "Traceback" not in done.stderr
    # With room again it goes on.
    assert main(line) == 0
    assert len(load(out)[1]) == 60


def test_no_room_for_the_parquet_file_either(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["arena", "greedy", "random", "--players", "2", "--games", "2", "--jobs", "1"]
    line += ["--language", "en", "--out", str(out)]

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device", str(target))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        assert main(line) == 1
    assert f"{out} cannot be read or written: No space left on device." in capsys.readouterr().err
    assert [file.name for file in out.parent.iterdir()] == [journal_of(out).name]
    assert main(line) == 0
    assert [file.name for file in out.parent.iterdir()] == [out.name]


def test_a_page_without_room_is_named(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Results(out, PLAN) as results:
        results.add(played(0, ("greedy", "random"), (1.0, 0.0)))

    def full(self: Path, text: str, encoding: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    page = out.with_suffix(".md")
    line = ["arena", "--show", str(out), "--markdown", str(page), "--language", "en"]
    assert main(line) == 1
    said = capsys.readouterr()
    assert f"{page} cannot be read or written: No space left" in said.err
    assert "One game on one deal." in said.out


def test_a_page_does_not_take_the_place_of_results(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(out.parent)
    line = ["arena", *TOURNAMENT, "--out", out.name, "--language", "en"]
    for page in (str(out), f"./{journal_of(out).name}", f"{out.name}.new"):
        assert main([*line, "--markdown", page]) == 2
        told = f"--markdown cannot be {Path(page)}: the results are kept there.\n"
        assert capsys.readouterr().err == told
    assert list(out.parent.iterdir()) == []
    with Results(out, PLAN) as results:
        results.add(played(0, ("greedy", "random"), (1.0, 0.0)))
        results.finish()
    whole = out.read_bytes()
    out.with_name("page.md").hardlink_to(out)
    for page in (out.name, "page.md"):
        assert main(["arena", "--show", str(out), "--markdown", page, "--language", "en"]) == 2
        assert "the results are kept there" in capsys.readouterr().err
    assert out.read_bytes() == whole


def test_damaged_results_are_not_shown(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Results(out, PLAN) as results:
        results.add(played(0, ("greedy", "random"), (1.0, 0.0)))
        results.finish()
    whole = out.read_bytes()
    # Within what is packed.
    at = whole.index(ZSTD) + len(ZSTD)
    out.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
    assert main(["arena", "--show", str(out), "--language", "en"]) == 2
    told = f"{out} holds no results of the arena, or it is damaged.\n"
    assert capsys.readouterr().err == told


def test_results_are_shown_again_and_more_can_be_played(
    out: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The command sets it for --plain; this takes it back.
    monkeypatch.setenv("BIGAPPLE_PLAIN", "")
    page = tmp_path / "page.md"
    line = ["arena", "greedy", "random", "--players", "2", "--jobs", "1", "--language", "en"]
    line += ["--out", str(out), "--option", "urban-rules=on"]
    assert main([*line, "--games", "9", "--markdown", str(page)]) == 0
    shown = capsys.readouterr().out
    assert "10 games on 5 deals." in shown
    assert "urban_rules=on" in shown
    assert page.read_text("utf-8").startswith("## Manhattan, 2 players\n")
    assert main(["arena", "--show", str(out), "--language", "en"]) == 0
    assert capsys.readouterr().out == shown
    assert main(["arena", "--show", str(out), "--language", "en", "--markdown", "-"]) == 0
    assert capsys.readouterr().out == page.read_text("utf-8")
    assert main([*line, "--games", "12", "--plain"]) == 0
    told = capsys.readouterr()
    assert "10 of 12 games are played already." in told.err
    assert "12 games on 6 deals." in told.out
    assert main([*line, "--games", "12", "--seed", "1"]) == 2
    assert "(seed: 0, not 1)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ([], 2, "at least 2 bots"),
        (["clever", "greedy"], 2, "There is no bot called clever"),
        (["search:-1", "greedy"], 2, "cannot think for -1"),
        (["greedy", "random", "--game", "chess"], 2, "There is no game called chess"),
        (["greedy", "random", "--players", "9"], 2, "--players cannot be 9"),
        (["greedy", "random", "--games", "0"], 2, "--games must be a number from 1"),
        (["greedy", "random", "--jobs", "many"], 2, "--jobs must be a number from 1"),
        (["greedy", "random", "--option", "wind=on"], 2, "no option called wind=on"),
        (["greedy", "random", "--option", "urban_rules"], 2, "no option called urban_rules"),
        (["greedy", "random", "--option", "monster=moth"], 2, "--monster cannot be moth"),
        (["greedy", "random", "--out", "/nowhere/x.parquet"], 1, "No such file"),
        (["--show", "/nowhere/x.parquet"], 1, "/nowhere/x.parquet cannot be read"),
        (["greedy", "random", "--out", ""], 2, "--out needs the name of a file."),
        (["greedy", "random", "--out", "."], 2, "--out cannot be .: it is a folder."),
        (["greedy", "random", "--out", "/"], 2, "--out cannot be /: it is a folder."),
        (["greedy", "random", "--out", "/dev/full"], 2, "/dev/full: it is no ordinary file."),
        (["greedy", "random", "--out", "q\udcff"], 2, "q\ufffd: its name is no text in UTF-8."),
        (["--show", ""], 2, "--show needs the name of a file."),
        (["--show", "."], 2, "--show cannot be .: it is a folder."),
        (["--show", "/dev/zero"], 2, "/dev/zero: it is no ordinary file."),
        (["greedy", "random", "--markdown", ""], 2, "--markdown needs the name of a file."),
        (["greedy", "random", "--markdown", "/"], 2, "--markdown cannot be /: it is a folder."),
        (["greedy", "random", "--markdown", "/nowhere/x.md"], 1, "/nowhere/x.md cannot be"),
        (["greedy", "random", "--ray", "127.0.0.1:1"], 1, "The cluster at 127.0.0.1:1"),
        (["greedy", "random", "--ray", "foo:bar"], 2, "HOST:PORT or ray://HOST:PORT"),
        (["greedy", "random", "--ray", "foo"], 2, "not “foo”."),
        (["greedy", "random", "--ray", "foo:65536"], 2, "not “foo:65536”."),
        (["greedy", "random", "--ray", ""], 2, "not “”."),
    ],
)
def test_nonsense_is_refused_and_leaves_nothing_behind(
    given: list[str],
    code: int,
    told: str,
    out: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*given: object) -> None:
        raise AssertionError("something was played")

    monkeypatch.setattr(local, "play_all", never)
    monkeypatch.chdir(out.parent)
    assert main(["arena", *given, "--language", "en"]) == code
    assert told in capsys.readouterr().err
    assert list(out.parent.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_parts_are_named(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "pyarrow" else find(name, package)

    monkeypatch.setattr(command, "find_spec", without)
    assert main(["arena", "greedy", "random", "--language", language]) == 2
    assert "pip install 'bigapple[arena]'" in capsys.readouterr().err


def test_a_missing_ray_is_named(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert (
        main(["arena", *TOURNAMENT, "--ray", "local", "--language", "en", "--out", str(out)]) == 2
    )
    assert "pip install 'bigapple[arena,ray]'" in capsys.readouterr().err


def test_a_terminal_shows_a_bar_and_nobody_else_does(out: Path) -> None:
    near, far = pty.openpty()
    line = [*COMMAND, *TOURNAMENT, "--jobs", "1", "--out", str(out)]
    running = subprocess.Popen(line, stdout=far, stderr=far, env=os.environ | {"TERM": "xterm"})
    os.close(far)
    shown = b""
    while select.select([near], [], [], 120)[0]:
        try:
            shown += os.read(near, 4096)
        except OSError:  # The other end is closed.
            break
    os.close(near)
    assert running.wait() == 0
    text = shown.decode()
    assert "games/s" in text
    assert "/60" in text
    # Shown again without playing, and not to a terminal, there is none.
    done = subprocess.run(
        [*COMMAND, "--show", str(out)], capture_output=True, encoding="utf-8", check=True
    )
    assert "games/s" not in done.stdout + done.stderr
