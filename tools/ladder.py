"""The ladder: how often every level and character beats greedy, as docs/strength.md.

    .venv/bin/python -m tools.ladder [--hours 2] [--jobs 2] [--game manhattan]

Each bot sits alone among greedy bots, once from every seat of a deal, and goes on until the share
of its victories is known well enough. Started again, it goes on where it was. The games lie in
docs/strength; whatever is there is written down, finished or not, after Control-C too. With
`--hours 0` nothing is played and the page is written anew.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from bigapple.arena import local
from bigapple.arena.playing import Played, prepare
from bigapple.arena.ratings import Standing, standings
from bigapple.arena.results import Results, journal_of, load
from bigapple.arena.schedule import ONE_AGAINST, Tournament, schedule, tournament
from bigapple.cli import DONE, INTERRUPTED, REFUSED
from bigapple.errors import BigAppleError
from tools.rungs import EXPERT, LONGEST, TABLES, TITLES, Rung, Table, games_of
from tools.scores import Score, score_of
from tools.strength import write


def climb(table: Table, rung: Rung, folder: Path, jobs: int, end: float) -> Score | None:
    """Plays a bot's games until they are enough or the time is over."""
    plan = tournament(
        table.game, [rung.bot, rung.rival], seed="ladder", lineup=ONE_AGAINST, players=table.players
    )
    path = games_of(table, rung, folder)
    with Results(path, plan) as results:
        for known in steps(plan, len(results.games)):
            score = score_of(plan, results.games)
            if time.monotonic() > end or (score is not None and score.half <= rung.within):
                results.finish()
                return score
            prepare(plan)
            planned = islice(schedule(plan), known)
            waiting = [fixture for fixture in planned if fixture.number not in results.games]
            try:
                for played in local.play_all(plan, waiting, jobs):
                    results.add(played)
            except KeyboardInterrupt:
                results.finish()
                raise
            results.finish()
            score = score_of(plan, results.games)
            if score is not None:
                print(f"  {score.row}  ±{score.half:.1%}", file=sys.stderr, flush=True)
    return None


def steps(plan: Tournament, done: int) -> Iterator[int]:
    """How many games there are to be after each step: a handful of deals more."""
    while True:
        done = plan.whole_deals(done + max(24, done // 8))
        yield done


def play(tables: Sequence[Table], folder: Path, jobs: int, end: float) -> None:
    # Games of other bots are refused now, not after hours.
    for table in tables:
        for rung in table.rungs:
            climb(table, rung, folder, jobs, end=0.0)
    # What thinks for seconds comes last: all else is known by then.
    for last in (False, True):
        for table in tables:
            for rung in table.rungs:
                if (rung.bot == LONGEST[table.game]) == last:
                    print(f"{table.title}: {rung.bot}", file=sys.stderr, flush=True)
                    climb(table, rung, folder, jobs, end)


def kept(table: Table, folder: Path) -> list[tuple[Tournament, Mapping[int, Played]]]:
    """The games of each row of a table."""
    paths = [games_of(table, rung, folder) for rung in table.rungs]
    return [load(path) for path in paths if path.exists() or journal_of(path).exists()]


def known(tables: Sequence[Table], folder: Path) -> list[tuple[Table, list[Score]]]:
    """What has come out at each table so far; nothing is played."""
    found = []
    for table in tables:
        scores = [score_of(plan, games) for plan, games in kept(table, folder)]
        found.append((table, [score for score in scores if score is not None]))
    return [(table, scores) for table, scores in found if scores]


def ratings(tables: Sequence[Table], folder: Path) -> list[tuple[str, list[Standing]]]:
    """All bots at tables of two of each game, the strongest first."""
    found = []
    for game in TITLES:
        rows = [
            row
            for table in tables
            if (table.game, table.players) == (game, 2)
            for row in kept(table, folder)
        ]
        played = [one for _, games in rows for one in games.values()]
        seated = list(dict.fromkeys(bot for one in played for bot in one.seats))
        if EXPERT in seated:
            found.append((game, standings(seated, played, EXPERT)))
    return found


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=1000.0, help="of playing at most")
    parser.add_argument("--jobs", type=int, default=local.cores())
    parser.add_argument("--results", type=Path, default=Path("docs/strength"))
    parser.add_argument("--write", type=Path, default=Path("docs/strength.md"))
    parser.add_argument(
        "--game", choices=list(TITLES), help="play this game's rows alone, and write nothing"
    )
    arguments = parser.parse_args(given)
    folder = arguments.results
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 3600 * arguments.hours
    tables = [table for table in TABLES if arguments.game in (None, table.game)]
    code = DONE
    try:
        try:
            if arguments.hours > 0:
                play(tables, folder, arguments.jobs, end)
        except KeyboardInterrupt:
            print("Interrupted.", file=sys.stderr)
            code = INTERRUPTED
        found = known(tables, folder)
        rated = ratings(tables, folder)
    except BigAppleError as error:
        print(error, file=sys.stderr)
        if error.code == "arena-other-tournament":
            print(f"To begin anew, move the folder {folder} away.", file=sys.stderr)
            print("To keep what comes out the same: python -m tools.adopt", file=sys.stderr)
        return REFUSED
    if found and arguments.game is None:
        write(found, rated, arguments.write)
    return code


if __name__ == "__main__":
    sys.exit(main())
