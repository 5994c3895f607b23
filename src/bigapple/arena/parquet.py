"""Results as Parquet: a row for each game and seat, and in the metadata which tournament it is."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bigapple.arena.playing import Played
from bigapple.arena.schedule import Tournament
from bigapple.errors import CannotRead
from bigapple.texts import Message

FORMAT = "bigapple-arena"
VERSION = 1


def head_of(tournament: Tournament) -> dict[str, Any]:
    """What stands before games, so that they are not taken for those of another tournament."""
    return {"format": FORMAT, "version": VERSION, "tournament": asdict(tournament)}


def read_head(head: Mapping[str, Any]) -> Tournament:
    if head["format"] != FORMAT or head["version"] != VERSION:
        raise ValueError(head)
    given = head["tournament"]
    return Tournament(**{**given, "bots": tuple(given["bots"])})


def unreadable(path: Path) -> CannotRead:
    return CannotRead(Message("arena-not-results", {"file": str(path)}))


def write_parquet(path: Path, tournament: Tournament, games: Mapping[int, Played]) -> None:
    """Written beside it first: a file that is there is whole."""
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.Table.from_pylist(list(_rows(tournament, games)), schema())
    table = table.replace_schema_metadata(
        {FORMAT: json.dumps(head_of(tournament), ensure_ascii=False)}
    )
    beside = path.with_name(path.name + ".new")
    try:
        parquet.write_table(table, beside, compression="zstd")
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        error.filename = error.filename or str(path)
        raise


def read_parquet(path: Path) -> tuple[Tournament, dict[int, Played]]:
    import pyarrow as pa
    from pyarrow import parquet

    try:
        with path.open("rb") as file:
            table = parquet.read_table(file)
        tournament = read_head(json.loads(table.schema.metadata[FORMAT.encode()]))
        rows = table.to_pylist()
    except (pa.ArrowException, ValueError, TypeError, KeyError):
        raise unreadable(path) from None
    seats: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        seats.setdefault(row["number"], []).append(row)
    return tournament, {number: _game_of(seated) for number, seated in seats.items()}


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
