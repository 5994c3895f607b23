"""Why an action is refused, in the order in which reasons are given (M10.1)."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """A lower number is cited first."""

    NONE = 0
    GAME_OVER = 1  # M10.1
    NOT_YOUR_TURN = 2  # M10.1
    TIME_TO_BUILD = 3  # M10.1
    TIME_TO_CHOOSE = 4  # M10.1
    WRONG_NUMBER = 5  # M10.1
    COLOUR_NOT_ASKED = 6  # M10.1
    NOT_IN_RESERVE = 7  # M10.1
    MUST_BUILD = 8  # M10.1
    CARD_NOT_HELD = 9  # M10.1
    FOREIGN_COLOUR = 10  # M10.1
    BLOCK_NOT_CHOSEN = 11  # M10.1
    WRONG_LOT = 12  # M10.1
    CLOSED_DISTRICT = 13  # M10.1
    UNDER_MONSTER = 14  # M10.1
    ANTI_TRUST = 15  # M10.1
    TOO_FEW_FLOORS = 16  # M10.1


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
