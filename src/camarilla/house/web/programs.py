"""Programs over HTTP: an account registers bots of its own and gives each tokens to come in with."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..errors import refused
from ..people import programs
from ..people.person import Person, Wishes
from ..people.programs import Minted, Program
from ..protocol import WHOLE
from .door import AnyRequest, TheHouse, signed_in

Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)]


class NewProgram(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=30)]
    avatar: Annotated[str, Meta(max_length=20)] | None = None
    label: Label = "first"


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    label: Label


@get("/api/bots", summary="My bots and their tokens")
async def list_programs(request: AnyRequest, house: TheHouse) -> list[Program]:
    me = await _owner(request)
    async with house.storage.read.connect() as connection:
        return await programs.programs_of(connection, me)


@post("/api/bots", summary="Register a bot of mine; its first token is shown once")
async def add_program(request: AnyRequest, house: TheHouse, data: JSONBody[NewProgram]) -> Minted:
    me = await _owner(request)
    wishes = Wishes(data.name, data.avatar)
    return await house.ledger.act(lambda connection: programs.add_program(connection, me, wishes, data.label))


@post("/api/bots/{bot:str}/tokens", summary="A further token for a bot of mine, shown once")
async def add_token(request: AnyRequest, house: TheHouse, bot: FromPath[str], data: JSONBody[NewToken]) -> Minted:
    me = await _owner(request)
    return await house.ledger.act(lambda connection: programs.add_token(connection, me, bot, data.label))


@delete(
    "/api/bots/{bot:str}/tokens/{token:str}", status_code=200, summary="Revoke a token; what came in with it is out"
)
async def revoke(request: AnyRequest, house: TheHouse, bot: FromPath[str], token: FromPath[str]) -> list[Program]:
    me = await _owner(request)
    await house.ledger.act(lambda connection: programs.revoke(connection, me, bot, token))
    house.shut_out(bot, key=token)
    async with house.storage.read.connect() as connection:
        return await programs.programs_of(connection, me)


async def _owner(request: AnyRequest) -> Person:
    """Whoever answers for a program must be found again: guests cannot be."""
    me, _ = await signed_in(request)
    if me.kind != "account":
        raise refused("account-first", 403)
    return me


ROUTES = [list_programs, add_program, add_token, revoke]
