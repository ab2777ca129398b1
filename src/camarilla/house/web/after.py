"""After the game: the record, and the replay from any seat's eyes. Before the end there is neither."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ...core.message import Message
from ...core.position import OVER, SPECTATOR
from ...core.record import Record, opening, replay
from ...core.view import View
from ..errors import refused
from ..tables.live import LiveTable
from .door import TheHouse


class Moment(msgspec.Struct):
    """One step of a replay: who did what, as these eyes saw it, and what they saw then."""

    number: int
    text: str
    story: list[Message]
    view: View


@get("/api/tables/{table:str}/record", summary="The record of a game that is over, as text or JSON")
async def show_record(
    house: TheHouse, table: FromPath[str], form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text"
) -> Response[str]:
    record = _record(await house.hall.table(table))
    name = f"{record.game}-{table}.{'txt' if form == 'text' else 'json'}"
    return Response(
        record.to_text() if form == "text" else record.to_json(),
        media_type="text/plain; charset=utf-8" if form == "text" else "application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step, from a seat's eyes or a spectator's")
async def show_replay(
    house: TheHouse,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 100,
) -> list[Moment]:
    record = _record(await house.hall.table(table))
    if seat is not None and seat >= record.seats:
        raise refused("no-seat", 400, seats=record.seats)
    return _moments(record, SPECTATOR if seat is None else seat, first, limit)


def _moments(record: Record, observer: int, first: int, limit: int) -> list[Moment]:
    rules, before = opening(record)
    told = []
    for step in replay(record):
        if first < step.number <= first + limit:
            text = rules.seen(before, step.actor, step.move, observer)
            story = rules.story(before, step.actor, step.move, step.position, observer)
            told.append(Moment(step.number, text, story, rules.view(step.position, observer)))
        before = step.position
    return told


def _record(table: LiveTable) -> Record:
    if table.match.seq == 0 or table.match.position.actor != OVER:
        raise refused("not-over", 403)
    started = (table.seating.started or table.seating.created) / 1000
    return table.match.record(table.seating.people(), f"{datetime.fromtimestamp(started, UTC):%Y-%m-%d}")


ROUTES = [show_record, show_replay]
