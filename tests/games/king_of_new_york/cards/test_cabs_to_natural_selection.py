"""The keep cards from Hailing Cabs to Natural Selection (K11.17 to K11.23)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["flatiron-building", "coney-island", "brooklyn-bridge"]
"""Cards for sale that matter to nobody."""
TOPS = {"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]}
THERE = monster("lower")
FAR = monster("staten-island")
SELECTION = "natural-selection"


def scene(decision: str, dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """A moment in the first monster's turn."""
    known: dict[str, Any] = {
        "decision": decision,
        "dice": dice,
        "rerolls_left": int(decision == "reroll"),
        "resolved": "".join(sorted(set(dice))) if decision in ("move", "buy") else "",
        "market": QUIET,
    }
    return table(list(monsters), **(known | keys))


def turn_of_first(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The last player's turn has just ended, and the first player's has started."""
    match = scene("buy", "EEEEEE", *monsters, **({"active": len(monsters) - 1} | keys))
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    return match


def have(match: Match, player: int = 0) -> tuple[int, int, int]:
    """A monster's hearts, stars and energy."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


@pytest.mark.parametrize(
    ("card", "cost", "energy"),
    [
        pytest.param("hailing-cabs", 5, 0, marks=pytest.mark.rule("K11.17")),
        pytest.param("hunter", 5, 0, marks=pytest.mark.rule("K11.18")),
        pytest.param("jinx-aura", 4, 0, marks=pytest.mark.rule("K11.19")),
        pytest.param("king-of-queens", 5, 0, marks=pytest.mark.rule("K11.20")),
        pytest.param("leveler", 5, 0, marks=pytest.mark.rule("K11.21")),
        pytest.param("long-neck", 3, 0, marks=pytest.mark.rule("K11.22")),
        pytest.param("natural-selection", 2, 4, marks=pytest.mark.rule("K11.23")),
    ],
)
def test_a_card_has_its_price_and_stays_with_its_buyer(card: str, cost: int, energy: int) -> None:
    market = [card, *QUIET[:2]]
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost - 1), THERE, market=market)
    assert refused(match, f"buy {card}") == "K8.4"
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost), THERE, market=market)
    match.play(f"buy {card}")
    assert have(match) == (10, 0, energy)
    assert facts(match, 0)["cards"] == [card]


# K11.17 Hailing Cabs.


def hailing(dice: str, *cards: str, **keys: Any) -> Match:
    """The owner of Hailing Cabs in the Bronx has ended the roll."""
    holder = monster("bronx", hearts=5, cards=["hailing-cabs", *cards])
    match = scene("reroll", dice, holder, THERE, **keys)
    match.play("keep")
    return match


@pytest.mark.rule("K11.17")
def test_cabs_add_two_d_for_units_only() -> None:
    bronx = ["high-rise-1", "high-rise-1", "high-rise-2"]
    match = hailing("DDAAEE", piles={"bronx": bronx}, units={"bronx": {"tank": 1, "infantry": 1}})
    assert match.decision == "cabs"
    assert sorted(texts(match)) == ["cabs", "no"]
    match.play("cabs")
    assert match.position()["added"] == {"D": 2}
    match.play("resolve D")
    assert sorted(texts(match)) == ["destroy bronx infantry", "destroy bronx tank"]
    assert refused(match, "destroy bronx 1") == "K11.17"
    match.play("destroy bronx tank")
    assert have(match) == (5, 3, 0)
    assert match.decision == "resolve"


@pytest.mark.rule("K11.17")
def test_who_declines_cabs_destroys_as_always() -> None:
    bronx = ["high-rise-1", "hospital-3", "power-plant-3"]
    match = hailing("DAAEEE", piles={"bronx": bronx}, units={"bronx": {"infantry": 1}})
    match.play("no")
    assert match.position()["added"] == {}
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert have(match) == (5, 1, 0)


