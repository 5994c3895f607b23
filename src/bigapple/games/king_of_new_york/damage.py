"""Damage, step by step for all monsters, and what follows from it (K6.1, K12.1)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, ask, pop, push, top
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.suffering import (
    curse,
    drain,
    survivors_cards,
    trash_thrower,
    webspinner,
)
from bigapple.games.king_of_new_york.cards.table import OF_ANOTHER_WORLD
from bigapple.games.king_of_new_york.components import ATTACK
from bigapple.games.king_of_new_york.elimination import eliminate_fallen
from bigapple.games.king_of_new_york.frames import (
    DAMAGE,
    FALLING,
    FLED,
    FLEEING_FIRST,
    FLEEING_SECOND,
    HURTING,
    LEAVING,
    PAYING,
)
from bigapple.games.king_of_new_york.happenings import DAMAGED, FLEE, LEAVE, PAY_DAMAGE
from bigapple.games.king_of_new_york.monsters import (
    clockwise,
    in_manhattan,
    in_play,
    on_first_space,
    on_second_space,
    owner_of,
    room_in_manhattan,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import can_flee, slide


@rule
def hurt(game: Game, player: int, points: int) -> None:
    """Notes what a monster will suffer; `strike` deals it to all at once."""
    if points > 0 and in_play(game, player):
        game.damage[player] = points


@rule
def strike(game: Game, cause: int, source: int) -> None:
    """Deals the damage that was noted, if any was: one cause, one damage (K6.1)."""
    for player in range(game.players):
        if game.damage[player] > 0:
            game.damage_cause = cause
            game.damage_source = source
            push(game, DAMAGE, 0, 0)
            return


@rule
def bury(game: Game) -> None:
    """Lets monsters without ♥ be eliminated that lost them without damage."""
    push(game, DAMAGE, 0, 0)
    top(game).step = FALLING


@rule
def damage_goes_on(game: Game, log: Log) -> bool:
    """Carries a damage on; whether it asks somebody."""
    frame = top(game)
    if frame.step == PAYING:
        frame.step = HURTING
        payer = owner_of(game, OF_ANOTHER_WORLD)
        if payer != NOBODY and game.damage[payer] > 0 and game.energy[payer] > 0:
            frame.step = PAYING
            ask(game, payer, PAY_DAMAGE)  # K12.1
            return True
    if frame.step == HURTING:
        frame.step = FALLING
        deal_damage(game, log)
    if frame.step == FALLING:
        frame.step = LEAVING
        eliminate_fallen(game, log)
        slide(game, log)  # K9.5
    if frame.step == LEAVING:
        frame.step = FLEEING_FIRST
        crowded = on_second_space(game)
        if crowded != NOBODY and room_in_manhattan(game) == 1:
            ask(game, crowded, LEAVE)  # K9.6
            return True
    return flights_go_on(game)


@rule
def flights_go_on(game: Game) -> bool:
    """Asks the survivors of an attack in Manhattan, the 2–4 monster first (K7.4, K9.4)."""
    frame = top(game)
    if frame.step == FLEEING_FIRST:
        frame.step = FLEEING_SECOND
        frame.player = attacked_in_manhattan(game, on_first_space(game))
        frame.left = attacked_in_manhattan(game, on_second_space(game))
        if asks_to_flee(game, int(frame.player)):
            return True
    if frame.step == FLEEING_SECOND:
        frame.step = FLED
        if asks_to_flee(game, int(frame.left)):
            return True
    pop(game)
    for player in range(game.players):
        game.damage[player] = 0
        game.damage_paid[player] = 0
    game.damage_cause = 0
    game.damage_source = 0
    return False


@rule
def attacked_in_manhattan(game: Game, player: int) -> int:
    """The player, if it survived an attack in Manhattan; else NOBODY."""
    if player != NOBODY and game.damage_cause == ATTACK and game.damage[player] > 0:
        return player  # K7.4
    return NOBODY


@rule
def asks_to_flee(game: Game, player: int) -> bool:
    if player == NOBODY or not in_manhattan(game, player) or not can_flee(game, player):
        return False
    ask(game, player, FLEE)  # K7.4
    return True


@large_rule
def deal_damage(game: Game, log: Log) -> None:
    """Each step for all monsters before the next, clockwise from the active one (K12.1)."""
    cause, source = int(game.damage_cause), int(game.damage_source)
    attack = cause == ATTACK
    for i in range(game.players):
        player = clockwise(game, i)
        if game.damage[player] > 0:
            paid = int(game.damage_paid[player])
            points = int(game.damage[player]) - paid
            lost = min(points, int(game.hearts[player]))
            game.hearts[player] -= lost  # K6.1
            if source == game.active:
                game.lost[player] += lost  # K11.58
            emit(log, DAMAGED, player, int(game.damage[player]), paid, lost, cause, source)
    for i in range(game.players):
        player = clockwise(game, i)
        if game.damage[player] > 0:
            survivors_cards(game, player, log)
    if source == NOBODY:
        return
    for i in range(game.players):
        player = clockwise(game, i)
        if attack and game.damage[player] > 0:
            drain(game, source, player, log)
    for i in range(game.players):
        player = clockwise(game, i)
        if attack and game.damage[player] > 0:
            trash_thrower(game, source, player, log)
    for i in range(game.players):
        player = clockwise(game, i)
        if game.damage[player] > 0:
            webspinner(game, source, player, log)
    for i in range(game.players):
        player = clockwise(game, i)
        if game.damage[player] > 0:
            curse(game, source, player, log)
