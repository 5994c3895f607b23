"""Short forms of actions: `DDO`, `k DDD`, `q`, `drain`, `2`, in the player's own words too."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bigapple.engine.agenda import OVER, top
from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york import happenings
from bigapple.games.king_of_new_york.cards.table import (
    CARDS_IN_BOX,
    SCAVENGER,
    SUPER_SPEED,
)
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    FOR_SALE,
    PILES_IN_BOROUGH,
)
from bigapple.games.king_of_new_york.legality import amounts
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.people import phrases
from bigapple.games.king_of_new_york.people.notation import LONGEST, VERBS, conversion
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    FACE_LETTERS,
    UNIT_NAMES,
    parse_faces,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.commands import command_words
from bigapple.terminal.king_of_new_york.lists import SWEEP_NUMBER
from bigapple.terminal.king_of_new_york.names import (
    any_card,
    borough_names,
    card_names,
    meant,
    monster_names,
    plain,
    unit_names,
)
from bigapple.texts import Message, latin, text

FACES_GLUED = re.compile(r"[1-8eahcdoеанcсдо, ]+", re.IGNORECASE)
CHANGE = re.compile(r"([^\W\d_]) *(?:>|→|=) *([^\W\d_])")
LEAST_OF_A_CARD = 3
"""Letters of a card's name that must be typed at least, so that commands stay commands."""
OTHER_WORDS = ("yes", "all")
"""Words that are no verbs of the grammar."""


def action_text(game: Game, line: str, language: str) -> str:
    """The text of the action that a line means; what is no short form stays as it is."""
    return short_form(game, line, language) or line


def claims(game: Game, line: str, language: str) -> bool:
    """Whether a line is an action here rather than a command or a part of the table."""
    first = line.split()[0].casefold() if line.split() else ""
    if len(first) > 1 and first in command_words(language):
        return False
    return short_form(game, line, language) is not None


def short_form(game: Game, line: str, language: str) -> str | None:
    said = line.replace(",", " ").split()
    if not said or len(line) > LONGEST or game.decision == OVER or ";" in line:
        return None
    verb = _verb(said[0], language)
    # No answers how many: as few as possible.
    if verb in VERBS and not (verb == "no" and SHORT[int(game.decision)] is _amount):
        return _with_verb(game, verb, said[1:], language)
    return SHORT[int(game.decision)](game, said, language)


# Words.


def _verb(word: str, language: str) -> str | None:
    """The verb of the grammar that a word stands for, or one of the other words."""
    wanted = plain(word)
    for spoken in (language, "en"):
        for verb in (*VERBS, *OTHER_WORDS):
            if wanted in map(plain, text(f"king-table-verb-{verb}", spoken).split()):
                return verb
    return word.casefold() if word.casefold() in VERBS else None


def _faces(said: Sequence[str]) -> str | None:
    """Faces, if there is nothing else: glued or one by one."""
    glued = "".join(said)
    if not FACES_GLUED.fullmatch(glued) or glued.isdecimal():
        return None
    faces = parse_faces(said)
    return " ".join(FACE_LETTERS[face] for face in faces) if faces else None


# With a verb: its object in the words of the grammar.


def _with_verb(game: Game, verb: str, said: list[str], language: str) -> str:
    rest = " ".join(said)
    if verb in ("go", "ray", "speed", "subway"):
        rest = meant(rest, borough_names(language)) or rest
    elif verb == "buy" and not rest.isdecimal():
        rest = meant(rest, card_names(_for_sale(game), language)) or any_card(rest, language)
    elif verb in ("scavenge", "discard"):
        rest = any_card(rest, language)
    elif verb == "photo" and not rest.isdecimal():
        rest = meant(rest, monster_names(language)) or rest
    elif verb == "destroy":
        rest = _target(game, said, language) or rest
    elif verb == "send":
        rest = _sent(said, language) or rest
    elif verb == "reroll" and len(said) == 1 and _verb(rest, language) == "all":
        rest = "all"
    elif verb == "roll" and game.decision == happenings.REROLL:
        verb = "reroll"
    elif verb in ("no", "end") and game.decision in NO_IS_ANOTHER_WORD:
        return NO_IS_ANOTHER_WORD[int(game.decision)]
    if verb == "reroll" and not said:
        # In the grammar, to reroll no dice is to keep them all.
        raise CannotRead(Message("king-table-reroll-what"))
    return f"{verb} {rest}".strip()


NO_IS_ANOTHER_WORD = {
    happenings.REROLL: "keep",
    happenings.FLEE: "stay",
    happenings.MOVE: "stay",
}


def _for_sale(game: Game) -> list[int]:
    return [int(card) for card in game.market]


def _target(game: Game, said: list[str], language: str) -> str | None:
    """A borough and a pile or unit; without a borough, where the destruction is spent."""
    if not said:
        return None
    what = said[-1]
    if what not in ("1", "2", "3"):
        found = meant(what, unit_names(language))
        if found is None:
            return None
        what = found
    if said[:-1]:
        borough = meant(" ".join(said[:-1]), borough_names(language))
        return None if borough is None else f"{borough} {what}"
    if game.decision != happenings.DESTROY:
        return None
    return f"{BOROUGH_NAMES[_spent_in(game, what)]} {what}"


def _spent_in(game: Game, what: str) -> int:
    """Where the destruction is spent, or where else the only such unit can be shot (K11.34)."""
    home = int(top(game).player)
    if what in UNIT_NAMES and not game.units[home, UNIT_NAMES.index(what)]:
        kind = UNIT_NAMES.index(what)
        others = [borough for borough in range(BOROUGHS) if game.units[borough, kind] > 0]
        return others[0] if len(others) == 1 else home
    return home


