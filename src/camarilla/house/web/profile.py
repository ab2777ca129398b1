"""People as others see them: profiles and leaderboards. Also muting, and vacations."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import Connection, insert, select, update
from sqlalchemy import delete as delete_rows

from ...core import registry
from ..errors import Refused, refused
from ..people.person import Person, person_of
from ..services.ratings import GameRating, Ranked, leaders, ratings_of_person
from ..services.statistics import PersonFigures, figures_of_person
from ..services.table_store import Listed, history_of, playing_at
from ..storage.schema import mutes, people
from ..tables.acts import Act
from ..tables.table import Table
from ..terms import DaysClock
from ..times import DAY, now
from .auth import Myself, TheHouse


class Profile(msgspec.Struct):
    """Somebody, their ratings, and the public games they have finished."""

    person: Person
    ratings: list[GameRating]
    history: list[Listed]


class Vacation(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=30)]


@get("/api/people/{who:str}", summary="Somebody's profile")
async def show_profile(house: TheHouse, who: FromPath[str]) -> Profile:
    def read(connection: Connection) -> Profile:
        return Profile(_person(connection, who), ratings_of_person(connection, who), history_of(connection, who))

    return await house.storage.read(read)


def _person(connection: Connection, who: str) -> Person:
    row = connection.execute(select(people).where(people.c.id == who)).first()
    if row is None:
        raise refused("person", 404)
    return person_of(row)


@get("/api/people/{who:str}/statistics", summary="Somebody's public games in figures")
async def show_person_figures(house: TheHouse, who: FromPath[str]) -> PersonFigures:
    return await house.storage.read(lambda connection: figures_of_person(connection, _person(connection, who).id))


@get("/api/leaderboard/{game:str}", summary="The best players of a game")
async def show_leaders(
    house: TheHouse, game: FromPath[str], limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50
) -> list[Ranked]:
    if game not in registry.names():
        raise refused("game", 404)
    return await house.storage.read(lambda connection: leaders(connection, game, limit))


# Muting


@post("/api/people/{who:str}/mute", status_code=200, summary="Hide somebody's chat from me")
async def mute(house: TheHouse, me: Myself, who: FromPath[str]) -> None:
    await house.storage.write(lambda connection: mute_person(connection, me.id, who))


def mute_person(connection: Connection, me: str, who: str) -> None:
    # Both rows are locked until this is written, always in the same order: two clicks at two nodes take turns.
    both = select(people.c.id).where(people.c.id.in_((me, who))).order_by(people.c.id).with_for_update()
    if who not in connection.execute(both).scalars().all():
        raise refused("person", 404)
    connection.execute(delete_rows(mutes).where(mutes.c.person == me, mutes.c.muted == who))
    connection.execute(insert(mutes).values(person=me, muted=who))


@delete("/api/people/{who:str}/mute", status_code=200, summary="Show somebody's chat to me again")
async def unmute(house: TheHouse, me: Myself, who: FromPath[str]) -> None:
    unmuting = delete_rows(mutes).where(mutes.c.person == me.id, mutes.c.muted == who)
    await house.storage.write(lambda connection: connection.execute(unmuting))


# Vacations


@post("/api/me/vacation", status_code=200, summary="More days for every correspondence game that waits for me")
async def take_vacation(house: TheHouse, me: Myself, data: JSONBody[Vacation]) -> list[str]:
    """The tables at which I was given time. The next vacation may begin when this one is over."""
    await house.storage.write(lambda connection: _begin_vacation(connection, me.id, data.days))
    extended = []
    for table_id in await house.storage.read(lambda connection: playing_at(connection, me.id)):
        if await _extend_clock(await house.hall.table(table_id), me.id, data.days):
            extended.append(table_id)
    return extended


def _begin_vacation(connection: Connection, me: str, days: int) -> None:
    """Checked and written by one statement, so that two clicks are one vacation."""
    is_here = people.c.away_until.is_(None) | (people.c.away_until <= now())
    away = update(people).where(people.c.id == me, is_here).values(away_until=now() + days * DAY)
    if connection.execute(away).rowcount == 0:
        raise refused("vacation")


async def _extend_clock(table: Table, person_id: str, days: int) -> bool:
    """Give a player more days for the decision that a correspondence game waits for; whether it did."""
    seat = table.seating.seat_of(person_id)
    if seat is None or seat not in table.match.asked or not isinstance(table.seating.terms.clock, DaysClock):
        return False
    with suppress(Refused):  # the game is over by now, or waits for somebody else
        await table.submit(Act(kind="rest", seat=seat, text=str(days), by=person_id))
        return True
    return False
