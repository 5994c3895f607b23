"""Records: a match as text. `docs/formats/record.md` documents the format.

bigapple-record 1
game: manhattan
rules: 1
options: {"players": 4, …}
names: ["Ann", null, …]
commitment: 3f…
seed: 7

deal | first-player 2; card 4; card 9; …
choose 1 1 2 2 3 4
build 7 D 3 | card 4
undo
"""

from __future__ import annotations

import json
from typing import Any

from bigapple.errors import (
    BigAppleError,
    CannotRead,
    Contradiction,
    IllegalAction,
    ImpossibleOutcome,
)
from bigapple.fairness import commitment
from bigapple.match import GIVEN, Draw, Match
from bigapple.opening import (
    checked_names,
    complete_options,
    game_of,
    load,
    under_rules,
)
from bigapple.texts import Message

FIRST_LINE = "bigapple-record 1"
KEYS = ("game", "rules", "options", "names", "start", "commitment", "seed")


def write_record(match: Match, reveal: bool) -> str:
    head: dict[str, Any] = {
        "game": match.definition.id,
        "rules": match.definition.rules_version,
        "options": match.options,
    }
    if match.names.names:
        # A bot has no name of its own: whoever reads the record calls it as they like.
        head["names"] = [name if isinstance(name, str) else None for name in match.names.names]
    if match.start is not None:
        head["start"] = match.start
    if match.commitment is not None:
        head["commitment"] = match.commitment
    if reveal and match.commitment is not None:
        head["seed"] = match.seed
    lines = [FIRST_LINE]
    lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    lines.append("")
    for entry in match.history:
        outcomes = "; ".join(outcome_of(match, draw) for draw in entry.draws)
        lines.append(f"{entry.text} | {outcomes}" if outcomes else entry.text)
    return "\n".join(lines) + "\n"


def outcome_of(match: Match, draw: Draw) -> str:
    """An outcome of chance as a record has it."""
    text = match.definition.people.outcome_text(draw.what, draw.outcome)
    return text + GIVEN if draw.given else text


def read_record(record: str) -> Match:
    """Replays a record; an error names its line."""
    if not isinstance(record, str):
        raise CannotRead(Message("input-record"))
    lines = record.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise CannotRead(Message("input-record"))
    end = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    head = _head(lines[1:end])
    match = _begin(head)
    number = 1
    for number, line in enumerate(lines[end:], end + 1):
        if not line.strip():
            continue
        try:
            _carry_out(match, line)
        except BigAppleError as error:
            raise _at_line(error, number) from None
    if not match.history:
        raise CannotRead(
            Message("record-line", {"line": number, "reason": Message("record-empty")})
        )
    return match


def _head(lines: list[str]) -> dict[str, Any]:
    head: dict[str, Any] = {}
    for line in lines:
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS or key in head:
            raise CannotRead(Message("input-key", {"key": key}))
        try:
            head[key] = json.loads(value)
        except (ValueError, RecursionError):
            raise CannotRead(Message("input-key", {"key": key})) from None
    return head


def _begin(head: dict[str, Any]) -> Match:
    game = under_rules(game_of(head.get("game")), head.get("rules"))
    given = head.get("options", {})
    if not isinstance(given, dict):
        raise CannotRead(Message("input-key", {"key": "options"}))
    options = complete_options(game, given)
    names = checked_names(head.get("names"), options["players"])
    seed = head.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str | None):
        raise CannotRead(Message("input-key", {"key": "seed"}))
    published = head.get("commitment")
    if not isinstance(published, str | None):
        raise CannotRead(Message("input-key", {"key": "commitment"}))
    if seed is not None and published is not None and commitment(str(seed)) != published:
        raise Contradiction("seed", Message("record-commitment"))
    match = Match(game, options, names, seed)
    if seed is None:
        # Chance can go on, but no longer as the table had committed itself to.
        match.commitment = None
    if "start" in head:
        begun = load(head["start"])
        if begun.definition.id != game.id or begun.options != options:
            raise Contradiction("start", Message("input-key", {"key": "start"}))
        match.begin_from(begun.game)
        match.history.clear()
    return match


def _carry_out(match: Match, line: str) -> None:
    text, _, outcomes = (part.strip() for part in line.partition("|"))
    given = [outcome.strip() for outcome in outcomes.split(";")] if outcomes else []
    first = not match.history
    if first != (text in ("deal", "start")) or (first and (text == "start") != bool(match.start)):
        raise CannotRead(Message("record-first-entry"))
    if text in ("start", "undo") and given:
        raise ImpossibleOutcome(Message("chance-left-over", {"outcome": given[0]}))
    if text == "start":
        match.begin_from(match.game)
    elif text == "undo":
        match.undo()
    else:
        match.repeat(None if first else text, given)


def _at_line(error: BigAppleError, number: int) -> BigAppleError:
    """The same kind of error, saying in which line it lies."""
    message = Message("record-line", {"line": number, "reason": error.message})
    if isinstance(error, Contradiction):
        return Contradiction(error.key, message, error.clause)
    kinds = (IllegalAction, ImpossibleOutcome)
    kind = next((kind for kind in kinds if isinstance(error, kind)), CannotRead)
    return kind(message, error.clause)
