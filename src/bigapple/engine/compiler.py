"""The compiler switch: one text of rules, interpreted or compiled.

`@rule` is `numba.njit` normally and nothing at all when `BIGAPPLE_JIT=0`: then every rule is a
plain function that a debugger can step through. Both give the same bytes.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("BIGAPPLE_JIT", "1") != "0"

OPTIONS = {"nogil": True, "error_model": "numpy"}
# Rules are only called by other rules: they need no way in from Python, and melt into them.
INSIDE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
CACHES_KEPT = 8
RULES = ("engine", "games")
"""The parts of the package that rules are compiled from."""
MORE = ("bots", "laboratory/counting")
"""Those that compile rules into work of their own: a change in them leaves the rules alone."""


def rule(function: F) -> F:
    """Marks a function of the rules.

    Called from another rule it is compiled; called from Python it is interpreted, as is all that
    it calls. Only entry points are called from Python and run compiled.
    """
    return _compiled_inside(function, forceinline=True)


def large_rule(function: F) -> F:
    """Marks a function of the rules that is not copied into every rule that calls it.

    It is the same in all else. Use it for what is large and called from many places: each copy
    costs time to compile, and a call costs little beside what such a rule does.
    """
    return _compiled_inside(function, forceinline=False)


def _compiled_inside(function: F, forceinline: bool) -> F:
    if not COMPILED:
        return function
    import numba

    dispatcher = numba.njit(forceinline=forceinline, **OPTIONS, **INSIDE)(function)
    dispatcher.__class__ = rule_class()
    return cast(F, dispatcher)


def widened(kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    """The types of a call with all whole numbers as wide as they get: one rule, one machine code.

    Numba would compile a rule anew for every constant and every width of integer that it is
    called with.
    """
    from numba import types

    plain = (types.unliteral(kind) for kind in kinds)
    whole = types.Integer | types.Boolean
    return tuple(types.int64 if isinstance(kind, whole) else kind for kind in plain)


@cache
def rule_class() -> type:
    """What a rule is when it is compiled."""
    from numba.core.registry import CPUDispatcher

    class Rule(CPUDispatcher):
        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(widened(args), kws)

        def __call__(self, *args: Any, **kws: Any) -> Any:
            return self.py_func(*args, **kws)

    return Rule


def source(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain Python function behind a rule."""
    return cast(Callable[..., Any], getattr(function, "py_func", function))


class EntryPoint:
    """A rule that is called from outside: compiled for one signature, kept on disk."""

    def __init__(
        self, function: Callable[..., Any], signature: Callable[[], Any], purpose: str
    ) -> None:
        self.function = source(function)
        self.purpose = purpose
        """What it is compiled for, as people are told."""
        self._signature = signature
        self._compiled: Callable[..., Any] | None = None if COMPILED else self.function

    @property
    def folder(self) -> Path:
        """Where its machine code is kept."""
        part = self.function.__module__.removeprefix("bigapple.").partition(".")[0]
        return cache_folder(RULES if part in RULES else RULES + MORE)

    @property
    def ready(self) -> bool:
        return self._compiled is not None

    def prepare(self) -> None:
        if self._compiled is None:
            import numba

            numba.config.CACHE_DIR = str(self.folder)
            self._compiled = numba.njit(self._signature(), cache=True, **OPTIONS)(self.function)

    def __call__(self, *arguments: Any) -> Any:
        if self._compiled is None:
            prepare([self])
        assert self._compiled is not None
        return self._compiled(*arguments)


def prepare(entry_points: list[EntryPoint]) -> None:
    """Compiles or loads entry points one by one; the first time it says so and shows progress."""
    waiting = [entry for entry in entry_points if not entry.ready]
    if not waiting:
        return
    purpose = waiting[0].purpose
    marker = waiting[0].folder / f"{purpose}.ready"
    if marker.exists():
        for entry in waiting:
            entry.prepare()
        return
    from bigapple.progress import steps

    for entry in steps("compile-progress", waiting, purpose=purpose):
        entry.prepare()
    marker.touch()


@cache
def cache_folder(parts: tuple[str, ...]) -> Path:
    """Where compiled code is kept: one folder for each state of the sources and the compiler.

    Numba's own cache does not notice a change in a called function of another file, so the
    folder's name does.
    """
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for part in parts:
        for path in sorted((package / part).rglob("*.py")):
            if "people" in path.parts:
                continue
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    for name in ("numba", "numpy"):
        digest.update(importlib.metadata.version(name).encode())
    digest.update(sys.version.encode())
    name = digest.hexdigest()[:16]
    try:
        base = _cache_base()
        folder = base / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
        _prune(base, keep=folder)
        return folder
    except OSError:
        # No writable home: compile anew in this process rather than fail.
        return Path(tempfile.mkdtemp(prefix="bigapple-"))


def _cache_base() -> Path:
    chosen = os.environ.get("BIGAPPLE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("bigapple") / "compiled"


def _prune(base: Path, keep: Path) -> None:
    def last_use(folder: Path) -> float:
        marker = folder / "used"
        return marker.stat().st_mtime if marker.exists() else 0.0

    folders = sorted((f for f in base.iterdir() if f.is_dir() and f != keep), key=last_use)
    for folder in folders[: max(0, len(folders) + 1 - CACHES_KEPT)]:
        shutil.rmtree(folder, ignore_errors=True)
