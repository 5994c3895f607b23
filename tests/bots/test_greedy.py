"""Greedy is frozen: whoever changes one of its choices changes every figure of strength."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.bots.playing import play

CHOICES = {
    ("manhattan", 2): "457e558a46e7dc61",
    ("manhattan", 4): "91d1ef39e8524e37",
    ("king-of-new-york", 2): "048c8f7311707308",
    ("king-of-new-york", 4): "8f166030c916abe9",
}
"""Digests of the actions of some games."""


@pytest.mark.parametrize(("game", "players"), CHOICES)
def test_greedy_chooses_as_it_always_did(game: str, players: int) -> None:
    chosen = [
        entry.text for seed in range(3) for entry in play(game, ["greedy"] * players, seed).history
    ]
    assert len(chosen) > 100
    assert sha256(repr(chosen).encode()).hexdigest()[:16] == CHOICES[game, players]
