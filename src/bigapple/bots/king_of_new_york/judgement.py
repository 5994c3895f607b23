"""What an action is worth to a player of King of New York, one action ahead.

A table is worth what its monster has: ★, ♥, ⚡, cards, a place. Dice that lie are worth what they
will give, and dice in the air the average over all that they may show.
"""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, top
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.fame import celebrities_needed
from bigapple.games.king_of_new_york.cards.table import COST, KEEP_CARDS, NATURAL_SELECTION
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    CUBES,
    DESTRUCTION,
    ENERGY,
    FACES,
    HEART,
    LOWER,
    NO_TILE,
    PILES_IN_BOROUGH,
    STARS,
    STARS_TO_WIN,
    TILE_DURABILITY,
    TILE_REWARD,
    UNIT_DURABILITY,
    UNIT_KINDS,
    ZONE_ENERGY,
    ZONE_STARS,
    ZONES,
)
from bigapple.games.king_of_new_york.dice import masked
from bigapple.games.king_of_new_york.happenings import BUY, PAY_COST, REROLL, RESOLVE
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    clockwise,
    has,
    in_manhattan,
    in_play,
    living,
    most_hearts,
    units_in,
)
from bigapple.games.king_of_new_york.state import MOST_EXTRA_TURNS, Game

# In points of victory.
WON = 200.0
"""A game that is over: more than anything that one can have while it goes on."""
WIN = 40.0
"""The points are there, and only have to be kept until the end of the turn."""
LOSS = -25.0
ENERGY_WORTH = 0.4
HEART_WORTH = 0.9
DANGER = 1.2
"""Each ♥ that is missing to `SAFE`."""
SAFE = 5
CARD_WORTH = 0.45
"""Each ⚡ of its cost."""
TOKEN_WORTH = -0.6
UNIT_WORTH = -0.25
SUPERSTAR_WORTH = 2.0
EXTRA_TURN_WORTH = 3.0
MANHATTAN_WORTH = 0.9
"""Each thing that a zone will give, while its monster is safe."""
HIT_WORTH = 1.0
"""Each point of damage to the only other monster; of several, each counts for its share."""
FALL_WORTH = 15.0
"""That the only other monster falls."""
DUEL_WORTH = 2.5
"""Manhattan, when only one other monster is left to attack it."""
RIVALRY = 0.8
"""What the others' average counts against one's own."""


@rule
def standing(game: Game, player: int) -> float:
    """What a monster has, in points."""
    if not in_play(game, player):
        return LOSS
    hearts = int(game.hearts[player])
    points = float(game.stars[player]) + ENERGY_WORTH * float(game.energy[player])
    if game.stars[player] >= STARS_TO_WIN:
        points += WIN
    points += HEART_WORTH * hearts - DANGER * max(0, SAFE - hearts)
    for card in range(KEEP_CARDS):
        if has(game, player, card):
            points += CARD_WORTH * (1 + int(COST[card]))
    if has(game, player, NATURAL_SELECTION):
        points += LOSS
    points += TOKEN_WORTH * (int(game.webs[player]) + int(game.curses[player]))
    points += UNIT_WORTH * units_in(game, borough_of(game, player))
    if game.superstar == player:
        points += SUPERSTAR_WORTH
    for i in range(MOST_EXTRA_TURNS):
        if game.extra_turns[player, i] > 0:
            points += EXTRA_TURN_WORTH
    if in_manhattan(game, player):
        zone = (int(game.places[player]) - LOWER) % ZONES
        gives = float(ZONE_STARS[zone]) + ENERGY_WORTH * float(ZONE_ENERGY[zone])
        points += MANHATTAN_WORTH * gives if hearts >= SAFE else -gives
        if hearts >= SAFE and living(game) == 2:
            points += DUEL_WORTH
    return points


@rule
def dice_worth(game: Game, player: int, dice: Array, added: Array) -> float:
    """What faces give that are not yet resolved, about."""
    points = 0.0
    for face in range(FACES):
        points += face_worth(game, player, face, int(dice[face]), int(added[face]))
    return points


@rule
def face_worth(game: Game, player: int, face: int, count: int, added: int) -> float:
    """What a number of dice of one face gives, and what cards add to it."""
    if face == ENERGY:
        return ENERGY_WORTH * count
    if face == HEART:
        return healing_worth(game, player, count)
    if face == ATTACK:
        return attack_worth(game, player, count + added)
    if face == CELEBRITY:
        return celebrity_worth(game, player, count)
    if face == DESTRUCTION:
        return destruction_worth(game, borough_of(game, player), count + added)
    return ouch_worth(game, player, count)


@rule
def healing_worth(game: Game, player: int, count: int) -> float:
    if in_manhattan(game, player):
        return 0.0
    hearts = int(game.hearts[player])
    healed = min(count, most_hearts(game, player) - hearts)
    return HEART_WORTH * healed + DANGER * min(healed, max(0, SAFE - hearts))


@rule
def attack_worth(game: Game, player: int, attacks: int) -> float:
    points = 0.0
    share = 1.0 / max(1, living(game) - 1)
    if not game.nobody_in_manhattan:
        for i in range(1, game.players):
            target = clockwise(game, i)
            if in_play(game, target) and in_manhattan(game, target) != in_manhattan(game, player):
                points += HIT_WORTH * share * min(attacks, int(game.hearts[target]))
                if attacks >= game.hearts[target]:
                    points += FALL_WORTH * share
    return points


