"""Records: a game as a fixed number of named bytes.

A record is declared as a class, so that rules are type-checked, and lives as a NumPy
structured scalar, so that a copy of a game is a copy of its bytes:

    class Pond(Record):
        score: int = int16()
        frogs: Array = int8(4)

    pond = Pond.new()
    pond.frogs[2] += 1

Bytes are canonical: fields are ordered by alignment and no byte lies outside a field, so that
two equal games are two equal strings of bytes.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class Field:
    """A field's place in a record: its element type and its shape."""

    def __init__(self, element: npt.DTypeLike, shape: tuple[int, ...]) -> None:
        self.element = np.dtype(element)
        self.shape = shape


def int8(*shape: int) -> Any:
    return Field(np.int8, shape)


def uint8(*shape: int) -> Any:
    return Field(np.uint8, shape)


def int16(*shape: int) -> Any:
    return Field(np.int16, shape)


def int64(*shape: int) -> Any:
    return Field(np.int64, shape)


def records(kind: type[Record], *shape: int) -> Any:
    """An array of smaller records inside a record."""
    return Field(kind.dtype, shape)


class Record:
    """A class whose `Field` attributes describe a structured dtype."""

    dtype: ClassVar[np.dtype[Any]]
    _scalar: ClassVar[np.dtype[Any]]
    """The same, of which an element is a `np.record`: its fields are attributes."""

    def __init_subclass__(cls) -> None:
        fields = {
            name: value
            for base in reversed(cls.__mro__)
            for name, value in vars(base).items()
            if isinstance(value, Field)
        }
        cls.dtype = _packed(fields)
        cls._scalar = np.dtype((np.record, cls.dtype))

    @classmethod
    def new(cls) -> Self:
        """One record, all zeros."""
        return cast(Self, cls.many(1)[0])

    @classmethod
    def many(cls, count: int) -> Any:
        """An array of records, all zeros."""
        return np.zeros(count, cls.dtype).view(np.recarray)

    @classmethod
    def copy(cls, record: Self) -> Self:
        # Not by way of `many`: this is done several times for each action at a table.
        twin = np.empty((), cls._scalar)
        twin[()] = record
        return cast(Self, twin[()])

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        twin = cls.many(1)
        twin.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        return cast(Self, twin[0])


R = TypeVar("R", bound=Record)


def reading(record: R) -> R:
    """The same fields, quick to read by what is interpreted: arrays of numbers are shared, the rest
    is copied.

    A NumPy record looks every field up anew, which takes some microseconds each time.
    """
    known: object = record
    if isinstance(known, SimpleNamespace):
        return record
    scalar = cast(np.record, record)
    fields: dict[str, Any] = dict(zip(scalar.dtype.names or (), scalar.item(), strict=True))
    for name, value in fields.items():
        if isinstance(value, np.ndarray) and (inner := value.dtype.names):
            fields[name] = [
                SimpleNamespace(**dict(zip(inner, one, strict=True))) for one in value.tolist()
            ]
    return cast(R, SimpleNamespace(**fields))


def to_bytes(record: Record) -> bytes:
    return cast(np.record, record).tobytes()


def _packed(fields: dict[str, Field]) -> np.dtype[Any]:
    for name in fields:
        # Interpreted access to such a field would find ndarray's own attribute.
        if hasattr(np.ndarray, name) or hasattr(np.record, name):
            raise TypeError(f"a field must not be named {name!r}: arrays have that attribute")
    ordered = sorted(fields.items(), key=lambda item: -item[1].element.alignment)
    parts: list[tuple[str, np.dtype[Any], tuple[int, ...]]] = [
        (name, field.element, field.shape) for name, field in ordered
    ]
    used = sum(np.dtype((kind, shape)).itemsize for _, kind, shape in parts)
    alignment = max((kind.alignment for _, kind, _ in parts), default=1)
    if used % alignment:
        parts.append(("padding", np.dtype(np.int8), (alignment - used % alignment,)))
    dtype = np.dtype(parts, align=True)
    if dtype.itemsize != sum(np.dtype((kind, shape)).itemsize for _, kind, shape in parts):
        raise TypeError("a record must not have holes")
    return dtype
