"""Action texts and outcome texts of Manhattan. `docs/games/manhattan.md` has the grammar.

choose 1 1 2 2 3 4            choose blue 1 1 2 3 orange 1 2 2 4     (two players)
build 7 D 3                   build 7 D 3 orange
discard 7 3                   discard 7 3 orange
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bigapple.errors import CannotRead
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import (
    CARDS,
    LOTS,
    LOTS_IN_DISTRICT,
    SIZES,
)
from bigapple.games.manhattan.happenings import CARD, CHANCES, CHOOSE, FIRST_PLAYER, MONSTER_LOT
from bigapple.games.manhattan.people.words import (
    COLOUR_NAMES,
    LETTERS,
    RULE_NAMES,
    lot_name,
    parse_card,
    parse_colour,
    parse_district,
    parse_lot,
    parse_size,
)
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.refusals import Refusal
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, colours_each, owner_of_colour
from bigapple.people import Attempt
from bigapple.texts import Message

LONGEST = 200
VERBS = ("choose", "build", "discard")


def action_text(game: Game, action: int) -> str:
    player = max(int(game.actor), 0)
    if action >= actions.FIRST_CHOICE:
        words = ["choose", *_named(game, player, step(game)), *_blocks(action)]
    elif action >= actions.FIRST_DISCARD:
        which, card, size = actions.discard_parts(action)
        words = ["discard", str(card + 1), str(size), *_named(game, player, which)]
    else:
        which, card, district, size = actions.build_parts(action)
        words = ["build", str(card + 1), LETTERS[district], str(size)]
        words += _named(game, player, which)
    return " ".join(words)


@cache
def _blocks(action: int) -> tuple[str, ...]:
    sizes = range(1, SIZES + 1)
    return tuple(str(s) for s in sizes for _ in range(actions.chosen_count(action, s)))


def step(game: Game) -> int:
    """Which of the actor's colours is being chosen."""
    return int(game.agenda[game.depth - 1].step) if game.decision == CHOOSE else 0


def _named(game: Game, player: int, which: int) -> list[str]:
    """With two players a text names the colour (M2.2)."""
    if colours_each(game) == 1:
        return []
    return [COLOUR_NAMES[colour_of(game, player, min(which, 1))]]


def parse(game: Game, player: int, text: str) -> list[Attempt]:
    """Reads an action; both halves of a choice may be said at once, in any order."""
    if len(text) > LONGEST:
        raise CannotRead(Message("input-too-long", {"most": LONGEST}))
    parts = [part.split() for part in text.split(";")]
    verbs = [words[0].casefold() if words else "" for words in parts]
    if any(verb not in VERBS for verb in verbs) or (len(parts) > 1 and set(verbs) != {"choose"}):
        raise CannotRead(Message("input-verb", {"text": text.strip()[:40]}))
    if verbs[0] == "choose":
        return _parse_choice(game, player, [word for words in parts for word in words[1:]])
    if verbs[0] == "discard":
        return [_parse_discard(game, player, parts[0][1:])]
    return [_parse_build(game, player, parts[0][1:])]


def _parse_choice(game: Game, player: int, words: list[str]) -> list[Attempt]:
    """A choice is judged as a whole (M3.1): its first attempt carries the first of all flaws."""
    halves: list[tuple[int | None, list[int]]] = []
    for word in words:
        colour = parse_colour(word)
        if colour is not None or not halves:
            halves.append((colour, []))
        if colour is None:
            halves[-1][1].append(parse_size(word))
    halves = sorted(halves, key=lambda half: half[0] or 0) or [(None, [])]

    asked = step(game) if player == game.actor else 0
    flaws = []
    attempts = []
    if len(halves) > colours_each(game) - asked:
        flaws.append(Refusal.WRONG_NUMBER)
    for which, (colour, sizes) in enumerate(halves, asked):
        if colour is not None and colour != colour_of(game, player, which):
            own = owner_of_colour(game, colour) == player
            flaws.append(Refusal.COLOUR_NOT_ASKED if own else Refusal.FOREIGN_COLOUR)
        packed = sum(1 << actions.BYTE * (size - 1) for size in sizes)
        if len(sizes) not in (4, 6):
            flaws.append(Refusal.WRONG_NUMBER)
            packed = int(actions.CHOICES[0])
        attempts.append(Attempt(actions.FIRST_CHOICE + actions.CHOICES.tolist().index(packed)))
    return [replace(attempts[0], flaw=min(flaws, default=Refusal.NONE)), *attempts[1:]]


def _parse_discard(game: Game, player: int, words: list[str]) -> Attempt:
    if len(words) not in (2, 3):
        raise CannotRead(Message("input-discard"))
    card, size = parse_card(words[0]), parse_size(words[1])
    which, flaw = _which(game, player, words[2:], size)
    return Attempt(actions.discard(which, card, size), flaw)


def _parse_build(game: Game, player: int, words: list[str]) -> Attempt:
    if len(words) < 3:
        raise CannotRead(Message("input-build"))
    card = parse_card(words[0])
    named = words[-1:] if parse_colour(words[-1]) is not None else []
    if len(words) > 3 and not named and not words[-1].isdecimal():
        raise CannotRead(Message("input-colour", {"colour": words[-1]}))
    rest = words[1 : len(words) - len(named)]
    if len(rest) < 2:
        raise CannotRead(Message("input-build"))
    place, size = " ".join(rest[:-1]), parse_size(rest[-1])
    lot = parse_lot(place)
    district = parse_district(place) if lot is None else lot // LOTS_IN_DISTRICT
    if district is None:
        raise CannotRead(Message("input-district", {"district": place}))
    which, flaw = _which(game, player, named, size)
    if not flaw and lot is not None and lot != lot_shown(game, player, card, district):
        flaw = Refusal.WRONG_LOT
    return Attempt(actions.build(which, card, district, size), flaw)


def _which(game: Game, player: int, named: list[str], size: int) -> tuple[int, Refusal]:
    """Which of the player's colours is meant; without a name, the one that has such a block."""
    first = colour_of(game, player, 0)
    if not named:
        # Only with two players is there a choice, and there texts should name the colour.
        for which in range(colours_each(game)):
            if game.chosen[first + which, size - 1] > 0:
                return which, Refusal.NONE
        return 0, Refusal.NONE
    colour = parse_colour(named[0])
    if colour is None:
        raise CannotRead(Message("input-colour", {"colour": named[0]}))
    if not first <= colour < first + colours_each(game):
        return 0, Refusal.FOREIGN_COLOUR
    return colour - first, Refusal.NONE


def outcome_text(what: int, outcome: int) -> str:
    if what == MONSTER_LOT:
        value = lot_name(outcome) if outcome < LOTS else str(outcome)
    elif what in (CARD, FIRST_PLAYER):
        value = str(outcome + 1)
    else:
        value = RULE_NAMES[outcome + 1]
    return f"{CHANCES[what]} {value}"


def parse_outcome(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) == 2 and words[0] in CHANCES:
        what, word = CHANCES.index(words[0]), words[1]
        number = int(word) - 1 if word.isascii() and word.isdecimal() and len(word) < 3 else -1
        lot = parse_lot(word)
        if (what == CARD and 0 <= number < CARDS) or (what == FIRST_PLAYER and number >= 0):
            return what, number
        if what == MONSTER_LOT and lot is not None:
            return what, lot
        if word in RULE_NAMES[1:] and what not in (CARD, FIRST_PLAYER, MONSTER_LOT):
            return what, RULE_NAMES.index(word) - 1
    raise CannotRead(Message("input-outcome", {"outcome": text[:40]}))
