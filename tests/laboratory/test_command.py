"""`bigapple lab`: what it writes, and what it refuses before it simulates anything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bigapple.cli import main
from bigapple.errors import CannotRead
from bigapple.laboratory import command, gpu
from bigapple.texts import LANGUAGES, text


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
        (["--out", "/"], "/ cannot be written"),
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
