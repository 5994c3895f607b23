"""Why an action is refused, in the order in which reasons are given (K13.1)."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """A lower number is cited first: the game, the decision, the thing itself, its price."""

    NONE = 0
    GAME_OVER = 1  # K13.1
    NOT_YOUR_DECISION = 2  # K13.1
    WRONG_DECISION = 3  # K13.1
    # The thing itself.
    PLACE_IN_MANHATTAN = 4
    PLACE_FULL = 5
    NO_SUCH_DICE = 6
    RAGE = 7
    MUST_REROLL = 8
    NO_SUCH_FACE = 9
    FACE_RESOLVED = 10
    NO_CHAMELEON = 11
    NOTHING_TO_CHANGE = 12
    CHANGE_RESOLVED = 13
    NO_CARAPACE = 14
    NO_SUBWAY = 15
    SUBWAY_USED_UP = 16
    NO_SPEED = 17
    SPEED_USED_UP = 18
    MUST_ENTER = 19
    MUST_GO_UP = 20
    TOP_OF_MANHATTAN = 21
    STUCK_IN_MANHATTAN = 22
    MANHATTAN_FULL = 23
    ALREADY_THERE = 24
    BOROUGH_FULL = 25
    FLIGHT_INTO_MANHATTAN = 26
    FLIGHT_FULL = 27
    MUST_LEAVE = 28
    LEAVE_FULL = 29
    TOO_MANY_CONVERTED = 30
    TOO_MANY_WEBS = 31
    TOO_MANY_CURSES = 32
    RAY_AT_HOME = 33
    ONLY_UNITS = 34
    OTHER_BOROUGH = 35
    NO_TARGET = 36
    NEW_UNIT = 37
    TOO_DURABLE = 38
    MUST_DESTROY = 39
    NO_UNIT_TO_SEND = 40
    NOTHING_FOR_SALE = 41
    NEEDS_JET = 42
    NEEDS_TANK = 43
    NO_SCAVENGER = 44
    NOT_IN_DISCARD_PILE = 45
    WRONG_DAMAGE_PAYMENT = 46
    WRONG_COST_PAYMENT = 47
    WRONG_SPLIT = 48
    NO_PHOTO = 49
    CARD_NOT_HELD = 50
    # Its price.
    CANNOT_PAY = 51
    CANNOT_PAY_CURSE = 52
    CANNOT_PAY_MARATHON = 53


CLAUSES = {
    Refusal.GAME_OVER: "K10.1",
    Refusal.NOT_YOUR_DECISION: "K3.1",
    Refusal.WRONG_DECISION: "K3.1",
    Refusal.PLACE_IN_MANHATTAN: "K2.5",
    Refusal.PLACE_FULL: "K2.5",
    Refusal.NO_SUCH_DICE: "K4.2",
    Refusal.RAGE: "K11.38",
    Refusal.MUST_REROLL: "K11.19",
    Refusal.NO_SUCH_FACE: "K5.1",
    Refusal.FACE_RESOLVED: "K5.1",
    Refusal.NO_CHAMELEON: "K11.7",
    Refusal.NOTHING_TO_CHANGE: "K11.7",
    Refusal.CHANGE_RESOLVED: "K11.7",
    Refusal.NO_CARAPACE: "K11.6",
    Refusal.NO_SUBWAY: "K11.61",
    Refusal.SUBWAY_USED_UP: "K11.61",
    Refusal.NO_SPEED: "K11.37",
    Refusal.SPEED_USED_UP: "K11.37",
    Refusal.MUST_ENTER: "K8.1",
    Refusal.MUST_GO_UP: "K8.2",
    Refusal.TOP_OF_MANHATTAN: "K8.2",
    Refusal.STUCK_IN_MANHATTAN: "K7.5",
    Refusal.MANHATTAN_FULL: "K7.2",
    Refusal.ALREADY_THERE: "K8.3",
    Refusal.BOROUGH_FULL: "K8.3",
    Refusal.FLIGHT_INTO_MANHATTAN: "K7.4",
    Refusal.FLIGHT_FULL: "K7.4",
    Refusal.MUST_LEAVE: "K9.6",
    Refusal.LEAVE_FULL: "K9.6",
    Refusal.TOO_MANY_CONVERTED: "K12.2",
    Refusal.TOO_MANY_WEBS: "K11.46",
    Refusal.TOO_MANY_CURSES: "K11.10",
    Refusal.RAY_AT_HOME: "K11.32",
    Refusal.ONLY_UNITS: "K11.17",
    Refusal.OTHER_BOROUGH: "K5.7",
    Refusal.NO_TARGET: "K5.7",
    Refusal.NEW_UNIT: "K5.9",
    Refusal.TOO_DURABLE: "K5.7",
    Refusal.MUST_DESTROY: "K5.7",
    Refusal.NO_UNIT_TO_SEND: "K11.35",
    Refusal.NOTHING_FOR_SALE: "K8.4",
    Refusal.NEEDS_JET: "K11.47",
    Refusal.NEEDS_TANK: "K11.54",
    Refusal.NO_SCAVENGER: "K11.31",
    Refusal.NOT_IN_DISCARD_PILE: "K11.31",
    Refusal.WRONG_DAMAGE_PAYMENT: "K11.24",
    Refusal.WRONG_COST_PAYMENT: "K11.24",
    Refusal.WRONG_SPLIT: "K11.57",
    Refusal.NO_PHOTO: "K11.58",
    Refusal.CARD_NOT_HELD: "K11.62",
    Refusal.CANNOT_PAY: "K8.4",
    Refusal.CANNOT_PAY_CURSE: "K11.10",
    Refusal.CANNOT_PAY_MARATHON: "K11.56",
}
