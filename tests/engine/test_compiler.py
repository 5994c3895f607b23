"""The compiler switch and its cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bigapple import games
from bigapple.bots import greedy
from bigapple.engine import compiler
from bigapple.engine.compiler import CACHES_KEPT, MORE, RULES, cache_folder, source

SCRIPT = """
import bigapple
match = bigapple.new("manhattan", players=2, seed=5)
for _ in range(12):
    match.play(match.legal[-1])
import hashlib, sys
print(hashlib.sha256(match.game.tobytes()).hexdigest(), "numba" in sys.modules)
"""


def run(**environment: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr


def test_switched_off_nothing_is_compiled_and_games_are_the_same() -> None:
    interpreted, _ = run(BIGAPPLE_JIT="0")
    compiled, _ = run(BIGAPPLE_JIT="1")
    assert interpreted.split()[1] == "False"
    assert compiled.split()[1] == "True"
    assert interpreted.split()[0] == compiled.split()[0]


def test_the_first_start_says_that_it_compiles_and_the_second_does_not(tmp_path: Path) -> None:
    first = run(BIGAPPLE_JIT="1", BIGAPPLE_CACHE=str(tmp_path), BIGAPPLE_LANGUAGE="en")
    second = run(BIGAPPLE_JIT="1", BIGAPPLE_CACHE=str(tmp_path), BIGAPPLE_LANGUAGE="en")
    assert first[1].startswith("Preparing ")
    assert second[1] == ""
    assert first[0] == second[0]


def test_a_home_that_cannot_be_written_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("")
    monkeypatch.setenv("BIGAPPLE_CACHE", str(occupied))
    folder = cache_folder.__wrapped__(RULES)
    assert folder.is_dir()
    assert tmp_path not in folder.parents


def test_old_caches_are_cleared_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for number in range(CACHES_KEPT + 4):
        old = tmp_path / f"old{number}"
        old.mkdir()
        (old / "used").touch()
        os.utime(old / "used", (number, number))
    monkeypatch.setenv("BIGAPPLE_CACHE", str(tmp_path))
    folder = cache_folder.__wrapped__(RULES)
    kept = {path.name for path in tmp_path.iterdir()}
    assert folder.name in kept
    assert len(kept) == CACHES_KEPT
    assert "old0" not in kept


def test_a_change_of_bots_leaves_the_compiled_rules_alone() -> None:
    definition = games.definition("manhattan")
    assert definition.table.apply.folder == cache_folder(RULES)
    assert greedy.entry_point("manhattan").folder == cache_folder(RULES + MORE)
    assert cache_folder(RULES) != cache_folder(RULES + MORE)


def test_a_rule_called_from_python_is_a_plain_function() -> None:
    @compiler.rule
    def double(x: int) -> int:
        return 2 * x

    assert double(21) == 42
    assert source(double).__name__ == "double"


def test_a_large_rule_called_from_python_is_a_plain_function() -> None:
    seen = []

    @compiler.large_rule
    def remember(x: int) -> int:
        seen.append(x)
        return 2 * x

    assert remember(21) == 42
    assert seen == [21]
    assert source(remember).__name__ == "remember"


LARGE_RULE = """
import numpy as np
from numba import types
from bigapple import games
from bigapple.bots import greedy
from bigapple.engine import compiler
from bigapple.engine.compiler import EntryPoint, large_rule, rule

@large_rule
def climb(heights, start, steps):
    for _ in range(steps):
        heights[start] += 1
    return heights[start]

@rule
def hop(heights, start):
    heights[start] += 10
    return heights[start]

def journey(heights, start):
    first = climb(heights, start, 3) + hop(heights, start)
    return first + climb(heights, start, 2) + climb(heights, int(heights[0]) * 0, 1)

entry = EntryPoint(journey, lambda: (types.Array(types.int8, 1, "C"), types.int64), "test")
heights = np.zeros(2, np.int8)
print(entry(heights, 1), *heights)
"""


def test_a_large_rule_does_the_same_compiled_and_interpreted(tmp_path: Path) -> None:
    """Called from several places, with constants and with narrow numbers."""
    script = tmp_path / "large.py"
    script.write_text(LARGE_RULE)
    said = []
    for jit in ("0", "1"):
        done = subprocess.run(
            [sys.executable, str(script)],
            env=os.environ | {"BIGAPPLE_JIT": jit, "BIGAPPLE_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append(done.stdout)
    assert said == ["32 1 15\n"] * 2
