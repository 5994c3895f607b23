"""Monsters in words: what they have, and what they have won for themselves."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.games.king_of_new_york.cards.fame import celebrities_needed
from bigapple.games.king_of_new_york.cards.table import CARAPACE
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    CARAPACE_TOKENS,
    CURSES,
    NO_TURN,
    WEBS,
)
from bigapple.games.king_of_new_york.dice import number_of_dice
from bigapple.games.king_of_new_york.monsters import has, in_play, most_hearts
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.describing_cards import card_line
from bigapple.games.king_of_new_york.people.words import TURN_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Names
from bigapple.texts import Listing, Message


def player(game: Game, number: int, names: Names) -> list[Message]:
    """All about one monster, with the effects of its cards."""
    lines = summary(game, number, names)
    if in_play(game, number):
        lines.append(Message("king-describe-dice-rolled", {"count": number_of_dice(game, number)}))
    lines += [card_line(card) for card in phrases.cards_of(game, number)]
    return lines


def summary(game: Game, number: int, names: Names) -> list[Message]:
    stars = int(game.stars[number])
    told: dict[str, object] = {
        "player": phrases.player_and_monster(game, number, names),
        "stars": phrases.points(stars),
    }
    if not in_play(game, number):
        return [Message("king-describe-eliminated", told), *_trophies(game, number)]
    told |= {
        "where": phrases.at(int(game.places[number])),
        "life": phrases.life(int(game.hearts[number])),
        "most": most_hearts(game, number),
        "energy": phrases.energy(int(game.energy[number])),
    }
    held = phrases.cards_of(game, number)
    lines = [Message("king-describe-player", told)]
    if held:
        lines.append(Message("king-describe-cards", {"cards": phrases.cards(held)}))
    else:
        lines.append(Message("king-describe-no-cards"))
    tokens = _tokens(game, number)
    if tokens:
        lines.append(Message("king-describe-tokens", {"tokens": Listing(tuple(tokens))}))
    if game.superstar == number:
        lines.append(Message("king-describe-has-superstar"))
    if game.statue == number:
        lines.append(Message("king-describe-has-statue"))
    return [*lines, *_trophies(game, number), *_extra_turns(game, number, names)]


def _tokens(game: Game, number: int) -> list[Message]:
    counts = {
        "king-tokens-web": int(game.webs[number]),
        "king-tokens-curse": int(game.curses[number]),
        "king-tokens-carapace": int(game.carapace_tokens) if has(game, number, CARAPACE) else 0,
    }
    return [Message(name, {"count": count}) for name, count in counts.items() if count > 0]


def _trophies(game: Game, number: int) -> list[Message]:
    if not any(game.trophies[number]):
        return []
    return [Message("king-describe-trophies", {"units": phrases.units(game.trophies[number])})]


def _extra_turns(game: Game, number: int, names: Names) -> list[Message]:
    kinds = [int(kind) for kind in game.extra_turns[number] if kind != NO_TURN]
    if not kinds:
        return []
    turns = Listing(tuple(Message(f"king-turn-{TURN_NAMES[kind]}") for kind in kinds))
    told = {"player": names(number), "count": len(kinds), "turns": turns}
    return [Message("king-describe-extra-turns", told)]


# The goal cards, and what else lies about.


def goals(game: Game, names: Names) -> list[Message]:
    needed = celebrities_needed(game)
    lines = [
        _goal("superstar", int(game.superstar), needed, names),
        _goal("statue", int(game.statue), needed, names),
    ]
    for borough in range(BOROUGHS):
        if game.souvenirs[borough] > 0:
            owner = names(int(game.souvenirs[borough]) - 1)
            told = {"borough": words.borough(borough), "player": owner}
            lines.append(Message("king-describe-souvenir", told))
    claims = tuple(names(int(claim) - 1) for claim in game.claims if claim > 0)
    if claims:
        lines.append(Message("king-describe-claims", {"players": Listing(claims)}))
    for number in range(game.players):
        lines += _extra_turns(game, number, names)
    lines.append(_supply(game))
    return lines


def _goal(goal: str, holder: int, needed: int, names: Names) -> Message:
    told: dict[str, object] = {"needed": needed}
    if holder == NOBODY:
        return Message(f"king-describe-{goal}-free", told)
    return Message(f"king-describe-{goal}-held", told | {"player": names(holder)})


def _supply(game: Game) -> Message:
    """The tokens that can still be given (K1.6)."""
    left = (
        Message("king-tokens-web", {"count": WEBS - sum(int(n) for n in game.webs)}),
        Message("king-tokens-curse", {"count": CURSES - sum(int(n) for n in game.curses)}),
        Message("king-tokens-carapace", {"count": CARAPACE_TOKENS - int(game.carapace_tokens)}),
    )
    return Message("king-describe-supply", {"tokens": Listing(left)})
