"""The counts of King of New York, against a slow count of the same games by their events."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise
from math import prod, sqrt
from typing import Any

import numpy as np
import pytest

from bigapple.engine.chance import below, seed, word
from bigapple.engine.events import Event
from bigapple.games import definition
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX
from bigapple.games.king_of_new_york.happenings import BUY, BY_CARD, CAUSES, SOURCES
from bigapple.games.king_of_new_york.people.words import ENDING_NAMES, PLACE_NAMES
from bigapple.laboratory.counting import king_of_new_york as counting
from bigapple.laboratory.counting.loop import DICE, GREEDY, LOTS, MIND, NOW, QUICK, RANDOM
from bigapple.laboratory.simulation import Task, new_space, simulate
from bigapple.opening import complete_options
from tests.laboratory.slowly import Table

KING = definition("king-of-new-york")
KEY = 77
COMPARED = (
    *("endings", "rounds", "turns", "rounds_by_ending", "wins", "seat_wins", "fell", "stars"),
    *("hearts", "stars_lost", "final_stars", "home_turns", "owned"),
)


class SlowCount:
    """Everything by name, in counters; written without a look at the compiled one."""

    def __init__(self, players: int, first: int) -> None:
        self.players, self.first = players, first
        self.sums: Counter[Any] = Counter()
        self.stars: list[Counter[str]] = [Counter() for _ in range(players)]
        self.hearts: list[Counter[str]] = [Counter() for _ in range(players)]
        self.bought: list[set[int]] = [set() for _ in range(players)]
        self.place = [""] * players
        self.last_wound = [""] * players
        self.fell: dict[int, int] = {}
        self.normal: list[int] = []
        self.turns: Counter[int] = Counter()
        self.home: Counter[int] = Counter()

    @property
    def round(self) -> int:
        """Rounds begun: the normal turns, cut wherever the order starts again."""
        seats = [(player - self.first) % self.players for player in self.normal]
        return 1 + sum(b <= a for a, b in pairwise(seats)) if seats else 0

    def count(self, event: Event) -> None:
        given: dict[str, Any] = event.arguments
        player = given.get("player", -1)
        cause = given.get("cause", 0)
        by_card = cause >= BY_CARD
        name = "card" if by_card else CAUSES[cause]
        if event.kind == "stars-gained":
            self.stars[player][name] += given["count"]
            if by_card:
                self.sums["stars by card", cause - BY_CARD] += given["count"]
        elif event.kind == "stars-lost":
            self.stars[player]["lost"] += given["count"]
        elif event.kind in ("damaged", "hearts-lost"):
            wound = name if name in ("ouch", "attack") else "card"
            if wound == "attack":
                inside = self.place[given["source"]] in PLACE_NAMES[4:]
                wound = "inside" if inside else "outside"
            self.hearts[player][wound] += given.get("lost", given["count"])
            self.last_wound[player] = wound
        elif event.kind == "eliminated":
            self.fell[player] = self.round
            self.sums["fell by", self.last_wound[player]] += 1
        elif event.kind in ("moved", "placed"):
            self.place[player] = PLACE_NAMES[given["place"]]
        elif event.kind == "turn-started":
            if given["kind"] == 0:
                self.normal.append(player)
            self.turns[player] += 1
            self.home[player] += self.place[player] in PLACE_NAMES[4:]
        elif event.kind == "card-revealed":
            self.sums["offered", given["card"]] += 1
        elif event.kind == "bought":
            self.bought[player].add(given["card"])
            if SOURCES[given["source"]] == "market":
                self.sums["bought", given["card"]] += 1
                self.sums["paid", given["card"]] += given["cost"]
            else:
                self.sums["otherwise", given["card"]] += 1
        elif event.kind == "game-won":
            self.winner = player
        elif event.kind == "game-ended":
            self.ending = ENDING_NAMES[given["ending"]]


def compare(tally: Any, counts: list[SlowCount], players: int) -> None:
    total: Counter[Any] = sum((count.sums for count in counts), Counter())
    for card in range(CARDS_IN_BOX):
        assert tally.offered[card] == total["offered", card]
        assert tally.bought[card] == total["bought", card]
        assert tally.paid[card] == total["paid", card]
        assert tally.bought_otherwise[card] == total["otherwise", card]
        assert tally.stars_by_card[card] == total["stars by card", card]
    for number, wound in enumerate(counting.WOUNDS):
        assert tally.falls_by[number] == total["fell by", wound]
    expected: Any = counting.Tally.new()
    for count in counts:
        winner = getattr(count, "winner", -1)
        ending = ENDING_NAMES.index(count.ending)
        expected.endings[ending] += 1
        expected.rounds[count.round] += 1
        expected.turns[sum(count.turns.values())] += 1
        expected.rounds_by_ending[ending] += (count.round, count.round**2)
        if winner >= 0:
            expected.wins[winner] += 1
            expected.seat_wins[(winner - count.first) % players, ending] += 1
        for player in range(players):
            won = int(player == winner)
            if player in count.fell:
                expected.fell[(player - count.first) % players, count.fell[player]] += 1
            for number, source in enumerate(counting.SOURCES):
                value = count.stars[player][source]
                expected.stars[number, won] += (value, value**2)
            for number, wound in enumerate(counting.WOUNDS):
                value = count.hearts[player][wound]
                expected.hearts[number, won] += (value, value**2)
            lost = count.stars[player]["lost"]
            final = sum(count.stars[player].values()) - 2 * lost
            expected.stars_lost[won] += (lost, lost**2)
            expected.final_stars[won] += (final, final**2)
            expected.home_turns[:, won] += (count.home[player], count.turns[player])
            for card in count.bought[player]:
                expected.owned[card, won] += 1
    for name in COMPARED:
        np.testing.assert_array_equal(tally[name], expected[name], err_msg=name)


@pytest.mark.parametrize(
    ("players", "policies", "games"),
    [
        (4, [RANDOM] * 4, 30),
        (2, [RANDOM] * 2, 30),
        (6, [RANDOM] * 6, 15),
        (3, [QUICK] * 3, 2),
        (3, [GREEDY, QUICK, RANDOM], 1),
    ],
)
def test_the_counts_agree_with_a_slow_count(players: int, policies: list[int], games: int) -> None:
    options = complete_options(KING, {"players": players})
    tally = simulate(Task(KING, options, policies, games, KEY))
    counts, taken = [], 0
    for index in range(games):
        table = Table(KING, policies, KEY, index)
        dealt = table.deal(options)
        count = SlowCount(players, int(table.game.first_player))
        for event in dealt:
            count.count(event)
        for events in table.play():
            taken += 1
            for event in events:
                count.count(event)
        counts.append(count)
    assert tally.games == games
    assert tally.actions == taken
    assert not tally.faults
    assert not tally.trials.any()
    compare(tally, counts, players)


def arm_is_won(table: Table, action: int, arm: str, key: int) -> bool:
    """Plays a copy of the game on, as one arm of the experiment."""
    copy = Table(KING, table.policies, 0, 0)
    copy.game = KING.record.copy(table.game)
    for stream in (DICE, MIND):
        seed(copy.chances[stream], key, stream)
    player = int(table.game.actor)
    card = int(table.game.market[action - actions.FIRST_BUY])
    if arm == "free":
        copy.game.energy[player] += price(table.game, player, card)
    if arm != "forbidden":
        copy.apply(action)
    while copy.game.actor >= 0:
        legal = copy.legal()
        if arm == "forbidden" and copy.game.actor == player and copy.game.decision == BUY:
            legal = [one for one in legal if card_of(copy.game, one) != card]
        copy.apply(copy.choose(legal))
    return int(copy.game.winner) == player


def price(game: Any, player: int, card: int) -> int:
    from bigapple.games.king_of_new_york.cards.table import CARDS

    return max(0, CARDS[card].cost - (min(int(game.places[player]), 4) in CARDS[card].cheaper_in))


def card_of(game: Any, action: int) -> int | None:
    if actions.FIRST_BUY <= action < actions.SWEEP:
        return int(game.market[action - actions.FIRST_BUY])
    if actions.FIRST_SCAVENGE <= action < actions.FIRST_PHOTO:
        return action - actions.FIRST_SCAVENGE
    return None


def test_the_experiment_agrees_with_copies_played_slowly() -> None:
    games, options = 40, complete_options(KING, {})
    policies = [RANDOM] * 4
    tally = simulate(Task(KING, options, policies, games, KEY, experimenting=True))
    expected = np.zeros_like(tally.trials)
    costs = np.zeros_like(tally.trial_cost)
    for index in range(games):
        table = Table(KING, policies, KEY, index)
        table.deal(options)
        lots = table.chances[LOTS]
        while table.game.actor >= 0:
            legal = table.legal()
            if table.game.decision == BUY:
                buying = [one for one in legal if actions.FIRST_BUY <= one < actions.SWEEP]
                chosen = None
                for number, one in enumerate(buying, 1):
                    chosen = one if below(lots, number) == 0 else chosen
                if chosen is not None:
                    mind = table.chances[MIND].copy()
                    wanted = table.choose(legal) == chosen
                    table.chances[MIND] = mind
                if chosen is not None and below(lots, counting.TRIED_ONE_IN[wanted]) < len(buying):
                    key = word(lots)
                    won = sum(
                        arm_is_won(table, chosen, arm, key) << number
                        for number, arm in enumerate(counting.ARMS)
                    )
                    card = card_of(table.game, chosen)
                    expected[card, int(wanted), won] += 1
                    costs[card, int(wanted)] += price(table.game, int(table.game.actor), card or 0)
            table.apply(table.choose(table.legal()))
    assert expected.sum() > 5
    np.testing.assert_array_equal(tally.trials, expected)
    np.testing.assert_array_equal(tally.trial_cost, costs)


def every_fall_of_lots(draw: Callable[[Callable[[Any, int], int]], None]) -> Iterator[Fraction]:
    """Draws again and again, until all has happened that can; the chance of each draw."""
    ahead: list[list[int]] = [[]]
    while ahead:
        lots = ahead.pop()
        chances: list[Fraction] = []

        def below(stream: Any, count: int, lots: Any = lots, chances: Any = chances) -> int:
            if len(chances) == len(lots):
                ahead.extend([*lots, other] for other in range(1, count))
                lots.append(0)
            chances.append(Fraction(1, count))
            return int(lots[len(chances) - 1])

        draw(below)
        yield prod(chances, start=Fraction(1))


@pytest.mark.parametrize("payable", [1, 2, 3])
@pytest.mark.parametrize("wants", [True, False])
def test_a_card_is_tried_out_as_often_whatever_else_can_be_paid_for(
    payable: int, wants: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    buying = list(range(actions.FIRST_BUY, actions.FIRST_BUY + payable))
    choice = buying[-1] if wants else actions.PASS
    space: Any = new_space(KING, [QUICK] * 4, experimenting=True)
    space.games[NOW].decision = BUY
    space.actions[: payable + 2] = [actions.PASS, *buying, actions.SWEEP]
    tried: list[tuple[int, int]] = []
    monkeypatch.setattr(counting, "choose", lambda space, count: choice)
    monkeypatch.setattr(counting, "try_card", lambda space, *one: tried.append(one))

    def draw(below: Callable[[Any, int], int]) -> None:
        tried.clear()
        monkeypatch.setattr(counting, "below", below)
        assert counting.experiment(space, payable + 2) == bool(tried)

    rates: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for chance in every_fall_of_lots(draw):
        for one in tried:
            rates[one] += chance
    # What a report weighs by: so each moment at which a card can be bought counts the same.
    assert rates == {
        (one, one == choice): Fraction(1, counting.TRIED_ONE_IN[one == choice]) for one in buying
    }


def test_what_is_tried_out_stands_for_every_moment_at_which_a_card_can_be_bought() -> None:
    games, options = 40, complete_options(KING, {})
    policies = [QUICK] * 4
    tally = simulate(Task(KING, options, policies, games, KEY, experimenting=True))
    moments: Counter[bool] = Counter()
    for index in range(games):
        table = Table(KING, policies, KEY, index)
        table.deal(options)
        while table.game.actor >= 0:
            legal = table.legal()
            choice = table.choose(legal)
            if table.game.decision == BUY:
                buying = [one for one in legal if actions.FIRST_BUY <= one < actions.SWEEP]
                moments.update(one == choice for one in buying)
            table.apply(choice)
    for wanted, rate in enumerate(counting.TRIED_ONE_IN):
        stands_for = rate * int(tally.trials[:, wanted].sum())
        truth = moments[bool(wanted)]
        assert stands_for == pytest.approx(truth, abs=3 * sqrt(truth * (rate - 1)))


def test_the_experiment_leaves_the_games_as_they_are() -> None:
    options = complete_options(KING, {})
    policies = [QUICK] * 4
    with_it = simulate(Task(KING, options, policies, 60, 5, experimenting=True))
    without = simulate(Task(KING, options, policies, 60, 5))
    assert with_it.trials.any()
    for name in KING_FIELDS:
        if name not in ("trials", "trial_cost"):
            np.testing.assert_array_equal(with_it[name], without[name], err_msg=name)


KING_FIELDS = counting.Tally.dtype.names or ()
