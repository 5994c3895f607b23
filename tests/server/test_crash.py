"""A service that is killed without warning: nothing acknowledged is lost, no table is stuck."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from benchmarks.crash import crash


def test_killing_the_service_loses_nothing_acknowledged(tmp_path: Path) -> None:
    pauses = [random.uniform(0, 1) for _ in range(4)]
    result = asyncio.run(asyncio.wait_for(crash(tmp_path, 4, pauses), 170))
    assert result.kills == 4
    assert result.acknowledged > 20
    assert result.lost == []
    assert result.stuck == []
