"""Conversions, and what is counted as resolving starts (K12.2)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, kept, monster, play, refused, texts


def added(match: Match, face: str) -> int:
    return int((match.position().get("added") or {}).get(face, 0))


@pytest.mark.rule("K12.2", "K11.17", "K11.26")
@pytest.mark.parametrize(("answer", "destruction", "attack"), [("cabs", 2, 2), ("no", 0, 1)])
def test_cabs_are_decided_before_painbow_counts(answer: str, destruction: int, attack: int) -> None:
    match = kept("DDEEHH", monster("bronx", cards=["hailing-cabs", "painbow"]), monster("lower"))
    assert match.decision == "cabs"
    match.play(answer)
    assert (added(match, "D"), added(match, "A")) == (destruction, attack)


@pytest.mark.rule("K12.2", "K11.17", "K11.36", "K11.16", "K11.26", "K10.3")
def test_painbow_counts_the_d_of_cabs_stomp_and_fury() -> None:
    cards = ["hailing-cabs", "painbow", "stomp", "fury"]
    units = {"bronx": {"infantry": 3}}
    match = kept("DEEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("no")
    assert (added(match, "D"), added(match, "A")) == (2, 1)
    match = kept("DEEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("cabs")
    assert (added(match, "D"), added(match, "A")) == (4, 2)
    match = kept("DDEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("cabs")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K12.2")
def test_conversions_and_cabs_are_asked_before_anything_is_counted() -> None:
    cards = ["artificial-heart", "universal-soldier", "hailing-cabs", "stomp", "towering-titan"]
    match = kept("HHHAEE", monster("bronx", cards=cards), monster("lower"))
    asked = []
    for answer in ("convert 1 H E", "convert 1 H A", "convert 1 A H", "no"):
        asked.append(match.decision)
        assert (added(match, "D"), added(match, "A")) == (0, 0)
        match.play(answer)
    assert asked == ["convert", "convert", "convert", "cabs"]
    assert (added(match, "D"), added(match, "A")) == (1, 2)
    assert sorted(match.position()["dice"]) == sorted("EEEAHH")


@pytest.mark.rule("K12.2", "K11.7", "K11.26")
def test_chameleon_does_not_make_painbow_count_again() -> None:
    match = kept("DEEEHC", monster("bronx", cards=["chameleon", "painbow"]), monster("lower"))
    match.play("chameleon E D")
    assert added(match, "A") == 0
    assert "resolve A" not in texts(match)


@pytest.mark.rule("K12.2", "K11.7", "K11.26", "K10.3")
def test_chameleon_does_not_complete_painbow_to_a_win() -> None:
    match = kept(
        "DDDDEC", monster("bronx", cards=["chameleon", "painbow", "stomp"]), monster("lower")
    )
    assert added(match, "A") == 2
    match.play("chameleon E D")
    assert match.outcome is None
    assert added(match, "A") == 2


@pytest.mark.rule("K12.2", "K11.41", "K11.44")
def test_added_symbols_are_not_converted() -> None:
    cards = ["universal-soldier", "towering-titan"]
    match = kept("AEEEEE", monster("bronx", cards=cards), monster("lower"))
    assert sorted(texts(match)) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match = kept("EEEEEE", monster("bronx", cards=cards), monster("lower"))
    assert match.decision == "resolve"
    assert added(match, "A") == 2


@pytest.mark.rule("K12.2", "K11.2", "K11.44")
def test_a_die_is_converted_at_most_once() -> None:
    cards = ["artificial-heart", "universal-soldier"]
    match = kept("HHHAEE", monster("bronx", cards=cards), monster("lower"))
    play(match, "convert 1 H E")
    assert refused(match, "convert 3 H A") == "K12.2"
    match.play("convert 2 H A")
    assert sorted(texts(match)) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match.play("convert 1 A H")
    assert sorted(match.position()["dice"]) == sorted("EEEAAH")


@pytest.mark.rule("K12.2", "K11.16")
def test_fury_does_not_count_units_that_come_later() -> None:
    piles = {"bronx": ["high-rise-1", "hospital-3", "hospital-3"]}
    match = kept(
        "DEEEEE",
        monster("bronx", cards=["fury"]),
        monster("lower"),
        units={"bronx": {"infantry": 2}},
        piles=piles,
    )
    play(match, "resolve D", "resolve E")
    assert facts(match, 0)["energy"] == 5
    assert added(match, "D") == 0


@pytest.mark.rule("K12.2", "K11.16", "K11.36")
def test_fury_and_stomp_count_once() -> None:
    match = kept(
        "HEEEEE",
        monster("bronx", hearts=5, cards=["fury", "stomp"]),
        monster("lower"),
        units={"bronx": {"tank": 3}},
        piles={"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]},
    )
    assert added(match, "D") == 2
    assert facts(match, 0)["energy"] == 1
    play(match, "resolve H", "resolve D", "resolve E", "stay")
    assert facts(match, 0)["energy"] == 6
    assert match.decision == "buy"


@pytest.mark.rule("K12.2", "K11.7", "K11.41")
def test_titan_adds_two_attacks_once_whatever_chameleon_does() -> None:
    match = kept(
        "CEEEEE", monster("bronx", cards=["towering-titan", "chameleon"]), monster("lower")
    )
    play(match, "chameleon E A", "resolve A")
    assert facts(match, 1)["hearts"] == 7
