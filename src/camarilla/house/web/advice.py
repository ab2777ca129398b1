"""Advice over HTTP: a hint on my move, and the master's review of a game that is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..advice import Hint, Review
from ..errors import refused
from ..tables.hall import seat_for
from .door import AnyRequest, TheHouse, person_of


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


@post("/api/tables/{table:str}/hint", status_code=200, summary="The best few moves of mine, at a casual table")
async def give_hint(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Hint:
    me = await person_of(request)
    if not house.advice_pace.take(me.id):
        raise refused("hint-pace", 429)
    here = await house.hall.table(table)
    return await house.adviser.hint(here, seat_for(here, me.id))


@post(
    "/api/tables/{table:str}/review",
    status_code=200,
    summary="What the master thinks of a seat's moves when the game is over; ask again until all are done",
)
async def give_review(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[WhichSeat]) -> Review:
    me = await person_of(request)
    here = await house.hall.table(table)
    seats = len(here.seating.seats)
    if data.seat >= seats:
        raise refused("no-seat", 400, seats=seats)
    return await house.adviser.review(here, data.seat, me.id)


ROUTES = [give_hint, give_review]
