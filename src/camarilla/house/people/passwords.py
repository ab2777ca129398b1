"""Passwords: kept as argon2 hashes, checked off the loop, a few at a time: each check takes memory on purpose."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema

if TYPE_CHECKING:
    from argon2 import PasswordHasher

Login = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]

COMMON: Final = frozenset((
    "password", "password1", "password123", "passw0rd", "12345678", "123456789", "1234567890", "11111111", "00000000",
    "87654321", "qwertyui", "qwertyuiop", "qwerty123", "1q2w3e4r", "1qaz2wsx", "iloveyou", "sunshine", "princess",
    "football", "baseball", "superman", "trustno1", "letmein1", "welcome1", "abc12345", "computer", "internet",
    "whatever", "starwars", "camarilla", "йцукенгш",
))  # fmt: skip
"""The first ones that anybody would try."""


class Account(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class Kept(msgspec.Struct, frozen=True):
    """What is on record for a login."""

    person: str
    hash: str


class Safe:
    """Hashes and checks, two at a time: a rush of sign-ins waits here instead of filling the memory."""

    def __init__(self) -> None:
        self._turnstile = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._turnstile:
            return await asyncio.to_thread(_hasher().hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the password is the one kept. Where none is, the answer takes just as long."""
        async with self._turnstile:
            return await asyncio.to_thread(_fits, kept, password)


def _fits(kept: str | None, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return _hasher().verify(kept or _nobody(), password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    # The least that OWASP asks for: dear to try by the million, bearable for a house on one small machine.
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _nobody() -> str:
    return _hasher().hash("nobody has this password")


def check_new(login: str, password: str) -> None:
    """Refuse what would be guessed first."""
    if password.lower() in COMMON or password.lower() == login.lower():
        raise refused("password-weak", 400)


async def kept_for(connection: AsyncConnection, login: str) -> Kept | None:
    rows = schema.passwords
    row = (await connection.execute(select(rows).where(rows.c.login == login.lower()))).first()
    return Kept(row.person, row.hash) if row else None


async def kept_of(connection: AsyncConnection, person: str) -> tuple[str, str] | None:
    """A person's login and hash, if they have a password."""
    rows = schema.passwords
    row = (await connection.execute(select(rows).where(rows.c.person == person))).first()
    return (row.login, row.hash) if row else None


async def keep(connection: AsyncConnection, person: str, login: str, hashed: str) -> None:
    """A first password for somebody; of two who want one login, one gets it."""
    row = insert(schema.passwords).values(person=person, login=login.lower(), hash=hashed)
    try:
        await connection.execute(row)
    except IntegrityError:
        raise refused("login-taken") from None


async def change(connection: AsyncConnection, person: str, hashed: str) -> None:
    rows = schema.passwords
    await connection.execute(update(rows).where(rows.c.person == person).values(hash=hashed))
