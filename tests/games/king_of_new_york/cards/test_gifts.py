"""Discard cards that only give something (K11.48, K11.49, K11.51 to K11.53, K11.63, K11.64)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import bought, facts, monster, told


@pytest.mark.rule("K11.48")
def test_brooklyn_bridge_gives_4_stars() -> None:
    match = bought(
        "brooklyn-bridge", monster("bronx", energy=6, stars=1, hearts=5), monster("lower", stars=2)
    )
    assert told(match, 0, "stars", "hearts", "energy") == [5, 5, 0]
    assert facts(match, 1)["stars"] == 2


@pytest.mark.rule("K11.49")
def test_central_park_gives_2_stars_and_heals_2() -> None:
    match = bought("central-park", monster("bronx", energy=5, hearts=5), monster("lower", hearts=5))
    assert told(match, 0, "stars", "hearts", "energy") == [2, 7, 0]
    assert told(match, 1, "stars", "hearts") == [0, 5]


@pytest.mark.rule("K11.49", "K5.3")
def test_central_park_heals_in_manhattan_too() -> None:
    match = bought("central-park", monster("upper", energy=4, hearts=5), monster("bronx"))
    assert facts(match, 0)["hearts"] == 7


@pytest.mark.rule("K11.49", "K6.2")
@pytest.mark.parametrize(
    ("hearts", "cards", "healed"),
    [(9, [], 10), (10, [], 10), (9, ["carapace"], 11), (11, ["carapace"], 12)],
)
def test_central_park_heals_up_to_the_maximum(hearts: int, cards: list[str], healed: int) -> None:
    match = bought(
        "central-park", monster("bronx", energy=5, hearts=hearts, cards=cards), monster("lower")
    )
    assert facts(match, 0)["hearts"] == healed


@pytest.mark.rule("K11.51")
def test_coney_island_gives_3_stars() -> None:
    match = bought("coney-island", monster("bronx", energy=4, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [3, 5, 0]
    assert facts(match, 1)["stars"] == 0


@pytest.mark.rule("K11.52")
def test_drink_the_hudson_gives_13_energy_1_star_and_heals_2() -> None:
    match = bought("drink-the-hudson", monster("bronx", energy=13, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [1, 7, 14]
    assert told(match, 1, "stars", "energy") == [0, 0]


@pytest.mark.rule("K11.52", "K6.2")
def test_drink_the_hudson_does_not_heal_above_the_maximum() -> None:
    match = bought("drink-the-hudson", monster("bronx", energy=12, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.52", "K11.29")
def test_power_tap_takes_one_energy_of_the_hudsons() -> None:
    match = bought(
        "drink-the-hudson", monster("bronx", energy=12), monster("lower", cards=["power-tap"])
    )
    assert facts(match, 0)["energy"] == 12
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K11.53")
def test_flatiron_building_gives_2_stars() -> None:
    match = bought("flatiron-building", monster("bronx", energy=3, stars=1), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [3, 10, 0]
    assert facts(match, 1)["stars"] == 0


@pytest.mark.rule("K11.63")
def test_the_unisphere_gives_4_stars() -> None:
    match = bought("the-unisphere", monster("bronx", energy=6, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [4, 5, 1]
    assert facts(match, 1)["stars"] == 0


@pytest.mark.rule("K11.64")
def test_yankee_stadium_gives_5_stars_and_heals_5() -> None:
    match = bought(
        "yankee-stadium", monster("queens", energy=9, hearts=2), monster("lower", hearts=2)
    )
    assert told(match, 0, "stars", "hearts", "energy") == [5, 7, 0]
    assert told(match, 1, "stars", "hearts") == [0, 2]


@pytest.mark.rule("K11.64", "K6.2", "K5.3")
def test_yankee_stadium_heals_up_to_the_maximum_in_manhattan_too() -> None:
    match = bought("yankee-stadium", monster("upper", energy=9, hearts=7), monster("bronx"))
    assert facts(match, 0)["hearts"] == 10
