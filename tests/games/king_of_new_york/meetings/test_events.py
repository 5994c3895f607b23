"""What is told when cards meet."""

from __future__ import annotations

import pytest

from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import BY_CARD
from tests.games.king_of_new_york.positions import buying, facts, monster, resolving, table

NUMBERS = {card.name: number for number, card in enumerate(CARDS)}


@pytest.mark.rule("K11.47", "K11.55", "K11.57", "K11.58", "K11.59")
@pytest.mark.parametrize(
    ("card", "actions", "kinds"),
    [
        ("air-force-one", (), ["stars-gained", "damaged"]),
        ("holland-tunnel", (), ["stars-gained", "energy-gained", "energy-gained"]),
        ("next-stage", ("heal 1",), ["stars-lost", "energy-gained", "healed"]),
        ("photo-op", (), ["stars-gained"]),
        ("power-substation", (), ["stars-gained", "energy-gained", "damaged"]),
    ],
)
def test_what_a_card_does_is_told_with_its_name(
    card: str, actions: tuple[str, ...], kinds: list[str]
) -> None:
    match = buying(
        card,
        monster("bronx", energy=9, stars=2, hearts=8),
        monster("lower"),
        destroyed={"jet": 1},
        units={"bronx": {"infantry": 1}},
        lost=[0, 2],
    )
    events = match.play(f"buy {card}")
    for action in actions:
        events += match.play(action)
    bought = [event for event in events if event.kind == "bought"]
    assert [(event["player"], event["card"]) for event in bought] == [(0, NUMBERS[card])]
    effects = [event for event in events if "cause" in event.arguments]
    assert sorted(event.kind for event in effects) == sorted(kinds)
    assert {event["cause"] for event in effects} == {BY_CARD + NUMBERS[card]}


@pytest.mark.rule("K11.29", "K11.50", "K11.58")
def test_claims_photos_and_taps_are_told() -> None:
    match = buying("columbia-university", monster("bronx", energy=6), monster("lower"))
    told_of = [
        event["player"]
        for event in match.play("buy columbia-university")
        if event.kind == "claimed"
    ]
    assert told_of == [0]
    match = buying("photo-op", monster("bronx", energy=4), monster("lower"))
    photos = [event for event in match.play("buy photo-op") if event.kind == "photographed"]
    assert [(event["player"], event["rival"]) for event in photos] == [(0, 1)]
    match = resolving("EEEHHH", monster("bronx"), monster("lower", cards=["power-tap"]))
    taps = [event for event in match.play("resolve E") if event.kind == "energy-given"]
    assert [(event["player"], event["receiver"], event["count"]) for event in taps] == [(0, 1, 1)]


@pytest.mark.rule("K11.8", "K11.66", "K7.3")
def test_chinatown_regular_bought_between_two_entries_heals_at_the_second() -> None:
    match = table(
        [monster("bronx", energy=20, hearts=3), monster("queens")],
        decision="buy",
        extra_turn="subway",
        market=["chinatown-regular", None, None],
    )
    match.play("subway manhattan")
    match.play("subway bronx")
    match.play("buy chinatown-regular")
    assert facts(match, 0)["hearts"] == 3
    match.play("subway manhattan")
    assert (facts(match, 0)["hearts"], facts(match, 0)["stars"]) == (5, 1)
    match.play("subway bronx")
    match.play("subway manhattan")
    assert (facts(match, 0)["hearts"], facts(match, 0)["stars"]) == (5, 1)


@pytest.mark.rule("K11.29")
def test_a_power_tap_that_leaves_and_comes_back_is_not_paid_twice_in_a_turn() -> None:
    match = table(
        [
            monster("bronx", energy=30, cards=["power-tap", "scavenger"]),
            monster("queens"),
        ],
        decision="buy",
        claims=[1, 1],
        market=[None, None, None],
    )
    match.script(["card overload", "card subway", "card central-park", "card tesla-cannon"])
    match.play("sweep")
    assert facts(match, 1)["energy"] == 3
    match.script(["card holland-tunnel"])
    match.play("buy tesla-cannon")
    match.play("discard power-tap")
    match.play("scavenge power-tap")
    match.script(["card natural-selection", "card coney-island", "card diva", "card drain"])
    match.play("sweep")
    assert facts(match, 1)["energy"] == 3 + 4
