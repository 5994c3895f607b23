"""Any part of the table in words. Nothing in the record is hidden from anybody (K2.6)."""

from __future__ import annotations

from collections.abc import Callable

from bigapple.engine.agenda import NOBODY, OVER
from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york import happenings
from bigapple.games.king_of_new_york.cards.dice import result
from bigapple.games.king_of_new_york.cards.table import POWER_TAP, SUPER_SPEED
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    BUILDING,
    FACES,
    MANHATTAN,
    NO_CARD,
    NO_TURN,
    NOBODY_LEFT,
    SUBWAY_TURN,
)
from bigapple.games.king_of_new_york.dice import number_of_dice
from bigapple.games.king_of_new_york.ending import place_of
from bigapple.games.king_of_new_york.monsters import has, in_play, owner_of
from bigapple.games.king_of_new_york.people import describing_cards as cards
from bigapple.games.king_of_new_york.people import describing_city as city
from bigapple.games.king_of_new_york.people import describing_monsters as monsters
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.questions import question
from bigapple.games.king_of_new_york.people.words import (
    ENDING_NAMES,
    PLACE_NAMES,
    parse_borough,
    parse_card,
    slug,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Names
from bigapple.texts import Listing, Message

PARTS = (
    "table",
    "turn",
    "dice",
    "borough queens",
    "player 2",
    "market",
    "discards",
    "deck",
    "tiles",
    "card drain",
    "units",
    "goals",
    "score",
)


def describe(game: Game, part: str, player: int, names: Names) -> list[Message]:
    verb, *rest = part.casefold().split() or [""]
    whole: dict[str, Callable[[], list[Message]]] = {
        "table": lambda: _table(game, names),
        "turn": lambda: _turn(game, names),
        "dice": lambda: _dice(game),
        "market": lambda: cards.market(game),
        "discards": lambda: cards.discards(game),
        "deck": lambda: cards.deck(game),
        "tiles": lambda: city.tiles(game),
        "units": lambda: city.units(game),
        "goals": lambda: monsters.goals(game, names),
        "score": lambda: _score(game, names),
    }
    if verb in whole and not rest:
        return whole[verb]()
    borough = _borough_asked(rest if verb == "borough" else [verb, *rest])
    if borough is not None:
        return city.borough(game, borough, names)
    card = parse_card(rest) if verb == "card" else None
    if card is not None:
        return cards.card(game, card, names)
    if verb == "player" and len(rest) == 1 and rest[0].isascii() and rest[0].isdecimal():
        number = int(rest[0][:3])
        if 1 <= number <= game.players:
            return monsters.player(game, number - 1, names)
    raise CannotRead(Message("input-part", {"part": part[:40], "known": Listing(PARTS)}))


def _borough_asked(asked: list[str]) -> int | None:
    """A borough by its name; a zone stands for Manhattan (K7.1)."""
    if slug(asked) in PLACE_NAMES[MANHATTAN:]:
        return MANHATTAN
    return parse_borough(asked)


def _table(game: Game, names: Names) -> list[Message]:
    lines = _turn(game, names)
    lines += _dice(game)
    for player in range(game.players):
        lines += monsters.summary(game, player, names)
    for borough in range(BOROUGHS):
        lines += city.borough(game, borough, names)
    lines += cards.market(game)
    lines += monsters.goals(game, names)
    lines += cards.discards(game)
    lines += cards.deck(game)
    lines += city.tiles(game)
    return lines


# The turn.


def _turn(game: Game, names: Names) -> list[Message]:
    if game.decision == OVER:
        return [_end(game, names)]
    active = int(game.active)
    told: dict[str, object] = {"player": phrases.player_and_monster(game, active, names)}
    if game.decision == happenings.PLACE:
        return [Message("king-describe-placing", told), question(game, names)]
    told |= {"turn": int(game.turn_number), "where": phrases.at(int(game.places[active]))}
    if game.extra_turn == NO_TURN:
        head = Message("king-describe-turn", told)
    elif game.extra_turn == SUBWAY_TURN:
        told["moves"] = int(game.subway_moves)
        head = Message("king-describe-turn-subway", told)
    else:
        head = Message("king-describe-turn-extra", told)
    return [head, question(game, names), *_facts(game, active, names)]


def _end(game: Game, names: Names) -> Message:
    if game.ending == NOBODY_LEFT or game.winner == NOBODY:
        return Message("king-event-game-ended")
    ending = ENDING_NAMES[int(game.ending)]
    return Message(f"king-event-game-won-{ending}", {"player": names(int(game.winner))})


def _facts(game: Game, active: int, names: Names) -> list[Message]:
    """What has happened in this turn and still matters."""
    lines = []
    told = {"player": names(active)}
    if game.nobody_in_manhattan:
        lines.append(Message("king-describe-no-attack"))
    if game.entered:
        lines.append(Message("king-describe-entered", told))
    if game.sped and has(game, active, SUPER_SPEED):
        lines.append(Message("king-describe-sped", told))
    if game.only_units:
        lines.append(Message("king-describe-only-units"))
    if any(game.destroyed):
        lines.append(Message("king-describe-destroyed", told | {"things": _destroyed(game)}))
    lines += _each(game, names, "king-describe-lost", [int(n) for n in game.lost])
    if owner_of(game, POWER_TAP) != NOBODY:
        lines += _each(game, names, "king-describe-received", [int(n) for n in game.received])
    lines += _each(game, names, "king-describe-damage", [int(n) for n in game.damage])
    if game.card_in_play != NO_CARD:
        lines.append(Message("king-describe-in-play", {"card": words.card(int(game.card_in_play))}))
    if game.extra_turn != NO_TURN or game.extra_turns.any():
        normal = names(int(game.normal_player))
        lines.append(Message("king-describe-normal-order", {"player": normal}))
    return lines


def _destroyed(game: Game) -> Message | Listing:
    count = int(game.destroyed[BUILDING])
    buildings = [Message("king-buildings", {"count": count})] if count else []
    units = phrases.units([int(n) for n in game.destroyed])
    return Listing((*buildings, *(units.items if isinstance(units, Listing) else ())))


def _each(game: Game, names: Names, name: str, counts: list[int]) -> list[Message]:
    """A line for each player with some of a thing."""
    return [
        Message(name, {"player": names(player), "count": counts[player]})
        for player in range(game.players)
        if counts[player] > 0
    ]


def _dice(game: Game) -> list[Message]:
    dice = [int(n) for n in game.dice]
    if not any(dice) and not any(game.added):
        if game.decision in (OVER, happenings.PLACE):
            return [Message("king-describe-no-dice")]
        count = number_of_dice(game, int(game.active))
        return [Message("king-describe-no-dice-yet", {"count": count})]
    lines = [Message("king-describe-dice", {"dice": phrases.symbols(dice)})]
    if any(game.added):
        added = phrases.symbols([int(n) for n in game.added])
        lines.append(Message("king-describe-added", {"dice": added}))
    if game.decision == happenings.REROLL:
        lines.append(Message("king-describe-rerolls", {"count": int(game.rerolls_left)}))
    if any(game.resolved):
        done = tuple(words.face(face) for face in range(FACES) if game.resolved[face])
        lines.append(Message("king-describe-resolved", {"faces": Listing(done)}))
        left = [0 if game.resolved[face] else result(game, face) for face in range(FACES)]
        if any(left):
            lines.append(Message("king-describe-unresolved", {"dice": phrases.symbols(left)}))
        else:
            lines.append(Message("king-describe-all-resolved"))
    return lines


def _score(game: Game, names: Names) -> list[Message]:
    lines = []
    for player in sorted(range(game.players), key=lambda p: (place_of(game, p), p)):
        told = {
            "place": int(place_of(game, player)),
            "player": phrases.player_and_monster(game, player, names),
            "stars": phrases.points(int(game.stars[player])),
            "life": phrases.life(int(game.hearts[player])),
        }
        alive = in_play(game, player)
        lines.append(Message("king-describe-score" if alive else "king-describe-score-out", told))
    lines.append(Message("king-describe-score-goal"))
    return lines
