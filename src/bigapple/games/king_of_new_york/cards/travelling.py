"""Cards about places: New York Marathon, Stink Attack, Subway, Super Speed."""

from __future__ import annotations

from bigapple.engine.agenda import push, top
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import NEW_YORK_MARATHON, STINK_ATTACK
from bigapple.games.king_of_new_york.components import BOROUGHS, FOR_SALE, MANHATTAN, UNIT_KINDS
from bigapple.games.king_of_new_york.frames import SENDING
from bigapple.games.king_of_new_york.happenings import (
    BY_FLIGHT,
    BY_MOVE,
    BY_SUBWAY,
    UNIT_SENT,
)
from bigapple.games.king_of_new_york.monsters import has, units_in
from bigapple.games.king_of_new_york.state import Game

FEE = 2


@rule
def new_york_marathon(game: Game, borough: int, way: int) -> int:
    """The fee of a move to a borough while the Marathon is for sale."""
    forced = way == BY_MOVE and borough == MANHATTAN  # K12.5
    if forced or way not in (BY_MOVE, BY_FLIGHT, BY_SUBWAY):  # K12.5
        return 0
    for slot in range(FOR_SALE):
        if game.market[slot] == NEW_YORK_MARATHON:
            return FEE  # K11.56
    return 0


@rule
def stink_attack(game: Game, player: int, borough: int) -> None:
    """On arriving: units may be sent away, borough by borough."""
    if has(game, player, STINK_ATTACK) and units_in(game, borough) > 0:
        push(game, SENDING, player, borough)  # K11.35


@rule
def sending_goes_on(game: Game) -> bool:
    """Whether there is another borough to send a unit to, and one to send."""
    frame = top(game)
    if frame.step == frame.left:
        frame.step += 1
    return frame.step < BOROUGHS and units_in(game, int(frame.left)) > 0


@rule
def send_unit(game: Game, kind: int, log: Log) -> None:
    """Sends a unit to the borough in question; it stays new or old (K11.35)."""
    frame = top(game)
    origin, destination = int(frame.left), int(frame.step)
    if kind < UNIT_KINDS:
        game.units[origin, kind] -= 1
        game.units[destination, kind] += 1
    else:
        game.new_units[origin, kind - UNIT_KINDS] -= 1
        game.new_units[destination, kind - UNIT_KINDS] += 1  # K11.35
    emit(log, UNIT_SENT, int(frame.player), kind % UNIT_KINDS, origin, destination)
