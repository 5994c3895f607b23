"""Golden records: games that were played once and must stay what they were.

`tools/golden.py` writes them. One that fails after a change says that the change is noticed by
people who have records of their own.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))
FEW = ["2-1994-discard", "2-2018-undo", "3-2018-everything", "4-1994-godzilla", "4-2018-megacity"]
"""What is replayed by the interpreter also where the other tests run compiled."""

REPLAYED = """
import hashlib, pathlib, sys
import bigapple
from bigapple.engine.layout import to_bytes
for path in sys.argv[1:]:
    match = bigapple.replay(pathlib.Path(path).read_text("utf-8"))
    print(hashlib.sha256(to_bytes(match.game)).hexdigest())
"""


def text(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text("utf-8")


def expected(name: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((FOLDER / f"{name}.result.json").read_text("utf-8"))
    return result


def run(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | env
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_comes_to_the_same_end(name: str) -> None:
    match = bigapple.replay(text(name))
    assert match.record() == text(name)
    assert match.outcome is not None
    result = {
        "sha256": hashlib.sha256(to_bytes(match.game)).hexdigest(),
        "scores": list(match.outcome.scores),
        "ranking": list(match.outcome.ranking),
    }
    assert result == expected(name)


def test_interpreted_rules_give_the_same_bytes() -> None:
    done = run("-c", REPLAYED, *(FOLDER / f"{name}.record" for name in FEW), BIGAPPLE_JIT="0")
    assert done.stdout.split() == [expected(name)["sha256"] for name in FEW], done.stderr


def test_every_number_of_players_edition_and_variant_has_a_record() -> None:
    variants = {"base", "godzilla", "baby", "progressive", "trust", "everything"}
    for players in (2, 3, 4):
        for edition in ("2018", "1994"):
            wanted = variants | ({"urban", "megacity"} if edition == "2018" else set())
            wanted |= {"trust-colour", "adjacent"} if players == 2 else set()
            assert {f"{players}-{edition}-{variant}" for variant in wanted} <= set(NAMES)


def test_the_records_hold_what_is_rare() -> None:
    actions = {name: text(name).partition("\n\n")[2] for name in NAMES}
    assert any("\ndiscard " in actions[name] for name in NAMES if name.startswith("2"))
    assert any("\ndiscard " in actions[name] for name in NAMES if name.startswith("4"))
    assert any("\nundo\nundo\n" in action for action in actions.values())
    assert any("; rule fake-news" in action for action in actions.values())


def test_the_tool_writes_the_same_records_and_overwrites_none(tmp_path: Path) -> None:
    tool = str(ROOT / "tools" / "golden.py"), "4-2018-undo", "3-1994-base", "--into", str(tmp_path)
    done = run(*tool)
    assert done.returncode == 0, done.stderr
    for path in FOLDER.glob("4-2018-undo.*"):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()
    for path in FOLDER.glob("3-1994-base.*"):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()
    (tmp_path / "4-2018-undo.record").unlink()
    (tmp_path / "3-1994-base.record").write_text("mine")
    assert run(*tool).returncode == 1
    assert not (tmp_path / "4-2018-undo.record").exists()
    assert (tmp_path / "3-1994-base.record").read_text() == "mine"
    assert run(*tool, "--force").returncode == 0
    assert (tmp_path / "3-1994-base.record").read_text("utf-8") == text("3-1994-base")
