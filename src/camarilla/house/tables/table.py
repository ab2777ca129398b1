"""A table in memory: takes what people, bots and clocks do, writes it to the log, and shows it to all who watch."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias

from ...core.position import OVER
from ...core.view import Outcome
from ..entries import Appended, Consequence, Entry, TableLog
from ..errors import refused
from ..protocol import Done
from ..times import DAY, now
from ..waiting import finish
from .acts import Act, NothingToDo, check, must_be_asked
from .answer_times import AnswerTimes
from .attendant import Attendant
from .audience import Audience
from .clock import Clock
from .delayed import note_steward
from .match import RECENT_ENTRIES, Match, Plan
from .seating import Seating

log = logging.getLogger(__name__)

OTHER_NODES_TURN = 10.0
"""Seconds that the node which wrote an entry has for what follows from it, before others step in."""


Answer: TypeAlias = Callable[[Done | Exception], None]
"""Told once what became of an act: it is durable, or it was refused, or something failed."""


class Surroundings(Protocol):
    """What a table needs of the house around it."""

    log: TableLog
    answer_times: AnswerTimes

    async def choose(self, table: Table, seat: int, bot: str) -> str: ...
    def ending(self, table: Table, outcome: Outcome) -> Consequence: ...
    async def ended(self, table: Table, outcome: Outcome) -> None: ...
    def due(self, table: Table, at: int | None) -> None: ...
    def came_or_went(self, table: Table) -> None: ...
    def turn(self, table: Table, seat: int) -> None: ...
    def steward(self, game: str) -> str: ...


class Pending:
    """The one act of a table that is being written."""

    def __init__(self, entry: Entry, plan: Plan | None, ends: bool, answer: Answer | None, then: Act | None) -> None:
        self.entry = entry
        self.plan = plan
        self.ends = ends
        """Whether the end of the game is written with it."""
        self.answer = answer
        self.then = then
        """What it was written for, to be done next and answered."""


class Table:
    """One table. One thing is done at a time; every change is written first, and only then shown."""

    def __init__(self, surroundings: Surroundings, seating: Seating) -> None:
        self.surroundings = surroundings
        self.seating = seating
        self.match = Match(seating.terms)
        self.clock = Clock(seating.terms.clock, len(seating.seats))
        self.stewards: set[int] = set()
        """Seats that the steward plays for."""
        self.audience = Audience(self)
        self.attendant = Attendant(self)
        self.reseating = asyncio.Lock()
        self.end_is_written = seating.state == "over"
        self.has_chat = False
        """Whether anything was ever said here; where nobody has spoken, nobody need look for it."""
        self._waiting: deque[tuple[Act | None, Answer | None]] = deque()
        """What is to be done next, in order; None: read the log."""
        self._pending: Pending | None = None
        self._is_busy = False
        """Whether something is being done, and all else waits."""
        self._reading: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.seating.id

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten: nobody watches, nothing is under way. When its clock runs out stands in the
        database, and the hall looks there."""
        return not (self.audience or self.attendant.busy or self._is_busy)

    # The one way in

    def put(self, act: Act | None, answer: Answer | None) -> None:
        """Do something at the table, after all that was put before it; without an act, follow the log.

        By a callback, because a coroutine and a lock for every move cost more than checking it: ``bench/house.py``.
        """
        self._waiting.append((act, answer))
        if not self._is_busy:
            self._go_on()

    async def submit(self, act: Act | None) -> Done:
        """``put``, for those who wait; answers once it is durable, or raises ``Refused``."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.put(act, partial(finish, done))
        return await done

    def _go_on(self) -> None:
        """With what waits, until something must be waited for."""
        self._is_busy = True
        while self._waiting:
            act, answer = self._waiting.popleft()
            if act is None:
                self._read(answer, Done("", self.id, self.match.seq))
                return
            try:
                done = self._do(act, answer)
            except Exception as error:
                _tell(answer, error)
            else:
                if done is None:
                    return
                _tell(answer, done)
        self._is_busy = False

    def _do(self, act: Act, answer: Answer | None) -> Done | None:
        """None if something is being written first."""
        if act.move_id:
            seq = self.match.seen_ids.get((act.seat, act.move_id))
            if seq is not None:
                return Done(act.move_id, self.id, seq + 1)
        if act.kind == "move" and act.seat in self.stewards and act.is_by_person:
            must_be_asked(self, act)
            self._write(Act(kind="back", seat=act.seat, by=act.by), None, answer, then=act)
            return None
        try:
            self._write(act, check(self, act), answer)
        except NothingToDo:
            return Done(act.move_id, self.id, self.match.seq)
        return None

    def _write(self, act: Act, plan: Plan | None, answer: Answer | None, then: Act | None = None) -> None:
        text = act.text if plan is None else plan.text
        entry = Entry(self.id, self.match.seq, act.kind, act.seat, text, now(), act.by, act.move_id)
        outcome = plan.position.outcome() if plan is not None else None
        # Whoever is shown the end finds it written down.
        ending = self.surroundings.ending(self, outcome) if outcome is not None else None
        self.surroundings.log.append(entry, ending, self._written)
        self._pending = Pending(entry, plan, ending is not None, answer, then)

    def _written(self, result: Appended | Exception) -> None:
        """It is durable, or its place in the log was taken."""
        pending, self._pending = self._pending, None
        assert pending is not None
        try:
            if isinstance(result, Exception):
                raise result
            if result is Appended.TAKEN:
                self._read(pending.answer, refused("stale"))
                return
            self.end_is_written = pending.ends and result is Appended.DURABLE
            self._settle(pending.entry, pending.plan)
            self.attendant.attend()
        except Exception as error:
            _tell(pending.answer, error)
        else:
            if pending.then is not None:
                self._waiting.appendleft((pending.then, pending.answer))
            else:
                _tell(pending.answer, Done(pending.entry.move_id, self.id, self.match.seq))
        self._go_on()

    def _settle(self, entry: Entry, plan: Plan | None) -> None:
        """A durable entry becomes part of the game, and all who watch are told."""
        facts = self.match.settle(entry, plan)
        self._note(entry)
        self.audience.show(entry, facts)

    def _note(self, entry: Entry) -> None:
        """What an entry means to stewards and clocks."""
        note_steward(self.stewards, entry)
        if not self.clock.ticks:
            return
        if entry.kind == "rest":
            self.clock.give(entry.seat, int(entry.text) * DAY)
        elif entry.kind == "back":
            self.clock.come_back(entry.seat, entry.at)
        elif entry.kind == "undo":
            self.clock.take_back(entry.seat, entry.at)
        elif entry.kind in ("start", "move"):
            waiting = self.match.position.waiting()
            fresh = [seat for seat in waiting if self.match.asked.get(seat) == self.match.seq]
            self.clock.turn(waiting, fresh, entry.at)

    # Following the log

    def take_up(self, entries: list[Entry]) -> None:
        """Read the log, or what is new in it, without telling anybody."""
        for number, entry in enumerate(entries):
            self.match.settle(entry, tell=len(entries) - number <= RECENT_ENTRIES)
            self._note(entry)

    async def catch_up(self) -> None:
        """Entries have been written elsewhere."""
        await self.submit(None)

    def _read(self, answer: Answer | None, result: Done | Exception) -> None:
        self._reading = asyncio.get_running_loop().create_task(self._follow(answer, result))

    async def _follow(self, answer: Answer | None, result: Done | Exception) -> None:
        """Read what is new in the log, then answer and go on."""
        try:
            by_clock = False
            entries = await self.surroundings.log.entries(self.id, self.match.seq)
            for entry in entries:
                self._settle(entry, None)
                by_clock = entry.by == "clock"
            if entries:
                self.attendant.attend(patience=0 if by_clock else OTHER_NODES_TURN)
        except Exception as error:
            result = error
        self._reading = None
        _tell(answer, result)
        self._go_on()

    # What is so

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may ask for its last move back: it was the last thing that happened, and chance had no part.

        Whether it revealed anything is looked at only when it is asked for.
        """
        match = self.match
        if not self.seating.terms.undo or not match.standing or match.position.actor == OVER:
            return False
        last = match.standing[-1]
        mine = last.kind == "move" and last.seat == seat and last.seq == match.seq - 1
        return mine and len(match.last_steps) == 1

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or the steward while its owner is away."""
        if seat in self.stewards:
            return self.surroundings.steward(self.seating.terms.game)
        return self.seating.seats[seat].bot

    def close(self) -> None:
        """Forget everything under way; the log has it all."""
        self.attendant.close()


def _tell(answer: Answer | None, result: Done | Exception) -> None:
    """Whatever becomes of the answer, the table goes on."""
    try:
        if answer is not None:
            answer(result)
    except Exception:
        log.exception("somebody could not be answered")
