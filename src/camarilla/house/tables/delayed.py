"""Spectators who see a game with a delay: a match of their own that follows the log some time behind."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ...core.facts import Fact
from ..entries import Entry
from ..terms import Terms
from ..times import now
from .match import Match

Show = Callable[[Entry, list[Fact]], None]
"""Told an entry, and what happened with it, once it has become part of the delayed match."""


class DelayedMatch:
    """Entries wait here until they are old enough; nothing of them can be seen before."""

    def __init__(self, terms: Terms, delay: int, show: Show) -> None:
        self.match = Match(terms)
        self.stewards: set[int] = set()
        """Seats a steward played for, at that time."""
        self._delay = delay
        self._show = show
        self._held: deque[Entry] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def take_up(self, entries: list[Entry]) -> None:
        """The log so far: what is old enough becomes part of the match at once, the rest is held."""
        due = now() - self._delay
        for entry in entries:
            if entry.at <= due and not self._held:
                self._settle(entry)
            else:
                self.hold(entry)

    def hold(self, entry: Entry) -> None:
        """Keep an entry back; one that was read from the log already is kept once."""
        if entry.seq != self.match.seq + len(self._held):
            return
        self._held.append(entry)
        if len(self._held) == 1:
            self._wait()

    def close(self) -> None:
        """Nobody looks any more, or everything may be seen now."""
        self._held.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        """Until the first one is old enough."""
        wait = max(0, self._held[0].at + self._delay - now())
        self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._release)

    def _release(self) -> None:
        while self._held and self._held[0].at <= now() - self._delay:
            entry = self._held.popleft()
            self._show(entry, self._settle(entry))
        if self._held:  # a timer may ring a moment early
            self._wait()

    def _settle(self, entry: Entry) -> list[Fact]:
        note_steward(self.stewards, entry)
        return self.match.settle(entry)


def note_steward(stewards: set[int], entry: Entry) -> None:
    """Who is played for by the steward, from an entry on."""
    if entry.kind in ("late", "left"):
        stewards.add(entry.seat)
    elif entry.kind == "back":
        stewards.discard(entry.seat)
