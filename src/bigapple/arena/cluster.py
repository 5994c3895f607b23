"""Many games at once, on a Ray cluster or on a Ray of this machine alone."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from bigapple.arena.playing import Played, Player, play
from bigapple.arena.schedule import Fixture, Tournament
from bigapple.errors import BigAppleError, CannotRead
from bigapple.texts import Message

LOCAL = "local"
AUTO = "auto"
"""Ray itself looks for the cluster that this machine belongs to."""
ADDRESS = re.compile(
    r"(?:ray://)?(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<host>[^\s:/\[\]]+)):(?P<port>\d+)"
)
LAST_PORT = 65535
RETRIES = 5
"""So often a game is played again whose worker was lost."""
AHEAD = 2
PATIENCE = 5.0
"""Seconds in which a cluster must answer."""


def check_address(address: str) -> None:
    """CannotRead if no cluster can have it."""
    if address not in (LOCAL, AUTO) and _host_and_port(address) is None:
        raise CannotRead(Message("arena-address", {"address": address[:80]}))


def play_all(
    tournament: Tournament,
    fixtures: Iterable[Fixture],
    address: str,
    jobs: int,
    player: Player = play,
) -> Iterator[Played]:
    """Games as they are finished, in any order. Ray plays again what a lost worker had."""
    check_address(address)
    ray = _ray()
    _connect(ray, address, jobs)
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(player)
        shared = ray.put(tournament)
        workers = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        waiting = iter(fixtures)
        running: set[Any] = set()
        while True:
            while len(running) < AHEAD * workers:
                fixture = next(waiting, None)
                if fixture is None:
                    break
                running.add(task.remote(shared, fixture))
            if not running:
                return
            finished, _ = ray.wait(list(running), timeout=PATIENCE)
            if not finished:
                _knock(address)
            for one in finished:
                running.remove(one)
                yield _result(ray, one)
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise _lost(address, error) from error
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise CannotRead(Message("arena-needs-ray")) from None
    return ray


def _connect(ray: Any, address: str, jobs: int) -> None:
    if address == LOCAL:
        own = {"num_cpus": jobs, "include_dashboard": False}
    else:
        _knock(address)
        own = {}
    try:
        ray.init(
            address=address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            **own,
        )
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise _lost(address, error) from error


def _knock(address: str) -> None:
    """Ray itself tries for a long time before it gives a closed cluster up."""
    door = _host_and_port(address)
    if door is None:
        return
    try:
        socket.create_connection(door, PATIENCE).close()
    except (OSError, UnicodeError) as error:
        # UnicodeError: no host can have such a name.
        raise _lost(address, error) from error


def _host_and_port(address: str) -> tuple[str, int] | None:
    found = ADDRESS.fullmatch(address)
    if found is None or not 1 <= int(found["port"][:6]) <= LAST_PORT:
        return None
    return found["six"] or found["host"], int(found["port"])


def _result(ray: Any, finished: Any) -> Played:
    try:
        played: Played = ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        # What went wrong in the game itself, not on the way.
        raise error.cause from error
    return played


def _lost(address: str, error: Exception) -> BigAppleError:
    reason = str(getattr(error, "strerror", None) or error or type(error).__name__)
    told = {"address": address[:80], "reason": reason.strip().splitlines()[0][:200].rstrip(".")}
    return BigAppleError(Message("arena-cluster", told))
