"""What operators do to people, from the command line: ban, unban, export, forget."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import Connection, FromClause, delete, exists, select, update

from ...bots import usual_bot
from ...core.errors import CamarillaError
from ..people.passkeys import to_text
from ..storage import schema
from ..storage.databases import Work, open_database
from ..storage.migrate import migrate
from ..storage.schema import log, passwords, people, reviews, seats, tables
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

PERSONAL = (schema.devices, passwords, schema.passkeys, schema.tokens, seats, schema.chat, schema.mutes)
"""Tables whose rows name a ``person``."""
ABOUT = [*(table.c.person for table in PERSONAL), schema.ratings.c.who, schema.rated.c.who, tables.c.host, log.c.by]
"""Columns that say whom a row is about."""


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
    by_id = select(people.c.id).where(people.c.id == who)
    by_login = select(passwords.c.person).where(passwords.c.login == who.casefold())
    person: str | None = connection.execute(by_id).scalar() or connection.execute(by_login).scalar()
    if person is None:
        raise CamarillaError(f"there is nobody with the id or login {who!r}")
    return person


def ban(connection: Connection, who: str, yes: bool = True) -> None:
    """Lock somebody and their bots out, or let them in again. Their open connections are closed within seconds."""
    person = find(connection, who)
    change = update(people).where((people.c.id == person) | (people.c.owner == person))
    connection.execute(change.values(banned=now() if yes else None))


# Export


def export(connection: Connection, who: str) -> Export:
    """Everything that is stored about somebody and their bots, without secrets that would let others sign in as them.

    (A challenge is such a secret, and expires within minutes.)
    """
    person = find(connection, who)
    bots = connection.execute(select(people).where(people.c.owner == person)).all()
    everybody = [person, *(bot.id for bot in bots)]
    mine = (seats.c.table_id == reviews.c.table_id) & (seats.c.seat == reviews.c.seat) & seats.c.person.in_(everybody)
    stored = [
        (people, people.c.id == person),
        *((column.table, column.in_(everybody)) for column in ABOUT),
        (reviews, exists().where(mine)),
    ]
    exported: Export = {}
    for table, about in stored:
        rows = connection.execute(select(table).where(about))
        exported[table.name] = [_without_secrets(table, dict(row._mapping)) for row in rows]
    exported["bots"] = [dict(bot._mapping) for bot in bots]
    return exported


def _without_secrets(table: FromClause, row: dict[str, Any]) -> dict[str, Any]:
    shown = {name: value for name, value in row.items() if name not in SECRET_COLUMNS}
    if table is schema.devices:
        shown["id"] = row["id"][:DEVICE_ID_SHOWN]
    elif table is schema.passkeys:
        shown["id"] = to_text(row["id"])
    elif table is log:
        shown["text"] = row["text"].partition("\n")[0]  # what they did, not what chance then dealt to others
    return shown


# Deletion


def forget(connection: Connection, who: str) -> None:
    """Delete somebody's data, and their bots. The others can still play on and replay their games, without the name.

    Houses that are open read the tables again within seconds.
    """
    person = find(connection, who)
    bots = connection.execute(select(people.c.id).where(people.c.owner == person))
    for bot in bots.scalars().all():
        forget(connection, bot)
    _leave_tables(connection, person)
    _anonymise(connection, person)
    for column in (schema.chat.c.person, schema.challenges.c.person, schema.ratings.c.who, people.c.id):
        connection.execute(delete(column.table).where(column == person))


def _leave_tables(connection: Connection, person: str) -> None:
    """Tables that have not begun are left as anybody leaves; in games under way a bot takes the seat for good."""
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
    nobody = {"person": None, "name": FORGOTTEN, "avatar": ""}
    connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
    for column in (tables.c.host, log.c.by, schema.rated.c.who):
        connection.execute(update(column.table).where(column == person).values({column: FORGOTTEN}))
