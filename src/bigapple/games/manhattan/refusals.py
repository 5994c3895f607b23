"""Why an action is refused, in the order in which reasons are given (M10.1)."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """A lower number is cited first."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    TIME_TO_BUILD = 3
    TIME_TO_CHOOSE = 4
    WRONG_NUMBER = 5
    COLOUR_NOT_ASKED = 6
    NOT_IN_RESERVE = 7
    MUST_BUILD = 8
    CARD_NOT_HELD = 9
    FOREIGN_COLOUR = 10
    BLOCK_NOT_CHOSEN = 11
    WRONG_LOT = 12
    CLOSED_DISTRICT = 13
    UNDER_MONSTER = 14
    ANTI_TRUST = 15
    TOO_FEW_FLOORS = 16


CLAUSES = {
    Refusal.GAME_OVER: "M7.1",
    Refusal.NOT_YOUR_TURN: "M3.2",
    Refusal.TIME_TO_BUILD: "M3.2",
    Refusal.TIME_TO_CHOOSE: "M3.2",
    Refusal.WRONG_NUMBER: "M3.1",
    Refusal.COLOUR_NOT_ASKED: "M3.1",
    Refusal.NOT_IN_RESERVE: "M3.1",
    Refusal.MUST_BUILD: "M3.3",
    Refusal.CARD_NOT_HELD: "M3.2",
    Refusal.FOREIGN_COLOUR: "M2.2",
    Refusal.BLOCK_NOT_CHOSEN: "M3.2",
    Refusal.WRONG_LOT: "M4.2",
    Refusal.CLOSED_DISTRICT: "M9.6",
    Refusal.UNDER_MONSTER: "M9.4",
    Refusal.ANTI_TRUST: "M9.7",
    Refusal.TOO_FEW_FLOORS: "M5.2",
}
