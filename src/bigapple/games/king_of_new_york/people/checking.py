"""What can be under way at once: the agenda of a position, checked frame by frame (K13.2)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from bigapple.engine.agenda import NOBODY
from bigapple.games.king_of_new_york import frames, happenings
from bigapple.games.king_of_new_york.cards.destroying import RAY_COST
from bigapple.games.king_of_new_york.cards.dice import result
from bigapple.games.king_of_new_york.cards.table import (
    AIR_FORCE_ONE,
    HURTS_BUYER,
    HURTS_EVERYONE,
    KEEP_CARDS,
    OF_ANOTHER_WORLD,
    SCAVENGER,
    SEISMIC_RAY,
    STINK_ATTACK,
    TESLA_CANNON,
    VIOLENT_STAR,
)
from bigapple.games.king_of_new_york.cards.travelling import new_york_marathon
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    DESTRUCTION,
    FOR_SALE,
    HEART,
    MANHATTAN,
    MOST_DICE,
    NO_CARD,
    NOWHERE,
    OUCH,
    SUBWAY_MOVES,
    SUBWAY_TURN,
)
from bigapple.games.king_of_new_york.damage import attacked_in_manhattan
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.games.king_of_new_york.market import SWEEP_COST, price, scavenger_price
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    has,
    has_room,
    in_manhattan,
    in_play,
    on_first_space,
    on_second_space,
    room_in_manhattan,
)
from bigapple.games.king_of_new_york.paying import can_pay
from bigapple.games.king_of_new_york.people.agenda import contradiction
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import at_the_top, why_not_flee, why_not_go

MOVING = (frames.TRAVEL, frames.SENDING)
OVER_TURN = {
    frames.ROLL: MOVING,
    frames.REROLL: (frames.REROLLING, *MOVING),
    frames.HEARTS_TO_ENERGY: (),
    frames.HEARTS_TO_ATTACKS: (),
    frames.ATTACKS_TO_HEARTS: (),
    frames.CABS: (),
    frames.RESOLVE: (frames.TOKENS, frames.STATUE, frames.DESTRUCTION, frames.DAMAGE, *MOVING),
    frames.MOVE: MOVING,
    frames.BUY: (frames.PURCHASE, frames.SWEEPING, *MOVING),
    frames.DONE: (frames.DAMAGE,),
}
"""What may be under way inside which step of a turn; at other steps nobody is ever asked."""
OVER = {
    frames.PLACING: (),
    frames.REROLLING: (frames.PAYMENT,),
    frames.TOKENS: (),
    frames.STATUE: (frames.DAMAGE,),
    frames.DESTRUCTION: (frames.PAYMENT,),
    frames.DAMAGE: MOVING,
    frames.TRAVEL: (frames.PAYMENT,),
    frames.SENDING: (),
    frames.PURCHASE: (frames.PAYMENT, frames.DAMAGE, frames.DISCARDS),
    frames.SWEEPING: (frames.PAYMENT,),
    frames.PAYMENT: (),
    frames.DISCARDS: (),
}
"""What may be under way inside what else."""

LEAVING = (frames.DAMAGE, frames.FLEEING_FIRST)
"""Where the turn of a monster that has died goes on: others may have to leave Manhattan (K9.6)."""


class Layer(NamedTuple):
    """A frame of the agenda."""

    kind: int
    player: int
    step: int
    left: int


def layers(game: Game) -> list[Layer]:
    return [
        Layer(int(frame.kind), int(frame.player), int(frame.step), int(frame.left))
        for frame in game.agenda[: game.depth]
    ]


def check_agenda(game: Game, key: str) -> None:
    """Refuses what could not be under way; `key` tells what the agenda was read from."""
    stack = layers(game)
    if not stack or stack[0].kind not in (frames.PLACING, frames.TURN):
        raise contradiction(key)
    kinds = [layer.kind for layer in stack]
    if game.damage.any() and frames.DAMAGE not in kinds:
        raise contradiction("damage")
    if frames.PURCHASE not in kinds and game.card_in_play != NO_CARD:
        raise contradiction("card_in_play")
    leaving = any((layer.kind, layer.step) == LEAVING for layer in stack)
    if not in_play(game, int(game.active)) and not leaving:
        raise contradiction("active", "K6.3")
    for lower, upper in pairwise(stack):
        inside = OVER_TURN.get(lower.step, ()) if lower.kind == frames.TURN else OVER[lower.kind]
        if upper.kind not in inside:
            raise contradiction(key)
    nothing = Layer(0, NOBODY, 0, 0)
    for lower, layer, upper in zip([nothing, *stack], stack, [*stack[1:], nothing], strict=False):
        if not SOUND[layer.kind](game, lower, layer, upper):
            raise contradiction(key)


def _placing(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    players = int(game.players)
    unplaced = [player for player in range(players) if game.places[player] == NOWHERE]
    order = [(layer.player + i) % players for i in range(layer.left)]
    begun = (layer.player + layer.left) % players == game.active
    return layer.player >= 0 and layer.left > 0 and sorted(order) == unplaced and begun


def _turn(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    converting = frames.HEARTS_TO_ENERGY <= layer.step <= frames.ATTACKS_TO_HEARTS
    most = int(game.dice[ATTACK]) if converting else 0
    if layer.step == frames.DONE and (upper.kind == 0 or in_play(game, int(game.active))):
        return False
    return layer.player == game.active and layer.step in OVER_TURN and 0 <= layer.left <= most


def _rerolling(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    dice = 0 < layer.left <= MOST_DICE - int(game.dice.sum())
    return dice and layer.player == game.active


def _tokens(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    if layer.step not in (ATTACK, HEART) or layer.player != game.active:
        return False
    tokens = game.webs if layer.step == ATTACK else game.curses
    return 0 < layer.left == result(game, layer.step) and bool(tokens[game.active] > 0)


def _statue(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    return layer.player == game.active and layer.left == 0 and result(game, OUCH) >= 3


def _destruction(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    active, most = int(game.active), result(game, DESTRUCTION)
    home = layer.player == borough_of(game, active)
    if layer.step == frames.AIMING:
        return home and 0 < layer.left == most and upper.kind == 0
    return 0 < layer.left <= most and (home or has(game, active, SEISMIC_RAY))


def _travel(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    player, way, borough = layer.player, layer.step, layer.left
    if not 0 <= player < game.players or not in_play(game, player):
        return False
    if lower.kind == frames.DAMAGE:
        flees = way == happenings.BY_FLIGHT and player == _who_flees(lower)
        return flees and why_not_flee(game, player, borough) == Refusal.NONE
    if player != game.active:
        return False
    if way == happenings.BY_MOVE:
        free = why_not_go(game, player, borough, way) == Refusal.NONE
        return lower.step == frames.BUY and free
    begun = game.extra_turn == SUBWAY_TURN and game.subway_moves < SUBWAY_MOVES
    if way != happenings.BY_SUBWAY or not begun:
        return False
    if borough == MANHATTAN and in_manhattan(game, player):
        return not at_the_top(game, player)
    return borough != borough_of(game, player) and has_room(game, borough)


def _sending(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    player, borough = layer.player, layer.left
    if not 0 <= player < game.players or not has(game, player, STINK_ATTACK):
        return False
    if lower.kind == frames.TURN and player != game.active:
        return False
    if lower.kind == frames.DAMAGE:
        left = lower.step == frames.FLEEING_FIRST and _is_crowded(game)
        if borough == MANHATTAN or not (left or player == _who_flees(lower)):
            return False
    return borough == borough_of(game, player) and layer.step != borough


def _purchase(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    card = int(game.card_in_play)
    if card == NO_CARD or layer.player != game.active:
        return False
    if layer.left == frames.NOT_FOR_SALE:
        if card >= KEEP_CARDS or not has(game, layer.player, SCAVENGER):
            return False
    elif not 0 <= layer.left < FOR_SALE or game.market[layer.left] != NO_CARD:
        return False
    if upper.kind in (0, frames.PAYMENT):
        return layer.step == frames.EFFECT
    return layer.step == frames.AFTERWARDS


def _sweeping(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    return layer.player == game.active and layer.left == 0


def _payment(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    player = lower.player if lower.kind == frames.TRAVEL else int(game.active)
    costs = {
        frames.REROLLING: lambda: int(game.curses[player]),
        frames.DESTRUCTION: lambda: 0 if lower.player == borough_of(game, player) else RAY_COST,
        frames.TRAVEL: lambda: new_york_marathon(game, lower.left, lower.step),
        frames.PURCHASE: lambda: _card_cost(game, lower),
        frames.SWEEPING: lambda: SWEEP_COST,
    }
    if layer.player != player or not has(game, player, OF_ANOTHER_WORLD):
        return False
    return 0 < layer.left == costs[lower.kind]() and can_pay(game, player, layer.left)


def _card_cost(game: Game, purchase: Layer) -> int:
    card = int(game.card_in_play)
    if purchase.left == frames.NOT_FOR_SALE:
        return scavenger_price(card)
    return price(game, int(game.active), card)


def _discards(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    if game.card_in_play != TESLA_CANNON or not 0 < layer.left <= game.players:
        return False
    return layer.player == (game.active - layer.left) % game.players


# Damage.


def _damage(game: Game, lower: Layer, layer: Layer, upper: Layer) -> bool:
    if game.damage.any():
        _check_damage(game, lower, layer)
    elif layer.step != frames.FLEEING_FIRST:
        raise contradiction("damage")
    first, second = layer.player, layer.left
    if layer.step in (frames.PAYING, frames.FLEEING_FIRST):
        if layer.step == frames.PAYING and (upper.kind != 0 or game.damage_paid.any()):
            return False
        return first == second == 0
    if layer.step not in (frames.FLEEING_SECOND, frames.FLED):
        return False
    if any(p != NOBODY and attacked_in_manhattan(game, p) != p for p in (first, second)):
        return False
    if layer.step == frames.FLEEING_SECOND and upper.kind != frames.SENDING:
        # Nobody has gone yet: these are those who may.
        standing = (on_first_space(game), on_second_space(game))
        return (first, second) == tuple(attacked_in_manhattan(game, p) for p in standing)
    return True


def _who_flees(damage: Layer) -> int:
    if damage.step == frames.FLEEING_SECOND:
        return damage.player
    return damage.left if damage.step == frames.FLED else NOBODY


def _is_crowded(game: Game) -> bool:
    """Whether Manhattan had room for two and has no more (K9.6)."""
    return bool(game.two_in_manhattan) and room_in_manhattan(game) == 1


def _check_damage(game: Game, lower: Layer, layer: Layer) -> None:
    """A damage has its cause in what it interrupts, and nobody suffers it who was dead before."""
    if not _has_cause(game, lower):
        raise contradiction("damage", "K6.1")
    for player in range(game.players):
        dealt = layer.step > frames.FALLING
        if game.damage[player] and not in_play(game, player):
            if not dealt or not game.fell_now[player]:
                raise contradiction("damage", "K6.3")
        elif game.damage_paid[player] and not has(game, player, OF_ANOTHER_WORLD):
            raise contradiction("damage", "K11.24")


def _has_cause(game: Game, lower: Layer) -> bool:
    active, cause, source = int(game.active), int(game.damage_cause), int(game.damage_source)
    if lower.kind == frames.PURCHASE:
        card = cause - BY_CARD
        if card != game.card_in_play:
            return False
        if HURTS_BUYER[card]:
            return source == NOBODY and game.damage.sum() == game.damage[active]
        return source == (active if HURTS_EVERYONE[card] else NOBODY)
    if lower.kind == frames.STATUE:
        return cause == OUCH and source == NOBODY
    if lower.step != frames.RESOLVE:
        return False
    if cause == OUCH:
        return source == NOBODY and result(game, OUCH) < 3
    if source == NOBODY or game.damage[source]:
        return False
    if cause == ATTACK:
        return source == active
    rivals = source == active or game.damage[active] == game.damage.sum()
    return cause == BY_CARD + VIOLENT_STAR and rivals


HURTING_CARDS = {
    card
    for card in range(len(HURTS_BUYER))
    if HURTS_BUYER[card] or HURTS_EVERYONE[card] or card in (AIR_FORCE_ONE, VIOLENT_STAR)
}
"""The cards that deal damage of their own."""

SOUND: dict[int, Any] = {
    frames.PLACING: _placing,
    frames.TURN: _turn,
    frames.REROLLING: _rerolling,
    frames.TOKENS: _tokens,
    frames.STATUE: _statue,
    frames.DESTRUCTION: _destruction,
    frames.DAMAGE: _damage,
    frames.TRAVEL: _travel,
    frames.SENDING: _sending,
    frames.PURCHASE: _purchase,
    frames.SWEEPING: _sweeping,
    frames.PAYMENT: _payment,
    frames.DISCARDS: _discards,
}
"""Whether a frame can lie where it lies, over and under what."""
