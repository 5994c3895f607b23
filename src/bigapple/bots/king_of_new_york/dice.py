"""Rerolls of King of New York, weighed exactly over all that the dice may show.

What a final roll is worth is learned by playouts from it; what a choice of dice is worth follows
from that for all choices at once: the average over multisets, the best choice at each reroll that
is left. So every playout tells something about every choice.
"""

from __future__ import annotations

from math import exp
from typing import Any

from bigapple.bots.king_of_new_york.faces import face_worth
from bigapple.bots.king_of_new_york.insight import KAPPA, WEIGHTS
from bigapple.bots.king_of_new_york.multisets import COUNTS, FIRST_OF_SIZE, MOST_SETS, ONE_MORE
from bigapple.bots.king_of_new_york.score import score, weights_of
from bigapple.bots.tree import STRETCH
from bigapple.engine.chance import below
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.components import FACES
from bigapple.games.king_of_new_york.dice import masked
from bigapple.games.king_of_new_york.monsters import in_play
from bigapple.games.king_of_new_york.state import Game

advance: Any = None
play_on: Any = None
list_legal: Any = None

# Where each column of the table begins.
SUMS = 0
VISITS = MOST_SETS
VALUES = 2 * MOST_SETS
"""Final rolls and, below them, dice that are kept, with the last reroll still to come."""
BEST = 3 * MOST_SETS
LATER = 4 * MOST_SETS
"""The same with one reroll more."""
READY = 5 * MOST_SETS
TABLE = READY + 1

BELIEF = 3.0
"""As many playouts the first impression of a final roll counts."""
REFRESH = 24
"""Playouts after which all choices are weighed anew."""
CURIOSITY = 0.03


@rule
def is_apart(game: Game) -> bool:
    return game.decision == happenings.REROLL


@rule
def dice_lying(game: Game) -> int:
    count = 0
    for face in range(FACES):
        count += int(game.dice[face])
    return count


@large_rule
def kept_by(game: Game, action: int) -> int:
    """The number of the multiset that stays on the table; −1 for what is no reroll."""
    if not actions.within(action, actions.FIRST_REROLL, actions.MASKS):
        return -1
    number = 0
    mask = action - actions.FIRST_REROLL
    for face in range(FACES):
        for _ in range(int(game.dice[face]) - masked(game, mask, face)):
            number = int(ONE_MORE[number, face])
    return number


@large_rule
def first_impressions(game: Game, table: Array, tuning: Array) -> None:
    """What each final roll seems to be worth, in chances of winning."""
    player = int(game.actor)
    size = dice_lying(game)
    start = WEIGHTS + weights_of(game)
    others = 0.0
    for other in range(game.players):
        if other != player and in_play(game, other):
            others += exp(score(game, other, start, tuning))
    own = score(game, player, start, tuning)
    for i in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        gain = 0.0
        for face in range(FACES):
            gain += face_worth(game, player, face, int(COUNTS[i, face]), start, tuning)
        mine = exp(own + tuning[KAPPA] * gain)
        table[SUMS + i] = BELIEF * mine / (mine + others)
        table[VISITS + i] = BELIEF


@large_rule
def average_down(table: Array, column: int, size: int) -> None:
    """What dice that are kept are worth, from what final rolls are worth."""
    last = int(FIRST_OF_SIZE[size]) - 1
    for k in range(last + 1):
        i = last - k
        total = 0.0
        for face in range(FACES):
            total += table[column + ONE_MORE[i, face]]
        table[column + i] = total / FACES


@large_rule
def weigh(table: Array, size: int) -> None:
    for i in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        table[VALUES + i] = table[SUMS + i] / table[VISITS + i]
    average_down(table, VALUES, size)
    for i in range(FIRST_OF_SIZE[size + 1]):
        table[BEST + i] = table[VALUES + i]
    for i in range(FIRST_OF_SIZE[size]):
        for face in range(FACES):
            more = BEST + int(ONE_MORE[i, face])
            table[more] = max(table[more], table[BEST + i])
    for i in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        table[LATER + i] = table[BEST + i]
    average_down(table, LATER, size)


@rule
def worth_of_keeping(game: Game, table: Array, kept: int, size: int) -> float:
    """To keep all dice ends the rolling, whatever rerolls are left."""
    if kept < 0:
        return 0.0
    if game.rerolls_left < 2 or kept >= FIRST_OF_SIZE[size]:
        return float(table[VALUES + kept])
    return float(table[LATER + kept])


@large_rule
def throw_more(kept: int, count: int, chance: Any) -> int:
    number = kept
    for _ in range(count):
        number = int(ONE_MORE[number, below(chance, FACES)])
    return number


@large_rule
def last_keep(table: Array, lying: int, size: int) -> int:
    """What is best kept of dice that lie, before the last reroll: walking down to it."""
    goal = table[BEST + lying]
    for i in range(FIRST_OF_SIZE[size + 1]):
        if table[VALUES + i] == goal:
            inside = True
            for face in range(FACES):
                inside = inside and COUNTS[i, face] <= COUNTS[lying, face]
            if inside:
                return i
    return lying


@large_rule
def size_of(number: int) -> int:
    size = 0
    for face in range(FACES):
        size += int(COUNTS[number, face])
    return size


def ponder(space: Any, playouts: int) -> None:
    """Playouts from final rolls; what each legal choice is worth goes into the results."""
    game, chance = space.root[0], space.chances[0]
    table, results, legal = space.table, space.results, space.actions
    player = int(game.actor)
    size = dice_lying(game)
    if table[READY] == 0.0:
        table[READY] = 1.0
        first_impressions(game, table, space.tuning)
    for n in range(playouts):
        count = list_legal(game, legal)
        if n % REFRESH == 0:
            weigh(table, size)
            tempt(space, count, size)
        # A choice about as often as it is good, and then as the dice fall.
        pick = below(chance, 1 << 20) * results[count - 1, 0] / (1 << 20)
        chosen = 0
        while chosen < count - 1 and results[chosen, 0] <= pick:
            chosen += 1
        kept = kept_by(game, int(legal[chosen]))
        final = throw_more(kept, size - size_of(kept), chance)
        if kept != final and game.rerolls_left > 1:
            kept = last_keep(table, final, size)
            final = throw_more(kept, size - size_of(kept), chance)
        space.games[0] = game
        for face in range(FACES):
            space.games[0].dice[face] = COUNTS[final, face]
        advance(space.games[0], actions.KEEP_ALL, chance)
        play_on(space, space.games[0], chance, space.tuning[STRETCH])
        table[SUMS + final] += space.reward[player]
        table[VISITS + final] += 1.0
    weigh(table, size)
    count = list_legal(game, legal)
    for i in range(count):
        results[i, 0] = 1.0
        results[i, 1] = worth_of_keeping(game, table, kept_by(game, int(legal[i])), size)


@large_rule
def tempt(space: Any, count: int, size: int) -> None:
    """How often each choice is to be tried, added up from the first on."""
    game = space.root[0]
    most = 0.0
    for i in range(count):
        kept = kept_by(game, int(space.actions[i]))
        space.worth[i] = worth_of_keeping(game, space.table, kept, size)
        most = max(most, space.worth[i])
    total = 0.0
    for i in range(count):
        if kept_by(game, int(space.actions[i])) >= 0:
            total += exp((space.worth[i] - most) / CURIOSITY)
        space.results[i, 0] = total
