"""Any part of the table in words, from a game that is concealed for whoever asks."""

from __future__ import annotations

from bigapple.engine.agenda import OVER, top
from bigapple.errors import CannotRead
from bigapple.games.manhattan.components import (
    CARDS,
    COLOURS,
    DISTRICTS,
    FAKE_NEWS,
    LOTS_IN_DISTRICT,
    NO_COLOUR,
    NO_MONSTER,
    SIZES,
)
from bigapple.games.manhattan.happenings import BUILD
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.people.sentences import blocks, question, standing
from bigapple.games.manhattan.people.words import RULE_NAMES, lot_name, parse_district, parse_lot
from bigapple.games.manhattan.scoring import place_of, points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    colours_each,
    open_districts,
    rounds,
    side_of,
    start_player,
)
from bigapple.games.manhattan.towers import (
    block_at,
    block_colour,
    block_size,
    height,
    owner,
    start_of,
    towers_in,
)
from bigapple.people import Names
from bigapple.texts import Listing, Message

SIDES = ("south", "west", "north", "east")

PARTS = (
    "table",
    "turn",
    "district D",
    "lot D5",
    "hand",
    "player 2",
    "score",
    "rule",
    "cards",
    "monster",
)


def describe(game: Game, part: str, player: int, names: Names) -> list[Message]:
    verb, _, rest = part.strip().partition(" ")
    verb, rest = verb.casefold(), rest.strip()
    lot = parse_lot(rest or verb)
    district = parse_district(rest if verb == "district" else part)
    whole = {
        "table": lambda: _table(game, player, names),
        "turn": lambda: _turn(game, names),
        "hand": lambda: [_hand(game, max(player, 0), names)],
        "score": lambda: _score(game, names),
        "rule": lambda: _rule(game),
        "cards": lambda: _cards(game),
        "monster": lambda: [_monster(game)],
    }
    if verb in whole and not rest:
        return whole[verb]()
    if lot is not None and verb in ("lot", part.strip().casefold()):
        return [_lot(game, lot)]
    if district is not None:
        return _district(game, district)
    if verb == "player" and rest.isascii() and rest.isdecimal():
        number = int(rest[:3])
        if 1 <= number <= game.players:
            return _player(game, number - 1, names)
    raise CannotRead(Message("input-part", {"part": part[:40], "known": Listing(PARTS)}))


def _table(game: Game, player: int, names: Names) -> list[Message]:
    lines = _turn(game, names)
    for district in range(DISTRICTS):
        lines += _district(game, district)
    for other in range(game.players):
        lines += _player(game, other, names)
    lines += _cards(game)
    lines += _rule(game)
    if game.monster != NO_MONSTER:
        lines.append(_monster(game))
    if player >= 0:
        lines.append(_hand(game, player, names))
    return lines


def _turn(game: Game, names: Names) -> list[Message]:
    lines = [
        Message(
            "describe-round",
            {
                "round": int(game.round_number),
                "rounds": rounds(game),
                "player": names(start_player(game)),
            },
        ),
        question(game, names),
    ]
    if game.decision == BUILD:
        lines.append(Message("describe-turns-left", {"turns": int(top(game).left)}))
    return lines


def _district(game: Game, district: int) -> list[Message]:
    first = district * LOTS_IN_DISTRICT
    lots = range(first, first + LOTS_IN_DISTRICT)
    built = [lot for lot in lots if owner(game, lot) != NO_COLOUR]
    empty = tuple(lot_name(lot) for lot in lots if owner(game, lot) == NO_COLOUR)
    head = "describe-district" if district < open_districts(game) else "describe-district-closed"
    told = {"district": words.district(game, district), "towers": towers_in(game, district)}
    lines = [Message(head, told)]
    lines += [_lot(game, lot) for lot in built]
    if empty and built:
        lines.append(Message("describe-empty-lots", {"lots": Listing(empty)}))
    if game.monster_lot in lots:
        lines.append(_monster(game))
    return lines


