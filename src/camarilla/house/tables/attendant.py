"""What a table does by itself: lets bots think, calls people to their turn, answers for those who have no choice, keeps
the alarm of the clocks, and sees when the game is over."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from ...core.position import Position
from ...core.view import Outcome
from ..errors import Refused
from ..protocol import Done
from ..times import DAY, now
from .acts import ILLEGAL, Act
from .answer_times import LONGEST_SECONDS, OPEN_SECONDS, SHORTEST_SECONDS

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

RETRY_AFTER = 5.0
"""Seconds before something that failed is tried again."""

ENDING = -1
OUT_OF_TIME = -2
"""Work that is no seat's thinking stands under these numbers; the last one counts down with the seats."""


class Asked:
    """A decision that somebody owes, and when it arose."""

    def __init__(self, decision: int, at: int, position: Position, has_choice: bool) -> None:
        self.decision = decision
        self.at = at
        self.position = position
        self.has_choice = has_choice
        self.answer_at = math.inf
        """When the house answers for who has no choice, by the loop's clock."""


class Attendant:
    """One at every table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._work: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._ended = table.seating.state == "over"
        self._due: int | None = -1
        """When a clock runs out, as it stands in the database; below zero until it was written."""
        self._called: dict[int, int] = {}
        """For each seat, the decision that its owner was last called to."""
        self._asked: dict[int, Asked] = {}
        """The people that are waited for, by seat."""
        self._loop = asyncio.get_running_loop()  # asked once: each time costs a system call
        self._wake: asyncio.TimerHandle | None = None
        """One timer for all answers. It stays when somebody was quicker: setting one for every question costs more."""
        self._wake_at = math.inf

    @property
    def busy(self) -> bool:
        return bool(self._work) or self._wake is not None

    def attend(self, patience: float = 0) -> None:
        """See to whatever the present position asks for.

        What another node has written, that node attends to; this one waits ``patience`` seconds before it steps in.
        """
        match = self._table.match
        if match.seq == 0:
            return
        outcome = match.position.outcome()
        if outcome is not None:
            self._set_alarm(None)
            if not self._ended and ENDING not in self._work:
                self._spawn(ENDING, lambda: self._end(outcome))
            return
        people = []
        self._note_answers()
        for seat in match.position.waiting():
            bot = self._table.bot_at(seat)
            if bot is None:
                people.append(seat)
                self._ask(seat, patience)
            elif seat not in self._work:
                self._spawn(seat, self._thinking(seat, bot, patience))
        if self._table.clock.ticks:
            self._set_alarm(self._table.clock.next_due(people))

    async def _end(self, outcome: Outcome) -> None:
        """Until it is done: nothing else happens at this table that would bring it up again."""
        while not self._ended:
            try:
                await self._table.surroundings.ended(self._table, outcome)
                self._ended = True
            except Exception:
                log.exception("the end of table %s could not be written down", self._table.id)
                await asyncio.sleep(RETRY_AFTER)

    def _call(self, seat: int, patience: float) -> None:
        """Once for every decision, by the node that brought it about."""
        asked = self._table.match.asked.get(seat)
        if not patience and asked == self._table.match.seq != self._called.get(seat):
            self._called[seat] = self._table.match.seq
            self._table.surroundings.turn(self._table, seat)

    # People, and answers for those who have no choice

    def _ask(self, seat: int, patience: float) -> None:
        """Somebody is waited for: once for every decision, call them, or answer for them."""
        if self._note_asked(seat, patience).has_choice:
            self._call(seat, patience)

    def _note_asked(self, seat: int, patience: float) -> Asked:
        match = self._table.match
        asked = self._asked.get(seat)
        if asked is None:
            has_choice = match.position.has_choice(seat)
            asked = self._asked[seat] = Asked(match.asked.get(seat, 0), now(), match.position, has_choice)
            if not has_choice:
                self._answer_after(asked, patience + self._delay(seat, asked))
        return asked

    def came(self, seat: int) -> None:
        """Somebody is here again: they were not answered for while they were away."""
        if seat in self._table.match.asked and self._table.bot_at(seat) is None:
            self._note_asked(seat, 0.0)

    def _delay(self, seat: int, asked: Asked) -> float:
        """When this person might have answered: nobody can tell from the time that there was no choice."""
        if not self._is_telling(seat):
            return OPEN_SECONDS
        person = self._table.seating.seats[seat].person or ""
        return self._table.surroundings.answer_times.draw(self._question(seat, asked), person)

    def _is_telling(self, seat: int) -> bool:
        """Whether somebody could draw something from it that a seat was answered for. Bots draw nothing."""
        seats = self._table.seating.seats
        others = any(sitting.person is not None for other, sitting in enumerate(seats) if other != seat)
        return others and self._table.match.rules.secrets

    def _answer_after(self, asked: Asked, seconds: float) -> None:
        asked.answer_at = self._loop.time() + seconds
        self._wake_by(asked.answer_at)

    def _wake_by(self, at: float) -> None:
        if at < self._wake_at:
            if self._wake is not None:
                self._wake.cancel()
            self._wake, self._wake_at = self._loop.call_at(at, self._answer), at

    def _answer(self) -> None:
        """For all whose time has come."""
        self._wake, self._wake_at = None, math.inf
        table, match = self._table, self._table.match
        self._note_answers()
        for seat, asked in list(self._asked.items()):
            if asked.answer_at > self._loop.time():
                self._wake_by(asked.answer_at)
            elif table.bot_at(seat) is not None:
                del self._asked[seat]  # the steward answers; they are asked again when they are back
            elif self._is_telling(seat) and not table.audience.is_here(seat):
                del self._asked[seat]  # an answer from somebody who is away would tell that they had no choice
            else:
                asked.answer_at = math.inf
                text = match.rules.text(match.position, seat, match.position.moves(seat)[0])
                move = Act(kind="move", seat=seat, text=text, seq=asked.decision, by="house")
                table.put(move, partial(self._answered, seat, asked))

    def _answered(self, seat: int, asked: Asked, result: Done | Exception) -> None:
        """They may have been quicker themselves; whatever else was in the way, it is tried again."""
        if not isinstance(result, Exception) or self._table.match.asked.get(seat) != asked.decision:
            return
        if not isinstance(result, Refused):
            log.error("an answer at table %s failed", self._table.id, exc_info=result)
        self._answer_after(asked, RETRY_AFTER)

    def _question(self, seat: int, asked: Asked) -> str:
        ask = self._table.match.rules.ask(asked.position, seat)
        return ask.words.id if ask is not None else ""

    def _note_answers(self) -> None:
        """Forget those who have answered; how long they took counts if the choice was theirs."""
        match, times = self._table.match, self._table.surroundings.answer_times
        for seat, asked in list(self._asked.items()):
            if match.asked.get(seat) == asked.decision:
                continue
            del self._asked[seat]
            seconds = (now() - asked.at) / 1000
            if asked.has_choice and match.rules.secrets and SHORTEST_SECONDS <= seconds <= LONGEST_SECONDS:
                times.note(self._question(seat, asked), seconds, self._table.seating.seats[seat].person or "")

    def _thinking(self, seat: int, bot: str, patience: float) -> Callable[[], Awaitable[None]]:
        table = self._table
        asked = table.match.asked[seat]

        async def think() -> None:
            if patience:
                await asyncio.sleep(patience)
            if table.match.asked.get(seat) != asked:
                return
            text = await table.surroundings.choose(table, seat, bot)
            if table.match.asked.get(seat) == asked and table.bot_at(seat) is not None:
                await table.submit(Act(kind="move", seat=seat, text=text, seq=asked, by=f"@{bot}"))

        return think

    def _spawn(self, seat: int, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            patience = 0.0
            try:
                await work()
            except Refused as refusal:
                if refusal.status == ILLEGAL:
                    patience = RETRY_AFTER
                log.info("work at table %s was refused: seat %d, %s", self._table.id, seat, refusal.why.id)
            except Exception:
                patience = RETRY_AFTER
                log.exception("work at table %s failed: seat %d", self._table.id, seat)
            finally:
                self._work.pop(seat, None)
            if seat >= 0:
                self.attend(patience)

        self._work[seat] = asyncio.create_task(run())

    # Clocks

    def _set_alarm(self, due: tuple[int, int] | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self._table.clock.ticks:
            return
        at = due[0] if due else None
        if at != self._due:
            self._due = at
            self._table.surroundings.due(self._table, at)
        if due is not None:
            wait = min(max(0, due[0] - now()) / 1000, DAY / 1000)
            self._alarm = self._loop.call_later(wait, self._ring, due[1])

    def _ring(self, seat: int) -> None:
        self._alarm = None
        due = self._table.clock.due(seat)
        if due is not None and due <= now() and OUT_OF_TIME - seat not in self._work:
            late = Act(kind="late", seat=seat, by="clock")
            self._spawn(OUT_OF_TIME - seat, lambda: self._run_out(late))
        else:
            self.attend()

    async def _run_out(self, late: Act) -> None:
        await self._table.submit(late)

    def close(self) -> None:
        for timer in (self._alarm, self._wake):
            if timer is not None:
                timer.cancel()
        for task in list(self._work.values()):
            task.cancel()
