"""Files that a command line names: what can be no file is refused before any work is done."""

from __future__ import annotations

import os
from pathlib import Path

from bigapple.errors import CannotRead
from bigapple.texts import Message


def file_of(option: str, given: str) -> Path:
    """The file that an option names, there or not yet there."""
    if not given:
        raise CannotRead(Message("file-no-name", {"option": option}))
    try:
        given.encode()
    except UnicodeEncodeError:
        # It could be opened, but nobody could be told of it.
        legible = os.fsencode(given).decode(errors="replace")
        raise refusal(option, legible, "file-not-text") from None
    if os.path.isdir(given):
        raise refusal(option, given, "file-is-folder")
    if os.path.exists(given) and not os.path.isfile(given):
        # A device may have no end, and whatever is put in its place would be there instead of it.
        raise refusal(option, given, "file-not-ordinary")
    return Path(given)


def refusal(option: str, file: str | Path, reason: str) -> CannotRead:
    told = {"option": option, "file": str(file), "reason": Message(reason)}
    return CannotRead(Message("file-refused", told))


def same_file(one: Path, other: Path) -> bool:
    """Whether two names are of one file, there or not yet there."""
    if one.exists() and other.exists():
        return one.samefile(other)
    return one.resolve() == other.resolve()


def check_writable(path: Path) -> None:
    """OSError if nothing can be written there; what is there stays as it is."""
    # A link that leads to nothing yet would itself be taken away again.
    target = path.resolve()
    there = target.exists()
    target.open("ab").close()
    if not there:
        target.unlink()
