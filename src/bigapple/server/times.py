"""The time of day, in milliseconds; tests give their own."""

from __future__ import annotations

import asyncio
import time


class Time:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def wait(self, milliseconds: int) -> None:
        await asyncio.sleep(milliseconds / 1000)
