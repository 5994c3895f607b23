"""How well a player of Manhattan stands, as a sum of weighted parts.

The sum is the logarithm of the player's odds, up to what all players share. It is linear in the
weights, which `tools/fitting.py` fits to how games of greedy and quick play ended: a set for each
number of players, rounds left and turns left in the round, since a tower is worth what will be left
of it.
"""

from __future__ import annotations

from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import (
    BLOCKS_OF_COLOUR,
    COLOURS,
    DISTRICTS,
    LOTS,
    NO_COLOUR,
    SIZES,
)
from bigapple.games.manhattan.scoring import points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round, owner_of_colour, rounds
from bigapple.games.manhattan.towers import count_of, height, owner, towers_by_colour

# Where the weights of each part begin.
POINTS = 0
TURN = 1
"""By how late the player's turn comes."""
HOLD = 5
"""A tower, by the floors that the strongest rival lacks to be its equal."""
HOLDS = 7
LEAD = HOLD + HOLDS
"""A district, by how many towers more than the next colour's."""
LEADS = 4
TALLEST = LEAD + LEADS
"""The tallest tower, by how many floors it rises above the next."""
TALLESTS = 6
BLOCK = TALLEST + TALLESTS
"""A block in reserve that can still be built, by its size."""
CHOSEN = BLOCK + SIZES
"""A block chosen for this round and still to be built."""
PARTS = CHOSEN + SIZES

MOST_LEFT = 6
"""Rounds that may be left: each has weights of its own."""
PHASES = 10
"""Of a round: before blocks are chosen, and by the builds that are still to come."""
TABLES = 3
"""Two, three or four players."""


@rule
def weights_for(game: Game, builds: int) -> int:
    """Where the weights begin for this round with so many builds to come, of all players."""
    left = min(MOST_LEFT - 1, rounds(game) - int(game.round_number))
    phase = 0 if builds == 0 else min(PHASES - 1, 1 + builds // int(game.players))
    return (((int(game.players) - 2) * MOST_LEFT + left) * PHASES + phase) * PARTS


@rule
def builds_to_come(game: Game) -> int:
    """The blocks that all players have chosen for this round and not built yet."""
    count = 0
    for colour in range(COLOURS):
        for size in range(SIZES):
            count += int(game.chosen[colour, size])
    return count


@rule
def weights_of(game: Game) -> int:
    return weights_for(game, builds_to_come(game))


@rule
def hold_of(game: Game, lot: int, player: int) -> int:
    """The floors that the strongest rival lacks in a tower."""
    least = HOLDS - 1
    for colour in range(COLOURS):
        if owner_of_colour(game, colour) != player:
            least = min(least, int(game.lacking[lot, colour]))
    return max(0, least)


@rule
def skyline(game: Game) -> tuple[int, int, int]:
    """The greatest height, the lot that alone has it or −1, and the next height."""
    best, second, found = 0, 0, -1
    for lot in range(LOTS):
        tall = height(game, lot)
        if tall > best:
            best, second, found = tall, best, lot
        elif tall > second:
            second = tall
    return best, found if best > second else -1, second


@rule
def lead_in(counts: int) -> tuple[int, int]:
    """The colour with most towers of a district, and how many more than the next (up to LEADS)."""
    most, next_most, leader = 0, 0, 0
    for colour in range(COLOURS):
        here = count_of(counts, colour)
        if here > most:
            most, next_most, leader = here, most, colour
        elif here > next_most:
            next_most = here
    return leader, min(most - next_most, LEADS - 1)


@rule
def with_blocks(total: float, game: Game, colour: int, choice: int, start: int, w: Array) -> float:
    """A sum, and what a colour's blocks add to it if a choice (or none: −1) sets some out.

    With two players of 2018 eight blocks are never built (M2.4): the smallest, if one may choose.
    """
    never = BLOCKS_OF_COLOUR - rounds(game) * blocks_each_round(game)
    for size in range(1, SIZES + 1):
        out = actions.chosen_count(choice, size) if choice >= 0 else 0
        count = int(game.reserve[colour, size - 1]) - out
        kept = min(never, count)
        never -= kept
        total += w[start + BLOCK + size - 1] * (count - kept)
        total += w[start + CHOSEN + size - 1] * (int(game.chosen[colour, size - 1]) + out)
    return total


@large_rule
def score(game: Game, player: int, start: int, w: Array) -> float:
    total = w[start + POINTS] * points_of(game, player)
    late = (player - int(game.actor) + int(game.players)) % int(game.players)
    total += w[start + TURN + late]
    for lot in range(LOTS):
        colour = owner(game, lot)
        if colour != NO_COLOUR and owner_of_colour(game, colour) == player:
            total += w[start + HOLD + hold_of(game, lot, player)]
    best, lot_tallest, second = skyline(game)
    if lot_tallest >= 0 and owner_of_colour(game, owner(game, lot_tallest)) == player:
        total += w[start + TALLEST + min(best - second, TALLESTS - 1)]
    for district in range(DISTRICTS):
        leader, ahead = lead_in(towers_by_colour(game, district))
        if ahead > 0 and owner_of_colour(game, leader) == player:
            total += w[start + LEAD + ahead]
    for colour in range(COLOURS):
        if owner_of_colour(game, colour) == player:
            total = with_blocks(total, game, colour, -1, start, w)
    return float(total)
