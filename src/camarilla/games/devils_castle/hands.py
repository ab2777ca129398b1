"""A hand of items as one number: two bits for every kind, how many of it are held. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from .kinds import KIND_COUNT


def count_of(hand: i64, kind: i64) -> i64:
    return hand >> (2 * kind) & 3


def single(kind: i64) -> i64:
    """A hand of one item: add it to a hand, or take it from one."""
    return _shifted(1, 2 * kind)


def _shifted(bits: i64, places: i64) -> i64:
    """A parameter is shifted in 64 bits; of a literal, or a variable that never changes, mypyc shifts only 32."""
    return bits << places


def once(hand: i64) -> i64:
    """A hand with one item of every kind that is in this one."""
    return (hand | hand >> 1) & 0x155555555


def nth_item(hand: i64, place: i64) -> i64:
    """The kind of the item at this place, from 0, of a hand."""
    kind: i64 = 0
    while True:
        place -= hand & 3
        if place < 0:
            return kind
        hand >>= 2
        kind += 1


def kinds_in(hand: i64) -> list[int]:
    return [kind for kind in range(KIND_COUNT) if count_of(hand, kind) > 0]


def items_in(hand: i64) -> list[int]:
    """Every item of a hand by its kind, several of one kind several times."""
    return [kind for kind in range(KIND_COUNT) for _copy in range(count_of(hand, kind))]
