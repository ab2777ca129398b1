"""Who sits at a table, and in which state it is."""

from __future__ import annotations

import msgspec

from ...core.view import Outcome
from ..terms import Terms


class Sitting(msgspec.Struct):
    """One seat: a person, a bot of the house, or nobody yet. A bot's ``name`` is the id of the character it plays
    (``bots.cast``), or its own."""

    name: str = ""
    avatar: str = ""
    person: str | None = None
    bot: str | None = None
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class Presence(msgspec.Struct, frozen=True):
    """Those at a table whom one node sees."""

    seats: frozenset[int]
    watchers: int


class Seating(msgspec.Struct):
    """A table and its seats. ``state``: open, playing, over or closed."""

    id: str
    terms: Terms
    state: str
    host: str
    created: int
    started: int | None
    ended: int | None
    result: Outcome | None
    rematch: str | None
    seats: list[Sitting]

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for seat, sitting in enumerate(self.seats):
                if sitting.person == person:
                    return seat
        return None

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look on. Before the start everybody with the link may look in, to sit down."""
        return self.terms.watchable or self.state == "open" or self.seat_of(person) is not None

    def people(self) -> list[str]:
        """Names by seat, for records and lists."""
        return [f"@{sitting.name}" if sitting.bot else sitting.name for sitting in self.seats]
