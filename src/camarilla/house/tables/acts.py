"""What can be done at a table: each act is checked against the game as it stands, and may bring a plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core.position import OVER, IllegalMove
from ..errors import Refused, refused
from ..times import now
from .match import Plan
from .undo import reveals

if TYPE_CHECKING:
    from .table import Table

ILLEGAL = 422
"""The status of a move that the rules do not allow."""


class Act:
    """Something a person, a bot, the steward or the clock does at a table. ``kind`` is the entry's."""

    def __init__(self, *, kind: str, seat: int, text: str = "", seq: int = 0, move_id: str = "", by: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.seq = seq
        """How many entries were seen when it was chosen."""
        self.move_id = move_id
        """The client's own, so that it counts once."""
        self.by = by
        """A person's id, ``@bot``, ``clock`` or ``house``."""

    @property
    def is_by_person(self) -> bool:
        return self.by not in ("clock", "house") and not self.by.startswith("@")


class NothingToDo(Exception):
    """It is so already."""


def check(table: Table, act: Act) -> Plan | None:
    """What the act would bring, for one that moves; raises ``Refused``, or ``NothingToDo``."""
    return _CHECKS[act.kind](table, act)


def _move(table: Table, act: Act) -> Plan:
    must_be_asked(table, act)
    try:
        return table.match.plan(act.seat, act.text)
    except IllegalMove as error:
        raise Refused(error.message, ILLEGAL) from None


def must_be_asked(table: Table, act: Act) -> None:
    """The decision must still be the one that was seen."""
    _must_be_playing(table)
    if act.seq < table.match.asked.get(act.seat, 0) or act.seq > table.match.seq:
        raise refused("stale")


def _undo(table: Table, act: Act) -> None:
    _must_be_playing(table)
    if act.seq != table.match.seq:
        raise refused("stale")
    if not table.may_undo(act.seat):
        raise refused("undo")
    if reveals(table.match.rules, table.match.last_steps[0]):
        raise refused("undo-revealed")


def _start(table: Table, act: Act) -> Plan:
    if table.match.seq:
        raise NothingToDo
    return table.match.plan_opening()


def _leave(table: Table, act: Act) -> None:
    _must_be_playing(table)
    if act.seat in table.stewards:
        raise NothingToDo


def _come_back(table: Table, act: Act) -> None:
    if act.seat not in table.stewards:
        raise NothingToDo


def _rest(table: Table, act: Act) -> None:
    _must_be_playing(table)


def _run_out(table: Table, act: Act) -> None:
    """Time is up, unless somebody moved in the last moment or has left already."""
    due = table.clock.due(act.seat)
    if due is None or due > now() or act.seat in table.stewards:
        raise NothingToDo


def _must_be_playing(table: Table) -> None:
    if table.match.seq == 0:
        raise refused("not-started")
    if table.match.position.actor == OVER:
        raise refused("over")


_CHECKS: dict[str, Callable[[Table, Act], Plan | None]] = {
    "start": _start,
    "move": _move,
    "undo": _undo,
    "left": _leave,
    "back": _come_back,
    "rest": _rest,
    "late": _run_out,
}
