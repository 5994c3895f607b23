"""The counts of Manhattan, against a slow count of the same games by their events."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bigapple.games import definition
from bigapple.games.manhattan.happenings import MAJORITY, TALLEST, TOWERS, URBAN
from bigapple.games.manhattan.scoring import place_of
from bigapple.laboratory.counting import manhattan as counting
from bigapple.laboratory.counting.loop import GREEDY, QUICK, RANDOM
from bigapple.laboratory.simulation import Task, simulate
from bigapple.opening import complete_options
from tests.laboratory.slowly import Table

MANHATTAN = definition("manhattan")
KEY = 11
CRITERIA = {TALLEST: 0, MAJORITY: 1, TOWERS: 2} | {URBAN + rule: 2 + rule for rule in range(1, 11)}


class SlowGame:
    """One game, remembered as lists; towers are built up from the events alone."""

    def __init__(self, table: Table, options: dict[str, Any]) -> None:
        self.table, self.players = table, int(options["players"])
        self.towers: dict[int, list[tuple[int, int]]] = {lot: [] for lot in range(54)}
        self.built: list[tuple[int, int, int, str, int]] = []
        """Builder, lot, size, ground, round."""
        self.held: list[tuple[int, str]] = []
        self.points: list[tuple[int, int, int, int]] = []
        """Player, criterion, points, round."""
        self.tallest: list[int] = []
        self.rule = 0
        self.rules: list[tuple[int, int]] = []
        self.gave_up = self.destroyed = self.round = self.actions = 0
        for events in ([*table.deal(options)], *table.play()):
            self.actions += 1
            for event in events:
                self.count(event.kind, event.arguments)
        self.actions -= 1

    def player_of(self, colour: int) -> int:
        return colour // 2 if self.players == 2 else colour

    def owner(self, lot: int) -> int | None:
        return self.player_of(self.towers[lot][-1][0]) if self.towers[lot] else None

    def count(self, kind: str, given: dict[str, Any]) -> None:
        if kind == "built":
            lot, player = given["lot"], given["player"]
            before = self.owner(lot)
            ground = "empty" if before is None else "own" if before == player else "rival"
            self.towers[lot].append((given["colour"], given["size"]))
            self.built.append((player, lot, given["size"], ground, self.round))
        elif kind == "block-destroyed":
            self.towers[given["lot"]].pop()
            self.destroyed += 1
        elif kind == "gave-up":
            self.gave_up += 1
        elif kind == "rule-revealed":
            self.rule = given["rule"]
        elif kind == "scored":
            criterion = CRITERIA[given["criterion"]]
            player = self.player_of(given["colour"])
            self.points.append((player, criterion, given["points"], self.round))
            if criterion == 0:
                self.tallest.append(given["place"])
        elif kind == "round-scored":
            for player, lot, size, ground, number in self.built:
                if number == self.round and self.owner(lot) == player:
                    self.held.append((size, ground))
            if self.rule:
                paid = sum(p for _, c, p, r in self.points if c > 2 and r == self.round)
                self.rules.append((self.rule, paid))
            self.round += 1

    def score(self, player: int) -> int:
        return sum(points for who, _, points, _ in self.points if who == player)


def expected_of(games: list[SlowGame], experimenting: bool) -> Any:
    tally = counting.Tally.new()
    for index, game in enumerate(games):
        players = range(game.players)
        winners = [player for player in players if place_of(game.table.game, player) == 1]
        scores = sorted((game.score(player) for player in players), reverse=True)
        tally.games += 1
        tally.actions += game.actions
        tally.shared += len(winners) > 1
        tally.best_scores[scores[0]] += 1
        tally.leads[scores[0] - scores[1]] += 1
        tally.gave_up += game.gave_up
        tally.destroyed += game.destroyed
        first = int(game.table.game.first_player)
        for player in players:
            share = 12 // len(winners) if player in winners else 0
            seat, score = (player - first) % game.players, game.score(player)
            won = int(share > 0)
            tally.wins[player] += share
            tally.seat_wins[seat] += (share, share**2)
            tally.seat_scores[seat] += (score, score**2)
            tally.scores[score] += 1
            tally.players[won] += 1
            for criterion in range(counting.CRITERIA):
                value = sum(p for w, c, p, _ in game.points if (w, c) == (player, criterion))
                tally.points[criterion, won] += (value, value**2)
            if experimenting and player == index // 4 % game.players:
                arm = index % 4
                tally.arms[arm] += 1
                tally.arm_wins[arm] += (share, share**2)
                tally.arm_scores[arm] += (score, score**2)
        for _, criterion, points, number in game.points:
            tally.points_by_round[number, criterion] += points
        for player, lot, size, ground, number in game.built:
            kept = game.owner(lot) == player
            place = size - 1, counting.GROUNDS.index(ground)
            tally.built[place] += 1
            tally.kept[place] += kept
            tally.lot_built[lot] += 1
            tally.lot_kept[lot] += kept
            tally.built_in_round[number, size - 1] += 1
        for size, ground in game.held:
            tally.held[size - 1, counting.GROUNDS.index(ground)] += 1
        for lot, blocks in game.towers.items():
            tall = sum(size for _, size in blocks)
            tally.lot_height[lot] += (tall, tall**2)
        for lot in game.tallest:
            tally.lot_tallest[lot] += 1
        for rule, paid in game.rules:
            tally.in_force[rule - 1] += 1
            tally.rule_points[rule - 1] += (paid, paid**2)
    return tally


@pytest.mark.parametrize(
    ("options", "policies", "games"),
    [
        ({}, [RANDOM] * 4, 8),
        ({"players": 2}, [RANDOM] * 2, 8),
        ({"players": 3, "urban_rules": True, "monster": "godzilla"}, [RANDOM] * 3, 12),
        ({"urban_rules": True, "progressive": True, "monster": "baby"}, [RANDOM] * 4, 8),
        ({"anti_trust": "player", "edition": "1994"}, [QUICK] * 4, 2),
        ({"urban_rules": True}, [GREEDY, GREEDY, QUICK, RANDOM], 2),
    ],
)
def test_the_counts_agree_with_a_slow_count(
    options: dict[str, Any], policies: list[int], games: int
) -> None:
    complete = complete_options(MANHATTAN, options)
    tally = simulate(Task(MANHATTAN, complete, policies, games, KEY))
    slow = [SlowGame(Table(MANHATTAN, policies, KEY, i), complete) for i in range(games)]
    expected = expected_of(slow, experimenting=False)
    for name in counting.Tally.dtype.names or ():
        np.testing.assert_array_equal(tally[name], expected[name], err_msg=name)


class LargerBlock(Table):
    """A table at which one player has a larger block instead of a small one."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.index = given[-1]

    def deal(self, options: dict[str, Any]) -> Any:
        events = super().deal(options)
        arm, hero = self.index % 4, self.index // 4 % options["players"]
        if arm:
            self.game.reserve[hero, 0] -= 1
            self.game.reserve[hero, arm] += 1
        return events


def test_the_experiment_agrees_with_a_slow_one() -> None:
    complete = complete_options(MANHATTAN, {})
    policies = [RANDOM] * 4
    tally = simulate(Task(MANHATTAN, complete, policies, 16, KEY, experimenting=True))
    slow = [SlowGame(LargerBlock(MANHATTAN, policies, KEY, i), complete) for i in range(16)]
    expected = expected_of(slow, experimenting=True)
    assert tally.arms.tolist() == [4, 4, 4, 4]
    for name in counting.Tally.dtype.names or ():
        np.testing.assert_array_equal(tally[name], expected[name], err_msg=name)
