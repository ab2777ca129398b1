"""Who somebody is: a guest, an account or somebody's bot, with a name, an avatar and a language."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.message import Message
from ...core.words import LANGUAGES, say
from ..errors import refused
from ..storage import schema
from ..times import now

AVATARS = (
    "rose", "crown", "dagger", "key", "mask", "quill", "raven", "fox", "owl", "stag",
    "lantern", "coach", "goblet", "seal", "harp", "hourglass",
)  # fmt: skip


class Person(msgspec.Struct, frozen=True):
    id: str
    kind: str
    name: str
    avatar: str
    language: str
    created: int = 0
    away_until: int | None = None
    owner: str | None = None


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would like to be called and shown as; what is left out stays."""

    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    avatar: Annotated[str, Meta(max_length=20)] | None = None
    language: Annotated[str, Meta(max_length=5)] | None = None


async def find(connection: AsyncConnection, person_id: str) -> Person | None:
    """A person by id; a banned one is told so."""
    row = (await connection.execute(select(schema.people).where(schema.people.c.id == person_id))).first()
    if row is None:
        return None
    if row.banned is not None:
        raise refused("banned", 403)
    return person_of(row)


def person_of(row: Row[Any]) -> Person:
    cells = row._mapping
    return Person(**{field: cells[field] for field in Person.__struct_fields__})


async def add(connection: AsyncConnection, kind: str, wishes: Wishes, owner: str | None = None) -> Person:
    """Somebody new."""
    wishes = _checked(wishes)
    language = wishes.language or "en"
    guest = Message("house-guest", {"number": str(secrets.randbelow(9000) + 1000)})
    person = Person(
        id=secrets.token_hex(8),
        kind=kind,
        name=wishes.name or say(guest, language),
        avatar=wishes.avatar or secrets.choice(AVATARS),
        language=language,
        created=now(),
        owner=owner,
    )
    await connection.execute(insert(schema.people).values(**msgspec.structs.asdict(person)))
    return person


async def change(connection: AsyncConnection, person: Person, wishes: Wishes) -> Person:
    wishes = _checked(wishes)
    changed = {key: value for key, value in msgspec.structs.asdict(wishes).items() if value is not None}
    if changed:
        await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(**changed))
    return msgspec.structs.replace(person, **changed)


async def become_account(connection: AsyncConnection, person: Person) -> Person:
    """A guest who stays: the same person, with all that they have."""
    people = schema.people
    await connection.execute(update(people).where(people.c.id == person.id).values(kind="account"))
    return msgspec.structs.replace(person, kind="account")


def _checked(wishes: Wishes) -> Wishes:
    name = " ".join(wishes.name.split()) if wishes.name is not None else None
    if name is not None and (not name or not name.isprintable() or name.startswith("@")):
        raise refused("name", 400)
    if wishes.avatar is not None and wishes.avatar not in AVATARS:
        raise refused("avatar", 400, avatars=", ".join(AVATARS))
    if wishes.language is not None and wishes.language not in LANGUAGES:
        raise refused("language", 400, languages=", ".join(LANGUAGES))
    return msgspec.structs.replace(wishes, name=name)
