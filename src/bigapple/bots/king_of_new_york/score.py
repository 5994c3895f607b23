"""How well a monster of King of New York stands, as a sum of weighted parts.

The sum is the logarithm of its odds, up to what all monsters share. It is linear in the weights,
which `tools/fitting.py` fits to how games ended: a set for two monsters, and one for more.
"""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.components import LOWER, STARS_TO_WIN, ZONES
from bigapple.games.king_of_new_york.monsters import borough_of, in_manhattan, in_play, units_in
from bigapple.games.king_of_new_york.state import Game

WON = 6.0
"""The stars are there, and only have to be kept until the end of the turn."""

# What a monster's chance depends on: a place in the weights for each.
STAR_STEPS = 0
HEART_STEPS = 20
ENERGY_STEP = 33
CARD_STEPS = 34
ZONE_STEPS = 80
SUPERSTAR_STEP = 83
STATUE_STEP = 84
WEB_STEP = 85
CURSE_STEP = 86
EXTRA_STEP = 87
UNIT_STEP = 88
EXPOSED_STEP = 89
NEXT_STEP = 90
LATER_STEP = 91
PURSE_STEP = 92
SET = 96
SETS = 2


@rule
def weights_of(game: Game) -> int:
    """Where the weights for so many living monsters begin."""
    living = 0
    for player in range(game.players):
        living += in_play(game, player)
    return 0 if living <= 2 else SET


@rule
def score(game: Game, player: int, start: int, w: Array) -> float:
    """How well a monster stands, in the scale of the logarithm of its chance."""
    stars = int(game.stars[player])
    hearts = max(0, min(12, int(game.hearts[player])))
    energy = int(game.energy[player])
    total = float(w[start + STAR_STEPS + min(stars, STARS_TO_WIN - 1)])
    if stars >= STARS_TO_WIN:
        total += WON
    total += w[start + HEART_STEPS + hearts]
    total += w[start + ENERGY_STEP] * min(energy, 12)
    total += w[start + PURSE_STEP] * min(energy, 5)
    cards = int(game.cards[player])
    card = 0
    while cards:
        if cards & 1:
            total += w[start + CARD_STEPS + card]
        cards >>= 1
        card += 1
    if in_manhattan(game, player):
        zone = (int(game.places[player]) - LOWER) % ZONES
        total += w[start + ZONE_STEPS + zone]
        total += w[start + EXPOSED_STEP] * max(0, 6 - hearts)
    if game.superstar == player:
        total += w[start + SUPERSTAR_STEP]
    if game.statue == player:
        total += w[start + STATUE_STEP]
    total += w[start + WEB_STEP] * int(game.webs[player])
    total += w[start + CURSE_STEP] * int(game.curses[player])
    total += w[start + EXTRA_STEP] * (game.extra_turns[player, 0] > 0)
    total += w[start + UNIT_STEP] * min(6, units_in(game, borough_of(game, player)))
    if game.active == player:
        total += w[start + NEXT_STEP]
    after = (player - int(game.active) + int(game.players)) % int(game.players)
    total += w[start + LATER_STEP] * after
    return float(total)
