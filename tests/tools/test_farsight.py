"""Which of several judgements foretells best is told, and how sure that is."""

from __future__ import annotations

import numpy as np
import pytest
from tools.farsight import TURNS, Foretold, compare

from tools import farsight


def games(count: int = 400, moments: int = 5) -> list[Foretold]:
    """Judgements: the truth, the truth exaggerated, the truth blurred, and none at all."""
    chance = np.random.default_rng(3)
    found = []
    for game in range(count):
        odds = chance.normal(0.0, 1.5)
        share = float(chance.random() < 1 / (1 + np.exp(-odds)))
        for _ in range(moments):
            said = (odds, 2.0 * odds + 0.7, odds + chance.normal(0.0, 1.5), 0.0)
            found.append(Foretold(game, share, tuple(1 / (1 + np.exp(-one)) for one in said)))
    return found


def test_what_is_only_exaggerated_foretells_as_well() -> None:
    true, exaggerated, *_ = compare(games())
    assert true.more == 0.0
    assert exaggerated.nats == pytest.approx(true.nats, abs=1e-3)


def test_what_is_blurred_foretells_less_and_nothing_least() -> None:
    true, _, blurred, none = compare(games())
    assert true.nats < blurred.nats < none.nats
    assert none.nats == pytest.approx(np.log(2), abs=0.01)
    assert blurred.more > blurred.within > 0.0


def test_more_moments_of_the_same_games_make_nothing_surer() -> None:
    few, many = (compare(games(moments=moments))[3] for moments in (1, 10))
    assert many.within == pytest.approx(few.within, rel=0.2)


def test_moments_are_those_in_which_the_heros_turn_has_just_ended() -> None:
    found, hero, share = farsight.moments(3, 4)
    assert hero == 1
    assert share in (0.0, 1.0)
    assert found
    assert all(game.actor != hero for game in found)


def test_it_prints_a_line_for_each_number_of_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert farsight.main(["--games", "3", "--samples", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said[1:]] == [f"{n} turns later" for n in TURNS]
