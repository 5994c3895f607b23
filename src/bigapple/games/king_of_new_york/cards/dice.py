"""Cards that look at, change or add to the dice between the roll and the first face (K12.2)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    ADDS,
    ARTIFICIAL_HEART,
    CHAMELEON,
    CLIMB,
    FURY,
    HAILING_CABS,
    NATURAL_SELECTION,
    OVERLOAD,
    PAINBOW,
    UNIVERSAL_SOLDIER,
    WITH_ADDS,
)
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    FACES,
    HEART,
    PLAIN_TURN,
)
from bigapple.games.king_of_new_york.extra_turns import gain_extra_turn
from bigapple.games.king_of_new_york.frames import HEARTS_TO_ATTACKS, HEARTS_TO_ENERGY
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars
from bigapple.games.king_of_new_york.hand import lose_card
from bigapple.games.king_of_new_york.happenings import (
    ADDED,
    BY_CARD,
    CHAMELEON_USED,
    CONVERTED,
    HEARTS_LOST,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    has,
    in_manhattan,
    units_in,
)
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def result(game: Game, face: int) -> int:
    """The dice of a face and the symbols that cards added to it (K11.65)."""
    return int(game.dice[face]) + int(game.added[face])


@rule
def add(game: Game, player: int, face: int, count: int, card: int, log: Log) -> None:
    game.added[face] += count
    emit(log, ADDED, player, face, count, card)


@rule
def climb_the_empire_state_building(game: Game, player: int, log: Log) -> None:
    if not has(game, player, CLIMB) or not in_manhattan(game, player):
        return
    for face in range(FACES):
        if game.dice[face] == 0:
            return
    gain_stars(game, player, 2, BY_CARD + CLIMB, log)  # K11.9
    gain_extra_turn(game, player, PLAIN_TURN, CLIMB, log)  # K11.9


# Artificial Heart and Universal Soldier: one question for each conversion, named like the step.


@rule
def convertible(game: Game, player: int, step: int, attacks: int) -> int:
    """How many dice may be converted; `attacks` are the A that no conversion has made."""
    if step == HEARTS_TO_ENERGY:
        return int(game.dice[HEART]) if has(game, player, ARTIFICIAL_HEART) else 0  # K11.2
    if not has(game, player, UNIVERSAL_SOLDIER):
        return 0
    return int(game.dice[HEART]) if step == HEARTS_TO_ATTACKS else attacks  # K11.44, K12.2


@rule
def convert(game: Game, player: int, step: int, count: int, log: Log) -> None:
    shown = HEART
    wanted = ENERGY
    card = ARTIFICIAL_HEART
    if step != HEARTS_TO_ENERGY:
        to_attacks = step == HEARTS_TO_ATTACKS
        shown = HEART if to_attacks else ATTACK
        wanted = ATTACK if to_attacks else HEART
        card = UNIVERSAL_SOLDIER
    if count > 0:
        game.dice[shown] -= count
        game.dice[wanted] += count
        emit(log, CONVERTED, player, shown, wanted, count, card)


@rule
def hailing_cabs(game: Game, player: int, log: Log) -> None:
    game.only_units = 1  # K11.17
    add(game, player, DESTRUCTION, 2, HAILING_CABS, log)  # K11.17


@rule
def fury(game: Game, player: int, log: Log) -> None:
    if has(game, player, FURY) and units_in(game, borough_of(game, player)) >= 3:  # K11.16
        add(game, player, DESTRUCTION, 1, FURY, log)  # K11.16
        gain_energy(game, player, 1, BY_CARD + FURY, log)  # K11.16


@rule
def adding_cards(game: Game, player: int, log: Log) -> None:
    """Stomp, Towering Titan and their like."""
    for card in WITH_ADDS:
        if has(game, player, int(card)):
            for face in range(FACES):
                if ADDS[card, face] > 0:
                    add(game, player, face, int(ADDS[card, face]), int(card), log)


@rule
def painbow(game: Game, player: int, log: Log) -> bool:
    """Whether it wins the game."""
    destruction = result(game, DESTRUCTION)
    if not has(game, player, PAINBOW) or destruction < 2:
        return False
    if destruction >= 6:
        return True  # K11.26, K10.3
    add(game, player, ATTACK, 1 if destruction < 4 else 2, PAINBOW, log)  # K11.26
    return False


# Chameleon.


@rule
def why_not_chameleon(game: Game, player: int, shown: int, wanted: int) -> int:
    if not has(game, player, CHAMELEON):
        return Refusal.NO_CHAMELEON  # K11.7
    needed = 2 if shown == CELEBRITY else 1
    if game.resolved[CELEBRITY] or game.dice[CELEBRITY] == 0:
        return Refusal.NOTHING_TO_CHANGE  # K11.7
    if game.resolved[shown] or game.dice[shown] < needed:
        return Refusal.NOTHING_TO_CHANGE  # K11.7
    return Refusal.CHANGE_RESOLVED if game.resolved[wanted] else Refusal.NONE  # K11.7


@rule
def chameleon(game: Game, player: int, shown: int, wanted: int, log: Log) -> None:
    game.dice[CELEBRITY] -= 1  # K11.7
    game.dice[shown] -= 1
    game.dice[wanted] += 1
    emit(log, CHAMELEON_USED, player, shown, wanted)


# Later in the turn.


@rule
def overload(game: Game, player: int) -> int:
    """What the E dice give less."""
    return 1 if has(game, player, OVERLOAD) else 0  # K11.25


@rule
def natural_selection(game: Game, player: int, log: Log) -> bool:
    """At the end of a turn of one's own; whether it takes all ♥."""
    if not has(game, player, NATURAL_SELECTION) or game.dice[CELEBRITY] == 0:
        return False
    lose_card(game, player, NATURAL_SELECTION, log)  # K11.23
    emit(log, HEARTS_LOST, player, int(game.hearts[player]), BY_CARD + NATURAL_SELECTION)
    game.hearts[player] = 0  # K11.23
    return True
