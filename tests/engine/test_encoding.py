"""The numbers of observations and actions are a format: documented, and held by a version."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from bigapple.games import MODULES, definition
from bigapple.games.king_of_new_york import actions as king
from bigapple.games.manhattan import actions as manhattan

PAGE = Path(__file__).parents[2] / "docs" / "engine" / "observation.md"

ACTIONS = {"king-of-new-york": king, "manhattan": manhattan}
MEANT = {
    ("king-of-new-york", 1): "e28194e6244b9d0d",
    ("manhattan", 2): "d43f8ab2a33019b0",
}
"""What the pieces and the actions of each version are, as a digest."""


def section(game: str) -> str:
    """The part of the page about a game."""
    name = game.replace("-", " ")
    parts = PAGE.read_text("utf-8").split("\n## ")
    return next(part for part in parts if part.lower().startswith(f"{name}, version"))


def numbers_of(module: ModuleType) -> list[tuple[str, object]]:
    """The constants by which a game counts its actions."""
    found = {name: value for name, value in vars(module).items() if name.isupper()}
    found = {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in found.items()
    }
    return sorted(found.items())


@pytest.mark.parametrize("game", MODULES)
def test_a_change_of_numbers_is_a_new_version(game: str) -> None:
    encoding = definition(game).encoding
    meant = repr(([(p.name, p.shape) for p in encoding.pieces], numbers_of(ACTIONS[game])))
    assert hashlib.sha256(meant.encode()).hexdigest()[:16] == MEANT[game, encoding.version]


@pytest.mark.parametrize("game", MODULES)
def test_every_piece_is_documented_in_order_and_with_its_shape(game: str) -> None:
    told = re.findall(r"^\| `(\w+)` \| ([\d × ]+) \|", section(game), re.MULTILINE)
    pieces = definition(game).encoding.pieces
    assert told == [(p.name, " × ".join(map(str, p.shape))) for p in pieces]


@pytest.mark.parametrize("game", MODULES)
def test_lengths_and_versions_are_documented(game: str) -> None:
    rules = definition(game)
    title = section(game).splitlines()[0]
    told = f"version {rules.encoding.version}: {rules.encoding.length:,} numbers"
    assert title.endswith(f"{told}, {rules.actions} actions")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(compile(example, "observation.md", "exec"), {})
    assert capsys.readouterr().out.strip() == "(1024, 651) (1024, 6, 9)"
