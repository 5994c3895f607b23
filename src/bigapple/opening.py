"""How matches and batches begin: new ones, positions, records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bigapple import games
from bigapple.engine.contract import GameDefinition
from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match
from bigapple.texts import Listing, Message

if TYPE_CHECKING:
    from bigapple.engine.batch import Batch
    from bigapple.engine.cuda import CudaBatch

POSITION_VERSION = 1
LONGEST_NAME = 40


def game_of(game_id: Any) -> GameDefinition:
    if not isinstance(game_id, str) or game_id not in games.MODULES:
        known = Listing(tuple(games.MODULES))
        raise CannotRead(Message("input-game", {"game": str(game_id), "known": known}))
    return games.definition(game_id)


def complete_options(game: GameDefinition, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, defaults filled in; a contradiction is refused at once."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            names = Listing(tuple(known))
            raise CannotRead(Message("input-option", {"option": str(name), "known": names}))
    options = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        if not option.accepts(value):
            values = Listing(tuple(repr(value) for value in option.values))
            raise CannotRead(
                Message("input-value", {"option": name, "value": repr(value)[:80], "known": values})
            )
        options[name] = value
    clash = game.clash(options)
    if clash is not None:
        raise Contradiction(clash.key, Message(clash.message), clash.clause)
    return options


def checked_names(names: Sequence[str | None] | None, players: int) -> tuple[str | None, ...]:
    if names is None:
        return ()
    if not isinstance(names, list | tuple) or len(names) != players:
        raise Contradiction("names", Message("input-names", {"players": players}))
    for name in names:
        if name is not None and not (
            isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        ):
            raise CannotRead(Message("input-name", {"name": str(name), "most": LONGEST_NAME}))
    return tuple(names)


def check_seed(seed: int | str | None) -> None:
    """Chance is drawn from a seed's bytes, and what a command line gives may have none."""
    try:
        str(seed).encode()
    except UnicodeEncodeError:
        raise CannotRead(Message("input-seed")) from None


def new(
    game: str,
    *,
    names: Sequence[str | None] | None = None,
    seed: int | str | None = None,
    script: Iterable[str | int] = (),
    **options: Any,
) -> Match:
    """A new match of a game; the set-up's outcomes of chance may be given by `script`."""
    definition = game_of(game)
    complete = complete_options(definition, options)
    check_seed(seed)
    match = Match(definition, complete, checked_names(names, complete["players"]), seed)
    match.script(script)
    match.deal()
    return match


def load(position: Mapping[str, Any] | str, *, seed: int | str | None = None) -> Match:
    """A match that goes on from a position: a document, or its JSON text."""
    document = _document(position)
    definition = game_of(document.get("game"))
    if document.get("format", "bigapple-position") != "bigapple-position":
        raise CannotRead(Message("input-format", {"format": str(document["format"])}))
    version = document.get("version", POSITION_VERSION)
    if version != POSITION_VERSION or isinstance(version, bool):
        raise CannotRead(Message("input-version", {"version": str(version)}))
    definition = under_rules(definition, document.get("rules", definition.rules_version))
    options = document.get("options", {})
    if not isinstance(options, dict):
        raise CannotRead(Message("input-key", {"key": "options"}))
    complete = complete_options(definition, options)
    names = checked_names(document.get("names"), complete["players"])
    chosen_seed = document.get("seed", 0) if seed is None else seed
    if isinstance(chosen_seed, bool) or not isinstance(chosen_seed, int | str):
        raise CannotRead(Message("input-key", {"key": "seed"}))
    check_seed(chosen_seed)
    body = {k: v for k, v in document.items() if k not in HEAD}
    game = definition.people.read_position(body, complete, str(chosen_seed))
    match = Match(definition, complete, names, chosen_seed if "seed" in document else seed)
    match.begin_from(game)
    return match


HEAD = {"format", "version", "game", "rules", "options", "names", "seed"}


def replay(record: str) -> Match:
    """The match of a record, every action carried out again with its outcomes of chance."""
    from bigapple.record import read_record

    return read_record(record)


def under_rules(game: GameDefinition, version: Any) -> GameDefinition:
    """The game under a version of its rules: what was begun under older ones stays under them."""
    if isinstance(version, int) and not isinstance(version, bool):
        try:
            return games.definition(game.id, version)
        except KeyError:
            pass
    known = str(game.rules_version)
    raise CannotRead(Message("input-rules", {"version": str(version), "known": known}))


def batch(
    game: str,
    count: int,
    *,
    seed: int = 0,
    threads: int = 1,
    device: str = "cpu",
    **options: Any,
) -> Batch | CudaBatch:
    """Many games at once, on CPU threads or (device="cuda") on a GPU."""
    definition = game_of(game)
    complete = complete_options(definition, options)
    if device == "cuda":
        from bigapple.engine.cuda import CudaBatch

        return CudaBatch(definition, count, complete, seed)
    if device != "cpu":
        raise CannotRead(Message("input-device", {"device": device}))
    from bigapple.engine.batch import Batch

    return Batch(definition, count, complete, seed, threads)


def _document(position: Mapping[str, Any] | str) -> dict[str, Any]:
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError) as error:
            raise CannotRead(Message("input-json", {"reason": str(error)})) from None
    if not isinstance(position, Mapping) or not all(isinstance(key, str) for key in position):
        raise CannotRead(Message("input-key", {"key": "position"}))
    return dict(position)
