"""Who is calling: a device's signed cookie or a program's token, looked up in the database; and the devices on which
somebody is signed in, each until it is signed out."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256

import itsdangerous
import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import refused
from ..storage.schema import devices, keys, people, tokens
from ..storage.storage import Storage
from ..times import now
from .person import Person, welcome_person

Headers = Iterable[tuple[bytes, bytes]]

COOKIE_NAME = "camarilla"
COOKIE_LIFETIME_SECONDS = 365 * 24 * 3600
_KEY_NAME = "seal"
"""Of the signing key, in the database."""


# Cookies


class Signer:
    """Signs cookies and checks them. The key is in the database, so all nodes share it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._signer = itsdangerous.Signer(key, salt="camarilla.device")

    def sign(self, device: str) -> str:
        return self._signer.sign(device).decode()

    def read(self, cookie: str) -> str | None:
        """The device that a cookie names; None if the cookie is not one of ours."""
        try:
            return self._signer.unsign(cookie).decode()
        except (itsdangerous.BadSignature, UnicodeError):
            return None


async def load_signer(storage: Storage) -> Signer:
    """The house's signer. Its key is made when the house opens for the first time; if two nodes try, one succeeds."""
    key = await storage.read(_read_key)
    if key is None:
        new_key = insert(keys).values(name=_KEY_NAME, value=secrets.token_urlsafe(48))
        with suppress(IntegrityError):
            await storage.write(lambda connection: connection.execute(new_key))
        key = await storage.read(_read_key)
    assert key is not None
    return Signer(key)


def _read_key(connection: Connection) -> str | None:
    return connection.execute(select(keys.c.value).where(keys.c.name == _KEY_NAME)).scalar()


# Callers


class Caller(msgspec.Struct, frozen=True):
    """A person, and what identified them: a device or, for a program, a token."""

    person: Person
    device: str = ""
    token: str = ""
    """Its digest."""


async def caller(storage: Storage, signer: Signer, headers: Headers) -> Caller | None:
    """The person whose token or cookie these headers carry; None for somebody unknown.

    A token that is sent must be good, even if a good cookie comes with it.
    """
    headers = [*headers]
    authorization = _text(dict(headers).get(b"authorization", b""))
    if authorization:
        return await _caller_by_token(storage, authorization)
    return await _caller_by_cookie(storage, signer, headers)


async def _caller_by_token(storage: Storage, authorization: str) -> Caller:
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise refused("token", 401)
    token = digest(secret.strip())
    query = select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.digest == token)
    row = await storage.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise refused("token", 401)
    return Caller(welcome_person(row), token=token)


async def _caller_by_cookie(storage: Storage, signer: Signer, headers: Headers) -> Caller | None:
    device = _device(signer, headers)
    if device is None:
        return None
    good = (devices.c.id == device) & devices.c.ended.is_(None)
    query = select(people).join(devices, devices.c.person == people.c.id).where(good)
    row = await storage.read(lambda connection: connection.execute(query).first())
    return None if row is None else Caller(welcome_person(row), device)


def digest(token: str) -> str:
    """What is kept of a token: enough to recognise it, not to use it."""
    return sha256(token.encode()).hexdigest()


def _device(signer: Signer, headers: Headers) -> str | None:
    """The device of the first cookie that is ours. A browser also sends what others at the same address have set, some
    of it malformed (a strict parser would give up there) or under our name."""
    pairs = (pair.partition("=") for name, value in headers if name == b"cookie" for pair in _text(value).split(";"))
    values = (value.strip().strip('"') for name, _, value in pairs if name.strip() == COOKIE_NAME)
    return next((device for value in values if (device := signer.read(value)) is not None), None)


def _text(header: bytes) -> str:
    return header.decode("latin-1")


# Devices


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


def devices_of(connection: Connection, person: str, asking: str) -> list[Device]:
    """Those that are signed in, the newest first."""
    signed_in = select(devices).where(devices.c.person == person, devices.c.ended.is_(None))
    rows = connection.execute(signed_in.order_by(devices.c.created.desc()))
    return [Device(row.id, row.label, row.created, row.id == asking) for row in rows]


def end_device(connection: Connection, person: str, device: str) -> None:
    """Sign a device out: its cookie is worth nothing from now on."""
    mine = (devices.c.id == device) & (devices.c.person == person) & devices.c.ended.is_(None)
    if connection.execute(update(devices).where(mine).values(ended=now())).rowcount == 0:
        raise refused("device", 404)


def end_other_devices(connection: Connection, person: str, kept: str) -> None:
    """Sign out all devices but this one: anyone else who knew the password is out."""
    others = (devices.c.person == person) & (devices.c.id != kept) & devices.c.ended.is_(None)
    connection.execute(update(devices).where(others).values(ended=now()))
