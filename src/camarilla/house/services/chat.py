"""Chat at a table: everybody who sits or watches, with a pace limit, and muting for those who would rather not hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, exists, func, insert, select

from ..cluster.news import ChatSaid
from ..errors import refused
from ..people.person import Person
from ..protocol import Chat, Done, Say, encode
from ..storage.databases import count
from ..storage.schema import chat, mutes, people, tables
from ..storage.storage import Storage
from ..tables.table import Table
from ..times import SECOND, now
from .hall import Hall

if TYPE_CHECKING:
    from ..house import House

RECENT_LINES = 100
MAX_LINES_IN_TEN_SECONDS = 8
"""From one person at one table."""


async def say(house: House, table: Table, who: Person | None, command: Say) -> Done:
    """A line of chat, kept and then shown to all who may read it."""
    if who is None:
        raise refused("no-guest", 401)
    text = " ".join(command.text.split())
    if not text:
        raise refused("empty", 400)
    if not table.seating.may_watch(who.id):
        raise refused("no-watching", 403)
    if not _may_chat(table, who.id):
        raise refused("late-chat", 403)
    line = await house.storage.write(lambda connection: _keep(connection, table.id, who, text))
    await _show(house.storage, table, line)
    await house.cluster.tell(ChatSaid(table.id, line.number))
    return Done(command.id, table.id, line.number)


async def hear(storage: Storage, hall: Hall, news: ChatSaid) -> None:
    """A line that was said at another node."""
    table = await hall.if_in_memory(news.table)
    if table is not None:
        query = select(chat).where(chat.c.table_id == news.table, chat.c.number == news.number)
        row = await storage.read(lambda connection: connection.execute(query).one())
        await _show(storage, table, Chat(*row))


async def recent(storage: Storage, table: Table, reader: str | None) -> list[Chat]:
    """The last lines, without those of people the reader has muted."""
    if not table.has_chat or not _may_chat(table, reader):
        return []
    muted = exists().where(mutes.c.person == (reader or ""), mutes.c.muted == chat.c.person)
    query = select(chat).where(chat.c.table_id == table.id, ~muted).order_by(chat.c.number.desc()).limit(RECENT_LINES)
    rows = await storage.read(lambda connection: connection.execute(query).all())
    return [Chat(*row) for row in reversed(rows)]


async def _show(storage: Storage, table: Table, line: Chat) -> None:
    table.has_chat = True
    query = select(mutes.c.person).where(mutes.c.muted == line.person)
    muters = await storage.read(lambda connection: set(connection.execute(query).scalars()))
    frame = encode(line)
    for listener in table.audience.everybody():
        if listener.person not in muters and _may_chat(table, listener.person):
            listener.send(frame)


def _may_chat(table: Table, reader: str | None) -> bool:
    """Delayed spectators do not take part: they would read early what the players say about the game."""
    delayed = table.seating.terms.delay and table.seating.state == "playing"
    return not delayed or table.seating.seat_of(reader) is not None


def _keep(connection: Connection, table_id: str, who: Person, text: str) -> Chat:
    if connection.execute(select(people.c.id).where(people.c.id == who.id)).first() is None:
        raise refused("no-guest", 401)  # deleted a moment ago: their words are not kept either
    # One line after another, whichever node they are said at: each gets a number of its own.
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    mine = (chat.c.table_id == table_id) & (chat.c.person == who.id)
    if count(connection, mine, chat.c.at > now() - 10 * SECOND) >= MAX_LINES_IN_TEN_SECONDS:
        raise refused("chat-pace", 429)
    last = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(last).scalar() or 0) + 1
    line = Chat(table_id, number, who.id, who.name, text, now())
    connection.execute(insert(chat).values(msgspec.structs.astuple(line)))
    return line
