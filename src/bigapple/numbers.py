"""Numbers in the way of a language: 1,234.5 in English, 1 234,5 in the others."""

from __future__ import annotations

from math import isfinite

NARROW_SPACE = "\u202f"
MISSING = "–"


def number(value: float, language: str, digits: int = 0, *, grouped: bool = True) -> str:
    """A number, its thousands apart if they are grouped; a dash for what is none."""
    if not isfinite(value):
        return MISSING
    # Adding zero takes the sign from a number that is rounded to nothing.
    separator = "," if grouped else ""
    written = f"{round(value, digits) + 0.0:{separator}.{digits}f}".replace("-", "−")
    if language == "en":
        return written
    return written.replace(",", NARROW_SPACE).replace(".", ",")


def percent(share: float, language: str, digits: int = 1) -> str:
    return number(100 * share, language, digits) + percent_sign(language)


def percent_sign(language: str) -> str:
    """With the space that keeps it beside its number, where the language has one."""
    return "%" if language == "en" else "\u00a0%"
