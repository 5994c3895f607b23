"""Natural Selection (K11.23)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    QUIET,
    THERE,
    facts,
    have,
    monster,
    scene,
    texts,
)

SELECTION = "natural-selection"


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
