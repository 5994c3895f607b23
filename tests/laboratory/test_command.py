"""`bigapple lab`: what it writes, and what it refuses before it simulates anything."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from bigapple.cli import main
from bigapple.errors import CannotRead
from bigapple.laboratory import command, gpu, report
from bigapple.laboratory.study import Study
from bigapple.texts import LANGUAGES, text

FEW = ["--game", "manhattan", "--players", "2", "--games", "20", "--device", "cpu", "--jobs", "1"]


def test_a_small_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    given = ["--game", "manhattan", "--players", "3", "--games", "30", "--policy", "random"]
    assert main(["lab", *given, "--seed", "9", "--out", str(out), "--language", "fr"]) == 0
    assert str(out) in capsys.readouterr().out
    first = out.read_text("utf-8")
    assert '<html lang="fr">' in first
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    # The same command gives the same figures, on another number of threads too.
    assert main(["lab", *given, "--seed", "9", "--out", str(out), "--language=fr", "--jobs=2"]) == 0
    assert out.read_text("utf-8") == first


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--policy", "clever"], "random, quick, greedy"),
        (["--games", "0"], "--games must be a whole number from 1"),
        (["--games", "-5"], "--games must be a whole number from 1"),
        (["--games", "many"], "not many"),
        (["--games", "1e6"], "not 1e6"),
        (["--players", "7"], "players"),
        (["--players", "two"], "--players must be a whole number"),
        (["--seed", "x"], "--seed must be a whole number"),
        (["--jobs", "0"], "--jobs must be a whole number"),
        (["--game", "chess"], "manhattan"),
        (["--device", "abacus"], "auto, cpu, gpu"),
        (["--out", "/no/such/folder/report.html"], "/no/such/folder/report.html cannot be written"),
        (["--out", "/"], "--out cannot be /: it is a folder."),
        (["--out", "q\udcff"], "q\ufffd: its name is no text in UTF-8."),
        (["--out", ""], "--out needs the name of a file"),
    ],
)
def test_bad_input_is_refused_before_anything_is_simulated(
    given: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*given: object) -> None:
        raise AssertionError("something was simulated or compiled")

    monkeypatch.setattr(command, "carry_out", never)
    monkeypatch.setattr(command, "prepare", never)
    monkeypatch.chdir(tmp_path)
    assert main(["lab", *given, "--language", "en"]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_gpu_is_taken_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in (True, False):
        monkeypatch.setattr(gpu, "available", lambda found=found: found)
        assert command.on_gpu("auto") == found
        assert not command.on_gpu("cpu")
    with pytest.raises(CannotRead, match="No GPU"):
        command.on_gpu("gpu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--help", "--language", language])
    shown = " ".join(capsys.readouterr().out.split())
    assert text("cli-lab", language) in shown
    assert "--policy" in shown


def test_an_older_report_stays_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "report.html"
    out.write_text("older")

    def broken(*given: object) -> None:
        raise MemoryError

    monkeypatch.setattr(command, "carry_out", broken)
    with pytest.raises(MemoryError):
        main(["lab", "--game", "manhattan", "--out", str(out)])
    assert out.read_text() == "older"
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_what_is_no_ordinary_file_is_not_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["lab", *FEW, "--out", str(pipe), "--language", "en"]) == 2
    told = f"--out cannot be {pipe}: it is no ordinary file.\n"
    assert capsys.readouterr().err == told
    assert [path.is_fifo() for path in tmp_path.iterdir()] == [True]


def test_a_disk_without_room_is_refused_before_anything_is_simulated(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    script = (
        "import resource, sys; from bigapple.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, (8192, {resource.RLIM_INFINITY}));"
        "sys.exit(main(sys.argv[1:]))"
    )
    line = ["lab", *FEW, "--out", str(out), "--language", "en"]
    done = subprocess.run(
        [sys.executable, "-c", script, *line], capture_output=True, encoding="utf-8", check=False
    )
    told = f"{out} cannot be written: File too large.\n"
    assert (done.returncode, done.stderr) == (2, told)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("room", [True, False])
def test_a_disk_that_is_full_in_the_end_does_not_cost_the_report(
    room: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out, elsewhere = tmp_path / "report.html", tmp_path / "elsewhere"
    out.write_text("older")
    if room:
        elsewhere.mkdir()

    def simulated(study: Study, *given: object) -> None:
        study.counts[0].tally = SimpleNamespace(games=1)

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(command, "prepare", lambda entries: None)
    monkeypatch.setattr(command, "carry_out", simulated)
    monkeypatch.setattr(report, "html", lambda study, language: "newer")
    monkeypatch.setattr(Path, "replace", full)
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    assert main(["lab", *FEW, "--out", str(out), "--language", "en"]) == 1
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith(f"{out} cannot be written: No space left on device.")
    if room:
        (kept,) = elsewhere.iterdir()
        assert told.endswith(f"The report is kept in {kept}.")
        assert kept.read_text() == "newer"
    assert out.read_text() == "older"
    assert {path.name for path in tmp_path.iterdir()} <= {"report.html", "elsewhere"}


@pytest.mark.parametrize("game", ["king-of-new-york", "manhattan"])
def test_a_report_takes_no_more_than_the_room_that_is_tried(game: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "reports" / f"{game}.html"
    # In Russian most letters take two bytes.
    assert 1.5 * page.stat().st_size < command.ROOM


def test_control_c_writes_the_report_of_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    given = ["--game", "manhattan", "--policy", "random", "--games", "900000000", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "bigapple", "lab", *given, "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ,
        text=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if text("lab-progress", "en") in line:
            break
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    printed, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert str(out) in printed
    assert text("lab-interrupted", "en", planned="")[:30] in out.read_text("utf-8")
