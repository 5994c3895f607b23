"""Rolling, rerolling, and what a roll is once it lies (K4, K11.65)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, push
from bigapple.engine.chance import Chance, draw
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    AT_CELEBRITY_ROLLED,
    CELEBRITY_ROLLED,
    JINX_AURA,
    TERMINAL_RAGE,
    WITH_DICE,
)
from bigapple.games.king_of_new_york.cards.table import DICE as DICE_OF_CARD
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    DICE,
    FACES,
    MOST_DICE,
    OUCH,
    REROLLS,
)
from bigapple.games.king_of_new_york.frames import REROLLING
from bigapple.games.king_of_new_york.gains import give
from bigapple.games.king_of_new_york.happenings import DIE, REROLLED, ROLLED
from bigapple.games.king_of_new_york.monsters import has, owner_of
from bigapple.games.king_of_new_york.paying import can_pay, charge
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def number_of_dice(game: Game, player: int) -> int:
    count = DICE
    for card in WITH_DICE:
        if has(game, player, int(card)):
            count += int(DICE_OF_CARD[card])
    return min(count, MOST_DICE)  # K4.1


@rule
def throw(game: Game, count: int, chance: Chance, log: Log) -> None:
    """Rolls so many dice and puts them to those that lie."""
    for _ in range(count):
        game.dice[draw(chance, DIE, FACES)] += 1
    dice = game.dice
    emit(log, ROLLED, int(game.active), dice[0], dice[1], dice[2], dice[3], dice[4], dice[5])


@rule
def first_roll(game: Game, player: int, chance: Chance, log: Log) -> None:
    game.rerolls_left = max(0, REROLLS - int(game.webs[player]))  # K4.2, K11.46
    throw(game, number_of_dice(game, player), chance, log)


# Rerolls. A mask is over the dice as they lie sorted by face, bit i for the i-th die. Dice with
# equal faces are the same choice (K4.2): only the mask that takes the first ones of a face is one.


@rule
def masked(game: Game, mask: int, face: int) -> int:
    """How many dice of a face a mask takes; −1 if it does not take the first ones."""
    start = 0
    for earlier in range(face):
        start += int(game.dice[earlier])
    count = int(game.dice[face])
    part = (mask >> start) & ((1 << count) - 1)
    taken = 0
    while part & 1:
        taken += 1
        part >>= 1
    return taken if part == 0 else -1  # K4.2


@rule
def is_mask(game: Game, mask: int) -> bool:
    """Whether a mask is the one of its choice among the dice that lie."""
    count = 0
    for face in range(FACES):
        count += int(game.dice[face])
        if masked(game, mask, face) < 0:
            return False
    return mask >> count == 0


@rule
def why_not_reroll_face(game: Game, player: int, face: int) -> int:
    """Why no die of a face may be rerolled."""
    if face == ATTACK and has(game, player, TERMINAL_RAGE):
        return Refusal.RAGE  # K11.38
    if face == OUCH and not can_pay(game, player, int(game.curses[player])):
        return Refusal.CANNOT_PAY_CURSE  # K11.10
    return Refusal.NONE


@rule
def why_not_reroll(game: Game, player: int, mask: int) -> int:
    if mask == 0:
        return Refusal.MUST_REROLL if must_reroll(game, player) else Refusal.NONE  # K11.19
    if not is_mask(game, mask):
        return Refusal.NO_SUCH_DICE  # K4.2
    for face in range(FACES):
        if masked(game, mask, face) > 0:
            reason = why_not_reroll_face(game, player, face)
            if reason != Refusal.NONE:
                return reason
    return Refusal.NONE


@rule
def must_reroll(game: Game, player: int) -> bool:
    """Jinx Aura: others use all their rerolls, while they have a die that they may reroll."""
    owner = owner_of(game, JINX_AURA)
    if owner in (NOBODY, player):
        return False
    for face in range(FACES):
        if game.dice[face] > 0 and why_not_reroll_face(game, player, face) == Refusal.NONE:
            return True  # K11.19
    return False


@rule
def reroll(game: Game, player: int, mask: int, log: Log) -> None:
    """Takes the dice up; they are thrown once a curse is paid."""
    count = 0
    ouches = masked(game, mask, OUCH)
    for reverse in range(FACES):
        face = FACES - 1 - reverse  # From behind: what is taken must not shift the dice before.
        taken = masked(game, mask, face)
        game.dice[face] -= taken
        count += taken
    game.rerolls_left -= 1
    emit(log, REROLLED, player, count)
    push(game, REROLLING, player, count)
    charge(game, player, int(game.curses[player]) if ouches > 0 else 0, log)  # K11.10


@rule
def rolled_cards(game: Game, player: int, log: Log) -> None:
    """What depends on the roll is settled when rolling ends (K11.65)."""
    if game.dice[CELEBRITY] > 0:
        for card in AT_CELEBRITY_ROLLED:
            if has(game, player, int(card)):
                give(game, player, CELEBRITY_ROLLED, int(card), log)  # K11.27
