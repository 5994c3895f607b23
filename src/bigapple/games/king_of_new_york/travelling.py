"""Going from place to place: Manhattan and its zones, fleeing, leaving (K7, K8.1–8.3, K9)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, push, top
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import AT_ENTERING, ENTERING, SUPER_SPEED
from bigapple.games.king_of_new_york.cards.tourist import tourist
from bigapple.games.king_of_new_york.cards.travelling import new_york_marathon, stink_attack
from bigapple.games.king_of_new_york.components import (
    BRONX,
    LOWER,
    MANHATTAN,
    SECOND_SPACES,
    UPPER,
    ZONES,
)
from bigapple.games.king_of_new_york.frames import TRAVEL
from bigapple.games.king_of_new_york.gains import gain_stars, give
from bigapple.games.king_of_new_york.happenings import (
    BY_ENTERING,
    BY_FLIGHT,
    BY_SLIDING,
    BY_SPEED,
    BY_SUBWAY,
    MOVED,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    has,
    has_room,
    in_manhattan,
    on_first_space,
    on_second_space,
)
from bigapple.games.king_of_new_york.paying import can_pay, charge
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def at_the_top(game: Game, player: int) -> bool:
    """Whether a monster in Manhattan can go no further up."""
    return (int(game.places[player]) - LOWER) % ZONES == UPPER - LOWER  # K8.2


# What may be done.


@rule
def why_not_go(game: Game, player: int, borough: int, way: int) -> int:
    """Why a monster may not go to a borough by a move or by Super Speed (K8.1–8.3)."""
    if in_manhattan(game, player):
        if borough != MANHATTAN:
            return Refusal.STUCK_IN_MANHATTAN  # K7.5
        return Refusal.TOP_OF_MANHATTAN if at_the_top(game, player) else Refusal.NONE  # K8.2
    if borough == MANHATTAN:
        return Refusal.NONE if has_room(game, MANHATTAN) else Refusal.MANHATTAN_FULL  # K7.2
    if has_room(game, MANHATTAN):
        return Refusal.MUST_ENTER  # K8.1
    return why_not_arrive(game, player, borough, way)


@rule
def why_not_arrive(game: Game, player: int, borough: int, way: int) -> int:
    """Why a monster may not come to a borough outside Manhattan."""
    if borough == borough_of(game, player):
        return Refusal.ALREADY_THERE  # K8.3
    if not has_room(game, borough):
        return Refusal.BOROUGH_FULL  # K8.3
    if not can_pay(game, player, new_york_marathon(game, borough, way)):
        return Refusal.CANNOT_PAY_MARATHON  # K11.56
    return Refusal.NONE


@rule
def why_not_stay(game: Game, player: int) -> int:
    if in_manhattan(game, player):
        return Refusal.NONE if at_the_top(game, player) else Refusal.MUST_GO_UP  # K8.2
    return Refusal.MUST_ENTER if has_room(game, MANHATTAN) else Refusal.NONE  # K8.1


@rule
def why_not_flee(game: Game, player: int, borough: int) -> int:
    if borough == MANHATTAN:
        return Refusal.FLIGHT_INTO_MANHATTAN  # K7.4
    if not has_room(game, borough):
        return Refusal.FLIGHT_FULL  # K7.4
    if not can_pay(game, player, new_york_marathon(game, borough, BY_FLIGHT)):
        return Refusal.CANNOT_PAY_MARATHON  # K11.56
    return Refusal.NONE


@rule
def can_flee(game: Game, player: int) -> bool:
    for borough in range(BRONX, MANHATTAN):
        if why_not_flee(game, player, borough) == Refusal.NONE:
            return True
    return False


@rule
def why_not_leave(game: Game, borough: int) -> int:
    if borough == MANHATTAN:
        return Refusal.MUST_LEAVE  # K9.6
    return Refusal.NONE if has_room(game, borough) else Refusal.LEAVE_FULL  # K9.6


@rule
def why_not_subway(game: Game, player: int, borough: int) -> int:
    if game.subway_moves == 0:
        return Refusal.SUBWAY_USED_UP  # K11.61
    if borough != MANHATTAN:
        return why_not_arrive(game, player, borough, BY_SUBWAY)
    if in_manhattan(game, player):
        if at_the_top(game, player):
            return Refusal.TOP_OF_MANHATTAN  # K11.61
    elif not has_room(game, MANHATTAN):
        return Refusal.MANHATTAN_FULL  # K11.61
    if not can_pay(game, player, new_york_marathon(game, borough, BY_SUBWAY)):
        return Refusal.CANNOT_PAY_MARATHON  # K12.5
    return Refusal.NONE


@rule
def why_not_speed(game: Game, player: int, borough: int) -> int:
    if not has(game, player, SUPER_SPEED):
        return Refusal.NO_SPEED  # K11.37
    if game.sped:
        return Refusal.SPEED_USED_UP  # K11.37
    return why_not_go(game, player, borough, BY_SPEED)


# How it is done.


@rule
def set_out(game: Game, player: int, borough: int, way: int, log: Log) -> None:
    """Begins a journey: first its fee, if there is one, then the way."""
    push(game, TRAVEL, player, borough)
    top(game).step = way
    charge(game, player, new_york_marathon(game, borough, way), log)  # K11.56


@large_rule
def travel(game: Game, player: int, borough: int, way: int, log: Log) -> None:
    origin = int(game.places[player])
    if borough == MANHATTAN and in_manhattan(game, player):
        game.places[player] = origin + 1  # K8.2, K9.2
        emit(log, MOVED, player, origin, origin + 1, way)
        return
    place = borough
    if borough == MANHATTAN and on_first_space(game) != NOBODY:
        place = SECOND_SPACES  # K9.2
    game.places[player] = place  # K7.3
    emit(log, MOVED, player, origin, place, way)
    slide(game, log)
    arrive(game, player, borough, log)


@rule
def slide(game: Game, log: Log) -> None:
    """The 5–6 monster takes the 2–4 space of its own zone once no 2–4 space is taken."""
    player = on_second_space(game)
    if player != NOBODY and on_first_space(game) == NOBODY:
        origin = int(game.places[player])
        game.places[player] = origin - ZONES  # K9.5
        emit(log, MOVED, player, origin, origin - ZONES, BY_SLIDING)


@rule
def arrive(game: Game, player: int, borough: int, log: Log) -> None:
    if borough == MANHATTAN:
        if not game.entered:
            game.entered = 1  # K7.3
            gain_stars(game, player, 1, BY_ENTERING, log)  # K7.3
        for i in range(len(AT_ENTERING)):
            card = int(AT_ENTERING[i])
            if has(game, player, card) and not game.entering_cards >> i & 1:
                game.entering_cards |= 1 << i  # K11.8
                give(game, player, ENTERING, card, log)  # K11.8
    tourist(game, player, borough, log)
    stink_attack(game, player, borough)