def _sent(said: list[str], language: str) -> str | None:
    new = said[0].casefold() in text("king-table-verb-new", language).split() if said else False
    rest = said[1:] if new else said
    kind = meant(rest[0], unit_names(language)) if rest else None
    if kind is None:
        return None
    to = meant(" ".join(rest[1:]), borough_names(language)) if rest[1:] else ""
    return None if to is None else f"{'new-' if new else ''}{kind} {to}".strip()


# Without a verb: by what is asked.


def _roll(game: Game, said: list[str], language: str) -> str | None:
    if [word.casefold() for word in said] == ["r"]:
        return "roll"
    if not has(game, int(game.actor), SUPER_SPEED) or game.sped:
        return None
    borough = meant(" ".join(said), borough_names(language))
    return f"speed {borough}" if borough else None


def _reroll(game: Game, said: list[str], language: str) -> str | None:
    first, rest = latin(said[0]).casefold(), said[1:]
    if first == "k":
        if not rest:
            return "keep"
        return f"keep {_faces(rest)}" if _faces(rest) else None
    taken = rest if first == "r" else said
    if len(taken) == 1 and _verb(taken[0], language) == "all":
        return "reroll all"
    return f"reroll {_faces(taken)}" if _faces(taken) else None


def _resolve(game: Game, said: list[str], language: str) -> str | None:
    change = CHANGE.fullmatch(" ".join(said))
    if change:
        faces = _faces(change.groups())
        return f"chameleon {faces}" if faces else None
    faces = _faces(said)
    return f"resolve {faces}" if faces else None


def _go(game: Game, said: list[str], language: str) -> str | None:
    # To stay is one of the choices: a beginning that it shares with a borough is not enough.
    names = borough_names(language)
    if game.decision in (happenings.MOVE, happenings.FLEE):
        stay = text("king-table-verb-stay", language).split()
        names["stay"] = [*stay, *text("king-table-verb-stay", "en").split()]
    found = meant(" ".join(said), names)
    if found is None or found == "stay":
        return found
    return f"go {found}"


def _amount(game: Game, said: list[str], language: str) -> str | None:
    least, most, _ = amounts(game, int(game.actor), int(game.decision))
    word = _verb(said[0], language)
    number = {"no": least, "all": most}.get(word or "")
    if len(said) > 1 or (number is None and not _is_number(said[0])):
        return None
    count = int(said[0]) if number is None else number
    if game.decision == happenings.CONVERT:
        shown, wanted = conversion(game)
        return f"convert {count} {FACE_LETTERS[shown]} {FACE_LETTERS[wanted]}"
    return AMOUNTS[int(game.decision)].format(count)


AMOUNTS = {
    happenings.WEBS: "webs {}",
    happenings.CURSES: "curses {}",
    happenings.PAY_DAMAGE: "pay {} energy",
    happenings.PAY_COST: "pay {} hearts",
    happenings.SPLIT: "heal {}",
}


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 3


def _cabs(game: Game, said: list[str], language: str) -> str | None:
    return "cabs" if _verb(said[0], language) == "yes" else None


def _ray(game: Game, said: list[str], language: str) -> str | None:
    borough = meant(" ".join(said), borough_names(language))
    return f"ray {borough}" if borough else None


def _destroy(game: Game, said: list[str], language: str) -> str | None:
    if said == ["0"]:
        return "no"
    target = _target(game, said, language)
    return f"destroy {target}" if target else None


def _send(game: Game, said: list[str], language: str) -> str | None:
    sent = _sent(said, language)
    return f"send {sent}" if sent else None


def _buy(game: Game, said: list[str], language: str) -> str | None:
    asked = " ".join(said)
    if _is_number(asked) and int(asked) <= SWEEP_NUMBER:
        number = int(asked)
        return {0: "end", SWEEP_NUMBER: "sweep"}.get(number, f"buy {number}")
    if len(plain(asked)) < LEAST_OF_A_CARD:
        return "end" if asked.casefold() in ("e", "n") else None
    card = meant(asked, card_names(_for_sale(game), language))
    if card is not None:
        return f"buy {card}"
    if not has(game, int(game.actor), SCAVENGER):
        return None
    pile = [card for card in range(CARDS_IN_BOX) if game.discard_pile[card]]
    card = meant(asked, card_names(pile, language))
    return f"scavenge {card}" if card else None


def _photo(game: Game, said: list[str], language: str) -> str | None:
    asked = " ".join(said)
    if _is_number(asked):
        return f"photo {asked}"
    monster = meant(asked, monster_names(language))
    return f"photo {monster}" if monster else None


def _discard(game: Game, said: list[str], language: str) -> str | None:
    held = phrases.cards_of(game, int(game.actor))
    card = meant(" ".join(said), card_names(held, language))
    return f"discard {card}" if card else None


Short = Callable[[Game, list[str], str], str | None]
SHORT: dict[int, Short] = {
    happenings.PLACE: _go,
    happenings.ROLL: _roll,
    happenings.REROLL: _reroll,
    happenings.CONVERT: _amount,
    happenings.CABS: _cabs,
    happenings.RESOLVE: _resolve,
    happenings.WEBS: _amount,
    happenings.CURSES: _amount,
    happenings.RAY: _ray,
    happenings.DESTROY: _destroy,
    happenings.PAY_DAMAGE: _amount,
    happenings.LEAVE: _go,
    happenings.FLEE: _go,
    happenings.MOVE: _go,
    happenings.SEND: _send,
    happenings.BUY: _buy,
    happenings.PAY_COST: _amount,
    happenings.SPLIT: _amount,
    happenings.PHOTO: _photo,
    happenings.DISCARD: _discard,
}
assert FOR_SALE + 1 == SWEEP_NUMBER
assert PILES_IN_BOROUGH == 3
