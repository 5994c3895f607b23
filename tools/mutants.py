"""Breaks every line that cites a clause, a few ways each, and asks that clause's tests to notice.

    .venv/bin/python tools/mutants.py [--jobs 2] [--clause M5.2 ...] [--file turn.py]

Exit status: 0 if every mutant was killed, 1 if some survived, 2 if nothing could be judged.
Mutants that provably change nothing are listed in tools/mutants.equivalent.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import os
import re
import shutil
import signal
import sys
import tempfile
import time
import tokenize
import warnings
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue
from subprocess import DEVNULL, Popen, TimeoutExpired
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Column, Table

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/bigapple/games"
COPIED = ("src", "tests", "docs", "pyproject.toml")
EQUIVALENT = "tools/mutants.equivalent"
CLAUSE = re.compile(r"\b[A-Z]\d+\.\d+\b")
MUTANTS_A_LINE = 3
TIMEOUT = 120.0
TESTS_PASSED, TESTS_FAILED, NOT_COLLECTED, NO_TESTS = 0, 1, 2, 5

LISTED = ("timeout", "equivalent", "crashed", "survived")
"""The verdicts that somebody should look at; a timeout counts as killed, a crash does not."""

# Ways to break a line, the most telling first; from LAST_RESORT on only if there is no other.
DELETE, NEGATE, RETURN, COMPARE, CONSTANT, OPERATOR, CALL, LOOP, VALUE = range(9)
LAST_RESORT, WHOLE_STATEMENT = 9, 10

SWAPS = {"+": "-", "-": "+", "*": "//", "//": "*", "/": "*", "%": "//", "**": "*", "<<": ">>"}
SWAPS |= {">>": "<<", "&": "|", "|": "&", "^": "&", "and": "or", "or": "and"}
SWAPS |= {f"{old}=": f"{new}=" for old, new in SWAPS.items()}
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
COMPARISONS |= {"is": "is not", "is not": "is", "in": "not in", "not in": "in"}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}

OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
ATOMS = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant)
NO_NUMBERS = (ast.Constant, ast.Tuple, ast.List, ast.Set, ast.Dict, ast.Slice, ast.Starred)
UNTOUCHED = (ast.Import, ast.ImportFrom, ast.Pass, ast.Continue)

Function = ast.FunctionDef | None
console = Console()


class Edit(NamedTuple):
    way: int
    start: int
    end: int
    new: str


class Mutant(NamedTuple):
    path: str
    line: int
    clauses: tuple[str, ...]
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after} ({', '.join(self.clauses)})"


class Source:
    """One file: its syntax, and where each part of it stands in the text."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text, self.lines = path, text, text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.statements = list(statements(ast.parse(text), None))
        self.code_ends: dict[int, int] = {}
        self.cited: dict[int, tuple[str, ...]] = {}
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT and CLAUSE.search(token.string):
                number, column = token.start
                if self.lines[number - 1][:column].strip():
                    self.code_ends[number] = self.starts[number - 1] + column
                    self.cited[number] = tuple(CLAUSE.findall(token.string))

    def mutants(self, line: int) -> list[Mutant]:
        """The chosen few: first the best of each way, then the second best of each."""
        seen: Counter[int] = Counter()
        ranked: list[tuple[int, Edit]] = []
        for edit in dict.fromkeys(self.breaks(line)):
            ranked.append((seen[edit.way], edit))
            seen[edit.way] += 1
        good = [entry for entry in ranked if entry[1].way < LAST_RESORT]
        chosen: dict[str, Mutant] = {}
        for _, edit in sorted(good or ranked):
            text = self.text[: edit.start] + edit.new + self.text[edit.end :]
            if len(chosen) < (MUTANTS_A_LINE if good else 1) and compiles(text):
                shown = self.shown(line, edit)
                chosen.setdefault(text, Mutant(self.path, line, self.cited[line], *shown, text))
        return list(chosen.values())

    def shown(self, line: int, edit: Edit) -> tuple[str, str]:
        """The line without its comment, before and after."""
        start, end = self.starts[line - 1], self.code_ends[line]
        after = self.text[start : edit.start] + edit.new + self.text[edit.end : end]
        if edit.start < start or edit.end > end:
            after = edit.new
        return self.text[start:end].strip(), " ".join(after.split())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        end = (node.end_lineno or 0, node.end_col_offset or 0)
        return self.position(node.lineno, node.col_offset), self.position(*end)

    def position(self, line: int, column: int) -> int:
        """An offset in the text; syntax trees count columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def code(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end] if isinstance(node, ATOMS) else f"({self.text[start:end]})"

    def replace(self, way: int, node: ast.expr | ast.stmt, new: str) -> Edit:
        return Edit(way, *self.span(node), new)

    def breaks(self, line: int) -> Iterator[Edit]:
        for statement, function in self.statements:
            nodes = list(parts(statement))
            expressions = [node for node in nodes if isinstance(node, ast.expr)]
            header = expressions if hasattr(statement, "body") else [statement]
            docstring = isinstance(getattr(statement, "value", None), ast.Constant)
            left_alone = isinstance(statement, (ast.Expr, *UNTOUCHED) if docstring else UNTOUCHED)
            here = any(node.lineno <= line <= (node.end_lineno or 0) for node in header)
            if here and not left_alone:
                yield from self.statement_breaks(statement, function, line)
                for node in nodes:
                    yield from self.part_breaks(node, line)
                for expression in expressions:
                    if within(expression, line) and not is_target(expression):
                        yield from self.changed(LAST_RESORT, expression, "int")

    def statement_breaks(self, node: ast.stmt, function: Function, line: int) -> Iterator[Edit]:
        edge = line in (node.lineno, node.end_lineno)
        delete = self.replace(DELETE if edge else WHOLE_STATEMENT, node, "pass")
        match node:
            case ast.Expr(value=ast.Call()) | ast.Return(value=None) | ast.Raise() | ast.Break():
                yield delete
            case ast.AugAssign(target=target, value=value):
                yield delete
                yield from self.operator(OPERATOR, target, value, line)
            case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
                if deletable(node, function):
                    yield delete
                unpacked = any(isinstance(n, ast.Tuple) and is_target(n) for n in parts(node))
                if within(value, line) and not unpacked:
                    yield from self.changed(VALUE, value, "int")
                yield self.replace(WHOLE_STATEMENT, value, "None")
            case ast.Return(value=ast.expr() as value):
                kind = ast.unparse(function.returns) if function and function.returns else ""
                yield from self.changed(RETURN if edge else WHOLE_STATEMENT, value, kind)
            case ast.If(test=test) | ast.Assert(test=test) if within(test, line):
                yield from self.negated(NEGATE, test)
            case ast.While(test=test) if within(test, line):
                yield self.replace(NEGATE, test, "False")
            case ast.For(iter=items) if within(items, line):
                yield self.replace(LOOP, items, f"[*{self.code(items)}][1:]")

    def part_breaks(self, node: ast.AST, line: int) -> Iterator[Edit]:
        match node:
            case ast.Constant(value=bool() as truth) if within(node, line):
                yield self.replace(CONSTANT, node, str(not truth))
            case ast.Constant(value=int() | float() as number) if within(node, line):
                yield self.replace(CONSTANT, node, str(number + 1))
            case ast.Constant(value=str()) if within(node, line):
                yield self.replace(LAST_RESORT, node, '"broken"')
            case ast.BinOp(left=left, right=right):
                yield from self.operator(OPERATOR, left, right, line)
            case ast.BoolOp(values=values):
                for left, right in pairwise(values):
                    yield from self.operator(OPERATOR, left, right, line)
                for value in values if not within(node, line) else ():
                    yield from self.negated(NEGATE, value) if within(value, line) else ()
            case ast.Compare(left=left, comparators=others):
                for one, other in pairwise([left, *others]):
                    yield from self.operator(COMPARE, one, other, line)
            case (ast.UnaryOp(op=ast.Not()) as test) | ast.IfExp(test=test) if within(test, line):
                yield from self.negated(NEGATE, test)
            case ast.Call(func=ast.Name(id=name) as called) if within(called, line):
                if name in CALLS:
                    yield self.replace(CALL, called, CALLS[name])

    def changed(self, way: int, value: ast.expr, kind: str) -> Iterator[Edit]:
        """Another value of the same kind: a truth denied, a number one higher, or nothing."""
        if kind == "bool" or isinstance(value, ast.Compare | ast.BoolOp):
            yield from self.negated(way, value)
        elif kind != "int":
            yield self.replace(way, value, "0" if self.code(value) == "None" else "None")
        elif not isinstance(value, NO_NUMBERS):
            yield self.replace(way, value, f"{self.code(value)} + 1")

    def negated(self, way: int, test: ast.expr) -> Iterator[Edit]:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            yield self.replace(way, test, self.code(test.operand))
        elif isinstance(test, ast.Compare) and isinstance(test.ops[0], OPPOSITES):
            return  # Denied by the swap of its operator.
        elif not isinstance(test, ast.Constant):
            yield self.replace(way, test, f"not {self.code(test)}")

    def operator(self, way: int, left: ast.expr, right: ast.expr, line: int) -> Iterator[Edit]:
        """Swaps the operator between two operands, if it stands on the line."""
        first, last = self.span(left)[1], self.span(right)[0]
        gap = re.sub("#.*", lambda comment: " " * len(comment[0]), self.text[first:last])
        if found := re.search(r"not\s+in|is\s+not|[^\s()\\]+", gap):
            new = (COMPARISONS if way == COMPARE else SWAPS).get(" ".join(found[0].split()))
            start, end = first + found.start(), first + found.end()
            if new and self.starts[line - 1] <= start < self.starts[line]:
                yield Edit(way, start, end, new)


def statements(node: ast.AST, function: Function) -> Iterator[tuple[ast.stmt, Function]]:
    """Every statement with the function that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child, function
        yield from statements(child, child if isinstance(child, ast.FunctionDef) else function)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """What belongs to a statement itself and is run, the outer parts first."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            # Positions inside an f-string are not to be trusted.
            skipped = isinstance(child, ast.stmt | ast.JoinedStr)
            skipped |= name in ("annotation", "returns", "decorator_list")
            if isinstance(child, ast.AST) and not skipped:
                yield child
                yield from parts(child)


def within(node: ast.expr, line: int) -> bool:
    return node.lineno == line == node.end_lineno


def is_target(node: ast.expr) -> bool:
    return isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)


def deletable(node: ast.stmt, function: Function) -> bool:
    """Whether every name that it binds has a value already: else its absence proves little."""
    names = {n.id for n in parts(node) if isinstance(n, ast.Name) and is_target(n)}
    for other in ast.walk(function) if function else ():
        if isinstance(other, ast.arg):
            names.discard(other.arg)
        elif isinstance(other, ast.Name) and is_target(other) and other.lineno < node.lineno:
            names.discard(other.id)
    return function is not None and not names


def compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


class Workshop:
    """Working copies of one snapshot of the project, and the tests that run in them."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.jobs = jobs
        self.free: SimpleQueue[Path] = SimpleQueue()
        self.running: set[Popen[bytes]] = set()
        self.citing = folder / "citing.json"
        self.snapshot = folder / "snapshot"
        self.snapshot.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
                shutil.copytree(ROOT / name, self.snapshot / name, ignore=unwanted)
            else:
                shutil.copy(ROOT / name, self.snapshot)
        for job in range(jobs):
            self.free.put(shutil.copytree(self.snapshot, folder / f"job{job}"))

    def test(self, folder: Path, clauses: Iterable[str], timeout: float | None) -> int | None:
        """The exit status of the clauses' tests; None if they ran out of time."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", *(f"--rule={clause}" for clause in clauses)]
        command += self.files(clauses)
        paths = [str(folder / "src"), str(ROOT), os.environ.get("PYTHONPATH")]
        search = os.pathsep.join(filter(None, paths))
        env = os.environ | {"BIGAPPLE_JIT": "0", "PYTHONPATH": search, "OMP_NUM_THREADS": "1"}
        # No bytecode: a file of the same size in the same second would be taken for the old one.
        env |= {"HYPOTHESIS_PROFILE": "mutants", "PYTHONDONTWRITEBYTECODE": "1"}
        env["CITING"] = str(self.citing)
        with (folder / "pytest.log").open("wb") as log:
            process = Popen(
                command, cwd=folder, env=env, stdin=DEVNULL, stdout=log, stderr=log, process_group=0
            )
        self.running.add(process)
        try:
            return process.wait(timeout)
        except TimeoutExpired:
            return None
        finally:
            end(process)
            self.running.discard(process)

    def files(self, clauses: Iterable[str]) -> list[str]:
        """The tests to collect: all, until it is known where each clause is cited."""
        if not self.citing.exists():
            # The service has no rules of its own, and takes long to import.
            return ["tests", "--ignore=tests/server", "-p", "tools.citing"]
        found = json.loads(self.citing.read_text("utf-8"))
        return sorted({file for clause in clauses for file in found[clause]})

    def judge(self, mutant: Mutant) -> str:
        folder = self.free.get()
        try:
            (folder / mutant.path).write_text(mutant.text, "utf-8")
            status = self.test(folder, mutant.clauses, TIMEOUT)
            no_conftest = b"while loading conftest" in (folder / "pytest.log").read_bytes()
        finally:
            shutil.copy(self.snapshot / mutant.path, folder / mutant.path)
            self.free.put(folder)
        if status is None:
            return "timeout"
        if status in (TESTS_PASSED, NO_TESTS):
            return "survived"
        return "killed" if status in (TESTS_FAILED, NOT_COLLECTED) or no_conftest else "crashed"

    def judge_all(self, mutants: list[Mutant]) -> Generator[tuple[Mutant, str], None, None]:
        pool = ThreadPoolExecutor(self.jobs)
        try:
            waiting = {pool.submit(self.judge, mutant): mutant for mutant in mutants}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(self.running):
                end(process)
            pool.shutdown()


def end(process: Popen[bytes]) -> None:
    """Ends a run of the tests, if it has not ended, with all that it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def find(snapshot: Path, clauses: set[str], file: str) -> Iterator[Mutant]:
    for path in sorted((snapshot / GAMES).rglob("*.py")):
        name = path.relative_to(snapshot).as_posix()
        source = Source(name, path.read_text("utf-8"))
        for line, cited in source.cited.items():
            if (not clauses or clauses & {*cited}) and (
                not file or f"/{name}".endswith(f"/{file}")
            ):
                found = source.mutants(line)
                yield from found
                if not found:
                    say(f"cannot be broken: {name}:{line}: {source.lines[line - 1].strip()}")


