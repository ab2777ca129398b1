"""A table in memory: takes what people ask for, writes it to the log, and tells everybody who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import structlog

from ...core.position import OVER, IllegalMove
from ...core.view import Outcome
from ..errors import Refused, refused
from ..protocol import Done
from ..storage.group_commit import GroupCommit
from ..storage.writings import Deed, Entry, Mark, Written
from ..times import DAY, now
from .audience import Audience, Listener
from .clock import Clock
from .floor import Floor
from .late import note_steward
from .match import RECENT, Happened, Match, Plan
from .seating import Seating
from .undo import reveals

log = structlog.get_logger(__name__)

ELSEWHERE = 10.0
"""Seconds that the node which wrote an entry has for what follows from it, before others step in."""

AGAIN = 5.0
"""Seconds before a bot that failed is asked again."""

ENDED = -1
OUTRUN = -2
UNUSUAL = -3
OUT_OF_TIME = -4
"""Work of a table that is no bot's thinking stands under these, in place of a seat; the last counts down with them."""

Moved = Callable[[Done | Exception], None]
"""Told what became of a move."""


class House(Protocol):
    """What a table needs of the house around it."""

    ledger: GroupCommit

    async def missed(self, table_id: str, since: int) -> list[Entry]: ...
    async def choose(self, table: LiveTable, seat: int, bot: str) -> str: ...
    def ending(self, table: LiveTable, outcome: Outcome) -> Deed[None] | Mark: ...
    async def ended(self, table: LiveTable, outcome: Outcome) -> None: ...
    def due(self, table: LiveTable, at: int | None) -> None: ...
    def came_or_went(self, table: LiveTable) -> None: ...
    def turn(self, table: LiveTable, seat: int) -> None: ...
    def steward(self, game: str) -> str: ...


