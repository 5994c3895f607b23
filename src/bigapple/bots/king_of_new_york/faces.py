"""What faces of dice are worth to a monster, and which dice are better thrown again.

A roll is taken to be worth the sum of its faces, each by how many dice show it.
"""

from __future__ import annotations

from bigapple.bots.king_of_new_york.judgement import face_worth as points_of_face
from bigapple.bots.king_of_new_york.score import (
    ENERGY_STEP,
    HEART_STEPS,
    PURSE_STEP,
    STAR_STEPS,
    STATUE_STEP,
    SUPERSTAR_STEP,
    UNIT_STEP,
    WON,
)
from bigapple.bots.tree import is_rival
from bigapple.engine.agenda import NOBODY
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.fame import celebrities_needed
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    CUBES,
    DESTRUCTION,
    ENERGY,
    FACES,
    HEART,
    NO_TILE,
    PILES_IN_BOROUGH,
    STARS,
    STARS_TO_WIN,
    TILE_DURABILITY,
    TILE_REWARD,
    UNIT_DURABILITY,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.dice import why_not_reroll_face
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    in_manhattan,
    in_play,
    living,
    most_hearts,
    units_in,
)
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game

FALLEN = 1.5
"""That one of several rivals falls, shared among them."""


@rule
def stars_worth(game: Game, player: int, gained: int, start: int, w: Array) -> float:
    stars = int(game.stars[player])
    if stars + gained >= STARS_TO_WIN:
        return WON
    now = w[start + STAR_STEPS + min(stars, STARS_TO_WIN - 1)]
    return float(w[start + STAR_STEPS + stars + gained] - now)


@rule
def energy_worth(game: Game, player: int, gained: int, start: int, w: Array) -> float:
    energy = int(game.energy[player])
    worth = w[start + ENERGY_STEP] * (min(energy + gained, 12) - min(energy, 12))
    worth += w[start + PURSE_STEP] * (min(energy + gained, 5) - min(energy, 5))
    return float(worth)


@rule
def hearts_worth(game: Game, player: int, gained: int, start: int, w: Array) -> float:
    """To gain or (below 0) to lose ♥; to fall is worse than anything."""
    hearts = int(game.hearts[player])
    if hearts + gained <= 0:
        return -WON
    after = min(hearts + gained, max(hearts, most_hearts(game, player)))
    return float(w[start + HEART_STEPS + min(after, 12)] - w[start + HEART_STEPS + min(hearts, 12)])


@rule
def hit_worth(game: Game, rival: int, damage: int, share: float, start: int, w: Array) -> float:
    """What damage to a rival is worth, if it is one of so many."""
    if damage >= game.hearts[rival]:
        return WON if share == 1.0 else FALLEN * share
    return -share * hearts_worth(game, rival, -damage, start, w)


@rule
def attack_worth(game: Game, player: int, damage: int, start: int, w: Array) -> float:
    if game.nobody_in_manhattan or damage == 0:
        return 0.0
    share = 1.0 / max(1, living(game) - 1)
    inside = in_manhattan(game, player)
    worth = 0.0
    for rival in range(game.players):
        if rival != player and in_play(game, rival) and in_manhattan(game, rival) != inside:
            worth += hit_worth(game, rival, damage, share, start, w)
    return worth


@rule
def celebrity_worth(game: Game, player: int, count: int, start: int, w: Array) -> float:
    if game.superstar == player:
        return stars_worth(game, player, count, start, w)
    needed = celebrities_needed(game)
    if count < needed:
        return 0.0
    worth = stars_worth(game, player, 1 + count - needed, start, w)
    worth += w[start + SUPERSTAR_STEP]
    if game.superstar != NOBODY:
        worth += w[start + SUPERSTAR_STEP] / max(1, living(game) - 1)
    return float(worth)


