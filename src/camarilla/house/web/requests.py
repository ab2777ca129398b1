"""What a socket asks for, one function a kind of request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..errors import Refused, refused
from ..metrics import REFUSED
from ..protocol import Back, Done, Leave, Move, No, Request, Say, Undo, Unwatch, Watch, encode
from ..tables import talk
from ..tables.hall import seat_for
from ..tables.live import LiveTable, Moved

if TYPE_CHECKING:
    from ..house import House
    from .sockets import Connection

MOST_TABLES = 50
"""That one connection may watch."""

_decode = msgspec.json.Decoder(Request).decode


def read(text: str | bytes) -> Request:
    """``msgspec.DecodeError`` says what is wrong with it."""
    request: Request = _decode(text)
    # JSON has only one way to write a zero byte, and nobody does.
    if (r"\u0000" in text) if isinstance(text, str) else (rb"\u0000" in text):
        for name, value in msgspec.structs.asdict(request).items():
            if isinstance(value, str) and "\0" in value:
                raise msgspec.ValidationError(f"Expected `str` without a zero byte - at `$.{name}`")
    return request


async def answer(house: House, connection: Connection, request: Request) -> None:
    """Do what was asked, and say so; or say why not."""
    try:
        if isinstance(request, Watch):
            await _watch(house, connection, request)
            return
        if isinstance(request, Unwatch):
            _unwatch(house, connection, request)
            return
        table = house.hall.here(request.table) or await house.hall.table(request.table)
        done = await _act(house, connection, table, request)
    except Refused as refusal:
        refuse(connection, request, refusal)
    else:
        connection.tell(encode(done))


def refuse(connection: Connection, request: Request, refusal: Refused) -> None:
    REFUSED.labels(refusal.why.id).inc()
    connection.tell(encode(No(getattr(request, "id", ""), request.table, refusal.why)))


def put_move(house: House, connection: Connection, request: Move, then: Moved) -> bool:
    """Make a move, if its table is in memory; ``then`` hears what became of it."""
    table = house.hall.here(request.table)
    if table is None:
        return False
    person = connection.person or ""
    table.put_move(seat_for(table, person), request.text, request.seq, request.id, person, then)
    return True


async def _act(
    house: House, connection: Connection, table: LiveTable, request: Move | Undo | Back | Leave | Say
) -> Done:
    person = connection.person or ""
    if isinstance(request, Move):
        return await table.move(seat_for(table, person), request.text, request.seq, request.id, person)
    if isinstance(request, Say):
        done = await talk.say(house.storage, house.ledger, table, connection.who, request)
        await house.between.tell("chat", table.id, str(done.seq))
        return done
    seat = seat_for(table, person)
    if isinstance(request, Undo):
        return await table.undo(seat, request.seq, request.id, person)
    if isinstance(request, Back):
        return await table.back(seat, request.id, person)
    return await table.leave(seat, request.id, person)


async def _watch(house: House, connection: Connection, request: Watch) -> None:
    if request.table not in connection.tables and len(connection.tables) >= MOST_TABLES:
        raise refused("too-many-tables", most=MOST_TABLES)
    table = await house.hall.table(request.table)
    if not table.seating.may_watch(connection.person):
        raise refused("no-watching", 403)
    chat = await talk.recent(house.storage, table, connection.person)
    await table.audience.welcome(connection, request.since, chat)
    if request.table not in connection.tables:
        connection.tables.add(request.table)
        table.audience.add(connection)


def _unwatch(house: House, connection: Connection, request: Unwatch) -> None:
    connection.tables.discard(request.table)
    table = house.hall.here(request.table)
    if table is not None:
        table.audience.remove(connection)
