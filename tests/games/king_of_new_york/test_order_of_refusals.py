"""Of several reasons, the first is given (K13.1)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.refusals import Refusal
from tests.games.king_of_new_york.positions import IDLE, facts, monster, refused, table
from tests.games.king_of_new_york.refusing import (
    CASES,
    IDS,
    MARATHON,
    Maker,
    buying,
    code,
    converting,
    full,
    named,
    over,
    paying_cost,
    paying_damage,
    rerolling,
    riding,
    splitting,
    two,
    with_curses,
    with_webs,
)


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("player", [None, 0, 1])
@pytest.mark.parametrize(
    "text", ["roll", "end", "go manhattan", "buy drain", "discard fury", "photo 1", "sweep"]
)
def test_the_end_comes_before_everything(text: str, player: int | None) -> None:
    match = over()
    assert refused(match, text, player) == "K10.1"
    assert code(match, text, player) == named(Refusal.GAME_OVER)


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize(("reason", "clause", "make", "text"), CASES, ids=IDS)
def test_the_wrong_player_comes_before_all_but_the_end(
    reason: Refusal, clause: str, make: Maker, text: str
) -> None:
    match = make()
    for player in range(match.players):
        if player != match.actor:
            expected = "K10.1" if reason is Refusal.GAME_OVER else "K3.1"
            assert refused(match, text, player) == expected


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize(
    "text",
    [
        "go manhattan",
        "go bronx",
        "stay",
        "resolve O",
        "chameleon O D",
        "reroll A",
        "buy drain",
        "buy air-force-one",
        "scavenge drain",
        "scavenge subway",
        "sweep",
        "destroy queens 3",
        "ray bronx",
        "photo 1",
        "discard fury",
        "send jet bronx",
        "webs 3",
        "curses 3",
        "pay 9 energy",
        "pay 9 hearts",
        "heal 9",
        "convert 3 H E",
        "cabs",
        "no",
    ],
)
def test_the_wrong_decision_comes_before_the_thing_itself_and_its_price(text: str) -> None:
    """Before the first roll, all of these would be wrong for other reasons too."""
    match = two(market=["air-force-one", "hunter", "diva"])
    assert refused(match, text) == "K3.1"
    assert code(match, text) == named(Refusal.WRONG_DECISION)


@pytest.mark.rule("K13.1", "K11.67")
@pytest.mark.parametrize("text", ["carapace", "subway brooklyn"])
def test_between_steps_means_not_while_another_decision_is_open(text: str) -> None:
    own = {"cards": ["carapace", "artificial-heart"], "hearts": 5, "energy": 1}
    keys: dict[str, Any] = {
        "extra_turn": "subway",
        "subway_moves": 8,
        "carapace_tokens": 2,
        "dice": "HHAEEO",
        "rerolls_left": 1,
    }
    match = two(own, decision="reroll", **keys)
    assert refused(match, text) is None
    match.play("keep")
    assert match.decision == "convert"
    assert refused(match, text) == "K3.1"


@pytest.mark.rule("K13.1", "K11.38", "K11.10")
def test_rage_comes_before_the_price_of_a_curse() -> None:
    own = {"cards": ["terminal-rage"], "curses": 2, "energy": 1}
    match = rerolling("EEAAOO", own)
    assert refused(match, "reroll A O") == "K11.38"
    assert refused(match, "reroll E O") == "K11.10"
    assert refused(match, "reroll E") is None


@pytest.mark.rule("K13.1", "K4.2")
def test_dice_that_are_not_there_come_before_the_price_of_a_curse() -> None:
    match = rerolling("EEAAOO", {"curses": 2, "energy": 1})
    assert refused(match, "reroll O O O") == "K4.2"
    assert refused(match, "reroll D O") == "K4.2"


@pytest.mark.rule("K13.1", "K8.3", "K11.56")
def test_the_place_comes_before_the_fee_of_the_marathon() -> None:
    match = full(decision="move", market=MARATHON)
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go bronx") == "K8.3"
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "go brooklyn") == "K11.56"


@pytest.mark.rule("K13.1", "K8.1", "K8.2", "K7.5")
def test_forced_moves_come_before_the_fee_of_the_marathon() -> None:
    outside = two(decision="move", market=MARATHON)
    assert refused(outside, "go brooklyn") == "K8.1"
    inside = two({"place": "lower"}, decision="move", market=MARATHON)
    assert refused(inside, "go brooklyn") == "K7.5"
    assert refused(inside, "stay") == "K8.2"
    assert refused(inside, "go manhattan") is None


@pytest.mark.rule("K13.1", "K7.2", "K11.61")
def test_the_subway_itself_comes_before_the_fee_of_the_marathon() -> None:
    match = riding(market=MARATHON)
    assert refused(match, "subway manhattan") == "K7.2"
    assert refused(match, "subway brooklyn") == "K11.56"
    used = riding(0, market=MARATHON)
    assert refused(used, "subway brooklyn") == "K11.61"


@pytest.mark.rule("K13.1", "K7.4", "K11.56")
def test_a_flight_that_leads_nowhere_comes_before_the_fee_of_the_marathon() -> None:
    """The monster has what it takes when it is asked, but a full borough is still full."""
    monsters = [monster("bronx"), monster("lower", energy=2), *[monster("queens")] * 2]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=MARATHON)
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    assert refused(match, "go queens") == "K7.4"
    assert refused(match, "go brooklyn") is None
    match.play("go brooklyn")
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K13.1", "K11.56")
def test_who_cannot_pay_the_fee_is_not_asked_whether_to_flee() -> None:
    monsters = [monster("bronx"), monster("lower", energy=1)]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=MARATHON)
    match.play("resolve A")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert facts(match, 1)["place"] == "lower"


@pytest.mark.rule("K13.1", "K11.47", "K11.54")
def test_what_a_card_needs_comes_before_its_price() -> None:
    own = {"energy": 0}
    match = buying("air-force-one", "general-ellis", "diva", own=own)
    assert refused(match, "buy air-force-one") == "K11.47"
    assert refused(match, "buy general-ellis") == "K11.54"
    assert refused(match, "buy diva") == "K8.4"
    done = {"jet": 1, "tank": 1}
    ready = buying("air-force-one", "general-ellis", "diva", own=own, destroyed=done)
    assert refused(ready, "buy air-force-one") == "K8.4"
    assert refused(ready, "buy general-ellis") == "K8.4"


@pytest.mark.rule("K13.1", "K11.31")
def test_the_discard_pile_comes_before_the_price() -> None:
    without = buying(*IDLE, own={"energy": 0}, discard_pile=["drain"])
    assert refused(without, "scavenge drain") == "K11.31"
    own = {"energy": 0, "cards": ["scavenger"]}
    match = buying(*IDLE, own=own, discard_pile=["drain"])
    assert refused(match, "scavenge curse") == "K11.31"
    assert refused(match, "scavenge drain") == "K8.4"


@pytest.mark.rule("K13.1", "K3.1")
@pytest.mark.parametrize(
    ("make", "text"),
    [
        (paying_cost, "pay 1 energy"),
        (paying_damage, "pay 1 hearts"),
        (with_webs, "curses 1"),
        (with_webs, "heal 1"),
        (with_webs, "pay 1 energy"),
        (with_curses, "webs 1"),
        (with_curses, "convert 1 H E"),
        (splitting, "pay 1 hearts"),
        (splitting, "webs 1"),
        (converting, "curses 1"),
        (converting, "convert 1 H A"),
        (converting, "convert 1 A H"),
    ],
)
def test_an_amount_of_one_thing_is_no_answer_to_the_question_for_another(
    make: Maker, text: str
) -> None:
    assert refused(make(), text) == "K3.1"
