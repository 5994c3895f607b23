"""What a search knows of King of New York: first impressions, quick play, chances of winning."""

from __future__ import annotations

from bigapple.bots.king_of_new_york.faces import quick_reroll
from bigapple.bots.king_of_new_york.network import foretell
from bigapple.bots.king_of_new_york.score import (
    CARD_STEPS,
    ENERGY_STEP,
    HEART_STEPS,
    PURSE_STEP,
    SET,
    SETS,
    STAR_STEPS,
    weights_of,
)
from bigapple.bots.tree import OWN, SELF
from bigapple.engine.chance import Chance, below
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.table import BOUGHT, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    FACES,
    HEART,
    HEARTS_AT_FIRST,
    MANHATTAN,
    NO_TILE,
    OUCH,
    PILES_IN_BOROUGH,
    STARS_TO_WIN,
    TILE_DURABILITY,
    TILE_REWARD,
    UNIT_KINDS,
    UPPER,
)
from bigapple.games.king_of_new_york.ending import outcome
from bigapple.games.king_of_new_york.market import price
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    living,
    units_in,
)
from bigapple.games.king_of_new_york.state import Game

BRAVERY = OWN
"""With fewer ♥ quick play flees from Manhattan."""
KAPPA = OWN + 1
"""What a point of the dice's worth is in the scale of the chances."""
BLOOD = OWN + 2
"""Manners: what a ♥ that others lack, Upper Manhattan, a card are worth beside victory."""
SOLITUDE = OWN + 3
HOARD = OWN + 4
WEIGHTS = OWN + 5
"""Where the weights of `score` begin."""
LINES = WEIGHTS + SETS * SET
"""Where the numbers of both networks begin, and behind them their room."""
DUEL = 16
"""As many turns of several monsters a turn of two counts."""


@large_rule
def judge(game: Game, reward: Array, tuning: Array) -> None:
    """Each monster's chance of winning."""
    if not outcome(game, reward):
        foretell(game, reward, tuning, LINES)
    if tuning[BLOOD] + tuning[SOLITUDE] + tuning[HOARD] > 0.0:
        own = int(tuning[SELF])
        reward[own] += manner(game, own, tuning)


@rule
def manner(game: Game, player: int, tuning: Array) -> float:
    """What a game is worth to a character beside the victory."""
    pleasure = 0.0
    for other in range(game.players):
        if other != player:
            pleasure += tuning[BLOOD] * (HEARTS_AT_FIRST - int(game.hearts[other]))
    if int(game.places[player]) == UPPER:
        pleasure += tuning[SOLITUDE]
    cards = int(game.cards[player])
    while cards:
        pleasure += tuning[HOARD] * (cards & 1)
        cards >>= 1
    return pleasure


@rule
def is_open(game: Game) -> bool:
    """The tree ends where dice are thrown; what else chance brings is averaged."""
    return game.decision != happenings.ROLL and game.decision != happenings.REROLL


@rule
def horizon(game: Game) -> int:
    """Turns. The end of this one is as far as one has to see; who is to see less looks farther, and
    farther still where many turns come between two of its own."""
    return int(game.turn_number) * (DUEL if living(game) == 2 else 1)


# Quick play.


@rule
def building_worth(tile: int) -> float:
    kind = int(TILE_REWARD[tile])
    each = 1.0 if kind == 0 else 0.45 if kind == 1 else 0.5
    return each * float(TILE_DURABILITY[tile])


@rule
def place_worth(game: Game, player: int, borough: int) -> float:
    """What a borough outside Manhattan offers."""
    units = units_in(game, borough)
    worth = -0.3 * units
    for i in range(PILES_IN_BOROUGH):
        tile = int(game.tops[borough * PILES_IN_BOROUGH + i])
        if tile != NO_TILE:
            worth += 0.15 * building_worth(tile)
    return worth


