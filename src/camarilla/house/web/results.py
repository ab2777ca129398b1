"""A game in retrospect: record, replay and figures. Players may look back while it is under way."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ...core.facts import Fact, story
from ...core.message import Message
from ...core.position import OVER, SPECTATOR, Position
from ...core.replay import Step, told_now
from ...core.rules import AnyRules
from ...core.view import Open, Own, Setting
from ..errors import refused
from ..house import House
from ..services.background import in_pieces
from ..services.replays import NumberedStep
from ..services.statistics import TableFigures, figures_of, rating_changes
from ..tables.table import Table
from .auth import AnyRequest, Reader, TheHouse
from .middleware import address

First = Annotated[int, QueryParameter(ge=0, le=100_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class Moment(msgspec.Struct):
    """One step of a replay as one observer saw it, and what lay before them then."""

    number: int
    """Counted from 1, chance's steps among them, as in the record."""
    seq: int
    """How many entries the table's log had then."""
    text: str
    """The move, with ``?`` for what was hidden."""
    story: list[Message]
    open: Open
    own: Own | None
    """None for a spectator."""


class Replay(msgspec.Struct):
    """Some steps of a game, from one seat or as a spectator."""

    setting: Setting
    moments: list[Moment]


class OpenMoment(msgspec.Struct):
    """One step with nothing hidden: the move as it was, and what each seat knew then."""

    number: int
    seq: int
    text: str
    teller: int | None
    """Whose story this is: the seat that was told most; None if a spectator was told as much."""
    story: list[Message]
    open: Open
    owns: list[Own]
    """What each seat knew, by seat."""


class OpenReplay(msgspec.Struct):
    """Some steps of a game that is over, with nothing hidden."""

    setting: Setting
    moments: list[OpenMoment]


@get("/api/tables/{table:str}/record", summary="The record of a game that is over, as text or JSON")
async def show_record(
    house: TheHouse, table: FromPath[str], form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text"
) -> Response[str]:
    here = await house.hall.table(table)
    _must_be_over(here)
    started = (here.seating.started or here.seating.created) / 1000
    record = here.match.record(here.seating.people(), f"{datetime.fromtimestamp(started, UTC):%Y-%m-%d}")
    name = f"{record.game}-{table}.{'txt' if form == 'text' else 'json'}"
    return Response(
        record.to_text() if form == "text" else record.to_json(),
        media_type="text/plain; charset=utf-8" if form == "text" else "application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table:str}/replay",
    summary="A game step by step: when it is over, from any seat or as a spectator; before that, mine from my own seat",
)
async def show_replay(
    request: AnyRequest,
    house: TheHouse,
    reader: Reader,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    first: First = 0,
    limit: Limit = 100,
) -> Replay:
    """``since``: only what came after this many entries of the log; ``first``: leave out this many steps."""
    here = await house.hall.table(table)
    if not _is_over(here) and (seat is None or seat != here.seating.seat_of(reader)):
        raise refused("not-over", 403)
    rules, present = here.match.rules, here.match.position
    if seat is not None and seat >= present.seats:
        raise refused("no-seat", 400, seats=present.seats)
    _check_replay_pace(request, house)
    observer = SPECTATOR if seat is None else seat
    steps = [numbered for numbered in await house.replays.steps(here) if numbered.seq > since]
    shown = [numbered for numbered in steps if rules.may_look_back(numbered.step.after, present)]
    page = shown[first : first + limit]
    moments = await in_pieces(_moment(rules, numbered, present, observer) for numbered in page)
    return Replay(here.match.setting, moments)


@get("/api/tables/{table:str}/replay/open", summary="A game that is over, step by step, with nothing hidden")
async def show_open_replay(
    request: AnyRequest, house: TheHouse, table: FromPath[str], first: First = 0, limit: Limit = 50
) -> OpenReplay:
    here = await house.hall.table(table)
    _must_be_over(here)
    _check_replay_pace(request, house)
    page = (await house.replays.steps(here))[first : first + limit]
    moments = await in_pieces(_open_moment(here.match.rules, numbered) for numbered in page)
    return OpenReplay(here.match.setting, moments)


@get("/api/tables/{table:str}/statistics", summary="A game that is over in figures: moves, time, ratings")
async def show_table_figures(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> TableFigures:
    here = await house.hall.table(table)
    _must_be_over(here)
    _check_replay_pace(request, house)
    figures = await figures_of(here.seating.terms, await house.storage.entries(table))
    await house.storage.read(lambda connection: rating_changes(connection, table, figures))
    return figures


def _check_replay_pace(request: AnyRequest, house: House) -> None:
    """Playing a whole game through is much work for one request."""
    house.replay_pace.check(address(request.scope), "too-fast")


def _is_over(table: Table) -> bool:
    return table.match.seq > 0 and table.match.position.actor == OVER


def _must_be_over(table: Table) -> None:
    if not _is_over(table):
        raise refused("not-over", 403)


def _moment(rules: AnyRules, numbered: NumberedStep, present: Position, observer: int) -> Moment:
    step = numbered.step
    return Moment(
        number=numbered.number,
        seq=numbered.seq,
        text=rules.seen(step.before, step.actor, step.move, observer),
        story=told_now(rules, step.facts(rules), observer, present),
        open=rules.open(step.after),
        own=None if observer == SPECTATOR else rules.own(step.after, observer),
    )


def _open_moment(rules: AnyRules, numbered: NumberedStep) -> OpenMoment:
    step = numbered.step
    facts = step.facts(rules)
    teller = _teller(step, facts)
    return OpenMoment(
        number=numbered.number,
        seq=numbered.seq,
        text=step.text,
        teller=None if teller == SPECTATOR else teller,
        story=story(facts, teller),
        open=rules.open(step.after),
        owns=[rules.own(step.after, seat) for seat in range(step.after.seats)],
    )


def _teller(step: Step, facts: list[Fact]) -> int:
    """The observer who was told most in full: a spectator if nobody knew more, else the actor rather than others."""
    seats = range(int(step.after.seats))
    observers: list[int] = [SPECTATOR, *([step.actor] if step.actor in seats else []), *seats]
    return min(observers, key=lambda observer: sum(not fact.is_for(observer) for fact in facts))
