"""Passkeys over HTTP: the house offers options, and the browser answers with a credential."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import Connection

from ..people import passkeys, person
from ..people.passkeys import Passkey
from ..protocol import WHOLE
from .account import AccountInfo, Me, account_info, start_session
from .auth import AnyRequest, SignedIn, TheHouse, site_of

Json = dict[str, Any]


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What ``PublicKeyCredential.toJSON()`` gives in the browser."""

    credential: Json


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: Json
    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)] = "passkey"


@post("/api/account/passkeys/offer", status_code=200, summary="Options for navigator.credentials.create")
async def offer_registration(request: AnyRequest, house: TheHouse, session: SignedIn) -> Json:
    site = site_of(request)
    return await house.storage.write(lambda connection: passkeys.offer_registration(connection, session.person, site))


@post("/api/account/passkeys", summary="Register a passkey; a guest becomes an account and keeps everything")
async def register(request: AnyRequest, house: TheHouse, session: SignedIn, data: JSONBody[NewPasskey]) -> Passkey:
    me = session.person
    challenge = await house.storage.write(lambda c: passkeys.take_challenge(c, data.credential, me.id))
    verified = passkeys.check_registration(data.credential, challenge, site_of(request))

    def add(connection: Connection) -> Passkey:
        if me.kind == "guest":
            person.become_account(connection, me)
        return passkeys.add(connection, me.id, verified, data.label)

    return await house.storage.write(add)


@delete("/api/account/passkeys/{passkey:str}", status_code=200, summary="Remove one of my passkeys")
async def remove(house: TheHouse, session: SignedIn, passkey: FromPath[str]) -> AccountInfo:
    await house.storage.write(lambda connection: passkeys.remove(connection, session.person.id, passkey))
    return await account_info(house, session)


@post("/api/account/sign-in/passkey/offer", status_code=200, summary="Options for navigator.credentials.get")
async def offer_sign_in(request: AnyRequest, house: TheHouse) -> Json:
    site = site_of(request)
    return await house.storage.write(lambda connection: passkeys.offer_sign_in(connection, site))


@post("/api/account/sign-in/passkey", status_code=200, summary="Sign in with a passkey")
async def sign_in_with_passkey(request: AnyRequest, house: TheHouse, data: JSONBody[Credential]) -> Response[Me]:
    challenge = await house.storage.write(lambda c: passkeys.take_challenge(c, data.credential, None))
    stored = await house.storage.read(lambda connection: passkeys.find(connection, data.credential))
    sign_count = passkeys.check_sign_in(data.credential, challenge, site_of(request), stored)
    await house.storage.write(lambda connection: passkeys.count_use(connection, stored, sign_count))
    return await start_session(request, house, stored.person)
