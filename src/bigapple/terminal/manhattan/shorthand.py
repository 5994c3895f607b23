"""Short forms of actions: `7 D 3`, `7d3`, `112234`, in the player's own words too."""

from __future__ import annotations

import re

from bigapple.errors import CannotRead
from bigapple.games.manhattan.components import COLOURS, SIZES
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.people.notation import LONGEST, VERBS, step
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round, colour_of, colours_each
from bigapple.terminal.manhattan.board import letter
from bigapple.texts import Listing, Message, text

GLUED_BUILD = re.compile(r"([0-9]) *([a-fавседф]) *([0-9])(?: +([^\W\d]+))?", re.IGNORECASE)
SIZES_GLUED = re.compile(rf"[1-{SIZES}]+")


def action_text(game: Game, player: int, line: str, language: str) -> str:
    """The text of the action that a line means; what is no short form stays as it is."""
    if len(line) > LONGEST:
        return line
    parts = line.replace(",", " ").split()
    verb = _verb(parts[0], language) if parts else None
    said = parts[1:] if verb else parts
    if verb is None and not any(character.isdecimal() for character in line):
        return line
    if verb == "choose" or (verb is None and game.decision == CHOOSE):
        return _choice(game, player, said, language)
    if verb == "discard" or (verb is None and len(said) == 2 and all(map(str.isdecimal, said))):
        return " ".join(["discard", *said[:2], *(_colour(word, language) for word in said[2:])])
    if verb is None and not (said and said[0][0].isdecimal()):
        return line
    return _build(game, player, said, language)


def _build(game: Game, player: int, said: list[str], language: str) -> str:
    glued = GLUED_BUILD.fullmatch(" ".join(said))
    if glued:
        said = [part for part in glued.groups() if part]
    if len(said) > 3:
        said = [*said[:-1], _colour(said[-1], language)]
    elif len(said) == 3 and colours_each(game) == 2:
        said = [*said, *_only_colour(game, player, said[2])]
    return " ".join(["build", *said])


def _only_colour(game: Game, player: int, size: str) -> list[str]:
    """The one colour that has a block of a size; if both have, it must be said."""
    if not SIZES_GLUED.fullmatch(size) or len(size) > 1:
        return []
    own = [colour_of(game, player, which) for which in range(colours_each(game))]
    having = [colour for colour in own if game.chosen[colour, int(size) - 1]]
    if len(having) > 1:
        names = Listing(tuple(words.colour(colour) for colour in having))
        raise CannotRead(Message("which-colour", {"colours": names, "size": size}))
    return [words.COLOUR_NAMES[colour] for colour in having]


def _choice(game: Game, player: int, said: list[str], language: str) -> str:
    """Sizes one by one or glued together; with two players, both colours may be given at once."""
    taken: list[str] = []
    for word in said:
        if SIZES_GLUED.fullmatch(word):
            taken += word
        else:
            taken.append(_colour(word, language))
    each = blocks_each_round(game)
    both = colours_each(game) == 2 and len(taken) == 2 * each and all(map(str.isdecimal, taken))
    if both and game.decision == CHOOSE and step(game) == 0:
        first, second = (words.COLOUR_NAMES[colour_of(game, player, which)] for which in (0, 1))
        taken = [first, *taken[:each], second, *taken[each:]]
    return " ".join(["choose", *taken])


def _verb(word: str, language: str) -> str | None:
    for spoken in (language, "en"):
        for verb in VERBS:
            if word.casefold() in text(f"verb-{verb}", spoken).split():
                return verb
    return None


def _colour(word: str, language: str) -> str:
    """The grammar's name of a colour, from the player's name or letter of it."""
    for colour in range(COLOURS):
        names = {
            words.colour(colour).text(language),
            letter(colour, language),
            letter(colour, "en"),
        }
        if words.plain(word) in map(words.plain, names):
            return words.COLOUR_NAMES[colour]
    return word
