"""Studies: what is planned, and that all of it is played."""

from __future__ import annotations

import threading

from bigapple.games import definition
from bigapple.laboratory.counting.loop import GREEDY, QUICK, RANDOM
from bigapple.laboratory.study import carry_out, plan

KING = definition("king-of-new-york")
MANHATTAN = definition("manhattan")


def test_every_number_of_players_is_studied_four_most() -> None:
    study = plan(KING, None, 1000, QUICK, 1)
    assert {part.options["players"]: part.games for part in study.counts} == {
        4: 1000,
        2: 100,
        3: 100,
        5: 100,
        6: 100,
    }
    assert study.experiment is study.counts[0]
    assert study.counts[0].experimenting
    assert [part.options["players"] for part in plan(KING, 3, 50, QUICK, 1).counts] == [3]


def test_the_policy_is_compared_with_the_others() -> None:
    study = plan(KING, 4, 100_000, QUICK, 1)
    assert {other: part.policies for other, part in study.matches.items()} == {
        RANDOM: [QUICK, RANDOM, RANDOM, RANDOM],
        GREEDY: [QUICK, GREEDY, GREEDY, GREEDY],
    }


def test_the_experiment_with_blocks_has_games_of_its_own() -> None:
    study = plan(MANHATTAN, None, 1000, QUICK, 1)
    assert study.experiment is not study.counts[0]
    assert not any(part.experimenting for part in study.counts)
    assert study.games == 1000 + 2 * 100 + 500 + 6 * 100 + 20 + 10


def test_all_parts_are_played() -> None:
    study = plan(MANHATTAN, 2, 40, RANDOM, 5)
    heard: list[int] = []
    carry_out(study, 2, heard.append)
    assert study.played == study.games == sum(heard)
    parts = [part.tally.tobytes() for part in study.parts]
    assert len(set(parts)) == len(parts)


def test_a_study_that_is_stopped_has_played_nothing_more() -> None:
    study = plan(MANHATTAN, 2, 40, RANDOM, 5)
    stop = threading.Event()
    stop.set()
    carry_out(study, 2, stop=stop)
    assert study.played == 0
