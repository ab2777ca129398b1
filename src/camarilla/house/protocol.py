"""What travels over the socket, both ways. Messages go as ids with arguments; the reader's side puts them into words.

Everything is JSON, one message to a frame. Frames to the house say what to ``do``; those from it say what each ``is``.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..core.choice import ChoiceGroup
from ..core.message import Message
from ..core.view import Ask, Open, Outcome, Own, Preview, Setting
from .terms import Terms

WHOLE = r"^[^\x00]*$"
"""Text without a zero byte, which databases do not keep."""
_WHOLE = {"pattern": WHOLE}
"""For the schema; whoever reads requests sees to it, without a search in every text."""
TableId = Annotated[str, Meta(min_length=1, max_length=40, extra_json_schema=_WHOLE)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, extra_json_schema=_WHOLE)]


# To the house


class Watch(msgspec.Struct, tag="watch", tag_field="do", forbid_unknown_fields=True):
    """Send me this table, and then all that happens there. ``since``: entries of the log that I have already."""

    table: TableId
    since: Annotated[int, Meta(ge=0)] = 0


class Unwatch(msgspec.Struct, tag="unwatch", tag_field="do", forbid_unknown_fields=True):
    table: TableId


class Move(msgspec.Struct, tag="move", tag_field="do", forbid_unknown_fields=True):
    """A move by its text. ``seq``: what I had seen when I chose it; ``id``: mine, so that it counts once."""

    table: TableId
    seq: int
    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(msgspec.Struct, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take my last move back."""

    table: TableId
    seq: int
    id: MoveId


class Back(msgspec.Struct, tag="back", tag_field="do", forbid_unknown_fields=True):
    """I am here again: my seat is mine, not the steward's."""

    table: TableId
    id: MoveId


class Leave(msgspec.Struct, tag="leave", tag_field="do", forbid_unknown_fields=True):
    """I must go: the steward shall play for me."""

    table: TableId
    id: MoveId


class Say(msgspec.Struct, tag="say", tag_field="do", forbid_unknown_fields=True):
    table: TableId
    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=500, extra_json_schema=_WHOLE)]


class Consider(msgspec.Struct, tag="consider", tag_field="do", forbid_unknown_fields=True):
    """What would come of this move of mine? Or why can I not make it? Answered by ``Considered``."""

    table: TableId
    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


Command = Watch | Unwatch | Move | Undo | Back | Leave | Say | Consider


# From the house


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits there. ``bot``: a bot of the house, whose ``name`` is the id of the character it plays (``bots-cast-ID``
    in the words), or its own; ``steward``: it plays for somebody who is away."""

    name: str
    avatar: str = ""
    person: str | None = None
    bot: str | None = None
    ready: bool = False
    here: bool = False
    steward: bool = False


class Room(msgspec.Struct, tag="room", tag_field="is", gc=False):
    """A table and who sits at it: sent whenever that changes."""

    table: str
    terms: Terms
    state: str
    host: str
    you: int | None
    seats: list[SeatInfo]
    watchers: int
    rematch: str | None = None


class Chat(msgspec.Struct, tag="chat", tag_field="is", frozen=True, gc=False):
    table: str
    number: int
    person: str
    name: str
    text: str
    at: int


class Hand(msgspec.Struct, frozen=True, gc=False):
    """One seat's clock as it is shown: what is left, and since when it runs (None: it stands still)."""

    left: int
    since: int | None


class Now(msgspec.Struct, kw_only=True, gc=False, omit_defaults=True):
    """A moment of a game, as one observer may know it: all but what lies on the table."""

    table: str
    seq: int
    at: int
    """The house's time: clocks are read against it."""
    ask: Ask | None = None
    menu: list[ChoiceGroup] = []
    """The legal moves, if something is asked."""
    clocks: list[Hand] | None = None
    undo: bool = False
    """Whether this observer may take the last move back."""


class Snapshot(Now, tag="snapshot", tag_field="is", kw_only=True, gc=False):
    """Everything: after ``watch``, and whenever entries were missed. ``log`` begins with entry ``since``."""

    setting: Setting
    open: Open
    own: Own | None
    since: int
    log: list[list[Message]]
    chat: list[Chat]


class Change(msgspec.Struct, omit_defaults=True, gc=False):
    """How a part of a view differs from what it was. What is not named has stayed as it was."""

    put: dict[str, Any] = {}
    """Fields with a new value, whole."""
    at: dict[str, dict[int, Any]] = {}
    """Of fields that are lists: the items that are new, by their place (from 0)."""
    more: dict[str, list[Any]] = {}
    """Of fields that are lists: what has been added at the end."""


class Update(Now, tag="update", tag_field="is", kw_only=True, gc=False):
    """One entry more than before: ``seq`` is one higher than that of the moment which the changes are made to; else
    ask for a snapshot."""

    open: Change | None = None
    own: Change | None = None
    story: list[Message] = []


class Done(msgspec.Struct, tag="done", tag_field="is", gc=False):
    """What you asked for under this id has been done and is durable."""

    id: str
    table: str
    seq: int


class No(msgspec.Struct, tag="no", tag_field="is"):
    """What you asked for under this id was refused, and why."""

    id: str
    table: str
    why: Message


class Considered(msgspec.Struct, tag="considered", tag_field="is"):
    """What would come of the move that you asked about under this id, or why it cannot be made."""

    id: str
    table: str
    preview: Preview | None
    why: Message | None


class Over(msgspec.Struct, tag="over", tag_field="is"):
    """The game has ended; the record and every seat's eyes are open now."""

    table: str
    outcome: Outcome


class Turn(msgspec.Struct, tag="turn", tag_field="is"):
    """It is your turn at a table that you may not be looking at."""

    table: str
    game: str


class RematchOffer(msgspec.Struct, tag="rematch", tag_field="is"):
    """Somebody wants a rematch of a finished table (``table``) that you may not be looking at. ``rematch``: the new
    table, where a seat is kept for you; ``name``: who asks."""

    table: str
    rematch: str
    game: str
    name: str


News = Room | Chat | Snapshot | Update | Done | No | Considered | Over | Turn | RematchOffer

encode = msgspec.json.Encoder().encode