@pytest.mark.rule("K11.17")
def test_cabs_work_without_a_d_on_the_dice() -> None:
    match = hailing("AAAEEE", units={"bronx": {"infantry": 1}}, piles=TOPS)
    match.play("cabs")
    match.play("resolve D")
    assert have(match) == (6, 0, 0)


@pytest.mark.rule("K11.17", "K5.7", "K5.9")
def test_d_of_cabs_that_find_no_unit_to_destroy_are_lost() -> None:
    bronx = {"bronx": ["high-rise-1", "high-rise-1", "high-rise-1"]}
    match = hailing("AAAEEE", piles=bronx, units={"bronx": {"jet": 1}})
    match.play("cabs")
    match.play("resolve D")
    assert match.decision == "resolve"
    assert have(match) == (5, 0, 0)
    match = hailing("AAAEEE", piles=bronx, new_units={"bronx": {"infantry": 1}})
    match.play("cabs")
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.17", "K12.2", "K11.26")
@pytest.mark.parametrize(("answer", "added"), [("cabs", {"D": 2, "A": 1}), ("no", {})])
def test_cabs_are_decided_before_painbow_counts(answer: str, added: dict[str, int]) -> None:
    match = hailing("DEEEEE", "painbow")
    match.play(answer)
    assert match.position()["added"] == added


@pytest.mark.rule("K11.17")
def test_cabs_bind_for_this_turn_only() -> None:
    match = scene(
        "buy",
        "DEEEEE",
        monster("bronx", cards=["hailing-cabs"], extra_turns=["plain"]),
        THERE,
        only_units=True,
        added={"D": 2},
        piles={"bronx": ["high-rise-1", "hospital-3", "power-plant-3"]},
    )
    match.play("end")
    match.script(["die D", *["die E"] * 5])
    match.play("roll")
    match.play("keep")
    match.play("no")
    match.play("resolve D")
    assert have(match) == (10, 1, 0)


@pytest.mark.rule("K11.17")
def test_cabs_are_asked_of_their_owner_only() -> None:
    match = scene("reroll", "DDEEEE", FAR, monster("lower", cards=["hailing-cabs"]))
    match.play("keep")
    assert match.decision == "resolve"
    assert match.position()["added"] == {}


# K11.18 Hunter.


@pytest.mark.rule("K11.18")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize(("dice", "after"), [("DDEEEE", 4), ("DDDDEE", 6)])
def test_hunter_heals_one_more_for_each_infantry(place: str, dice: str, after: int) -> None:
    borough = "manhattan" if place == "lower" else place
    match = scene(
        "resolve",
        dice,
        monster(place, hearts=2, cards=["hunter"]),
        FAR if place == "lower" else THERE,
        only_units=True,
        units={borough: {"infantry": 3}},
    )
    match.play("resolve D")
    assert have(match) == (after, 0, 0)
    assert facts(match, 0)["trophies"]["infantry"] == dice.count("D") // 2


@pytest.mark.rule("K11.18", "K11.21")
def test_hunter_heals_after_any_number_of_buildings() -> None:
    """Once a turn is Leveler's limit, not Hunter's."""
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=2, cards=["hunter", "leveler"]),
        THERE,
        only_units=True,
        destroyed={"building": 2},
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert have(match) == (4, 0, 0)


@pytest.mark.rule("K11.18", "K6.2")
def test_hunter_heals_not_above_the_maximum() -> None:
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=9, cards=["hunter"]),
        THERE,
        only_units=True,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert have(match)[0] == 10


@pytest.mark.rule("K11.18")
@pytest.mark.parametrize(("unit", "dice"), [("jet", "DDDEEE"), ("tank", "DDDDEE")])
def test_hunter_heals_for_no_other_unit(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=2, cards=["hunter"]),
        THERE,
        only_units=True,
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert facts(match, 0)["trophies"][unit] == 1
    assert have(match)[0] == 2