class LiveTable:
    """One table. Whoever changes it has the floor; every change is written, and only then shown."""

    def __init__(self, house: House, seating: Seating) -> None:
        self.house = house
        self.seating = seating
        self.match = Match(seating.terms)
        self.clock = Clock(seating.terms.clock, len(seating.seats))
        self.stewards: set[int] = set()
        self.audience = Audience(self)
        self.reseating = asyncio.Lock()
        self._floor = Floor()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._finished = seating.state == "over"
        self.due: int | None = -1
        """When a clock runs out, as it stands in the database; below zero until it was written."""
        self.talked = False
        """Whether anything was ever said here: where nobody speaks, nobody need look for it."""
        self.end_is_written = False
        self._called: dict[int, int] = {}
        """For each seat, the decision that its owner was last told to be waited for."""

    @property
    def id(self) -> str:
        return self.seating.id

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten: nobody watches, nothing is under way. When its clock runs out stands in the
        database, and the hall looks there."""
        return not (self.audience or self._thinking or self._floor.taken)

    # Following the log

    def take_up(self, entries: list[Entry]) -> None:
        """Read the log, or what is new in it, without telling anybody."""
        for number, entry in enumerate(entries):
            note_steward(self.stewards, entry)
            self.match.replay(entry, tell=len(entries) - number <= RECENT)
            self._after_entry(entry)

    def _after_entry(self, entry: Entry) -> None:
        if not self.clock.ticks:
            return
        waiting = self.match.position.waiting()
        anew = [seat for seat in waiting if self.match.asked.get(seat) == self.match.seq]
        if entry.kind == "rest":
            self.clock.give(entry.seat, int(entry.text) * DAY)
        elif entry.kind == "back":
            self.clock.come_back(entry.seat, entry.at)
        elif entry.kind == "undo":
            self.clock.take_back(entry.seat, entry.at)
        elif entry.kind in ("start", "move"):
            self.clock.turn(waiting, anew, entry.at)

    # What people ask for

    async def move(self, seat: int, text: str, seq: int, move_id: str, by: str) -> Done:
        """A move of a seat, made when ``seq`` entries were seen."""
        async with self._floor:
            return await self._move(seat, text, seq, move_id, by)

    async def _move(self, seat: int, text: str, seq: int, move_id: str, by: str) -> Done:
        done = self._already(seat, move_id)
        if done is not None:
            return done
        if seat in self.stewards and not by.startswith("@"):
            self._must_be_asked(seat, seq)
            await self._write("back", seat, "", by, "")
        plan = self._planned(seat, text, seq)
        await self._write("move", seat, plan.text, by, move_id, plan)
        return Done(move_id, self.id, self.match.seq)

    def put_move(self, seat: int, text: str, seq: int, move_id: str, by: str, then: Moved) -> None:
        """As ``move``, for one who is no coroutine: the way of nearly all moves, and the shorter one.

        ``then`` is told what became of it, once it is durable or refused; a refusal may also be raised at once.
        """
        if self._floor.take_or_wait(lambda: self._given_the_floor(seat, text, seq, move_id, by, then)):
            self._begin(seat, text, seq, move_id, by, then)

    def _given_the_floor(self, seat: int, text: str, seq: int, move_id: str, by: str, then: Moved) -> None:
        try:
            self._begin(seat, text, seq, move_id, by, then)
        except Exception as error:
            then(error)

    def _begin(self, seat: int, text: str, seq: int, move_id: str, by: str, then: Moved) -> None:
        """Whoever calls has the floor."""
        if seat in self.stewards or self._already(seat, move_id):
            self._spawn(UNUSUAL, lambda: self._move_unusually(seat, text, seq, move_id, by, then))
            return
        try:
            plan = self._planned(seat, text, seq)
            entry, also = self._entry("move", seat, plan.text, by, move_id, plan)
            self.house.ledger.put(
                entry, also, lambda written: self._moved(entry, also, plan, written, then), self.seating.terms.game
            )
        except BaseException:
            self._floor.give_back()
            raise

    async def _move_unusually(self, seat: int, text: str, seq: int, move_id: str, by: str, then: Moved) -> None:
        """There is more to it than a move: somebody comes back, or has asked twice."""
        answer: Done | Exception
        try:
            answer = await self._move(seat, text, seq, move_id, by)
        except Exception as error:
            answer = error
        self._floor.give_back()
        then(answer)

    def _moved(self, entry: Entry, also: object, plan: Plan, written: Written | Exception, then: Moved) -> None:
        """A move has been written, or could not be."""
        answer: Done | Exception
        if written is Written.NOT:
            self._spawn(OUTRUN, lambda: self._outrun(then))
            return
        if isinstance(written, Exception):
            answer = written
        else:
            try:
                self._note_written(entry, also, plan, written)
                answer = Done(entry.move_id, self.id, self.match.seq)
            except Exception as error:
                answer = error
        self._floor.give_back()
        then(answer)

    async def _outrun(self, then: Moved) -> None:
        """Another node was quicker: see what happened there, and let the client choose anew."""
        answer: Exception = refused("stale")
        try:
            await self._catch_up()
        except Exception as error:
            answer = error
        self._floor.give_back()
        then(answer)

    def _planned(self, seat: int, text: str, seq: int) -> Plan:
        self._must_be_asked(seat, seq)
        try:
            return self.match.plan(seat, text)
        except IllegalMove as error:
            raise Refused(error.message, 422) from None

    def _must_be_asked(self, seat: int, seq: int) -> None:
        self._must_be_playing()
        if seq < self.match.asked.get(seat, 0) or seq > self.match.seq:
            raise refused("stale")

    async def undo(self, seat: int, seq: int, move_id: str, by: str) -> Done:
        async with self._floor:
            done = self._already(seat, move_id)
            if done is not None:
                return done
            self._must_be_playing()
            if seq != self.match.seq:
                raise refused("stale")
            if not self.may_undo(seat):
                raise refused("undo")
            step = self._last_steps()[0]
            if reveals(self.match.rules, step):
                raise refused("undo-revealed")
            await self._write("undo", seat, "", by, move_id)
            return Done(move_id, self.id, self.match.seq)

    async def back(self, seat: int, move_id: str, by: str) -> Done:
        async with self._floor:
            if seat in self.stewards:
                await self._write("back", seat, "", by, move_id)
            return Done(move_id, self.id, self.match.seq)

    async def leave(self, seat: int, move_id: str, by: str) -> Done:
        """The steward sits down for somebody who must go; the others play on."""
        async with self._floor:
            self._must_be_playing()
            if seat not in self.stewards:
                await self._write("left", seat, "", by, move_id)
            return Done(move_id, self.id, self.match.seq)

    async def rest(self, seat: int, days: int, by: str) -> None:
        """A vacation in a correspondence game: so many days more for the present decision."""
        async with self._floor:
            self._must_be_playing()
            await self._write("rest", seat, str(days), by, "")

    async def open_game(self, by: str) -> None:
        """The first entry: what chance lays out. Harmless when it is there already."""
        async with self._floor:
            if self.match.seq == 0:
                plan = self.match.opening()
                with suppress(Refused):  # another node laid it out in the same moment
                    await self._write("start", -1, plan.text, by, "", plan)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may ask for its last move back: it was the last thing that happened, and chance had no part.

        Whether it revealed anything is looked at only when it is asked for.
        """
        if not self.seating.terms.undo or not self.match.standing or self.match.position.actor == OVER:
            return False
        last = self.match.standing[-1]
        mine = last.kind == "move" and last.seat == seat and last.seq == self.match.seq - 1
        return mine and len(self._last_steps()) == 1

    def _last_steps(self) -> list[Happened]:
        return self.match.recent[-1][1] if self.match.recent else []

    def _already(self, seat: int, move_id: str) -> Done | None:
        if move_id and (seat, move_id) in self.match.seen_ids:
            return Done(move_id, self.id, self.match.seen_ids[seat, move_id] + 1)
        return None

    def _must_be_playing(self) -> None:
        if self.match.seq == 0:
            raise refused("not-started")
        if self.match.position.actor == OVER:
            raise refused("over")

    # Writing

    async def _write(self, kind: str, seat: int, text: str, by: str, move_id: str, plan: Plan | None = None) -> None:
        entry, also = self._entry(kind, seat, text, by, move_id, plan)
        written = await self.house.ledger.append(entry, also)
        if written is Written.NOT:
            # Another node was quicker: see what happened there, and let the client choose anew.
            await self._catch_up()
            raise refused("stale")
        self._note_written(entry, also, plan, written)

    def _entry(
        self, kind: str, seat: int, text: str, by: str, move_id: str, plan: Plan | None
    ) -> tuple[Entry, Deed[None] | Mark | None]:
        """The next entry, and what is to be written with it: whoever is shown the end finds it written down."""
        outcome = plan.position.outcome() if plan is not None else None
        also = self.house.ending(self, outcome) if outcome is not None else None
        return Entry(self.id, self.match.seq, kind, seat, text, now(), by, move_id), also

    def _note_written(self, entry: Entry, also: object, plan: Plan | None, written: Written) -> None:
        self.end_is_written = also is not None and written is Written.WHOLE
        self._show(entry, plan)

    async def catch_up(self) -> None:
        """Entries have been written elsewhere."""
        async with self._floor:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.house.missed(self.id, self.match.seq):
            self._show(entry, None)

    def _show(self, entry: Entry, plan: Plan | None) -> None:
        """A durable entry becomes part of the game, and all who watch are told."""
        note_steward(self.stewards, entry)
        if plan is not None:
            self.match.settle(entry, plan)
        else:
            self.match.replay(entry)
        self._after_entry(entry)
        self.audience.tell(entry)
        self.attend(patience=0 if plan is not None or entry.by == "clock" else ELSEWHERE)

    # What the house does by itself

    def attend(self, patience: float = 0) -> None:
        """Let bots think, set the alarm, and see whether the game is over.

        What another node has written, that node attends to; this one waits so many seconds (``patience``) before its
        bots step in.
        """
        if self.match.seq == 0:
            return
        outcome = self.match.position.outcome()
        if outcome is not None:
            self._set_alarm(None)
            if not self._finished:
                self._finished = True
                self._spawn(ENDED, lambda: self.house.ended(self, outcome))
            return
        mine = []
        for seat in self.match.position.waiting():
            bot = self.bot_at(seat)
            if bot is None:
                mine.append(seat)
                if not patience and self.match.asked.get(seat) == self.match.seq != self._called.get(seat):
                    self._called[seat] = self.match.seq
                    self.house.turn(self, seat)
            elif seat not in self._thinking:
                self._spawn(seat, self._think(seat, bot, patience))
        self._set_alarm(self.clock.next_due(mine))

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or the steward while its owner is away."""
        if seat in self.stewards:
            return self.house.steward(self.seating.terms.game)
        return self.seating.seats[seat].bot

    def _think(self, seat: int, bot: str, patience: float) -> Callable[[], Awaitable[None]]:
        asked = self.match.asked[seat]

        async def think() -> None:
            await asyncio.sleep(patience)
            if self.match.asked.get(seat) != asked:
                return
            text = await self.house.choose(self, seat, bot)
            if self.match.asked.get(seat) == asked and self.bot_at(seat) is not None:
                await self.move(seat, text, asked, "", f"@{bot}")

        return think

    def _spawn(self, seat: int, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            patience = 0.0
            try:
                await work()
            except Refused as refusal:
                log.info("table_changed_meanwhile", table=self.id, seat=seat, why=refusal.why.id)
            except Exception:
                patience = AGAIN
                log.exception("table_work_failed", table=self.id, seat=seat)
            finally:
                self._thinking.pop(seat, None)
            if seat >= 0:
                self.attend(patience)

        self._thinking[seat] = asyncio.create_task(run())

    def _set_alarm(self, due: tuple[int, int] | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.clock.ticks:
            return
        self.house.due(self, due[0] if due else None)
        if due is not None:
            at, seat = due
            wait = min(max(0, at - now()) / 1000, DAY / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, seat)

    def _ring(self, seat: int) -> None:
        self._alarm = None
        due = self.clock.due(seat)
        if due is not None and due <= now() and OUT_OF_TIME - seat not in self._thinking:
            self._spawn(OUT_OF_TIME - seat, lambda: self._out_of_time(seat))
        else:
            self.attend()

    async def _out_of_time(self, seat: int) -> None:
        async with self._floor:
            due = self.clock.due(seat)
            if due is not None and due <= now() and seat not in self.stewards:
                await self._write("late", seat, "", "clock", "")

    def close(self) -> None:
        """Forget everything under way; the log has it all."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._thinking.values()):
            task.cancel()


__all__ = ["House", "Listener", "LiveTable"]