@rule
def celebrity_worth(game: Game, player: int, count: int) -> float:
    if game.superstar == player:
        return float(count)
    if count >= celebrities_needed(game):
        return count - 2 + SUPERSTAR_WORTH
    return 0.0


@rule
def ouch_worth(game: Game, player: int, count: int) -> float:
    if count == 0:
        return 0.0
    hearts = int(game.hearts[player])
    shots = units_in(game, borough_of(game, player))
    points = -HEART_WORTH * shots - DANGER * max(0, min(shots, SAFE - hearts + shots))
    if shots >= hearts:
        points += LOSS
    if count >= 3 and game.statue != player:
        points += 3.0
    return points


@rule
def destruction_worth(game: Game, home: int, left: int) -> float:
    """The best things first, by what a D on them gives."""
    points = 0.0
    while left > 0:
        best = 0.0
        price = 0
        for i in range(PILES_IN_BOROUGH):
            tile = int(game.tops[home * PILES_IN_BOROUGH + i])
            # Each top is counted once: what lies below it is not known.
            if tile != NO_TILE and price_of(tile) == left:
                kind = int(TILE_REWARD[tile])
                worth = 1.0 if kind == STARS else ENERGY_WORTH if kind == CUBES else HEART_WORTH
                if worth * left > best:
                    best = worth * left
                    price = left
        for kind in range(UNIT_KINDS):
            if game.units[home, kind] > 0 and UNIT_DURABILITY[kind] == left:
                worth = 3.0 if kind == 2 else 1.1 if kind == 1 else 0.9
                if worth > best:
                    best = worth
                    price = left
        points += best
        left -= max(1, price)
    return points


@rule
def price_of(tile: int) -> int:
    return int(TILE_DURABILITY[tile])


@rule
def can_foresee(action: int) -> bool:
    """Dice in the air are weighed, not thrown."""
    return not actions.within(action, actions.KEEP_ALL + 1, actions.MASKS - 1)


@rule
def worth_of(before: Game, action: int, after: Game, player: int, chance: Chance) -> float:
    """The lead of what one has over what the others have, and the dice that are to come.

    `after` is what the action leads to, or a copy of `before` if it cannot be foreseen.
    """
    if after.winner != NOBODY:
        return WON if after.winner == player else -WON
    if before.decision == BUY and action == actions.PASS:
        # What the next turn brings comes whatever is bought before it.
        return lead(before, player)
    points = lead(after, player)
    if after.decision == PAY_COST and after.actor == player:
        # What is bought is not paid yet.
        cost = int(top(after).left)
        from_energy = min(cost, int(after.energy[player]))
        points -= ENERGY_WORTH * from_energy + (HEART_WORTH + DANGER) * (cost - from_energy)
    if not can_foresee(action):
        return points + expected(after, player, action - actions.FIRST_REROLL)
    if after.active == player and (after.decision == REROLL or after.decision == RESOLVE):
        # The dice that are still to be resolved lie in a copy's place for damage: a list of their
        # own would cost more than the counting.
        for face in range(FACES):
            after.damage[face] = 0 if after.resolved[face] else after.dice[face]
        points += dice_worth(after, player, after.damage, after.added)
    return points


@rule
def lead(game: Game, player: int) -> float:
    """What a monster has beyond the others' share."""
    others = 0.0
    count = 0
    for other in range(game.players):
        if other != player:
            others += standing(game, other)
            count += 1
    return standing(game, player) - RIVALRY * others / count


@rule
def expected(game: Game, player: int, mask: int) -> float:
    """What the dice are worth on average after a reroll."""
    flying = 0
    for face in range(FACES):
        taken = masked(game, mask, face)
        game.damage[face] = int(game.dice[face]) - taken
        flying += taken
    return average(game, player, flying)


@rule
def average(game: Game, player: int, flying: int) -> float:
    """The average over all that the dice in the air may show, as multisets.

    The counts of the faces are counted up like the digits of a number whose sum is fixed.
    """
    counts = game.damage_paid
    for face in range(FACES):
        counts[face] = 0
    counts[FACES - 1] = flying
    total = 0.0
    while True:
        ways = 1.0
        left = flying
        for face in range(FACES):
            for i in range(int(counts[face])):
                ways *= float(left - i) / float((i + 1) * FACES)
            left -= int(counts[face])
            game.damage[face] += counts[face]
        total += ways * dice_worth(game, player, game.damage, game.added)
        for face in range(FACES):
            game.damage[face] -= counts[face]
        # The next way to share them out: one die moves left, what lies behind it goes right.
        place = FACES - 2
        while place >= 0 and behind(counts, place) == 0:
            place -= 1
        if place < 0:
            return total
        counts[place] += 1
        rest = flying
        for face in range(place + 1):
            rest -= int(counts[face])
        for face in range(place + 1, FACES - 1):
            counts[face] = 0
        counts[FACES - 1] = rest


@rule
def behind(counts: Array, place: int) -> int:
    """The dice that lie behind a place."""
    count = 0
    for face in range(place + 1, FACES):
        count += int(counts[face])
    return count
