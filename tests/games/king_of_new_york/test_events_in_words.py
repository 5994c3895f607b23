"""Every event of King of New York is told."""

from __future__ import annotations

import pytest

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    FACES,
    NOBODY_LEFT,
    PILES,
    PLACES,
    TILE_KINDS,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.happenings import (
    BY_CARD,
    CAUSES,
    EVENTS,
    SOURCES,
    WAYS,
)
from bigapple.people import Names
from tests.games.king_of_new_york.decisions import check, deciding
from tests.games.king_of_new_york.positions import monster, table

NOBODY = -1
CARD = BY_CARD + 39
VARIANTS: dict[str, list[dict[str, int]]] = {
    "monster-drawn": [{"monster": number} for number in range(6)],
    "start-rolled": [{"attacks": count} for count in range(9)],
    "tile-revealed": [{"pile": p, "tile": p % TILE_KINDS} for p in range(PILES)],
    "card-revealed": [{"card": number} for number in range(CARDS_IN_BOX)],
    "deck-shuffled": [{"cards": 1}, {"cards": 9}],
    "placed": [{"place": place} for place in range(4)],
    "turn-started": [{"kind": kind} for kind in range(3)],
    "converted": [{"face": 2, "into": into, "card": 1} for into in (0, 1)],
    "added": [{"face": face, "count": 2, "card": 15} for face in range(FACES)],
    "chameleon": [{"face": face, "into": 5 - face} for face in range(FACES)],
    "resolved": [{"face": face, "count": 3} for face in range(1, FACES)],
    "stars-gained": [
        {"cause": CAUSES.index(cause)}
        for cause in ("celebrity", "manhattan", "entering", "building", "unit", "statue")
    ]
    + [{"cause": CARD}],
    "stars-lost": [{"cause": CAUSES.index("statue")}, {"cause": CARD}],
    "energy-gained": [
        {"cause": CAUSES.index(cause)} for cause in ("energy", "manhattan", "building", "unit")
    ]
    + [{"cause": CARD}],
    "healed": [{"cause": CAUSES.index(cause)} for cause in ("heart", "building", "unit")]
    + [{"cause": CARD}],
    "hearts-lost": [{"cause": CARD}],
    "energy-given": [{"receiver": 1, "count": 2, "card": 11}],
    "paid": [{"energy": e, "hearts": h} for e, h in ((2, 0), (0, 2), (1, 1))],
    "die-rolled": [{"face": face} for face in range(FACES)],
    "damaged": [
        {"cause": cause, "source": source, "paid": paid, "count": 3, "lost": 3 - paid}
        for cause, source in (
            (CAUSES.index("attack"), 1),
            (CAUSES.index("ouch"), NOBODY),
            (CARD, 1),
            (CARD, NOBODY),
        )
        for paid in (0, 1)
    ],
    "token-gained": [{"token": token, "source": 1} for token in range(3)],
    "token-discarded": [{"token": token, "count": 1 + token} for token in range(2)],
    "building-destroyed": [{"pile": p, "tile": p % TILE_KINDS} for p in range(PILES)],
    "unit-appeared": [{"borough": b, "unit": b % UNIT_KINDS} for b in range(BOROUGHS)],
    "unit-destroyed": [{"borough": b, "unit": b % UNIT_KINDS} for b in range(BOROUGHS)],
    "unit-sent": [{"destination": b, "unit": b % UNIT_KINDS} for b in range(BOROUGHS)],
    "superstar-taken": [{"previous": NOBODY}, {"previous": 1}],
    "statue-taken": [{"previous": NOBODY}, {"previous": 1}],
    "goal-returned": [{"goal": 0}, {"goal": 1}],
    "moved": [
        {"origin": origin, "place": place, "way": WAYS.index(way)}
        for way, origin, place in (
            ("move", 0, 1),
            ("move", 0, 4),
            ("move", 0, 7),
            ("move", 4, 5),
            ("move", 8, 9),
            ("flee", 4, 0),
            ("leave", 8, 0),
            ("slide", 7, 4),
            ("slide", 9, 6),
            ("speed", 0, 1),
            ("speed", 5, 6),
            ("subway", 5, 1),
            ("subway", 4, 5),
        )
    ],
    "stayed": [{"place": place} for place in range(PLACES)],
    "bought": [
        {"card": 11, "cost": cost, "source": SOURCES.index(source)}
        for source, cost in (
            ("market", 0),
            ("market", 3),
            ("discard-pile", 0),
            ("discard-pile", 3),
            ("claim", 0),
        )
    ],
    "game-won": [{"ending": ending} for ending in (1, 2, 3)],
    "game-ended": [{"ending": NOBODY_LEFT}],
    "photographed": [{"rival": 1}],
    "souvenirs-removed": [{"count": 1}, {"count": 3}],
    "rerolled": [{"count": 1}, {"count": 3}],
}


