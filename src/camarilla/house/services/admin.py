"""What operators do to people, from the command line: ban, unban, export, forget."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, select, update

from ...bots import usual_bot
from ...core.errors import CamarillaError
from ..people.passkeys import to_text
from ..storage import schema
from ..storage.databases import Work, open_database
from ..storage.migrate import migrate
from ..tables import lobby
from ..times import now
from .table_store import change_table

T = TypeVar("T")
Export = dict[str, list[dict[str, Any]]]

FORGOTTEN = "—"
"""The name that stays at the tables of somebody who has been deleted."""
SECRET_COLUMNS = {"hash", "digest", "public_key"}
DEVICE_ID_SHOWN = 8
"""Characters of a device's id in an export: the whole id would be half a cookie."""


async def with_database(url: str, work: Work[T]) -> T:
    """Do one thing in one transaction."""
    database = open_database(url)
    try:
        await migrate(database)
        return await database.transact(work)
    finally:
        await database.close()


def find(connection: Connection, who: str) -> str:
    """A person's id from their id or login."""
    people, passwords = schema.people, schema.passwords
    by_id = select(people.c.id).where(people.c.id == who)
    by_login = select(passwords.c.person).where(passwords.c.login == who.casefold())
    person: str | None = connection.execute(by_id).scalar() or connection.execute(by_login).scalar()
    if person is None:
        raise CamarillaError(f"there is nobody with the id or login {who!r}")
    return person


def ban(connection: Connection, who: str, yes: bool = True) -> None:
    """Lock somebody and their bots out, or let them in again. Their open connections are closed within seconds."""
    person = find(connection, who)
    people = schema.people
    change = update(people).where((people.c.id == person) | (people.c.owner == person))
    connection.execute(change.values(banned=now() if yes else None))


# Export


def export(connection: Connection, who: str) -> Export:
    """Everything that is stored about somebody and their bots, without secrets that would let others sign in as them.

    (A challenge is such a secret, and expires within minutes.)
    """
    person = find(connection, who)
    owned = schema.people.c.owner == person
    bots = connection.execute(select(schema.people).where(owned)).all()
    exported: Export = {}
    for table, about in _rows_about(person, [person, *(bot.id for bot in bots)]):
        rows = connection.execute(select(table).where(about))
        exported[table.name] = [_without_secrets(table, dict(row._mapping)) for row in rows]
    exported["bots"] = [dict(bot._mapping) for bot in bots]
    return exported


def _rows_about(person: str, people: list[str]) -> list[tuple[Table, ColumnElement[bool]]]:
    """Where something is stored about a person, or about one of ``people``: the person and their bots."""
    seats, reviews = schema.seats, schema.reviews
    my_seat = (seats.c.table_id == reviews.c.table_id) & (seats.c.seat == reviews.c.seat) & seats.c.person.in_(people)
    return [
        (schema.people, schema.people.c.id == person),
        (schema.devices, schema.devices.c.person.in_(people)),
        (schema.passwords, schema.passwords.c.person.in_(people)),
        (schema.passkeys, schema.passkeys.c.person.in_(people)),
        (schema.tokens, schema.tokens.c.person.in_(people)),
        (schema.tables, schema.tables.c.host.in_(people)),
        (seats, seats.c.person.in_(people)),
        (schema.chat, schema.chat.c.person.in_(people)),
        (schema.mutes, schema.mutes.c.person.in_(people)),
        (schema.ratings, schema.ratings.c.who.in_(people)),
        (schema.rated, schema.rated.c.who.in_(people)),
        (reviews, exists().where(my_seat)),
        (schema.log, schema.log.c.by.in_(people)),
    ]


def _without_secrets(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    shown = {name: value for name, value in row.items() if name not in SECRET_COLUMNS}
    if table is schema.devices:
        shown["id"] = row["id"][:DEVICE_ID_SHOWN]
    elif table is schema.passkeys:
        shown["id"] = to_text(row["id"])
    elif table is schema.log:
        shown["text"] = row["text"].partition("\n")[0]  # what they did, not what chance then dealt to others
    return shown


# Deletion


def forget(connection: Connection, who: str) -> None:
    """Delete somebody's data, and their bots. The others can still play on and replay their games, without the name.

    Houses that are open read the tables again within seconds.
    """
    person = find(connection, who)
    bots = connection.execute(select(schema.people.c.id).where(schema.people.c.owner == person))
    for bot in bots.scalars().all():
        forget(connection, bot)
    _leave_tables(connection, person)
    _anonymise(connection, person)
    chat, challenges, ratings, people = schema.chat, schema.challenges, schema.ratings, schema.people
    connection.execute(delete(chat).where(chat.c.person == person))
    connection.execute(delete(challenges).where(challenges.c.person == person))
    connection.execute(delete(ratings).where(ratings.c.who == person))
    connection.execute(delete(people).where(people.c.id == person))


def _leave_tables(connection: Connection, person: str) -> None:
    """Tables that have not begun are left as anybody leaves; in games under way a bot takes the seat for good."""
    tables, seats = schema.tables, schema.seats
    sat_at = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    connection.execute(update(tables).where(sat_at).values(reseated=now()))
    for table_id in connection.execute(select(tables.c.id).where(sat_at, tables.c.state == "open")).scalars().all():
        change_table(connection, table_id, lambda seating: lobby.stand(seating, person))
    playing = select(tables.c.id, tables.c.game).where(sat_at, tables.c.state == "playing")
    for table_id, game in connection.execute(playing).all():
        seat = (seats.c.table_id == table_id) & (seats.c.person == person)
        connection.execute(update(seats).where(seat).values(bot=usual_bot(game)))


def _anonymise(connection: Connection, person: str) -> None:
    """What others still need stays, without the person."""
    seats, tables, log, rated = schema.seats, schema.tables, schema.log, schema.rated
    nobody = {"person": None, "name": FORGOTTEN, "avatar": ""}
    connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
    connection.execute(update(tables).where(tables.c.host == person).values(host=FORGOTTEN))
    connection.execute(update(log).where(log.c.by == person).values(by=FORGOTTEN))
    connection.execute(update(rated).where(rated.c.who == person).values(who=FORGOTTEN))
