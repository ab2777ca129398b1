"""Sets of small numbers, such as seats or cards, as the bits of one number. Compiled."""

from __future__ import annotations

from mypy_extensions import i64


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set; there must be one."""
    number: i64 = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def nth_bit(bits: i64, place: i64) -> i64:
    """The number of the bit at this place, from 0, among those that are set."""
    for _step in range(place):
        bits &= bits - 1
    return lowest(bits)


def bits_in(bits: i64) -> list[int]:
    """The numbers of the bits that are set, the lowest first."""
    return [number for number in range(62) if bits >> number & 1]
