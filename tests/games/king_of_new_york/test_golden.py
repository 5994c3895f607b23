"""The golden records of King of New York: what they hold, and that they stay what they were.

`tools/golden.py` writes them. `tests/games/manhattan/test_golden.py` replays all golden records
of both games; here is what is of this game.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bigapple
from bigapple import games
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york.happenings import WAYS
from bigapple.games.king_of_new_york.people.notation import VERBS
from bigapple.match import Match
from tests.games.king_of_new_york.test_fuzzed_positions import check

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("king-*.record"))
FEW = ["king-2-undo", "king-5-one", "king-6-cards"]
"""What is replayed by the interpreter also where the other tests run compiled."""
MOST_BYTES = 12_000

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


@functools.cache
def replayed(name: str) -> Match:
    return bigapple.replay(text(name))


def expected(name: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((FOLDER / f"{name}.result.json").read_text("utf-8"))
    return result


def run(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env=os.environ | env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_comes_to_the_same_end_without_its_seed(name: str) -> None:
    record = text(name)
    assert len(record.encode()) < MOST_BYTES
    head, entries = record.split("\n\n")
    secret = "\n".join(line for line in head.splitlines() if not line.startswith("seed:"))
    match = bigapple.replay(f"{secret}\n\n{entries}")
    assert match.outcome is not None
    assert match.game.fault == 0
    check(match)
    result = {
        "sha256": hashlib.sha256(to_bytes(match.game)).hexdigest(),
        "scores": list(match.outcome.scores),
        "ranking": list(match.outcome.ranking),
    }
    assert result == expected(name)


def test_interpreted_rules_give_the_same_bytes() -> None:
    done = run("-c", REPLAYED, *(FOLDER / f"{name}.record" for name in FEW), BIGAPPLE_JIT="0")
    assert done.stdout.split() == [expected(name)["sha256"] for name in FEW], done.stderr


def test_every_number_of_monsters_and_option_has_a_record() -> None:
    found = [replayed(name).options for name in NAMES]
    assert {options["players"] for options in found} == {2, 3, 4, 5, 6}
    assert {o["players"] for o in found if o["two_in_manhattan"] is False} == {5, 6}
    assert any(options["monsters"] for options in found)
    assert any(options["first_player"] for options in found)
    assert {f"king-{players}-base" for players in (2, 3, 4, 5, 6)} <= set(NAMES)


def test_records_hold_undo_and_a_start_from_a_position() -> None:
    assert any("\nundo\nundo\n" in text(name) for name in NAMES)
    assert any("\nstart: " in text(name) for name in NAMES)


ENDINGS = {
    "king-2-stars": ("stars", True, False),
    "king-3-stars-of-another": ("stars", False, False),
    "king-3-survivor": ("survival", True, False),
    "king-3-own-death": ("survival", False, True),
    "king-4-nobody": ("nobody", False, True),
    "king-2-painbow": ("painbow", True, False),
}
"""How a game ended, whether the active monster won, and whether it died in its own turn."""


@pytest.mark.rule("K10.1", "K10.2", "K10.3")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_in_which_a_game_can_end_has_a_record(name: str) -> None:
    match = replayed(name)
    document = match.position()
    active, winner = document["active"], document["winner"]
    died = document["monsters"][active]["hearts"] == 0
    assert (document["ending"], winner == active, died) == ENDINGS[name]
    assert match.outcome is not None
    assert match.outcome.winners == (() if winner is None else (winner,))
    if document["ending"] == "stars":
        assert document["monsters"][winner]["stars"] >= 20


def test_records_hold_every_kind_of_event_and_of_action() -> None:
    definition = games.definition("king-of-new-york")
    kinds = {event.kind for name in NAMES for event in replayed(name).events(None)}
    assert kinds == {kind.name for kind in definition.events}
    said = [line for name in NAMES for line in text(name).partition("\n\n")[2].splitlines()]
    assert {line.split()[0] for line in said} == {*VERBS, "deal", "start", "undo"} - {"stop"}


def test_records_hold_every_way_from_place_to_place() -> None:
    events = [event for name in NAMES for event in replayed(name).events(None)]
    assert {event["way"] for event in events if event.kind == "moved"} == set(range(len(WAYS)))


def test_the_tool_writes_the_same_records(tmp_path: Path) -> None:
    names = ["king-2-undo", "king-3-given", "king-2-painbow"]
    tool = ROOT / "tools" / "golden.py"
    done = run(tool, *names, "--into", str(tmp_path))
    assert done.returncode == 0, done.stderr
    for name in names:
        for ending in ("record", "result.json"):
            file = f"{name}.{ending}"
            assert (tmp_path / file).read_bytes() == (FOLDER / file).read_bytes()
