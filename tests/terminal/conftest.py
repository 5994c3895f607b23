"""Saved games of tests stay in folders of their own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games stay in the test's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("bigapple.terminal.saves.games_folder", lambda: tmp_path / "games")
    monkeypatch.setenv("BIGAPPLE_LANGUAGE", "en")
    return tmp_path / "games"
