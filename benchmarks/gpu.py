"""Random games on a GPU: how many a second, and whether each game's bytes equal the CPU's.

python benchmarks/gpu.py [--game king-of-new-york] [--games 2000000] [--compare 20000]
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda

from bigapple.engine.batch import Batch
from bigapple.engine.cuda import CudaBatch
from bigapple.games import definition

VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "manhattan": {
        "base rules": {},
        "all options": {
            "urban_rules": True,
            "megacity": "all",
            "monster": "baby",
            "progressive": True,
            "anti_trust": "player",
        },
    },
    "king-of-new-york": {"four monsters": {}, "six monsters": {"players": 6}},
}


def defaults(game: Any) -> dict[str, Any]:
    return {option.name: option.default for option in game.options}


def compile_seconds(game: Any) -> float:
    """What it takes until every verb has run once."""
    start = time.perf_counter()
    batch = CudaBatch(game, 64, defaults(game), seed=1)
    for verb in (batch.reset, batch.legal_mask, batch.observe, batch.outcome, batch.playout):
        verb()
        cuda.synchronize()
        print(f"  {verb.__name__}: {time.perf_counter() - start:.0f} s", flush=True)
    batch.step(cuda.to_device(np.zeros(64, np.int64)))
    cuda.synchronize()
    return time.perf_counter() - start


def equal_games(game: Any, options: dict[str, Any], count: int, seed: int) -> tuple[int, int]:
    """How many of so many whole games have the same bytes on CPU and GPU, steps included."""
    here = Batch(game, count, options, seed=seed, threads=os.cpu_count() or 1)
    there = CudaBatch(game, count, options, seed=seed)
    for batch in (here, there):
        batch.reset()
    equal = np.ones(count, np.bool_)
    for _ in range(3):
        mask = here.legal_mask()
        equal &= (there.legal_mask().copy_to_host() == mask).all(axis=1)
        actions = mask.argmax(axis=1)
        here.step(actions)
        there.step(cuda.to_device(actions))
        equal &= (there.observe().copy_to_host() == here.observe()).all(axis=1)
    equal &= there.playout().copy_to_host() == here.playout()
    width = game.record.dtype.itemsize
    bytes_here = np.frombuffer(here.games.tobytes(), np.uint8).reshape(count, width)
    bytes_there = np.frombuffer(there.games.copy_to_host().tobytes(), np.uint8)
    equal &= (bytes_there.reshape(count, width) == bytes_here).all(axis=1)
    equal &= (there.outcome()[0].copy_to_host() == here.outcome()[0]).all(axis=1)
    return int(equal.sum()), count


def speed(game: Any, options: dict[str, Any], count: int, repeats: int) -> tuple[float, float]:
    """Games and actions a second, whole games from the deal on, median of the repeats."""
    batch = CudaBatch(game, count, options, seed=1)
    counts = cuda.device_array(count, np.int64)

    def work() -> None:
        batch.reset()
        batch.playout(counts)

    seconds = median_seconds(work, repeats)
    return count / seconds, float(counts.copy_to_host().sum()) / seconds


def speed_of_one_core(game: Any, options: dict[str, Any]) -> float:
    """Games a second on one core of this machine's CPU."""
    batch = Batch(game, 4096, options, seed=1)
    batch.reset()
    batch.playout()
    games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < 2.0:
        batch.reset()
        batch.playout()
        games += batch.count
    return games / (time.perf_counter() - start)


def median_seconds(work: Callable[[], None], repeats: int) -> float:
    seconds = []
    for _ in range(repeats + 1):
        cuda.synchronize()
        start = time.perf_counter()
        work()
        cuda.synchronize()
        seconds.append(time.perf_counter() - start)
    return float(np.median(seconds[1:]))


class DlpackOnly:
    """A tensor that hides all but DLPack."""

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor

    def __dlpack__(self, **arguments: Any) -> Any:
        return self.tensor.__dlpack__(**arguments)

    def __dlpack_device__(self) -> Any:
        return self.tensor.__dlpack_device__()


def step_speed(game: Any, count: int, repeats: int) -> float | None:
    """Steps a second into PyTorch's tensors: mask, a legal action each, observation."""
    try:
        import torch
    except ImportError:
        return None
    batch = CudaBatch(game, count, defaults(game), seed=1)
    batch.reset()
    on_gpu = {"device": "cuda"}
    mask = torch.zeros((count, game.actions), dtype=torch.bool, **on_gpu)
    seen = torch.zeros((count, game.encoding.length), dtype=torch.int16, **on_gpu)
    refused = torch.zeros(count, dtype=torch.int16, **on_gpu)

    def step() -> None:
        batch.legal_mask(mask)
        batch.step(mask.to(torch.uint8).argmax(dim=1), DlpackOnly(refused))
        batch.observe(seen)

    seconds = median_seconds(step, repeats)
    if bool(refused.any()):
        raise SystemExit("a listed action was refused")
    return count / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manhattan")
    parser.add_argument("--games", type=int, default=2_000_000)
    parser.add_argument("--compare", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    game = definition(arguments.game)
    print("device:", cuda.get_current_device().name)
    print(f"kernels compiled in {compile_seconds(game):.0f} s", flush=True)
    for label, given in VARIANTS[game.id].items():
        options = defaults(game) | given
        equal, compared = equal_games(game, options, arguments.compare, seed=7)
        print(f"{label}: {equal} of {compared} games byte-equal to the CPU's", flush=True)
        games, actions = speed(game, options, arguments.games, arguments.repeats)
        print(f"{label}: {games:,.0f} games/s, {actions:,.0f} actions/s", flush=True)
        one_core = speed_of_one_core(game, options)
        ratio = games / one_core
        print(f"{label}: one core {one_core:,.0f} games/s; ratio {ratio:.0f}", flush=True)
        if equal != compared:
            raise SystemExit(1)
    steps = step_speed(game, arguments.games // 4, 20)
    if steps is not None:
        print(f"{steps:,.0f} steps/s with mask and observation in PyTorch tensors")


if __name__ == "__main__":
    main()
