"""Positions of Manhattan as documents. `docs/formats/position.md` documents the keys.

A document may be partial: what complements other things is derived from them, unknown hands are
dealt from the document's seed, and the rest is as in a fresh game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.agenda import NOBODY, OVER, ask, push, top
from bigapple.engine.chance import Chance, below
from bigapple.errors import CannotRead, Contradiction
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
from bigapple.games.manhattan.happenings import BUILD, CHOOSE, DECISIONS
from bigapple.games.manhattan.options import OPTIONS
from bigapple.games.manhattan.people.words import COLOUR_NAMES, RULE_NAMES, lot_name, parse_lot
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    blocks_each_round,
    colour_of,
    colours_each,
    rounds,
    start_player,
    turns_each_round,
)
from bigapple.games.manhattan.towers import (
    add_block,
    block_at,
    block_colour,
    block_size,
    start_of,
)
from bigapple.games.manhattan.turn import CHOICES, ROUNDS, SCORING, TURNS, set_options, take_card
from bigapple.people import Document
from bigapple.texts import Message

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
        "towers": {lot_name(lot): _tower(game, lot) for lot in range(LOTS) if game.levels[lot]},
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


def _tower(game: Game, lot: int) -> list[str]:
    start = start_of(game, lot)
    codes = (block_at(game, start + level) for level in range(game.levels[lot]))
    return [f"{COLOUR_NAMES[block_colour(code)]} {block_size(code)}" for code in codes]


def _cards(counts: Any) -> list[int]:
    return [card + 1 for card in range(CARDS) for _ in range(counts[card])]


def _sizes(counts: Any) -> list[int]:
    return [size + 1 for size in range(SIZES) for _ in range(counts[size])]


# Reading.


def read(document: Mapping[str, Any], options: Mapping[str, Any], seed: str) -> Game:
    for key in document:
        if key not in KEYS:
            raise _unreadable(key)
    game = Game.new()
    set_options(game, np.array([o.code(options[o.name]) for o in OPTIONS], np.int64))
    game.top_colour[:] = NO_COLOUR
    game.round_number = _number(document, "round", 1, 1, rounds(game))
    chance = keyed_chance(seed, 0)
    _read_towers(game, document)
    _read_score(game, document)
    _read_flow(game, document, chance)
    _read_reserve(game, document)
    _read_cards(game, document, chance)
    _read_monster(game, document, chance)
    _read_rules(game, document, chance)
    return game


def _unreadable(key: str) -> CannotRead:
    return CannotRead(Message("input-key", {"key": key}))


def _number(document: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = document.get(key)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise CannotRead(
            Message("input-number", {"key": key, "low": low, "high": high, "value": str(value)})
        )
    return value


def _colour(game: Game, key: str, word: Any) -> int:
    """A colour that is in play."""
    if not isinstance(word, str) or word not in COLOUR_NAMES:
        raise CannotRead(Message("input-colour", {"colour": str(word)}))
    colour = COLOUR_NAMES.index(word)
    if colour >= int(game.players) * colours_each(game):
        told = {"colour": Message(f"colour-{word}")}
        raise Contradiction(key, Message("position-colour", told), "M2.2")
    return colour


def _table(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = document.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise _unreadable(key)
    return value


def _read_list(value: Any, key: str, low: int, high: int) -> list[int]:
    if not isinstance(value, list) or len(value) > 96:
        raise _unreadable(key)
    for item in value:
        if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
            told = {"key": key, "low": low, "high": high, "value": str(item)}
            raise CannotRead(Message("input-number", told))
    return value


def _take(game: Game, key: str, colour: int, size: int) -> None:
    """Counts a block that is in use: `reserve` holds how many are while a position is read."""
    game.reserve[colour, size - 1] += 1
    if game.reserve[colour, size - 1] > BLOCKS_OF_SIZE[size - 1]:
        told = {"colour": Message(f"colour-{COLOUR_NAMES[colour]}"), "size": size}
        raise Contradiction(key, Message("position-too-many-blocks", told), "M1.2")


def _read_towers(game: Game, document: Mapping[str, Any]) -> None:
    for name, blocks in _table(document, "towers").items():
        key = f"towers.{name}"
        lot = parse_lot(name)
        if lot is None or game.levels[lot] or not isinstance(blocks, list):
            raise _unreadable(key)
        for block in blocks:
            words = block.split() if isinstance(block, str) else []
            if len(words) != 2 or words[1] not in ("1", "2", "3", "4"):
                raise _unreadable(key)
            colour, size = _colour(game, key, words[0]), int(words[1])
            _take(game, key, colour, size)
            add_block(game, lot, colour, size)
            if (game.lacking[lot] < 0).any():
                raise Contradiction(key, Message("position-tower", {"lot": name}), "M5.2")


def _read_score(game: Game, document: Mapping[str, Any]) -> None:
    scores = _table(document, "score")
    for name in scores:
        game.score[_colour(game, "score", name)] = _number(scores, name, 0, 0, MOST_POINTS)
    last = _table(document, "last_scoring")
    if not set(last) <= {"tallest", "majorities"}:
        raise _unreadable("last_scoring")
    game.tallest = NO_COLOUR
    if last.get("tallest") is not None:
        game.tallest = _colour(game, "last_scoring", last["tallest"])
    majorities = _table(last, "majorities")
    for name in majorities:
        colour = _colour(game, "last_scoring", name)
        game.majorities[colour] = _number(majorities, name, 0, 0, DISTRICTS)
    if game.majorities.sum() > DISTRICTS:
        raise Contradiction("last_scoring", Message("position-majorities"), "M6.2")


def _read_blocks(game: Game, document: Mapping[str, Any], key: str) -> dict[int, list[int]]:
    """Blocks by colour, counted as used."""
    read = {}
    for name, sizes in _table(document, key).items():
        colour = _colour(game, key, name)
        read[colour] = _read_list(sizes, key, 1, SIZES)
        for size in read[colour]:
            _take(game, key, colour, size)
            getattr(game, key)[colour, size - 1] += 1
    return read


def _read_flow(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    """Whose decision it is, of what kind, and the chosen blocks, which must fit to it."""
    _read_blocks(game, document, "destroyed")
    _read_blocks(game, document, "given_up")
    chosen = _read_blocks(game, document, "chosen")
    default = "build" if any(chosen.values()) else "choose"
    decision = document.get("decision", default)
    if decision not in DECISIONS:
        raise _unreadable("decision")
    players = int(game.players)
    first = _number(document, "first_player", int(game.first_player), 0, players - 1)
    if game.first_player >= 0 and first != game.first_player:
        raise Contradiction("first_player", Message("position-first-player"), "M2.3")
    actor = _number(document, "actor", -1, 0, players - 1)
    if decision == "over":
        if actor >= 0:
            raise Contradiction("actor", Message("position-actor"), "M7.1")
        _read_end(game, first, chance, chosen)
    elif decision == "choose":
        _read_choosing(game, document, first, actor, chance, chosen)
    else:
        _read_building(game, first, actor, chance, chosen)
    if decision != "choose" and document.get("set_aside") is not None:
        raise Contradiction("set_aside", Message("position-set-aside"), "M3.1")


def _start_round(game: Game, first: int) -> None:
    game.first_player = first
    push(game, ROUNDS, 0, rounds(game) - int(game.round_number))
    push(game, SCORING, 0, 1)


def _read_end(game: Game, first: int, chance: Chance, chosen: dict[int, list[int]]) -> None:
    if game.round_number != rounds(game):
        raise Contradiction("round", Message("position-end"), "M7.1")
    if any(chosen.values()):
        raise Contradiction("chosen", Message("position-end"), "M7.1")
    game.first_player = first if first >= 0 else below(chance, int(game.players))
    ask(game, NOBODY, OVER)


def _read_choosing(
    game: Game,
    document: Mapping[str, Any],
    first: int,
    actor: int,
    chance: Chance,
    chosen: dict[int, list[int]],
) -> None:
    players, each = int(game.players), colours_each(game)
    by_player = [
        [len(chosen.get(colour_of(game, player, which), [])) for which in range(each)]
        for player in range(players)
    ]
    done = sum(1 for counts in by_player if any(counts))
    if first < 0 and actor < 0 and done == 0:
        first = below(chance, players)
    elif first < 0 and actor >= 0:
        first = (actor - done - int(game.round_number) + 1) % players
    elif first < 0:
        raise Contradiction("first_player", Message("position-who"), "M2.3")
    _start_round(game, first)
    start = start_player(game)
    push(game, TURNS, start, turns_each_round(game) * players)
    for turn in range(players):
        expected = blocks_each_round(game) if turn < done else 0
        if any(count != expected for count in by_player[(start + turn) % players]):
            raise Contradiction("chosen", Message("position-chosen"), "M3.1")
    if done == players:
        raise Contradiction("decision", Message("position-chosen"), "M3.1")
    player = (start + done) % players
    if actor not in (-1, player):
        raise Contradiction("actor", Message("position-actor"), "M3.1")
    push(game, CHOICES, player, players - done)
    ask(game, player, CHOOSE)
    aside = document.get("set_aside")
    if aside is not None:
        sizes = _read_list(aside, "set_aside", 1, SIZES)
        if each == 1 or len(sizes) != blocks_each_round(game):
            raise Contradiction("set_aside", Message("position-set-aside"), "M3.1")
        for size in sizes:
            game.pending[size - 1] += 1
        top(game).step = 1


def _read_building(
    game: Game, first: int, actor: int, chance: Chance, chosen: dict[int, list[int]]
) -> None:
    players, each = int(game.players), colours_each(game)
    whole = turns_each_round(game) * players

    def given(player: int) -> int:
        """The turns that a player has left, if the document gives their blocks."""
        colours = [colour_of(game, player, which) for which in range(each)]
        known = [len(chosen[c]) for c in colours if c in chosen]
        return sum(known) if known else -1

    def turns(left: int, start: int) -> list[int]:
        """Each player's turns if so many are left in the round."""
        now = (start + whole - left) % players
        counts = [0] * players
        for turn in range(left):
            counts[(now + turn) % players] += 1
        return counts

    def fits(left: int, start: int) -> bool:
        wanted = turns(left, start)
        return all(given(player) in (-1, wanted[player]) for player in range(players))

    shift = int(game.round_number) - 1
    starts = [(first + shift) % players] if first >= 0 else list(range(players))
    candidates = [
        (left, start)
        for start in starts
        for left in range(whole, 0, -1)
        if fits(left, start) and actor in (-1, (start + whole - left) % players)
    ]
    if not any(chosen.values()) or not candidates:
        raise Contradiction("chosen", Message("position-chosen"), "M3.2")
    # If several fit, everybody has as many turns left: the one who decides started the round.
    left, start = min(candidates, key=lambda candidate: candidate[0] % players != 0)
    _start_round(game, (start - shift) % players)
    player = (start + whole - left) % players
    push(game, TURNS, player, left)
    ask(game, player, BUILD)
    for other, count in enumerate(turns(left, start)):
        _fill_chosen(game, other, count - max(given(other), 0), chosen)


