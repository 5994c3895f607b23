"""Chameleon (K11.7)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import FAR, THERE, have, monster, refused, scene, texts


def reason(match: Match, text: str) -> str:
    """Why an action is refused, in one word."""
    refusal = match.why_not(text)
    assert refusal is not None
    return refusal.message.id.removeprefix("king-refusal-")


@pytest.mark.rule("K11.7")
@pytest.mark.parametrize("into", "AHDOC")
def test_chameleon_turns_a_die_into_any_face_for_a_c(into: str) -> None:
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert [event.kind for event in match.play(f"chameleon E {into}")] == ["chameleon"]
    assert sorted(match.position()["dice"]) == sorted("CEEE" + into)
    assert have(match) == (10, 0, 0)
    match.play("resolve E")
    assert have(match) == (10, 0, 3)


@pytest.mark.rule("K11.7")
def test_chameleon_changes_one_die_for_each_c_and_never_needs_to() -> None:
    holder = monster("bronx", hearts=5, cards=["chameleon"])
    match = scene("resolve", "CCEEOO", holder, THERE)
    match.play("chameleon O H")
    match.play("chameleon O H")
    assert refused(match, "chameleon E H") == "K11.7"
    match.play("resolve H E")
    assert match.decision == "move"
    assert have(match) == (7, 0, 2)

    match = scene("resolve", "CCEEOO", holder, THERE)
    match.play("resolve C E O")
    assert have(match) == (5, 0, 2)


@pytest.mark.rule("K11.7")
def test_chameleon_works_between_faces_but_not_with_resolved_ones() -> None:
    match = scene("resolve", "CCEAAD", monster("bronx", cards=["chameleon"]), THERE)
    match.play("resolve E")
    assert refused(match, "chameleon A E") == "K11.7"
    assert reason(match, "chameleon A E") == "change-resolved"
    assert refused(match, "chameleon E A") == "K11.7"
    assert reason(match, "chameleon E A") == "nothing-to-change"
    match.play("chameleon A H")
    match.play("resolve C")
    assert refused(match, "chameleon A H") == "K11.7"
    assert reason(match, "chameleon A H") == "nothing-to-change"  # no unresolved C


@pytest.mark.rule("K11.7", "K11.23")
def test_chameleon_may_leave_the_other_die_as_it_is() -> None:
    """Its own face is a face that is not yet resolved; only the C goes."""
    holder = monster("bronx", cards=["chameleon", "natural-selection"])
    match = scene("resolve", "CEEEEEE", holder, THERE)
    match.play("chameleon E E")
    match.play("resolve E")
    match.play("stay")
    match.play("end")
    assert have(match) == (10, 0, 6)


@pytest.mark.rule("K11.7")
def test_chameleon_may_set_a_c_if_it_is_another_one() -> None:
    match = scene("resolve", "CEEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert refused(match, "chameleon C A") == "K11.7"
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    match.play("chameleon C A")
    assert sorted(match.position()["dice"]) == sorted("AEEEE")
    match.play("resolve A")
    assert have(match, 1)[0] == 9


@pytest.mark.rule("K11.7", "K5.10")
@pytest.mark.parametrize(("dice", "stars"), [("CCCCEE", 1), ("CCCEEE", 0)])
def test_a_c_that_chameleon_discards_makes_nobody_famous(dice: str, stars: int) -> None:
    match = scene("resolve", dice, monster("bronx", cards=["chameleon"]), THERE)
    match.play("chameleon E H")
    match.play("resolve C")
    assert have(match)[1] == stars


@pytest.mark.rule("K11.7", "K12.2", "K11.36")
def test_chameleon_sets_dice_and_no_symbols_that_cards_add() -> None:
    holder = monster("bronx", cards=["chameleon", "stomp"])
    match = scene("resolve", "CCEEEE", holder, THERE, added={"D": 1})
    assert refused(match, "chameleon D A") == "K11.7"


@pytest.mark.rule("K11.7", "K12.2", "K11.26")
def test_nothing_is_counted_again_after_chameleon() -> None:
    match = scene("reroll", "CDEEEE", monster("bronx", cards=["chameleon", "painbow"]), THERE)
    match.play("keep")
    match.play("chameleon E D")
    assert "resolve A" not in texts(match)
    assert refused(match, "resolve A") == "K5.1"


@pytest.mark.rule("K11.7", "K3.1")
@pytest.mark.parametrize("decision", ["reroll", "move", "buy"])
def test_chameleon_waits_until_resolving_has_started(decision: str) -> None:
    match = scene(decision, "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert refused(match, "chameleon E A") == "K3.1"


@pytest.mark.rule("K11.7")
def test_chameleon_is_its_owners_in_the_owners_turn_only() -> None:
    match = scene("resolve", "CCEEEE", FAR, monster("lower", cards=["chameleon"]))
    assert refused(match, "chameleon E A") == "K11.7"
    assert reason(match, "chameleon E A") == "no-chameleon"
    assert refused(match, "chameleon E A", player=1) == "K3.1"
