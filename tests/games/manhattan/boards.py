"""Boards to be scored: positions with some towers, and what scoring them gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import bigapple
from bigapple.engine.chance import Chance
from bigapple.engine.events import Written, empty_log, read
from bigapple.games.manhattan.happenings import EVENTS, MAJORITY, TALLEST, TOWERS, URBAN
from bigapple.games.manhattan.people.words import RULE_NAMES
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.urban_rules import score_urban_rule
from bigapple.match import Match

COLOURS = ("blue", "orange", "purple", "yellow")
Towers = Mapping[str, Sequence[str]]
Points = dict[str, int]


def position(towers: Towers, **keys: Any) -> dict[str, Any]:
    """A document; `options` and any other keys of a position may be given."""
    options = keys.pop("options", {"players": 4})
    built = {lot: list(blocks) for lot, blocks in towers.items()}
    return {"game": "manhattan", "options": options, "towers": built, "seed": 1} | keys


def game_with(towers: Towers, **keys: Any) -> Game:
    """The record of a position."""
    return cast(Game, bigapple.load(position(towers, **keys)).game)


def points(game: Game) -> Points:
    """The colours that have points, and how many."""
    return {name: int(game.score[c]) for c, name in enumerate(COLOURS) if game.score[c]}


def told(log: Written, criteria: set[int]) -> Points:
    """The points that a log tells of, all of them for these criteria."""
    total: Points = {}
    for event in read(log, EVENTS):
        criterion, colour, count = event["criterion"], event["colour"], event["points"]
        assert criterion in criteria
        assert colour is not None
        assert count
        total[COLOURS[colour]] = total.get(COLOURS[colour], 0) + count
    return total


def scored(towers: Towers, **keys: Any) -> Points:
    """What the three criteria give for a board (M6), as events tell it too."""
    game, log = game_with(towers, **keys), empty_log(64)
    score_board(game, log)
    assert told(log, {TALLEST, MAJORITY, TOWERS}) == points(game)
    return points(game)


def scored_by(rule: str, towers: Towers, **keys: Any) -> Points:
    """What an urban rule alone gives for a board (M8), as events tell it too."""
    options = {"players": 4, "urban_rules": True} | keys.pop("options", {})
    game, log = game_with(towers, options=options, urban_rule=rule, **keys), empty_log(64)
    score_urban_rule(game, Chance.new(), log)
    assert told(log, {URBAN + RULE_NAMES.index(rule)}) == points(game)
    return points(game)


def before_last_turn(towers: Towers, **keys: Any) -> Match:
    """A match in which player 0 has one blue floor and the cards 1, 2, 3 and 5: a round's end."""
    options = keys.setdefault("options", {"players": 4})
    in_play = COLOURS[:3] if options["players"] == 3 else COLOURS
    chosen: dict[str, list[int]] = {colour: [] for colour in in_play} | {"blue": [1]}
    hands = [[1, 2, 3, 5], *[None] * (options["players"] - 1)]
    return bigapple.load(position(towers, actor=0, chosen=chosen, hands=hands, **keys))


def ones(lots: str, colour: str) -> dict[str, list[str]]:
    """A tower of one floor on each of some lots: ones("A1 A2", "blue")."""
    return {lot: [f"{colour} 1"] for lot in lots.split()}


def twos(lots: str, colour: str) -> dict[str, list[str]]:
    """A tower of two floors on each of some lots."""
    return {lot: [f"{colour} 2"] for lot in lots.split()}
