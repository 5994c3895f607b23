"""Carapace (K11.6); when it may be discarded: K11.67."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    QUIET,
    THERE,
    caused,
    facts,
    have,
    monster,
    refused,
    scene,
    table,
)


@pytest.mark.rule("K11.6", "K6.2")
@pytest.mark.parametrize(("cards", "hearts"), [(["carapace"], 12), ([], 10)])
def test_carapace_raises_the_maximum_to_twelve(cards: list[str], hearts: int) -> None:
    other = monster("lower", cards=[] if cards else ["carapace"])
    match = scene("resolve", "HHHHEE", monster("bronx", hearts=9, cards=cards), other)
    match.play("resolve H")
    assert have(match)[0] == hearts


@pytest.mark.rule("K11.6")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_carapace_gets_a_token_for_each_o_die_before_the_damage(count: int) -> None:
    match = scene(
        "resolve",
        "O" * count + "E" * (6 - count),
        monster("bronx", cards=["carapace"]),
        THERE,
        units={"bronx": {"infantry": 2}},
        carapace_tokens=1,
    )
    kinds = [event.kind for event in match.play("resolve O")]
    assert match.position()["carapace_tokens"] == 1 + count
    assert kinds.index("token-gained") < kinds.index("damaged")


@pytest.mark.rule("K11.6")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_carapace_gets_no_token_for_the_o_of_others(dice: str) -> None:
    holder = monster("bronx", cards=["carapace"])
    match = scene(
        "resolve", dice, monster("bronx"), holder, THERE, units={"bronx": {"infantry": 1}}
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.6", "K1.6")
def test_carapace_gets_no_more_tokens_than_there_are() -> None:
    holder = monster("bronx", cards=["carapace"])
    match = scene("resolve", "OOOEEE", holder, THERE, carapace_tokens=14)
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 15


@pytest.mark.rule("K11.6", "K11.7")
def test_carapace_also_gets_a_token_for_an_o_that_chameleon_made() -> None:
    holder = monster("bronx", cards=["carapace", "chameleon"])
    match = scene("resolve", "COEEEE", holder, THERE)
    match.play("chameleon E O")
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 2


@pytest.mark.rule("K11.6", "K5.3")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize(
    ("hearts", "tokens", "given", "after"),
    [
        (4, 3, [("healed", 3)], 7),
        (9, 5, [("healed", 3), ("hearts-lost", 2)], 10),
        (12, 0, [("hearts-lost", 2)], 10),
    ],
)
def test_carapace_heals_by_its_tokens_when_discarded(
    place: str, hearts: int, tokens: int, given: list[tuple[str, int]], after: int
) -> None:
    holder = monster(place, hearts=hearts, cards=["carapace"])
    other = FAR if place == "lower" else THERE
    match = scene("resolve", "HHHHEE", holder, other, carapace_tokens=tokens)
    assert caused(match.play("carapace"), "carapace") == given
    assert have(match)[0] == after
    assert facts(match, 0)["cards"] == []
    assert match.position()["discard_pile"] == ["carapace"]
    assert match.position()["carapace_tokens"] == 0
    match.play("resolve H")
    assert have(match)[0] == (after if place == "lower" else min(10, after + 4))


@pytest.mark.rule("K11.6")
def test_carapace_need_not_be_discarded_and_nobody_else_can() -> None:
    holder = monster("bronx", hearts=4, cards=["carapace"])
    match = scene("buy", "EEEEEE", holder, THERE, carapace_tokens=3)
    match.play("end")
    assert have(match)[0] == 4
    assert refused(match, "carapace") == "K11.6"
    assert match.position()["carapace_tokens"] == 3


@pytest.mark.rule("K11.6", "K6.3", "K1.6")
def test_carapace_tokens_return_when_their_owner_is_eliminated() -> None:
    holder = monster("lower", hearts=1, cards=["carapace"])
    match = scene("resolve", "AEEEEE", FAR, holder, FAR, carapace_tokens=3)
    match.play("resolve A")
    assert match.position()["carapace_tokens"] == 0
    assert match.position()["discard_pile"] == ["carapace"]


@pytest.mark.rule("K11.6", "K12.8", "K11.62")
@pytest.mark.parametrize(("hearts", "after"), [(12, 10), (7, 7)])
def test_a_carapace_lost_to_tesla_cannon_does_not_heal(hearts: int, after: int) -> None:
    holder = monster("lower", hearts=hearts, cards=["carapace"])
    match = scene(
        "buy",
        "EEEEEE",
        monster("bronx", energy=5),
        holder,
        market=["tesla-cannon", *QUIET[:2]],
        carapace_tokens=3,
    )
    match.play("buy tesla-cannon")
    assert have(match, 1)[0] == after
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.6")
@pytest.mark.parametrize(("hearts", "tokens", "then"), [(7, 2, 9), (11, 3, 10)])
def test_what_carapace_would_heal_is_told_before(hearts: int, tokens: int, then: int) -> None:
    monsters = [monster("bronx", cards=["carapace"], hearts=hearts), monster("queens")]
    match = table(monsters, decision="roll", carapace_tokens=tokens)
    (told,) = [action.describe("en") for action in match.legal if action.text == "carapace"]
    assert told.endswith(f"you then have {then} life points")
    match.play("carapace")
    assert facts(match, 0)["hearts"] == then
