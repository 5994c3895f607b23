"""K8.4 to K8.6: the buy phase."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.engine.events import Event
from bigapple.engine.layout import to_bytes
from bigapple.errors import ImpossibleOutcome
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

ALL = [card.name for card in CARDS]
KEEP = [card.name for card in CARDS if card.keep]
BOROUGHS = ("bronx", "queens", "brooklyn", "staten-island", "midtown")

# K11: what the cards cost that are cheaper somewhere, and where.
CHEAPER = {
    "brooklyn-bridge": (6, ("brooklyn",)),
    "central-park": (5, ("midtown",)),
    "columbia-university": (6, ("midtown",)),
    "coney-island": (4, ("brooklyn",)),
    "drink-the-hudson": (12, ("midtown", "brooklyn", "staten-island")),
    "flatiron-building": (3, ("midtown",)),
    "holland-tunnel": (9, ("midtown",)),
    "the-unisphere": (5, ("queens",)),
    "yankee-stadium": (9, ("bronx",)),
}
# And what other cards cost, everywhere.
NOWHERE_CHEAPER = {
    "new-york-marathon": 6,
    "next-stage": 4,
    "photo-op": 4,
    "power-substation": 5,
    "subway": 10,
    "tesla-cannon": 5,
    "drain": 4,
    "king-of-queens": 5,
    "shadow-double": 12,
}


def buying(*market: str | None, place: str = "bronx", others: int = 1, **keys: Any) -> Match:
    """Player 0 buys; `energy`, `hearts`, `cards`, … are its own, the rest the position's."""
    own = ("energy", "hearts", "stars", "cards", "webs", "curses", "extra_turns")
    mine = {key: keys.pop(key) for key in own if key in keys}
    homes = [home for home in ("queens", "brooklyn", "staten-island") if home != place]
    monsters = [monster(place, **mine), *[monster(home) for home in homes[:others]]]
    return table(monsters, decision="buy", market=list(market), **keys)


def market(match: Match) -> list[str | None]:
    found: list[str | None] = match.position()["market"]
    return found


def energy(match: Match, player: int = 0) -> int:
    return int(facts(match, player)["energy"])


def reloads(match: Match) -> bool:
    """Whether the position that has come about is one that can be set up, to the byte."""
    return to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)


def kinds(events: list[Event], *wanted: str) -> list[str]:
    return [event.kind for event in events if event.kind in wanted]


# K8.4: buying.


@pytest.mark.rule("K8.4")
def test_any_number_of_cards_can_be_bought() -> None:
    match = buying("hunter", "drain", "diva", energy=18)
    match.script(["card fury", "card curse", "card stomp", "card tourist"])
    for card in ("hunter", "drain", "diva", "fury"):
        match.play(f"buy {card}")
        assert (match.decision, match.actor) == ("buy", 0)
    assert sorted(facts(match, 0)["cards"]) == ["diva", "drain", "fury", "hunter"]
    assert energy(match) == 18 - 5 - 4 - 5 - 4


@pytest.mark.rule("K8.4")
def test_one_need_not_buy() -> None:
    match = buying("hunter", "drain", "diva", energy=20)
    match.play("end")
    assert (match.decision, match.actor) == ("roll", 1)
    assert market(match) == ["hunter", "drain", "diva"]
    assert facts(match, 0)["cards"] == []


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_card_is_replaced_at_once_in_its_place(place: int) -> None:
    shown: list[str | None] = ["hunter", "drain", "diva"]
    match = buying(*shown, energy=5)
    match.script(["card fury"])
    match.play(f"buy {shown[place]}")
    shown[place] = "fury"
    assert market(match) == shown


