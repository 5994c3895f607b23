"""Fair chance for people: a committed seed, and each entry's chance keyed by it.

`docs/engine/chance.md` documents every step, so that anybody can write a verifier.
"""

from __future__ import annotations

import hashlib
from types import SimpleNamespace
from typing import cast

from bigapple.engine.chance import Chance, mix


def commitment(seed: str) -> str:
    """What a table publishes of its secret seed before a match begins."""
    return hashlib.sha256(f"bigapple seed {seed}".encode()).hexdigest()


def keyed_chance(seed: str, serial: int) -> Chance:
    """The chance of one entry of a match; the serial never goes back, undo or not."""
    digest = hashlib.sha256(f"{seed}:{serial}".encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    # Mixed apart from the record, whose fields take long to reach for what is interpreted.
    mixed = SimpleNamespace(a=a, b=b, c=c, counter=1)
    mix(cast(Chance, mixed))
    chance = Chance.new()
    chance.a, chance.b, chance.c, chance.counter = mixed.a, mixed.b, mixed.c, mixed.counter
    return chance
