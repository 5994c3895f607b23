"""Positions for the tests of set-up, rounds, placing, variants and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import bigapple
from bigapple.games.manhattan.state import Game
from bigapple.match import Match

COLOURS = ("blue", "orange", "purple", "yellow")
DISTRICTS = "ABCDEF"
LOTS = [f"{district}{lot}" for district in DISTRICTS for lot in range(1, 10)]

# The table of M4.2: for each side, the lots that the cards 1 to 9 show.
SHOWN = (
    (1, 2, 3, 4, 5, 6, 7, 8, 9),
    (3, 6, 9, 2, 5, 8, 1, 4, 7),
    (9, 8, 7, 6, 5, 4, 3, 2, 1),
    (7, 4, 1, 8, 5, 2, 9, 6, 3),
)

# The board of M9.1: six rows of nine lots, from the north-west corner.
GRID = [
    [f"{district}{3 * row + column + 1}" for district in districts for column in range(3)]
    for districts in ("ABC", "DEF")
    for row in range(3)
]

Options = Mapping[str, Any]
Document = dict[str, Any]


def load(players: int = 4, options: Options | None = None, **keys: Any) -> Match:
    """A match from a partial position."""
    return bigapple.load(
        {"game": "manhattan", "options": {"players": players, **(options or {})}, "seed": 1} | keys
    )


def at_turn(
    hand: Sequence[int],
    blocks: Mapping[str, Sequence[int]] | Sequence[int],
    *,
    player: int = 0,
    players: int = 4,
    **keys: Any,
) -> Match:
    """It is a player's turn, with these cards and chosen blocks (of the player's first colour)."""
    if not isinstance(blocks, Mapping):
        blocks = {COLOURS[player * (2 if players == 2 else 1)]: blocks}
    hands: list[list[int] | None] = [None] * players
    hands[player] = list(hand)
    chosen = {colour: list(sizes) for colour, sizes in blocks.items()}
    known: Document = {"actor": player, "hands": hands, "chosen": chosen}
    return load(players, **(known | keys))


def at_last_turn(hand: Sequence[int], block: int = 1, *, players: int = 4, **keys: Any) -> Match:
    """As `at_turn`, in the last turn of a round."""
    player = keys.get("player", 0)
    own = COLOURS[player * (2 if players == 2 else 1)]
    nothing: dict[str, Sequence[int]] = {c: [] for c in COLOURS[: 3 if players == 3 else 4]}
    return at_turn(hand, nothing | {own: [block]}, players=players, **keys)


def game_of(match: Match) -> Game:
    return cast(Game, match.game)


def legal(match: Match) -> set[str]:
    """The texts of all legal actions."""
    texts = [action.text for action in match.legal]
    assert len(texts) == len(set(texts)), "an action is offered twice"
    return set(texts)


def districts_offered(match: Match, card: int, size: int) -> str:
    """The letters of the districts in which a card and a block may be used."""
    texts = legal(match)
    return "".join(d for d in DISTRICTS if f"build {card} {d} {size}" in texts)


def clause(match: Match, action: str, player: int | None = None) -> str | None:
    """The clause that forbids an action; None if it is legal."""
    refusal = match.why_not(action, player)
    if refusal is None:
        return None
    assert refusal.clause is not None
    return refusal.clause


def part(match: Match, key: str) -> Any:
    """A part of the whole position."""
    return match.position()[key]


def kinds(match: Match) -> list[str]:
    """The kinds of the events of the last action."""
    return [event.kind for event in match.entry_events(match.history[-1], None)]


def play_out(match: Match) -> Match:
    """Plays a match to its end, as absent players would."""
    while match.actor is not None:
        match.play(match.absent())
    return match


MONSTERS = ("godzilla", "baby")


def walked(
    card: int,
    lot: str,
    *,
    player: int = 0,
    players: int = 4,
    monster: str = "godzilla",
    **keys: Any,
) -> Match:
    """After a player's turn with a card, wherever it was used; the monster stood on a lot."""
    options = {"monster": monster, **keys.pop("options", {})}
    match = at_turn(
        [card] * 4, [1], player=player, players=players, options=options, monster=lot, **keys
    )
    match.play(match.absent())
    return match
