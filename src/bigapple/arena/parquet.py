"""Results as Parquet: a row for each game and seat, and in the metadata which tournament it is."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bigapple.arena.playing import Played
from bigapple.arena.schedule import LINEUPS, Tournament, seed_of
from bigapple.errors import CannotRead
from bigapple.games import MODULES
from bigapple.texts import Message

FORMAT = "bigapple-arena"
VERSION = 1
PER_SEAT = ("places", "shares", "scores", "decisions", "seconds")


def head_of(tournament: Tournament) -> dict[str, Any]:
    """What stands before games, so that they are not taken for those of another tournament."""
    return {"format": FORMAT, "version": VERSION, "tournament": asdict(tournament)}


def read_head(head: Mapping[str, Any]) -> Tournament:
    if head["format"] != FORMAT or head["version"] != VERSION:
        raise ValueError(head)
    given = head["tournament"]
    if given["game"] not in MODULES or given["lineup"] not in LINEUPS:
        raise ValueError(given)
    return Tournament(**{**given, "bots": tuple(given["bots"])})


def check_games(tournament: Tournament, games: Iterable[Played]) -> None:
    """ValueError for a game that cannot have been played in the tournament."""
    for played in games:
        per_seat = [getattr(played, key) for key in ("seats", *PER_SEAT)]
        if (
            played.seed != seed_of(tournament, played.deal)
            or not set(played.seats) <= set(tournament.bots)
            or {len(values) for values in per_seat} != {tournament.players}
        ):
            raise ValueError(played)


def unreadable(path: Path) -> CannotRead:
    return CannotRead(Message("arena-not-results", {"file": str(path)}))


def named(error: OSError, path: Path) -> OSError:
    """What goes wrong with a file that was opened does not say which one it is."""
    error.filename = error.filename or str(path)
    return error


def draft_of(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def write_parquet(path: Path, tournament: Tournament, games: Mapping[int, Played]) -> None:
    """Written beside it first: a file that is there is whole."""
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.Table.from_pylist(list(_rows(tournament, games)), schema())
    table = table.replace_schema_metadata(
        {FORMAT: json.dumps(head_of(tournament), ensure_ascii=False)}
    )
    beside = draft_of(path)
    try:
        parquet.write_table(table, beside, compression="zstd", write_page_checksum=True)
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise named(error, path) from None


def read_parquet(path: Path) -> tuple[Tournament, dict[int, Played]]:
    import pyarrow as pa
    from pyarrow import parquet

    try:
        content = path.read_bytes()
    except OSError as error:
        raise named(error, path) from None
    try:
        # Without threads: now and then one is still about when Python ends, and aborts it.
        file = parquet.ParquetFile(
            pa.BufferReader(content), pre_buffer=False, page_checksum_verification=True
        )
        table = file.read(use_threads=False)
        tournament = read_head(json.loads(table.schema.metadata[FORMAT.encode()]))
        seats: dict[int, list[dict[str, Any]]] = {}
        rows = table.to_pylist()
        for row in rows:
            seats.setdefault(row["number"], []).append(row)
        games = {number: _game_of(seated) for number, seated in seats.items()}
        check_games(tournament, games.values())
        # Pages have checksums and the metadata have none, but rows say nearly all of them again.
        if rows != list(_rows(tournament, games)):
            raise ValueError(FORMAT)
    except (pa.ArrowException, OSError, ValueError, TypeError, KeyError):
        # All is read already: here an OSError is of what cannot be unpacked.
        raise unreadable(path) from None
    return tournament, games


def schema() -> Any:
    import pyarrow as pa

    name = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            ("number", pa.int64()),
            ("deal", pa.int64()),
            ("game", name),
            ("options", name),
            ("players", pa.int8()),
            ("seed", pa.string()),
            ("seat", pa.int8()),
            ("bot", name),
            ("place", pa.int8()),
            ("share", pa.float64()),
            ("score", pa.int32()),
            ("decisions", pa.int32()),
            ("seconds", pa.float64()),
            ("rules_version", pa.int32()),
            ("engine_version", name),
        ]
    )


def _rows(tournament: Tournament, games: Mapping[int, Played]) -> Iterator[dict[str, Any]]:
    shared = {
        "game": tournament.game,
        "options": json.dumps(tournament.options, ensure_ascii=False),
        "players": tournament.players,
        "rules_version": tournament.rules_version,
        "engine_version": tournament.engine_version,
    }
    for number in sorted(games):
        played = games[number]
        for seat, bot in enumerate(played.seats):
            yield shared | {
                "number": number,
                "deal": played.deal,
                "seed": played.seed,
                "seat": seat,
                "bot": bot,
                "place": played.places[seat],
                "share": played.shares[seat],
                "score": played.scores[seat],
                "decisions": played.decisions[seat],
                "seconds": played.seconds[seat],
            }


def _game_of(rows: list[dict[str, Any]]) -> Played:
    rows.sort(key=lambda row: int(row["seat"]))
    first = rows[0]
    return Played(
        number=first["number"],
        deal=first["deal"],
        seed=first["seed"],
        seats=tuple(row["bot"] for row in rows),
        places=tuple(row["place"] for row in rows),
        shares=tuple(row["share"] for row in rows),
        scores=tuple(row["score"] for row in rows),
        decisions=tuple(row["decisions"] for row in rows),
        seconds=tuple(row["seconds"] for row in rows),
    )