@pytest.mark.rule("K11.18")
def test_hunter_heals_for_no_building_and_no_other_monster() -> None:
    hunter = monster("bronx", hearts=2, cards=["hunter"])
    bronx = {"bronx": ["high-rise-1", "hospital-3", "power-plant-3"]}
    match = scene("resolve", "DEEEEE", hunter, THERE, piles=bronx)
    match.play("resolve D")
    assert have(match) == (2, 1, 0)
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=2),
        hunter,
        THERE,
        only_units=True,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert (have(match)[0], have(match, 1)[0]) == (3, 2)


# K11.19 Jinx Aura.

JINXED = [monster("bronx"), monster("lower", cards=["jinx-aura"])]


@pytest.mark.rule("K11.19", "K4.2")
def test_jinx_aura_makes_others_use_all_their_rerolls() -> None:
    match = scene("roll", "", *JINXED)
    match.script(["die E"] * 6)
    match.play("roll")
    assert match.decision == "reroll"
    for face in "AD":
        assert "keep" not in texts(match)
        assert refused(match, "keep") == "K11.19"
        assert refused(match, "reroll E") is None
        match.script([f"die {face}"])
        match.play("reroll E")
    assert match.decision == "resolve"
    assert sorted(match.position()["dice"]) == sorted("EEEEAD")


@pytest.mark.rule("K11.19", "K11.46")
@pytest.mark.parametrize(("webs", "decision"), [(0, "reroll"), (1, "resolve"), (2, "resolve")])
def test_jinx_aura_asks_for_no_reroll_that_webs_have_taken(webs: int, decision: str) -> None:
    match = scene("roll", "", JINXED[0] | {"webs": webs}, JINXED[1])
    match.script(["die E"] * 6)
    match.play("roll")
    if webs < 2:
        match.script(["die A"])
        match.play("reroll E")
    assert match.decision == decision


@pytest.mark.rule("K11.19", "K4.2")
def test_jinx_aura_leaves_its_owner_free() -> None:
    match = scene("reroll", "EEEEEE", monster("bronx", cards=["jinx-aura"]), THERE, rerolls_left=2)
    assert refused(match, "keep") is None
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_skips_a_reroll_that_no_die_may_take() -> None:
    raging = JINXED[0] | {"cards": ["terminal-rage"]}
    match = scene("roll", "", raging, JINXED[1])
    match.script(["die A"] * 6)
    match.play("roll")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"

    match = scene("reroll", "AAAAAE", raging, JINXED[1], rerolls_left=2)
    assert texts(match) == ["reroll E"]
    match.script(["die A"])
    match.play("reroll E")
    assert texts(match) == ["keep"]


