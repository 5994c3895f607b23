"""What is under way in a position's document: the turn, the dice, the agenda, who is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY, OVER, ask
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.components import NOWHERE, STARS_TO_WIN
from bigapple.games.king_of_new_york.happenings import DECISIONS
from bigapple.games.king_of_new_york.legality import legal
from bigapple.games.king_of_new_york.monsters import in_manhattan, in_play
from bigapple.games.king_of_new_york.people import turn
from bigapple.games.king_of_new_york.people.agenda import asked_by, contradiction, read_agenda
from bigapple.games.king_of_new_york.people.checking import check_agenda
from bigapple.games.king_of_new_york.people.deriving import derive_agenda
from bigapple.games.king_of_new_york.people.words import ENDING_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message
from bigapple.values import number, one_of

KEYS = (
    "decision",
    "actor",
    "turn_number",
    "active",
    "normal_player",
    "first_player",
    "agenda",
    "ending",
    "winner",
    *turn.KEYS,
)
MOST_TURNS = 9999


def read(game: Game, document: Mapping[str, Any]) -> None:
    decision = one_of(DECISIONS, document.get("decision", "roll"), "decision")
    if decision != OVER:
        for key in ("ending", "winner"):
            if document.get(key) is not None:
                raise Contradiction(key, Message("king-position-winner"), "K10.1")
        if not any(in_play(game, player) for player in range(game.players)):
            raise Contradiction("monsters", Message("king-position-fallen"), "K10.2")
    if decision == happenings.PLACE:
        _read_first_places(game, document)
    else:
        _read_whose_turn(game, document, decision)
    turn.read(game, document)
    if decision == OVER:
        _read_ending(game, document)
    else:
        _read_under_way(game, document, decision)


def _read_first_places(game: Game, document: Mapping[str, Any]) -> None:
    """In turn order each takes a place (K2.5): so the last without one sits before the first."""
    players = int(game.players)
    unplaced = [player for player in range(players) if game.places[player] == NOWHERE]
    after = [player for player in range(players) if (player - 1) % players in unplaced]
    first = [player for player in after if player not in unplaced]
    if not unplaced:
        raise Contradiction("decision", Message("king-position-decision"), "K2.5")
    if len(first) > 1:
        raise Contradiction("place", Message("king-position-place"), "K2.5")
    if not first:
        begins = max(0, int(game.first_player))
        begins = number(document, "actor", begins, 0, players - 1)
        first = [number(document, "first_player", begins, 0, players - 1)]
    _read_first_player(game, document, first[0])
    if game.first_player != first[0]:
        raise Contradiction("first_player", Message("position-first-player"), "K2.5")
    game.turn_number = number(document, "turn_number", 0, 0, 0)
    for key in ("active", "normal_player"):
        if number(document, key, first[0], 0, players - 1) != first[0]:
            raise Contradiction(key, Message("position-first-player"), "K2.4")
        setattr(game, key, first[0])


def _read_first_player(game: Game, document: Mapping[str, Any], default: int) -> None:
    option = int(game.first_player)
    default = default if option == NOBODY else option
    game.first_player = number(document, "first_player", default, 0, int(game.players) - 1)
    if option not in (NOBODY, game.first_player):
        raise Contradiction("first_player", Message("position-first-player"), "K2.4")


def _read_whose_turn(game: Game, document: Mapping[str, Any], decision: int) -> None:
    last = int(game.players) - 1
    _read_first_player(game, document, 0)
    game.turn_number = number(document, "turn_number", 1, 1, MOST_TURNS)
    game.active = number(document, "active", _active(game, document, decision), 0, last)
    game.normal_player = number(document, "normal_player", int(game.active), 0, last)
    if document.get("extra_turn") is None and game.normal_player != game.active:
        raise contradiction("normal_player", "K3.4")


def _active(game: Game, document: Mapping[str, Any], decision: int) -> int:
    """Whose turn it is, if it is not said."""
    living = [player for player in range(game.players) if in_play(game, player)]
    agenda, damage = document.get("agenda"), document.get("damage")
    if isinstance(agenda, list) and agenda and isinstance(agenda[0], Mapping):
        return number(agenda[0], "player", 0, 0, int(game.players) - 1)
    if decision == happenings.FLEE:
        if isinstance(damage, Mapping) and damage.get("source") is not None:
            return number(damage, "source", 0, 0, int(game.players) - 1)
        living.sort(key=lambda player: in_manhattan(game, player))
    return living[0] if living else 0


def _read_under_way(game: Game, document: Mapping[str, Any], decision: int) -> None:
    last = int(game.players) - 1
    actor = number(document, "actor", NOBODY, 0, last)
    if document.get("agenda") is not None:
        read_agenda(game, document["agenda"])
        check_agenda(game, "agenda")
    else:
        derive_agenda(game, decision, actor)
        check_agenda(game, "decision")
    turn.complete(game, document)
    player, asked = asked_by(game)
    if asked != decision:
        raise Contradiction("decision", Message("king-position-decision"), "K13.2")
    if actor not in (NOBODY, player) or not in_play(game, player):
        raise Contradiction("actor", Message("position-actor"), "K13.2")
    ask(game, player, decision)
    if legal(game, np.zeros(actions.MOST_LEGAL, np.int16)) == 0:
        raise Contradiction("decision", Message("king-position-decision"), "K13.2")


def _read_ending(game: Game, document: Mapping[str, Any]) -> None:
    for key in ("actor", "damage", "card_in_play"):
        if document.get(key) is not None:
            raise contradiction(key, "K10.1")
    if document.get("agenda"):
        raise contradiction("agenda", "K10.1")
    game.ending = 1 + one_of(ENDING_NAMES[1:], document.get("ending"), "ending")
    game.winner = number(document, "winner", NOBODY, 0, int(game.players) - 1)
    if not _fits(game, ENDING_NAMES[game.ending], int(game.winner)):
        raise Contradiction("winner", Message("king-position-winner"), "K10.1")
    ask(game, NOBODY, OVER)


def _fits(game: Game, ending: str, winner: int) -> bool:
    """Whether a game can have ended so."""
    living = [player for player in range(game.players) if in_play(game, player)]
    if ending == "nobody":
        return winner == NOBODY and not living
    if ending == "survival":
        return living == [winner]
    return winner in living and (ending != "stars" or game.stars[winner] >= STARS_TO_WIN)
