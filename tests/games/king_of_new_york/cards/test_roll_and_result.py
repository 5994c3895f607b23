"""Roll and result, when a card works, and what happens between steps (K11.65 to K11.67)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    QUIET,
    THERE,
    TOUGH,
    facts,
    have,
    monster,
    refused,
    scene,
    texts,
)

# Roll and result.


@pytest.mark.rule("K11.65", "K11.27")
def test_a_roll_is_settled_before_chameleon_takes_its_c_away() -> None:
    holder = monster("bronx", cards=["personal-spotlight", "chameleon"])
    match = scene("reroll", "CEEEEE", holder, THERE)
    match.play("keep")
    match.play("chameleon E H")
    match.play("resolve E H")
    assert have(match) == (10, 1, 4)


@pytest.mark.rule("K11.65", "K11.9", "K11.2")
@pytest.mark.parametrize("converted", [0, 1])
def test_a_roll_is_settled_before_conversions_take_a_face_away(converted: int) -> None:
    holder = monster("midtown", cards=["climb-the-empire-state-building", "artificial-heart"])
    match = scene("reroll", "EAHCDO", holder, FAR)
    match.play("keep")
    match.play(f"convert {converted} H E")
    assert match.decision == "resolve"
    assert have(match)[1] == 2
    assert facts(match, 0)["extra_turns"] == ["plain"]


@pytest.mark.rule("K11.65", "K11.9", "K11.44")
def test_a_face_that_a_conversion_makes_is_not_in_the_roll() -> None:
    holder = monster("midtown", cards=["climb-the-empire-state-building", "universal-soldier"])
    match = scene("reroll", "EAACDO", holder, FAR)
    match.play("keep")
    match.play("convert 1 A H")
    assert match.decision == "resolve"
    assert have(match)[1] == 0
    assert facts(match, 0)["extra_turns"] == []


@pytest.mark.rule("K11.65", "K11.9", "K11.61")
def test_the_place_of_a_roll_is_that_in_which_rolling_ended() -> None:
    climber = monster("bronx", cards=["climb-the-empire-state-building"])
    match = scene("reroll", "EAHCDO", climber, FAR, extra_turn="subway", subway_moves=8)
    match.play("keep")
    match.play("subway manhattan")
    assert have(match)[1] == 1  # for entering, and none for the roll
    assert facts(match, 0)["extra_turns"] == []

    match = scene("reroll", "EAHCDO", climber, FAR, extra_turn="subway", subway_moves=8)
    match.play("subway manhattan")
    match.play("keep")
    match.play("subway bronx")
    assert have(match)[1] == 3
    assert facts(match, 0)["extra_turns"] == ["plain"]


@pytest.mark.rule("K11.65", "K11.9", "K4.2")
def test_the_roll_is_what_lies_after_the_last_reroll() -> None:
    climber = monster("midtown", cards=["climb-the-empire-state-building"])
    match = scene("reroll", "EAHCDD", climber, FAR)
    match.script(["die O"])
    match.play("reroll D")
    assert match.decision == "resolve"
    assert have(match)[1] == 2

    match = scene("reroll", "EAHCDO", climber, FAR)
    match.script(["die D"])
    match.play("reroll O")
    assert match.decision == "resolve"
    assert have(match)[1] == 0


@pytest.mark.rule("K11.65", "K11.44")
def test_the_result_has_the_dice_as_they_were_converted() -> None:
    soldier = monster("bronx", hearts=5, cards=["universal-soldier"])
    match = scene("reroll", "HHAAAE", soldier, THERE)
    match.play("keep")
    match.play("convert 1 H A")
    match.play("convert 3 A H")
    match.play("resolve H")
    assert have(match) == (9, 0, 0)
    match.play("resolve A")
    assert have(match, 1)[0] == 9


@pytest.mark.rule("K11.65", "K11.41", "K12.3")
def test_symbols_that_cards_add_belong_to_the_result() -> None:
    titan = monster("bronx", webs=2, cards=["towering-titan"])
    match = scene("reroll", "AEEEEE", titan, THERE)
    match.play("keep")
    match.play("resolve A")
    assert match.decision == "webs"
    assert texts(match) == ["webs 0", "webs 1", "webs 2"]
    match.play("webs 1")
    assert facts(match, 0)["webs"] == 1
    assert have(match, 1)[0] == 8  # three A, one of them for the token


@pytest.mark.rule("K11.65", "K11.26", "K11.36")
def test_painbow_counts_the_result_and_not_the_roll() -> None:
    match = scene("reroll", "DEEEEE", monster("bronx", cards=["painbow", "stomp"]), THERE)
    match.play("keep")
    match.play("resolve A")
    assert have(match, 1)[0] == 9


# When a card works.


@pytest.mark.rule("K11.66", "K11.31")
def test_a_card_works_from_the_moment_it_is_gained() -> None:
    buyer = monster("bronx", energy=6)
    match = scene(
        "buy", "EEEEEE", buyer, THERE, market=["scavenger", *QUIET[:2]], discard_pile=["drain"]
    )
    assert refused(match, "scavenge drain") == "K11.31"
    match.play("buy scavenger")
    match.play("scavenge drain")
    assert sorted(facts(match, 0)["cards"]) == ["drain", "scavenger"]


@pytest.mark.rule("K11.66", "K11.6", "K6.2")
def test_a_new_carapace_lets_the_next_card_heal_above_ten() -> None:
    buyer = monster("bronx", energy=8)
    match = scene("buy", "EEEEEE", buyer, THERE, market=["carapace", "central-park", QUIET[0]])
    match.play("buy carapace")
    match.play("buy central-park")
    assert have(match) == (12, 2, 0)


@pytest.mark.rule("K11.66", "K11.21")
def test_a_card_does_not_look_back_at_this_turn() -> None:
    buyer = monster("bronx", energy=5)
    match = scene(
        "buy", "DDDDDD", buyer, THERE, market=["leveler", *QUIET[:2]], destroyed={"building": 2}
    )
    match.play("buy leveler")
    match.play("end")
    assert have(match) == (10, 0, 0)


@pytest.mark.rule("K11.66", "K11.3", "K11.13", "K11.20", "K11.30", "K11.40")
@pytest.mark.parametrize("card", ["broadway-star", "ego-trip", "king-of-queens", "regeneration"])
def test_a_card_does_not_look_back_at_the_start_of_the_turn(card: str) -> None:
    buyer = monster("queens", hearts=5, energy=5)
    match = scene("buy", "EEEEEE", buyer, THERE, market=[card, *QUIET[:2]], superstar=0)
    match.play(f"buy {card}")
    hearts, stars, energy = have(match)
    assert (hearts, stars) == (5, 0)
    assert energy == (2 if card == "ego-trip" else 0)


@pytest.mark.rule("K11.66", "K11.29")
def test_power_tap_counts_no_energy_of_before_it_was_bought() -> None:
    victim = monster("lower", cards=["drain", "phoenix-blood"])
    market = ["power-tap", "general-ellis", "air-force-one"]
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=17),
        victim,
        resolved="D",
        market=market,
        units={"manhattan": {"infantry": 1}},
        destroyed={"jet": 1, "tank": 1},
    )
    match.play("resolve A")
    match.play("stay")
    assert have(match, 1) == (9, 0, 3)
    match.play("stay")
    for card in market:
        match.play(f"buy {card}")
    assert have(match, 1) == (7, 0, 5)
    assert have(match)[2] == 0


@pytest.mark.rule("K11.66", "K11.29", "K11.62", "K11.31")
def test_power_tap_counts_anew_for_a_new_owner() -> None:
    match = scene(
        "buy",
        "DDDDDD",
        monster("bronx", energy=13, cards=["scavenger", "diva"]),
        monster("queens", cards=["power-tap"]),
        monster("lower", energy=2, cards=["phoenix-blood", "hunter"]),
        market=["tesla-cannon", "general-ellis", QUIET[0]],
        destroyed={"tank": 1},
        received=[0, 0, 2],
    )
    match.play("buy tesla-cannon")
    while match.decision == "discard":
        match.play("discard diva" if match.actor == 0 else "discard hunter")
    match.play("scavenge power-tap")
    match.play("buy general-ellis")
    assert have(match, 2) == (9, 0, 3)
    assert have(match)[2] == 0


@pytest.mark.rule("K11.66", "K11.23")
def test_natural_selection_alone_looks_back_at_the_dice() -> None:
    buyer = monster("bronx", energy=2)
    match = scene("buy", "EEEEEC", buyer, THERE, FAR, market=["natural-selection", *QUIET[:2]])
    match.play("buy natural-selection")
    match.play("end")
    assert have(match)[0] == 0


@pytest.mark.rule("K11.66", "K11.2", "K11.17", "K11.16", "K11.36", "K11.41")
def test_only_a_card_that_says_may_asks_its_owner() -> None:
    cards = [
        "fury",
        "stomp",
        "towering-titan",
        "personal-spotlight",
        "climb-the-empire-state-building",
    ]
    guards = {"manhattan": {"infantry": 3}}
    match = scene("reroll", "EAHCDO", monster("upper", cards=cards), FAR, units=guards)
    match.play("keep")
    assert match.decision == "resolve"
    assert match.position()["added"] == {"D": 2, "A": 2}

    asking = monster("upper", cards=["artificial-heart", "hailing-cabs"])
    match = scene("reroll", "EAHCDO", asking, FAR, units=guards)
    match.play("keep")
    asked = {match.decision}
    match.play("convert 0 H E" if match.decision == "convert" else "no")
    asked.add(match.decision)
    assert asked == {"convert", "cabs"}


STEPS = {
    "roll": "",
    "reroll": "HEEEDD",
    "resolve": "HEEEDD",
    "move": "HEEEDD",
    "buy": "HEEEDD",
}

# Between steps.


@pytest.mark.rule("K11.67", "K11.6")
@pytest.mark.parametrize("decision", list(STEPS))
def test_carapace_may_be_discarded_between_any_two_steps(decision: str) -> None:
    holder = monster("bronx", hearts=5, cards=["carapace"])
    match = scene(decision, STEPS[decision], holder, THERE, carapace_tokens=2)
    assert "carapace" in texts(match)
    match.play("carapace")
    assert have(match)[0] == 7
    assert match.decision == decision
    assert refused(match, "carapace") == "K11.6"


@pytest.mark.rule("K11.67", "K11.61")
@pytest.mark.parametrize("decision", list(STEPS))
def test_a_subway_move_may_be_made_between_any_two_steps(decision: str) -> None:
    match = scene(
        decision, STEPS[decision], monster("bronx"), THERE, extra_turn="subway", subway_moves=8
    )
    assert {"subway queens", "subway brooklyn", "subway staten-island"} <= set(texts(match))
    match.play("subway queens")
    assert facts(match, 0)["place"] == "queens"
    assert match.decision == decision


@pytest.mark.rule("K11.67")
def test_a_whole_turn_has_a_moment_between_every_two_steps() -> None:
    holder = monster("bronx", cards=["carapace"])
    match = scene("roll", "", holder, THERE, piles={"bronx": TOUGH})
    match.script([f"die {face}" for face in "EEAACC"] + ["die D", "die E"])
    for step in ("roll", "reroll C", "reroll C", "resolve E", "resolve A", "resolve D", "stay"):
        assert refused(match, "carapace") is None, f"before {step}"
        match.play(step)
        if step == "resolve A":
            assert (match.decision, match.actor) == ("flee", 1)
            assert refused(match, "carapace", player=0) == "K3.1"
            match.play("stay")
    assert match.decision == "buy"
    assert refused(match, "carapace") is None
    match.play("end")
    assert refused(match, "carapace", player=0) == "K3.1"


@pytest.mark.rule("K11.67", "K3.1")
@pytest.mark.parametrize("decision", list(STEPS))
def test_between_steps_is_in_ones_own_turn_only(decision: str) -> None:
    holder = monster("bronx", hearts=5, cards=["carapace"])
    match = scene(decision, STEPS[decision], THERE, holder, carapace_tokens=2)
    assert refused(match, "carapace", player=1) == "K3.1"
    assert refused(match, "carapace") == "K11.6"


@pytest.mark.rule("K11.67", "K3.1")
def test_a_flight_in_the_turn_of_another_is_no_moment_between_steps() -> None:
    holder = monster("lower", hearts=5, cards=["carapace"])
    match = scene("resolve", "AEEEEE", FAR, holder, carapace_tokens=2)
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    assert refused(match, "carapace") == "K3.1"


@pytest.mark.rule("K11.67", "K3.1")
@pytest.mark.parametrize(
    ("decision", "dice", "play", "cards"),
    [
        ("destroy", "DEEEEE", "resolve D", []),
        ("curses", "HEEEEE", "resolve H", []),
        ("webs", "AEEEEE", "resolve A", []),
        ("ray", "DEEEEE", "resolve D", ["seismic-ray"]),
    ],
)
def test_nothing_comes_between_while_another_decision_is_open(
    decision: str, dice: str, play: str, cards: list[str]
) -> None:
    holder = monster("bronx", energy=1, webs=1, curses=1, cards=["carapace", *cards])
    match = scene(
        "resolve",
        dice,
        holder,
        THERE,
        piles={"bronx": ["high-rise-1", "high-rise-1", "hospital-3"]},
        extra_turn="subway",
        subway_moves=8,
    )
    match.play(play)
    assert match.decision == decision
    assert refused(match, "carapace") == "K3.1"
    assert refused(match, "subway queens") == "K3.1"


@pytest.mark.rule("K11.67", "K3.1")
@pytest.mark.parametrize(
    ("decision", "card"), [("convert", "artificial-heart"), ("cabs", "hailing-cabs")]
)
def test_nothing_comes_between_while_resolving_starts(decision: str, card: str) -> None:
    match = scene("reroll", "HEEEEE", monster("bronx", cards=["carapace", card]), THERE)
    match.play("keep")
    assert match.decision == decision
    assert refused(match, "carapace") == "K3.1"
    match.play("convert 1 H E" if decision == "convert" else "no")
    assert match.decision == "resolve"
    assert refused(match, "carapace") is None