@rule
def purchase_worth(game: Game, player: int, card: int, start: int, w: Array) -> float:
    """What a card changes, in the scale of chances."""
    stars = int(game.stars[player])
    gained = int(BOUGHT[card, 0])
    cost = price(game, player, card)
    worth = 0.0
    if stars + gained >= STARS_TO_WIN:
        return 100.0
    worth += w[start + STAR_STEPS + stars + gained] - w[start + STAR_STEPS + min(stars, 19)]
    hearts = max(0, min(10, int(game.hearts[player])))
    healed = min(10, hearts + int(BOUGHT[card, 2]))
    worth += w[start + HEART_STEPS + healed] - w[start + HEART_STEPS + hearts]
    energy = int(game.energy[player])
    left = energy - cost + int(BOUGHT[card, 1])
    worth += w[start + ENERGY_STEP] * (min(left, 12) - min(energy, 12))
    worth += w[start + PURSE_STEP] * (min(left, 5) - min(energy, 5))
    if card < KEEP_CARDS:
        worth += w[start + CARD_STEPS + card]
    return float(worth)


@rule
def action_worth(game: Game, player: int, action: int, start: int, w: Array) -> float:
    """A rough idea of an action that throws no dice, in the scale of chances."""
    decision = int(game.decision)
    star = 0.15
    hearts = int(game.hearts[player])
    if decision == happenings.RESOLVE:
        if actions.within(action, actions.FIRST_RESOLVE, FACES):
            face = action - actions.FIRST_RESOLVE
            shots = units_in(game, borough_of(game, player))
            if face == OUCH:
                return 1.0 if shots + 1 < hearts else -1.0
            if face == HEART:
                return 0.0 if shots + 1 < hearts else 1.0
            if face == ATTACK:
                return -0.5
            return 0.2
        return -0.5
    if decision == happenings.DESTROY:
        if actions.within(action, actions.FIRST_BUILDING, 3 * BOROUGHS):
            tile = int(game.tops[action - actions.FIRST_BUILDING])
            worth = building_worth(tile) - 0.25
            return star * worth + 0.01 * int(TILE_DURABILITY[tile])
        if actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
            kind = (action - actions.FIRST_UNIT) % UNIT_KINDS
            worth = 3.0 if kind == 2 else 0.9 if kind == 1 else 0.5
            return star * (worth + 0.4)
        return 0.0
    if decision == happenings.BUY:
        if actions.within(action, actions.FIRST_BUY, 3):
            return purchase_worth(
                game, player, int(game.market[action - actions.FIRST_BUY]), start, w
            )
        return 0.0 if action == actions.PASS else -0.25
    if decision == happenings.FLEE:
        if action == actions.STAY:
            return float(min(1.0, max(-1.0, 0.3 * (hearts - w[BRAVERY] + 0.5))))
        return place_worth(game, player, action - actions.FIRST_GO) * star
    if actions.within(action, actions.FIRST_GO, BOROUGHS):
        borough = action - actions.FIRST_GO
        return 1.0 if borough == MANHATTAN else place_worth(game, player, borough) * star
    if action == actions.STAY:
        home = borough_of(game, player)
        if home == MANHATTAN:
            return 1.0
        return place_worth(game, player, home) * star + 0.02
    if decision == happenings.ROLL and action == actions.ROLL:
        return 0.5
    return 0.0


@large_rule
def appraise(game: Game, legal: Array, count: int, worth: Array, tuning: Array) -> None:
    """A first impression of each legal action."""
    player = int(game.actor)
    start = WEIGHTS + weights_of(game)
    for i in range(count):
        worth[i] = action_worth(game, player, int(legal[i]), start, tuning)


@large_rule
def react(game: Game, legal: Array, count: int, chance: Chance, tuning: Array) -> int:
    """What seems best at once."""
    player = int(game.actor)
    start = WEIGHTS + weights_of(game)
    if game.decision == happenings.REROLL:
        return quick_reroll(game, legal, start, tuning)
    most = -1e300
    best = int(legal[0])
    for i in range(count):
        action = int(legal[i])
        value = action_worth(game, player, action, start, tuning)
        value += 1e-3 * below(chance, 16)
        if value > most:
            most = value
            best = action
    return best
