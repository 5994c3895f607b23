"""What speaks for an action in King of New York: what a monster comes by until its next turn."""

from __future__ import annotations

from collections.abc import Hashable

from bigapple.bots.futures import Change
from bigapple.engine.chance import Chance
from bigapple.engine.events import Event, Written, empty_log
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.components import (
    CELEBRITY,
    ENERGY,
    HEART,
    PILES,
    PILES_IN_BOROUGH,
)
from bigapple.games.king_of_new_york.happenings import (
    BY_BUILDING,
    BY_ENTERING,
    BY_UNIT,
    CARAPACE_TOKEN,
    DESTROY,
    PHOTO,
    PLACE,
    SPLIT,
)
from bigapple.games.king_of_new_york.monsters import in_play, living
from bigapple.games.king_of_new_york.state import Game

UNTOLD = frozenset({"superstar-taken", "statue-taken", "game-won"})
"""The action says so itself, and a hint that it wins."""
REPEATED = frozenset({ENERGY, HEART, CELEBRITY, BY_ENTERING, BY_BUILDING, BY_UNIT})
"""Causes of gains that the action names, with how much it is."""
NAMED = (SPLIT, PHOTO)
"""Decisions whose actions name all that they give."""

WORTH = {
    "stars-gained": 1.0,
    "stars-lost": -1.0,
    "energy-gained": 0.4,
    "energy-given": -0.4,
    "healed": 0.6,
    "hearts-lost": -0.6,
    "damaged": -0.6,
    "superstar-taken": 2.0,
    "statue-taken": 2.0,
    "extra-turn": 2.0,
    "claimed": 2.0,
    "eliminated": -20.0,
    "game-won": 20.0,
}
"""For the monster it happens to, each ★, ⚡ or ♥ of it."""
CARAPACE = 0.6
WEB_OR_CURSE = -0.8
"""Each token, for the monster that gets it."""
DESTRUCTION = 0.5
RIVALS = 0.5
"""How much of that, the other way round, is what it means to a rival."""


def changes(game: Game, before: list[Event], after: list[Event], player: int) -> list[Change]:
    """What happens at once; what comes behind the turn would come anyway."""
    found = []
    for event in after:
        if event.kind == "turn-started":
            break
        found.append(Change(event, _worth(event, player)))
    return found


def ahead(game: Game, player: int) -> float:
    """What is just about to be gained, beside what has been: something is destroyed next."""
    return DESTRUCTION if game.decision == DESTROY and game.actor == player else 0.0


def is_decided(game: Game, player: int) -> bool:
    """The last monster alive has won when its dice are resolved."""
    return bool(in_play(game, player)) and living(game) == 1


def is_telling(game: Game, event: Event) -> bool:
    if event.kind in UNTOLD or game.decision in NAMED:
        return False
    is_gain = event.kind in ("stars-gained", "energy-gained", "healed")
    return not (is_gain and event["cause"] in REPEATED)


def worth_of(game: Game, event: Event, player: int) -> float:
    """Of an event that follows some time later."""
    # What rivals come by in their own ways is no consequence of the action.
    is_ours = event.arguments.get("source") == player or event.kind in ("eliminated", "game-won")
    is_mine = event.arguments.get("player") == player
    return _worth(event, player) if is_mine or is_ours else 0.0


def _worth(event: Event, player: int) -> float:
    each = WORTH.get(event.kind, 0.0)
    if event.kind == "token-gained":
        each = CARAPACE if event["token"] == CARAPACE_TOKEN else WEB_OR_CURSE
    if each == 0.0:
        return 0.0
    worth = each * float(event.arguments.get("count", 1) or 0)
    if event.arguments.get("receiver") == player:
        return -worth
    return worth if event["player"] == player else -RIVALS * worth


def likeness(event: Event) -> Hashable:
    """The same whatever the count; each cause apart."""
    named = ("player", "cause", "source", "card")
    return event.kind, *(event.arguments.get(name) for name in named)


def deed(game: Game, action: int) -> Hashable:
    """The same for actions that do the same: piles of a borough that look alike."""
    if not actions.within(action, actions.FIRST_BUILDING, PILES):
        return action
    pile = action - actions.FIRST_BUILDING
    return pile // PILES_IN_BOROUGH, int(game.tops[pile]), bool(game.below[pile] > 0)


def turns_ahead(game: Game) -> int:
    """Until the monster's turn begins; where it starts from shows in its first turn only."""
    return 2 if game.decision == PLACE else 1


def ends_turn(event: Event, player: int) -> bool:
    return event.kind in ("turn-started", "eliminated") and event["player"] == player


def scored_now(game: Game, chance: Chance) -> Written:
    """Nothing is scored before its time."""
    return empty_log(0)
