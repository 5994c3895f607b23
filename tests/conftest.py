"""The option `--rule ID` (only the tests of some clauses) and the profiles of Hypothesis."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings

# For tools/mutants.py: the same examples every time, few of them, and none made smaller.
settings.register_profile(
    "mutants",
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
# Games are long examples, and a busy machine is no failure.
settings.register_profile(
    "bigapple",
    max_examples=25,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow,),
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "bigapple"))

# Whoever starts the tests in the background has Control-C ignored, and every process that a test
# starts would inherit that: then it could not be interrupted.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="run only tests marked with this clause, e.g. M5.2 (repeatable)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        cited = {clause for mark in item.iter_markers("rule") for clause in mark.args}
        (chosen if cited & wanted else others).append(item)
    if others:
        config.hook.pytest_deselected(items=others)
    items[:] = chosen
