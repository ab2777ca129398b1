"""Accounts over HTTP: keep one's name by password or passkey, come in on another device, bots of one's own."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..house import House
from ..people import account, passkey, person
from ..people.account import BotToken, Device
from ..people.passkey import Credential, Question, Site
from ..people.password import check_password, plain, set_password
from ..people.person import Person
from .door import AnyRequest, TheHouse, caller_of, device_cookie, person_of
from .limits import Buckets
from .me import Me

Login = Annotated[str, Meta(min_length=2, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Key(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What an authenticator said, with the ticket of the question."""

    ticket: Annotated[str, Meta(max_length=80)]
    credential: Credential
    label: Annotated[str, Meta(max_length=60)] = ""


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=30)]


_tries = Buckets(rate=0.1, burst=10)
"""Passwords tried for one login: ten at once, then one in ten seconds."""


@post("/api/account/password", status_code=200, summary="Keep my name by a password")
async def keep_by_password(request: AnyRequest, house: TheHouse, data: JSONBody[Key]) -> Me:
    me = await person_of(request)
    return Me(await set_password(house.ledger, me, data.login, data.password))


@post("/api/account/enter", status_code=200, summary="Come in by login and password")
async def enter_by_password(request: AnyRequest, house: TheHouse, data: JSONBody[Key]) -> Response[Me]:
    if not _tries.take(plain(data.login)):
        raise refused("too-many-tries", 429)
    return await _entered(request, house, await check_password(house.storage, data.login, data.password))


@post("/api/account/passkey/new", status_code=200, summary="Begin to keep my name by a passkey")
async def new_passkey(request: AnyRequest, house: TheHouse) -> Question:
    me, site = await person_of(request), _site(request, house)
    return await house.ledger.act(lambda c: passkey.ask_for_new(c, me, site))


@post("/api/account/passkey/add", status_code=200, summary="Finish it")
async def add_passkey(request: AnyRequest, house: TheHouse, data: JSONBody[Answer]) -> Me:
    me, site = await person_of(request), _site(request, house)
    return Me(await house.ledger.act(lambda c: passkey.add(c, me, site, data.ticket, data.credential, data.label)))


@post("/api/account/passkey/ask", status_code=200, summary="Begin to come in by a passkey")
async def ask_passkey(request: AnyRequest, house: TheHouse) -> Question:
    site = _site(request, house)
    return await house.ledger.act(lambda c: passkey.ask_to_enter(c, site))


@post("/api/account/passkey/enter", status_code=200, summary="Finish it")
async def enter_by_passkey(request: AnyRequest, house: TheHouse, data: JSONBody[Answer]) -> Response[Me]:
    site = _site(request, house)
    who = await house.ledger.act(lambda c: passkey.enter(c, site, data.ticket, data.credential))
    return await _entered(request, house, who)


async def _entered(request: AnyRequest, house: House, who: str) -> Response[Me]:
    """A new device for somebody who has shown who they are."""
    label = request.headers.get("user-agent", "")[:120]

    async def enter(connection: AsyncConnection) -> tuple[Person, str]:
        found = await person.find(connection, who)
        if found is None:
            raise refused("person", 404)
        return found, await account.add_device(connection, who, label)

    found, device = await house.ledger.act(enter)
    return Response(Me(found), cookies=[device_cookie(house, device)])


@post("/api/account/leave", status_code=200, summary="Sign out on this device")
async def sign_out(request: AnyRequest, house: TheHouse) -> Response[Me]:
    known = await caller_of(request)
    if known is not None and known.device is not None:
        who, device = known.person.id, known.device
        await house.ledger.act(lambda c: account.end_device(c, who, device))
    return Response(Me(None), cookies=[device_cookie(house, None)])


@get("/api/account/devices", summary="Where I am signed in")
async def devices(request: AnyRequest, house: TheHouse) -> list[Device]:
    me = await person_of(request)
    known = await caller_of(request)
    async with house.storage.read.connect() as connection:
        return await account.list_devices(connection, me.id, known.device if known else None)


@delete("/api/account/devices/{device:str}", status_code=200, summary="Sign another device out")
async def end_device(request: AnyRequest, house: TheHouse, device: FromPath[str]) -> None:
    me = await person_of(request)
    if len(device) != 8:
        raise refused("device", 404)
    await house.ledger.act(lambda c: account.end_device(c, me.id, device))


@get("/api/account/bots", summary="My bots")
async def bots(request: AnyRequest, house: TheHouse) -> list[Person]:
    me = await person_of(request)
    async with house.storage.read.connect() as connection:
        return await account.list_bots(connection, me.id)


@post("/api/account/bots", summary="A new bot of mine, with its token")
async def new_bot(request: AnyRequest, house: TheHouse, data: JSONBody[NewBot]) -> BotToken:
    me = await person_of(request)
    return await house.ledger.act(lambda c: account.add_bot(c, me, data.name))


@post("/api/account/bots/{bot:str}/token", summary="A new token; the old one ends")
async def new_token(request: AnyRequest, house: TheHouse, bot: FromPath[str]) -> BotToken:
    me = await person_of(request)
    return await house.ledger.act(lambda c: account.renew_token(c, me, bot))


def _site(request: AnyRequest, house: House) -> Site:
    """The page's own address: one of the house's public ones, or the one it was asked at."""
    origin = request.headers.get("origin", "")
    allowed = [*house.settings.origins, f"http://{request.headers.get('host', '')}"]
    if origin not in allowed:
        origin = allowed[0]
    return Site(urlsplit(origin).hostname or "localhost", origin)


ROUTES = [
    keep_by_password,
    enter_by_password,
    new_passkey,
    add_passkey,
    ask_passkey,
    enter_by_passkey,
    sign_out,
    devices,
    end_device,
    bots,
    new_bot,
    new_token,
]
