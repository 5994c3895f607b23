"""The printed example: a turn of Captain Fish, step by step."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

FISH, KONG = 0, 1


def example() -> Match:
    """Kong is in Manhattan; Captain Fish, in Queens with an infantry, is about to roll."""
    return table(
        [
            monster("queens", name="captain-fish", hearts=8),
            monster("midtown", name="kong", hearts=7),
        ],
        piles={"queens": ["high-rise-1", "hospital-3", "power-plant-3"]},
        units={"queens": {"infantry": 1}},
        market=["drain", "curse", "extra-head"],
    )


def rolled() -> Match:
    """He ends the roll with three D, one O, one A and one C."""
    match = example()
    match.script([f"die {face}" for face in "DDOEHC"])
    match.play("roll")
    match.script(["die D", "die E"])
    match.play("keep D D O C")
    match.script(["die A"])
    match.play("keep D D D O C")
    return match


@pytest.mark.rule("K4.1", "K4.2")
def test_he_ends_the_roll_with_three_d_one_o_one_a_and_one_c() -> None:
    match = rolled()
    assert sorted(match.position()["dice"]) == sorted("DDDOAC")
    assert (match.actor, match.decision) == (FISH, "resolve")
    assert set(texts(match)) == {"resolve D", "resolve O", "resolve A", "resolve C"}


@pytest.mark.rule("K5.7", "K5.8")
def test_with_d_he_destroys_a_high_rise_and_an_infantry() -> None:
    match = rolled()
    match.play("resolve D")
    match.script(["tile high-rise-3"])
    match.play("destroy queens 1")
    if match.decision == "destroy":
        match.play("destroy queens infantry")
    assert match.decision == "resolve"
    fish = facts(match, FISH)
    assert (fish["stars"], fish["hearts"], fish["trophies"]) == (1, 9, {"infantry": 1})
    document = match.position()
    assert document["units"].get("queens", {}) == {}
    assert document["new_units"] == {"queens": {"infantry": 1}}


@pytest.mark.rule("K5.7", "K5.8", "K5.9")
def test_the_infantry_first_comes_to_the_same() -> None:
    match = rolled()
    match.play("resolve D")
    match.script(["tile high-rise-3"])
    match.play("destroy queens infantry")
    assert match.decision == "resolve"
    fish = facts(match, FISH)
    assert (fish["stars"], fish["hearts"], fish["trophies"]) == (1, 9, {"infantry": 1})
    assert match.position()["new_units"] == {"queens": {"infantry": 1}}


@pytest.mark.rule(
    "K3.1", "K5.1", "K5.4", "K5.7", "K5.8", "K5.9", "K5.10", "K5.12", "K7.4", "K8.3", "K8.4"
)
def test_the_whole_turn() -> None:
    match = rolled()
    # D.
    match.play("resolve D")
    match.script(["tile high-rise-3"])
    match.play("destroy queens infantry")
    # O: 1 damage from the new infantry, and from it alone.
    events = match.play("resolve O")
    (damage,) = [event for event in events if event.kind == "damaged"]
    assert (damage["player"], damage["count"]) == (FISH, 1)
    assert facts(match, FISH)["hearts"] == 8
    # A: 1 damage to Kong, who stays.
    events = match.play("resolve A")
    (damage,) = [event for event in events if event.kind == "damaged"]
    assert (damage["player"], damage["count"]) == (KONG, 1)
    assert facts(match, KONG)["hearts"] == 6
    assert (match.actor, match.decision) == (KONG, "flee")
    match.play("stay")
    assert facts(match, KONG)["place"] == "midtown"
    # C does nothing without Superstar.
    assert texts(match) == ["resolve C"]
    match.play("resolve C")
    assert facts(match, FISH)["stars"] == 1
    assert match.position()["superstar"] is None
    # He does not move: Manhattan is full, so he may stay.
    assert match.decision == "move"
    assert refused(match, "go manhattan") == "K7.2"
    match.play("stay")
    assert facts(match, FISH)["place"] == "queens"
    # He buys nothing.
    assert texts(match) == ["end"]
    match.play("end")
    assert (match.actor, match.decision) == (KONG, "roll")
    fish, kong = facts(match, FISH), facts(match, KONG)
    assert (fish["stars"], fish["energy"], fish["hearts"]) == (1, 0, 8)
    assert (kong["stars"], kong["energy"], kong["hearts"]) == (2, 1, 6)
    assert fish["cards"] == kong["cards"] == []


@pytest.mark.rule("K5.11")
def test_with_superstar_his_c_would_give_a_star() -> None:
    document = rolled().position()
    match = table(document["monsters"], decision="resolve", dice="DDDOAC", superstar=FISH)
    match.play("resolve C")
    assert facts(match, FISH)["stars"] == 1
