"""What a version of the arena stands for."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import bigapple
from bigapple.arena.version import PARTS, engine_version

SCRIPT = "from bigapple.arena.version import engine_version; print(engine_version('manhattan'))"


def version_of(package: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={"PYTHONPATH": str(package.parent)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.strip()


def test_a_changed_bot_is_another_version_and_a_changed_text_is_not(tmp_path: Path) -> None:
    own = Path(bigapple.__file__).parent
    # The folder's name is that of a part which does not count.
    package = tmp_path / "king_of_new_york" / "people" / "bigapple"
    for part in (*PARTS, "arena"):
        shutil.copytree(own / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(own / "__init__.py", package)
    assert version_of(package) == engine_version("manhattan")
    assert engine_version("manhattan").startswith(bigapple.__version__ + "+")
    for path in (
        package / "bots" / "greedy.py",
        package / "bots" / "manhattan" / "weights.txt",
        package / "games" / "manhattan" / "turn.py",
    ):
        source = path.read_bytes()
        path.write_bytes(source.replace(b"\n", b"\r\n"))
        assert version_of(package) == engine_version("manhattan")
        path.write_bytes(source + b"# Changed.\n")
        assert version_of(package) != engine_version("manhattan")
        path.write_bytes(source)
    for path in (
        package / "games" / "manhattan" / "people" / "words.py",
        package / "bots" / "king_of_new_york" / "faces.py",
        package / "bots" / "hint.py",
        package / "bots" / "manhattan" / "reasons.py",
    ):
        path.write_bytes(path.read_bytes() + b"# Changed.\n")
    assert version_of(package) == engine_version("manhattan")
