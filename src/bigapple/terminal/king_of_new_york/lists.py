"""The legal actions in an order to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    FACES,
    FOR_SALE,
    MANHATTAN,
    MOST_PLAYERS,
    PILES,
    PILES_IN_BOROUGH,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.people.notation import reroll_counts
from bigapple.games.king_of_new_york.people.words import FACE_LETTERS, UNIT_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.match import Action
from bigapple.terminal.view import Group, Line
from bigapple.texts import text

BOROUGH_SHORT = ("bx", "q", "bk", "si", "m")
"""What is typed for a borough, at the shortest."""
SWEEP_NUMBER = FOR_SALE + 1


def groups(game: Game, legal: Sequence[Action], language: str) -> list[Group]:
    if game.decision == happenings.REROLL:
        return _rerolls(game, legal, language)
    lines = [Line(_typed(game, a.index, language), ((a, a.describe(language)),)) for a in legal]
    if game.decision == happenings.BUY:
        # Enough is said last, however one buys.
        lines = [*lines[1:], lines[0]]
    return [Group("", "", tuple(lines), fixed_numbers(game, legal))]


def fixed_numbers(game: Game, legal: Iterable[Action]) -> dict[int, int]:
    """Numbers that mean the same in every list: amounts, cards for sale, piles, players."""
    numbers = {}
    for action in legal:
        index = action.index
        if index == actions.PASS:
            numbers[index] = 0
        elif actions.within(index, actions.FIRST_AMOUNT, actions.AMOUNTS):
            numbers[index] = index - actions.FIRST_AMOUNT
        elif actions.within(index, actions.FIRST_BUY, FOR_SALE):
            numbers[index] = index - actions.FIRST_BUY + 1
        elif index == actions.SWEEP:
            numbers[index] = SWEEP_NUMBER
        elif actions.within(index, actions.FIRST_BUILDING, PILES):
            numbers[index] = (index - actions.FIRST_BUILDING) % PILES_IN_BOROUGH + 1
        elif actions.within(index, actions.FIRST_PHOTO, MOST_PLAYERS):
            numbers[index] = index - actions.FIRST_PHOTO + 1
    kept = {happenings.BUY: SWEEP_NUMBER, happenings.DESTROY: PILES_IN_BOROUGH}
    first = kept.get(int(game.decision), 0) + 1
    others = [action.index for action in legal if action.index not in numbers]
    return numbers | {index: first + i for i, index in enumerate(others)}


def _typed(game: Game, action: int, language: str) -> str:
    """The least that can be typed for an action; empty where its number is."""
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        return FACE_LETTERS[action - actions.FIRST_RESOLVE]
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        return f"{FACE_LETTERS[shown]}>{FACE_LETTERS[wanted]}"
    for first, verb in ((actions.FIRST_SUBWAY, "subway"), (actions.FIRST_SPEED, "speed")):
        if actions.within(action, first, BOROUGHS):
            return f"{_word(verb, language)} {BOROUGH_SHORT[action - first]}"
    for first in (actions.FIRST_GO, actions.FIRST_RAY):
        if actions.within(action, first, BOROUGHS):
            return BOROUGH_SHORT[action - first]
    if actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        return text(f"king-unit-{UNIT_NAMES[(action - actions.FIRST_UNIT) % UNIT_KINDS]}", language)
    if action == actions.PASS:
        return _word("end" if game.decision == happenings.BUY else "no", language)
    words = {
        actions.ROLL: "roll",
        actions.USE_CARAPACE: "carapace",
        actions.STAY: "stay",
        actions.CABS: "yes",
        actions.SWEEP: "sweep",
    }
    return _word(words[action], language) if action in words else ""


def _word(verb: str, language: str) -> str:
    """The first of the words for a verb."""
    return text(f"king-table-verb-{verb}", language).split()[0]


# Rerolls.


def _rerolls(game: Game, legal: Sequence[Action], language: str) -> list[Group]:
    """First what one wants most often, then all the others by how many dice they take."""
    rerolls = {
        tuple(reroll_counts(game, action.index)): action
        for action in legal
        if actions.within(action.index, actions.FIRST_REROLL, actions.MASKS)
    }
    between = [action for action in legal if action not in rerolls.values()]
    lying = [int(n) for n in game.dice]
    natural = _natural(lying)
    shown: set[int] = set()
    lines = []
    for label, wanted in natural.items():
        choices = []
        for taken, said in wanted:
            action = rerolls.get(taken)
            if action is not None and action.index not in shown:
                shown.add(action.index)
                choices.append((action, said))
        if choices:
            lines.append(Line(text(f"king-table-list-{label}", language), tuple(choices)))
    for action in between:
        shown.add(action.index)
        lines.append(
            Line(_typed(game, action.index, language), ((action, action.describe(language)),))
        )
    found = [Group("", text("king-table-list-rerolls", language), tuple(lines))]
    for count in range(1, sum(lying) + 1):
        rest = [
            (action, f"{letters(taken):<{count}}")
            for taken, action in rerolls.items()
            if sum(taken) == count and action.index not in shown
        ]
        if rest:
            title = text("king-table-list-count", language, count=count)
            found.append(Group(str(count), title, (Line("", tuple(rest)),)))
    return found


Choices = dict[str, list[tuple[tuple[int, ...], str]]]
"""For each line of the list, which dice are taken, and what is said of it."""


def _natural(lying: Sequence[int]) -> Choices:
    """Stop; keep one face or two; reroll one face; reroll everything."""
    none = (0,) * FACES
    there = sorted((face for face in range(FACES) if lying[face]), key=lambda f: -lying[f])

    def only(*faces: int) -> tuple[int, ...]:
        return tuple(lying[face] if face in faces else 0 for face in range(FACES))

    def without(*faces: int) -> tuple[int, ...]:
        return tuple(0 if face in faces else lying[face] for face in range(FACES))

    keep = [(without(face), letters(only(face))) for face in there]
    pairs = [(first, second) for first in there[:1] for second in there[1:]]
    keep += [(without(*pair), letters(only(*pair))) for pair in pairs]
    return {
        "stop": [(none, letters(lying))],
        "keep": keep,
        "reroll": [(only(face), letters(only(face))) for face in there],
        "all": [(tuple(lying), letters(lying))],
    }


def letters(counts: Sequence[int]) -> str:
    return "".join(FACE_LETTERS[face] * counts[face] for face in range(FACES))


assert len(BOROUGH_SHORT) == BOROUGHS
assert BOROUGH_SHORT[MANHATTAN] == "m"
