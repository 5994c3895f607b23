"""What speaks for an action in Manhattan: what it scores, and what it keeps rivals from scoring."""

from __future__ import annotations

from collections.abc import Hashable

from bigapple.bots.futures import Change
from bigapple.engine.chance import Chance
from bigapple.engine.events import Event, Written, empty_log
from bigapple.games.manhattan.components import FAKE_NEWS
from bigapple.games.manhattan.happenings import CHOOSE, TALLEST
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import owner_of_colour
from bigapple.games.manhattan.urban_rules import score_urban_rule

ROOM = 64


def changes(game: Game, before: list[Event], after: list[Event], player: int) -> list[Change]:
    """By what a scoring differs from the one before."""
    earlier = {likeness(event): event for event in before if event.kind == "scored"}
    now = {likeness(event): event for event in after if event.kind == "scored"}
    found = []
    for like in {**earlier, **now}:
        was, comes = _points(earlier.get(like)), _points(now.get(like))
        event = now.get(like) or earlier[like]
        worth = (comes - was) * _sign(game, event, player)
        if comes == 0:
            found.append(Change(event, worth, "gone", was))
        elif was == 0:
            found.append(Change(event, worth))
        elif comes != was:
            found.append(Change(event, worth, "more" if comes > was else "less", abs(comes - was)))
    return found


def _points(event: Event | None) -> int:
    return 0 if event is None else int(event["points"] or 0)


def _sign(game: Game, event: Event, player: int) -> float:
    """What a point is worth; those of each rival count against the player as their share."""
    is_mine = owner_of_colour(game, int(event["colour"] or 0)) == player
    return 1.0 if is_mine else -1.0 / (game.players - 1)


def ahead(game: Game, player: int) -> float:
    """Nothing is gained between two blocks."""
    return 0.0


def is_decided(game: Game, player: int) -> bool:
    """Not before the last block."""
    return False


def is_telling(game: Game, event: Event) -> bool:
    """No action says what it will score."""
    return True


def worth_of(game: Game, event: Event, player: int) -> float:
    """Of an event that follows some time later, in points."""
    if event.kind != "scored":
        return 0.0
    worth = _points(event) * _sign(game, event, player)
    # Which blocks are chosen says too little about where rivals will score.
    return 0.0 if game.decision == CHOOSE and worth < 0.0 else worth


def likeness(event: Event) -> Hashable:
    """The same whatever the points; there is one tallest tower, wherever it stands."""
    is_tallest = event.arguments.get("criterion") == TALLEST
    place = None if is_tallest else event.arguments.get("place")
    named = (event.arguments.get(name) for name in ("criterion", "colour"))
    return event.kind, place, *named


def deed(game: Game, action: int) -> Hashable:
    """No two actions do the same."""
    return action


def turns_ahead(game: Game) -> int:
    return 1


def ends_turn(event: Event, player: int) -> bool:
    """A round is what decides."""
    return event.kind == "round-scored"


def scored_now(game: Game, chance: Chance) -> Written:
    """The events of a scoring before its time; what fake news hide, nobody can know."""
    log = empty_log(ROOM)
    score_board(game, log)
    if game.urban_rules and game.urban_rule != FAKE_NEWS:
        score_urban_rule(game, chance, log)
    return log
