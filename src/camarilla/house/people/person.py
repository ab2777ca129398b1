"""Who somebody is: a guest, an account or somebody's program, with a name, an avatar and a language."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, Row, insert, select, update

from ...core.message import Message
from ...core.words import LANGUAGES, say
from ..errors import refused
from ..storage.schema import people
from ..times import now

AVATARS = (
    "rose", "crown", "dagger", "key", "mask", "quill", "raven", "fox", "owl", "stag",
    "lantern", "coach", "goblet", "seal", "harp", "hourglass",
)  # fmt: skip


class Person(msgspec.Struct, frozen=True):
    """``kind``: guest, account or bot. ``owner``: of a bot, the account it belongs to."""

    id: str
    kind: str
    name: str
    avatar: str
    language: str
    created: int = 0
    away_until: int | None = None
    owner: str | None = None


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would like to be called and shown as; what is left out stays as it is."""

    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    avatar: Annotated[str, Meta(max_length=20)] | None = None
    language: Annotated[str, Meta(max_length=5)] | None = None


def find(connection: Connection, person_id: str) -> Person | None:
    """A person by id; refused if they are banned."""
    row = connection.execute(select(people).where(people.c.id == person_id)).first()
    return None if row is None else welcome_person(row)


def welcome_person(row: Row[Any]) -> Person:
    """From a row of ``people``; refused if they are banned."""
    if row.banned is not None:
        raise refused("banned", 403)
    return person_of(row)


def person_of(row: Row[Any]) -> Person:
    """From a row of ``people``, banned or not."""
    return msgspec.convert(row, Person, from_attributes=True)


def add(connection: Connection, kind: str, wishes: Wishes, owner: str | None = None) -> Person:
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
    connection.execute(insert(people).values(**msgspec.structs.asdict(person)))
    return person


def change(connection: Connection, person: Person, wishes: Wishes) -> Person:
    wishes = _checked(wishes)
    changed = {key: value for key, value in msgspec.structs.asdict(wishes).items() if value is not None}
    if changed:
        connection.execute(update(people).where(people.c.id == person.id).values(**changed))
    return msgspec.structs.replace(person, **changed)


def become_account(connection: Connection, person: Person) -> Person:
    """A guest registers: the same person, with everything they have."""
    connection.execute(update(people).where(people.c.id == person.id).values(kind="account"))
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
