"""The kinds of decision, of chance and of event in a game of King of New York."""

from __future__ import annotations

from bigapple.engine.events import EventKind

# Kinds of decision.
DECISIONS = (
    "over",
    "place",
    "roll",
    "reroll",
    "convert",
    "cabs",
    "resolve",
    "webs",
    "curses",
    "ray",
    "destroy",
    "pay-damage",
    "leave",
    "flee",
    "move",
    "send",
    "buy",
    "pay-cost",
    "split",
    "photo",
    "discard",
)
(
    _,
    PLACE,
    ROLL,
    REROLL,
    CONVERT,
    CABS,
    RESOLVE,
    WEBS,
    CURSES,
    RAY,
    DESTROY,
    PAY_DAMAGE,
    LEAVE,
    FLEE,
    MOVE,
    SEND,
    BUY,
    PAY_COST,
    SPLIT,
    PHOTO,
    DISCARD,
) = range(len(DECISIONS))

FACE = (RESOLVE, DESTROY, FLEE)
RHYTHM = (
    *(PLACE, PLACE, PLACE, PLACE, ROLL, REROLL, REROLL, REROLL, CONVERT, CABS),
    *(*FACE, *FACE, LEAVE, PAY_DAMAGE, WEBS, CURSES, RAY, DESTROY, *FACE, *FACE),
    *(MOVE, BUY, SEND, PAY_COST, SPLIT, PHOTO, DISCARD, BUY),
)
"""A turn has several faces, each of which may be interrupted."""

# Kinds of chance.
CHANCES = ("die", "tile", "card", "monster", "attacks")
DIE, TILE, CARD, MONSTER, ATTACKS = range(len(CHANCES))

# Why something was gained, lost or suffered: a face of the dice, one of these, or a card.
CAUSES = (
    "energy",
    "attack",
    "heart",
    "celebrity",
    "destruction",
    "ouch",
    "manhattan",
    "entering",
    "building",
    "unit",
    "statue",
)
BY_MANHATTAN = 6
BY_ENTERING = 7
BY_BUILDING = 8
BY_UNIT = 9
BY_STATUE = 10
BY_CARD = 11
"""Plus the number of the card."""

# Kinds of token, in events.
WEB_TOKEN = 0
CURSE_TOKEN = 1
CARAPACE_TOKEN = 2

# The goal cards, in events.
SUPERSTAR_CARD = 0
STATUE_CARD = 1

# How a monster came from one place to another.
WAYS = ("move", "flee", "leave", "slide", "speed", "subway")
BY_MOVE, BY_FLIGHT, BY_LEAVING, BY_SLIDING, BY_SPEED, BY_SUBWAY = range(len(WAYS))

# How a card was come by.
SOURCES = ("market", "discard-pile", "claim")
FROM_MARKET, FROM_DISCARD_PILE, FROM_CLAIM = range(len(SOURCES))

EVENTS = (
    EventKind("monster-drawn", ("player", "monster")),
    EventKind("start-rolled", ("player", "attacks")),
    EventKind("game-started", ("player",)),
    EventKind("tile-revealed", ("pile", "tile")),
    EventKind("card-revealed", ("slot", "card")),
    EventKind("deck-shuffled", ("cards",)),
    EventKind("placed", ("player", "place")),
    EventKind("turn-started", ("player", "kind")),
    EventKind(
        "rolled", ("player", "energy", "attack", "heart", "celebrity", "destruction", "ouch")
    ),
    EventKind("rerolled", ("player", "count")),
    EventKind("converted", ("player", "face", "into", "count", "card")),
    EventKind("added", ("player", "face", "count", "card")),
    EventKind("chameleon", ("player", "face", "into")),
    EventKind("resolved", ("player", "face", "count")),
    EventKind("stars-gained", ("player", "count", "cause")),
    EventKind("stars-lost", ("player", "count", "cause")),
    EventKind("energy-gained", ("player", "count", "cause")),
    EventKind("energy-given", ("player", "receiver", "count", "card")),
    EventKind("healed", ("player", "count", "cause")),
    EventKind("hearts-lost", ("player", "count", "cause")),
    EventKind("paid", ("player", "energy", "hearts")),
    EventKind("die-rolled", ("player", "face", "card")),
    EventKind("damaged", ("player", "count", "paid", "lost", "cause", "source")),
    EventKind("eliminated", ("player",)),
    EventKind("token-gained", ("player", "token", "count", "source")),
    EventKind("token-discarded", ("player", "token", "count")),
    EventKind("building-destroyed", ("player", "pile", "tile")),
    EventKind("unit-appeared", ("borough", "unit")),
    EventKind("unit-destroyed", ("player", "borough", "unit")),
    EventKind("unit-sent", ("player", "unit", "borough", "destination")),
    EventKind("ray-aimed", ("player", "borough")),
    EventKind("superstar-taken", ("player", "previous")),
    EventKind("statue-taken", ("player", "previous")),
    EventKind("goal-returned", ("goal", "player")),
    EventKind("moved", ("player", "origin", "place", "way")),
    EventKind("stayed", ("player", "place")),
    EventKind("souvenir-placed", ("player", "borough")),
    EventKind("souvenirs-removed", ("player", "count")),
    EventKind("bought", ("player", "card", "cost", "source")),
    EventKind("swept", ("player",)),
    EventKind("card-lost", ("player", "card")),
    EventKind("claimed", ("player",)),
    EventKind("extra-turn", ("player", "card")),
    EventKind("photographed", ("player", "rival")),
    EventKind("game-won", ("player", "ending")),
    EventKind("game-ended", ("ending",)),
)
(
    MONSTER_DRAWN,
    START_ROLLED,
    GAME_STARTED,
    TILE_REVEALED,
    CARD_REVEALED,
    DECK_SHUFFLED,
    PLACED,
    TURN_STARTED,
    ROLLED,
    REROLLED,
    CONVERTED,
    ADDED,
    CHAMELEON_USED,
    RESOLVED,
    STARS_GAINED,
    STARS_LOST,
    ENERGY_GAINED,
    ENERGY_GIVEN,
    HEALED,
    HEARTS_LOST,
    PAID,
    DIE_ROLLED,
    DAMAGED,
    ELIMINATED,
    TOKEN_GAINED,
    TOKEN_DISCARDED,
    BUILDING_DESTROYED,
    UNIT_APPEARED,
    UNIT_DESTROYED,
    UNIT_SENT,
    RAY_AIMED,
    SUPERSTAR_TAKEN,
    STATUE_TAKEN,
    GOAL_RETURNED,
    MOVED,
    STAYED,
    SOUVENIR_PLACED,
    SOUVENIRS_REMOVED,
    BOUGHT,
    SWEPT,
    CARD_LOST,
    CLAIMED,
    EXTRA_TURN,
    PHOTOGRAPHED,
    GAME_WON,
    GAME_ENDED,
) = range(len(EVENTS))
