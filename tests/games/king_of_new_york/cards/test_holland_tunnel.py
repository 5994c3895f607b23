"""Holland Tunnel (K11.55)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import DEAD, bought, each, facts, monster


@pytest.mark.rule("K11.55")
def test_holland_tunnel_gives_6_stars_and_3_energy_to_every_monster() -> None:
    match = bought(
        "holland-tunnel",
        monster("bronx", energy=9, stars=1),
        monster("lower", energy=2),
        monster("queens"),
    )
    assert each(match, "stars") == [7, 0, 0]
    assert each(match, "energy") == [3, 5, 3]


@pytest.mark.rule("K11.55")
def test_holland_tunnel_gives_nothing_to_the_eliminated() -> None:
    match = bought("holland-tunnel", monster("bronx", energy=9), monster("lower"), DEAD, falls=1)
    assert each(match, "energy")[:2] == [3, 3]
    assert facts(match, 2).get("energy", 0) == 0
