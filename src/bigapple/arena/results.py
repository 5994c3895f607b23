"""Finished games on disk: a journal while a tournament goes on, Parquet when it is over.

The journal (`NAME.journal`) gets a line as soon as a game is finished, so whatever ends a run
takes no finished game with it. At the end all games become one Parquet file, put in place at once.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

from bigapple.arena.parquet import (
    PER_SEAT,
    check_games,
    draft_of,
    head_of,
    read_head,
    read_parquet,
    unreadable,
    write_parquet,
)
from bigapple.arena.playing import Played
from bigapple.arena.schedule import Tournament
from bigapple.errors import CannotRead
from bigapple.texts import Message


class Results:
    """The games of a tournament that are finished, in memory and on disk."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Begins or goes on; CannotRead if another tournament is kept there."""
        self.path = path
        self.tournament = tournament
        self.games: dict[int, Played] = {}
        self._journal = journal_of(path)
        # Nobody else writes from here on, so what is read now stays true.
        self._file = _open_alone(self._journal, path)
        self._bare = os.fstat(self._file).st_size == 0
        """Whether nothing but its head is in the journal."""
        try:
            kept, self.games = _load(path)
            if kept is not None:
                _check_same(path, kept, tournament)
            self._begin()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._bare:
            # While it is locked: afterwards another run's games may be in it already. A system that
            # does not take away what is open leaves it there, where it says nothing new.
            with suppress(OSError):
                self._journal.unlink(missing_ok=True)
        os.close(self._file)

    def add(self, played: Played) -> None:
        """Keeps a game; OSError if that is not possible, and then all earlier ones are there."""
        self._append(asdict(played))
        self.games[played.number] = played
        self._bare = False

    def finish(self) -> None:
        """All games as Parquet; the journal goes when they are safely there."""
        if not self._bare:
            write_parquet(self.path, self.tournament, self.games)
            self._bare = True

    def _begin(self) -> None:
        # The line that a crash has cut short is no game.
        os.truncate(self._file, _whole_lines(self._journal.read_bytes()))
        if os.fstat(self._file).st_size == 0:
            self._append(head_of(self.tournament))

    def _append(self, document: Mapping[str, Any]) -> None:
        line = json.dumps(document, ensure_ascii=False).encode() + b"\n"
        size = os.fstat(self._file).st_size
        try:
            while line:
                line = line[os.write(self._file, line) :]
        except OSError as error:
            os.truncate(self._file, size)
            error.filename = str(self._journal)
            raise


def load(path: Path) -> tuple[Tournament, dict[int, Played]]:
    """A tournament and its finished games, over or not; CannotRead if there is none."""
    tournament, games = _load(path)
    if tournament is None:
        raise unreadable(path)
    return tournament, games


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + ".journal")


def files_of(path: Path) -> tuple[Path, ...]:
    """All that is written where results are kept."""
    return path, journal_of(path), draft_of(path)


def _load(path: Path) -> tuple[Tournament | None, dict[int, Played]]:
    tournament: Tournament | None = None
    games: dict[int, Played] = {}
    journal = journal_of(path)
    if path.exists() or not journal.exists():
        tournament, games = read_parquet(path)
    if journal.exists():
        begun, further = _read_journal(journal)
        if begun is not None:
            if tournament is not None:
                _check_same(path, tournament, begun)
            tournament = begun
        games |= further
    return tournament, games


def _read_journal(journal: Path) -> tuple[Tournament | None, dict[int, Played]]:
    data = journal.read_bytes()
    lines = data[: _whole_lines(data)].splitlines()
    if not lines:
        # Killed before anything was said.
        return None, {}
    try:
        head, *games = (json.loads(line) for line in lines)
        tournament = read_head(head)
        played = [_read_game(game) for game in games]
        check_games(tournament, played)
    except (ValueError, TypeError, KeyError):
        raise unreadable(journal) from None
    return tournament, {game.number: game for game in played}


def _whole_lines(data: bytes) -> int:
    return data.rfind(b"\n") + 1


def _read_game(game: Mapping[str, Any]) -> Played:
    lists = {key: tuple(game[key]) for key in ("seats", *PER_SEAT)}
    return Played(**{**game, **lists})


def _check_same(path: Path, kept: Tournament, wanted: Tournament) -> None:
    old, new = _details(kept), _details(wanted)
    for key in old | new:
        if old.get(key) != new.get(key):
            told = {"key": key, "kept": _said(old.get(key)), "wanted": _said(new.get(key))}
            raise CannotRead(Message("arena-other-tournament", {"file": str(path), **told}))


def _details(tournament: Tournament) -> dict[str, Any]:
    return {**asdict(tournament), "options": None, **tournament.options}


def _said(value: Any) -> str:
    return " ".join(value) if isinstance(value, tuple | list) else str(value)


def _open_alone(journal: Path, path: Path) -> int:
    """The journal, for this run only."""
    while True:
        file = os.open(journal, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            _lock(file, path)
            # The run that had the lock may have taken the journal away at its end.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file), journal.stat()):
                    return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)


def _lock(file: int, path: Path) -> None:
    """Two runs that write the same results would play the same games."""
    try:
        import fcntl
    except ImportError:  # Not on every system.
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotRead(Message("arena-busy", {"file": str(path)})) from None
