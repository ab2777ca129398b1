"""Tables over HTTP: list, open, sit down, bots, ready, leave, rematch."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import Select, select

from ...core.position import SPECTATOR
from ...core.view import Outcome
from ..errors import refused
from ..house import House
from ..protocol import Room
from ..storage import schema
from ..tables import lobby
from ..tables.live import LiveTable
from ..tables.seating import AnyRow, seating
from ..tables.terms import Terms
from .door import AnyRequest, TheHouse, caller_of, person_of

TableId = FromPath[str]
SeatNumber = FromPath[int]
TableState = Literal["open", "playing", "over"]
BotName = Annotated[str, Meta(max_length=40)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table's terms; ``bot``: this one sits at every other seat, and the game starts at once."""

    terms: Terms
    bot: BotName | None = None
    ready: bool = True


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None


class Readiness(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool = True


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    bot: BotName


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    seats: list[str | None]
    """Names; bots with @; None for a free seat."""
    created: int
    ended: int | None
    rated: bool
    watchable: bool
    result: Outcome | None
    your_seat: int | None


@get("/api/tables", summary="Tables: open, being played, or over; mine, or all public ones")
async def list_tables(
    request: AnyRequest,
    house: TheHouse,
    which: Annotated[TableState | None, QueryParameter(name="state")] = None,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**62)] = None,
) -> list[Listed]:
    known = await caller_of(request)
    me = known.person.id if known else None
    tables, seats = schema.tables, schema.seats
    query = select(tables).where(tables.c.state != "closed").order_by(tables.c.created.desc()).limit(limit)
    if mine:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == (me or ""))))
    else:
        query = query.where(tables.c.private.is_(False))
    return await listed(house, _filtered(query, which, game, before), me)


def _filtered(query: Select[Any], state: TableState | None, game: str | None, before: int | None) -> Select[Any]:
    tables = schema.tables
    if state is not None:
        query = query.where(tables.c.state == state)
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.created < before)
    return query


async def listed(house: House, query: Select[Any], me: str | None) -> list[Listed]:
    seats = schema.seats
    async with house.storage.read.connect() as connection:
        rows = (await connection.execute(query)).all()
        ids = [row._mapping["id"] for row in rows]
        sitting = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        by_table: dict[str, list[AnyRow]] = {}
        for one in await connection.execute(sitting):
            by_table.setdefault(one.table_id, []).append(one)
    found = [seating(row, by_table.get(row._mapping["id"], [])) for row in rows]
    return [
        Listed(
            id=one.id,
            game=one.terms.game,
            state=one.state,
            seats=[None if seat.free else name for seat, name in zip(one.seats, one.people(), strict=True)],
            created=one.created,
            ended=one.ended,
            rated=one.terms.rated,
            watchable=one.terms.watchable,
            result=one.result,
            your_seat=one.seat_of(me),
        )
        for one in found
    ]


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]) -> Room:
    host = await person_of(request)
    new = await house.ledger.act(lambda c: lobby.open_table(c, host, data.terms, data.bot, data.ready))
    return _room(await house.hall.seated(new.id), host.id)


@get("/api/tables/{table:str}", summary="One table and who sits there")
async def show_table(request: AnyRequest, house: TheHouse, table: TableId) -> Room:
    known = await caller_of(request)
    return _room(await house.hall.table(table), known.person.id if known else None)


@post("/api/tables/{table:str}/sit", status_code=200, summary="Sit down")
async def sit(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[SitDown]) -> Room:
    me = await person_of(request)
    await house.ledger.act(lambda c: lobby.sit(c, table, me, data.seat))
    return _room(await house.hall.seated(table), me.id)


@post("/api/tables/{table:str}/ready", status_code=200, summary="Say whether I am ready; the last one starts the game")
async def ready(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Readiness]) -> Room:
    me = await person_of(request)
    await house.ledger.act(lambda c: lobby.ready(c, table, me, data.yes))
    return _room(await house.hall.seated(table), me.id)


@post("/api/tables/{table:str}/stand", status_code=200, summary="Leave before the start")
async def stand(request: AnyRequest, house: TheHouse, table: TableId) -> Room:
    me = await person_of(request)
    await house.ledger.act(lambda c: lobby.stand(c, table, me.id))
    return _room(await house.hall.seated(table), me.id)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Put a bot of the house on a seat (host)")
async def place_bot(
    request: AnyRequest, house: TheHouse, table: TableId, seat: SeatNumber, data: JSONBody[BotSeat]
) -> Room:
    me = await person_of(request)
    await house.ledger.act(lambda c: lobby.place_bot(c, table, me, seat, data.bot))
    return _room(await house.hall.seated(table), me.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Clear a seat before the start (host)")
async def clear_seat(request: AnyRequest, house: TheHouse, table: TableId, seat: SeatNumber) -> Room:
    me = await person_of(request)
    await house.ledger.act(lambda c: lobby.clear(c, table, me, seat))
    return _room(await house.hall.seated(table), me.id)


@post("/api/tables/{table:str}/rematch", status_code=200, summary="The same company again, one seat further on")
async def rematch(request: AnyRequest, house: TheHouse, table: TableId) -> Room:
    me = await person_of(request)
    new = await house.ledger.act(lambda c: lobby.rematch(c, table, me))
    await house.hall.seated(table)  # where it says now where to go on
    return _room(await house.hall.seated(new.id), me.id)


def _room(table: LiveTable, person: str | None) -> Room:
    seat = table.seating.seat_of(person)
    if table.seating.state == "closed" and seat is None and person is None:
        raise refused("closed", 410)
    return table.audience.room(SPECTATOR if seat is None else seat)


ROUTES = [list_tables, open_table, show_table, sit, ready, stand, place_bot, clear_seat, rematch]
