"""The page about the arena tells the truth: its example runs, its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigapple.arena.command import command_parser
from bigapple.arena.parquet import schema

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "arena.md", "exec"), {})
    assert capsys.readouterr().out.startswith("greedy ")


def test_every_column_is_documented() -> None:
    assert re.findall(r"^\| `(\w+)` \| \w+ \|", PAGE, re.MULTILINE) == schema().names


def test_every_option_is_documented() -> None:
    options = {name for action in command_parser("en")._actions for name in action.option_strings}
    said = set(re.findall(r"^\| `(--\w+)` \|", PAGE, re.MULTILINE))
    assert options - said == {"-h", "--help", "--language", "--plain"}
