"""What came out for a bot."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from tools.scores import lead_of

from bigapple.arena.schedule import ONE_AGAINST, tournament
from tests.arena.games import played


def test_at_tables_of_two_of_manhattan_points_are_told_by_deal() -> None:
    plan = tournament("manhattan", ["expert", "skilled"], seed="x", players=2, lineup=ONE_AGAINST)
    # Ten points ahead from one seat and even from the other, or twenty and ten: 5 or 15.
    games = [
        replace(
            played(2 * deal + seat, plan.bots[:: 1 - 2 * seat], (1, 0), deal),
            scores=(50 + 10 * (deal % 2) + 10 * (1 - seat), 50)[:: 1 - 2 * seat],
        )
        for deal in range(20)
        for seat in range(2)
    ]
    lead = lead_of(plan, games)
    assert lead is not None
    assert lead.points == pytest.approx(10.0)
    assert lead.half == pytest.approx(1.96 * 5.0 * math.sqrt(20 / 19) / math.sqrt(20))
    assert str(lead) == "+10.0 ± 2.2"
    assert lead_of(plan, games[:4]) is None
    assert lead_of(replace(plan, game="king-of-new-york"), games) is None