def _fill_chosen(game: Game, player: int, missing: int, chosen: dict[int, list[int]]) -> None:
    """Blocks that a document leaves open: the smallest ones that are left."""
    for which in range(colours_each(game)):
        colour = colour_of(game, player, which)
        if colour in chosen:
            continue
        for size in range(1, SIZES + 1):
            while missing and game.reserve[colour, size - 1] < BLOCKS_OF_SIZE[size - 1]:
                _take(game, "chosen", colour, size)
                game.chosen[colour, size - 1] += 1
                missing -= 1
    if missing:
        raise Contradiction("chosen", Message("position-chosen"), "M3.2")


def _read_reserve(game: Game, document: Mapping[str, Any]) -> None:
    """What is not in use is in the reserve; a document that says otherwise is refused."""
    in_play = int(game.players) * colours_each(game)
    for colour in range(in_play):
        for size in range(SIZES):
            game.reserve[colour, size] = BLOCKS_OF_SIZE[size] - game.reserve[colour, size]
    for name, sizes in _table(document, "reserve").items():
        colour = _colour(game, "reserve", name)
        counts = [0] * SIZES
        for size in _read_list(sizes, "reserve", 1, SIZES):
            counts[size - 1] += 1
        if counts != game.reserve[colour].tolist():
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
        raise _unreadable("hands")
    unseen = [COPIES_OF_CARD] * CARDS

    def count(cards: Any, key: str, counts: Any) -> None:
        for card in _read_list(cards, key, 1, CARDS):
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
        if played is not None and game.pile_size:
            raise Contradiction("pile", Message("position-pile"), "M10.2")
        game.played[:] += game.pile
        game.pile[:] = known_pile
        game.pile_size = known_pile.sum()
    if game.pile_size == 0:
        raise Contradiction("pile", Message("position-pile-empty"), "M3.5")
    if _number(document, "pile_size", int(game.pile_size), 0, 45) != game.pile_size:
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
        raise _unreadable("monster")
    if game.monster == NO_MONSTER:
        raise Contradiction("monster", Message("position-no-monster"), "M9.1")
    game.monster_lot = lot


def _rule(document: Mapping[str, Any], key: str) -> int:
    name = document.get(key)
    if name is None:
        return NO_RULE
    if not isinstance(name, str) or name not in RULE_NAMES[1:]:
        raise _unreadable(key)
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
            raise _unreadable("unseen_rules")
        for name in listed:
            index = _rule({"unseen_rules": name}, "unseen_rules") - 1
            if index < 0 or game.unseen_rules[index]:
                raise _unreadable("unseen_rules")
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
