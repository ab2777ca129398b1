"""Before and after a game: opening a table, sitting down, bots, ready, start, leaving, rematch.

Each function is a deed inside one transaction; it checks what the database says at that moment.
"""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots import bots_of
from ..errors import refused
from ..people.person import Person
from ..storage import schema
from ..times import now
from .seating import Seating, Sitting, load
from .terms import Terms, checked

MOST_OPEN = 10
"""Tables that have not begun, of one host."""

_LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"


def new_id() -> str:
    """Long enough that a private table's link cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


async def open_table(
    connection: AsyncConnection, host: Person, terms: Terms, bot: str | None = None, ready: bool = True
) -> Seating:
    """A new table with its host at the first seat, and, if asked for, bots at all others."""
    terms = checked(terms)
    _may_sit(host, terms)
    if bot is not None:
        _check_bot(terms, bot)
    others = [Sitting(bot or "", "", None, bot, bot is not None) for _ in range(1, terms.seats or 0)]
    return await _place(connection, terms, host.id, [_person(host, ready), *others])


async def _place(connection: AsyncConnection, terms: Terms, host: str, seats: list[Sitting]) -> Seating:
    table = Seating(new_id(), terms, "open", host, now(), None, None, None, None, seats)
    await connection.execute(
        insert(schema.tables).values(
            id=table.id,
            game=terms.game,
            terms=msgspec.json.encode(terms).decode(),
            state="open",
            private=terms.private,
            host=host,
            created=table.created,
        )
    )
    await _write_seats(connection, table)
    await _start_if_ready(connection, table)
    if table.state == "open":
        await _check_hosting(connection, host)
    return table


async def _check_hosting(connection: AsyncConnection, host: str) -> None:
    """Not more tables than somebody can look after: those of one host would fill everybody's list."""
    tables = schema.tables
    hosted = select(func.count()).select_from(tables).where(tables.c.state == "open", tables.c.host == host)
    if ((await connection.execute(hosted)).scalar() or 0) > MOST_OPEN:
        raise refused("open-tables", most=MOST_OPEN)


async def sit(connection: AsyncConnection, table_id: str, person: Person, seat: int | None = None) -> Seating:
    """Take a free seat: the one asked for, or the first."""
    table = await _open(connection, table_id)
    _may_sit(person, table.terms)
    if table.seat_of(person.id) is not None:
        return table
    free = [number for number, sitting in enumerate(table.seats) if sitting.free]
    if not free:
        raise refused("full")
    if seat is not None and seat not in free:
        raise refused("seat-taken")
    table.seats[free[0] if seat is None else seat] = _person(person, ready=False)
    await _write_seats(connection, table)
    return table


async def ready(connection: AsyncConnection, table_id: str, person: Person, yes: bool = True) -> Seating:
    """Say that one is ready; when everybody is, the game starts."""
    table = await _open(connection, table_id)
    table.seats[_own(table, person.id)].ready = yes
    await _write_seats(connection, table)
    return await _start_if_ready(connection, table)


async def stand(connection: AsyncConnection, table_id: str, person: str) -> Seating:
    """Leave before the start. A host's table goes to the next person, or closes with the last."""
    table = await _open(connection, table_id)
    table.seats[_own(table, person)] = Sitting()
    people = [one.person for one in table.seats if one.person]
    if not people:
        table.state = "closed"
    elif table.host == person:
        table.host = str(people[0])
    await connection.execute(
        update(schema.tables).where(schema.tables.c.id == table.id).values(state=table.state, host=table.host)
    )
    await _write_seats(connection, table)
    return table


async def close_deserted(connection: AsyncConnection, table_id: str, before: int) -> bool:
    """Close a table that has not begun if nobody has been at it since then; whether it was so."""
    tables = schema.tables
    deserted = func.coalesce(tables.c.visited, tables.c.created) < before
    mine = update(tables).where(tables.c.id == table_id, tables.c.state == "open", deserted)
    return (await connection.execute(mine.values(state="closed"))).rowcount == 1


async def place_bot(connection: AsyncConnection, table_id: str, host: Person, seat: int, bot: str) -> Seating:
    table = await _open(connection, table_id)
    _must_be_host(table, host)
    _check_bot(table.terms, bot)
    if not table.seats[_number(table, seat)].free:
        raise refused("seat-taken")
    table.seats[seat] = Sitting(bot, "", None, bot, True)
    await _write_seats(connection, table)
    return await _start_if_ready(connection, table)


async def clear(connection: AsyncConnection, table_id: str, host: Person, seat: int) -> Seating:
    """Send away who sits there, person or bot."""
    table = await _open(connection, table_id)
    _must_be_host(table, host)
    if table.seats[_number(table, seat)].person == host.id:
        raise refused("kick-self")
    table.seats[seat] = Sitting()
    await _write_seats(connection, table)
    return table


async def rematch(connection: AsyncConnection, table_id: str, person: Person) -> Seating:
    """The same people, bots and terms at a new table, everybody one seat further on."""
    old = await load(connection, table_id, lock=True)
    if old.state != "over":
        raise refused("not-over")
    own = _own(old, person.id)
    if old.rematch is not None:
        return await load(connection, old.rematch)
    seats = [
        Sitting(one.name, one.avatar, one.person, one.bot, one.bot is not None or number == own)
        for number, one in enumerate(old.seats)
    ]
    table = await _place(connection, old.terms, person.id, [*seats[1:], seats[0]])
    await connection.execute(update(schema.tables).where(schema.tables.c.id == old.id).values(rematch=table.id))
    return table


def _person(person: Person, ready: bool) -> Sitting:
    return Sitting(person.name, person.avatar, person.id, None, ready)


def _may_sit(person: Person, terms: Terms) -> None:
    if terms.rated and person.kind == "guest":
        raise refused("rated-guest", 403)
    if person.kind == "bot" and not terms.guests_bots:
        raise refused("no-bots", 403)


def _check_bot(terms: Terms, bot: str) -> None:
    known = bots_of(terms.game)
    if bot not in known:
        raise refused("bot", 400, bot=bot[:40], bots=", ".join(known))


async def _open(connection: AsyncConnection, table_id: str) -> Seating:
    table = await load(connection, table_id, lock=True)
    if table.state != "open":
        raise refused("started" if table.state != "closed" else "closed")
    return table


def _own(table: Seating, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise refused("not-seated", 403)
    return seat


def _number(table: Seating, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refused("no-seat", 400, seats=len(table.seats))
    return seat


def _must_be_host(table: Seating, person: Person) -> None:
    if table.host != person.id:
        raise refused("not-host", 403)


async def _start_if_ready(connection: AsyncConnection, table: Seating) -> Seating:
    if any(one.free or not one.ready for one in table.seats):
        return table
    if table.terms.order == "random":
        secrets.SystemRandom().shuffle(table.seats)
        await _write_seats(connection, table)
    table.state, table.started = "playing", now()
    row = schema.tables.c.id == table.id
    await connection.execute(update(schema.tables).where(row).values(state="playing", started=table.started))
    return table


async def _write_seats(connection: AsyncConnection, table: Seating) -> None:
    """Who sits where now; somebody was there to say so."""
    tables = schema.tables
    await connection.execute(update(tables).where(tables.c.id == table.id).values(visited=now()))
    await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
    rows = [
        {"table_id": table.id, "seat": number, **msgspec.structs.asdict(one)} for number, one in enumerate(table.seats)
    ]
    await connection.execute(insert(schema.seats), rows)
