"""How far an undo goes, and who must agree to it.

It is free while nothing was learned since: no outcome of chance, no other person's action. Past
that the other people at the table must agree. Where nobody else plays (alone, or all at one
device) there is nobody to ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bigapple.match import Entry
from bigapple.server.table import Table


def standing_entries(table: Table) -> Iterator[Entry]:
    """The actions that were not taken back, the last first; the deal is none."""
    assert table.match is not None
    return (entry for _, entry in reversed(table.match.past))


def how_far(table: Table, seat: int) -> int:
    """How many actions must be taken back so that a seat can decide its last one anew; 0 if it
    has none."""
    for count, entry in enumerate(standing_entries(table), 1):
        if entry.player == seat:
            return count
    return 0


def is_free(table: Table, seat: int, count: int) -> bool:
    if not who_must_agree(table, seat):
        return True
    mine = table.seats_of(table.seats[seat].person)
    last = islice(standing_entries(table), count)
    return all(entry.player in mine and not entry.draws for entry in last)


def who_must_agree(table: Table, seat: int) -> set[str]:
    """The people at the table but the seat's own."""
    return {person for person in table.players() if person != table.seats[seat].person}
