"""The signed cookie that keeps a device known: it says which device, and the database whose it is."""

from __future__ import annotations

import secrets
from contextlib import suppress

from itsdangerous import BadSignature, Signer
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..storage import schema
from ..storage.engine import Storage
from ..storage.group_commit import GroupCommit

NAME = "camarilla"
YEAR = 365 * 24 * 3600


class Seal:
    """Signs and checks. Its key lies in the database, so that all nodes share it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._signer = Signer(key, salt="camarilla.device")

    def sign(self, device: str) -> str:
        return self._signer.sign(device).decode()

    def read(self, cookie: str) -> str | None:
        """The device a cookie names; None if it is not one of ours."""
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None


async def load_seal(storage: Storage, ledger: GroupCommit) -> Seal:
    """The house's seal, made when the house opens for the first time; of two nodes at once, one makes it."""
    keys = schema.keys
    wanted = select(keys.c.value).where(keys.c.name == "seal")
    fresh = insert(keys).values(name="seal", value=secrets.token_urlsafe(48))
    async with storage.read.connect() as connection:
        key = (await connection.execute(wanted)).scalar()
    if key is not None:
        return Seal(key)
    with suppress(IntegrityError):
        await ledger.act(lambda connection: connection.execute(fresh))
    async with storage.read.connect() as connection:
        return Seal((await connection.execute(wanted)).scalar_one())
