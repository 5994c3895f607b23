"""The frames of the agenda: what can be under way, and how far it has come."""

from __future__ import annotations

FRAMES = (
    "none",
    "placing",
    "turn",
    "rerolling",
    "tokens",
    "statue",
    "destruction",
    "damage",
    "travel",
    "sending",
    "purchase",
    "sweeping",
    "payment",
    "discards",
)
(
    _,
    PLACING,
    TURN,
    REROLLING,
    TOKENS,
    STATUE,
    DESTRUCTION,
    DAMAGE,
    TRAVEL,
    SENDING,
    PURCHASE,
    SWEEPING,
    PAYMENT,
    DISCARDS,
) = range(len(FRAMES))

# Steps of a turn (K3.1).
TURN_STEPS = (
    "start",
    "roll",
    "reroll",
    "rolled",
    "convert-hearts-to-energy",
    "convert-hearts-to-attacks",
    "convert-attacks-to-hearts",
    "cabs",
    "count",
    "resolve",
    "move",
    "buy",
    "end",
    "done",
)
(
    START,
    ROLL,
    REROLL,
    ROLLED,
    HEARTS_TO_ENERGY,
    HEARTS_TO_ATTACKS,
    ATTACKS_TO_HEARTS,
    CABS,
    COUNT,
    RESOLVE,
    MOVE,
    BUY,
    END,
    DONE,
) = range(len(TURN_STEPS))

# Steps of a destruction: `player` is the borough in which D is spent, `left` the D.
AIMING, DESTROYING = range(2)

# Steps of a damage (K12.1): in the last two, `player` and `left` are who may still flee.
PAYING, HURTING, FALLING, LEAVING, FLEEING_FIRST, FLEEING_SECOND, FLED = range(7)

# Steps of a purchase: `left` is the place for sale, or NOT_FOR_SALE.
EFFECT, AFTERWARDS = range(2)
NOT_FOR_SALE = 3
