"""What accounts share, however they are kept: a guest who stays, devices, bots with tokens."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..times import now
from . import person
from .doorman import digest
from .person import Person, Wishes

MOST_BOTS = 10


class Device(msgspec.Struct):
    id: str
    label: str
    created: int
    this: bool


class BotToken(msgspec.Struct):
    """A bot of one's own and its token, which is shown this once."""

    bot: Person
    token: str


async def keep(connection: AsyncConnection, who: Person) -> Person:
    """A guest becomes an account: name, tables and history stay."""
    if who.kind == "bot":
        raise refused("bot-account", 403)
    await connection.execute(update(schema.people).where(schema.people.c.id == who.id).values(kind="account"))
    return msgspec.structs.replace(who, kind="account")


async def add_device(connection: AsyncConnection, person_id: str, label: str) -> str:
    device = secrets.token_hex(12)
    row = {"id": device, "person": person_id, "created": now(), "label": label}
    await connection.execute(insert(schema.devices).values(**row))
    return device


async def list_devices(connection: AsyncConnection, person_id: str, this: str | None) -> list[Device]:
    devices = schema.devices
    query = select(devices).where(devices.c.person == person_id, devices.c.ended.is_(None))
    rows = await connection.execute(query.order_by(devices.c.created.desc()))
    return [Device(row.id[:8], row.label, row.created, row.id == this) for row in rows]


async def end_device(connection: AsyncConnection, person_id: str, beginning: str) -> None:
    """Sign a device out, by the beginning of its id: the whole one would be half a cookie."""
    devices = schema.devices
    mine = devices.c.id.startswith(beginning, autoescape=True) & (devices.c.person == person_id)
    await connection.execute(update(devices).where(mine, devices.c.ended.is_(None)).values(ended=now()))


async def add_bot(connection: AsyncConnection, owner: Person, name: str) -> BotToken:
    """A program that plays under a name of its own, for its owner."""
    if owner.kind != "account":
        raise refused("bot-owner", 403)
    people = schema.people
    owned = select(func.count()).where(people.c.owner == owner.id)
    if ((await connection.execute(owned)).scalar() or 0) >= MOST_BOTS:
        raise refused("bots-enough", most=MOST_BOTS)
    bot = await person.add(connection, "bot", Wishes(name=name, language=owner.language), owner.id)
    return BotToken(bot, await _new_token(connection, bot.id))


async def renew_token(connection: AsyncConnection, owner: Person, bot_id: str) -> BotToken:
    """A new token for a bot; the old one is worth nothing from now on."""
    people, tokens = schema.people, schema.tokens
    query = select(people).where(people.c.id == bot_id, people.c.owner == owner.id)
    row = (await connection.execute(query)).first()
    if row is None:
        raise refused("person", 404)
    await connection.execute(delete(tokens).where(tokens.c.person == bot_id))
    return BotToken(person.person_of(row), await _new_token(connection, bot_id))


async def _new_token(connection: AsyncConnection, person_id: str) -> str:
    token = f"cam_{secrets.token_urlsafe(32)}"
    row = {"digest": digest(token), "person": person_id, "label": "", "created": now()}
    await connection.execute(insert(schema.tokens).values(**row))
    return token


async def list_bots(connection: AsyncConnection, owner: str) -> list[Person]:
    people = schema.people
    rows = await connection.execute(select(people).where(people.c.owner == owner).order_by(people.c.created))
    return [person.person_of(row) for row in rows]
