"""People as others see them: profile with history and ratings, leaderboards; and whom one would rather not hear."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import delete as delete_rows
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core import registry
from ..errors import Refused, refused
from ..house import House
from ..people.person import Person
from ..people.person import person_of as row_to_person
from ..ratings import Ranked, Rating, leaders
from ..storage import schema
from ..tables.terms import DaysClock
from ..times import DAY, now
from .door import AnyRequest, TheHouse, person_of
from .lobby import Listed, listed


class GameRating(msgspec.Struct):
    game: str
    rating: float
    games: int


class Profile(msgspec.Struct):
    """Somebody, their ratings, and the public games they have played."""

    person: Person
    ratings: list[GameRating]
    history: list[Listed]


class Vacation(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=30)]


@get("/api/people/{who:str}", summary="Somebody's profile")
async def show_profile(house: TheHouse, who: FromPath[str]) -> Profile:
    people, ratings = schema.people, schema.ratings
    async with house.storage.read.connect() as connection:
        row = (await connection.execute(select(people).where(people.c.id == who))).first()
        if row is None:
            raise refused("person", 404)
        found = await connection.execute(select(ratings).where(ratings.c.who == who).order_by(ratings.c.game))
        rated = [GameRating(one.game, Rating(one.mu, one.sigma, one.games).shown, one.games) for one in found]
    return Profile(row_to_person(row), rated, await _history(house, who))


async def _history(house: House, who: str) -> list[Listed]:
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table_id).where(seats.c.person == who)
    query = select(tables).where(tables.c.id.in_(mine), tables.c.state == "over", tables.c.private.is_(False))
    return await listed(house, query.order_by(tables.c.ended.desc()).limit(50), who)


@get("/api/leaderboard/{game:str}", summary="The best of a game")
async def show_leaders(
    house: TheHouse, game: FromPath[str], limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50
) -> list[Ranked]:
    if game not in registry.names():
        raise refused("game", 404)
    async with house.storage.read.connect() as connection:
        return await leaders(connection, game, limit)


@post("/api/people/{who:str}/mute", status_code=200, summary="Hear no more chat from somebody")
async def mute(request: AnyRequest, house: TheHouse, who: FromPath[str]) -> None:
    me = await person_of(request)
    await house.ledger.act(lambda connection: _mute(connection, me.id, who))


async def _mute(connection: AsyncConnection, me: str, who: str) -> None:
    people, mutes = schema.people, schema.mutes
    # Both are held until this is written, always in the same order: two clicks at two nodes come one after the other.
    both = select(people.c.id).where(people.c.id.in_((me, who))).order_by(people.c.id).with_for_update()
    if who not in (await connection.execute(both)).scalars().all():
        raise refused("person", 404)
    await connection.execute(delete_rows(mutes).where(mutes.c.person == me, mutes.c.muted == who))
    await connection.execute(insert(mutes).values(person=me, muted=who))


@delete("/api/people/{who:str}/mute", status_code=200, summary="Hear somebody again")
async def unmute(request: AnyRequest, house: TheHouse, who: FromPath[str]) -> None:
    me, mutes = await person_of(request), schema.mutes
    gone = delete_rows(mutes).where(mutes.c.person == me.id, mutes.c.muted == who)
    await house.ledger.act(lambda connection: connection.execute(gone))


@post("/api/me/vacation", status_code=200, summary="So many days more for every correspondence game that waits for me")
async def take_vacation(request: AnyRequest, house: TheHouse, data: JSONBody[Vacation]) -> list[str]:
    """The tables at which clocks were set forward. One vacation at a time: the next when this one is over."""
    me = await person_of(request)
    await house.ledger.act(lambda connection: _go_away(connection, me.id, data.days))
    rested = []
    for table_id in await _playing(house, me.id):
        table = await house.hall.table(table_id)
        seat = table.seating.seat_of(me.id)
        if isinstance(table.seating.terms.clock, DaysClock) and seat in table.match.asked:
            with suppress(Refused):  # that game is over by now, or waits for somebody else
                await table.rest(seat, data.days, me.id)
                rested.append(table_id)
    return rested


async def _go_away(connection: AsyncConnection, me: str, days: int) -> None:
    """Begin a vacation, unless there is one: looked at and written at once, so that two clicks are one vacation."""
    people = schema.people
    here = people.c.away_until.is_(None) | (people.c.away_until <= now())
    away = update(people).where(people.c.id == me, here).values(away_until=now() + days * DAY)
    if (await connection.execute(away)).rowcount == 0:
        raise refused("vacation")


async def _playing(house: House, who: str) -> list[str]:
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table_id).where(seats.c.person == who)
    query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state == "playing")
    async with house.storage.read.connect() as connection:
        return list((await connection.execute(query)).scalars())


ROUTES = [show_profile, show_leaders, mute, unmute, take_vacation]
