"""What everybody at a table was last sent, and what goes to whom when something has happened.

What lies open is compared and encoded once, whoever looks; what a seat knows beyond that, once a seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.choice import Menu
from ...core.facts import Fact, story
from ...core.message import Message
from ...core.view import Ask, Open, Own
from ..protocol import Change, Chat, Hand, Snapshot, Update, encode
from ..times import now
from .changes import changes
from .match import Match


class Shown:
    """The newest moment of one match as it was sent; seats and spectators are ``observers``."""

    def __init__(self, table_id: str, match: Match) -> None:
        self.match = match
        self._table_id = table_id
        self._open: Open | None = None
        self._open_seq = 0
        """How many entries ``_open`` shows."""
        self._owns: dict[int, Own] = {}
        self._seq: dict[int, int] = {}
        """How many entries each observer has been shown."""

    def forget(self, observer: int) -> None:
        """The last one with these eyes has gone."""
        self._seq.pop(observer, None)
        self._owns.pop(observer, None)

    def snapshot(self, observer: int, since: int, chat: list[Chat], clocks: list[Hand] | None, undo: bool) -> bytes:
        """Everything one observer may know, and the log from ``since`` on, or all of it."""
        match = self.match
        log = match.log_since(since, observer) if since <= match.seq else None
        if log is None:
            since, log = 0, match.whole_log(observer)
        ask, menu = self._question(observer)
        return encode(
            Snapshot(
                table=self._table_id,
                seq=match.seq,
                at=now(),
                clocks=clocks,
                undo=undo,
                setting=match.setting,
                open=self._lies_open(),
                own=self._own(observer),
                since=since,
                log=log,
                chat=chat,
                ask=ask,
                menu=menu,
            )
        )

    def updates(
        self, facts: list[Fact], observers: list[int], clocks: list[Hand] | None, may_undo: int | None
    ) -> list[tuple[int, bytes | None]]:
        """A frame for every observer; None for one who lacks the moment before, and needs a snapshot."""
        before = self._open if self._open_seq == self.match.seq - 1 else None
        after = self._lies_open()
        if before is None:
            return [(observer, None) for observer in observers]
        stories = Stories(facts)
        update = Update(table=self._table_id, seq=self.match.seq, at=now(), clocks=clocks)
        update.open = encoded(changes(before, after))
        shared: dict[int, bytes] = {}
        """Frames of those who are told the same, asked nothing, and learn nothing of their own."""
        frames: list[tuple[int, bytes | None]] = []
        for observer in observers:
            if self._seq.get(observer) != self.match.seq - 1:
                frames.append((observer, None))
                continue
            update.story, number = stories.told_to(observer)
            update.own = self._own_change(observer)
            update.ask, update.menu = self._question(observer)
            update.undo = observer == may_undo
            frame = None
            is_private = update.own is not None or update.ask is not None or update.undo or bool(update.menu)
            if not is_private:
                frame = shared.get(number)
            if frame is None:
                frame = encode(update)
                if not is_private:
                    shared[number] = frame
            frames.append((observer, frame))
        return frames

    def _own_change(self, observer: int) -> Change | None:
        """How what an observer knows beyond what lies open has changed."""
        match, old = self.match, self._owns.get(observer)
        steps = match.last_steps
        if old is not None and steps and match.rules.same_own(steps[0].before, match.position, observer):
            self._seq[observer] = match.seq
            return None
        own = self._own(observer)
        return changes(old, own) if old is not None and own is not None else None

    def _lies_open(self) -> Open:
        """The open part of the position as it is now, worked out once."""
        if self._open is None or self._open_seq != self.match.seq:
            self._open = self.match.rules.open(self.match.position)
            self._open_seq = self.match.seq
        return self._open

    def _own(self, observer: int) -> Own | None:
        self._seq[observer] = self.match.seq
        if observer < 0:
            return None
        own = self._owns[observer] = self.match.rules.own(self.match.position, observer)
        return own

    def _question(self, observer: int) -> tuple[Ask | None, Menu]:
        """What an observer is asked and may answer; nothing for those who are not."""
        match = self.match
        if observer not in match.asked:
            return None, []
        return match.rules.ask(match.position, observer), match.rules.menu(match.position, observer)


class Stories:
    """What happened, as each observer is told it: encoded once for all who are told the same."""

    def __init__(self, facts: list[Fact]) -> None:
        self._facts = facts
        self._audiences = [fact.to for fact in facts if fact.to is not None]
        self._told: dict[int, tuple[Any, int]] = {}

    def told_to(self, observer: int) -> tuple[Any, int]:
        """The story, encoded already, and a number that is the same for all who are told the same."""
        key = 0
        for audience in self._audiences:
            key = key << 1 | (observer in audience)
        found = self._told.get(key)
        if found is None:
            told: list[Message] = story(self._facts, observer)
            found = self._told[key] = (msgspec.Raw(encode(told)) if told else [], len(self._told))
        return found


def encoded(change: Change | None) -> Any:
    """Encoded already, to stand in several frames."""
    return None if change is None else msgspec.Raw(encode(change))
