"""Who is at the door: a device's cookie or a bot's token, looked up in the database."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from sqlalchemy import select

from ..errors import refused
from ..storage import schema
from ..storage.engine import Storage
from . import cookie
from .person import Person, person_of

Headers = Iterable[tuple[bytes, bytes]]


class Caller(msgspec.Struct, frozen=True):
    """A person and what they came in with: a device, or (then there is no device) a token."""

    person: Person
    device: str | None
    token: str | None = None
    """Its digest."""


async def caller(storage: Storage, seal: cookie.Seal, headers: Headers) -> Caller | None:
    """The person whose cookie or token these headers carry; None for somebody unknown."""
    sent = [*headers]
    people, devices, tokens = schema.people, schema.devices, schema.tokens
    bearer = _text(dict(sent).get(b"authorization", b""))
    device: str | None = None
    held: str | None = None
    if bearer:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise refused("token", 401)
        held = digest(token.strip())
        where = tokens.c.digest == held
        query = select(people).join(tokens, tokens.c.person == people.c.id).where(where)
    else:
        device = _device(seal, sent)
        if device is None:
            return None
        where = (devices.c.id == device) & devices.c.ended.is_(None)
        query = select(people).join(devices, devices.c.person == people.c.id).where(where)
    async with storage.read.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        if bearer:
            raise refused("token", 401)
        return None
    if row.banned is not None:
        raise refused("banned", 403)
    return Caller(person_of(row), device, held)


def digest(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return sha256(token.encode()).hexdigest()


def _device(seal: cookie.Seal, headers: Headers) -> str | None:
    """The device of the first cookie that is ours. A strict parser gives up at the first crooked one; a browser sends
    whatever anybody at the same address has set, some of it by our name."""
    pairs = (pair.partition("=") for name, value in headers if name == b"cookie" for pair in _text(value).split(";"))
    ours = (value.strip().strip('"') for name, _, value in pairs if name.strip() == cookie.NAME)
    return next((device for value in ours if (device := seal.read(value)) is not None), None)


def _text(header: bytes) -> str:
    return header.decode("latin-1")
