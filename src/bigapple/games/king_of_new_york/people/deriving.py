"""The agenda of a position that has none: derived from its decision and what else is known."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, push, top
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import frames, happenings
from bigapple.games.king_of_new_york.cards.attacking import fireball
from bigapple.games.king_of_new_york.cards.dice import convertible, result
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    DESTRUCTION,
    FOR_SALE,
    HEART,
    NO_CARD,
    NOWHERE,
    OUCH,
)
from bigapple.games.king_of_new_york.damage import attacked_in_manhattan
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    clockwise,
    in_manhattan,
    in_play,
    on_first_space,
    on_second_space,
)
from bigapple.games.king_of_new_york.people.agenda import contradiction
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message

STEPS = {
    happenings.ROLL: frames.ROLL,
    happenings.REROLL: frames.REROLL,
    happenings.CABS: frames.CABS,
    happenings.RESOLVE: frames.RESOLVE,
    happenings.MOVE: frames.MOVE,
    happenings.BUY: frames.BUY,
}
"""The steps at which a turn asks its own questions."""


def derive_agenda(game: Game, decision: int, given_actor: int) -> None:
    """`given_actor` is NOBODY if nothing is said about who decides."""
    active = int(game.active)
    if decision == happenings.PLACE:
        unplaced = sum(game.places[player] == NOWHERE for player in range(game.players))
        push(game, frames.PLACING, (active - unplaced) % int(game.players), unplaced)
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
        _derive_purchase(game)
        if decision == happenings.DISCARD:
            top(game).step = frames.AFTERWARDS
            actor = _who_discards(game) if given_actor == NOBODY else given_actor
            push(game, frames.DISCARDS, actor, (active - actor) % game.players or game.players)
    elif decision == happenings.SEND:
        _derive_sending(game, active if given_actor == NOBODY else given_actor)
    else:
        turn.step = frames.RESOLVE
        _derive_face(game, decision, given_actor)


def _derive_purchase(game: Game) -> None:
    """The card in play was paid for; an empty place for sale is its own."""
    top(game).step = frames.BUY
    empty = [slot for slot in range(FOR_SALE) if game.market[slot] == NO_CARD]
    if game.card_in_play != NO_CARD and not empty:
        raise contradiction("market", "K8.4")
    push(game, frames.PURCHASE, int(game.active), empty[0] if empty else frames.NOT_FOR_SALE)


def _who_discards(game: Game) -> int:
    """The first one that has a choice."""
    order = [clockwise(game, i) for i in range(game.players)]
    choosing = [player for player in order if int(game.cards[player]).bit_count() > 1]
    return choosing[0] if choosing else int(game.active)


def _derive_sending(game: Game, actor: int) -> None:
    """The active monster has just moved; another has just fled, or had to leave."""
    top(game).step = frames.BUY
    if actor != game.active:
        top(game).step = frames.RESOLVE
        _derive_damage(game)
        if in_play(game, int(game.active)):
            _derive_attack(game, actor)
            top(game).player = NOBODY
            top(game).left = actor
            top(game).step = frames.FLED
        else:
            top(game).step = frames.FLEEING_FIRST
    borough = borough_of(game, actor)
    if borough == NOWHERE:
        raise Contradiction("actor", Message("position-actor"), "K13.2")
    push(game, frames.SENDING, actor, borough)
    top(game).step = 1 if borough == 0 else 0


def _derive_face(game: Game, decision: int, given_actor: int) -> None:
    """What interrupts the resolving of a face, or the damage that a card deals."""
    active = int(game.active)
    if decision in (happenings.WEBS, happenings.CURSES):
        face = ATTACK if decision == happenings.WEBS else HEART
        push(game, frames.TOKENS, active, result(game, face))
        top(game).step = face
    elif decision in (happenings.RAY, happenings.DESTROY):
        push(game, frames.DESTRUCTION, max(0, borough_of(game, active)), result(game, DESTRUCTION))
        top(game).step = frames.AIMING if decision == happenings.RAY else frames.DESTROYING
    elif decision == happenings.PAY_DAMAGE:
        _derive_damage(game)
    elif decision == happenings.LEAVE:
        _derive_damage(game)
        top(game).step = frames.FLEEING_FIRST
    elif decision == happenings.FLEE:
        _derive_damage(game)
        _derive_attack(game, NOBODY)
        frame = top(game)
        frame.player = attacked_in_manhattan(game, on_first_space(game))
        frame.left = attacked_in_manhattan(game, on_second_space(game))
        second = frame.left != NOBODY and (frame.player == NOBODY or frame.left == given_actor)
        frame.step = frames.FLED if second else frames.FLEEING_SECOND
    else:
        raise contradiction()


def _derive_damage(game: Game) -> None:
    if game.card_in_play != NO_CARD:
        _derive_purchase(game)
        top(game).step = frames.AFTERWARDS
    elif game.damage.any() and game.damage_cause == OUCH and result(game, OUCH) >= 3:
        push(game, frames.STATUE, int(game.active), 0)
    push(game, frames.DAMAGE, 0, 0)


def _derive_attack(game: Game, fled: int) -> None:
    """An attack by the active monster, of 1 point, unless a damage is known."""
    if game.damage.any():
        return
    active = int(game.active)
    game.damage_cause = ATTACK
    game.damage_source = active
    for player in range(game.players):
        opposite = in_manhattan(game, player) != in_manhattan(game, active)
        hit = opposite or fireball(game, active, player)
        if player != active and in_play(game, player) and (hit or player == fled):
            game.damage[player] = 1
    if not game.damage.any():
        raise Contradiction("decision", Message("king-position-decision"), "K13.2")
