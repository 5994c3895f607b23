"""Cheaper cards, and the deck that runs out (K8.5, K8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import monster, refused, reloads, table, texts
from tests.games.king_of_new_york.shops import (
    ALL,
    BOROUGHS,
    CHEAPER,
    KEEP,
    NOWHERE_CHEAPER,
    buying,
    energy,
    market,
)

# K8.5: cheaper in a borough.


@pytest.mark.rule("K8.5", "K8.4")
@pytest.mark.parametrize("place", BOROUGHS)
@pytest.mark.parametrize("card", sorted(CHEAPER))
def test_some_cards_cost_one_less_in_their_borough(card: str, place: str) -> None:
    cost, boroughs = CHEAPER[card]
    price = cost - (place in boroughs)
    assert refused(buying(card, "hunter", "diva", place=place, energy=price), f"buy {card}") is None
    poor = buying(card, "hunter", "diva", place=place, energy=price - 1)
    assert refused(poor, f"buy {card}") == "K8.4"


@pytest.mark.rule("K8.5")
@pytest.mark.parametrize(("place", "left"), [("brooklyn", 3), ("queens", 2)])
def test_the_lower_price_is_what_is_paid(place: str, left: int) -> None:
    match = buying("coney-island", "hunter", "diva", place=place, energy=6)
    match.play("buy coney-island")
    assert energy(match) == left


@pytest.mark.rule("K8.5")
@pytest.mark.parametrize("place", BOROUGHS)
@pytest.mark.parametrize("card", sorted(NOWHERE_CHEAPER))
def test_other_cards_cost_the_same_everywhere(card: str, place: str) -> None:
    cost = NOWHERE_CHEAPER[card]
    assert refused(buying(card, "hunter", "diva", place=place, energy=cost), f"buy {card}") is None
    poor = buying(card, "hunter", "diva", place=place, energy=cost - 1)
    assert refused(poor, f"buy {card}") == "K8.4"


@pytest.mark.rule("K8.5", "K7.1")
@pytest.mark.parametrize("zone", ["lower", "midtown", "upper"])
def test_all_zones_of_manhattan_are_one_borough_for_the_price(zone: str) -> None:
    match = buying("flatiron-building", "hunter", "diva", place=zone, energy=2)
    assert refused(match, "buy flatiron-building") is None


@pytest.mark.rule("K8.5", "K9.1")
@pytest.mark.parametrize("zone", ["lower-5-6", "midtown-5-6", "upper-5-6"])
def test_the_second_spaces_are_in_manhattan_too(zone: str) -> None:
    homes = ["lower", "bronx", "queens", "brooklyn"]
    match = table(
        [monster(zone, energy=2), *[monster(home) for home in homes]],
        decision="buy",
        market=["flatiron-building", "hunter", "diva"],
    )
    assert refused(match, "buy flatiron-building") is None


@pytest.mark.rule("K8.5")
@pytest.mark.parametrize(
    ("origin", "goal", "clause"),
    [
        ("bronx", "queens", None),
        ("queens", "bronx", "K8.4"),
    ],
)
def test_the_place_in_the_buy_phase_counts(origin: str, goal: str, clause: str | None) -> None:
    match = table(
        [monster(origin, energy=4), monster("lower")],
        decision="move",
        market=["the-unisphere", "hunter", "diva"],
    )
    match.play(f"go {goal}")
    assert refused(match, "buy the-unisphere") == clause


@pytest.mark.rule("K8.5", "K11.61")
def test_who_goes_away_in_the_buy_phase_pays_the_price_of_the_new_place() -> None:
    match = buying("the-unisphere", "hunter", "diva", energy=4, extra_turn="subway", subway_moves=3)
    assert refused(match, "buy the-unisphere") == "K8.4"
    match.play("subway queens")
    assert refused(match, "buy the-unisphere") is None


def with_deck(*deck: str, shown: tuple[str, str, str], **keys: Any) -> Match:
    """Only these cards are in the deck; all others have been discarded."""
    held = list(keys.get("cards", []))
    pile = [card for card in ALL if card not in (*deck, *shown, *held)]
    return buying(*shown, discard_pile=pile, **keys)


# K8.6: the empty deck.


@pytest.mark.rule("K8.6")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    match = with_deck(shown=("hunter", "drain", "diva"), energy=5)
    match.script(["card tourist"])
    events = match.play("buy hunter")
    assert [e["cards"] for e in events if e.kind == "deck-shuffled"] == [64 - 3]
    assert market(match) == ["tourist", "drain", "diva"]
    assert match.position()["discard_pile"] == []
    assert reloads(match)


@pytest.mark.rule("K8.6", "K8.4")
def test_a_card_that_was_just_discarded_is_shuffled_too() -> None:
    """The card that was bought goes to the discard pile before it is replaced."""
    match = with_deck(shown=("flatiron-building", "drain", "diva"), energy=3)
    match.script(["card flatiron-building"])
    events = match.play("buy flatiron-building")
    assert [e["cards"] for e in events if e.kind == "deck-shuffled"] == [64 - 2]
    assert market(match) == ["flatiron-building", "drain", "diva"]


@pytest.mark.rule("K8.6")
@pytest.mark.parametrize("card", ["tourist", "subway", "curse"])
def test_the_discard_pile_is_not_touched_while_the_deck_has_cards(card: str) -> None:
    match = with_deck(card, shown=("hunter", "drain", "diva"), energy=5)
    match.play("buy hunter")
    assert market(match) == [card, "drain", "diva"]


@pytest.mark.rule("K8.6", "K8.4")
def test_a_deck_that_runs_out_in_a_sweep_is_made_anew_in_its_middle() -> None:
    """What was swept away is in the discard pile by then and may come back."""
    match = with_deck("tourist", shown=("hunter", "drain", "diva"), energy=2)
    match.script(["card tourist", "card diva", "card hunter"])
    match.play("sweep")
    assert market(match) == ["tourist", "diva", "hunter"]
    assert match.position()["discard_pile"] == []


@pytest.mark.rule("K8.6", "K8.4")
def test_an_empty_place_sells_nothing_and_is_filled_by_a_sweep() -> None:
    match = buying("hunter", None, "diva", energy=9)
    assert set(texts(match)) == {"buy hunter", "buy diva", "sweep", "end"}
    assert refused(match, "buy 2") == "K8.4"
    match.script(["card curse", "card stomp", "card tourist"])
    match.play("sweep")
    assert market(match) == ["curse", "stomp", "tourist"]
    assert sorted(match.position()["discard_pile"]) == ["diva", "hunter"]


@pytest.mark.rule("K8.6")
def test_even_with_all_keep_cards_taken_there_are_cards_to_turn_up() -> None:
    """Eighteen discard cards go round: the deck and the pile cannot both be empty."""
    shown = ["flatiron-building", "coney-island", "subway"]
    match = table(
        [monster("bronx", energy=40), monster("queens", cards=KEEP)],
        decision="buy",
        market=shown,
        discard_pile=[card for card in ALL if card not in (*shown, *KEEP)],
    )
    for _ in range(8):
        match.play("sweep")
        assert None not in market(match)
