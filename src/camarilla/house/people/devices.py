"""Devices: each browser that somebody came with, until it is ended."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..times import now


class Device(msgspec.Struct, frozen=True):
    """A browser that knows its person. ``this``: the one that asks."""

    id: str
    label: str
    created: int
    this: bool


async def add_device(connection: AsyncConnection, person: str, label: str) -> str:
    device = secrets.token_hex(12)
    row = insert(schema.devices).values(id=device, person=person, created=now(), label=label, ended=None)
    await connection.execute(row)
    return device


async def devices_of(connection: AsyncConnection, person: str, asking: str | None) -> list[Device]:
    """Those that are not ended, the newest first."""
    rows = schema.devices
    query = select(rows).where(rows.c.person == person, rows.c.ended.is_(None)).order_by(rows.c.created.desc())
    return [Device(row.id, row.label, row.created, row.id == asking) for row in await connection.execute(query)]


async def end_device(connection: AsyncConnection, person: str, device: str) -> None:
    """The device is a stranger from now on."""
    rows = schema.devices
    mine = (rows.c.id == device) & (rows.c.person == person) & rows.c.ended.is_(None)
    if (await connection.execute(update(rows).where(mine).values(ended=now()))).rowcount == 0:
        raise refused("device", 404)


async def end_others(connection: AsyncConnection, person: str, kept: str | None) -> None:
    """All devices but this one: whoever else knew the password is out."""
    rows = schema.devices
    others = (rows.c.person == person) & (rows.c.id != (kept or "")) & rows.c.ended.is_(None)
    await connection.execute(update(rows).where(others).values(ended=now()))
