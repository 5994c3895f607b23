"""Big Apple: King of New York and Manhattan, complete, to play and to study.

import bigapple

match = bigapple.new("manhattan", players=4, seed=7)
match.play(match.legal[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BigAppleError",
    "CannotRead",
    "Contradiction",
    "IllegalAction",
    "ImpossibleOutcome",
    "Match",
    "__version__",
    "batch",
    "load",
    "new",
    "replay",
]

if TYPE_CHECKING:
    from bigapple.errors import (
        BigAppleError,
        CannotRead,
        Contradiction,
        IllegalAction,
        ImpossibleOutcome,
    )
    from bigapple.match import Action, Match
    from bigapple.opening import batch, load, new, replay

_HOMES = {
    "Action": "bigapple.match",
    "Match": "bigapple.match",
    "BigAppleError": "bigapple.errors",
    "CannotRead": "bigapple.errors",
    "Contradiction": "bigapple.errors",
    "IllegalAction": "bigapple.errors",
    "ImpossibleOutcome": "bigapple.errors",
    "batch": "bigapple.opening",
    "load": "bigapple.opening",
    "new": "bigapple.opening",
    "replay": "bigapple.opening",
}


def __dir__() -> list[str]:
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    # Imported when first used: the compiler alone takes longer to import than `--version` may.
    import importlib

    if name not in _HOMES:
        raise AttributeError(f"module 'bigapple' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
