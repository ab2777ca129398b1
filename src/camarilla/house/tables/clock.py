"""Clocks, worked out from the log: who has how long left, and when the next one runs out.

Nothing is stored beside the log: its entries carry their times, so every node reads the same clocks from it.
"""

from __future__ import annotations

from ..protocol import Hand
from ..terms import BankClock, ClockTerms, NoClock, per_move
from ..times import SECOND

GRACE = 10 * SECOND
"""What somebody who comes back after their time ran out has at most, once per decision: to move, not to think."""


class Clock:
    """The clocks of all seats of one table."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self._terms = terms
        self._bank = [terms.seconds * SECOND if isinstance(terms, BankClock) else per_move(terms) or 0] * seats
        self._since: dict[int, int] = {}
        self._overdrawn: set[int] = set()
        """Seats whose time for this decision had run out when they came back."""
        self._before: tuple[list[int], dict[int, int], set[int], int] = ([], {}, set(), 0)
        """The clocks as they stood at the last turn, and when that was: a move may be taken back."""

    @property
    def ticks(self) -> bool:
        return not isinstance(self._terms, NoClock)

    def turn(self, waiting: list[int], fresh: list[int], at: int) -> None:
        """After an entry at this time: who is waited for now, and for which of them it is a new decision."""
        if not self.ticks:
            return
        self._before = [*self._bank], {**self._since}, {*self._overdrawn}, at
        for seat in [seat for seat in self._since if seat not in waiting or seat in fresh]:
            self._stop(seat, at)
        for seat in waiting:
            self._since.setdefault(seat, at)

    def take_back(self, seat: int, at: int) -> None:
        """The last turn, this seat's move, is undone, and no clock gains by it: the others go on as before the move,
        the mover's from where the move had stopped it."""
        if not self.ticks:
            return
        self._bank, self._since, self._overdrawn, moved = self._before
        self._bank[seat] = max(0, self._bank[seat] - max(0, moved - self._since[seat]))
        self._since[seat] = at

    def come_back(self, seat: int, at: int) -> None:
        """Somebody plays for themselves again. A clock that has not run out goes on, for it has not stopped. Time that
        has run out stays gone: there is a moment of grace to move in, once per decision, and none of it is kept."""
        due = self.due(seat)
        if due is not None and due <= at and seat not in self._overdrawn:
            self._overdrawn.add(seat)
            fresh = per_move(self._terms)
            self._bank[seat] = GRACE if fresh is None else min(GRACE, fresh)
            self._since[seat] = at

    def give(self, seat: int, milliseconds: int) -> None:
        """More time for one decision: a vacation."""
        self._bank[seat] += milliseconds

    def _stop(self, seat: int, at: int) -> None:
        used = max(0, at - self._since.pop(seat))
        fresh = per_move(self._terms)
        if fresh is not None:
            self._bank[seat] = fresh
        elif isinstance(self._terms, BankClock):
            left = 0 if seat in self._overdrawn else max(0, self._bank[seat] - used)
            self._bank[seat] = left + self._terms.increment * SECOND
        self._overdrawn.discard(seat)

    def hands(self) -> list[Hand] | None:
        if not self.ticks:
            return None
        return [Hand(left, self._since.get(seat)) for seat, left in enumerate(self._bank)]

    def due(self, seat: int) -> int | None:
        """When this seat's time is over, if it is running."""
        if not self.ticks or seat not in self._since:
            return None
        return self._since[seat] + self._bank[seat]

    def next_due(self, seats: list[int]) -> tuple[int, int] | None:
        """The time at which the first of these seats runs out, and which one it is."""
        dues = [(due, seat) for seat in seats if (due := self.due(seat)) is not None]
        return min(dues) if dues else None
