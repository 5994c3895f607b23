"""Paying ⚡ costs, in ♥ too with Of Another World (K8.4, K11.24)."""

from __future__ import annotations

from bigapple.engine.agenda import push
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import OF_ANOTHER_WORLD
from bigapple.games.king_of_new_york.frames import PAYMENT
from bigapple.games.king_of_new_york.happenings import PAID
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.state import Game


@rule
def payable_hearts(game: Game, player: int) -> int:
    """The ♥ that a monster could pay instead of ⚡; at least one must stay."""
    if has(game, player, OF_ANOTHER_WORLD):
        return max(0, int(game.hearts[player]) - 1)  # K11.24
    return 0


@rule
def can_pay(game: Game, player: int, cost: int) -> bool:
    return cost <= int(game.energy[player]) + payable_hearts(game, player)  # K8.4


@rule
def fewest_hearts(game: Game, player: int, cost: int) -> int:
    """The ♥ that a monster must pay of a cost."""
    return max(0, cost - int(game.energy[player]))


@rule
def charge(game: Game, player: int, cost: int, log: Log) -> None:
    """Takes a cost that can be paid; where there is a choice of how, it is asked first."""
    fewest = fewest_hearts(game, player, cost)
    if fewest == min(cost, payable_hearts(game, player)):
        pay(game, player, cost, fewest, log)
    else:
        push(game, PAYMENT, player, cost)  # K11.24


@rule
def pay(game: Game, player: int, cost: int, hearts: int, log: Log) -> None:
    if cost > 0:
        game.energy[player] -= cost - hearts
        game.hearts[player] -= hearts  # K11.24
        emit(log, PAID, player, cost - hearts, hearts)
