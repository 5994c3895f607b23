"""Saved games: a record, and beside it a small file that says who sits where."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match
from bigapple.opening import load, replay
from bigapple.terminal.seats import Seats, read_seats, write_seats
from bigapple.texts import Message

ENDING = ".bigapple"
SEATS_ENDING = ".seats.json"


def games_folder() -> Path:
    return platformdirs.user_data_path("bigapple") / "games"


def new_path(game_id: str, folder: Path | None = None) -> Path:
    """A name with the date that no file has yet."""
    folder = games_folder() if folder is None else folder
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def spare_path(game_id: str) -> Path:
    """Where a game can still be saved if its own folder cannot be written to."""
    return new_path(game_id, Path(tempfile.gettempdir()))


def typed_path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # There is no such user: the name is then taken as it stands.
        return Path(text)


def chosen_path(text: str) -> Path:
    """The path that a person typed to save a game, if it is free."""
    path = typed_path(text)
    try:
        path = path if path.suffix else path.with_suffix(ENDING)
        taken = path.exists()
    except (OSError, ValueError) as error:
        raise CannotRead(
            Message("save-failed", {"file": text[:80], "reason": str(error)})
        ) from None
    if taken:
        raise Contradiction("file", Message("save-exists", {"file": str(path)}))
    return path.absolute()


def save(match: Match, seats: Seats, path: Path) -> None:
    """Writes both files; OSError if it cannot be done, and then nothing is half written."""
    if path.parent == games_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    _write(seats_path(path), write_seats(seats))
    _write(path, match.record(reveal=True))


def resume(path: Path) -> tuple[Match, Seats | None]:
    """The match of a record or of a position, and who sits there if that was saved too."""
    text = _read(path)
    match = load(text) if text.lstrip().startswith("{") else replay(text)
    beside = seats_path(path)
    seats = read_seats(_read(beside), match.players) if beside.exists() else None
    return match, seats


def seats_path(path: Path) -> Path:
    return path.with_name(path.name + SEATS_ENDING)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        told = {"file": str(path), "reason": reason or str(error)}
        raise CannotRead(Message("load-failed", told)) from None


def _write(path: Path, text: str) -> None:
    """All of a file or nothing of it: written beside it and then renamed."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
