"""Small positions of King of New York for tests: monsters, and whatever else matters."""

from __future__ import annotations

from typing import Any

import bigapple
from bigapple.engine.events import Event
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match

QUIET = ["flatiron-building", "coney-island", "brooklyn-bridge"]
"""Cards for sale that matter to nobody."""
IDLE = ["hunter", "leveler", "can-opener"]
"""The same, but keep cards."""
RUN = ["new-york-marathon", *IDLE[1:]]
TOUGH = ["high-rise-3", "hospital-3", "power-plant-3"]
"""Piles that take three D each."""
OUTSIDE = ("bronx", "queens", "brooklyn", "staten-island")
ZONES = ("lower", "midtown", "upper")
PLACES = (*OUTSIDE, *ZONES)
DEAD = {"place": None, "hearts": 0, "fallen": 1}


def monster(place: str | None = None, **facts: Any) -> dict[str, Any]:
    """A monster at a place (bronx, queens, brooklyn, staten-island, lower, midtown, upper, or
    lower-5-6, … for the second space), with hearts, stars, energy, cards, webs, curses, …"""
    return ({} if place is None else {"place": place}) | facts


THERE = monster("lower")
FAR = monster("staten-island")


def world(energy: int = 0, hearts: int = 10, place: str = "bronx", **more: Any) -> dict[str, Any]:
    """A monster with Of Another World, and more."""
    cards = ["of-another-world", *more.pop("cards", [])]
    return monster(place, energy=energy, hearts=hearts, cards=cards, **more)


def table(
    monsters: list[dict[str, Any]], *, options: dict[str, Any] | None = None, **keys: Any
) -> Match:
    """A match that goes on from a position. `keys` are those of the position's document."""
    document = {
        "game": "king-of-new-york",
        "options": {"players": len(monsters)} | (options or {}),
        "seed": 1,
        "monsters": monsters,
    }
    return bigapple.load(document | keys)


# Positions in which no card for sale matters, unless another one is given.


def board(*monsters: dict[str, Any], **keys: Any) -> Match:
    return table(list(monsters), **({"market": QUIET} | keys))


def scene(decision: str, dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """A moment in the first monster's turn."""
    known: dict[str, Any] = {
        "decision": decision,
        "dice": dice,
        "rerolls_left": int(decision == "reroll"),
        "resolved": "".join(sorted(set(dice))) if decision in ("move", "buy") else "",
    }
    return board(*monsters, **(known | keys))


def resolving(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has finished rolling these dice."""
    return board(*monsters, **({"decision": "resolve", "dice": dice} | keys))


def rerolling(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster may reroll these dice, once."""
    return board(*monsters, **({"decision": "reroll", "dice": dice, "rerolls_left": 1} | keys))


def kept(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has just stopped rolling."""
    return after(rerolling(dice, *monsters, **keys), "keep")


def buying(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster may buy a card."""
    beside = [other for other in (*IDLE[1:], *QUIET) if other != card][:2]
    return board(*monsters, **({"decision": "buy", "market": [card, *beside]} | keys))


def bought(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has bought a card, which a card without consequences replaces."""
    match = buying(card, *monsters, **keys)
    match.script([f"card {IDLE[0]}"])
    return after(match, f"buy {card}")


def riding(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster is in its Subway turn."""
    return board(*monsters, **({"extra_turn": "subway", "subway_moves": 8} | keys))


def turn_of_first(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The last player's turn has just ended, and the first player's has started."""
    match = scene("buy", "EEEEEE", *monsters, **({"active": len(monsters) - 1} | keys))
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    return match


# Playing.


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def after(match: Match, *actions: str) -> Match:
    """A match, these actions later."""
    play(match, *actions)
    return match


def take_turn(match: Match, move: str, dice: str = "HHHHHH") -> None:
    """The next player's turn: one roll, a move, and nothing bought."""
    match.script([f"die {face}" for face in dice])
    match.play("roll")
    if match.decision == "reroll":
        match.play("keep")
    match.play(f"resolve {' '.join(sorted(set(dice)))}")
    match.play(move)
    match.play("end")


# Looking.


def facts(match: Match, player: int) -> dict[str, Any]:
    """What a position says about one player's monster."""
    found: dict[str, Any] = match.position()["monsters"][player]
    return found


def told(match: Match, player: int, *names: str) -> list[Any]:
    """Some facts about a monster."""
    return [facts(match, player)[name] for name in names]


def each(match: Match, name: str) -> list[Any]:
    """One fact about each monster."""
    return [found[name] for found in match.position()["monsters"]]


def have(match: Match, player: int = 0) -> tuple[int, int, int]:
    """A monster's hearts, stars and energy."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


def alive(match: Match) -> list[bool]:
    return [found["place"] is not None for found in match.position()["monsters"]]


def place(match: Match, player: int = 0) -> str | None:
    found: str | None = facts(match, player)["place"]
    return found


def units(match: Match, borough: str, new: bool = False) -> dict[str, int]:
    """The units of a borough that may be destroyed, or the new ones."""
    found: dict[str, int] = match.position()["new_units" if new else "units"].get(borough, {})
    return {kind: count for kind, count in found.items() if count}


def souvenirs(match: Match) -> dict[str, int]:
    """Whose souvenir tokens lie where."""
    found: dict[str, int | None] = match.position()["souvenirs"]
    return {borough: owner for borough, owner in found.items() if owner is not None}


def texts(match: Match) -> list[str]:
    """The texts of the legal actions."""
    return [action.text for action in match.legal]


def refused(match: Match, text: str, player: int | None = None) -> str | None:
    """The clause by which an action is refused, or None if it is legal."""
    refusal = match.why_not(text, player)
    return None if refusal is None else refusal.clause


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def damages(events: list[Event]) -> dict[int | None, int | None]:
    """The damage that each monster took; each of them once."""
    found = [(e["player"], e["count"]) for e in of_kind(events, "damaged")]
    assert len(dict(found)) == len(found)
    return dict(found)


def caused(events: list[Event], card: str) -> list[tuple[str, int | None]]:
    """What a card has given or taken: kinds of event, and how much."""
    cause = BY_CARD + [known.name for known in CARDS].index(card)
    return [
        (event.kind, event["count"]) for event in events if event.arguments.get("cause") == cause
    ]


def reloads(match: Match) -> bool:
    """Whether the position that has come about is one that can be set up, to the byte."""
    return to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)
