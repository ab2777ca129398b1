"""Those who watch a table: who they are, what they may see, and what they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...core.facts import Fact
from ...core.position import OVER, SPECTATOR
from ..entries import Entry
from ..errors import refused
from ..protocol import Chat, Hand, No, Over, Room, SeatInfo, encode
from ..times import SECOND
from .delayed import DelayedMatch
from .seating import Presence
from .shown import Shown

if TYPE_CHECKING:
    from .table import Table


class Listener(Protocol):
    """A connection: takes a frame and sends it when it can."""

    person: str | None

    def send(self, frame: bytes) -> None: ...


class Audience:
    """The listeners of one table, by what they may see: a seat's number, or SPECTATOR."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._listeners: dict[int, list[Listener]] = {}
        self._shown = Shown(table.id, table.match)
        self._delayed: DelayedMatch | None = None
        self._delayed_shown: Shown | None = None
        self._elsewhere: dict[str, Presence] = {}
        """Who is at this table at other nodes, by node."""

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    @property
    def delay(self) -> int:
        """The delay of spectators, in milliseconds; after the end nothing is held back."""
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
            self._came_or_went()
            self._table.attendant.came(self.observer(listener))

    def remove(self, listener: Listener) -> None:
        for observer, group in list(self._listeners.items()):
            if listener in group:
                group.remove(listener)
                if not group:
                    self._forget(observer)
                self._came_or_went()

    def _came_or_went(self) -> None:
        self.send_room()
        self._table.surroundings.came_or_went(self._table)

    def _forget(self, observer: int) -> None:
        """The last one of a group has gone."""
        del self._listeners[observer]
        self._shown.forget(observer)
        if observer == SPECTATOR:
            self._end_delay()

    def reseat(self) -> None:
        """Seats have changed hands, or the game has begun: listeners are sorted again by what they may see; at a table
        without spectators, those who only looked in see nothing more."""
        everybody = self.everybody()
        self._listeners = {}
        self._shown = Shown(self._table.id, self._table.match)
        for listener in everybody:
            if self._table.seating.may_watch(listener.person):
                self._listeners.setdefault(self.observer(listener), []).append(listener)
            else:
                listener.send(encode(No("", self._table.id, refused("no-watching").why)))
        self.end_unwatched_delay()
        self._came_or_went()

    def everybody(self) -> list[Listener]:
        return [listener for group in self._listeners.values() for listener in group]

    # Who is here, at this node and at others

    def here(self) -> Presence:
        """Those who are at this node, as other nodes are told."""
        seats = frozenset(seat for seat in self._listeners if seat >= 0)
        return Presence(seats, len(self._listeners.get(SPECTATOR, [])))

    def is_here(self, seat: int) -> bool:
        """Whether somebody at this seat looks at the table, at this node or another."""
        return seat in self._listeners or any(seat in node.seats for node in self._elsewhere.values())

    def note_elsewhere(self, node: str, present: Presence | None) -> None:
        """What another node says of this table; None: that node is gone."""
        before = self._elsewhere.pop(node, None)
        if present is not None and (present.seats or present.watchers):
            self._elsewhere[node] = present
        if self._elsewhere.get(node) != before:
            self.send_room()

    # The room

    def send_room(self, delayed: bool = True) -> None:
        """``delayed``: to delayed spectators too; what has happened in the game they are told in its time."""
        for observer in self._listeners:
            if delayed or observer != SPECTATOR:
                self._send(observer, encode(self.room(observer)))

    def room(self, observer: int) -> Room:
        table = self._table
        seating, stewards = table.seating, table.stewards
        if observer == SPECTATOR and self.delay:
            stewards = self._delayed.stewards if self._delayed is not None else set()
        return Room(
            table=seating.id,
            terms=seating.terms,
            state=seating.state,
            host=seating.host,
            you=observer if observer >= 0 else None,
            seats=[
                SeatInfo(
                    name=sitting.name,
                    avatar=sitting.avatar,
                    person=sitting.person,
                    bot=sitting.bot,
                    ready=sitting.ready,
                    here=self.is_here(seat),
                    steward=seat in stewards,
                )
                for seat, sitting in enumerate(seating.seats)
            ],
            watchers=self.here().watchers + sum(node.watchers for node in self._elsewhere.values()),
            rematch=seating.rematch if observer >= 0 or not seating.terms.private else None,
        )

    # What they are sent

    async def welcome(self, listener: Listener, since: int, chat: list[Chat]) -> None:
        """The whole table for somebody who has just come, or who has missed something."""
        observer = self.observer(listener)
        shown = self._shown
        if observer == SPECTATOR and self.delay:
            await self._follow_delayed()
            shown = self._delayed_shown or shown
        if not self._table.seating.may_watch(listener.person):  # the game may have begun since they asked
            raise refused("no-watching", 403)
        listener.send(encode(self.room(observer)))
        if shown.match.seq:
            listener.send(self._snapshot(shown, observer, since, chat))

    def show(self, entry: Entry, facts: list[Fact]) -> None:
        """An entry has become part of the game."""
        if not self._listeners:
            return
        held_back = SPECTATOR in self._listeners and self._hold_back(entry)
        observers = [observer for observer in self._listeners if observer != SPECTATOR or not held_back]
        self._show(self._shown, entry, facts, observers)
        if entry.kind not in ("move", "undo"):
            self.send_room(delayed=not self.delay)
        outcome = self._table.match.position.outcome() if entry.kind == "move" else None
        if outcome is not None:
            self.send_all(encode(Over(self._table.id, outcome)))

    def _show(self, shown: Shown, entry: Entry, facts: list[Fact], observers: list[int]) -> None:
        """Everybody is sent what has changed, or a snapshot if what they had is no longer so."""
        if entry.kind == "undo":
            for observer in observers:
                self._send(observer, self._snapshot(shown, observer, 0, []))
            return
        may_undo = entry.seat if entry.kind == "move" and self._may_undo(shown, entry.seat) else None
        for observer, frame in shown.updates(facts, observers, self._clocks(shown), may_undo):
            self._send(observer, frame or self._snapshot(shown, observer, shown.match.seq - 1, []))

    def _snapshot(self, shown: Shown, observer: int, since: int, chat: list[Chat]) -> bytes:
        undo = observer >= 0 and self._may_undo(shown, observer)
        return shown.snapshot(observer, since, chat, self._clocks(shown), undo)

    def _may_undo(self, shown: Shown, seat: int) -> bool:
        return shown is self._shown and self._table.may_undo(seat)

    def _clocks(self, shown: Shown) -> list[Hand] | None:
        """A delayed match has no clocks: they would tell what happens meanwhile."""
        return self._table.clock.hands() if shown is self._shown else None

    def _send(self, observer: int, frame: bytes) -> None:
        for listener in self._listeners.get(observer, ()):
            listener.send(frame)

    def send_all(self, frame: bytes) -> None:
        for observer in self._listeners:
            self._send(observer, frame)

    # Delayed spectators

    def _hold_back(self, entry: Entry) -> bool:
        """Whether spectators are not told of an entry now: it is held back, or they are shown all at once."""
        if self.delay:
            (self._delayed or self._begin_delay()).hold(entry)
            return True
        if self._delayed is None:
            return False
        self._end_delay()
        self._send(SPECTATOR, self._snapshot(self._shown, SPECTATOR, 0, []))
        return True

    async def _follow_delayed(self) -> None:
        while self._delayed is None:
            entries = await self._table.surroundings.log.entries(self._table.id)
            # Something may have been written while they were read, or somebody else may have begun meanwhile.
            if self._delayed is None and len(entries) >= self._table.match.seq:
                self._begin_delay().take_up(entries)

    def _begin_delay(self) -> DelayedMatch:
        terms = self._table.seating.terms
        self._delayed = DelayedMatch(terms, terms.delay * SECOND, self._show_delayed)
        self._delayed_shown = Shown(self._table.id, self._delayed.match)
        return self._delayed

    def end_unwatched_delay(self) -> None:
        """Somebody went before they could be counted: nobody would feed a delayed match without spectators."""
        if SPECTATOR not in self._listeners:
            self._end_delay()

    def _end_delay(self) -> None:
        if self._delayed is not None:
            self._delayed.close()
            self._delayed = self._delayed_shown = None

    def _show_delayed(self, entry: Entry, facts: list[Fact]) -> None:
        if self._delayed_shown is not None:
            self._show(self._delayed_shown, entry, facts, [SPECTATOR])
            if entry.kind not in ("move", "undo"):
                self._send(SPECTATOR, encode(self.room(SPECTATOR)))
