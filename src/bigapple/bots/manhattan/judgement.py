"""What an action is worth to a player of Manhattan, one action ahead."""

from __future__ import annotations

from bigapple.engine.agenda import OVER
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.choosing import colour_asked
from bigapple.games.manhattan.components import FAKE_NEWS, SIZES
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.scoring import points_of, score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round
from bigapple.games.manhattan.urban_rules import score_urban_rule


@rule
def can_foresee(action: int) -> bool:
    """All but the next card is known beforehand."""
    return True


@rule
def worth_of(before: Game, action: int, after: Game, player: int, chance: Chance) -> float:
    """Blocks: a balanced mix. Building: the lead over the best rival if the round ended now."""
    if before.decision == CHOOSE:
        return balance(before, action)
    if after.decision != OVER and after.round_number == before.round_number:
        score_now(after, chance)
    rival = -1
    for other in range(after.players):
        if other != player:
            rival = max(rival, points_of(after, other))
    return float(points_of(after, player) - rival)


@rule
def score_now(game: Game, chance: Chance) -> None:
    """Scores the board as if the round were over; what fake news hide, nobody can know."""
    score_board(game, None)
    if game.urban_rules and game.urban_rule != FAKE_NEWS:
        score_urban_rule(game, chance, None)


@rule
def balance(game: Game, action: int) -> float:
    """How near a choice comes to an equal share of the reserve for every round left."""
    colour = colour_asked(game)
    left = 0
    for i in range(SIZES):
        left += int(game.reserve[colour, i])
    share = float(blocks_each_round(game)) / left
    worth = 0.0
    for size in range(1, SIZES + 1):
        lacks = actions.chosen_count(action, size) - float(game.reserve[colour, size - 1]) * share
        worth -= lacks * lacks
    return worth
