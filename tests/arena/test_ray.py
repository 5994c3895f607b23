"""The same tournament on a Ray of this machine, one of whose workers is killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from itertools import islice
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from bigapple.arena import cluster, local
from bigapple.arena.schedule import schedule
from bigapple.errors import BigAppleError, CannotRead
from tests.arena.games import TRAP, deadly_once, small, unhurried

PLAN = small("greedy", "random", "search:20")
FIXTURES = list(islice(schedule(PLAN), 18))
WORKERS = 3


def test_the_games_are_complete_and_the_same_although_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap = tmp_path / "trap"
    monkeypatch.setenv(TRAP, str(trap))
    games = cluster.play_all(PLAN, FIXTURES, cluster.LOCAL, WORKERS, deadly_once)
    remote = [unhurried(game) for game in games]
    # Somebody was killed in a game, and it was not this process.
    assert int(trap.read_text()) > 0
    assert sorted(remote) == [unhurried(game) for game in local.play_all(PLAN, FIXTURES, 1)]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1"])
def test_a_closed_cluster_is_said_at_once(address: str) -> None:
    with pytest.raises(BigAppleError, match="cannot be reached") as closed:
        next(cluster.play_all(PLAN, FIXTURES, address, WORKERS))
    assert f"The cluster at {address} " in str(closed.value)


def test_what_is_no_address() -> None:
    for address in ("127.0.0.1:what", "ray://", "host:0", "host:65536", "::1:1", "a b:1", ""):
        with pytest.raises(CannotRead, match="HOST:PORT or ray://HOST:PORT"):
            next(cluster.play_all(PLAN, FIXTURES, address, WORKERS))
    for address in ("local", "auto", "host:6379", "10.0.0.1:6379", "ray://[fe80::1]:10001"):
        cluster.check_address(address)


def test_a_cluster_that_goes_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself would wait for it for a minute, and then end this process."""
    server = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{server.getsockname()[1]}"
    ray = MagicMock()
    ray.exceptions.RayError = ray.exceptions.RayTaskError = ZeroDivisionError
    ray.cluster_resources.return_value = {"CPU": 2.0}

    def no_game_ends(running: list[object], timeout: float) -> tuple[list[object], list[object]]:
        server.close()
        return [], running

    ray.wait = no_game_ends
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    with server, pytest.raises(BigAppleError, match=f"The cluster at {address} .*was lost"):
        next(cluster.play_all(PLAN, FIXTURES, address, WORKERS))
    ray.init.assert_called_once()
    ray.shutdown.assert_called_once()


def test_nobody_else_needs_ray() -> None:
    script = (
        "import sys; import bigapple.arena.command, bigapple.arena.cluster;"
        "sys.exit('ray' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
