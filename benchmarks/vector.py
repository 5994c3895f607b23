"""Steps a second on one core: our vector environment beside Pgx and PettingZoo's classic games.

    make bench-vector      # prints the table that docs/performance.md quotes

What is timed is the environment's step alone: the action of each game, its end and the next deal,
rewards, observations and masks. Which legal actions are taken is chosen outside, at random. Times
are those of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bigapple.adapters.vector import GameVectorEnv

GAMES = 1024
SECONDS = 3.0
ROUNDS = 3
GOALS = {"manhattan": 1_000_000, "king-of-new-york": 500_000}
PGX = ("tic_tac_toe", "connect_four", "backgammon", "chess")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")

console = Console(width=110)


def ours(game: str, opponents: str | None, **options: Any) -> Callable[[float], float]:
    """Steps a second, into buffers of the caller's."""
    plain = GameVectorEnv(game, GAMES, **options)
    observations = np.zeros_like(plain.view.observations)
    mask = np.zeros_like(plain.view.mask)
    envs = GameVectorEnv(game, GAMES, opponents, observations=observations, mask=mask, **options)
    envs.reset(seed=1)
    rng = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        taken, steps = 0.0, 0
        while taken < seconds:
            actions = (mask * rng.random(mask.shape[1], np.float32)).argmax(1)
            start = time.process_time()
            envs.step(actions)
            taken += time.process_time() - start
            steps += GAMES
        return steps / taken

    return measure


def pgx(name: str) -> Callable[[float], float]:
    """Steps a second of a compiled batch of the same size, with its automatic reset."""
    jax: Any = importlib.import_module("jax")
    games: Any = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset

    env = games.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def legal(key: Any, mask: Any) -> Any:
        logits = jax.numpy.log(mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits, axis=1)

    choose = jax.jit(legal)
    split = jax.jit(lambda key: jax.random.split(key, GAMES + 1))
    keys = split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(env.init))(keys[1:])

    def measure(seconds: float) -> float:
        nonlocal keys, state
        taken, steps = 0.0, 0
        while taken < seconds:
            keys = split(keys[0])
            actions = choose(keys[0], state.legal_action_mask)
            jax.block_until_ready((keys, actions))
            start = time.process_time()
            state = step(state, actions, keys[1:])
            jax.block_until_ready(state)
            taken += time.process_time() - start
            steps += GAMES
        return steps / taken

    measure(0.1)
    return measure


def classic(name: str) -> Callable[[float], float]:
    """Steps a second of one game after another, observations and masks asked for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)

    def measure(seconds: float) -> float:
        taken, steps = 0.0, 0
        while taken < seconds:
            start = time.process_time()
            env.reset(seed=rng.randrange(2**31))
            taken += time.process_time() - start
            while env.agents:
                start = time.process_time()
                observation, _, termination, truncation, _ = env.last()
                taken += time.process_time() - start
                action = None
                if not (termination or truncation):
                    action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
                    steps += 1
                start = time.process_time()
                env.step(action)
                taken += time.process_time() - start
        return steps / taken

    return measure


def processor() -> str:
    import llvmlite.binding

    return f"{platform.machine()} ({llvmlite.binding.get_host_cpu_name()})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement")
    parser.add_argument("--check", action="store_true", help="fail if a goal is missed")
    arguments = parser.parse_args()
    # Before anything makes threads: they would keep all cores.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    console.print(f"{processor()}, one core, Python {platform.python_version()}")

    measures: dict[str, Callable[[float], float]] = {
        "manhattan": ours("manhattan", None),
        "manhattan, 2 players": ours("manhattan", None, players=2),
        "manhattan, others at random": ours("manhattan", "random"),
        "king-of-new-york": ours("king-of-new-york", None),
        "king-of-new-york, 2 players": ours("king-of-new-york", None, players=2),
        "king-of-new-york, others at random": ours("king-of-new-york", "random"),
    }
    measures |= {f"Pgx {name}": pgx(name) for name in PGX}
    measures |= {f"PettingZoo {name}": classic(name) for name in CLASSIC}
    # Round after round, so that a busy moment of the machine does not strike one row alone.
    speeds = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for label, measure in measures.items():
            speeds[label] = max(speeds[label], measure(arguments.seconds / ROUNDS))

    table = Table(title=f"{GAMES:,} games at once (PettingZoo: one), steps a second")
    columns = ("environment", "steps/s", "manhattan is", "king-of-new-york is")
    for column in columns:
        table.add_column(column, justify="left" if column == "environment" else "right")
    for label, speed in speeds.items():
        ratios = (f"{speeds[game] / speed:,.2f} ×" for game in GOALS)
        table.add_row(label, f"{speed:,.0f}", *ratios)
    console.print(table)
    missed = [game for game, goal in GOALS.items() if speeds[game] < goal]
    for game, goal in GOALS.items():
        verdict = "missed" if game in missed else "reached"
        console.print(f"{game}: the goal of {goal:,} is {verdict}")
    if arguments.check and missed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
