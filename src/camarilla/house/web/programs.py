"""Programs over HTTP: accounts register their bots and issue tokens for them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..people import programs
from ..people.person import Wishes
from ..people.programs import IssuedToken, Program
from ..protocol import WHOLE
from .auth import Owner, TheHouse

Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)]


class NewProgram(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=30)]
    avatar: Annotated[str, Meta(max_length=20)] | None = None
    label: Label = "first"


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    label: Label


@get("/api/bots", summary="My bots and their tokens")
async def list_programs(house: TheHouse, owner: Owner) -> list[Program]:
    return await house.storage.read(lambda connection: programs.all_of(connection, owner))


@post("/api/bots", summary="Register a bot of mine; its first token is shown once")
async def add_program(house: TheHouse, owner: Owner, data: JSONBody[NewProgram]) -> IssuedToken:
    wishes = Wishes(data.name, data.avatar)
    return await house.storage.write(lambda connection: programs.add_program(connection, owner, wishes, data.label))


@post("/api/bots/{bot:str}/tokens", summary="Another token for a bot of mine, shown once")
async def add_token(house: TheHouse, owner: Owner, bot: FromPath[str], data: JSONBody[NewToken]) -> IssuedToken:
    return await house.storage.write(lambda connection: programs.add_token(connection, owner, bot, data.label))


@delete("/api/bots/{bot:str}/tokens/{token:str}", status_code=200, summary="Revoke a token and close its connections")
async def revoke(house: TheHouse, owner: Owner, bot: FromPath[str], token: FromPath[str]) -> list[Program]:
    await house.storage.write(lambda connection: programs.revoke(connection, owner, bot, token))
    house.end_sessions(bot, key=token)
    return await house.storage.read(lambda connection: programs.all_of(connection, owner))