def _lot(game: Game, lot: int) -> Message:
    if owner(game, lot) == NO_COLOUR:
        return Message("describe-lot-empty", {"lot": lot_name(lot)})
    start = start_of(game, lot)
    codes = [block_at(game, start + level) for level in range(game.levels[lot])]
    pieces = [
        Message("block", {"colour": words.colour(block_colour(code)), "size": block_size(code)})
        for code in codes
    ]
    return Message(
        "describe-lot",
        {
            "lot": lot_name(lot),
            "colour": words.colour(owner(game, lot)),
            "height": height(game, lot),
            "blocks": Listing(tuple(pieces)),
        },
    )


def _hand(game: Game, player: int, names: Names) -> Message:
    cards = [str(card + 1) for card in range(CARDS) for _ in range(game.hands[player, card])]
    if not cards:
        return Message("describe-hand-hidden", {"player": names(player)})
    return Message("describe-hand", {"player": names(player), "cards": Listing(tuple(cards))})


def _player(game: Game, player: int, names: Names) -> list[Message]:
    lines = [
        Message(
            "describe-player",
            {
                "player": names(player),
                "side": Message(f"side-{SIDES[side_of(game, player)]}"),
                "points": points_of(game, player),
            },
        )
    ]
    for which in range(colours_each(game)):
        colour = colour_of(game, player, which)
        towers = sum(1 for lot_owner in game.top_colour if lot_owner == colour)
        told = {
            "colour": words.colour(colour),
            "chosen": blocks([int(n) for n in game.chosen[colour]]),
            "reserve": _counts([int(n) for n in game.reserve[colour]]),
            "towers": towers,
        }
        lines.append(Message("describe-colour", told))
    return lines


def _counts(counts: list[int]) -> Listing:
    """Many blocks, as how many of each size."""
    return Listing(
        tuple(
            Message("blocks-of-size", {"count": count, "size": size})
            for size, count in zip(range(1, SIZES + 1), counts, strict=True)
        )
    )


def _score(game: Game, names: Names) -> list[Message]:
    scores = {name: int(game.score[c]) for c, name in enumerate(words.COLOUR_NAMES[:COLOURS])}
    lines = []
    for player in sorted(range(game.players), key=lambda p: (place_of(game, p), p)):
        told = {
            "player": names(player),
            "points": points_of(game, player),
            "place": place_of(game, player),
        }
        lines.append(
            Message("describe-place" if game.decision == OVER else "describe-points", told)
        )
    if colours_each(game) == 2:
        lines.append(Message("describe-colours", {"standing": standing(game, scores)}))
    return lines


def _rule(game: Game) -> list[Message]:
    if not game.urban_rules:
        return [Message("describe-no-rules")]
    shown = int(game.urban_rule)
    lines = [_rule_line(shown)]
    if shown == FAKE_NEWS and game.true_rule:
        lines.append(_rule_line(int(game.true_rule)))
    unseen = tuple(words.urban_rule(i + 1) for i, n in enumerate(game.unseen_rules) if n)
    lines.append(Message("describe-unseen-rules", {"rules": Listing(unseen)}))
    return lines


def _rule_line(rule: int) -> Message:
    effect = Message(f"urban-{RULE_NAMES[rule]}-effect")
    return Message("describe-rule", {"rule": words.urban_rule(rule), "effect": effect})


def _cards(game: Game) -> list[Message]:
    played = [str(card + 1) for card in range(CARDS) for _ in range(game.played[card])]
    cards = Listing(tuple(played)) if played else Message("nothing")
    return [
        Message("describe-pile", {"cards": int(game.pile_size)}),
        Message("describe-played", {"cards": cards}),
    ]


def _monster(game: Game) -> Message:
    if game.monster == NO_MONSTER:
        return Message("describe-no-monster")
    told = {"monster": words.monster(int(game.monster)), "lot": lot_name(int(game.monster_lot))}
    return Message("describe-monster", told)
