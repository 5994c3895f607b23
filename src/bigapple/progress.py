"""Progress of long work, shown on the standard error stream."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def steps(message: str, items: Sequence[T], **parameters: str) -> Iterable[T]:
    """Goes through items with a bar on a terminal; elsewhere, or in plain lines, with one line."""
    from bigapple.texts import default_language, text

    label = text(message, default_language(), **parameters)
    if os.environ.get("BIGAPPLE_PLAIN") or not sys.stderr.isatty():
        print(label, file=sys.stderr, flush=True)
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, description=label, console=Console(stderr=True), transient=True)