@pytest.mark.rule("K11.19", "K12.9", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_at_its_price_if_nothing_else_is_left() -> None:
    cursed = JINXED[0] | {"curses": 2, "energy": 3}
    match = scene("reroll", "OOOOOO", cursed, JINXED[1], rerolls_left=2)
    assert refused(match, "keep") == "K11.19"
    match.script(["die O"])
    match.play("reroll O")
    assert have(match)[2] == 1
    assert texts(match) == ["keep"]  # the second reroll cannot be paid

    raging = cursed | {"cards": ["terminal-rage"]}
    match = scene("reroll", "AAAAAO", raging, JINXED[1])
    assert texts(match) == ["reroll O"]


@pytest.mark.rule("K11.19", "K12.9", "K11.10")
def test_jinx_aura_lets_who_cannot_pay_for_o_reroll_another_die() -> None:
    match = scene("reroll", "OOOOOE", JINXED[0] | {"curses": 2, "energy": 1}, JINXED[1])
    assert texts(match) == ["reroll E"]
    assert refused(match, "keep") == "K11.19"
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K11.19")
def test_nobody_must_reroll_without_jinx_aura() -> None:
    match = scene("reroll", "EEEEEE", monster("bronx"), THERE, rerolls_left=2)
    assert refused(match, "keep") is None


# K11.20 King of Queens.


@pytest.mark.rule("K11.20", "K6.2")
@pytest.mark.parametrize(
    ("place", "hearts", "after"),
    [
        ("queens", 5, (6, 0, 1)),
        ("queens", 10, (10, 0, 1)),
        ("bronx", 5, (5, 0, 0)),
        ("brooklyn", 5, (5, 0, 0)),
        ("staten-island", 5, (5, 0, 0)),
        ("lower", 5, (5, 1, 1)),
    ],
)
def test_king_of_queens_gains_at_the_start_of_a_turn_in_queens(
    place: str, hearts: int, after: tuple[int, int, int]
) -> None:
    match = turn_of_first(
        monster(place, hearts=hearts, cards=["king-of-queens"]), monster("queens", hearts=5), FAR
    )
    assert have(match) == after
    assert have(match, 1) == (5, 0, 0)


@pytest.mark.rule("K11.20")
def test_king_of_queens_sleeps_in_the_turns_of_others() -> None:
    king = monster("queens", hearts=5, cards=["king-of-queens"])
    match = turn_of_first(monster("queens", hearts=5), king, FAR)
    assert (have(match), have(match, 1)) == ((5, 0, 0), (5, 0, 0))


# K11.21 Leveler.


def after_levelling(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster destroys with two D in the Bronx, and its turn is over."""
    match = scene("resolve", "DDEEEE", *monsters, **({"resolved": "E"} | keys))
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    while match.decision == "destroy":
        match.play(texts(match)[0])
    match.play("stay")
    match.play("end")
    return match


@pytest.mark.rule("K11.21")
@pytest.mark.parametrize(
    ("tops", "stars"),
    [
        (["high-rise-1", "high-rise-1", "hospital-3"], 2),
        (["high-rise-2", "hospital-3", "power-plant-3"], 2),
        (["power-plant-2", "hospital-3", "power-plant-3"], 0),
        (["hospital-3", "hospital-3", "power-plant-3"], 0),
    ],
)
@pytest.mark.parametrize("cards", [["leveler"], []])
def test_leveler_gives_one_star_in_a_turn_with_a_destroyed_building(
    tops: list[str], stars: int, cards: list[str]
) -> None:
    other = monster("lower", cards=[] if cards else ["leveler"])
    match = after_levelling(monster("bronx", cards=cards), other, FAR, piles={"bronx": tops})
    works = bool(cards) and tops[0] != "hospital-3"
    assert have(match)[1] == stars + works
    assert have(match, 1)[1] == 1  # Manhattan's, as its turn has started


@pytest.mark.rule("K11.21")
def test_leveler_gives_nothing_for_a_unit() -> None:
    match = after_levelling(
        monster("bronx", hearts=5, cards=["leveler"]),
        THERE,
        piles=TOPS,
        units={"bronx": {"infantry": 1}},
    )
    assert have(match) == (6, 0, 0)


@pytest.mark.rule("K11.21")
def test_leveler_gives_a_star_in_every_such_turn() -> None:
    match = after_levelling(
        monster("bronx", cards=["leveler"], extra_turns=["plain"]),
        THERE,
        piles={"bronx": ["high-rise-2", "high-rise-1", "high-rise-1"]},
    )
    before = have(match)[1]
    match.script(["die D", *["die E"] * 5])
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    match.play(next(text for text in texts(match) if text.startswith("destroy")))
    match.play("resolve E")
    match.play("stay")
    match.play("end")
    assert have(match)[1] == before + 2


# K11.22 Long Neck.


@pytest.mark.rule("K11.22", "K5.7")
@pytest.mark.parametrize(("dice", "jets"), [("DEEEEE", 0), ("DDEEEE", 1), ("DDDDEE", 2)])
def test_long_neck_makes_a_jet_cost_exactly_two(dice: str, jets: int) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", cards=["long-neck"]),
        THERE,
        only_units=True,
        units={"bronx": {"jet": 3}},
    )
    match.play("resolve D")
    assert have(match) == (10, 0, 2 * jets)
    assert facts(match, 0)["trophies"].get("jet", 0) == jets


@pytest.mark.rule("K11.22")
@pytest.mark.parametrize(
    ("unit", "dice"), [("tank", "DDEEEE"), ("tank", "DDDEEE"), ("infantry", "DEEEEE")]
)
def test_long_neck_makes_no_other_unit_weaker(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=5, cards=["long-neck"]),
        THERE,
        only_units=True,
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.22")
def test_long_neck_helps_its_owner_only() -> None:
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx"),
        monster("lower", cards=["long-neck"]),
        only_units=True,
        units={"bronx": {"jet": 1}},
    )
    match.play("resolve D")
    assert have(match) == (10, 0, 0)


# K11.23 Natural Selection.


@pytest.mark.rule("K11.23", "K6.2")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize(("hearts", "after"), [(3, 7), (8, 10)])
def test_natural_selection_gives_energy_and_heals_when_bought(
    place: str, hearts: int, after: int
) -> None:
    match = scene(
        "buy",
        "EEEEEE",
        monster(place, hearts=hearts, energy=3),
        FAR if place == "lower" else THERE,
        market=[SELECTION, *QUIET[:2]],
    )
    match.play(f"buy {SELECTION}")
    assert have(match) == (after, 0, 5)


@pytest.mark.rule("K11.23", "K11.31")
def test_natural_selection_is_also_bought_from_the_discard_pile() -> None:
    buyer = monster("bronx", hearts=3, energy=1, cards=["scavenger"])
    match = scene("buy", "EEEEEE", buyer, THERE, discard_pile=[SELECTION])
    match.play(f"scavenge {SELECTION}")
    assert have(match) == (7, 0, 4)


@pytest.mark.rule("K11.23", "K12.7", "K11.50")
def test_a_free_natural_selection_counts_as_bought_and_looks_at_its_owners_dice_only() -> None:
    match = scene(
        "buy",
        "EEEEEC",
        monster("bronx", energy=3),
        monster("lower", hearts=3),
        market=["flatiron-building", "coney-island", "brooklyn-bridge"],
        claims=[1],
    )
    match.script([f"card {SELECTION}", "card the-unisphere"])
    match.play("buy flatiron-building")
    assert facts(match, 1)["cards"] == [SELECTION]
    assert have(match, 1) == (7, 0, 4)
    match.play("end")
    assert facts(match, 1)["cards"] == [SELECTION]
    assert have(match, 1)[0] == 7


@pytest.mark.rule("K11.23", "K4.1")
def test_natural_selection_adds_a_die_for_its_owner() -> None:
    match = scene("roll", "", monster("bronx", cards=[SELECTION]), THERE)
    match.play("roll")
    assert len(match.position()["dice"]) == 7
    match = scene("roll", "", FAR, monster("lower", cards=[SELECTION]))
    match.play("roll")
    assert len(match.position()["dice"]) == 6


@pytest.mark.rule("K11.23", "K6.3", "K10.1")
@pytest.mark.parametrize("dice", ["EEEEEEC", "CCCDDDD"])
def test_a_c_at_the_end_of_ones_turn_costs_the_card_and_all_hearts(dice: str) -> None:
    match = scene("buy", dice, monster("bronx", energy=5, cards=[SELECTION]), THERE, FAR)
    kinds = [event.kind for event in match.play("end")]
    assert kinds[:3] == ["card-lost", "hearts-lost", "eliminated"]
    fallen = facts(match, 0)
    assert (fallen["hearts"], fallen["place"], fallen["cards"]) == (0, None, [])
    assert match.position()["discard_pile"] == [SELECTION]
    assert (match.actor, match.outcome) == (1, None)


@pytest.mark.rule("K11.23", "K10.1")
def test_natural_selection_can_leave_a_last_monster_that_wins() -> None:
    match = scene("buy", "EEEEEEC", monster("bronx", cards=[SELECTION]), THERE)
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("K11.23", "K10.2")
def test_who_falls_to_natural_selection_has_not_won_with_twenty_stars() -> None:
    match = scene("buy", "EEEEEEC", monster("bronx", stars=20, cards=[SELECTION]), THERE, FAR)
    match.play("end")
    assert match.outcome is None
    assert match.actor == 1


@pytest.mark.rule("K11.23")
def test_natural_selection_spares_who_has_no_c() -> None:
    match = scene("buy", "EADHOOO", monster("bronx", cards=[SELECTION]), THERE)
    match.play("end")
    assert have(match)[0] == 10
    assert facts(match, 0)["cards"] == [SELECTION]


@pytest.mark.rule("K11.23")
@pytest.mark.parametrize(("dice", "hearts"), [("EEEEEC", 0), ("EEEEEE", 10)])
def test_natural_selection_strikes_in_the_turn_in_which_it_was_bought(
    dice: str, hearts: int
) -> None:
    match = scene(
        "buy", dice, monster("bronx", energy=2), THERE, FAR, market=[SELECTION, *QUIET[:2]]
    )
    match.play(f"buy {SELECTION}")
    assert have(match)[0] == 10
    match.play("end")
    assert have(match)[0] == hearts


@pytest.mark.rule("K11.23")
def test_natural_selection_strikes_in_turns_of_its_owner_only() -> None:
    match = scene("buy", "CCCEEE", monster("bronx"), monster("lower", cards=[SELECTION]))
    match.play("end")
    assert (have(match)[0], have(match, 1)[0]) == (10, 10)


@pytest.mark.rule("K11.23", "K3.4")
def test_natural_selection_also_strikes_in_an_extra_turn() -> None:
    match = scene(
        "buy", "EEEEEEC", monster("bronx", cards=[SELECTION]), THERE, FAR, extra_turn="plain"
    )
    match.play("end")
    assert have(match)[0] == 0


@pytest.mark.rule("K11.23", "K6.3", "K3.4")
def test_who_falls_to_natural_selection_plays_no_extra_turn() -> None:
    holder = monster("bronx", cards=[SELECTION], extra_turns=["plain"])
    match = scene("buy", "EEEEEEC", holder, THERE, FAR)
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    assert facts(match, 0)["extra_turns"] == []


@pytest.mark.rule("K11.23", "K11.7")
@pytest.mark.parametrize(
    ("dice", "plays", "hearts"),
    [
        ("CEEEEEE", ["chameleon E A"], 10),  # the only C is discarded
        ("CCEEEEE", ["chameleon C A"], 10),  # one is discarded, the other changed
        ("CCEEEEE", ["chameleon E A"], 0),  # one is left
        ("CEEEEEE", ["chameleon E C"], 0),  # one is discarded, one made
        ("CCEEEEE", ["chameleon E A", "chameleon E A"], 10),
    ],
)
def test_natural_selection_does_not_see_a_c_that_chameleon_took_away(
    dice: str, plays: list[str], hearts: int
) -> None:
    holder = monster("bronx", cards=[SELECTION, "chameleon"])
    match = scene("resolve", dice, holder, THERE, FAR)
    for play in plays:
        match.play(play)
    while match.decision != "move":
        match.play("stay" if match.decision == "flee" else texts(match)[0])
    match.play("stay")
    match.play("end")
    assert have(match)[0] == hearts


@pytest.mark.rule("K11.23", "K11.24", "K11.28")
def test_hearts_lost_to_natural_selection_are_no_damage() -> None:
    holder = monster("bronx", energy=20, cards=[SELECTION, "of-another-world", "phoenix-blood"])
    match = scene("buy", "EEEEEEC", holder, THERE, FAR)
    match.play("end")
    assert (have(match)[0], match.decision) == (0, "roll")


@pytest.mark.rule("K11.23", "K11.62")
def test_who_has_lost_natural_selection_before_the_end_lives_on() -> None:
    match = scene(
        "buy",
        "EEEEEEC",
        monster("bronx", energy=5, cards=[SELECTION]),
        THERE,
        market=["tesla-cannon", *QUIET[:2]],
    )
    match.play("buy tesla-cannon")
    match.play("end")
    assert have(match)[0] == 10
