"""Saved games: what is written, what is read, and that nothing is lost on the way."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import bigapple
from bigapple.errors import BigAppleError
from bigapple.terminal import saves
from bigapple.terminal.seats import Seats, read_seats, seats_of, write_seats
from tests.terminal.sitting import Sitting, sit


def test_saved_and_resumed_is_the_same(tmp_path: Path) -> None:
    match = bigapple.new("manhattan", players=3, seed=2, names=["Ann", None, None])
    seats = seats_of(3, 1, ["random", "greedy"])
    path = tmp_path / "evening.bigapple"
    sitting = sit(match, ["1123", "", "1", "undo", f"save {path}"], seats=seats)
    assert str(path) in sitting.transcript
    again, seated = saves.resume(path)
    assert again.position() == match.position()
    assert again.seed == match.seed
    assert seated == seats
    assert [entry.text for entry in again.history] == [entry.text for entry in match.history]
    # The same seed, the same history: bots and chance go on as they would have.
    typed = match.legal[0].text
    sit(match, [typed], seats=seats, path=path)
    sit(again, [typed], seats=seats, path=path)
    assert again.position() == match.position()


def test_the_end_of_the_input_saves(data_folder: Path) -> None:
    match = bigapple.new("manhattan", players=4, seed=2)
    sitting = sit(match, ["112234"])
    assert sitting.code == 130
    (path,) = data_folder.glob("*.bigapple")
    assert saves.resume(path)[0].position() == match.position()


def test_control_c_saves_whatever_is_going_on(data_folder: Path) -> None:
    match = bigapple.new("manhattan", players=4, seed=2)

    def interrupted(sitting: Sitting) -> str:
        if len(sitting.shown) == 1:
            return "112234"
        os.kill(os.getpid(), signal.SIGINT)
        return ""

    sitting = sit(match, interrupted)
    assert sitting.code == 130
    (path,) = data_folder.glob("*.bigapple")
    assert str(path) in sitting.transcript
    assert saves.resume(path)[0].position() == match.position()


def test_a_game_is_saved_elsewhere_if_its_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr(saves, "games_folder", lambda: tmp_path / "file" / "games")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(spare))
    sitting = sit(bigapple.new("manhattan", players=4, seed=2), ["quit"])
    assert "could not be saved" in sitting.transcript
    assert len(list(spare.glob("*.bigapple"))) == 1


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")
    sitting = sit(bigapple.new("manhattan", players=4, seed=2), [f"save {path}", "quit"])
    assert "already" in sitting.transcript
    assert path.read_text() == "dear"


def test_writing_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = bigapple.new("manhattan", players=4, seed=2)
    path = tmp_path / "a.bigapple"
    saves.save(match, seats_of(4), path)
    before = path.read_text()
    match.play(match.legal[0])

    def broken(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="full"):
        saves.save(match, seats_of(4), path)
    assert path.read_text() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.bigapple", "a.bigapple.seats.json"]


def test_records_and_positions_without_seats_can_be_resumed(tmp_path: Path) -> None:
    match = bigapple.new("manhattan", players=2, seed=2)
    record = tmp_path / "plain.record"
    record.write_text(match.record())
    again, seats = saves.resume(record)
    assert again.position() == match.position()
    assert seats is None
    position = tmp_path / "position.json"
    position.write_text(json.dumps(match.position()))
    assert saves.resume(position)[0].position() == match.position()


@pytest.mark.parametrize("text", ["", "hello", "{", '{"game": "chess"}', "bigapple-record 1\n"])
def test_what_is_no_game_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x"
    path.write_text(text)
    with pytest.raises(BigAppleError):
        saves.resume(path)
    with pytest.raises(BigAppleError, match="could not be read"):
        saves.resume(tmp_path / "missing")


def test_seats() -> None:
    seats = Seats(("person", "greedy", "random"))
    assert read_seats(write_seats(seats), 3) == seats
    assert seats.people == [0]
    assert seats_of(4, 2).kinds == ("person", "person", "greedy", "greedy")
    assert seats_of(4, 1, ["random", "greedy"]).kinds == ("person", "random", "greedy", "greedy")
    for document in ("", "[]", "{}", write_seats(seats).replace("greedy", "chess")):
        with pytest.raises(BigAppleError):
            read_seats(document, 3)
    with pytest.raises(BigAppleError):
        read_seats(write_seats(seats), 4)
    with pytest.raises(BigAppleError, match="too many"):
        seats_of(2, 3)
    with pytest.raises(BigAppleError, match="too many"):
        seats_of(2, 1, ["random", "greedy"])
