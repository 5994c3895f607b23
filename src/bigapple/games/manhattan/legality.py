"""What the actor may do, and why not (M3.2 to M3.4, M10.1)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.choosing import legal_choices, reserve_asked
from bigapple.games.manhattan.happenings import BUILD, CHOOSE
from bigapple.games.manhattan.placing import breaks_trust, floors_needed, legal_builds, lot_shown
from bigapple.games.manhattan.refusals import Refusal
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    blocks_each_round,
    colour_of,
    colours_each,
    open_districts,
)


@rule
def legal(game: Game, out: Array) -> int:
    """Writes the actor's legal actions, in ascending order, and returns how many there are."""
    if game.decision == CHOOSE:
        return legal_choices(game, out)
    if game.decision == BUILD:
        n = legal_builds(game, int(game.actor), out)
        if n == 0:
            n = legal_discards(game, int(game.actor), out)  # M3.4
        return n
    return 0


@rule
def legal_discards(game: Game, player: int, out: Array) -> int:
    """Writes what a player who cannot build may discard."""
    n = 0
    for action in range(actions.FIRST_DISCARD, actions.FIRST_CHOICE):
        which, card, size = actions.discard_parts(action)
        if _why_not_with(game, player, which, card, size) == Refusal.NONE:
            out[n] = action
            n += 1
    return n


@rule
def can_build(game: Game, player: int) -> bool:
    for action in range(actions.FIRST_BUILD, actions.FIRST_DISCARD):
        if _why_not_build(game, player, action) == Refusal.NONE:
            return True
    return False


@rule
def absent(game: Game) -> int:
    """What an absent player does: the first legal action, which spends small blocks first."""
    for action in range(actions.ACTIONS):
        if why_not(game, int(game.actor), action) == Refusal.NONE:
            return action
    return -1


@rule
def why_not(game: Game, player: int, action: int) -> int:
    """0, or why this player may not do this now: the first reason in the order of M10.1."""
    if game.actor < 0:
        return Refusal.GAME_OVER  # M7.1
    if player != game.actor:
        return Refusal.NOT_YOUR_TURN  # M3.2
    if actions.is_choice(action):
        return _why_not_choose(game, action)
    if game.decision != BUILD:
        return Refusal.TIME_TO_CHOOSE  # M3.2
    if actions.is_discard(action):
        return _why_not_discard(game, player, action)
    return _why_not_build(game, player, action)


@rule
def _why_not_choose(game: Game, action: int) -> int:
    if game.decision != CHOOSE:
        return Refusal.TIME_TO_BUILD  # M3.2
    if actions.chosen_total(action) != blocks_each_round(game):
        return Refusal.WRONG_NUMBER  # M3.1
    if not actions.covers(reserve_asked(game), action):
        return Refusal.NOT_IN_RESERVE  # M3.1
    return Refusal.NONE


@rule
def _why_not_discard(game: Game, player: int, action: int) -> int:
    which, card, size = actions.discard_parts(action)
    if can_build(game, player):
        return Refusal.MUST_BUILD  # M3.3
    return _why_not_with(game, player, which, card, size)


@rule
def _why_not_build(game: Game, player: int, action: int) -> int:
    which, card, district, size = actions.build_parts(action)
    reason = _why_not_with(game, player, which, card, size)
    if reason != Refusal.NONE:
        return reason
    colour = colour_of(game, player, which)
    lot = lot_shown(game, player, card, district)
    if district >= open_districts(game):
        return Refusal.CLOSED_DISTRICT  # M9.6
    if lot == game.monster_lot:
        return Refusal.UNDER_MONSTER  # M9.4
    if breaks_trust(game, lot, colour):
        return Refusal.ANTI_TRUST  # M9.7
    if size < floors_needed(game, lot, colour):
        return Refusal.TOO_FEW_FLOORS  # M5.2
    return Refusal.NONE


@rule
def _why_not_with(game: Game, player: int, which: int, card: int, size: int) -> int:
    """Why a player may not use this card and this block, wherever it goes."""
    if game.hands[player, card] == 0:
        return Refusal.CARD_NOT_HELD  # M3.2
    if which >= colours_each(game):
        return Refusal.FOREIGN_COLOUR  # M2.2
    if game.chosen[colour_of(game, player, which), size - 1] == 0:
        return Refusal.BLOCK_NOT_CHOSEN  # M3.2
    return Refusal.NONE
