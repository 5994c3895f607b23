"""The turn in a position's document: its dice, what has happened in it, a damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import actions, frames
from bigapple.games.king_of_new_york.cards.dice import result
from bigapple.games.king_of_new_york.cards.table import (
    ADDS,
    AT_ENTERING,
    CARDS,
    HURTS_EVERYONE,
    NUMBER,
    VIOLENT_STAR,
)
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    FACES,
    MOST_DICE,
    OUCH,
    REROLLS,
    SUBWAY_MOVES,
    SUBWAY_TURN,
    TILES,
)
from bigapple.games.king_of_new_york.happenings import BY_CARD, CAUSES
from bigapple.games.king_of_new_york.monsters import in_manhattan, in_play, owner_of
from bigapple.games.king_of_new_york.people.agenda import contradiction
from bigapple.games.king_of_new_york.people.checking import HURTING_CARDS, Layer, layers
from bigapple.games.king_of_new_york.people.words import (
    FACE_LETTERS,
    TURN_NAMES,
    UNIT_NAMES,
    parse_faces,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message
from bigapple.values import (
    flag,
    known_keys,
    list_of,
    number,
    numbers,
    one_of,
    table_of,
    unreadable,
    whole_number,
)

KEYS = (
    "extra_turn",
    "subway_moves",
    "dice",
    "rerolls_left",
    "resolved",
    "added",
    "only_units",
    "nobody_in_manhattan",
    "entered",
    "entering_cards",
    "sped",
    "destroyed",
    "received",
    "lost",
    "fell_now",
    "damage",
)
MOST_LOST = 99
MOST_POINTS = actions.AMOUNTS - 1
"""A damage can be paid as a whole (K11.24), so there must be an action for each amount."""
MOST_ADDED = [int(ADDS[:, face].sum()) for face in range(FACES)]
MOST_ADDED[DESTRUCTION] += 2 + 1  # Hailing Cabs and Fury (K11.17, K11.16).
MOST_ADDED[ATTACK] += 2  # Painbow (K11.26).


def read(game: Game, document: Mapping[str, Any]) -> None:
    extra = document.get("extra_turn")
    game.extra_turn = 0 if extra is None else 1 + one_of(TURN_NAMES[1:], extra, "extra_turn")
    most = SUBWAY_MOVES if game.extra_turn == SUBWAY_TURN else 0
    game.subway_moves = number(document, "subway_moves", most, 0, most)
    for face in _faces(document, "dice"):
        game.dice[face] += 1
    for face in _faces(document, "resolved"):
        game.resolved[face] = 1
    for name, count in table_of(document, "added").items():
        face = one_of(tuple(FACE_LETTERS), name, "added")
        game.added[face] = whole_number(count, "added", 0, MOST_ADDED[face])
    game.rerolls_left = number(document, "rerolls_left", 0, 0, REROLLS)
    game.entered = flag(document, "entered", False)
    for name in list_of(document.get("entering_cards", []), "entering_cards"):
        names = [CARDS[card].name for card in AT_ENTERING]
        game.entering_cards |= 1 << one_of(names, name, "entering_cards")
    game.sped = flag(document, "sped", False)
    game.only_units = flag(document, "only_units", False)
    _read_memory(game, document)
    _read_damage(game, document)
    nobody = not any(in_manhattan(game, player) for player in range(game.players))
    game.nobody_in_manhattan = flag(document, "nobody_in_manhattan", nobody)


def _faces(document: Mapping[str, Any], key: str) -> list[int]:
    value = document.get(key, "")
    faces = parse_faces([value]) if isinstance(value, str) else None
    if faces is None or len(faces) > MOST_DICE:
        raise unreadable(key)
    return faces


def _read_memory(game: Game, document: Mapping[str, Any]) -> None:
    """What has happened in this turn."""
    for name, count in table_of(document, "destroyed").items():
        kind = one_of((*UNIT_NAMES, "building"), name, "destroyed")
        game.destroyed[kind] = whole_number(count, "destroyed", 0, TILES)
    for key, most, counts in (("received", 3, game.received), ("lost", MOST_LOST, game.lost)):
        given = numbers(document.get(key, []), key, 0, most)
        if len(given) > game.players:
            raise unreadable(key)
        counts[: len(given)] = given
    for player in numbers(document.get("fell_now", []), "fell_now", 0, int(game.players) - 1):
        if in_play(game, player):
            raise Contradiction("fell_now", Message("king-position-fallen"), "K6.3")
        game.fell_now[player] = 1


def _read_damage(game: Game, document: Mapping[str, Any]) -> None:
    given = table_of(document, "damage")
    if not given:
        return
    known_keys(given, ("cause", "source", "points", "paid"))
    cause = given.get("cause")
    if isinstance(cause, str) and NUMBER.get(cause) in HURTING_CARDS:
        game.damage_cause = BY_CARD + NUMBER[cause]
    elif cause in (CAUSES[ATTACK], CAUSES[OUCH]):
        game.damage_cause = CAUSES.index(cause)
    else:
        raise unreadable("damage")
    game.damage_source = number(given, "source", _source(game), 0, int(game.players) - 1)
    for key, counts in (("points", game.damage), ("paid", game.damage_paid)):
        values = numbers(given.get(key, []), "damage", 0, MOST_POINTS)
        if len(values) > game.players:
            raise unreadable("damage")
        counts[: len(values)] = values
    if not game.damage.any():
        raise contradiction("damage", "K6.1")
    if (game.damage_paid > game.damage).any():
        raise Contradiction("damage", Message("king-position-damage"), "K11.24")


def _source(game: Game) -> int:
    """Who deals a damage, if it is not said."""
    card = int(game.damage_cause) - BY_CARD
    if game.damage_cause == ATTACK or (card >= 0 and HURTS_EVERYONE[card]):
        return int(game.active)
    return owner_of(game, VIOLENT_STAR) if card == VIOLENT_STAR else NOBODY


# What depends on what is under way.


def complete(game: Game, document: Mapping[str, Any]) -> None:
    """Fills in what is left out, and refuses what does not fit."""
    stack = layers(game)
    step = frames.START if stack[0].kind == frames.PLACING else stack[0].step
    attacked = bool(game.damage.any()) and game.damage_cause == ATTACK
    if attacked and game.nobody_in_manhattan:
        if document.get("nobody_in_manhattan") is not None:
            raise contradiction("nobody_in_manhattan", "K5.5")
        game.nobody_in_manhattan = 0
    if step <= frames.ROLL and game.dice.any():
        raise Contradiction("dice", Message("king-position-decision"), "K3.1")
    if step < frames.RESOLVE:
        for key in ("resolved", "added", "only_units"):
            if np.any(getattr(game, key)):
                raise contradiction(key, "K3.1")
    _complete_rerolls(game, document, stack)
    _complete_resolved(game, document, stack)


def _complete_rerolls(game: Game, document: Mapping[str, Any], stack: list[Layer]) -> None:
    """Whoever stops early has no rerolls any more (K4.2)."""
    if stack[0].kind != frames.TURN or stack[0].step != frames.REROLL:
        game.rerolls_left = 0
    elif document.get("rerolls_left") is None:
        taken = sum(layer.kind == frames.REROLLING for layer in stack)
        game.rerolls_left = max(0, REROLLS - int(game.webs[game.active]) - taken)


def _complete_resolved(game: Game, document: Mapping[str, Any], stack: list[Layer]) -> None:
    """Faces that are being resolved count as resolved, and in the end all do (K5.1)."""
    faces = set(range(FACES)) if stack[0].step > frames.RESOLVE else set()
    if stack[0].step == frames.RESOLVE:
        for layer in stack:
            if layer.kind == frames.TOKENS:
                faces.add(layer.step)
            elif layer.kind == frames.DESTRUCTION:
                faces.add(DESTRUCTION)
            elif layer.kind == frames.DAMAGE and game.damage.any():
                by_card = game.damage_cause >= BY_CARD
                faces.add(CELEBRITY if by_card else int(game.damage_cause))
    for face in faces:
        if result(game, face) and not game.resolved[face]:
            if document.get("resolved") is not None:
                raise contradiction("resolved", "K5.1")
            game.resolved[face] = 1


assert len(CAUSES) == BY_CARD
