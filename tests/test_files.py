"""Files that a command line names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bigapple.errors import CannotRead
from bigapple.files import check_writable, file_of, same_file


def test_files_that_are_there_and_that_are_not_yet(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.touch()
    link = tmp_path / "link"
    link.symlink_to(there)
    for path in (there, link, tmp_path / "not yet", tmp_path / ("x" * 300)):
        assert file_of("--out", str(path)) == path


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link"
    link.symlink_to(pipe)
    for given, told in (
        ("", "--out needs the name of a file."),
        ("..", "--out cannot be ..: it is a folder."),
        (str(pipe), f"--out cannot be {pipe}: it is no ordinary file."),
        (str(link), f"--out cannot be {link}: it is no ordinary file."),
        ("q\udcff", "--out cannot be q\ufffd: its name is no text in UTF-8."),
    ):
        with pytest.raises(CannotRead) as refused:
            file_of("--out", given)
        assert str(refused.value) == told


def test_one_file_with_two_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one, other = Path("one"), tmp_path / "one"
    assert same_file(one, other)
    assert not same_file(one, tmp_path / "two")
    one.touch()
    (tmp_path / "two").hardlink_to(one)
    assert same_file(one, tmp_path / "two")


def test_trying_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    page, link = tmp_path / "page.md", tmp_path / "link.md"
    link.symlink_to(page)
    check_writable(page)
    check_writable(link)
    assert (link.is_symlink(), page.exists()) == (True, False)
    page.write_text("earlier")
    check_writable(link)
    assert page.read_text() == "earlier"
    with pytest.raises(FileNotFoundError):
        check_writable(tmp_path / "nowhere" / "page.md")