def happened(kind: str, /, **told: int) -> Event:
    """An event of a kind; what is not told is 0."""
    (arguments,) = (event.arguments for event in EVENTS if event.name == kind)
    assert told.keys() <= set(arguments)
    return Event(kind, {name: told.get(name, 0) for name in arguments})


@pytest.mark.parametrize("kind", [event.name for event in EVENTS])
def test_every_kind_of_event_is_told(kind: str) -> None:
    match = deciding("roll")
    people = match.definition.people
    told = set()
    for variant in VARIANTS.get(kind, [{}]):
        message = people.describe_event(match.game, happened(kind, **variant), match.names)
        assert message is not None
        told.add(check(message))
    assert len(told) == len(VARIANTS.get(kind, [{}]))


@pytest.mark.parametrize(
    ("kind", "told", "said"),
    [
        (
            "stars-gained",
            {"count": 2, "cause": CARD},
            "Player 1 gains 2 victory points from Tourist.",
        ),
        ("stars-gained", {"count": 1, "cause": 7}, "Player 1 gains 1 victory point for entering"),
        ("healed", {"count": 1, "cause": 9}, "Player 1 heals 1 life point from the unit."),
        (
            "damaged",
            {"count": 3, "paid": 2, "cause": 1, "source": 2},
            "Player 3 hits Player 1: 3 damage, softened by paying 2 energy.",
        ),
        (
            "damaged",
            {"count": 2, "cause": 5, "source": -1},
            "Player 1 comes under fire: 2 damage.",
        ),
        (
            "moved",
            {"origin": 1, "place": 4, "way": 0},
            "Player 1 enters Manhattan and stands in Lower",
        ),
        ("moved", {"origin": 1, "place": 7, "way": 4}, "in Lower Manhattan (5–6 space)."),
        ("moved", {"origin": 4, "place": 5, "way": 0}, "Player 1 goes up to Midtown Manhattan."),
        (
            "moved",
            {"origin": 8, "place": 5, "way": 3},
            "takes the free space in Midtown Manhattan.",
        ),
        ("moved", {"origin": 4, "place": 0, "way": 1}, "Player 1 flees to the Bronx."),
        (
            "building-destroyed",
            {"pile": 4, "tile": 5},
            "destroys the hospital 2 in Queens, pile 2.",
        ),
        (
            "building-destroyed",
            {"pile": 14, "tile": 0},
            "the high-rise 1 in Upper Manhattan, pile 3.",
        ),
        ("bought", {"card": 11, "cost": 4}, "Player 1 buys Drain."),
        ("bought", {"card": 24, "cost": 0}, "Player 1 takes Overload, which costs nothing."),
        (
            "rolled",
            {"energy": 2, "heart": 1, "ouch": 3},
            "Player 1's dice: 2 energy, 1 heart, 3 ouch.",
        ),
    ],
)
def test_events_in_words(kind: str, told: dict[str, int], said: str) -> None:
    match = deciding("roll")
    assert any(said in line for line in match.narrate([happened(kind, **told)]))


def test_what_is_said_already_is_not_said_again() -> None:
    match = deciding("roll")
    assert match.narrate([happened("resolved", face=0, count=3)]) == []
    assert match.narrate([happened("game-ended", ending=1)]) == []
    overload = table([monster("bronx", cards=["overload"]), monster("lower")])
    assert overload.narrate([happened("resolved", face=0, count=1)]) != []


def test_players_are_called_by_their_names() -> None:
    match = deciding("roll")
    people = match.definition.people
    names = Names(("Ada", "Grace"))
    event = happened("energy-given", receiver=1, count=2, card=11)
    message = people.describe_event(match.game, event, names)
    assert message is not None
    assert message.text() == "Ada loses 2 energy to Grace (Drain)."
    assert people.question(match.game, names).text() == "Ada: roll 6 dice."
