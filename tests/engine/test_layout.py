"""Records: named fields over canonical bytes."""

from __future__ import annotations

import numpy as np
import pytest

from bigapple.engine.layout import Array, Record, int8, int16, int64, to_bytes
from bigapple.games.manhattan.state import Game


class Pond(Record):
    frogs: Array = int8(3)
    depth_of_water: int = int16()
    stars: int = int64()


def test_a_record_has_no_holes_and_pads_with_a_field_of_its_own() -> None:
    fields = Pond.dtype.fields
    assert fields is not None
    assert Pond.dtype.itemsize == sum(field[0].itemsize for field in fields.values()) == 16
    assert list(fields) == ["stars", "depth_of_water", "frogs", "padding"]


def test_a_copy_is_a_copy_of_bytes() -> None:
    pond = Pond.new()
    pond.frogs[1] = 4
    pond.stars = 2**40
    twin = Pond.copy(pond)
    assert to_bytes(twin) == to_bytes(pond)
    twin.frogs[1] += 1
    assert pond.frogs[1] == 4
    assert to_bytes(Pond.from_bytes(to_bytes(twin))) == to_bytes(twin)


def test_a_field_must_not_hide_behind_an_attribute_of_arrays() -> None:
    with pytest.raises(TypeError, match="'round'"):
        type("Bad", (Record,), {"round": int8()})


def test_a_state_is_small() -> None:
    assert Game.dtype.itemsize <= 640
    assert Game.dtype.itemsize % 8 == 0
    assert np.zeros(3, Game.dtype).nbytes == 3 * Game.dtype.itemsize
