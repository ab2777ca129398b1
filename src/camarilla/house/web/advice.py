"""Advice over HTTP: a hint on my move, and the master bot's review of a game that is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..errors import refused
from ..services.advice import Hint, Review
from .auth import Myself, TheHouse


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


@post("/api/tables/{table:str}/hint", status_code=200, summary="My best few moves, at a casual table")
async def give_hint(house: TheHouse, me: Myself, table: FromPath[str]) -> Hint:
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
async def give_review(house: TheHouse, me: Myself, table: FromPath[str], data: JSONBody[WhichSeat]) -> Review:
    here = await house.hall.table(table)
    seats = len(here.seating.seats)
    if data.seat >= seats:
        raise refused("no-seat", 400, seats=seats)
    return await house.adviser.review(here, data.seat, me.id)
