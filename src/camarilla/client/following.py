"""A table as a program follows it, without any network: frames go in, requests and moments come out."""

from __future__ import annotations

import uuid
from typing import Any

import msgspec

from ..core.choice import Choice, Menu, choices_of
from ..core.errors import CamarillaError
from ..core.message import Message
from ..core.view import Ask, Outcome
from ..core.words import say

Json = dict[str, Any]


class HouseError(CamarillaError):
    """The house said no. ``why`` is its reason, as programs read it."""

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words)
        self.why = why


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game as this seat may know it. The three parts of the view are the game's own, as plain data."""

    table: str
    seq: int
    setting: Json
    """What does not change during the game."""
    open: Json
    """What lies open before everybody."""
    own: Json | None
    """What this seat knows beyond that; None for a spectator."""
    ask: Ask | None = None
    menu: Menu = []
    """The legal moves by columns; see ``choices``."""

    @property
    def view(self) -> Json:
        """The three parts together."""
        return {"setting": self.setting, "open": self.open, "own": self.own}

    @property
    def choices(self) -> list[Choice]:
        """The legal moves of this seat."""
        return choices_of(self.menu, self.setting["names"])

    def moves(self) -> list[str]:
        """Every legal move by its text; where a number may be chosen freely, one text for each."""
        texts = []
        for choice in self.choices:
            if choice.span is None:
                texts.append(choice.text)
            else:
                numbers = range(choice.span.low, choice.span.high + 1)
                texts += [choice.with_number(number) for number in numbers]
        return texts

    @property
    def outcome(self) -> Outcome | None:
        return msgspec.convert(self.open["outcome"], Outcome | None)


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, and whether this seat won it."""

    outcome: Outcome
    won: bool


class Following:
    """One table, followed: ``hear`` takes a frame, and what it changed can then be asked for."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seat: int | None = None
        self.moment: Moment | None = None
        self._awaited = ""
        self._stale = False
        self._refusal: HouseError | None = None

    def watch(self) -> str:
        return _frame({"do": "watch", "table": self.table})

    def move(self, moment: Moment, text: str) -> str:
        """The request for a move. It counts once, however often it is sent."""
        self._awaited = uuid.uuid4().hex
        return _frame({"do": "move", "table": self.table, "seq": moment.seq, "id": self._awaited, "text": text})

    def hear(self, frame: str | bytes) -> str | None:
        """Take a frame; a request to be sent in answer, if one is due (after a gap, the whole table again)."""
        news: Json = msgspec.json.decode(frame)
        if news.get("table") not in (self.table, ""):
            return None
        kind = news["is"]
        if kind == "room":
            self.seat = news["you"]
        elif kind == "snapshot":
            self.moment = msgspec.convert(news, Moment)
            self._stale = False
        elif kind == "update":
            return self._go_on(news)
        elif kind == "no" and news["id"] in ("", self._awaited):
            return self._refused(msgspec.convert(news["why"], Message))
        elif kind == "done" and news["id"] == self._awaited:
            self._awaited = ""
        return None

    def _go_on(self, news: Json) -> str | None:
        if self.moment is None or news["seq"] > self.moment.seq + 1:
            return self.watch()
        if news["seq"] > self.moment.seq:
            parts = {"setting": self.moment.setting, "open": changed(self.moment.open, news.get("open"))}
            own = None if self.moment.own is None else changed(self.moment.own, news.get("own"))
            self.moment = msgspec.convert({**news, **parts, "own": own}, Moment)
        return None

    def _refused(self, why: Message) -> str | None:
        """A move that came too late is no error: after a new snapshot the turn comes again, if it is still one."""
        self._awaited = ""
        if why.id == "house-no-stale":
            self._stale = True
            return self.watch()
        self._refusal = HouseError(why.id, _words(why))
        return None

    def complain(self) -> None:
        """Raise what the house has refused: a move, or the whole table."""
        refusal, self._refusal = self._refusal, None
        if refusal is not None:
            raise refusal

    @property
    def is_settled(self) -> bool:
        """Whether the last move has been answered."""
        return not (self._awaited or self._stale)

    def my_turn(self) -> Moment | None:
        """The moment that waits for this seat, if one does."""
        return self.moment if self.moment is not None and self.moment.menu else None

    def ended(self) -> Ended | None:
        outcome = self.moment.outcome if self.moment is not None else None
        return Ended(outcome, self.seat in outcome.winners) if outcome is not None else None


def changed(part: Json, change: Json | None) -> Json:
    """A part of a view after a change of it (see ``house.protocol.Change``); what was given stays as it is."""
    if change is None:
        return part
    new = {**part, **change.get("put", {})}
    for field, items in change.get("at", {}).items():
        new[field] = [items.get(str(place), item) for place, item in enumerate(new[field])]
    for field, items in change.get("more", {}).items():
        new[field] = [*new[field], *items]
    return new


def _words(why: Message) -> str:
    """A reason of the game in words; the house's own words are not at hand here, its id says enough."""
    try:
        return say(why)
    except CamarillaError:
        return why.id


def _frame(request: Json) -> str:
    return msgspec.json.encode(request).decode()


def refusal_of(status: int, body: bytes) -> HouseError:
    """An error of the house over HTTP, as it words it."""
    try:
        refusal = msgspec.json.decode(body)
        return HouseError(refusal["why"]["id"], refusal["words"])
    except (msgspec.DecodeError, KeyError, TypeError):
        words = body[:200].decode(errors="replace")
        return HouseError(f"http-{status}", f"the house answered {status}: {words}")


def socket_of(url: str) -> str:
    """The address of the socket of a house."""
    return url.rstrip("/").replace("http", "ws", 1) + "/socket"
