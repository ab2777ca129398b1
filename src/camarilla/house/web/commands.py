"""What a socket may ask for: every command is typed, and every refusal has an id and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ...core.message import Message
from ...core.position import IllegalMove
from ..errors import Refused, refused
from ..metrics import REFUSED
from ..protocol import (
    Back,
    Command,
    Consider,
    Considered,
    Done,
    Leave,
    Move,
    No,
    Say,
    Undo,
    Unwatch,
    Watch,
    encode,
)
from ..services import chat
from ..tables.acts import Act
from ..tables.table import Table

if TYPE_CHECKING:
    from ..house import House
    from .connection import Connection

MAX_TABLES_WATCHED = 50
"""By one connection."""

_decode = msgspec.json.Decoder(Command).decode


def read(text: str | bytes) -> Command:
    """``msgspec.DecodeError`` says what is wrong with it."""
    command: Command = _decode(text)
    # JSON has only one way to write a zero byte, and databases do not keep it.
    if (r"\u0000" in text) if isinstance(text, str) else (rb"\u0000" in text):
        for name, value in msgspec.structs.asdict(command).items():
            if isinstance(value, str) and "\0" in value:
                raise msgspec.ValidationError(f"Expected `str` without a zero byte - at `$.{name}`")
    return command


async def answer(house: House, connection: Connection, text: str | bytes) -> None:
    """Do what was asked, and say so; or say why not."""
    try:
        command = read(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        connection.send(encode(No("", "", Message("house-no-frame", {"why": str(error)[:200]}))))
        return
    try:
        reply = await _do(house, connection, command)
    except Refused as refusal:
        REFUSED.labels(refusal.why.id).inc()
        connection.send(encode(No(getattr(command, "id", ""), command.table, refusal.why)))
    else:
        if reply is not None:
            connection.send(encode(reply))


async def _do(house: House, connection: Connection, command: Command) -> Done | Considered | None:
    if isinstance(command, Watch):
        await _watch(house, connection, command)
        return None
    if isinstance(command, Unwatch):
        _unwatch(house, connection, command)
        return None
    table = house.hall.in_memory(command.table) or await house.hall.table(command.table)
    if isinstance(command, Say):
        return await chat.say(house, table, connection.who, command)
    seat = table.seating.seat_of(connection.person)
    if seat is None:
        raise refused("not-seated", 403)
    if isinstance(command, Consider):
        return _consider(table, seat, command)
    return await table.submit(_act(command, seat, connection.person or ""))


def _act(command: Move | Undo | Back | Leave, seat: int, by: str) -> Act:
    if isinstance(command, Move):
        return Act(kind="move", seat=seat, text=command.text, seq=command.seq, move_id=command.id, by=by)
    if isinstance(command, Undo):
        return Act(kind="undo", seat=seat, seq=command.seq, move_id=command.id, by=by)
    return Act(kind="back" if isinstance(command, Back) else "left", seat=seat, move_id=command.id, by=by)


def _consider(table: Table, seat: int, command: Consider) -> Considered:
    """What would come of a move, worked out from what the seat knows; or why it cannot be made."""
    match = table.match
    try:
        move = match.rules.move(match.position, seat, command.text)
    except IllegalMove as error:
        return Considered(command.id, table.id, None, error.message)
    return Considered(command.id, table.id, match.rules.preview(match.position, seat, move), None)


async def _watch(house: House, connection: Connection, command: Watch) -> None:
    if command.table not in connection.tables and len(connection.tables) >= MAX_TABLES_WATCHED:
        raise refused("too-many-tables", most=MAX_TABLES_WATCHED)
    table = await house.hall.table(command.table)
    if not table.seating.may_watch(connection.person):
        raise refused("no-watching", 403)
    lines = await chat.recent(house.storage, table, connection.person)
    await table.audience.welcome(connection, command.since, lines)
    if connection.closed:
        table.audience.end_unwatched_delay()
    else:
        connection.tables.add(command.table)
        table.audience.add(connection)


def _unwatch(house: House, connection: Connection, command: Unwatch) -> None:
    connection.tables.discard(command.table)
    table = house.hall.in_memory(command.table)
    if table is not None:
        table.audience.remove(connection)
