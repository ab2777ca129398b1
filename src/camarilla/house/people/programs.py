"""Programs: bots that people bring. Each is a person of its own with an owner, and comes in with a token."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..times import now
from . import person
from .doorman import digest
from .person import Person, Wishes

MOST_PROGRAMS: Final = 20
MOST_TOKENS: Final = 10
SHOWN: Final = 12
"""Letters of a token's digest that name it in lists."""


class Token(msgspec.Struct, frozen=True):
    """A token in a list. What opens the door is shown once, when it is made."""

    id: str
    label: str
    created: int


class Program(msgspec.Struct, frozen=True):
    person: Person
    tokens: list[Token]


class Minted(msgspec.Struct, frozen=True):
    """A new token. ``secret`` is not kept anywhere and cannot be shown again."""

    person: Person
    token: Token
    secret: str


async def add_program(connection: AsyncConnection, owner: Person, wishes: Wishes, label: str) -> Minted:
    people = schema.people
    mine = select(func.count()).select_from(people).where(people.c.owner == owner.id)
    if ((await connection.execute(mine)).scalar() or 0) >= MOST_PROGRAMS:
        raise refused("programs-full", most=MOST_PROGRAMS)
    program = await person.add(connection, "bot", wishes, owner.id)
    return await _mint(connection, program, label)


async def add_token(connection: AsyncConnection, owner: Person, program: str, label: str) -> Minted:
    mine = await _own(connection, owner, program)
    tokens = schema.tokens
    held = select(func.count()).select_from(tokens).where(tokens.c.person == program)
    if ((await connection.execute(held)).scalar() or 0) >= MOST_TOKENS:
        raise refused("tokens-full", most=MOST_TOKENS)
    return await _mint(connection, mine, label)


async def _mint(connection: AsyncConnection, program: Person, label: str) -> Minted:
    secret = f"cam_{secrets.token_urlsafe(32)}"
    token = Token(digest(secret)[:SHOWN], label, now())
    row = insert(schema.tokens).values(digest=digest(secret), person=program.id, label=label, created=token.created)
    await connection.execute(row)
    return Minted(program, token, secret)


async def revoke(connection: AsyncConnection, owner: Person, program: str, token: str) -> None:
    await _own(connection, owner, program)
    tokens = schema.tokens
    named = (tokens.c.person == program) & (func.substr(tokens.c.digest, 1, SHOWN) == token)
    if (await connection.execute(delete(tokens).where(named))).rowcount == 0:
        raise refused("token-unknown", 404)


async def programs_of(connection: AsyncConnection, owner: Person) -> list[Program]:
    people, tokens = schema.people, schema.tokens
    mine = select(people).where(people.c.owner == owner.id).order_by(people.c.created)
    found = [person.person_of(row) for row in await connection.execute(mine)]
    held = select(tokens).where(tokens.c.person.in_([one.id for one in found])).order_by(tokens.c.created)
    by_program: dict[str, list[Token]] = {}
    for row in await connection.execute(held):
        by_program.setdefault(row.person, []).append(Token(row.digest[:SHOWN], row.label, row.created))
    return [Program(one, by_program.get(one.id, [])) for one in found]


async def _own(connection: AsyncConnection, owner: Person, program: str) -> Person:
    found = await person.find(connection, program)
    if found is None or found.owner != owner.id:
        raise refused("program-unknown", 404)
    return found
