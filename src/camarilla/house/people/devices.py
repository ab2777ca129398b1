"""Devices: each browser that somebody has signed in with, until it is signed out."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, insert, select, update

from ..errors import refused
from ..storage.schema import devices
from ..times import now


class Device(msgspec.Struct, frozen=True):
    """A browser that is signed in. ``this``: the one that asks."""

    id: str
    label: str
    created: int
    this: bool


def add_device(connection: Connection, person: str, label: str) -> str:
    device = secrets.token_hex(12)
    row = {"id": device, "person": person, "created": now(), "label": label, "ended": None}
    connection.execute(insert(devices).values(**row))
    return device


def devices_of(connection: Connection, person: str, asking: str | None) -> list[Device]:
    """Those that are signed in, the newest first."""
    signed_in = select(devices).where(devices.c.person == person, devices.c.ended.is_(None))
    rows = connection.execute(signed_in.order_by(devices.c.created.desc()))
    return [Device(row.id, row.label, row.created, row.id == asking) for row in rows]


def end_device(connection: Connection, person: str, device: str) -> None:
    """Sign a device out: its cookie is worth nothing from now on."""
    mine = (devices.c.id == device) & (devices.c.person == person) & devices.c.ended.is_(None)
    if connection.execute(update(devices).where(mine).values(ended=now())).rowcount == 0:
        raise refused("device", 404)


def end_other_devices(connection: Connection, person: str, kept: str | None) -> None:
    """Sign out all devices but this one: anyone else who knew the password is out."""
    others = (devices.c.person == person) & (devices.c.id != (kept or "")) & devices.c.ended.is_(None)
    connection.execute(update(devices).where(others).values(ended=now()))
