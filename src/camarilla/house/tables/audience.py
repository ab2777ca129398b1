"""Those who watch a table, and what each of them is sent: seats what they may know, spectators what lies open,
late if the table's terms say so. Each thing is encoded once for all who see the same, and of a view only what has
changed is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import astuple

from ...core.message import Message
from ...core.position import OVER, SPECTATOR
from ...core.view import Ask
from ..errors import refused
from ..protocol import Chat, No, Over, Room, SeatInfo, Snapshot, Update, encode
from ..storage.writings import Entry
from ..times import SECOND, now
from .changes import Seen, changes, last_found
from .clock import Hand
from .late import LateEyes
from .match import Match

if TYPE_CHECKING:
    from .live import LiveTable


NOTHING = msgspec.Raw(b"[]")
NEVER: tuple[int, Seen | None] = (-1, None)


class Listener(Protocol):
    """A connection: takes what it is told and sends it when it can."""

    person: str | None

    def tell(self, frame: bytes) -> None: ...


class Elsewhere(msgspec.Struct, frozen=True):
    """Those at a table whom one node sees."""

    seats: frozenset[int]
    watchers: int


class Audience:
    """The listeners of one table, by what they may see: a seat's number, or SPECTATOR."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._listeners: dict[int, list[Listener]] = {}
        self._shown: dict[int, tuple[int, Seen | None]] = {}
        """The view that everybody of a group has, and how many entries it shows."""
        self._late: LateEyes | None = None
        self._elsewhere: dict[str, Elsewhere] = {}
        """Who is at this table at other nodes, by node."""

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
            self._came_or_went()

    def remove(self, listener: Listener) -> None:
        for observer, group in list(self._listeners.items()):
            if listener in group:
                group.remove(listener)
                if not group:
                    self._forget(observer)
                self._came_or_went()

    def _came_or_went(self) -> None:
        self.tell_room()
        self._table.house.came_or_went(self._table)

    def here(self) -> Elsewhere:
        """Those who are at this node, as other nodes are told."""
        seats = frozenset(seat for seat in self._listeners if seat >= 0)
        return Elsewhere(seats, len(self._listeners.get(SPECTATOR, [])))

    def is_here(self, seat: int) -> bool:
        """Whether somebody at this seat looks at the table, at this node or another."""
        return seat in self._listeners or any(seat in node.seats for node in self._elsewhere.values())

    def note_elsewhere(self, node: str, present: Elsewhere | None) -> None:
        """What another node says of this table; None: that node is gone."""
        before = self._elsewhere.pop(node, None)
        if present is not None and (present.seats or present.watchers):
            self._elsewhere[node] = present
        if self._elsewhere.get(node) != before:
            self.tell_room()

    def _forget(self, observer: int) -> None:
        """The last one of a group has gone."""
        del self._listeners[observer]
        self._shown.pop(observer, None)
        if observer == SPECTATOR:
            self._end_lateness()

    def reseat(self) -> None:
        """Seats have changed hands, or the game has begun: whoever watches is sorted anew and sees with other eyes than
        before; at a table without spectators, those who only looked in see nothing more."""
        everybody = self.everybody()
        self._listeners = {}
        self._shown = {}
        for listener in everybody:
            if self._table.seating.may_watch(listener.person):
                self._listeners.setdefault(self.observer(listener), []).append(listener)
            else:
                listener.tell(encode(No("", self._table.id, refused("no-watching").why)))
        self._came_or_went()

    def everybody(self) -> list[Listener]:
        return [listener for group in self._listeners.values() for listener in group]

    # The room

    def tell_room(self, late: bool = True) -> None:
        """``late``: those too who see the game late; what has happened in it they are told in its time."""
        for observer in self._listeners:
            if late or observer != SPECTATOR:
                self._send(observer, encode(self.room(observer)))

    def room(self, observer: int) -> Room:
        table = self._table
        seating = table.seating
        stewards = self._late_stewards() if observer == SPECTATOR and self.delay else table.stewards
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
                    here=self.is_here(seat),
                    steward=seat in stewards,
                )
                for seat, one in enumerate(seating.seats)
            ],
            watchers=self.here().watchers + sum(node.watchers for node in self._elsewhere.values()),
            rematch=seating.rematch,
        )

    # What they are sent

    async def welcome(self, listener: Listener, since: int, chat: list[Chat]) -> None:
        """The whole table for one who has just come, or who has missed something."""
        observer = self.observer(listener)
        match = self._table.match
        if observer == SPECTATOR and self.delay:
            match = (await self._late_eyes()).match
        listener.tell(encode(self.room(observer)))
        if match.seq:
            listener.tell(encode(self._snapshot(match, observer, since, chat)))

    def tell(self, entry: Entry) -> None:
        """An entry has become part of the game."""
        if not self._listeners:
            return
        match = self._table.match
        observers = [one for one in self._listeners if one != SPECTATOR or not self._comes_late(entry)]
        self._tell_of(match, observers, entry)
        if entry.kind not in ("move", "undo"):
            self.tell_room(late=not self.delay)
        if entry.kind == "move":
            outcome = match.position.outcome()
            if outcome is not None:
                self.send_all(encode(Over(self._table.id, outcome)))

    def _tell_of(self, match: Match, observers: list[int], entry: Entry) -> None:
        """Each of them is sent the newest entry, as a change of the view they have; the whole view if they lack the
        last one, or if what they had is no longer so."""
        if entry.kind == "undo":
            for observer in observers:
                self._send(observer, encode(self._snapshot(match, observer, 0, [])))
            return
        stories = match.newest_stories(entry, observers)
        views = match.rules.views(match.position, observers)
        if not views:
            return
        fields = views[0].__struct_fields__
        found = last_found(views[0])
        clocks, at, said = self._clocks(match), now(), dict[int, msgspec.Raw]()
        for observer, view, story in zip(observers, views, stories, strict=True):
            before, shown = self._shown.get(observer, NEVER)
            if shown is None or before != match.seq - 1:
                self._send(observer, encode(self._whole(match, observer, match.seq - 1, [story], [])))
                continue
            seen = astuple(view)
            self._shown[observer] = (match.seq, seen)
            ask, choices = _question(match, observer)
            moment = Update(
                table=self._table.id,
                seq=match.seq,
                change=changes(fields, shown, seen, found),
                ask=ask,
                choices=choices,
                clocks=clocks,
                at=at,
                undo=observer == entry.seat and self._table.may_undo(observer),
                story=_said(story, said),
            )
            self._send(observer, encode(moment))

    def _send(self, observer: int, frame: bytes) -> None:
        for listener in self._listeners.get(observer, ()):
            listener.tell(frame)

    def send_all(self, frame: bytes) -> None:
        for observer in self._listeners:
            self._send(observer, frame)

    def _snapshot(self, match: Match, observer: int, since: int, chat: list[Chat]) -> Snapshot:
        log = match.log_since(since, observer)
        if log is None:
            since, log = 0, match.whole_log(observer)
        return self._whole(match, observer, since, log, chat)

    def _whole(self, match: Match, observer: int, since: int, log: list[list[Message]], chat: list[Chat]) -> Snapshot:
        view = match.rules.view(match.position, observer)
        self._shown[observer] = (match.seq, astuple(view))
        ask, choices = _question(match, observer)
        return Snapshot(
            table=self._table.id,
            seq=match.seq,
            view=view,
            ask=ask,
            choices=choices,
            clocks=self._clocks(match),
            at=now(),
            undo=observer >= 0 and self._table.may_undo(observer),
            since=since,
            log=log,
            chat=chat,
        )

    def _clocks(self, match: Match) -> list[Hand] | None:
        """A match seen late has no clocks: they would tell what happens meanwhile."""
        return self._table.clock.hands() if match is self._table.match else None

    # Spectators who see it late

    def _comes_late(self, entry: Entry) -> bool:
        """Whether spectators are not told of an entry now: it is held back for them, or they are shown all at once."""
        if self.delay:
            (self._late or self._begin_lateness()).hold(entry)
            return True
        if self._late is None:
            return False
        self._end_lateness()
        self._send(SPECTATOR, encode(self._snapshot(self._table.match, SPECTATOR, 0, [])))
        return True

    async def _late_eyes(self) -> LateEyes:
        while self._late is None:
            entries = await self._table.house.missed(self._table.id, 0)
            # Something may have been written while they were read, or somebody else may have begun meanwhile.
            if self._late is None and len(entries) >= self._table.match.seq:
                self._begin_lateness().take_up(entries)
        return self._late

    def _begin_lateness(self) -> LateEyes:
        terms = self._table.seating.terms
        self._late = LateEyes(terms, terms.delay * SECOND, self._tell_late)
        return self._late

    def _end_lateness(self) -> None:
        if self._late is not None:
            self._late.close()
            self._late = None

    def _tell_late(self, entry: Entry) -> None:
        if self._late is not None:
            self._tell_of(self._late.match, [SPECTATOR], entry)
            if entry.kind not in ("move", "undo"):
                self._send(SPECTATOR, encode(self.room(SPECTATOR)))

    def _late_stewards(self) -> set[int]:
        return self._late.stewards if self._late is not None else set()


def _question(match: Match, observer: int) -> tuple[Ask | None, Any]:
    """What an observer is asked and may answer, encoded already; nothing for those who are not."""
    if observer not in match.asked:
        return None, NOTHING
    ask = match.rules.ask(match.position, observer)
    return ask, msgspec.Raw(match.rules.choices_written(match.position, observer))


def _said(story: list[Message], said: dict[int, msgspec.Raw]) -> Any:
    """A story, encoded once for all who are told it by the same list; a frame takes it in place of the list."""
    raw = said.get(id(story))
    if raw is None:
        raw = said[id(story)] = msgspec.Raw(encode(story))
    return raw
