"""Passkeys over HTTP: each ceremony is an offer, which the browser answers with a credential."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from ..people import passkeys, person
from ..people.passkeys import Passkey
from ..protocol import WHOLE
from .account import AccountInfo, account_info, enter, welcome
from .door import AnyRequest, TheHouse, signed_in, site_of
from .me import Me

Json = dict[str, Any]


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What ``PublicKeyCredential.toJSON()`` gives in the browser."""

    credential: Json


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: Json
    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)] = "passkey"


@post("/api/account/passkeys/offer", status_code=200, summary="Options for navigator.credentials.create")
async def offer_registration(request: AnyRequest, house: TheHouse) -> Json:
    me, _ = await signed_in(request)
    site = site_of(request)
    return await house.ledger.act(lambda connection: passkeys.offer_registration(connection, me, site))


@post("/api/account/passkeys", summary="Keep a passkey; a guest becomes an account and keeps all")
async def register(request: AnyRequest, house: TheHouse, data: JSONBody[NewPasskey]) -> Passkey:
    me, _ = await signed_in(request)
    challenge = await house.ledger.act(lambda c: passkeys.take_challenge(c, data.credential, me.id))
    fresh = passkeys.check_registration(data.credential, challenge, site_of(request))

    async def keep(connection: AsyncConnection) -> Passkey:
        if me.kind == "guest":
            await person.become_account(connection, me)
        return await passkeys.keep(connection, me.id, fresh, data.label)

    return await house.ledger.act(keep)


@delete("/api/account/passkeys/{passkey:str}", status_code=200, summary="Forget one of my passkeys")
async def forget(request: AnyRequest, house: TheHouse, passkey: FromPath[str]) -> AccountInfo:
    me, device = await signed_in(request)
    await house.ledger.act(lambda connection: passkeys.forget(connection, me.id, passkey))
    return await account_info(house, me, device)


@post("/api/account/sign-in/passkey/offer", status_code=200, summary="Options for navigator.credentials.get")
async def offer_sign_in(request: AnyRequest, house: TheHouse) -> Json:
    site = site_of(request)
    return await house.ledger.act(lambda connection: passkeys.offer_sign_in(connection, site))


@post("/api/account/sign-in/passkey", status_code=200, summary="Come in with a passkey")
async def sign_in_by_passkey(request: AnyRequest, house: TheHouse, data: JSONBody[Credential]) -> Response[Me]:
    challenge = await house.ledger.act(lambda c: passkeys.take_challenge(c, data.credential, None))
    async with house.storage.read.connect() as connection:
        owner, kept = await passkeys.find(connection, data.credential)
    proved = passkeys.check_sign_in(data.credential, challenge, site_of(request), kept)
    await house.ledger.act(lambda connection: passkeys.count_use(connection, proved))
    return welcome(house, await enter(request, house, owner))


ROUTES = [offer_registration, register, forget, offer_sign_in, sign_in_by_passkey]
