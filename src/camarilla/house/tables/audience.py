"""Those who watch a table, and what each of them is sent: seats what they may know, spectators what lies open,
late if the table's terms say so. Each thing is encoded once for all who see the same."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from ...core.message import Message
from ...core.position import OVER, SPECTATOR
from ..protocol import Chat, Over, Room, SeatInfo, Snapshot, Update, encode
from ..storage.group_commit import Entry
from ..times import SECOND, now
from .match import Match, told_of

if TYPE_CHECKING:
    from .live import LiveTable


class Listener(Protocol):
    """A connection: takes what it is told and sends it when it can."""

    person: str | None

    def tell(self, frame: bytes) -> None: ...


class Audience:
    """The listeners of one table, by what they may see: a seat's number, or SPECTATOR."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._listeners: dict[int, list[Listener]] = {}
        self._late: Match | None = None
        self._held: list[Entry] = []

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    @property
    def delay(self) -> int:
        """How late spectators are, in milliseconds; after the end nothing is held back."""
        over = self._table.match.position.actor == OVER
        return 0 if over else self._table.seating.terms.delay * SECOND

    # Coming and going

    def observer(self, listener: Listener) -> int:
        seat = self._table.seating.seat_of(listener.person)
        return SPECTATOR if seat is None else seat

    def add(self, listener: Listener) -> None:
        group = self._listeners.setdefault(self.observer(listener), [])
        if listener not in group:
            group.append(listener)
            self.tell_room()

    def remove(self, listener: Listener) -> None:
        for observer, group in list(self._listeners.items()):
            if listener in group:
                group.remove(listener)
                if not group:
                    del self._listeners[observer]
                self.tell_room()

    def reseat(self) -> None:
        """Seats have changed hands: whoever watches is sorted anew."""
        everybody = [listener for group in self._listeners.values() for listener in group]
        self._listeners = {}
        for listener in everybody:
            self._listeners.setdefault(self.observer(listener), []).append(listener)
        self.tell_room()

    def everybody(self) -> list[Listener]:
        return [listener for group in self._listeners.values() for listener in group]

    # What they are sent

    def tell_room(self) -> None:
        for observer, group in self._listeners.items():
            frame = encode(self.room(observer))
            for listener in group:
                listener.tell(frame)

    def room(self, observer: int) -> Room:
        table = self._table
        seating = table.seating
        return Room(
            table=seating.id,
            terms=seating.terms,
            state=seating.state,
            host=seating.host,
            you=observer if observer >= 0 else None,
            seats=[
                SeatInfo(
                    name=one.name,
                    avatar=one.avatar,
                    person=one.person,
                    bot=one.bot,
                    ready=one.ready,
                    here=seat in self._listeners,
                    steward=seat in table.stewards,
                )
                for seat, one in enumerate(seating.seats)
            ],
            watchers=len(self._listeners.get(SPECTATOR, [])),
            rematch=seating.rematch,
        )

    async def welcome(self, listener: Listener, since: int, chat: list[Chat]) -> None:
        """The whole table for one who has just come, or who has missed something."""
        observer = self.observer(listener)
        listener.tell(encode(self.room(observer)))
        if observer == SPECTATOR and self.delay:
            match = await self._late_match()
        else:
            match = self._table.match
        if match.seq:
            listener.tell(encode(self._snapshot(match, observer, since, chat)))

    def tell(self, entry: Entry) -> None:
        """An entry has become part of the game."""
        if not self._listeners:
            return
        match = self._table.match
        for observer in list(self._listeners):
            if observer == SPECTATOR and self._hold(entry):
                continue
            self._tell_one(match, observer, entry)
        if entry.kind not in ("move", "undo"):
            self.tell_room()
        outcome = match.position.outcome()
        if outcome is not None and entry.kind == "move":
            self._send(list(self._listeners), encode(Over(self._table.id, outcome)))

    def _tell_one(self, match: Match, observer: int, entry: Entry) -> None:
        if entry.kind == "undo":
            self._send([observer], encode(self._snapshot(match, observer, 0, [])))
            return
        steps = match.recent[-1][1]
        story = match.story(steps, observer) if steps else told_of(entry)
        self._send([observer], encode(self._update(match, observer, story)))

    def _send(self, observers: list[int], frame: bytes) -> None:
        for observer in observers:
            for listener in self._listeners.get(observer, ()):
                listener.tell(frame)

    def send_all(self, frame: bytes) -> None:
        self._send(list(self._listeners), frame)

    def _update(self, match: Match, observer: int, story: list[Message]) -> Update:
        position, rules = match.position, match.rules
        mine = observer in match.asked
        return Update(
            table=self._table.id,
            seq=match.seq,
            view=rules.view(position, observer),
            ask=rules.ask(position, observer) if mine else None,
            choices=rules.choices(position, observer) if mine else [],
            # A match seen late has no clocks: they would tell what happens meanwhile.
            clocks=self._table.clock.hands() if match is self._table.match else None,
            at=now(),
            undo=observer >= 0 and self._table.may_undo(observer),
            story=story,
        )

    def _snapshot(self, match: Match, observer: int, since: int, chat: list[Chat]) -> Snapshot:
        log = match.log_since(since, observer) if since else None
        if log is None:
            since, log = 0, match.whole_log(observer)
        moment = self._update(match, observer, [])
        return Snapshot(
            table=moment.table,
            seq=moment.seq,
            view=moment.view,
            ask=moment.ask,
            choices=moment.choices,
            clocks=moment.clocks,
            at=moment.at,
            undo=moment.undo,
            since=since,
            log=log,
            chat=chat,
        )

    # Spectators who see it late

    def _hold(self, entry: Entry) -> bool:
        """Keep an entry back for spectators; False if they may see it at once."""
        if not self.delay:
            self._release_all()
            return False
        self._held.append(entry)
        asyncio.get_running_loop().call_later(self.delay / 1000, self._release)
        return True

    async def _late_match(self) -> Match:
        if self._late is None:
            entries = await self._table.house.missed(self._table.id, 0)
            seen = [entry for entry in entries if entry.at <= now() - self.delay]
            late = Match(self._table.seating.terms)
            for entry in seen:
                late.replay(entry, tell=False)
            self._late, self._held = late, entries[len(seen) :]
            for entry in self._held:
                wait = max(0, entry.at + self.delay - now())
                asyncio.get_running_loop().call_later(wait / 1000, self._release)
        return self._late

    def _release(self) -> None:
        if self._late is None:
            return
        while self._held and self._held[0].at <= now() - self.delay:
            entry = self._held.pop(0)
            if entry.seq == self._late.seq:
                self._late.replay(entry)
                self._tell_one(self._late, SPECTATOR, entry)

    def _release_all(self) -> None:
        """The game is over: spectators catch up at once (what is left comes as the last update)."""
        if self._late is not None:
            self._late, self._held = None, []
            self._send([SPECTATOR], encode(self._snapshot(self._table.match, SPECTATOR, 0, [])))
