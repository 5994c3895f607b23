"""Who plays whom: deals, line-ups and seats, the same for the same tournament always.

A deal is one seed. On it every bot sits equally often, and every line-up is played once from each
rotation of its seats. So nobody is better off by the luck of the deal or by a seat.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bigapple import bots
from bigapple.arena.version import engine_version
from bigapple.errors import CannotRead
from bigapple.opening import check_seed, complete_options, game_of
from bigapple.texts import Listing, Message

MIXED = "mixed"
"""All bots among each other."""
ONE_AGAINST = "one-against"
"""The first bot alone against tables of each other bot."""
LINEUPS = (MIXED, ONE_AGAINST)
FEWEST_BOTS = 2


@dataclass(frozen=True)
class Tournament:
    """All that decides what happens in a tournament, except how long it lasts."""

    game: str
    options: Mapping[str, Any]
    """Complete, the number of players among them."""
    bots: tuple[str, ...]
    lineup: str
    seed: str
    rules_version: int
    engine_version: str

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def deal_games(self) -> int:
        """How many games a deal has."""
        if self.lineup == ONE_AGAINST:
            return self.players * (len(self.bots) - 1)
        return math.lcm(len(self.bots), self.players)

    def whole_deals(self, games: int) -> int:
        """The least number of games that is not fewer and leaves no deal unfinished."""
        return -(-games // self.deal_games) * self.deal_games


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    number: int
    deal: int
    seed: str
    seats: tuple[str, ...]


def tournament(
    game: str,
    names: Sequence[str],
    *,
    seed: str = "0",
    lineup: str = MIXED,
    **options: Any,
) -> Tournament:
    """A tournament between bots; what cannot be played is refused."""
    definition = game_of(game)
    complete = complete_options(definition, options)
    for name in names:
        bots.check_name(name)
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise CannotRead(Message("arena-bot-twice", {"bot": twice[0]}))
    if len(names) < FEWEST_BOTS:
        raise CannotRead(Message("arena-too-few-bots", {"least": FEWEST_BOTS}))
    if lineup not in LINEUPS:
        told = {"option": "--lineup", "value": lineup[:40], "known": Listing(LINEUPS)}
        raise CannotRead(Message("input-value", told))
    check_seed(seed)
    return Tournament(
        game,
        complete,
        tuple(names),
        lineup,
        seed,
        definition.rules_version,
        engine_version(game),
    )


def seed_of(tournament: Tournament, deal: int) -> str:
    return f"arena {tournament.seed} {deal}"


def schedule(tournament: Tournament) -> Iterator[Fixture]:
    """All games, without an end: a longer tournament begins like a shorter one."""
    luck = Random(f"arena {tournament.seed}")
    meetings: Counter[tuple[str, str]] = Counter()
    number = deal = 0
    while True:
        for line_up in _line_ups(tournament, luck, meetings):
            # Who sits behind whom changes too, from deal to deal.
            seats = _shuffled(line_up, luck)
            for turn in range(tournament.players):
                rotated = (*seats[turn:], *seats[:turn])
                yield Fixture(number, deal, seed_of(tournament, deal), rotated)
                number += 1
        deal += 1


def _line_ups(
    tournament: Tournament, luck: Random, meetings: Counter[tuple[str, str]]
) -> Iterator[list[str]]:
    """The line-ups of one deal."""
    if tournament.lineup == ONE_AGAINST:
        hero, *rivals = tournament.bots
        for rival in rivals:
            yield [hero] + [rival] * (tournament.players - 1)
        return
    seated: Counter[str] = Counter()
    for _ in range(tournament.deal_games // tournament.players):
        line_up: list[str] = []
        for _ in range(tournament.players):
            chosen = min(
                tournament.bots,
                key=lambda bot: (
                    # With fewer bots than seats somebody sits at the table twice.
                    line_up.count(bot),
                    seated[bot],
                    sum(meetings[bot, other] for other in line_up),
                    luck.random(),
                ),
            )
            for other in line_up:
                meetings[chosen, other] += 1
                meetings[other, chosen] += 1
            seated[chosen] += 1
            line_up.append(chosen)
        yield line_up


def _shuffled(line_up: Sequence[str], luck: Random) -> list[str]:
    # By keys: unlike `shuffle`, what `random` gives is promised to stay the same.
    return sorted(line_up, key=lambda _: luck.random())