def say(text: object) -> None:
    console.out(text, highlight=False)


def report(results: list[tuple[Mutant, str]]) -> None:
    table = Table(Column("file", overflow="fold"), "mutants", "killed", *LISTED)
    for path in [*sorted({mutant.path for mutant, _ in results}), "all"]:
        counts = Counter(verdict for mutant, verdict in results if path in (mutant.path, "all"))
        row = [counts.total(), counts["killed"] + counts["timeout"]]
        row += [counts[verdict] for verdict in LISTED]
        table.add_row(path.removeprefix(GAMES + "/"), *map(str, row))
    console.print(table)
    for wanted in LISTED:
        for mutant in sorted(mutant for mutant, verdict in results if verdict == wanted):
            say(f"{wanted}: {mutant}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--jobs", type=int, default=2, help="how many tests run at a time")
    parser.add_argument("--clause", nargs="+", action="extend", default=[], metavar="ID")
    parser.add_argument("--file", default="", help="only files with this name or path")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    warnings.simplefilter("ignore", SyntaxWarning)
    known = [line.strip() for line in (ROOT / EQUIVALENT).read_text("utf-8").split("\n")]
    unused = {line for line in known if line and not line.startswith("#")}
    results: list[tuple[Mutant, str]] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshop = Workshop(Path(folder), max(1, options.jobs))
        mutants = list(find(workshop.snapshot, set(options.clause), options.file))
        cited = sorted({clause for mutant in mutants for clause in mutant.clauses})
        if not mutants:
            say("no line to break")
            return 2
        say(f"{len(mutants)} mutants of {len(cited)} clauses; testing the unbroken rules first")
        started = time.monotonic()
        status = workshop.test(workshop.snapshot, cited, None)
        if status != TESTS_PASSED:
            say((workshop.snapshot / "pytest.log").read_text("utf-8", "replace"))
            reason = "there are none" if status == NO_TESTS else f"pytest's exit status is {status}"
            say(f"the tests of {', '.join(cited)} do not pass with the unbroken rules: {reason}")
            return 2
        if time.monotonic() - started > TIMEOUT / 2:
            say("these tests are slow: a mutant ended by the timeout may not have been noticed")
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        plain = not console.is_terminal
        with (
            Progress(*columns, console=console, disable=plain) as bar,
            closing(workshop.judge_all(mutants)) as verdicts,
        ):
            for mutant, verdict in bar.track(verdicts, total=len(mutants)):
                key = f"{mutant.path} | {mutant.before} | {mutant.after} | "
                excuses = {line for line in known if line.startswith(key)}
                excused = verdict == "survived" and bool(excuses)
                unused -= excuses if excused else set()
                results.append((mutant, "equivalent" if excused else verdict))
                if plain or results[-1][1] == "survived":
                    say(f"{len(results)}/{len(mutants)} {results[-1][1]}: {mutant}")
    report(results)
    for line in sorted(unused) if not options.clause and not options.file else ():
        say(f"{EQUIVALENT} excuses no survivor with: {line}")
    return 1 if any(verdict in ("survived", "crashed") for _, verdict in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
