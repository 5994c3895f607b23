"""Scavenger (K11.31)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    board,
    facts,
    have,
    monster,
    refused,
    texts,
)


def scavenging(energy: int, *pile: str, cards: tuple[str, ...] = ("scavenger",)) -> Match:
    """Player 0, with Scavenger, buys while these cards lie on the discard pile."""
    monsters = [monster("bronx", energy=energy, cards=list(cards)), monster("lower")]
    return board(*monsters, decision="buy", discard_pile=list(pile))


@pytest.mark.rule("K11.31")
def test_scavenger_buys_a_keep_card_from_the_discard_pile_for_one_less() -> None:
    match = scavenging(4, "drain", "central-park", "diva")
    assert {"scavenge drain", "scavenge diva"} == {
        text for text in texts(match) if text.startswith("scavenge")
    }
    match.play("scavenge drain")
    assert have(match, 0)[2] == 1
    assert sorted(facts(match, 0)["cards"]) == ["drain", "scavenger"]
    assert sorted(match.position()["discard_pile"]) == ["central-park", "diva"]
    assert match.position()["market"] == QUIET
    assert match.decision == "buy"


@pytest.mark.rule("K11.31", "K8.4")
def test_scavenging_must_be_paid() -> None:
    assert refused(scavenging(2, "drain"), "scavenge drain") == "K8.4"
    assert refused(scavenging(3, "drain"), "scavenge drain") is None


@pytest.mark.rule("K11.31")
def test_discard_cards_cannot_be_scavenged() -> None:
    assert refused(scavenging(9, "central-park"), "scavenge central-park") == "K11.31"


@pytest.mark.rule("K11.31")
def test_only_what_lies_on_the_discard_pile_can_be_scavenged() -> None:
    assert refused(scavenging(9, "drain"), "scavenge diva") == "K11.31"


@pytest.mark.rule("K11.31")
def test_without_scavenger_the_discard_pile_is_not_for_sale() -> None:
    match = scavenging(9, "drain", cards=())
    refusal = match.why_not("scavenge drain")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("K11.31", "king-refusal-no-scavenger")
    monsters = [monster("bronx", energy=9), monster("lower", cards=["scavenger"])]
    match = board(*monsters, decision="buy", discard_pile=["drain"])
    assert refused(match, "scavenge drain") == "K11.31"


@pytest.mark.rule("K11.31", "K3.1")
def test_scavenging_belongs_to_the_buy_phase() -> None:
    monsters = [monster("bronx", energy=9, cards=["scavenger"]), monster("lower")]
    match = board(*monsters, decision="move", discard_pile=["drain"])
    assert refused(match, "scavenge drain") == "K3.1"


@pytest.mark.rule("K11.31", "K8.4")
def test_scavenging_never_costs_less_than_nothing() -> None:
    match = scavenging(0, "overload")
    match.play("scavenge overload")
    assert have(match, 0)[2] == 4  # what it gives when bought, and nothing more


@pytest.mark.rule("K11.31", "K11.38")
def test_what_happens_when_a_card_is_bought_happens_when_it_is_scavenged() -> None:
    match = scavenging(3, "terminal-rage")
    match.play("scavenge terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["plain"]


@pytest.mark.rule("K11.31")
def test_scavenger_does_not_make_the_cards_for_sale_cheaper() -> None:
    monsters = [monster("bronx", energy=3, cards=["scavenger"]), monster("lower")]
    match = board(*monsters, decision="buy", market=["drain", *QUIET[:2]])
    assert refused(match, "buy drain") == "K8.4"


@pytest.mark.rule("K11.31", "K11.66")
def test_scavenger_works_as_soon_as_it_is_bought() -> None:
    monsters = [monster("bronx", energy=6), monster("lower")]
    match = board(
        *monsters, decision="buy", market=["scavenger", *QUIET[:2]], discard_pile=["drain"]
    )
    match.play("buy scavenger")
    match.play("scavenge drain")
    assert have(match, 0)[2] == 0


@pytest.mark.rule("K11.31")
def test_what_was_swept_away_can_be_scavenged() -> None:
    monsters = [monster("bronx", energy=5, cards=["scavenger"]), monster("lower")]
    match = board(*monsters, decision="buy", market=["drain", *QUIET[:2]])
    match.play("sweep")
    match.play("scavenge drain")
    assert have(match, 0)[2] == 0
