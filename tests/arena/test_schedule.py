"""The schedule: fair to every bot and seat, and always the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from bigapple.arena.schedule import ONE_AGAINST, Fixture, Tournament, schedule, tournament
from bigapple.bots import CHARACTERS, LEVELS
from bigapple.errors import BigAppleError
from tests.arena.games import small

NAMES = (*LEVELS, *CHARACTERS, "greedy", "random")


def mixed(bots: int, players: int) -> Tournament:
    return tournament("king-of-new-york", NAMES[:bots], players=players)


def deals(tournament: Tournament, count: int) -> list[list[Fixture]]:
    fixtures = list(islice(schedule(tournament), count * tournament.deal_games))
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    return [[f for f in fixtures if f.deal == deal] for deal in range(count)]


@pytest.mark.parametrize("bots", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_deal_is_fair(bots: int, players: int) -> None:
    plan = mixed(bots, players)
    for games in deals(plan, 5):
        assert len(games) == plan.deal_games
        assert len({game.seed for game in games}) == 1
        seated = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seats))
        # Everybody sits on every seat equally often.
        assert len(seated) == bots * players
        assert len(set(seated.values())) == 1
        for game in games:
            counts = Counter(game.seats)
            assert len(counts) == min(bots, players)
            assert max(counts.values()) - min(counts.values()) <= 1


def test_each_line_up_is_played_in_every_rotation() -> None:
    (games,) = deals(mixed(10, 4), 1)
    for first in range(0, len(games), 4):
        group = [game.seats for game in games[first : first + 4]]
        assert group == [group[0][turn:] + group[0][:turn] for turn in range(4)]


@pytest.mark.parametrize("players", [2, 4])
def test_everybody_meets_everybody_about_equally_often(players: int) -> None:
    plan = mixed(10, players)
    meetings: Counter[frozenset[str]] = Counter()
    for games in deals(plan, 36):
        for game in games[::players]:
            meetings.update(frozenset(pair) for pair in combinations(game.seats, 2))
    average = sum(meetings.values()) / 45
    assert len(meetings) == 45
    assert max(meetings.values()) <= 1.35 * average
    assert min(meetings.values()) >= 0.65 * average


def test_one_against_the_others() -> None:
    plan = small("greedy", "random", "casual", players=4, lineup=ONE_AGAINST)
    assert plan.deal_games == 8
    for games in deals(plan, 3):
        for rival in ("random", "casual"):
            against = [game.seats for game in games if rival in game.seats]
            assert [seats.count("greedy") for seats in against] == [1, 1, 1, 1]
            assert [seats.count(rival) for seats in against] == [3, 3, 3, 3]
            assert {seats.index("greedy") for seats in against} == {0, 1, 2, 3}


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    plan = mixed(7, 4)
    short = list(islice(schedule(plan), 30))
    assert list(islice(schedule(plan), 300))[:30] == short
    other = tournament("king-of-new-york", NAMES[:7], players=4, seed="1")
    assert [f.seats for f in islice(schedule(other), 30)] != [f.seats for f in short]


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = mixed(10, 4)
    assert [plan.whole_deals(games) for games in (1, 20, 21)] == [20, 20, 40]


@pytest.mark.parametrize(
    ("bots", "options", "told"),
    [
        (["clever", "greedy"], {}, "no bot called clever"),
        (["search:0", "greedy"], {}, "cannot think for 0"),
        (["search:9999s", "greedy"], {}, "cannot think for 9999s"),
        (["greedy"], {}, "at least 2 bots"),
        (["greedy", "random", "greedy"], {}, "greedy is named twice"),
        (["greedy", "random"], {"players": 7}, "players cannot be 7"),
        (["greedy", "random"], {"lineup": "all"}, "--lineup cannot be all"),
        (["greedy", "random"], {"edition": "1994", "urban_rules": True}, "1994"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], options: dict[str, object], told: str
) -> None:
    with pytest.raises(BigAppleError) as refused:
        tournament("manhattan", bots, **options)  # type: ignore[arg-type]
    assert told in str(refused.value)
