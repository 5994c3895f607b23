"""Random play that a test repeats elsewhere, and the games that are tested."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

import bigapple
from bigapple.engine.batch import Batch

VARIANTS: list[Any] = [
    pytest.param("manhattan", {"players": 4}, id="manhattan-4"),
    pytest.param(
        "manhattan",
        {"players": 2, "urban_rules": True, "monster": "baby", "progressive": True},
        id="manhattan-2",
    ),
    pytest.param("manhattan", {"players": 3, "anti_trust": "player"}, id="manhattan-3"),
    pytest.param("king-of-new-york", {"players": 2}, id="king-2"),
    pytest.param("king-of-new-york", {"players": 6, "two_in_manhattan": True}, id="king-6"),
]


class Mirror:
    """One game in the engine's batch, beside one behind an adapter."""

    def __init__(self, game: str, seed: int, options: dict[str, Any]) -> None:
        self.batch = cast(Batch, bigapple.batch(game, 1, seed=seed, **options))
        self.batch.reset()

    @property
    def actor(self) -> int:
        return int(self.batch.games[0]["actor"])

    @property
    def over(self) -> bool:
        return self.actor < 0

    def mask(self) -> list[int]:
        return [int(legal) for legal in self.batch.legal_mask()[0]]

    def observe(self, player: int) -> list[int]:
        return [int(number) for number in self.batch.observe(players=[player])[0]]

    def payoff(self) -> list[float]:
        return [float(share) for share in self.batch.outcome()[0][0]]

    def step(self, action: int) -> None:
        self.batch.step(np.array([action]))
