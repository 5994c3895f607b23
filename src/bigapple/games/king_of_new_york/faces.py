"""Resolving the faces of the dice (K5)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, pop, push, top
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.attacking import (
    antimatter_pellets,
    fireball,
    shadow_double,
    tesla_antennae,
)
from bigapple.games.king_of_new_york.cards.carapace import carapace_grows
from bigapple.games.king_of_new_york.cards.dice import overload, result
from bigapple.games.king_of_new_york.cards.fame import (
    NEEDED,
    celebrities_needed,
    superstar_cards,
    violent_star,
)
from bigapple.games.king_of_new_york.cards.suffering import bulletproof
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    HEART,
    OUCH,
)
from bigapple.games.king_of_new_york.damage import hurt, strike
from bigapple.games.king_of_new_york.frames import DESTRUCTION as DESTRUCTION_FRAME
from bigapple.games.king_of_new_york.frames import STATUE, TOKENS
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars, heal, lose_stars
from bigapple.games.king_of_new_york.happenings import (
    BY_STATUE,
    CURSE_TOKEN,
    RESOLVED,
    STATUE_TAKEN,
    SUPERSTAR_TAKEN,
    TOKEN_DISCARDED,
    WEB_TOKEN,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    clockwise,
    in_manhattan,
    in_play,
    units_in,
)
from bigapple.games.king_of_new_york.state import Game


@rule
def resolve(game: Game, player: int, face: int, chance: Chance, log: Log) -> None:
    """All dice of one face (K5.1)."""
    count = result(game, face)
    game.resolved[face] = 1  # K5.1
    emit(log, RESOLVED, player, face, count)
    if face == ENERGY:
        gain_energy(game, player, count - overload(game, player), ENERGY, log)  # K5.2
    elif face == HEART:
        if game.curses[player] > 0:
            push(game, TOKENS, player, count)  # K11.10
            top(game).step = HEART
        else:
            heal_by_dice(game, player, count, log)
    elif face == ATTACK:
        if game.webs[player] > 0:
            push(game, TOKENS, player, count)  # K11.46
            top(game).step = ATTACK
        else:
            attack(game, player, count, chance, log)
    elif face == CELEBRITY:
        become_famous(game, player, count, log)
    elif face == DESTRUCTION:
        push(game, DESTRUCTION_FRAME, borough_of(game, player), count)
    else:
        be_shot_at(game, player, count, log)


@rule
def use_tokens(game: Game, count: int, chance: Chance, log: Log) -> None:
    """Discards so many tokens with A or H; the rest of the face does what it does."""
    frame = top(game)
    player, face, rest = int(frame.player), int(frame.step), int(frame.left) - count
    pop(game)
    if face == ATTACK:
        game.webs[player] -= count  # K11.46
    else:
        game.curses[player] -= count  # K11.10
    if count > 0:
        emit(log, TOKEN_DISCARDED, player, WEB_TOKEN if face == ATTACK else CURSE_TOKEN, count)
    if face == ATTACK:
        attack(game, player, rest, chance, log)
    else:
        heal_by_dice(game, player, rest, log)


@rule
def heal_by_dice(game: Game, player: int, count: int, log: Log) -> None:
    if not in_manhattan(game, player):
        heal(game, player, count, HEART, log)  # K5.3


@rule
def attack(game: Game, player: int, attacks: int, chance: Chance, log: Log) -> None:
    if attacks == 0 or game.nobody_in_manhattan:
        return  # K5.5, K5.6
    inside = in_manhattan(game, player)
    for i in range(1, game.players):
        target = clockwise(game, i)
        if in_play(game, target):
            opposite = in_manhattan(game, target) != inside  # K5.4, K9.3
            if opposite or fireball(game, player, target):
                points = attacks + tesla_antennae(game, player, target)  # K12.1
                points *= shadow_double(game, player)  # K12.1
                points *= antimatter_pellets(game, player, target, chance, log)  # K12.1
                hurt(game, target, points)
    strike(game, ATTACK, player)


@rule
def become_famous(game: Game, player: int, count: int, log: Log) -> None:
    if game.superstar == player:
        gain_stars(game, player, count, CELEBRITY, log)  # K5.11
    elif count >= celebrities_needed(game):
        previous = int(game.superstar)
        game.superstar = player  # K5.10
        emit(log, SUPERSTAR_TAKEN, player, previous)
        gain_stars(game, player, 1 + count - NEEDED, CELEBRITY, log)  # K5.10, K12.6
        superstar_cards(game, player, log)
        violent_star(game, player, previous)


@rule
def be_shot_at(game: Game, player: int, count: int, log: Log) -> None:
    carapace_grows(game, player, count, log)
    home = borough_of(game, player)
    for target in range(game.players):
        if in_play(game, target):
            there = borough_of(game, target)
            # One O: only the active monster. Two: its borough. Three: everyone (K5.12).
            if count >= 3 or (there == home and (count == 2 or target == player)):  # K5.12
                hurt(game, target, bulletproof(game, target, units_in(game, there)))  # K5.12
    if count >= 3:
        push(game, STATUE, player, 0)  # K5.12
    strike(game, OUCH, NOBODY)


@rule
def take_statue(game: Game, player: int, log: Log) -> None:
    """After the damage of three O, if the monster lives and does not hold it yet."""
    previous = int(game.statue)
    if previous == player or not in_play(game, player):
        return  # K5.12, K5.13
    game.statue = player  # K5.12
    emit(log, STATUE_TAKEN, player, previous)
    if previous != NOBODY:
        lose_stars(game, previous, 3, BY_STATUE, log)  # K5.13
    gain_stars(game, player, 3, BY_STATUE, log)  # K5.13
