"""Rows of small numbers: packed vecs where the rules are compiled, plain lists where they are interpreted. Compiled.

A vec is what makes compiled code quick, and a list is what makes interpreted code quick. Both are indexed, sliced and
iterated alike, and that is all that may be done with a row.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

_COMPILED: Final = not __file__.endswith(".py")


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of numbers of up to 62 bits."""
    return vec[i64](numbers) if _COMPILED else cast("vec[i64]", list(numbers))


def small_row_of(numbers: list[int]) -> vec[u8]:
    """A row of numbers from 0 to 255."""
    if not _COMPILED:
        return cast("vec[u8]", list(numbers))
    row = vec[u8](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row
