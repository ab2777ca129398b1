"""What operators do to people, from the command line: ban, unban, export, forget."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Table, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots import usual_bot
from ..core.errors import CamarillaError
from .people.passkeys import to_text
from .storage import schema
from .storage.engine import Storage
from .storage.migrate import migrate
from .tables.lobby import stand
from .times import now

T = TypeVar("T")
Export = dict[str, list[dict[str, Any]]]

FORGOTTEN = "—"
"""The name that is left at tables of somebody who has gone."""


async def with_database(url: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do one thing in one transaction."""
    storage = Storage(url)
    try:
        await migrate(storage)
        async with storage.write.begin() as connection:
            return await work(connection)
    finally:
        await storage.close()


async def find(connection: AsyncConnection, who: str) -> str:
    """A person's id from their id or login."""
    people, passwords = schema.people, schema.passwords
    by_id = (await connection.execute(select(people.c.id).where(people.c.id == who))).scalar()
    by_login = (
        await connection.execute(select(passwords.c.person).where(passwords.c.login == who.casefold()))
    ).scalar()
    found = by_id or by_login
    if found is None:
        raise CamarillaError(f"there is nobody with the id or login {who!r}")
    return str(found)


async def ban(connection: AsyncConnection, who: str, yes: bool = True) -> None:
    """Keep somebody and their bots out, or let them in again. The sockets they have open end within seconds."""
    person = await find(connection, who)
    people = schema.people
    change = update(people).where((people.c.id == person) | (people.c.owner == person))
    await connection.execute(change.values(banned=now() if yes else None))


async def export(connection: AsyncConnection, who: str) -> Export:
    """All that the house keeps about somebody and their bots, without what would let another in as them. (A challenge
    is such a secret, and gone in minutes.)"""
    person = await find(connection, who)
    bots = select(schema.people.c.id).where(schema.people.c.owner == person)
    mine = [person, *(await connection.execute(bots)).scalars()]
    seats, reviews = schema.seats, schema.reviews
    my_seat = (seats.c.table_id == reviews.c.table_id) & (seats.c.seat == reviews.c.seat) & seats.c.person.in_(mine)
    kept: list[tuple[Table, ColumnElement[bool]]] = [
        (schema.people, schema.people.c.id == person),
        (schema.devices, schema.devices.c.person.in_(mine)),
        (schema.passwords, schema.passwords.c.person.in_(mine)),
        (schema.passkeys, schema.passkeys.c.person.in_(mine)),
        (schema.tokens, schema.tokens.c.person.in_(mine)),
        (schema.tables, schema.tables.c.host.in_(mine)),
        (seats, seats.c.person.in_(mine)),
        (schema.chat, schema.chat.c.person.in_(mine)),
        (schema.mutes, schema.mutes.c.person.in_(mine)),
        (schema.ratings, schema.ratings.c.who.in_(mine)),
        (schema.rated, schema.rated.c.who.in_(mine)),
        (reviews, exists().where(my_seat)),
        (schema.log, schema.log.c.by.in_(mine)),
    ]
    secret = {"hash", "digest", "public_key"}
    told: Export = {}
    for table, about in kept:
        rows = await connection.execute(select(table).where(about))
        told[table.name] = [{k: v for k, v in row._mapping.items() if k not in secret} for row in rows]
    for device in told["devices"]:
        device["id"] = device["id"][:8]  # the whole one would be half a cookie
    for passkey in told["passkeys"]:
        passkey["id"] = to_text(passkey["id"])
    for entry in told["log"]:
        entry["text"] = entry["text"].partition("\n")[0]  # what they did, not what chance dealt out after it to others
    owned = select(schema.people).where(schema.people.c.owner == person)
    told["bots"] = [dict(row._mapping) for row in await connection.execute(owned)]
    return told


async def forget(connection: AsyncConnection, who: str) -> None:
    """Delete somebody's data. Games stay playable and replayable for the others, without the name. Their bots
    go with them. Houses that are open read the tables again within seconds."""
    person = await find(connection, who)
    bots = await connection.execute(select(schema.people.c.id).where(schema.people.c.owner == person))
    for bot in bots.scalars().all():
        await forget(connection, bot)
    seats, chat, log, rated, challenges = schema.seats, schema.chat, schema.log, schema.rated, schema.challenges
    sat_at = schema.tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    await connection.execute(update(schema.tables).where(sat_at).values(reseated=now()))
    await _leave_tables(connection, person)
    await connection.execute(
        update(seats).where(seats.c.person == person).values(person=None, name=FORGOTTEN, avatar="")
    )
    hosted = update(schema.tables).where(schema.tables.c.host == person)
    await connection.execute(hosted.values(host=FORGOTTEN))
    await connection.execute(delete(chat).where(chat.c.person == person))
    await connection.execute(update(log).where(log.c.by == person).values(by=FORGOTTEN))
    await connection.execute(update(rated).where(rated.c.who == person).values(who=FORGOTTEN))
    await connection.execute(delete(challenges).where(challenges.c.person == person))
    await connection.execute(delete(schema.ratings).where(schema.ratings.c.who == person))
    await connection.execute(delete(schema.people).where(schema.people.c.id == person))


async def _leave_tables(connection: AsyncConnection, person: str) -> None:
    """Games under way go on: a bot takes the seat for good. Tables that have not begun are left as anybody leaves."""
    tables, seats = schema.tables, schema.seats
    query = select(tables.c.id, tables.c.game).join(seats, seats.c.table_id == tables.c.id)
    mine = query.where(seats.c.person == person)
    for table_id, _ in (await connection.execute(mine.where(tables.c.state == "open"))).all():
        await stand(connection, table_id, person)
    playing = await connection.execute(mine.where(tables.c.state == "playing"))
    for table_id, game in playing.all():
        seat = (seats.c.table_id == table_id) & (seats.c.person == person)
        await connection.execute(update(seats).where(seat).values(bot=usual_bot(game)))
