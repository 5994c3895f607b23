"""Action texts and outcome texts of King of New York. `docs/games/king-of-new-york.md` has the
grammar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from types import SimpleNamespace
from typing import cast

from bigapple.engine.agenda import top
from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york import actions, frames, happenings
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    ENERGY,
    FACES,
    FOR_SALE,
    HEART,
    MONSTERS,
    MOST_DICE,
    NO_CARD,
    PILES_IN_BOROUGH,
    TILE_KINDS,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.dice import masked
from bigapple.games.king_of_new_york.happenings import CHANCES
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    FACE_LETTERS,
    MONSTER_NAMES,
    TILE_NAMES,
    UNIT_NAMES,
    card_name,
    faces_text,
    parse_borough,
    parse_card,
    parse_faces,
    slug,
)
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Attempt
from bigapple.texts import Listing, Message

LONGEST = 200

CONVERSIONS = {
    frames.HEARTS_TO_ENERGY: (HEART, ENERGY),
    frames.HEARTS_TO_ATTACKS: (HEART, ATTACK),
    frames.ATTACKS_TO_HEARTS: (ATTACK, HEART),
}


# Writing.


def action_text(game: Game, action: int) -> str:
    if action == actions.KEEP_ALL:
        return "keep"
    if actions.within(action, actions.FIRST_REROLL, actions.MASKS):
        return f"reroll {faces_text(reroll_counts(game, action))}"
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        return f"resolve {FACE_LETTERS[action - actions.FIRST_RESOLVE]}"
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        return f"chameleon {FACE_LETTERS[shown]} {FACE_LETTERS[wanted]}"
    for first, verb in ((actions.FIRST_SUBWAY, "subway"), (actions.FIRST_SPEED, "speed")):
        if actions.within(action, first, BOROUGHS):
            return f"{verb} {BOROUGH_NAMES[action - first]}"
    for first, verb in ((actions.FIRST_GO, "go"), (actions.FIRST_RAY, "ray")):
        if actions.within(action, first, BOROUGHS):
            return f"{verb} {BOROUGH_NAMES[action - first]}"
    if actions.within(action, actions.FIRST_BUILDING, BOROUGHS * PILES_IN_BOROUGH):
        borough, pile = divmod(action - actions.FIRST_BUILDING, PILES_IN_BOROUGH)
        return f"destroy {BOROUGH_NAMES[borough]} {pile + 1}"
    if actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        borough, kind = divmod(action - actions.FIRST_UNIT, UNIT_KINDS)
        return f"destroy {BOROUGH_NAMES[borough]} {UNIT_NAMES[kind]}"
    if actions.within(action, actions.FIRST_SEND, 2 * UNIT_KINDS):
        return f"send {_sent(action - actions.FIRST_SEND)} {BOROUGH_NAMES[destination(game)]}"
    if actions.within(action, actions.FIRST_AMOUNT, actions.AMOUNTS):
        return _amount_text(game, action - actions.FIRST_AMOUNT)
    if actions.within(action, actions.FIRST_BUY, FOR_SALE):
        card = int(game.market[action - actions.FIRST_BUY])
        return f"buy {'nothing' if card == NO_CARD else card_name(card)}"
    for first, verb in ((actions.FIRST_SCAVENGE, "scavenge"), (actions.FIRST_DISCARD, "discard")):
        if actions.within(action, first, KEEP_CARDS):
            return f"{verb} {card_name(action - first)}"
    if actions.within(action, actions.FIRST_PHOTO, FACES):
        return f"photo {action - actions.FIRST_PHOTO + 1}"
    if action == actions.PASS:
        return "end" if game.decision == happenings.BUY else "no"
    return SIMPLE[action]


SIMPLE = {
    actions.ROLL: "roll",
    actions.USE_CARAPACE: "carapace",
    actions.STAY: "stay",
    actions.CABS: "cabs",
    actions.SWEEP: "sweep",
}


def _sent(kind: int) -> str:
    return UNIT_NAMES[kind] if kind < UNIT_KINDS else f"new-{UNIT_NAMES[kind - UNIT_KINDS]}"


def _amount_text(game: Game, amount: int) -> str:
    decision = int(game.decision)
    if decision == happenings.CONVERT:
        shown, wanted = conversion(game)
        return f"convert {amount} {FACE_LETTERS[shown]} {FACE_LETTERS[wanted]}"
    if decision == happenings.WEBS:
        return f"webs {amount}"
    if decision == happenings.CURSES:
        return f"curses {amount}"
    if decision == happenings.PAY_DAMAGE:
        return f"pay {amount} energy"
    if decision == happenings.PAY_COST:
        return f"pay {amount} hearts"
    return f"heal {amount}"


def reroll_counts(game: Game, action: int) -> tuple[int, ...]:
    """How many dice of each face a reroll takes."""
    return _counts(tuple(int(n) for n in game.dice), action - actions.FIRST_REROLL)


@lru_cache(16384)
def _counts(dice: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """Kept: a reroll has dozens of ways, all of which are told after every roll."""
    lying = cast(Game, SimpleNamespace(dice=dice))
    return tuple(max(0, masked(lying, mask, face)) for face in range(FACES))


def conversion(game: Game) -> tuple[int, int]:
    """The faces of the conversion that is asked for."""
    step = int(top(game).step) if game.decision == happenings.CONVERT else 0
    return CONVERSIONS.get(step, (HEART, ENERGY))


def destination(game: Game) -> int:
    """Where Stink Attack sends a unit to."""
    return min(int(top(game).step), BOROUGHS - 1) if game.decision == happenings.SEND else 0


# Reading.


def parse(game: Game, player: int, text: str) -> list[Attempt]:
    """Reads an action, or several that are said at once."""
    if len(text) > LONGEST:
        raise CannotRead(Message("input-too-long", {"most": LONGEST}))
    attempts = []
    for part in text.split(";"):
        verb, *rest = part.split() or [""]
        reader = VERBS.get(verb.casefold())
        if reader is None:
            known = Listing(tuple(VERBS))
            raise CannotRead(
                Message("king-input-verb", {"text": part.strip()[:40], "known": known})
            )
        attempts += reader(game, player, rest)
    return attempts


Reader = Callable[[Game, int, list[str]], list[Attempt]]


def _word(action: int) -> Reader:
    def read(game: Game, player: int, words: list[str]) -> list[Attempt]:
        if words:
            raise CannotRead(Message("king-input-too-much", {"text": " ".join(words)[:40]}))
        return [Attempt(action)]

    return read


def _somewhere(first: int) -> Reader:
    def read(game: Game, player: int, words: list[str]) -> list[Attempt]:
        return [Attempt(first + _borough(words))]

    return read


def _some_card(first: int) -> Reader:
    def read(game: Game, player: int, words: list[str]) -> list[Attempt]:
        card = _card(words)
        if card >= KEEP_CARDS:
            flaw = Refusal.CARD_NOT_HELD
            if first == actions.FIRST_SCAVENGE:
                flaw = Refusal.NOT_IN_DISCARD_PILE
            return [Attempt(first, flaw)]
        return [Attempt(first + card)]

    return read


def _some(**decisions: int) -> Reader:
    """An amount, of what may be said behind it; each unit answers a question of its own."""

    def read(game: Game, player: int, words: list[str]) -> list[Attempt]:
        said = words[1].casefold() if len(words) > 1 else None
        asked = [d for unit, d in decisions.items() if said is None or said in (unit, unit[:-1])]
        if len(words) > 2 or not asked:
            raise CannotRead(Message("king-input-too-much", {"text": " ".join(words[1:])[:40]}))
        flaw = Refusal.NONE if game.decision in asked else Refusal.WRONG_DECISION
        return [Attempt(actions.FIRST_AMOUNT + _number(words[:1]), flaw)]

    return read


def _keep(game: Game, player: int, words: list[str]) -> list[Attempt]:
    """`keep` stops; `keep D D D`, `keep the three D` and `keep all D` reroll all the others."""
    words = [word.casefold() for word in words if word.casefold() != "the"]
    if not words or words == ["all"]:
        return [Attempt(actions.KEEP_ALL)]
    kept = _dice(game, words)
    counts = [int(game.dice[face]) - kept.count(face) for face in range(FACES)]
    return [_reroll_of(game, counts)]


def _reroll(game: Game, player: int, words: list[str]) -> list[Attempt]:
    words = [word.casefold() for word in words if word.casefold() != "the"]
    if words == ["all"]:
        return [_reroll_of(game, [int(n) for n in game.dice])]
    faces = _dice(game, words)
    if not faces:
        raise CannotRead(Message("king-input-faces", {"text": "reroll"}))
    return [_reroll_of(game, [faces.count(face) for face in range(FACES)])]


def _reroll_of(game: Game, counts: list[int]) -> Attempt:
    """The reroll of so many dice of each face."""
    mask, start = 0, 0
    for face in range(FACES):
        lying = int(game.dice[face])
        if not 0 <= counts[face] <= lying:
            return Attempt(actions.FIRST_REROLL + actions.MASKS - 1, Refusal.NO_SUCH_DICE)
        mask |= ((1 << counts[face]) - 1) << start
        start += lying
    return Attempt(actions.FIRST_REROLL + mask)


def _resolve(game: Game, player: int, words: list[str]) -> list[Attempt]:
    faces = _faces(words)
    if not faces or len(set(faces)) < len(faces):
        raise CannotRead(Message("king-input-faces", {"text": " ".join(words)[:40]}))
    return [Attempt(actions.FIRST_RESOLVE + face) for face in faces]


def _chameleon(game: Game, player: int, words: list[str]) -> list[Attempt]:
    faces = _faces([word for word in words if word.casefold() != "to"])
    if len(faces) != 2:
        raise CannotRead(Message("king-input-faces", {"text": " ".join(words)[:40]}))
    return [Attempt(actions.chameleon(faces[0], faces[1]))]


def _convert(game: Game, player: int, words: list[str]) -> list[Attempt]:
    faces = _faces([word for word in words[1:] if word.casefold() != "to"])
    flaw = Refusal.NONE
    if game.decision != happenings.CONVERT or (faces and tuple(faces) != conversion(game)):
        flaw = Refusal.WRONG_DECISION
    return [Attempt(actions.FIRST_AMOUNT + _number(words[:1]), flaw)]


def _destroy(game: Game, player: int, words: list[str]) -> list[Attempt]:
    target = words[-1].casefold() if words else ""
    if target in UNIT_NAMES:
        return [Attempt(actions.unit(_borough(words[:-1]), UNIT_NAMES.index(target)))]
    if target in ("1", "2", "3"):
        pile = _borough(words[:-1]) * PILES_IN_BOROUGH + int(target) - 1
        return [Attempt(actions.FIRST_BUILDING + pile)]
    raise CannotRead(Message("king-input-target", {"text": " ".join(words)[:40]}))


def _send(game: Game, player: int, words: list[str]) -> list[Attempt]:
    if words[:1] and words[0].casefold() == "new" and len(words) > 1:
        words = [f"new-{words[1]}", *words[2:]]
    name = words[0].casefold() if words else ""
    kind = name.removeprefix("new-")
    if kind not in UNIT_NAMES:
        raise CannotRead(Message("king-input-target", {"text": " ".join(words)[:40]}))
    number = UNIT_NAMES.index(kind) + (UNIT_KINDS if name.startswith("new-") else 0)
    flaw = Refusal.NONE
    if words[1:] and _borough(words[1:]) != destination(game):
        flaw = Refusal.WRONG_DECISION
    return [Attempt(actions.FIRST_SEND + number, flaw)]


def _buy(game: Game, player: int, words: list[str]) -> list[Attempt]:
    if len(words) == 1 and words[0] in ("1", "2", "3"):
        return [Attempt(actions.FIRST_BUY + int(words[0]) - 1)]
    card = _card(words)
    for slot in range(FOR_SALE):
        if game.market[slot] == card:
            return [Attempt(actions.FIRST_BUY + slot)]
    return [Attempt(actions.FIRST_BUY, Refusal.NOTHING_FOR_SALE)]


def _photo(game: Game, player: int, words: list[str]) -> list[Attempt]:
    name = slug(words)
    if name in MONSTER_NAMES:
        number = MONSTER_NAMES.index(name)
        for rival in range(game.players):
            if game.monsters[rival] == number:
                return [Attempt(actions.FIRST_PHOTO + rival)]
        return [Attempt(actions.FIRST_PHOTO, Refusal.NO_PHOTO)]
    rival = _number(words) - 1
    if not 0 <= rival < game.players:
        raise CannotRead(Message("input-player", {"player": str(rival + 1)}))
    return [Attempt(actions.FIRST_PHOTO + rival)]


def _no(game: Game, player: int, words: list[str]) -> list[Attempt]:
    """Declines what is asked; it does not end a turn."""
    attempt = _word(actions.PASS)(game, player, words)[0]
    return [replace(attempt, flaw=_unless(game.decision != happenings.BUY))]


def _end(game: Game, player: int, words: list[str]) -> list[Attempt]:
    attempt = _word(actions.PASS)(game, player, words)[0]
    return [replace(attempt, flaw=_unless(game.decision == happenings.BUY))]


def _unless(right: bool) -> Refusal:
    return Refusal.NONE if right else Refusal.WRONG_DECISION


def _borough(words: list[str]) -> int:
    borough = parse_borough(words)
    if borough is None:
        told = {"text": " ".join(words)[:40], "known": Listing(BOROUGH_NAMES)}
        raise CannotRead(Message("king-input-borough", told))
    return borough


def _card(words: list[str]) -> int:
    card = parse_card(words)
    if card is None:
        raise CannotRead(Message("king-input-card", {"text": " ".join(words)[:40]}))
    return card


def _faces(words: list[str]) -> list[int]:
    faces = parse_faces(words)
    if faces is None or len(faces) > MOST_DICE:
        raise CannotRead(Message("king-input-faces", {"text": " ".join(words)[:40]}))
    return faces


NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}


def _dice(game: Game, words: list[str]) -> list[int]:
    """Dice as people say them: D D O, two D, all D."""
    said = []
    for i, word in enumerate(words):
        if word == "all" and i + 1 < len(words):
            face = _faces([words[i + 1]])[0]
            said.append(str(int(game.dice[face])) if game.dice[face] else "1")
        else:
            said.append(str(NUMBERS.get(word, word)))
    return _faces(said)


def _number(words: list[str]) -> int:
    word = "".join(words)
    if not (word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < actions.AMOUNTS):
        raise CannotRead(Message("king-input-number", {"text": word[:40]}))
    return int(word)


VERBS: dict[str, Reader] = {
    "roll": _word(actions.ROLL),
    "keep": _keep,
    "stop": _word(actions.KEEP_ALL),
    "reroll": _reroll,
    "resolve": _resolve,
    "chameleon": _chameleon,
    "convert": _convert,
    "cabs": _word(actions.CABS),
    "webs": _some(webs=happenings.WEBS),
    "curses": _some(curses=happenings.CURSES),
    "ray": _somewhere(actions.FIRST_RAY),
    "destroy": _destroy,
    "pay": _some(energy=happenings.PAY_DAMAGE, hearts=happenings.PAY_COST),
    "heal": _some(hearts=happenings.SPLIT),
    "go": _somewhere(actions.FIRST_GO),
    "stay": _word(actions.STAY),
    "speed": _somewhere(actions.FIRST_SPEED),
    "subway": _somewhere(actions.FIRST_SUBWAY),
    "carapace": _word(actions.USE_CARAPACE),
    "send": _send,
    "buy": _buy,
    "scavenge": _some_card(actions.FIRST_SCAVENGE),
    "sweep": _word(actions.SWEEP),
    "photo": _photo,
    "discard": _some_card(actions.FIRST_DISCARD),
    "no": _no,
    "end": _end,
}


# Outcomes of chance.


def outcome_text(what: int, outcome: int) -> str:
    names: dict[int, tuple[str, ...] | str] = {
        happenings.DIE: FACE_LETTERS,
        happenings.TILE: TILE_NAMES,
        happenings.MONSTER: MONSTER_NAMES,
    }
    if what == happenings.CARD:
        value = card_name(outcome) if outcome < CARDS_IN_BOX else str(outcome)
    elif what in names and outcome < len(names[what]):
        value = names[what][outcome]
    else:
        value = str(outcome)
    return f"{CHANCES[what]} {value}"


def parse_outcome(text: str) -> tuple[int, int]:
    kind, *words = text.split() or [""]
    if kind in CHANCES and words:
        what = CHANCES.index(kind)
        found: int | None = None
        if what == happenings.DIE:
            faces = parse_faces(words)
            found = faces[0] if faces is not None and len(faces) == 1 else None
        elif what == happenings.TILE:
            found = TILE_NAMES.index(slug(words)) if slug(words) in TILE_NAMES else None
        elif what == happenings.CARD:
            found = parse_card(words)
        elif what == happenings.MONSTER:
            found = MONSTER_NAMES.index(slug(words)) if slug(words) in MONSTER_NAMES else None
        elif words[0] in "012345678" and len(words) == len(words[0]) == 1:
            found = int(words[0])
        if found is not None:
            return what, found
    raise CannotRead(Message("input-outcome", {"outcome": text[:40]}))


assert len(MONSTER_NAMES) == MONSTERS
assert len(TILE_NAMES) == TILE_KINDS
