"""Accounts kept by a password: argon2, hashed away from the event loop."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..storage.engine import Storage
from ..storage.group_commit import GroupCommit
from .account import keep
from .person import Person

_hasher = PasswordHasher()
_NOBODY = _hasher.hash("nobody has this password")
"""Checked when a login is unknown, so that knowing which logins exist takes as long as not knowing."""


async def set_password(ledger: GroupCommit, person: Person, login: str, password: str) -> Person:
    """Keep somebody's name by a password; the login must be nobody else's."""
    hashed = await asyncio.to_thread(_hasher.hash, password)

    async def write(connection: AsyncConnection) -> Person:
        passwords = schema.passwords
        taken = select(passwords.c.person).where(passwords.c.login == plain(login), passwords.c.person != person.id)
        if (await connection.execute(taken)).first() is not None:
            raise refused("login-taken")
        await connection.execute(delete(passwords).where(passwords.c.person == person.id))
        await connection.execute(insert(passwords).values(person=person.id, login=plain(login), hash=hashed))
        return await keep(connection, person)

    try:
        return await ledger.act(write)
    except IntegrityError:
        raise refused("login-taken") from None


async def check_password(storage: Storage, login: str, password: str) -> str:
    """The id of the person whose login and password these are."""
    passwords = schema.passwords
    async with storage.read.connect() as connection:
        row = (await connection.execute(select(passwords).where(passwords.c.login == plain(login)))).first()
    try:
        await asyncio.to_thread(_hasher.verify, row.hash if row else _NOBODY, password)
    except (Argon2Error, InvalidHashError):
        raise refused("password", 401) from None
    if row is None:
        raise refused("password", 401)
    person: str = row.person
    return person


def plain(login: str) -> str:
    return login.strip().casefold()
