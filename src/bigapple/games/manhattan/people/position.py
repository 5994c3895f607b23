"""Positions of Manhattan as documents. `docs/formats/position.md` documents the keys.

A document may be partial: what complements other things is derived from them, unknown hands are
dealt from the document's seed, and the rest is as in a fresh game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY, OVER
from bigapple.engine.chance import Chance, below
from bigapple.errors import Contradiction
from bigapple.fairness import keyed_chance
from bigapple.games.manhattan.components import (
    BLOCKS_OF_SIZE,
    CARDS,
    COPIES_OF_CARD,
    DISTRICTS,
    FAKE_NEWS,
    HAND,
    LOTS,
    NO_COLOUR,
    NO_MONSTER,
    NO_RULE,
    NOWHERE,
    SIZES,
    URBAN_RULES,
)
from bigapple.games.manhattan.happenings import DECISIONS
from bigapple.games.manhattan.options import OPTIONS
from bigapple.games.manhattan.people.flow import read_flow
from bigapple.games.manhattan.people.values import colour_in_play, take_block
from bigapple.games.manhattan.people.words import COLOUR_NAMES, RULE_NAMES, lot_name, parse_lot
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    colours_each,
    rounds,
)
from bigapple.games.manhattan.towers import (
    add_block,
    block_at,
    block_colour,
    block_size,
)
from bigapple.games.manhattan.turn import set_options, take_card
from bigapple.people import Document
from bigapple.texts import Message
from bigapple.values import number, numbers, table_of, unreadable

MOST_POINTS = 9999
KEYS = {
    "round",
    "first_player",
    "decision",
    "actor",
    "towers",
    "monster",
    "reserve",
    "chosen",
    "set_aside",
    "destroyed",
    "given_up",
    "hands",
    "played",
    "pile",
    "pile_size",
    "urban_rule",
    "true_rule",
    "unseen_rules",
    "score",
    "last_scoring",
}


# Writing.


def write(game: Game) -> Document:
    """All of a game that is not concealed."""
    in_play = range(int(game.players) * colours_each(game))
    document: Document = {
        "round": int(game.round_number),
        "first_player": int(game.first_player),
        "decision": DECISIONS[game.decision],
        "actor": None if game.actor == NOBODY else int(game.actor),
        "towers": _towers(game),
        "score": {COLOUR_NAMES[c]: int(game.score[c]) for c in in_play},
        "last_scoring": {
            "tallest": None if game.tallest == NO_COLOUR else COLOUR_NAMES[game.tallest],
            "majorities": {COLOUR_NAMES[c]: int(game.majorities[c]) for c in in_play},
        },
        "hands": [_cards(game.hands[p]) or None for p in range(game.players)],
        "played": _cards(game.played),
        "pile": _cards(game.pile) or None,
        "pile_size": int(game.pile_size),
    }
    for key in ("reserve", "chosen", "destroyed", "given_up"):
        counts = getattr(game, key)
        document[key] = {COLOUR_NAMES[c]: _sizes(counts[c]) for c in in_play}
    if game.pending.any():
        document["set_aside"] = _sizes(game.pending)
    if game.monster != NO_MONSTER:
        document["monster"] = lot_name(int(game.monster_lot))
    if game.urban_rules:
        document["urban_rule"] = RULE_NAMES[game.urban_rule]
        document["true_rule"] = RULE_NAMES[game.true_rule] if game.true_rule else None
        document["unseen_rules"] = [RULE_NAMES[i + 1] for i, n in enumerate(game.unseen_rules) if n]
    return document


def _towers(game: Game) -> Document:
    """The blocks of each tower, from the ground up: they lie lot by lot, one after another."""
    towers: Document = {}
    place = 0
    for lot, levels in enumerate(game.levels.tolist()):
        if levels:
            codes = (block_at(game, place + level) for level in range(levels))
            towers[lot_name(lot)] = [BLOCK_NAMES[code] for code in codes]
            place += levels
    return towers


BLOCK_NAMES = [
    f"{COLOUR_NAMES[block_colour(code)]} {block_size(code)}"
    for code in range(len(COLOUR_NAMES) * SIZES)
]


def _cards(counts: Any) -> list[int]:
    return [card for card, count in enumerate(counts.tolist(), 1) for _ in range(count)]


def _sizes(counts: Any) -> list[int]:
    return [size for size, count in enumerate(counts.tolist(), 1) for _ in range(count)]


# Reading.


def read(document: Mapping[str, Any], options: Mapping[str, Any], seed: str) -> Game:
    for key in document:
        if key not in KEYS:
            raise unreadable(key)
    game = Game.new()
    set_options(game, np.array([o.code(options[o.name]) for o in OPTIONS], np.int64))
    game.top_colour[:] = NO_COLOUR
    game.round_number = number(document, "round", 1, 1, rounds(game))
    chance = keyed_chance(seed, 0)
    _read_towers(game, document)
    _read_score(game, document)
    read_flow(game, document, chance)
    _read_reserve(game, document)
    _read_cards(game, document, chance)
    _read_monster(game, document, chance)
    _read_rules(game, document, chance)
    return game


def _read_towers(game: Game, document: Mapping[str, Any]) -> None:
    for name, blocks in table_of(document, "towers").items():
        key = f"towers.{name}"
        lot = parse_lot(name)
        if lot is None or game.levels[lot] or not isinstance(blocks, list):
            raise unreadable(key)
        for block in blocks:
            words = block.split() if isinstance(block, str) else []
            if len(words) != 2 or words[1] not in ("1", "2", "3", "4"):
                raise unreadable(key)
            colour, size = colour_in_play(game, key, words[0]), int(words[1])
            take_block(game, key, colour, size)
            add_block(game, lot, colour, size)
            if (game.lacking[lot] < 0).any():
                raise Contradiction(key, Message("position-tower", {"lot": name}), "M5.2")


def _read_score(game: Game, document: Mapping[str, Any]) -> None:
    scores = table_of(document, "score")
    for name in scores:
        game.score[colour_in_play(game, "score", name)] = number(scores, name, 0, 0, MOST_POINTS)
    last = table_of(document, "last_scoring")
    if not set(last) <= {"tallest", "majorities"}:
        raise unreadable("last_scoring")
    game.tallest = NO_COLOUR
    if last.get("tallest") is not None:
        game.tallest = colour_in_play(game, "last_scoring", last["tallest"])
    majorities = table_of(last, "majorities")
    for name in majorities:
        colour = colour_in_play(game, "last_scoring", name)
        game.majorities[colour] = number(majorities, name, 0, 0, DISTRICTS)
    if game.majorities.sum() > DISTRICTS:
        raise Contradiction("last_scoring", Message("position-majorities"), "M6.2")


def _read_reserve(game: Game, document: Mapping[str, Any]) -> None:
    """What is not in use is in the reserve; a document that says otherwise is refused."""
    in_play = int(game.players) * colours_each(game)
    for colour in range(in_play):
        for size in range(SIZES):
            game.reserve[colour, size] = BLOCKS_OF_SIZE[size] - game.reserve[colour, size]
    for name, sizes in table_of(document, "reserve").items():
        colour = colour_in_play(game, "reserve", name)
        counts = [0] * SIZES
        for size in numbers(sizes, "reserve", 1, SIZES):
            counts[size - 1] += 1
        if counts != game.reserve[colour].tolist():  # M10.2
            raise Contradiction("reserve", Message("position-reserve"), "M10.2")
    if game.pending.any():
        colour = colour_of(game, int(game.actor), 0)
        if (game.pending > game.reserve[colour]).any():
            raise Contradiction("set_aside", Message("position-set-aside"), "M3.1")


def _read_cards(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    players = int(game.players)
    hands = document.get("hands")
    if hands is None:
        hands = [None] * players
    if not isinstance(hands, list) or len(hands) != players:
        raise unreadable("hands")
    unseen = [COPIES_OF_CARD] * CARDS

    def count(cards: Any, key: str, counts: Any) -> None:
        for card in numbers(cards, key, 1, CARDS):
            unseen[card - 1] -= 1
            if unseen[card - 1] < 0:
                raise Contradiction(key, Message("position-cards", {"card": card}), "M1.3")
            counts[card - 1] += 1

    for player, cards in enumerate(hands):
        if cards is not None:
            count(cards, "hands", game.hands[player])
            if len(cards) != HAND:
                raise Contradiction("hands", Message("position-hand"), "M2.4")
    played, pile = document.get("played"), document.get("pile")
    if played is not None:
        count(played, "played", game.played)
    # Unknown hands come from what is unseen; the rest is the pile, or else the played cards.
    known_pile = np.zeros(CARDS, np.int8)
    if pile is not None:
        count(pile, "pile", known_pile)
    game.pile[:] = unseen
    game.pile_size = sum(unseen)
    unknown = [player for player, cards in enumerate(hands) if cards is None]
    if game.pile_size < HAND * len(unknown):
        raise Contradiction("hands", Message("position-hand"), "M2.4")
    for player in unknown:
        for _ in range(HAND):
            take_card(game, player, chance)
    if pile is not None:
        if played is not None and game.pile_size:  # M10.2
            raise Contradiction("pile", Message("position-pile"), "M10.2")
        game.played[:] += game.pile
        game.pile[:] = known_pile
        game.pile_size = known_pile.sum()
    if game.pile_size == 0:
        raise Contradiction("pile", Message("position-pile-empty"), "M3.5")
    if number(document, "pile_size", int(game.pile_size), 0, 45) != game.pile_size:
        raise Contradiction("pile_size", Message("position-pile"), "M10.2")


def _read_monster(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    game.monster_lot = NOWHERE
    name = document.get("monster")
    if name is None:
        if game.monster != NO_MONSTER:
            game.monster_lot = below(chance, LOTS)
        return
    lot = parse_lot(name) if isinstance(name, str) else None
    if lot is None:
        raise unreadable("monster")
    if game.monster == NO_MONSTER:
        raise Contradiction("monster", Message("position-no-monster"), "M9.1")
    game.monster_lot = lot


def _rule(document: Mapping[str, Any], key: str) -> int:
    name = document.get(key)
    if name is None:
        return NO_RULE
    if not isinstance(name, str) or name not in RULE_NAMES[1:]:
        raise unreadable(key)
    return RULE_NAMES.index(name)


def _read_rules(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    shown, true = _rule(document, "urban_rule"), _rule(document, "true_rule")
    listed = document.get("unseen_rules")
    if not game.urban_rules:
        if shown or true or listed:
            raise Contradiction("urban_rule", Message("position-no-rules"), "M8.1")
        return
    if listed is not None:
        if not isinstance(listed, list) or len(listed) > URBAN_RULES:
            raise unreadable("unseen_rules")
        for name in listed:
            index = _rule({"unseen_rules": name}, "unseen_rules") - 1
            if index < 0 or game.unseen_rules[index]:
                raise unreadable("unseen_rules")
            game.unseen_rules[index] = 1
    else:
        game.unseen_rules[:] = 1
        for rule in (shown, true):
            if rule:
                game.unseen_rules[rule - 1] = 0
    if not shown:
        unseen = [i for i in range(URBAN_RULES) if game.unseen_rules[i]]
        if not unseen:
            raise Contradiction("unseen_rules", Message("position-rules"), "M8.1")
        shown = unseen[below(chance, len(unseen))] + 1
        game.unseen_rules[shown - 1] = 0
    if any(rule and game.unseen_rules[rule - 1] for rule in (shown, true)) or shown == true:
        raise Contradiction("unseen_rules", Message("position-rules"), "M8.1")
    over = game.decision == OVER
    if true and not (over and shown == FAKE_NEWS):
        raise Contradiction("true_rule", Message("position-rules"), "M8.12")
    needed = 0 if over else rounds(game) - int(game.round_number) + 1
    if game.unseen_rules.sum() < needed:
        raise Contradiction("unseen_rules", Message("position-rules"), "M8.1")
    game.urban_rule, game.true_rule = shown, true
