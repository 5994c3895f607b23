"""Free cards, keep cards and goal cards (K12.7, K12.8)."""

from __future__ import annotations

import pytest

from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import SOURCES
from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    board,
    buying,
    each,
    facts,
    monster,
    play,
    texts,
    told,
)


def idle(match: Match) -> None:
    """A whole turn with nothing but E, without a purchase."""
    dice = ["die E"] * 6
    match.script(dice)
    play(match, "roll", "keep", "resolve E")
    play(match, "stay" if "stay" in texts(match) else "go manhattan", "end")


# K12.7: free cards.


@pytest.mark.rule("K12.7", "K11.50")
def test_a_free_card_counts_as_bought_for_nothing() -> None:
    match = buying(
        "columbia-university", monster("bronx", energy=6, hearts=4), monster("lower", energy=2)
    )
    match.script(["card natural-selection", "card subway"])
    events = match.play("buy columbia-university")
    free = [event for event in events if event.kind == "bought"][-1]
    assert (free["player"], free["cost"], free["source"]) == (0, 0, SOURCES.index("claim"))
    assert told(match, 0, "energy", "hearts") == [4, 8]


@pytest.mark.rule("K12.7", "K11.50", "K11.38", "K3.4")
def test_an_extra_turn_gained_in_anothers_turn_follows_after_it() -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=4),
        monster("queens"),
        monster("lower"),
        claims=[2],
    )
    match.script(["card terminal-rage", "card subway"])
    match.play("buy coney-island")
    assert told(match, 2, "cards", "extra_turns") == [["terminal-rage"], ["plain"]]
    match.play("end")
    assert (match.actor, match.position()["extra_turn"]) == (2, "plain")
    idle(match)
    assert (match.actor, match.position()["extra_turn"]) == (1, None)


@pytest.mark.rule("K12.7", "K3.4")
def test_the_active_monsters_extra_turns_come_before_others() -> None:
    match = buying(
        "coney-island",
        monster("upper", energy=4, extra_turns=["plain"]),
        monster("queens"),
        monster("brooklyn"),
        claims=[2],
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    order = [match.actor]
    for _ in range(2):
        idle(match)
        order.append(match.actor)
    assert order == [0, 2, 1]


# K12.8: keep cards and goal cards.


@pytest.mark.rule("K12.8", "K11.62")
def test_goal_cards_are_no_keep_cards() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["stomp"]),
        monster("lower"),
        superstar=0,
        statue=1,
    )
    match.play("buy tesla-cannon")
    assert match.position()["superstar"] == 0
    assert match.position()["statue"] == 1
    assert each(match, "cards") == [[], []]


@pytest.mark.rule("K12.8", "K11.31")
def test_goal_cards_cannot_be_scavenged_after_their_holder_died() -> None:
    match = board(
        monster("bronx", energy=9, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
    )
    assert [text for text in texts(match) if text.startswith("scavenge")] == ["scavenge stomp"]


@pytest.mark.rule("K12.8")
def test_there_is_no_limit_on_keep_cards() -> None:
    names = [card.name for card in CARDS if card.keep]
    match = board(
        monster("bronx", energy=6, cards=[name for name in names if name != "of-another-world"]),
        monster("lower"),
        decision="buy",
        market=["of-another-world", "subway", "coney-island"],
    )
    match.play("buy of-another-world")
    assert len(facts(match, 0)["cards"]) == 46


@pytest.mark.rule("K12.8", "K11.6", "K11.62")
def test_a_carapace_taken_by_the_tesla_cannon_does_not_heal_and_hearts_drop_to_10() -> None:
    for hearts, left in ((12, 10), (5, 5)):
        match = buying(
            "tesla-cannon",
            monster("bronx", energy=5, hearts=hearts, cards=["carapace"]),
            monster("lower"),
            carapace_tokens=5,
        )
        match.play("buy tesla-cannon")
        assert facts(match, 0)["hearts"] == left
        assert match.position()["carapace_tokens"] == 0