@pytest.mark.rule("K8.4")
def test_a_replacement_can_be_bought_in_the_same_turn() -> None:
    match = buying("hunter", "drain", "diva", energy=9)
    match.script(["card fury"])
    match.play("buy hunter")
    assert "buy fury" in texts(match)
    match.play("buy fury")
    assert energy(match) == 0


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize(("card", "cost"), sorted(NOWHERE_CHEAPER.items()))
def test_what_cannot_be_paid_is_refused(card: str, cost: int) -> None:
    poor = buying(card, "hunter", "diva", energy=cost - 1)
    assert f"buy {card}" not in texts(poor)
    assert refused(poor, f"buy {card}") == "K8.4"
    rich = buying(card, "hunter", "diva", energy=cost)
    assert f"buy {card}" in texts(rich)
    assert refused(rich, f"buy {card}") is None


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize("cost", [4, 5, 7])
def test_a_purchase_costs_what_the_card_says(cost: int) -> None:
    card = {4: "drain", 5: "hunter", 7: "extra-head"}[cost]
    match = buying(card, "diva", "curse", energy=8)
    match.play(f"buy {card}")
    assert energy(match) == 8 - cost
    assert facts(match, 0)["cards"] == [card]


@pytest.mark.rule("K8.4")
def test_what_is_not_for_sale_cannot_be_bought() -> None:
    match = buying("hunter", "drain", "diva", energy=30, discard_pile=["fury"])
    assert refused(match, "buy fury") == "K8.4"
    assert refused(match, "buy curse") == "K8.4"


@pytest.mark.rule("K8.4")
def test_a_keep_card_goes_to_its_owner_and_a_discard_card_to_the_pile() -> None:
    match = buying("hunter", "coney-island", "diva", energy=9, discard_pile=["fury"])
    match.play("buy hunter")
    match.play("buy coney-island")
    assert facts(match, 0)["cards"] == ["hunter"]
    assert sorted(match.position()["discard_pile"]) == ["coney-island", "fury"]
    assert reloads(match)
    assert facts(match, 0)["stars"] == 3


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize(
    ("card", "cost"), [("natural-selection", 2), ("drink-the-hudson", 12), ("power-substation", 5)]
)
def test_a_card_is_paid_before_it_gives_anything(card: str, cost: int) -> None:
    assert refused(buying(card, "hunter", "diva", energy=cost - 1), f"buy {card}") == "K8.4"


@pytest.mark.rule("K8.4")
def test_a_purchase_is_paid_takes_effect_and_only_then_is_replaced() -> None:
    match = buying("power-substation", "hunter", "diva", energy=5)
    events = match.play("buy power-substation")
    steps = kinds(events, "paid", "stars-gained", "energy-gained", "damaged", "card-revealed")
    assert steps[0] == "paid"
    assert steps[-1] == "card-revealed"
    assert sorted(steps[1:-1]) == ["damaged", "energy-gained", "stars-gained"]


@pytest.mark.rule("K8.4", "K11.62")
def test_while_a_card_takes_effect_its_place_is_empty() -> None:
    match = buying("tesla-cannon", "hunter", "diva", energy=5, cards=["drain", "curse"])
    match.play("buy tesla-cannon")
    assert match.decision == "discard"
    assert energy(match) == 0
    assert market(match) == [None, "hunter", "diva"]
    assert match.position()["discard_pile"] == []
    match.script(["card fury"])
    match.play("discard drain")
    assert market(match) == ["fury", "hunter", "diva"]
    assert sorted(match.position()["discard_pile"]) == ["drain", "tesla-cannon"]


@pytest.mark.rule("K8.4", "K12.4")
def test_a_card_is_replaced_even_if_its_buyer_dies_of_it() -> None:
    match = buying("subterranean-cable", "hunter", "diva", others=2, hearts=4)
    match.script(["card fury"])
    match.play("buy subterranean-cable")
    assert facts(match, 0)["hearts"] == 0
    assert (match.decision, match.actor) == ("roll", 1)
    assert market(match) == ["fury", "hunter", "diva"]
    assert match.position()["discard_pile"] == ["subterranean-cable"]


@pytest.mark.rule("K8.4", "K6.3", "K11.50")
@pytest.mark.parametrize(
    ("claimant", "revealed", "cards"),
    [
        (1, ["card drain", "card fury"], ["drain"]),
        (0, ["card fury"], []),
    ],
)
def test_a_replacement_after_the_buyers_death_still_serves_the_claims_of_the_living(
    claimant: int, revealed: list[str], cards: list[str]
) -> None:
    match = buying("subterranean-cable", "hunter", "diva", others=2, hearts=4, claims=[claimant])
    match.script(revealed)
    match.play("buy subterranean-cable")
    assert market(match) == ["fury", "hunter", "diva"]
    assert facts(match, 1)["cards"] == cards
    assert match.position()["claims"] == []


