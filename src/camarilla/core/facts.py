"""What happened, who may know it, and what the others are told instead.

A game's ``facts`` is the one place that says who learns what from a step. Log, story, the record as one seat saw it and
the bots' evidence all derive from it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .message import Message


class Fact(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened.

    Games whose bots draw conclusions extend it with what a program needs; words are for people.
    """

    said: Message
    to: tuple[int, ...] | None = None
    """The seats that are told; None: everybody."""
    otherwise: Message | None = None
    """What everybody else is told instead; None: nothing."""
    until: int | None = None
    """A log stops showing it when ``Rules.is_covered`` says so of this number; None: never."""

    def is_for(self, observer: int) -> bool:
        return self.to is None or observer in self.to

    def told_to(self, observer: int) -> Message | None:
        return self.said if self.is_for(observer) else self.otherwise


def story(facts: Iterable[Fact], observer: int) -> list[Message]:
    """Some facts as one observer is told them."""
    told = []
    for fact in facts:
        message = fact.told_to(observer)
        if message is not None:
            told.append(message)
    return told
