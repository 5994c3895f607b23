"""Games and bots are compiled before anything is timed: whoever waits should not wait for that."""

from __future__ import annotations

import pytest

from bigapple import bots, games


@pytest.fixture(scope="session", autouse=True)
def compiled_games() -> None:
    for game_id in games.MODULES:
        bots.prepare(game_id)
