"""Games from which the network of King of New York learns where more than two live."""

from __future__ import annotations

import numpy as np
import pytest
from tools.learning import Samples, living

from bigapple.bots.king_of_new_york import network
from tools import crowds


def test_what_is_noted_is_of_whole_games_of_three_or_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A few games of quick play are over sooner than all is compiled.
    monkeypatch.setattr(crowds, "compiled", lambda body: body)
    monkeypatch.setattr(crowds, "LOTS", len(crowds.BRAVERIES))
    found: Samples = crowds.gather(key=5, seconds=0.0, count=200)
    assert len(found) == 200
    alive = living(found.amounts)
    assert (alive.sum(axis=1) > 2).all()
    assert (alive[:, 4:] == 0).all()
    # Somebody won most games, and nobody who was dead already.
    assert set(found.payoff.sum(axis=1).round(6)) <= {0.0, 1.0}
    assert found.payoff.sum() > 140
    assert (found.payoff[~alive] == 0).all()
    assert (np.diff(found.game) >= 0).all()
    assert found.game[0] >> 32 == 5
    # One whose turn it is, and all say how many live.
    on_turn = (found.traits == network.TURN) & (found.amounts > 0)
    assert (on_turn.any(axis=2).sum(axis=1) == 1).all()
    counted = network.LIVING + alive.sum(axis=1) - 3
    says = (found.traits == counted[:, None, None]) & (found.amounts > 0)
    assert (says.any(axis=2) == alive).all()
    assert set(np.unique(found.kinds)) <= set(range(crowds.KIND + len(crowds.ASTRAY) + 1))
