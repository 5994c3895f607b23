"""Next Stage (K11.57)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import bought, facts, monster, refused, texts, told


@pytest.mark.rule("K11.57")
@pytest.mark.parametrize("healing", range(4))
def test_next_stage_turns_all_stars_into_healing_and_energy(healing: int) -> None:
    match = bought("next-stage", monster("bronx", energy=5, stars=5, hearts=7), monster("lower"))
    assert (match.actor, match.decision) == (0, "split")
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2", "heal 3"]
    match.play(f"heal {healing}")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 7 + healing, 1 + 5 - healing]
    assert match.decision == "buy"


@pytest.mark.rule("K11.57")
def test_next_stage_heals_no_more_than_is_missing_or_than_stars_were_lost() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=5, hearts=7), monster("lower"))
    assert refused(match, "heal 4") == "K11.57"
    match = bought("next-stage", monster("bronx", energy=4, stars=2, hearts=1), monster("lower"))
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2"]
    assert refused(match, "heal 3") == "K11.57"
    match.play("heal 2")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 3, 0]


@pytest.mark.rule("K11.57")
@pytest.mark.parametrize("healing", [0, 1])
def test_next_stage_asks_even_about_a_single_heart(healing: int) -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=3, hearts=9), monster("lower"))
    assert sorted(texts(match)) == ["heal 0", "heal 1"]
    match.play(f"heal {healing}")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 9 + healing, 3 - healing]


@pytest.mark.rule("K11.57", "K6.2")
def test_next_stage_at_full_life_gives_only_energy() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=6), monster("lower", stars=3))
    assert match.decision == "buy"
    assert told(match, 0, "stars", "hearts", "energy") == [0, 10, 6]
    assert facts(match, 1)["stars"] == 3


@pytest.mark.rule("K11.57", "K6.2", "K11.6")
def test_next_stage_heals_up_to_12_with_carapace() -> None:
    match = bought(
        "next-stage",
        monster("bronx", energy=4, stars=6, hearts=10, cards=["carapace"]),
        monster("lower"),
    )
    assert sorted(texts(match)) == ["heal 0", "heal 1", "heal 2"]
    match.play("heal 2")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 12, 4]


@pytest.mark.rule("K11.57")
def test_next_stage_without_stars_gives_nothing() -> None:
    match = bought("next-stage", monster("bronx", energy=4, hearts=5), monster("lower"))
    assert match.decision == "buy"
    assert told(match, 0, "stars", "hearts", "energy") == [0, 5, 0]


@pytest.mark.rule("K11.57", "K5.3")
def test_next_stage_heals_in_manhattan_too() -> None:
    match = bought("next-stage", monster("upper", energy=4, stars=3, hearts=5), monster("bronx"))
    match.play("heal 3")
    assert told(match, 0, "stars", "hearts", "energy") == [0, 8, 0]


@pytest.mark.rule("K11.57", "K10.1")
def test_next_stage_can_give_a_win_away() -> None:
    match = bought("next-stage", monster("bronx", energy=4, stars=25), monster("lower"))
    match.play("end")
    assert match.outcome is None
    assert facts(match, 0)["energy"] == 25


@pytest.mark.rule("K11.57", "K11.29")
def test_energy_of_next_stage_counts_for_power_tap() -> None:
    for healing, tapped in ((0, 1), (1, 0)):
        match = bought(
            "next-stage",
            monster("bronx", energy=4, stars=3, hearts=5),
            monster("lower", cards=["power-tap"]),
        )
        match.play(f"heal {healing}")
        assert facts(match, 0)["energy"] == 3 - healing - tapped
        assert facts(match, 1)["energy"] == tapped
