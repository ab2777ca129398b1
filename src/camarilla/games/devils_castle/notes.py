"""What happened, as numbers that fit into one word each: the source of stories and of the notebook's pages. Compiled.

A note has a kind, the turn, one or two seats and a content. Who is not privy to the content sees that it happened.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.message import Message

SPIED: Final = 1
OFFERED: Final = 2
REFUSED: Final = 3
TRADED: Final = 4
READ: Final = 5
DREW: Final = 6
GAVE: Final = 7
PAID: Final = 8
TOOK: Final = 9
GAVE_BACK: Final = 10
PASSED_ON: Final = 11
SAW_SOCIETY: Final = 12
SAW_ITEMS: Final = 13
SAW_PILE: Final = 14
ORDERED: Final = 15
OPENED: Final = 16
SWAPPED: Final = 17
CHANGED: Final = 18
SHOWED: Final = 19
DEMANDED: Final = 20
LACKED: Final = 21
ATTACKED: Final = 22
STOOD: Final = 23
HYPNOTISED: Final = 24
ENDED: Final = 25
DECLARED: Final = 26
GOT_TOKEN: Final = 27
CAPPED: Final = 28
HUSHED: Final = 29
MEANT: Final = 30

NONE: Final = 15
"""In place of a seat: nobody."""
_MOST_TURNS: Final = 4095


def note(kind: i64, turn: i64, one: i64, other: i64, content: i64) -> i64:
    """Content 0 means none, or unknown."""
    if turn > _MOST_TURNS:
        turn = _MOST_TURNS
    return kind | turn << 5 | one << 17 | other << 21 | content << 25


def kind_of_note(made: i64) -> i64:
    return made & 31


def turn_of(made: i64) -> i64:
    return made >> 5 & 4095


def seat_of(made: i64) -> i64:
    return made >> 17 & 15


def other_of(made: i64) -> i64:
    return made >> 21 & 15


def content_of(made: i64) -> i64:
    return made >> 25


def knows(made: i64, observer: i64) -> bool:
    """Whether a note has a content, and an observer knows it."""
    return content_of(made) > 0 and is_privy(made, observer)


def is_privy(made: i64, observer: i64) -> bool:
    """Whether an observer knows the content of a note."""
    kind = made & 31
    if kind in (DREW, SAW_PILE, ORDERED, CHANGED, HUSHED, MEANT):
        return observer == seat_of(made)
    if kind <= OFFERED or kind == TRADED or (GAVE <= kind <= SAW_ITEMS):
        return observer == seat_of(made) or observer == other_of(made)
    return True


def without_content(made: i64) -> i64:
    one: i64 = 1
    return made & ((one << 25) - 1)


class Page(msgspec.Struct, frozen=True):
    """Something the observer has been shown, or knows that others were shown."""

    turn: int
    words: Message


@final
class Diary:
    """The notes of a game in words, for each observer as far as they have been read; its positions all share it.

    It holds the notes it was written from: brought others (a move was taken back), it is begun anew.
    """

    def __init__(self) -> None:
        self.notes = vec[i64]()
        self.pages: dict[int, list[Page]] = {}
        self.read: dict[int, int] = {}
        """For each observer, how many notes these pages tell."""

    def keep_to(self, notes: vec[i64]) -> None:
        """What is written from now on tells these notes."""
        if notes == self.notes:
            return
        common = len(notes) if len(notes) < len(self.notes) else len(self.notes)
        if notes[:common] != self.notes[:common]:
            self.notes, self.pages, self.read = notes[:], {}, {}
        elif common < len(notes):
            self.notes = notes[:]

    def unread(self, observer: int, notes: vec[i64]) -> list[int]:
        """Those of these notes that an observer's pages do not tell yet: all, if the pages tell of later ones."""
        read = self.read.get(observer, 0)
        return [int(notes[number]) for number in range(read if read <= len(notes) else 0, len(notes))]

    def write(self, observer: int, pages: list[Page], told: int) -> list[Page]:
        """All pages of an observer, with these added; they tell so many notes. A list once shown stays as it is."""
        if self.read.get(observer, 0) > told or observer not in self.pages:
            self.pages[observer] = pages
        elif pages:
            self.pages[observer] = [*self.pages[observer], *pages]
        self.read[observer] = told
        return self.pages[observer]
