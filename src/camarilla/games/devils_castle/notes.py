"""What happened, as numbers that fit into one word each: the source of facts, and what bots draw conclusions from.
Compiled.

A note has a kind, one or two seats and a content. Whoever does not know the content sees that it happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The two seats of these know the content, or the one seat if both are the same. The others do not.
SPIED: Final = 1
OFFERED: Final = 2
TRADED: Final = 3
DREW: Final = 4
GAVE: Final = 5
PAID: Final = 6
TOOK: Final = 7
GAVE_BACK: Final = 8
PASSED_ON: Final = 9
SAW_SOCIETY: Final = 10
SAW_ITEMS: Final = 11
SAW_PILE: Final = 12
ORDERED: Final = 13
CHANGED: Final = 14
MEANT: Final = 15
LAST_PRIVATE: Final = 15

# Everybody knows the content of these.
REFUSED: Final = 16
READ: Final = 17
OPENED: Final = 18
SWAPPED: Final = 19
SHOWED: Final = 20
DEMANDED: Final = 21
LACKED: Final = 22
ATTACKED: Final = 23
STOOD: Final = 24
HYPNOTISED: Final = 25
ENDED: Final = 26
DECLARED: Final = 27
GOT_TOKEN: Final = 28
CAPPED: Final = 29

NONE: Final = 15
"""In place of a seat: nobody."""
_CONTENT: Final = 13
"""The content begins at this bit."""


def note(kind: i64, one: i64, other: i64, content: i64) -> i64:
    """Content 0 means none, or unknown."""
    return kind | one << 5 | other << 9 | content << _CONTENT


def kind_of_note(made: i64) -> i64:
    return made & 31


def seat_of(made: i64) -> i64:
    return made >> 5 & 15


def other_of(made: i64) -> i64:
    return made >> 9 & 15


def content_of(made: i64) -> i64:
    return made >> _CONTENT


def is_private(made: i64) -> bool:
    """Whether only the seats of a note know its content."""
    return made & 31 <= LAST_PRIVATE


def as_known_to(made: i64, observer: i64) -> i64:
    """A note without its content, if the observer does not know that."""
    if not is_private(made) or observer == seat_of(made) or observer == other_of(made):
        return made
    return made & ((1 << _CONTENT) - 1)
