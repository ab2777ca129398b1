"""What a socket may ask for: every command is typed, and every refusal has an id and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ...core.position import IllegalMove
from ..errors import refused
from ..protocol import (
    Back,
    Command,
    Consider,
    Considered,
    Done,
    Leave,
    Move,
    Say,
    Undo,
    Unwatch,
    Watch,
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


def answer(house: House, connection: Connection, command: Command) -> None:
    """Do what was asked; ``connection.answer`` is told what became of it, now or later."""
    if isinstance(command, (Watch, Unwatch, Say)):
        connection.wait_for(_do(house, connection, command))
        return
    table = house.hall.in_memory(command.table)
    if table is None:
        connection.wait_for(_open(house, connection, command))
    else:
        _do_at(table, connection, command)


async def _do(house: House, connection: Connection, command: Watch | Unwatch | Say) -> None:
    done: Done | None = None
    if isinstance(command, Watch):
        await _watch(house, connection, command)
    elif isinstance(command, Unwatch):
        _unwatch(house, connection, command)
    else:
        table = await house.hall.table(command.table)
        done = await chat.say(house, table, connection.who, command)
    connection.answer(done)


async def _open(house: House, connection: Connection, command: Move | Undo | Back | Leave | Consider) -> None:
    _do_at(await house.hall.table(command.table), connection, command)


def _do_at(table: Table, connection: Connection, command: Move | Undo | Back | Leave | Consider) -> None:
    """What only those who sit at a table may do."""
    seat = table.seating.seat_of(connection.person)
    if seat is None:
        raise refused("not-seated", 403)
    if isinstance(command, Consider):
        connection.answer(_consider(table, seat, command))
    else:
        table.put(_act(command, seat, connection.person or ""), connection.answer)


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
