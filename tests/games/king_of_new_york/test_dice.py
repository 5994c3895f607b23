"""K4: how many dice are rolled, and rerolls."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bigapple.errors import CannotRead, IllegalAction
from bigapple.games.king_of_new_york import actions
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

DULL = ["extra-head", "shadow-double", "coney-island"]
"""Cards that change nothing while they are for sale."""


def lying(dice: str, rerolls_left: int = 2, **keys: Any) -> Match:
    """A position before the decision to reroll."""
    return table(
        [monster("bronx", **keys), monster("queens")],
        decision="reroll",
        dice=dice,
        rerolls_left=rerolls_left,
    )


def dice(match: Match) -> Counter[str]:
    return Counter(match.position()["dice"])


def rerolls(match: Match) -> list[tuple[str, ...]]:
    """The faces that may be taken up, sorted; `keep` is none."""
    taken = []
    for text in texts(match):
        verb, *faces = text.split()
        assert verb == ("reroll" if faces else "keep")
        taken.append(tuple(sorted(faces)))
    return taken


def choices(faces: str) -> set[tuple[str, ...]]:
    """All different handfuls of these dice."""
    counts = Counter(faces)
    handfuls = product(*([face * n for n in range(counts[face] + 1)] for face in counts))
    return {tuple(sorted("".join(handful))) for handful in handfuls}


# How many dice.


@pytest.mark.rule("K4.1")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ([], 6),
        (["drain", "shadow-double", "webspinner"], 6),
        (["extra-head"], 7),
        (["natural-selection"], 7),
        (["natural-selection", "extra-head"], 8),
    ],
)
def test_six_dice_are_rolled_and_one_for_each_card_that_adds_one(
    cards: list[str], count: int
) -> None:
    match = table([monster("bronx", cards=cards), monster("queens")])
    faces = "EAHCDOOO"[:count]
    match.script([f"die {face}" for face in "EAHCDOOO"])
    (rolled,) = [event for event in match.play("roll") if event.kind == "rolled"]
    assert dice(match) == Counter(faces)
    assert sum(rolled[face] or 0 for face in rolled.arguments if face != "player") == count


@pytest.mark.rule("K4.1")
def test_cards_of_others_add_no_die() -> None:
    match = table([monster("bronx"), monster("queens", cards=["extra-head"])])
    match.play("roll")
    assert dice(match).total() == 6


@pytest.mark.rule("K4.1", "K11.14", "K11.66")
def test_a_die_that_is_bought_is_rolled_from_the_next_turn() -> None:
    match = table(
        [monster("bronx", energy=7, extra_turns=["plain"]), monster("queens")],
        decision="buy",
        market=DULL,
    )
    match.play("buy extra-head")
    match.play("end")
    match.play("roll")
    assert dice(match).total() == 7


@pytest.mark.rule("K4.1")
def test_all_dice_are_rolled_anew_in_every_turn() -> None:
    match = table([monster("bronx"), monster("queens")], decision="buy", dice="OOOOOO", market=DULL)
    match.play("end")
    match.script(["die E"] * 6)
    match.play("roll")
    assert dice(match) == Counter("EEEEEE")


# Rerolls.


@pytest.mark.rule("K4.2")
def test_there_are_two_rerolls() -> None:
    match = table([monster("bronx"), monster("queens")])
    match.script(["die E"] * 6)
    match.play("roll")
    decisions = []
    while match.decision == "reroll":
        decisions.append(match.position()["rerolls_left"])
        match.script(["die E"])
        match.play("reroll E")
    assert decisions == [2, 1]
    assert match.decision == "resolve"
    assert refused(match, "reroll E") == "K3.1"


@pytest.mark.rule("K4.2")
def test_every_turn_has_its_own_rerolls() -> None:
    match = table(
        [monster("bronx"), monster("queens")], decision="buy", market=DULL, rerolls_left=0
    )
    match.play("end")
    match.play("roll")
    assert (match.decision, match.position()["rerolls_left"]) == ("reroll", 2)


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("left", [1, 2])
def test_the_player_may_stop_early(left: int) -> None:
    match = lying("DDDOAC", left)
    match.play("keep")
    assert match.decision == "resolve"
    assert dice(match) == Counter("DDDOAC")
    assert refused(match, "reroll O") == "K3.1"


@pytest.mark.rule("K4.2", "K11.27", "K11.65")
@pytest.mark.parametrize("said", [["keep"], ["reroll E", "keep"], ["reroll E", "reroll E"]])
def test_who_stops_early_has_ended_the_roll_like_who_uses_all_rerolls(said: list[str]) -> None:
    """What looks at the roll when it ends, such as Personal Spotlight, does so either way."""
    match = lying("CEEEEE", cards=["personal-spotlight"])
    for text in said:
        assert facts(match, 0)["stars"] == 0
        match.script(["die E"] if text == "reroll E" else [])
        match.play(text)
    assert (match.decision, facts(match, 0)["stars"]) == ("resolve", 1)


@pytest.mark.rule("K4.2", "K11.46")
@pytest.mark.parametrize(("webs", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_web_tokens_take_rerolls_away(webs: int, left: int) -> None:
    match = table([monster("bronx", webs=webs), monster("queens")])
    match.script(["die E"] * 6)
    match.play("roll")
    rerolled = 0
    while match.decision == "reroll":
        match.script(["die E"])
        match.play("reroll E")
        rerolled += 1
    assert rerolled == left
    assert match.decision == "resolve"


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize(
    "faces", ["DDDOAC", "EEEEEE", "EAHCDO", "AAHHDD", "EEEEEEO", "EEAAHCDO", "OOOOOOOO"]
)
def test_any_dice_may_be_rerolled_and_equal_faces_are_the_same_choice(
    faces: str, left: int
) -> None:
    cards = ["extra-head", "natural-selection"][: len(faces) - 6]
    match = lying(faces, left, cards=cards)
    found = rerolls(match)
    assert len(found) == len(set(found))
    assert set(found) == choices(faces)


@pytest.mark.rule("K4.2")
def test_eight_dice_have_144_different_choices_at_most() -> None:
    assert len(rerolls(lying("EEAAHCDO", cards=["extra-head", "natural-selection"]))) == 144


@pytest.mark.rule("K4.2")
def test_only_the_dice_that_are_taken_up_change() -> None:
    match = lying("DDDOAC")
    match.script(["die E", "die H", "die H"])
    events = match.play("reroll D D O")
    assert dice(match) == Counter("DACEHH")
    assert [e["count"] for e in events if e.kind == "rerolled"] == [3]


@pytest.mark.rule("K4.2")
def test_dice_kept_before_may_be_rerolled_after_all() -> None:
    match = lying("DDDOAC")
    match.script(["die E", "die E"])
    match.play("reroll O A")
    assert set(rerolls(match)) == choices("DDDEEC")
    match.script(["die A", "die A", "die H"])
    match.play("reroll D D C")
    assert match.decision == "resolve"
    assert dice(match) == Counter("DEEAAH")


@pytest.mark.rule("K4.2")
def test_a_die_rerolled_before_may_be_rerolled_again() -> None:
    match = lying("DDDOAC")
    match.script(["die O"])
    match.play("reroll O")
    assert dice(match) == Counter("DDDOAC")
    match.script(["die E"])
    match.play("reroll O")
    assert dice(match) == Counter("DDDEAC")


@pytest.mark.rule("K4.2")
def test_all_dice_may_be_rerolled() -> None:
    match = lying("DDDOAC")
    match.script([f"die {face}" for face in "EEHHCC"])
    match.play("reroll D D D O A C")
    assert dice(match) == Counter("EEHHCC")


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("text", ["reroll E", "reroll D D D D", "reroll A A", "reroll D D H"])
def test_dice_that_do_not_lie_there_cannot_be_rerolled(text: str) -> None:
    match = lying("DDDOAC")
    assert refused(match, text) == "K4.2"
    with pytest.raises(IllegalAction):
        match.play(text)


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("faces", ["DDDOAC", "EEEEEE", "EAHCDO"])
def test_by_number_too_there_is_one_action_for_each_choice(faces: str) -> None:
    """256 masks of dice; those beyond the dice, and second ways to say the same, are refused."""
    match = lying(faces)
    group = range(actions.FIRST_REROLL, actions.FIRST_REROLL + actions.MASKS)
    legal = {action.index for action in match.legal}
    assert legal <= set(group)
    assert len(legal) == len(choices(faces))
    for index in group:
        refusal = match.why_not(index)
        if index in legal:
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.clause == "K4.2"


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("text", ["reroll X", "reroll 7"])
def test_what_is_no_face_cannot_be_read(text: str) -> None:
    with pytest.raises(CannotRead):
        lying("DDDOAC").play(text)


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("text", ["reroll D O D", "reroll DDO", "reroll O D D", "keep A C D"])
def test_the_order_of_equal_choices_does_not_matter(text: str) -> None:
    match = lying("DDDOAC")
    match.script(["die E", "die E", "die E"])
    match.play(text)
    assert dice(match) == Counter("DACEEE")


@pytest.mark.rule("K4.2")
def test_every_die_of_a_reroll_is_rolled_by_itself() -> None:
    match = lying("DDDDDD")
    seen = dict.fromkeys("EAHCDO", 0)
    for _ in range(40):
        match.play("reroll D D D D D D")
        for face, count in dice(match).items():
            seen[face] += count
        match.undo()
    assert sum(seen.values()) == 240
    assert min(seen.values()) > 15


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("keep the three D", "reroll E O"),
        ("keep three d", "reroll E O"),
        ("keep all D", "reroll E O"),
        ("keep all D O", "reroll E"),
        ("keep D D D E", "reroll O"),
        ("keep 2D, E", "reroll D O"),
        ("reroll two D", "reroll D D"),
        ("reroll all D O", "reroll D D D O"),
        ("reroll all", "reroll E D D D O"),
        ("keep all", "keep"),
        ("stop", "keep"),
    ],
)
def test_a_reroll_may_be_said_as_people_say_it(said: str, meant: str) -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="DDDEO")
    match.play(said)
    assert match.history[-1].text == meant
