"""What leaves a position: views, choices and outcomes, each a type of its own that names what may be seen.

They are made by the thousand and none can hold itself, so the collector of cycles need not look at them (``gc=False``).
"""

from __future__ import annotations

import msgspec

from .message import Message


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. No winners: a draw. Several: they share the victory."""

    scores: list[int]
    winners: list[int]


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True, tag_field="view"):
    """What one observer may know of a position. Games extend it; it is built by naming, never by deleting."""

    seat: int | None
    """Whose eyes these are; None for a spectator."""
    seats: int
    waiting: list[int]
    """Seats that owe a decision now (chance acts by itself and is never waited for by people)."""
    outcome: Outcome | None


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What is asked of a seat, in one sentence, and the clause of the rules that it comes from."""

    words: Message
    clause: str


class Span(msgspec.Struct, frozen=True, gc=False):
    """A number that is part of a move and may be chosen freely between two ends."""

    part: str
    low: int
    high: int


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal move with its parts, for a board to light and a list to show.

    With a ``span`` it stands for a family of moves; its ``text`` then holds ``{n}`` where the number goes.
    """

    text: str
    kind: str
    parts: dict[str, str]
    words: Message
    span: Span | None = None
