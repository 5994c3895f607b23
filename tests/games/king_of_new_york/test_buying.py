"""Buying cards, and replacing those for sale (K8.4)."""

from __future__ import annotations

import pytest

from bigapple.errors import ImpossibleOutcome
from tests.games.king_of_new_york.positions import facts, refused, reloads, texts
from tests.games.king_of_new_york.shops import NOWHERE_CHEAPER, buying, energy, kinds, market

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
