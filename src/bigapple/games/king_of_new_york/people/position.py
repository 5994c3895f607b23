"""Positions of King of New York as documents. `docs/formats/position.md` documents the keys.

A document may be partial: what complements other things is derived from them, unknown tiles and
cards are drawn from the document's seed, and the rest is as in a fresh game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY, OVER
from bigapple.fairness import keyed_chance
from bigapple.games.king_of_new_york.cards.table import AT_ENTERING, CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    BUILDING,
    DESTRUCTIBLE,
    FACES,
    NO_CARD,
    NO_TURN,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.happenings import BY_CARD, CAUSES, DECISIONS
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.options import OPTIONS
from bigapple.games.king_of_new_york.people import city, flow, hands, monsters
from bigapple.games.king_of_new_york.people.agenda import write_agenda
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    ENDING_NAMES,
    FACE_LETTERS,
    MONSTER_NAMES,
    PLACE_NAMES,
    TURN_NAMES,
    UNIT_NAMES,
    card_name,
    faces_text,
)
from bigapple.games.king_of_new_york.setup import set_options
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Document
from bigapple.values import known_keys

KEYS = {*monsters.KEYS, *city.KEYS, *hands.KEYS, *flow.KEYS}


def write(game: Game) -> Document:
    """All of a game; nothing of it is concealed."""
    document: Document = {
        "decision": DECISIONS[game.decision],
        "actor": _player(int(game.actor)),
        "turn_number": int(game.turn_number),
        "active": int(game.active),
        "normal_player": int(game.normal_player),
        "first_player": _player(int(game.first_player)),
        "extra_turn": None if game.extra_turn == NO_TURN else TURN_NAMES[game.extra_turn],
        "subway_moves": int(game.subway_moves),
        "monsters": [_monster(game, player) for player in range(game.players)],
        "dice": faces_text(game.dice).replace(" ", ""),
        "rerolls_left": int(game.rerolls_left),
        "resolved": "".join(FACE_LETTERS[face] for face in range(FACES) if game.resolved[face]),
        "added": {FACE_LETTERS[f]: int(game.added[f]) for f in range(FACES) if game.added[f]},
        "only_units": bool(game.only_units),
        "nobody_in_manhattan": bool(game.nobody_in_manhattan),
        "entered": bool(game.entered),
        "entering_cards": [
            card_name(int(card))
            for i, card in enumerate(AT_ENTERING)
            if game.entering_cards >> i & 1
        ],
        "sped": bool(game.sped),
        "destroyed": _counted((*UNIT_NAMES, "building"), game.destroyed),
        "received": [int(n) for n in game.received[: game.players]],
        "lost": [int(n) for n in game.lost[: game.players]],
        "fell_now": [p for p in range(game.players) if game.fell_now[p]],
        "market": [_card(int(card)) for card in game.market],
        "deck": [card_name(card) for card in range(CARDS_IN_BOX) if game.deck[card]],
        "discard_pile": [card_name(c) for c in range(CARDS_IN_BOX) if game.discard_pile[c]],
        "card_in_play": _card(int(game.card_in_play)),
        "carapace_tokens": int(game.carapace_tokens),
        "claims": [int(claim) - 1 for claim in game.claims if claim],
        "superstar": _player(int(game.superstar)),
        "statue": _player(int(game.statue)),
        "souvenirs": {
            BOROUGH_NAMES[b]: int(game.souvenirs[b]) - 1
            for b in range(BOROUGHS)
            if game.souvenirs[b]
        },
        "damage": _damage(game),
        "agenda": write_agenda(game),
        "falls": int(game.falls),
    }
    document |= city.write(game)
    if game.decision == OVER:
        document["ending"] = ENDING_NAMES[game.ending]
        document["winner"] = _player(int(game.winner))
    return document


def _player(player: int) -> int | None:
    return None if player == NOBODY else player


def _card(number: int) -> str | None:
    return None if number == NO_CARD else card_name(number)


def _counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _monster(game: Game, player: int) -> Document:
    place = int(game.places[player])
    return {
        "name": MONSTER_NAMES[game.monsters[player]],
        "place": None if place < 0 else PLACE_NAMES[place],
        "hearts": int(game.hearts[player]),
        "stars": int(game.stars[player]),
        "energy": int(game.energy[player]),
        "cards": [card_name(c) for c in range(KEEP_CARDS) if has(game, player, c)],
        "webs": int(game.webs[player]),
        "curses": int(game.curses[player]),
        "trophies": _counted(UNIT_NAMES, game.trophies[player]),
        "extra_turns": [TURN_NAMES[kind] for kind in game.extra_turns[player] if kind],
        "fallen": int(game.fallen[player]),
    }


def _damage(game: Game) -> Document | None:
    if not game.damage.any():
        return None
    cause = int(game.damage_cause)
    return {
        "cause": CAUSES[cause] if cause < BY_CARD else card_name(cause - BY_CARD),
        "source": _player(int(game.damage_source)),
        "points": [int(n) for n in game.damage[: game.players]],
        "paid": [int(n) for n in game.damage_paid[: game.players]],
    }


def read(document: Mapping[str, Any], options: Mapping[str, Any], seed: str) -> Game:
    known_keys(document, KEYS)
    game = Game.new()
    set_options(game, np.array([o.code(options[o.name]) for o in OPTIONS], np.int64))
    chance = keyed_chance(seed, 0)
    monsters.read(game, document)
    hands.read(game, document, chance)
    city.read(game, document, chance)
    flow.read(game, document)
    return game


assert BUILDING == UNIT_KINDS == DESTRUCTIBLE - 1
