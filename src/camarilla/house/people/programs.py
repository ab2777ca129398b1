"""Programs: bots that people bring. Each is a person with an owner, and signs in with a token."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ..errors import refused
from ..storage.databases import count
from ..storage.schema import people, tokens
from ..times import now
from . import person
from .person import Person, Wishes
from .sessions import digest

MAX_PROGRAMS_PER_OWNER: Final = 20
MAX_TOKENS_PER_PROGRAM: Final = 10
TOKEN_ID_LENGTH: Final = 12
"""Characters of a token's digest that identify it in lists."""


class Token(msgspec.Struct, frozen=True):
    """A token in a list. The secret itself is shown once, when it is issued."""

    id: str
    label: str
    created: int


class Program(msgspec.Struct, frozen=True):
    person: Person
    tokens: list[Token]


class IssuedToken(msgspec.Struct, frozen=True):
    """A new token. ``secret`` is not stored anywhere and cannot be shown again."""

    person: Person
    token: Token
    secret: str


def add_program(connection: Connection, owner: Person, wishes: Wishes, label: str) -> IssuedToken:
    if count(connection, people.c.owner == owner.id) >= MAX_PROGRAMS_PER_OWNER:
        raise refused("programs-full", most=MAX_PROGRAMS_PER_OWNER)
    program = person.add(connection, "bot", wishes, owner.id)
    return _issue(connection, program, label)


def add_token(connection: Connection, owner: Person, program_id: str, label: str) -> IssuedToken:
    program = _owned_program(connection, owner, program_id)
    if count(connection, tokens.c.person == program_id) >= MAX_TOKENS_PER_PROGRAM:
        raise refused("tokens-full", most=MAX_TOKENS_PER_PROGRAM)
    return _issue(connection, program, label)


def _issue(connection: Connection, program: Person, label: str) -> IssuedToken:
    secret = f"cam_{secrets.token_urlsafe(32)}"
    token = Token(digest(secret)[:TOKEN_ID_LENGTH], label, now())
    row = {"digest": digest(secret), "person": program.id, "label": label, "created": token.created}
    connection.execute(insert(tokens).values(**row))
    return IssuedToken(program, token, secret)


def revoke(connection: Connection, owner: Person, program_id: str, token_id: str) -> None:
    _owned_program(connection, owner, program_id)
    named = (tokens.c.person == program_id) & (func.substr(tokens.c.digest, 1, TOKEN_ID_LENGTH) == token_id)
    if connection.execute(delete(tokens).where(named)).rowcount == 0:
        raise refused("token-unknown", 404)


def all_of(connection: Connection, owner: Person) -> list[Program]:
    owned = select(people).where(people.c.owner == owner.id).order_by(people.c.created)
    programs = [person.person_of(row) for row in connection.execute(owned)]
    held = select(tokens).where(tokens.c.person.in_([program.id for program in programs])).order_by(tokens.c.created)
    by_program: dict[str, list[Token]] = {}
    for row in connection.execute(held):
        token = Token(row.digest[:TOKEN_ID_LENGTH], row.label, row.created)
        by_program.setdefault(row.person, []).append(token)
    return [Program(program, by_program.get(program.id, [])) for program in programs]


def _owned_program(connection: Connection, owner: Person, program_id: str) -> Person:
    program = person.find(connection, program_id)
    if program is None or program.owner != owner.id:
        raise refused("program-unknown", 404)
    return program
