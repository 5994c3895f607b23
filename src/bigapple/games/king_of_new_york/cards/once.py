"""Discard cards that do more than their row says: what happens when they are bought."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, push
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    AIR_FORCE_ONE,
    HOLLAND_TUNNEL,
    NEXT_STAGE,
    PHOTO_OP,
)
from bigapple.games.king_of_new_york.damage import hurt, strike
from bigapple.games.king_of_new_york.frames import DISCARDS
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars, heal, lose_stars
from bigapple.games.king_of_new_york.happenings import BY_CARD, CLAIMED, PHOTOGRAPHED
from bigapple.games.king_of_new_york.market import add_claim
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    clockwise,
    in_play,
    most_hearts,
    units_in,
)
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def air_force_one(game: Game) -> None:
    """Each unit deals 1 damage to each monster in its borough (unit damage, K12.4)."""
    for player in range(game.players):
        if in_play(game, player):
            hurt(game, player, units_in(game, borough_of(game, player)))  # K11.47
    strike(game, BY_CARD + AIR_FORCE_ONE, NOBODY)  # K12.4


@rule
def columbia_university(game: Game, player: int, log: Log) -> None:
    add_claim(game, player)  # K11.50
    emit(log, CLAIMED, player)


@rule
def holland_tunnel(game: Game, log: Log) -> None:
    for i in range(game.players):
        player = clockwise(game, i)
        if in_play(game, player):
            gain_energy(game, player, 3, BY_CARD + HOLLAND_TUNNEL, log)  # K11.55


@rule
def tesla_cannon(game: Game, player: int) -> None:
    """Each monster, from the buyer clockwise, discards a keep card of its choice."""
    push(game, DISCARDS, player, int(game.players))  # K11.62


@rule
def most_healing(game: Game, player: int) -> int:
    """Next Stage: no more healing than ♥ are missing."""
    missing = most_hearts(game, player) - int(game.hearts[player])
    return min(missing, int(game.stars[player]))  # K11.57


@rule
def next_stage(game: Game, player: int, healing: int, log: Log) -> None:
    stars = int(game.stars[player])
    lose_stars(game, player, stars, BY_CARD + NEXT_STAGE, log)  # K11.57
    gain_energy(game, player, stars - healing, BY_CARD + NEXT_STAGE, log)  # K11.57
    heal(game, player, healing, BY_CARD + NEXT_STAGE, log)  # K11.57


@rule
def why_not_photo(game: Game, player: int, rival: int) -> int:
    if rival == player or rival >= game.players:
        return Refusal.NO_PHOTO  # K11.58
    if not in_play(game, rival) and not game.fell_now[rival]:
        return Refusal.NO_PHOTO  # K11.58
    return Refusal.NONE


@rule
def photo_op(game: Game, player: int, rival: int, log: Log) -> None:
    emit(log, PHOTOGRAPHED, player, rival)
    gain_stars(game, player, int(game.lost[rival]), BY_CARD + PHOTO_OP, log)  # K11.58
