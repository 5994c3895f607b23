"""Reading the values of a position's document, each checked where it comes in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigapple.errors import CannotRead
from bigapple.texts import Message

LONGEST_LIST = 100


def unreadable(key: str) -> CannotRead:
    return CannotRead(Message("input-key", {"key": key}))


def whole_number(value: Any, key: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        told = {"key": key, "low": low, "high": high, "value": str(value)[:40]}
        raise CannotRead(Message("input-number", told))
    return value


def number(document: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = document.get(key)
    return default if value is None else whole_number(value, key, low, high)


def flag(document: Mapping[str, Any], key: str, default: bool) -> bool:
    value = document.get(key)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise unreadable(key)
    return value


def table_of(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = document.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise unreadable(key)
    return value


def list_of(value: Any, key: str, most: int = LONGEST_LIST) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise unreadable(key)
    return value


def numbers(value: Any, key: str, low: int, high: int) -> list[int]:
    return [whole_number(item, key, low, high) for item in list_of(value, key)]


def one_of(names: Sequence[str], value: Any, key: str) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise unreadable(key)
    return list(names).index(value)


def known_keys(document: Mapping[str, Any], keys: Sequence[str] | set[str]) -> None:
    for key in document:
        if key not in keys:
            raise unreadable(key)
