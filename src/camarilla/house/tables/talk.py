"""Chat at a table: everybody who sits or watches, with a pace limit, and muting for those who would rather not hear."""

from __future__ import annotations

from sqlalchemy import exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..people.person import Person
from ..protocol import Chat, Done, Say, encode
from ..storage import schema
from ..storage.engine import Storage
from ..storage.group_commit import GroupCommit
from ..times import SECOND, now
from .hall import Hall
from .live import LiveTable

RECENT = 100
PACE = 8
"""Lines in ten seconds, from one person at one table."""


async def say(storage: Storage, ledger: GroupCommit, table: LiveTable, who: Person | None, request: Say) -> Done:
    """A line of chat, kept and then shown to all who may read it."""
    if who is None:
        raise refused("no-guest", 401)
    text = " ".join(request.text.split())
    if not text:
        raise refused("empty", 400)
    if not table.seating.may_watch(who.id):
        raise refused("no-watching", 403)
    if table.seating.terms.delay and table.seating.seat_of(who.id) is None and table.seating.state == "playing":
        raise refused("late-chat", 403)
    line = await ledger.act(lambda connection: _keep(connection, table.id, who, text))
    await _show(storage, table, line)
    return Done(request.id, table.id, line.number)


async def overhear(storage: Storage, hall: Hall, table_id: str, number: int) -> None:
    """A line that was said at another node."""
    table = await hall.if_here(table_id)
    if table is not None:
        query = select(schema.chat).where(schema.chat.c.table_id == table_id, schema.chat.c.number == number)
        async with storage.read.connect() as connection:
            row = (await connection.execute(query)).one()
        await _show(storage, table, Chat(*row))


async def _show(storage: Storage, table: LiveTable, line: Chat) -> None:
    table.talked = True
    muters = await _muters(storage, line.person)
    frame = encode(line)
    for listener in table.audience.everybody():
        if listener.person not in muters and _may_read(table, listener.person):
            listener.tell(frame)


async def _keep(connection: AsyncConnection, table_id: str, who: Person, text: str) -> Chat:
    chat, tables, people = schema.chat, schema.tables, schema.people
    if (await connection.execute(select(people.c.id).where(people.c.id == who.id))).first() is None:
        raise refused("no-guest", 401)  # forgotten a moment ago: their words are not kept either
    # One line after another, whichever node they are said at: each gets a number of its own.
    await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    mine = select(func.count()).where(
        chat.c.table_id == table_id, chat.c.person == who.id, chat.c.at > now() - 10 * SECOND
    )
    if ((await connection.execute(mine)).scalar() or 0) >= PACE:
        raise refused("chat-pace", 429)
    last = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = ((await connection.execute(last)).scalar() or 0) + 1
    line = Chat(table_id, number, who.id, who.name, text, now())
    await connection.execute(
        insert(chat).values(table_id=table_id, number=number, person=who.id, name=who.name, text=text, at=line.at)
    )
    return line


async def recent(storage: Storage, table: LiveTable, reader: str | None) -> list[Chat]:
    """The last lines, without those of people the reader has muted."""
    if not table.talked or not _may_read(table, reader):
        return []
    chat, mutes = schema.chat, schema.mutes
    muted = exists().where(mutes.c.person == (reader or ""), mutes.c.muted == chat.c.person)
    query = select(chat).where(chat.c.table_id == table.id, ~muted).order_by(chat.c.number.desc()).limit(RECENT)
    async with storage.read.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [Chat(*row) for row in reversed(rows)]


def _may_read(table: LiveTable, reader: str | None) -> bool:
    """Spectators who see the game late do not hear the players talk about it early."""
    late = table.seating.terms.delay and table.seating.state == "playing"
    return not late or table.seating.seat_of(reader) is not None


async def _muters(storage: Storage, person: str) -> set[str]:
    query = select(schema.mutes.c.person).where(schema.mutes.c.muted == person)
    async with storage.read.connect() as connection:
        return set((await connection.execute(query)).scalars())
