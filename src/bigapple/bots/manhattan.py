"""What an action is worth to a player of Manhattan, one action ahead."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from bigapple.engine.agenda import OVER, GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint, rule
from bigapple.engine.contract import numba_type
from bigapple.engine.events import Log, empty_log
from bigapple.games.manhattan import DEFINITION, actions
from bigapple.games.manhattan.components import FAKE_NEWS, SIZES
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.scoring import points_of, score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round, colour_of
from bigapple.games.manhattan.urban_rules import score_urban_rule


@rule
def score_now(game: Game, chance: Chance, log: Log) -> None:
    """Scores the board as if the round were over; what fake news hide, nobody can know."""
    score_board(game, log)
    if game.urban_rules and game.urban_rule != FAKE_NEWS:
        score_urban_rule(game, chance, log)


class ManhattanJudgement:
    """Blocks: a balanced mix. Building: the lead over the best rival if the round ended now."""

    def worth(self, before: GameRecord, action: int, after: GameRecord, player: int) -> float:
        if before.decision == CHOOSE:
            return self._balance(cast(Game, before), action, player)
        return self._lead(cast(Game, before), cast(Game, after), player)

    def _lead(self, before: Game, after: Game, player: int) -> float:
        scored = after.decision == OVER or after.round_number != before.round_number
        if not scored:
            self._score_now(after, Chance.new(), empty_log(0))
        points = [points_of(after, other) for other in range(after.players)]
        return points.pop(player) - max(points)

    def _balance(self, game: Game, action: int, player: int) -> float:
        """How near a choice comes to an equal share of the reserve for every round left."""
        reserve = game.reserve[colour_of(game, player, int(game.agenda[game.depth - 1].step))]
        share = blocks_each_round(game) / int(sum(reserve))
        return -sum(
            (actions.chosen_count(action, size) - int(reserve[size - 1]) * share) ** 2
            for size in range(1, SIZES + 1)
        )

    @cached_property
    def _score_now(self) -> EntryPoint:
        parts = ("game", "chance", "log")
        return EntryPoint(
            score_now, lambda: tuple(numba_type(p, DEFINITION) for p in parts), "manhattan-greedy"
        )


JUDGEMENT = ManhattanJudgement()
