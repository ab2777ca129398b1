"""A game again, step by step: one's own up to now from one's own eyes; once it is over, from anybody's, or all open."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ...core.message import Message
from ...core.position import OVER, SPECTATOR, Position
from ...core.record import Record
from ...core.rules import AnyRules
from ...core.view import View
from ..errors import refused
from ..house import House
from ..pieces import in_pieces
from ..replays import Stepped
from ..tables.live import LiveTable
from .door import AnyRequest, TheHouse, caller_of
from .guard import address

First = Annotated[int, QueryParameter(ge=0, le=100_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class Moment(msgspec.Struct):
    """One step of a replay: who did what, as these eyes saw it, and what they saw then."""

    number: int
    """Counted from 1, chance's steps among them: as in the record."""
    seq: int
    """How many entries the table's log had then."""
    text: str
    story: list[Message]
    view: View


class OpenMoment(msgspec.Struct):
    """One step with everything open: the move as it was, and what every seat saw then, side by side."""

    number: int
    seq: int
    text: str
    teller: int | None
    """Whose story this is: of all who watched, the one that saw the most; None for what all saw."""
    story: list[Message]
    views: list[View]


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


@get(
    "/api/tables/{table:str}/replay",
    summary="A game step by step: when it is over, from a seat's eyes or a spectator's; mine under way from my own",
)
async def show_replay(
    request: AnyRequest,
    house: TheHouse,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    first: First = 0,
    limit: Limit = 100,
) -> list[Moment]:
    """``since``: only what came after so many entries of the log; ``first``: leave out so many steps."""
    here = await house.hall.table(table)
    if not is_over(here):
        known = await caller_of(request)
        mine = here.seating.seat_of(known.person.id if known else None)
        if mine is None or mine != seat:
            raise refused("not-over", 403)
    rules, present = here.match.rules, here.match.position
    if seat is not None and seat >= present.seats:
        raise refused("no-seat", 400, seats=present.seats)
    check_pace(request, house)
    observer = SPECTATOR if seat is None else seat
    steps = [one for one in await house.replays.steps(here) if one.seq > since]
    shown = [one for one in steps if rules.may_look_back(one.step.after, present)][first : first + limit]
    return await in_pieces(_moment(rules, one, present, observer) for one in shown)


@get("/api/tables/{table:str}/replay/open", summary="A game that is over with everything open: every seat's view")
async def show_open_replay(
    request: AnyRequest, house: TheHouse, table: FromPath[str], first: First = 0, limit: Limit = 50
) -> list[OpenMoment]:
    here = await house.hall.table(table)
    if not is_over(here):
        raise refused("not-over", 403)
    check_pace(request, house)
    steps = (await house.replays.steps(here))[first : first + limit]
    return await in_pieces(_open_moment(here.match.rules, one) for one in steps)


def check_pace(request: AnyRequest, house: House) -> None:
    """A whole game played again is much work for one question."""
    if not house.replay_pace.take(address(request.scope)):
        raise refused("too-fast", 429)


def is_over(table: LiveTable) -> bool:
    return table.match.seq > 0 and table.match.position.actor == OVER


def _moment(rules: AnyRules, one: Stepped, present: Position, observer: int) -> Moment:
    step = one.step
    text = rules.seen(step.before, step.actor, step.move, observer)
    told = rules.story(step.before, step.actor, step.move, step.after, observer)
    story = rules.retold(told, step.before, present)
    return Moment(one.number, one.seq, text, story, rules.view(step.after, observer))


def _open_moment(rules: AnyRules, one: Stepped) -> OpenMoment:
    step = one.step
    seats = range(step.after.seats)
    watching = [SPECTATOR, *([step.actor] if step.actor in seats else []), *seats]
    hidden = {eyes: rules.seen(step.before, step.actor, step.move, eyes).count("?") for eyes in watching}
    teller = min(watching, key=lambda eyes: hidden[eyes])
    return OpenMoment(
        number=one.number,
        seq=one.seq,
        text=rules.text(step.before, step.actor, step.move),
        teller=None if teller == SPECTATOR else teller,
        story=rules.story(step.before, step.actor, step.move, step.after, teller),
        views=[rules.view(step.after, seat) for seat in seats],
    )


def _record(table: LiveTable) -> Record:
    if not is_over(table):
        raise refused("not-over", 403)
    started = (table.seating.started or table.seating.created) / 1000
    return table.match.record(table.seating.people(), f"{datetime.fromtimestamp(started, UTC):%Y-%m-%d}")


ROUTES = [show_record, show_replay, show_open_replay]