@pytest.mark.rule("K8.4", "K11.31")
def test_costs_do_not_go_below_zero() -> None:
    """Overload costs 0, and 1⚡ less from the discard pile."""
    match = buying(
        "hunter", "drain", "diva", energy=3, cards=["scavenger"], discard_pile=["overload"]
    )
    match.play("scavenge overload")
    assert energy(match) == 3 + 4


@pytest.mark.rule("K8.4")
def test_a_card_for_nothing_can_be_bought_without_energy() -> None:
    match = buying("overload", "drain", "diva")
    assert set(texts(match)) == {"buy overload", "end"}
    match.play("buy overload")
    assert energy(match) == 4


@pytest.mark.rule("K8.4", "K11.24")
@pytest.mark.parametrize(("hearts", "clause"), [(1, "K8.4"), (2, "K8.4"), (3, None)])
def test_what_can_be_paid_in_hearts_can_be_paid(hearts: int, clause: str | None) -> None:
    """Diva costs 5⚡; of the ♥ one is kept."""
    match = buying("diva", "hunter", "drain", energy=3, hearts=hearts, cards=["of-another-world"])
    assert refused(match, "buy diva") == clause


# K8.4: the sweep.


@pytest.mark.rule("K8.4")
def test_two_energy_turn_up_three_new_cards() -> None:
    match = buying("hunter", "drain", "diva", energy=3, discard_pile=["fury"])
    match.script(["card curse", "card stomp", "card tourist"])
    match.play("sweep")
    assert market(match) == ["curse", "stomp", "tourist"]
    assert sorted(match.position()["discard_pile"]) == ["diva", "drain", "fury", "hunter"]
    assert reloads(match)
    assert energy(match) == 1
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize(("energy_before", "clause"), [(0, "K8.4"), (1, "K8.4"), (2, None)])
def test_a_sweep_costs_two_energy(energy_before: int, clause: str | None) -> None:
    match = buying("hunter", "drain", "diva", energy=energy_before)
    assert refused(match, "sweep") == clause
    assert ("sweep" in texts(match)) is (clause is None)


@pytest.mark.rule("K8.4")
def test_sweeps_can_be_repeated() -> None:
    match = buying("hunter", "drain", "diva", energy=7)
    for left in (5, 3, 1):
        match.play("sweep")
        assert energy(match) == left
    assert len(match.position()["discard_pile"]) == 9
    assert refused(match, "sweep") == "K8.4"


@pytest.mark.rule("K8.4")
def test_sweeps_and_purchases_come_in_any_order() -> None:
    match = buying("hunter", "drain", "diva", energy=14)
    match.script(["card curse", "card stomp", "card tourist", "card fury"])
    for text in ("sweep", "buy stomp"):
        match.play(text)
    assert market(match) == ["curse", "fury", "tourist"]
    match.script(["card hunter"])
    with pytest.raises(ImpossibleOutcome):
        match.play("sweep")  # The hunter is in the discard pile, not in the deck.
    match.script(["card trophy-hunter", "card jinx-aura", "card leveler", "card long-neck"])
    for text in ("sweep", "buy jinx-aura"):
        match.play(text)
    assert market(match) == ["trophy-hunter", "long-neck", "leveler"]
    assert sorted(facts(match, 0)["cards"]) == ["jinx-aura", "stomp"]
    assert energy(match) == 14 - 2 - 4 - 2 - 4


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


# K8.6: the empty deck.


def with_deck(*deck: str, shown: tuple[str, str, str], **keys: Any) -> Match:
    """Only these cards are in the deck; all others have been discarded."""
    held = list(keys.get("cards", []))
    pile = [card for card in ALL if card not in (*deck, *shown, *held)]
    return buying(*shown, discard_pile=pile, **keys)


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
