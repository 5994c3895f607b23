"""What came out for a bot."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from tools.scores import Score, average, leads_of

from bigapple.arena.schedule import ONE_AGAINST, tournament
from tests.arena.games import played


def test_at_manhattan_points_are_told_by_deal() -> None:
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
    leads = leads_of(plan, games)
    assert [leads[deal] for deal in range(3)] == [5.0, 15.0, 5.0]
    lead = average(list(leads.values()))
    assert lead is not None
    assert lead.points == pytest.approx(10.0)
    assert lead.half == pytest.approx(1.96 * 5.0 * math.sqrt(20 / 19) / math.sqrt(20))
    assert str(lead) == "+10.0 ± 2.2"
    assert average([5.0] * 4) is None
    # The last deal is not whole.
    assert leads_of(plan, games[:-1]).keys() == leads.keys() - {19}
    assert leads_of(replace(plan, game="king-of-new-york"), games) == {}


def test_at_larger_tables_points_are_told_from_the_average_of_the_rivals() -> None:
    plan = tournament("manhattan", ["expert", "skilled"], seed="x", players=3, lineup=ONE_AGAINST)
    expert, skilled = plan.bots
    games = [
        replace(played(0, (expert, skilled, skilled), (1, 0, 0), 0), scores=(60, 50, 40)),
        replace(played(1, (skilled, expert, skilled), (0, 1, 0), 0), scores=(40, 60, 50)),
        replace(played(2, (skilled, skilled, expert), (1, 0, 0), 0), scores=(60, 40, 35)),
    ]
    assert leads_of(plan, games) == {0: pytest.approx((15 + 15 - 15) / 3)}


def test_two_bots_are_compared_on_the_deals_that_both_have_played() -> None:
    luck = {deal: 10.0 * (-1) ** deal for deal in range(24)}
    less = Score("expert", 48, 24.0, 14.0, "expert", luck)
    more = replace(less, leads={deal: luck[deal] + 3 + deal % 2 for deal in range(4, 24)})
    beyond = more.beyond(less)
    assert beyond is not None
    assert beyond.points == pytest.approx(3.5)
    assert beyond.half < 0.3 < 3 < (more.lead or beyond).half
    assert more.beyond(replace(less, leads={4: 1.0})) is None
