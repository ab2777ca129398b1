"""Spectators who see a game late: a match of their own that follows the log some time behind."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ..storage.writings import Entry
from ..times import now
from .match import Match
from .terms import Terms

Show = Callable[[Entry], None]
"""Told an entry once it has become part of the late match."""


class LateEyes:
    """Entries wait here until they are old enough; nothing of them can be seen before."""

    def __init__(self, terms: Terms, delay: int, show: Show) -> None:
        self.match = Match(terms)
        self.stewards: set[int] = set()
        """Seats a steward played for, at that time."""
        self._delay = delay
        self._show = show
        self._held: deque[Entry] = deque()
        self._closed = False

    def take_up(self, entries: list[Entry]) -> None:
        """The log so far: what is old enough is seen without being told, the rest is held."""
        due = now() - self._delay
        for entry in entries:
            if entry.at <= due and not self._held:
                self._see(entry, tell=False)
            else:
                self.hold(entry)

    def hold(self, entry: Entry) -> None:
        """Keep an entry back; one that was read from the log already is kept once."""
        if entry.seq != self.match.seq + len(self._held):
            return
        self._held.append(entry)
        wait = max(0, entry.at + self._delay - now())
        asyncio.get_running_loop().call_later(wait / 1000, self._release)

    def close(self) -> None:
        """Nobody looks any more, or everything may be seen now."""
        self._closed = True

    def _release(self) -> None:
        while self._held and not self._closed and self._held[0].at <= now() - self._delay:
            entry = self._held.popleft()
            self._see(entry, tell=True)
            self._show(entry)

    def _see(self, entry: Entry, tell: bool) -> None:
        note_steward(self.stewards, entry)
        self.match.replay(entry, tell)


def note_steward(stewards: set[int], entry: Entry) -> None:
    """Who is played for by the steward, from an entry on."""
    if entry.kind in ("late", "left"):
        stewards.add(entry.seat)
    elif entry.kind == "back":
        stewards.discard(entry.seat)
