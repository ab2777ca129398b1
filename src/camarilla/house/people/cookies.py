"""The signed cookie that identifies a device; the database knows whose device it is."""

from __future__ import annotations

import secrets
from contextlib import suppress

import itsdangerous
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ..storage.schema import keys
from ..storage.storage import Storage

COOKIE_NAME = "camarilla"
COOKIE_SECONDS = 365 * 24 * 3600
"""How long a browser keeps it."""
_KEY_NAME = "seal"
"""Of the signing key, in the database."""


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
