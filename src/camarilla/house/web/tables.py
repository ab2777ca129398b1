"""Tables over HTTP: list, open, sit down, bots, ready, leave, rematch; hints and reviews by the master bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from ...core.position import SPECTATOR
from ..errors import refused
from ..house import House
from ..people.person import Person
from ..protocol import Room
from ..services import table_store
from ..services.advice import Hint, Review
from ..services.table_store import Listed, TableState, find_tables
from ..tables import lobby
from ..tables.seating import Seating
from ..tables.table import Table
from ..terms import Terms
from .auth import Myself, Reader, TheHouse

TableId = FromPath[str]
SeatNumber = FromPath[int]
BotName = Annotated[str, Meta(max_length=40)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table's terms. ``bot``: who takes the other seats. A character of the house, a level (somebody of it) or
    another bot; or a list of such names, by seat. When no seat is free and I am ready, the game starts at once.
    ``seat``: mine.
    """

    terms: Terms
    bot: BotName | Annotated[list[BotName], Meta(max_length=20)] | None = None
    ready: bool = True
    seat: Annotated[int, Meta(ge=0, le=20)] = 0


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None


class Readiness(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool = True


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    bot: BotName


@get("/api/tables", summary="Tables: open, being played, or over; mine, or all public ones")
async def list_tables(
    house: TheHouse,
    reader: Reader,
    which: Annotated[TableState | None, QueryParameter(name="state")] = None,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**62)] = None,
) -> list[Listed]:
    wanted = partial(find_tables, reader=reader, state=which, game=game, mine=mine, before=before, limit=limit)
    found = await house.storage.read(wanted)
    if mine:
        await house.hall.tell_turns(found)
    return found


@post("/api/tables", summary="Open a table")
async def open_table(house: TheHouse, me: Myself, data: JSONBody[NewTable]) -> Room:
    new = lobby.new_table(me, data.terms, data.bot, data.ready, data.seat)
    await house.storage.write(lambda connection: table_store.add_table(connection, new))
    return _room(await house.hall.seated(new.id), me.id)


@get("/api/tables/{table:str}", summary="One table and who sits there")
async def show_table(house: TheHouse, reader: Reader, table: TableId) -> Room:
    return _room(await house.hall.table(table), reader)


@post("/api/tables/{table:str}/sit", status_code=200, summary="Sit down")
async def sit(house: TheHouse, me: Myself, table: TableId, data: JSONBody[SitDown]) -> Room:
    return await _change(house, table, me, lambda seating: lobby.sit(seating, me, data.seat))


@post("/api/tables/{table:str}/ready", status_code=200, summary="Say whether I am ready; the last one starts the game")
async def ready(house: TheHouse, me: Myself, table: TableId, data: JSONBody[Readiness]) -> Room:
    return await _change(house, table, me, lambda seating: lobby.ready(seating, me, data.yes))


@post("/api/tables/{table:str}/stand", status_code=200, summary="Leave before the start")
async def stand(house: TheHouse, me: Myself, table: TableId) -> Room:
    return await _change(house, table, me, lambda seating: lobby.stand(seating, me.id))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Put a bot of the house on a seat (host)")
async def place_bot(house: TheHouse, me: Myself, table: TableId, seat: SeatNumber, data: JSONBody[BotSeat]) -> Room:
    return await _change(house, table, me, lambda seating: lobby.place_bot(seating, me, seat, data.bot))


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Clear a seat before the start (host)")
async def clear_seat(house: TheHouse, me: Myself, table: TableId, seat: SeatNumber) -> Room:
    return await _change(house, table, me, lambda seating: lobby.clear(seating, me, seat))


@post("/api/tables/{table:str}/rematch", status_code=200, summary="Ask for a rematch, or agree to one")
async def rematch(house: TheHouse, me: Myself, table: TableId) -> Room:
    """The same players at a new table, one seat further on: the first to ask opens it, the others agree by asking too,
    or decline by leaving it. When everybody has agreed, the game starts."""
    new = await house.storage.write(lambda connection: table_store.rematch(connection, table, me))
    await house.hall.seated(table)  # it now says where the rematch is
    here = await house.hall.seated(new.id)
    await house.offer_rematch(table, here.seating, me.name)
    return _room(here, me.id)


@post("/api/tables/{table:str}/hint", status_code=200, summary="My best few moves, at a casual table")
async def give_hint(house: TheHouse, me: Myself, table: TableId) -> Hint:
    house.advice_pace.check(me.id, "hint-pace")
    here = await house.hall.table(table)
    seat = here.seating.seat_of(me.id)
    if seat is None:
        raise refused("not-seated", 403)
    return await house.adviser.hint(here, seat)


@post(
    "/api/tables/{table:str}/review",
    status_code=200,
    summary="A review of a seat's moves in a game that is over, computed incrementally: poll for more",
)
async def give_review(house: TheHouse, me: Myself, table: TableId, data: JSONBody[WhichSeat]) -> Review:
    here = await house.hall.table(table)
    seats = len(here.seating.seats)
    if data.seat >= seats:
        raise refused("no-seat", 400, seats=seats)
    return await house.adviser.review(here, data.seat, me.id)


async def _change(house: House, table_id: str, me: Person, change: Callable[[Seating], None]) -> Room:
    """Change who sits at a table; everybody there is told."""
    await house.storage.write(lambda connection: table_store.change_table(connection, table_id, change))
    return _room(await house.hall.seated(table_id), me.id)


def _room(table: Table, person: str | None) -> Room:
    seat = table.seating.seat_of(person)
    if table.seating.state == "closed" and seat is None and person is None:
        raise refused("closed", 410)
    return table.audience.room(SPECTATOR if seat is None else seat)
