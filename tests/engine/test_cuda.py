"""Batches on a GPU, as far as that can be told without one: what is refused before a launch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import cuda

from bigapple.engine.cuda import CudaBatch
from bigapple.games import definition
from bigapple.opening import complete_options

MANHATTAN = definition("manhattan")


@pytest.fixture
def batch(monkeypatch: pytest.MonkeyPatch) -> CudaBatch:
    """A batch whose arrays are NumPy's and whose kernels do nothing."""
    monkeypatch.setattr(cuda, "to_device", lambda array: array)
    monkeypatch.setattr(cuda, "device_array", np.zeros)
    monkeypatch.setattr(CudaBatch, "_given", lambda self, array, kind, shape: array)
    monkeypatch.setattr(CudaBatch, "_launch", lambda self, body, *arguments: None)
    return CudaBatch(MANHATTAN, 2, complete_options(MANHATTAN, {}))


@pytest.mark.parametrize(
    "verb",
    [
        lambda batch: batch.step(np.zeros(2, np.int64)),
        lambda batch: batch.playout(),
        lambda batch: batch.legal_mask(),
        lambda batch: batch.observe(),
        lambda batch: batch.outcome(),
        lambda batch: batch.reset([True, False]),
    ],
    ids=["step", "playout", "mask", "observe", "outcome", "some"],
)
def test_games_that_are_not_dealt_are_refused(
    batch: CudaBatch, verb: Callable[[CudaBatch], Any]
) -> None:
    with pytest.raises(ValueError, match=r"not dealt: reset\(\)"):
        verb(batch)


def test_once_all_are_dealt_some_may_be_dealt_anew(batch: CudaBatch) -> None:
    batch.reset()
    batch.reset([True, False])
    batch.legal_mask()