@rule
def destruction_worth(game: Game, player: int, count: int, start: int, w: Array) -> float:
    """The best that so many D can destroy, one after the other."""
    home = borough_of(game, player)
    star = stars_worth(game, player, 1, start, w)
    cube = energy_worth(game, player, 1, start, w)
    heart = hearts_worth(game, player, 1, start, w)
    unit = float(w[start + UNIT_STEP])
    worth = 0.0
    left = count
    while left > 0:
        best = 0.0
        price = 0
        for i in range(PILES_IN_BOROUGH):
            # Each top is counted once: what lies below it is not known.
            tile = int(game.tops[home * PILES_IN_BOROUGH + i])
            if tile != NO_TILE and TILE_DURABILITY[tile] == left:
                kind = int(TILE_REWARD[tile])
                each = star if kind == STARS else cube if kind == CUBES else heart
                if each * left + unit > best:
                    best = each * left + unit
                    price = left
        for kind in range(UNIT_KINDS):
            if game.units[home, kind] > 0 and UNIT_DURABILITY[kind] == left:
                gain = 3.0 * star if kind == 2 else 2.0 * cube if kind == 1 else heart
                if gain - unit > best:
                    best = gain - unit
                    price = left
        worth += best
        left -= max(1, price)
    return worth


@rule
def ouch_worth(game: Game, player: int, count: int, start: int, w: Array) -> float:
    if count == 0:
        return 0.0
    home = borough_of(game, player)
    worth = 0.0
    shots = units_in(game, home)
    if shots > 0:
        worth += hearts_worth(game, player, -shots, start, w)
    share = 1.0 / max(1, living(game) - 1)
    if count > 1:
        for rival in range(game.players):
            if rival != player and in_play(game, rival):
                there = borough_of(game, rival)
                if there == home or count > 2:
                    damage = units_in(game, there)
                    if damage > 0:
                        worth += hit_worth(game, rival, damage, share, start, w)
    if count > 2 and game.statue != player:
        worth += w[start + STATUE_STEP]
        if game.statue != NOBODY:
            worth += share * w[start + STATUE_STEP]
    return worth


@large_rule
def face_worth(game: Game, player: int, face: int, count: int, start: int, w: Array) -> float:
    """What so many dice of a face are worth, in the scale of the logarithm of the odds."""
    if face == ENERGY:
        return energy_worth(game, player, count, start, w)
    if face == HEART:
        if in_manhattan(game, player):
            return 0.0
        return hearts_worth(game, player, count, start, w)
    if face == ATTACK:
        return attack_worth(game, player, count + int(game.added[ATTACK]), start, w)
    if face == CELEBRITY:
        return celebrity_worth(game, player, count, start, w)
    if face == DESTRUCTION:
        count += int(game.added[DESTRUCTION])
        return destruction_worth(game, player, count, start, w)
    return ouch_worth(game, player, count, start, w)


@rule
def worth_of_face(game: Game, player: int, face: int, count: int, start: int, w: Array) -> float:
    """As the player sees it; a rival is taken to count points as greedy does."""
    if is_rival(player, w):
        return points_of_face(game, player, face, count, int(game.added[face]))
    return face_worth(game, player, face, count, start, w)


@rule
def may_reroll(game: Game, player: int, face: int) -> bool:
    return why_not_reroll_face(game, player, face) == Refusal.NONE


@large_rule
def quick_reroll(game: Game, legal: Array, start: int, w: Array) -> int:
    """Rerolls the faces whose dice would on average be worth more as other faces."""
    player = int(game.actor)
    more = 0.0
    for face in range(FACES):
        lying = int(game.dice[face])
        more += worth_of_face(game, player, face, lying + 1, start, w)
        more -= worth_of_face(game, player, face, lying, start, w)
    mask = 0
    place = 0
    for face in range(FACES):
        lying = int(game.dice[face])
        if lying > 0:
            here = worth_of_face(game, player, face, lying, start, w)
            loss = here - worth_of_face(game, player, face, lying - 1, start, w)
            gain = worth_of_face(game, player, face, lying + 1, start, w) - here
            if more - gain > (FACES - 1) * loss and may_reroll(game, player, face):
                mask |= ((1 << lying) - 1) << place
        place += lying
    return int(legal[0]) if mask == 0 else actions.FIRST_REROLL + mask
