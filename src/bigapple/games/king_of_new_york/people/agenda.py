"""The agenda of a position: read, written, and whom it asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigapple.engine.agenda import DEPTH, NOBODY, push, top
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import frames, happenings
from bigapple.games.king_of_new_york.cards.destroying import seismic_ray
from bigapple.games.king_of_new_york.cards.dice import convertible, result
from bigapple.games.king_of_new_york.cards.table import (
    HAILING_CABS,
    NEXT_STAGE,
    OF_ANOTHER_WORLD,
    PHOTO_OP,
)
from bigapple.games.king_of_new_york.components import ATTACK, FACES, MOST_PLAYERS
from bigapple.games.king_of_new_york.destroying import count_targets
from bigapple.games.king_of_new_york.monsters import (
    has,
    in_manhattan,
    on_second_space,
    owner_of,
    room_in_manhattan,
    units_in,
)
from bigapple.games.king_of_new_york.people.words import BOROUGH_NAMES, FACE_LETTERS
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message
from bigapple.values import known_keys, list_of, one_of, unreadable, whole_number

ASKS_NOBODY = (NOBODY, 0)
MOST_LEFT = 99

STEPS: dict[int, Sequence[str]] = {
    frames.TURN: frames.TURN_STEPS,
    frames.TOKENS: FACE_LETTERS,
    frames.DESTRUCTION: ("aim", "destroy"),
    frames.DAMAGE: ("pay", "hurt", "fall", "slide", "leave", "flee", "flee-5-6"),
    frames.TRAVEL: happenings.WAYS,
    frames.SENDING: BOROUGH_NAMES,
    frames.PURCHASE: ("effect", "afterwards"),
}
"""What the steps of a frame are called, after what is done or asked; other frames have only one."""

BOROUGHS_IN = {frames.DESTRUCTION: "player", frames.TRAVEL: "left", frames.SENDING: "left"}
"""Frames in which a number is a borough's: documents have its name, as `borough`."""


def contradiction(key: str = "agenda", clause: str = "K13.2") -> Contradiction:
    """Things that cannot be under way at once."""
    return Contradiction(key, Message("king-position-agenda"), clause)


def read_agenda(game: Game, given: Any) -> None:
    for frame in list_of(given, "agenda", DEPTH):
        if not isinstance(frame, Mapping):
            raise unreadable("agenda")
        kind = 1 + one_of(frames.FRAMES[1:], frame.get("do"), "agenda")
        known_keys(frame, ("do", *_keys(kind)))
        numbers = {"player": 0, "left": 0}
        for name, most in (("player", MOST_PLAYERS - 1), ("left", MOST_LEFT)):
            if BOROUGHS_IN.get(kind) == name:
                numbers[name] = one_of(BOROUGH_NAMES, frame.get("borough"), "agenda")
            else:
                numbers[name] = whole_number(frame.get(name, 0), "agenda", NOBODY, most)
        push(game, kind, numbers["player"], numbers["left"])
        if "step" in frame:
            top(game).step = one_of(tuple(STEPS[kind]), frame["step"], "agenda")


def write_agenda(game: Game) -> list[dict[str, Any]]:
    return [_written(frame) for frame in game.agenda[: game.depth]]


def _written(frame: Any) -> dict[str, Any]:
    kind = int(frame.kind)
    values: dict[str, Any] = {"player": int(frame.player), "left": int(frame.left)}
    if kind in STEPS:
        values["step"] = STEPS[kind][frame.step]
    if kind in BOROUGHS_IN:
        values["borough"] = BOROUGH_NAMES[values[BOROUGHS_IN[kind]]]
    return {"do": frames.FRAMES[kind]} | {key: values[key] for key in _keys(kind)}


def _keys(kind: int) -> list[str]:
    """What a document says about a frame."""
    keys = ["player", *(["step"] if kind in STEPS else []), "left"]
    return ["borough" if key == BOROUGHS_IN.get(kind) else key for key in keys]


# Whom it asks.


def asked_by(game: Game) -> tuple[int, int]:
    """Whom the agenda asks, and what; (NOBODY, 0) if it asks nobody."""
    frame = top(game)
    kind, player, step, left = (int(n) for n in (frame.kind, frame.player, frame.step, frame.left))
    if kind == frames.TURN:
        return _asked_by_turn(game, step, left)
    if kind == frames.DAMAGE:
        return _asked_by_damage(game, player, step, left)
    if kind == frames.DESTRUCTION:
        active = int(game.active)
        if step == frames.AIMING:
            return (active, happenings.RAY) if seismic_ray(game, active) else ASKS_NOBODY
        forced, free, _ = count_targets(game, active)
        return (active, happenings.DESTROY) if forced + free else ASKS_NOBODY
    if kind == frames.SENDING:
        asks = step != left and units_in(game, left) > 0
        return (player, happenings.SEND) if asks else ASKS_NOBODY
    if kind == frames.PURCHASE:
        card = int(game.card_in_play)
        decisions = {NEXT_STAGE: happenings.SPLIT, PHOTO_OP: happenings.PHOTO}
        asks = step == frames.EFFECT and card in decisions
        return (player, decisions[card]) if asks else ASKS_NOBODY
    always = {
        frames.PLACING: happenings.PLACE,
        frames.TOKENS: happenings.WEBS if step == ATTACK else happenings.CURSES,
        frames.PAYMENT: happenings.PAY_COST,
        frames.DISCARDS: happenings.DISCARD,
    }
    return (player, always[kind]) if kind in always else ASKS_NOBODY


def _asked_by_turn(game: Game, step: int, left: int) -> tuple[int, int]:
    active = int(game.active)
    asks = {
        frames.ROLL: (True, happenings.ROLL),
        frames.REROLL: (bool(game.rerolls_left and game.dice.any()), happenings.REROLL),
        frames.CABS: (has(game, active, HAILING_CABS), happenings.CABS),
        frames.RESOLVE: (
            any(result(game, face) and not game.resolved[face] for face in range(FACES)),
            happenings.RESOLVE,
        ),
        frames.MOVE: (True, happenings.MOVE),
        frames.BUY: (True, happenings.BUY),
    }
    if step in asks:
        return (active, asks[step][1]) if asks[step][0] else ASKS_NOBODY
    converting = frames.HEARTS_TO_ENERGY <= step <= frames.ATTACKS_TO_HEARTS
    asks_more = converting and convertible(game, active, step, left) > 0
    return (active, happenings.CONVERT) if asks_more else ASKS_NOBODY


def _asked_by_damage(game: Game, player: int, step: int, left: int) -> tuple[int, int]:
    if step == frames.PAYING:
        payer = owner_of(game, OF_ANOTHER_WORLD)
        if payer != NOBODY and game.damage[payer] and game.energy[payer]:
            return payer, happenings.PAY_DAMAGE
    elif step == frames.FLEEING_FIRST:
        crowded = on_second_space(game)
        if crowded != NOBODY and room_in_manhattan(game) == 1:
            return crowded, happenings.LEAVE
    elif step in (frames.FLEEING_SECOND, frames.FLED):
        asked = player if step == frames.FLEEING_SECOND else left
        if asked != NOBODY and in_manhattan(game, asked):
            return asked, happenings.FLEE
    return ASKS_NOBODY
