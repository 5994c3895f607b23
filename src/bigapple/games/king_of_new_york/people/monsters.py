"""The monsters of a position's document: where they stand and what they have (K13.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york.components import (
    CURSES,
    LOWER,
    MANHATTAN,
    MONSTERS_IN_BOROUGH,
    MOST_HEARTS_WITH_CARAPACE,
    NOWHERE,
    SECOND_SPACES,
    TILES,
    WEBS,
)
from bigapple.games.king_of_new_york.happenings import DECISIONS, LEAVE, PLACE
from bigapple.games.king_of_new_york.monsters import monsters_in, room_in_manhattan
from bigapple.games.king_of_new_york.people.words import (
    MONSTER_NAMES,
    PLACE_NAMES,
    TURN_NAMES,
    UNIT_NAMES,
)
from bigapple.games.king_of_new_york.state import MOST_EXTRA_TURNS, Game
from bigapple.texts import Message
from bigapple.values import known_keys, list_of, number, one_of, table_of, unreadable

KEYS = ("monsters", "falls")
MONSTER_KEYS = (
    "name",
    "place",
    "hearts",
    "stars",
    "energy",
    "cards",
    "webs",
    "curses",
    "trophies",
    "extra_turns",
    "fallen",
)
MOST = 9999


def read(game: Game, document: Mapping[str, Any]) -> None:
    """All but the cards of each monster."""
    players = int(game.players)
    given = list_of(document.get("monsters", [{}] * players), "monsters")
    if len(given) != players:
        raise Contradiction("monsters", Message("king-position-monsters"), "K13.2")
    for player, facts in enumerate(given):
        if not isinstance(facts, Mapping):
            raise unreadable("monsters")
        known_keys(facts, MONSTER_KEYS)
        _read_body(game, player, facts)
    falls = sorted({int(fallen) for fallen in game.fallen if fallen})
    if falls != list(range(1, len(falls) + 1)):
        raise Contradiction("fallen", Message("king-position-fallen"), "K13.2")
    game.falls = number(document, "falls", len(falls), 0, players)
    if game.falls != len(falls):
        raise Contradiction("falls", Message("king-position-fallen"), "K13.2")
    _read_names(game, given)
    _read_places(game, document, given)
    for key, tokens, limit in (("webs", game.webs, WEBS), ("curses", game.curses, CURSES)):
        if sum(int(n) for n in tokens) > limit:
            raise Contradiction(key, Message("king-position-tokens", {"most": limit}), "K1.6")


def _read_body(game: Game, player: int, facts: Mapping[str, Any]) -> None:
    fallen = number(facts, "fallen", 0, 0, int(game.players))
    hearts = 0 if fallen else int(game.hearts[player])
    game.fallen[player] = fallen
    game.hearts[player] = number(facts, "hearts", hearts, 0, MOST_HEARTS_WITH_CARAPACE)
    game.stars[player] = number(facts, "stars", 0, 0, MOST)
    game.energy[player] = number(facts, "energy", 0, 0, MOST)
    game.webs[player] = number(facts, "webs", 0, 0, WEBS)
    game.curses[player] = number(facts, "curses", 0, 0, CURSES)
    for name, count in table_of(facts, "trophies").items():
        kind = one_of(UNIT_NAMES, name, "trophies")
        game.trophies[player, kind] = number({name: count}, name, 0, 0, TILES)
    for i, name in enumerate(
        list_of(facts.get("extra_turns", []), "extra_turns", MOST_EXTRA_TURNS)
    ):
        game.extra_turns[player, i] = 1 + one_of(TURN_NAMES[1:], name, "extra_turns")
    if (game.hearts[player] == 0) != (fallen > 0):
        raise Contradiction("hearts", Message("king-position-hearts"), "K6.1")
    has_more = game.energy[player] or game.webs[player] or game.curses[player]
    if fallen and (has_more or game.extra_turns[player, 0]):
        raise Contradiction("fallen", Message("king-position-fallen"), "K6.3")


def _read_names(game: Game, given: list[Mapping[str, Any]]) -> None:
    taken = [int(number) for number in game.monsters[: game.players] if number >= 0]
    for player, facts in enumerate(given):
        name = facts.get("name")
        if name is not None:
            number = one_of(MONSTER_NAMES, name, "name")
            if game.monsters[player] >= 0 and game.monsters[player] != number:
                raise Contradiction("name", Message("king-position-names"), "K1.1")
            if game.monsters[player] < 0 and number in taken:
                raise Contradiction("name", Message("king-position-names"), "K1.1")
            game.monsters[player] = number
            taken.append(number)
    for player in range(game.players):
        if game.monsters[player] < 0:
            free = min(n for n in range(len(MONSTER_NAMES)) if n not in taken)
            game.monsters[player] = free
            taken.append(free)


def _read_places(game: Game, document: Mapping[str, Any], given: list[Mapping[str, Any]]) -> None:
    placing = document.get("decision") == DECISIONS[PLACE]
    if placing and game.fallen.any():
        raise Contradiction("fallen", Message("king-position-decision"), "K2.5")
    for player, facts in enumerate(given):
        if facts.get("place") is not None:
            game.places[player] = one_of(PLACE_NAMES, facts["place"], "place")
            if placing and game.places[player] >= MANHATTAN:
                raise Contradiction("place", Message("king-position-decision"), "K2.5")
    for player, facts in enumerate(given):
        if "place" not in facts and not placing and not game.fallen[player]:
            wanted = [(player + i) % MANHATTAN for i in range(MANHATTAN)]
            game.places[player] = next(
                b for b in wanted if monsters_in(game, b) < MONSTERS_IN_BOROUGH
            )
        if game.places[player] == NOWHERE and not placing and not game.fallen[player]:
            raise Contradiction("place", Message("king-position-place"), "K13.2")
        if game.fallen[player] and game.places[player] != NOWHERE:
            raise Contradiction("place", Message("king-position-fallen"), "K6.3")
    for borough in range(MANHATTAN):
        if monsters_in(game, borough) > MONSTERS_IN_BOROUGH:
            raise Contradiction("place", Message("king-position-crowded"), "K13.2")
    first = sum(LOWER <= place < SECOND_SPACES for place in game.places)
    second = sum(place >= SECOND_SPACES for place in game.places)
    # Only at this decision somebody stands on a 5–6 space for whom there is no room (K9.6).
    two = room_in_manhattan(game) > 1 or document.get("decision") == DECISIONS[LEAVE]
    if first > 1 or second > first or (second and not (two and game.two_in_manhattan)):
        raise Contradiction("place", Message("king-position-crowded"), "K13.2")
