"""Passwords: stored as argon2 hashes and checked in threads, a few at a time, since each check needs much memory."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Meta
from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import refused
from ..storage.schema import passwords

Login = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]

MAX_CHECKS_AT_ONCE: Final = 2
COMMON_PASSWORDS: Final = frozenset((
    "password", "password1", "password123", "passw0rd", "12345678", "123456789", "1234567890", "11111111", "00000000",
    "87654321", "qwertyui", "qwertyuiop", "qwerty123", "1q2w3e4r", "1qaz2wsx", "iloveyou", "sunshine", "princess",
    "football", "baseball", "superman", "trustno1", "letmein1", "welcome1", "abc12345", "computer", "internet",
    "whatever", "starwars", "camarilla", "йцукенгш",
))  # fmt: skip
"""The first ones that anybody would try."""


class Account(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


_argon2 = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The least that OWASP asks for: expensive to try by the million, bearable for a house on one small machine."""
_threads = ThreadPoolExecutor(MAX_CHECKS_AT_ONCE, thread_name_prefix="passwords")
"""A rush of sign-ins waits here instead of filling the memory."""


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _argon2.hash, password)


async def matches(stored_hash: str | None, password: str) -> bool:
    """Whether the password has this hash. Without a hash the answer is no, and takes just as long."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _matches, stored_hash, password)


def _matches(stored_hash: str | None, password: str) -> bool:
    try:
        return _argon2.verify(stored_hash or _nobodys_hash(), password) and stored_hash is not None
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobodys_hash() -> str:
    return _argon2.hash("nobody has this password")


def check_new(login: str, password: str) -> None:
    """Refuse what would be guessed first."""
    if password.lower() in COMMON_PASSWORDS or password.lower() == login.lower():
        raise refused("password-weak", 400)


def stored(connection: Connection, **which: str) -> Row[Any] | None:
    """The row of a ``login`` (in lower case) or a ``person``."""
    return connection.execute(select(passwords).filter_by(**which)).first()


def add(connection: Connection, person: str, login: str, hashed: str) -> None:
    """A first password for somebody; if two people want one login, one of them gets it."""
    try:
        connection.execute(insert(passwords).values(person=person, login=login.lower(), hash=hashed))
    except IntegrityError:
        raise refused("login-taken") from None


def change(connection: Connection, person: str, hashed: str) -> None:
    connection.execute(update(passwords).where(passwords.c.person == person).values(hash=hashed))
