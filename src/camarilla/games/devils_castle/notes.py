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


def parts(made: i64) -> tuple[i64, i64, i64, i64]:
    """A note's kind, its two seats and its content."""
    return made & 31, made >> 5 & 15, made >> 9 & 15, made >> _CONTENT


def as_known_to(made: i64, observer: i64) -> i64:
    """A note without its content, if the observer does not know that."""
    kind, one, other, _content = parts(made)
    if kind > LAST_PRIVATE or observer in (one, other):
        return made
    return made & ((1 << _CONTENT) - 1)
