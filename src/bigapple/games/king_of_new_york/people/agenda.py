"""The agenda of a position: read, derived from the decision, checked, and whom it asks."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from bigapple.engine.agenda import DEPTH, NOBODY, push, top
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import frames, happenings
from bigapple.games.king_of_new_york.cards.destroying import seismic_ray
from bigapple.games.king_of_new_york.cards.dice import convertible, result
from bigapple.games.king_of_new_york.cards.table import (
    HAILING_CABS,
    NEXT_STAGE,
    OF_ANOTHER_WORLD,
    PHOTO_OP,
)
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    DESTRUCTION,
    FACES,
    FOR_SALE,
    HEART,
    MANHATTAN,
    MOST_DICE,
    NO_CARD,
    NOWHERE,
)
from bigapple.games.king_of_new_york.destroying import count_targets
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    has,
    has_room,
    in_manhattan,
    in_play,
    on_first_space,
    on_second_space,
    owner_of,
    units_in,
)
from bigapple.games.king_of_new_york.paying import can_pay
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message
from bigapple.values import known_keys, list_of, one_of, unreadable, whole_number

ASKS_NOBODY = (NOBODY, 0)

ABOVE = {
    frames.PLACING: (),
    frames.TURN: tuple(range(frames.REROLLING, frames.DISCARDS + 1)),
    frames.REROLLING: (frames.PAYMENT,),
    frames.TOKENS: (),
    frames.STATUE: (frames.DAMAGE,),
    frames.DESTRUCTION: (frames.PAYMENT,),
    frames.DAMAGE: (frames.TRAVEL, frames.SENDING),
    frames.TRAVEL: (frames.PAYMENT,),
    frames.SENDING: (),
    frames.PURCHASE: (frames.PAYMENT, frames.DAMAGE, frames.DISCARDS),
    frames.SWEEPING: (frames.PAYMENT,),
    frames.PAYMENT: (),
    frames.DISCARDS: (),
}
"""What may be under way inside what."""

STEPS = {
    happenings.ROLL: frames.ROLL,
    happenings.REROLL: frames.REROLL,
    happenings.CABS: frames.CABS,
    happenings.RESOLVE: frames.RESOLVE,
    happenings.MOVE: frames.MOVE,
    happenings.BUY: frames.BUY,
}
"""The steps at which a turn asks its own questions."""


def contradiction() -> Contradiction:
    return Contradiction("agenda", Message("king-position-agenda"), "K13.2")


def read_agenda(game: Game, given: Any) -> None:
    for frame in list_of(given, "agenda", DEPTH):
        if not isinstance(frame, Mapping):
            raise unreadable("agenda")
        known_keys(frame, ("do", "player", "step", "left"))
        kind = 1 + one_of(frames.FRAMES[1:], frame.get("do"), "agenda")
        player = whole_number(frame.get("player", 0), "agenda", NOBODY, 5)
        left = whole_number(frame.get("left", 0), "agenda", NOBODY, 99)
        push(game, kind, player, left)
        top(game).step = whole_number(frame.get("step", 0), "agenda", 0, 20)


def derive_agenda(game: Game, decision: int, actor: int) -> None:
    """The agenda of a decision of which nothing but its kind is known."""
    active = int(game.active)
    if decision == happenings.PLACE:
        waiting = sum(game.places[player] == NOWHERE for player in range(game.players))
        push(game, frames.PLACING, actor, waiting)
        return
    push(game, frames.TURN, active, 0)
    turn = top(game)
    if decision in STEPS:
        turn.step = STEPS[decision]
    elif decision == happenings.CONVERT:
        turn.step = frames.HEARTS_TO_ENERGY
        turn.left = game.dice[ATTACK]
        while turn.step < frames.CABS and not convertible(game, active, turn.step, turn.left):
            turn.step += 1
    elif decision in (happenings.SPLIT, happenings.PHOTO, happenings.DISCARD):
        turn.step = frames.BUY
        slots = [slot for slot in range(FOR_SALE) if game.market[slot] == NO_CARD]
        push(game, frames.PURCHASE, active, slots[0] if slots else frames.NOT_FOR_SALE)
        if decision == happenings.DISCARD:
            top(game).step = frames.AFTERWARDS
            push(game, frames.DISCARDS, actor, (active - actor) % game.players or game.players)
    elif decision == happenings.SEND:
        turn.step = frames.BUY
        push(game, frames.SENDING, actor, borough_of(game, actor))
        top(game).step = 1 if borough_of(game, actor) == 0 else 0
    else:
        turn.step = frames.RESOLVE
        _derive_face(game, decision, actor)


def _derive_face(game: Game, decision: int, actor: int) -> None:
    """What interrupts the resolving of a face."""
    active = int(game.active)
    if decision in (happenings.WEBS, happenings.CURSES):
        face = ATTACK if decision == happenings.WEBS else HEART
        push(game, frames.TOKENS, active, result(game, face))
        top(game).step = face
    elif decision in (happenings.RAY, happenings.DESTROY):
        push(game, frames.DESTRUCTION, borough_of(game, active), result(game, DESTRUCTION))
        top(game).step = frames.AIMING if decision == happenings.RAY else frames.DESTROYING
    elif decision == happenings.PAY_DAMAGE:
        push(game, frames.DAMAGE, 0, 0)
    elif decision == happenings.LEAVE:
        push(game, frames.DAMAGE, 0, 0)
        top(game).step = frames.FLEEING_FIRST
    elif decision == happenings.FLEE:
        second = on_second_space(game)
        push(game, frames.DAMAGE, on_first_space(game), second)
        top(game).step = frames.FLED if actor == second else frames.FLEEING_SECOND
        if not game.damage.any():
            game.damage[actor] = 1
            game.damage_cause = ATTACK
            game.damage_source = active
    else:
        raise contradiction()


def check_agenda(game: Game) -> None:
    """Refuses what could not be under way."""
    stack = list(game.agenda[: game.depth])
    if not stack or stack[0].kind not in (frames.PLACING, frames.TURN):
        raise contradiction()
    kinds = [int(frame.kind) for frame in stack]
    for lower, upper in pairwise(kinds):
        if upper not in ABOVE[lower]:
            raise contradiction()
    if (frames.PURCHASE in kinds) != (game.card_in_play != NO_CARD):
        raise contradiction()
    if game.damage.any() and frames.DAMAGE not in kinds:
        raise contradiction()
    for frame in stack:
        if not _is_sound(game, frame):
            raise contradiction()


def _is_sound(game: Game, frame: Any) -> bool:
    kind, player, step, left = (int(n) for n in (frame.kind, frame.player, frame.step, frame.left))
    if kind == frames.DESTRUCTION:
        return 0 <= player < BOROUGHS and step <= frames.DESTROYING and 0 <= left <= 2 * MOST_DICE
    if kind == frames.DAMAGE:
        return step <= frames.FLED and player < game.players and left < game.players
    if not 0 <= player < game.players or left < 0:
        return False
    if kind == frames.PLACING:
        unplaced = [p for p in range(game.players) if game.places[p] == NOWHERE]
        order = [(player + i) % game.players for i in range(left)]
        return step == 0 and sorted(order) == unplaced and left > 0
    if kind == frames.TURN:
        asks_conversion = frames.HEARTS_TO_ENERGY <= step <= frames.ATTACKS_TO_HEARTS
        return (
            player == game.active
            and frames.ROLL <= step <= frames.DONE
            and (left <= game.dice[ATTACK] if asks_conversion else left == 0)
        )
    if not in_play(game, player) and kind != frames.PURCHASE and kind != frames.STATUE:
        return False
    if kind == frames.REROLLING:
        return 0 < left + game.dice.sum() <= MOST_DICE and left > 0
    if kind == frames.TOKENS:
        return step in (ATTACK, HEART) and player == game.active and left <= 2 * MOST_DICE
    if kind == frames.TRAVEL:
        up = left == MANHATTAN and in_manhattan(game, player)
        return left < BOROUGHS and step < len(happenings.WAYS) and (up or has_room(game, left))
    if kind == frames.SENDING:
        return left == borough_of(game, player) and step < BOROUGHS
    if kind == frames.PURCHASE:
        free = left == frames.NOT_FOR_SALE or (left < FOR_SALE and game.market[left] == NO_CARD)
        return step <= frames.AFTERWARDS and free and player == game.active
    if kind == frames.PAYMENT:
        return left > 0 and has(game, player, OF_ANOTHER_WORLD) and can_pay(game, player, left)
    return left <= game.players


def asked_by(game: Game) -> tuple[int, int]:
    """Whom the agenda asks, and what; (NOBODY, 0) if it asks nobody."""
    frame = top(game)
    kind, player, step, left = (int(n) for n in (frame.kind, frame.player, frame.step, frame.left))
    if kind == frames.TURN:
        return _asked_by_turn(game, step, left)
    if kind == frames.DAMAGE:
        return _asked_by_damage(game, player, step, left)
    if kind == frames.DESTRUCTION:
        if step == frames.AIMING and seismic_ray(game, int(game.active)):
            return int(game.active), happenings.RAY
        forced, free, _ = count_targets(game, int(game.active))
        return (int(game.active), happenings.DESTROY) if forced + free else ASKS_NOBODY
    if kind == frames.SENDING:
        asks = step != left and units_in(game, left) > 0
        return (player, happenings.SEND) if asks else ASKS_NOBODY
    if kind == frames.PURCHASE:
        card = int(game.card_in_play)
        decisions = {NEXT_STAGE: happenings.SPLIT, PHOTO_OP: happenings.PHOTO}
        asks = step == frames.EFFECT and card in decisions
        return (player, decisions[card]) if asks else ASKS_NOBODY
    always = {
        frames.PLACING: happenings.PLACE,
        frames.TOKENS: happenings.WEBS if step == ATTACK else happenings.CURSES,
        frames.PAYMENT: happenings.PAY_COST,
        frames.DISCARDS: happenings.DISCARD,
    }
    return (player, always[kind]) if kind in always else ASKS_NOBODY


def _asked_by_turn(game: Game, step: int, left: int) -> tuple[int, int]:
    active = int(game.active)
    asks = {
        frames.ROLL: (True, happenings.ROLL),
        frames.REROLL: (bool(game.rerolls_left and game.dice.any()), happenings.REROLL),
        frames.CABS: (has(game, active, HAILING_CABS), happenings.CABS),
        frames.RESOLVE: (
            any(result(game, face) and not game.resolved[face] for face in range(FACES)),
            happenings.RESOLVE,
        ),
        frames.MOVE: (True, happenings.MOVE),
        frames.BUY: (True, happenings.BUY),
    }
    if step in asks:
        return (active, asks[step][1]) if asks[step][0] else ASKS_NOBODY
    converting = frames.HEARTS_TO_ENERGY <= step <= frames.ATTACKS_TO_HEARTS
    asks_more = converting and convertible(game, active, step, left) > 0
    return (active, happenings.CONVERT) if asks_more else ASKS_NOBODY


def _asked_by_damage(game: Game, player: int, step: int, left: int) -> tuple[int, int]:
    if step == frames.PAYING:
        payer = owner_of(game, OF_ANOTHER_WORLD)
        if payer != NOBODY and game.damage[payer] and game.energy[payer]:
            return payer, happenings.PAY_DAMAGE
    elif step == frames.FLEEING_FIRST:
        crowded = on_second_space(game)
        if crowded != NOBODY:
            return crowded, happenings.LEAVE
    elif step in (frames.FLEEING_SECOND, frames.FLED):
        asked = player if step == frames.FLEEING_SECOND else left
        if asked != NOBODY and in_manhattan(game, asked):
            return asked, happenings.FLEE
    return ASKS_NOBODY
