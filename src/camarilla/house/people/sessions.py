"""Who is calling: a device's cookie or a program's token, looked up in the database."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from sqlalchemy import select

from ..errors import refused
from ..storage.schema import devices, people, tokens
from ..storage.storage import Storage
from .cookies import COOKIE_NAME, Signer
from .person import Person, welcome_person

Headers = Iterable[tuple[bytes, bytes]]


class Caller(msgspec.Struct, frozen=True):
    """A person and what identified them: a device, or (if there is no device) a token."""

    person: Person
    device: str | None
    token: str | None = None
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
    return Caller(welcome_person(row), None, token)


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
