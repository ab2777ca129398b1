"""What nodes tell each other. Only where to look, never what is there: everything else is read from the database."""

from __future__ import annotations

import msgspec


class EntryWritten(msgspec.Struct, frozen=True, tag="entry"):
    """The log of a table has an entry more."""

    table: str
    seq: int


class SeatsChanged(msgspec.Struct, frozen=True, tag="seats"):
    """Who sits at a table has changed, or its state."""

    table: str


class ChatSaid(msgspec.Struct, frozen=True, tag="chat"):
    table: str
    number: int


class TurnCame(msgspec.Struct, frozen=True, tag="turn"):
    """Somebody is waited for who is not connected to the node that noticed."""

    table: str
    person: str
    game: str


class RematchAsked(msgspec.Struct, frozen=True, tag="rematch"):
    """Somebody at a finished table wants a rematch: others may be connected to any node."""

    finished: str
    rematch: str
    name: str


class SessionsEnded(msgspec.Struct, frozen=True, tag="sessions"):
    """A device or token is no longer good; without ``key``, all of the person's but ``kept``."""

    person: str
    kept: str
    key: str


class PresentAt(msgspec.Struct, frozen=True, tag="present"):
    """Whom a node sees at a table."""

    table: str
    node: str
    seats: list[int]
    watchers: int


class WhoIsPresent(msgspec.Struct, frozen=True, tag="who"):
    """A node has just opened a table, and asks the others whom they see there."""

    table: str


class NodeAlive(msgspec.Struct, frozen=True, tag="alive"):
    node: str


class QuestionAnswered(msgspec.Struct, frozen=True, tag="answered"):
    """A worker of the queue has written an answer down."""

    question: str


class NewsMissed(msgspec.Struct, frozen=True, tag="missed"):
    """The connection was lost for a time: anything may have happened. Never sent, only heard."""


AboutTable = EntryWritten | SeatsChanged | PresentAt | WhoIsPresent
News = AboutTable | ChatSaid | TurnCame | RematchAsked | SessionsEnded | NodeAlive | QuestionAnswered | NewsMissed


class Bulletin(msgspec.Struct, frozen=True):
    """Several pieces of news, and the node that tells them."""

    node: str
    news: list[News]
