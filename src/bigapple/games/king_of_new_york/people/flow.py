"""What is under way in a position's document: the turn, the dice, the agenda, who is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY, OVER, ask
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import actions, frames, happenings
from bigapple.games.king_of_new_york.cards.table import AT_ENTERING, CARDS, NUMBER
from bigapple.games.king_of_new_york.components import (
    MOST_DICE,
    REROLLS,
    SUBWAY_MOVES,
    SUBWAY_TURN,
    TILES,
)
from bigapple.games.king_of_new_york.happenings import BY_CARD, CAUSES, DECISIONS
from bigapple.games.king_of_new_york.legality import legal
from bigapple.games.king_of_new_york.monsters import in_manhattan, in_play
from bigapple.games.king_of_new_york.people.agenda import (
    asked_by,
    check_agenda,
    derive_agenda,
    read_agenda,
)
from bigapple.games.king_of_new_york.people.words import (
    ENDING_NAMES,
    FACE_LETTERS,
    TURN_NAMES,
    UNIT_NAMES,
    parse_faces,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message
from bigapple.values import flag, known_keys, list_of, number, numbers, one_of, table_of, unreadable

KEYS = (
    "decision",
    "actor",
    "turn_number",
    "active",
    "normal_player",
    "first_player",
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
    "agenda",
    "ending",
    "winner",
)
MOST_POINTS = 99
MOST_TURNS = 9999


def read(game: Game, document: Mapping[str, Any]) -> None:
    last = int(game.players) - 1
    decision = one_of(DECISIONS, document.get("decision", "roll"), "decision")
    living = [player for player in range(last + 1) if in_play(game, player)]
    first = int(game.first_player)
    given = number(document, "first_player", max(first, 0), 0, last)
    if first not in (NOBODY, given):
        raise Contradiction("first_player", Message("position-first-player"), "K2.4")
    game.first_player = given
    first_turn = 0 if decision == happenings.PLACE else 1
    game.turn_number = number(document, "turn_number", first_turn, first_turn, MOST_TURNS)
    game.active = number(document, "active", living[0] if living else 0, 0, last)
    game.normal_player = number(document, "normal_player", int(game.active), 0, last)
    _read_turn(game, document, decision)
    _read_memory(game, document)
    _read_damage(game, document)
    if decision == OVER:
        _read_ending(game, document)
        return
    if not living:
        raise Contradiction("monsters", Message("king-position-fallen"), "K10.2")
    if document.get("agenda") is not None:
        read_agenda(game, document["agenda"])
    else:
        derive_agenda(game, decision, number(document, "actor", int(game.active), 0, last))
    check_agenda(game)
    player, asked = asked_by(game)
    if asked != decision:
        raise Contradiction("decision", Message("king-position-decision"), "K13.2")
    if number(document, "actor", player, 0, last) != player or not in_play(game, player):
        raise Contradiction("actor", Message("position-actor"), "K13.2")
    ask(game, player, decision)
    if legal(game, np.zeros(actions.MOST_LEGAL, np.int16)) == 0:
        raise Contradiction("decision", Message("king-position-decision"), "K13.2")


def _read_turn(game: Game, document: Mapping[str, Any], decision: int) -> None:
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
        game.added[face] = number({name: count}, name, 0, 0, MOST_DICE)
    if decision in (happenings.PLACE, happenings.ROLL) and game.dice.any():
        raise Contradiction("dice", Message("king-position-decision"), "K3.1")
    webs = int(game.webs[game.active])
    rerolls = max(0, REROLLS - webs) if decision == happenings.REROLL else 0
    game.rerolls_left = number(document, "rerolls_left", rerolls, 0, REROLLS)
    nobody = not any(in_manhattan(game, player) for player in range(game.players))
    game.nobody_in_manhattan = flag(document, "nobody_in_manhattan", nobody)
    game.entered = flag(document, "entered", False)
    for name in list_of(document.get("entering_cards", []), "entering_cards"):
        names = [CARDS[card].name for card in AT_ENTERING]
        game.entering_cards |= 1 << one_of(names, name, "entering_cards")
    game.sped = flag(document, "sped", False)
    game.only_units = flag(document, "only_units", False)


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
        game.destroyed[kind] = number({name: count}, name, 0, 0, TILES)
    for key, most, counts in (("received", 3, game.received), ("lost", MOST_POINTS, game.lost)):
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
    if isinstance(cause, str) and cause in NUMBER:
        game.damage_cause = BY_CARD + NUMBER[cause]
    else:
        game.damage_cause = one_of(CAUSES, cause, "damage")
    game.damage_source = number(given, "source", NOBODY, 0, int(game.players) - 1)
    for key, counts in (("points", game.damage), ("paid", game.damage_paid)):
        values = numbers(given.get(key, []), "damage", 0, MOST_POINTS)
        if len(values) > game.players:
            raise unreadable("damage")
        counts[: len(values)] = values
    if (game.damage_paid > game.damage).any():
        raise Contradiction("damage", Message("king-position-damage"), "K11.24")


def _read_ending(game: Game, document: Mapping[str, Any]) -> None:
    game.ending = 1 + one_of(ENDING_NAMES[1:], document.get("ending"), "ending")
    game.winner = number(document, "winner", NOBODY, 0, int(game.players) - 1)
    alive = game.winner != NOBODY and in_play(game, int(game.winner))
    if alive != (ENDING_NAMES[game.ending] != "nobody"):
        raise Contradiction("winner", Message("king-position-winner"), "K10.1")
    ask(game, NOBODY, OVER)


def write_agenda(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "do": frames.FRAMES[frame.kind],
            "player": int(frame.player),
            "step": int(frame.step),
            "left": int(frame.left),
        }
        for frame in game.agenda[: game.depth]
    ]


assert len(CAUSES) == BY_CARD
