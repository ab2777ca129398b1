"""Who I am: become a guest, register with a password or a passkey, sign in and out; name, avatar and devices."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import Connection

from ..errors import Refused, refused
from ..house import House
from ..people import passkeys, passwords, person
from ..people.passkeys import Json, Passkey
from ..people.passwords import Account, AnyPassword, Login, Password
from ..people.person import Person, Wishes
from ..people.sessions import Caller, Device, add_device, caller, devices_of, end_device, end_other_devices
from ..protocol import WHOLE
from .auth import AnyRequest, Known, SignedIn, TheHouse, device_cookie, label_of, language_of, site_of


class Me(msgspec.Struct):
    person: Person | None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    password: AnyPassword


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What ``PublicKeyCredential.toJSON()`` gives in the browser."""

    credential: Json


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: Json
    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)] = "passkey"


class AccountInfo(msgspec.Struct):
    """How I can sign in, and the devices on which I am signed in."""

    person: Person
    login: str | None
    passkeys: list[Passkey]
    devices: list[Device]


@get("/api/me", summary="Who I am", sync_to_thread=False)
def who_am_i(known: Known) -> Me:
    return Me(known.person if known else None)


@post("/api/me", status_code=200, summary="Become a guest, or change name, avatar and language")
async def introduce(request: AnyRequest, house: TheHouse, known: Known, data: JSONBody[Wishes]) -> Response[Me]:
    if known is not None:
        changed = await house.storage.write(lambda connection: person.change(connection, known.person, data))
        return Response(Me(changed))
    wishes = msgspec.structs.replace(data, language=data.language or language_of(request))
    label = label_of(request)

    def add_guest(connection: Connection) -> Caller:
        return _new_session(connection, person.add(connection, "guest", wishes), label)

    return _welcome(house, await house.storage.write(add_guest))


@get("/api/account", summary="My login, passkeys and devices")
async def show_account(house: TheHouse, session: SignedIn) -> AccountInfo:
    return await account_info(house, session)


async def account_info(house: House, session: Caller) -> AccountInfo:
    me = session.person

    def read(connection: Connection) -> AccountInfo:
        stored = passwords.stored(connection, person=me.id)
        login = stored.login if stored else None
        return AccountInfo(me, login, passkeys.all_of(connection, me.id), devices_of(connection, me.id, session.device))

    return await house.storage.read(read)


@post("/api/account/sign-up", status_code=200, summary="Register with a login and a password; a guest keeps everything")
async def sign_up(request: AnyRequest, house: TheHouse, known: Known, data: JSONBody[Account]) -> Response[Me]:
    if known is not None and not known.device:
        raise refused("people-only", 403)
    passwords.check_new(data.login, data.password)
    hashed = await passwords.hash_password(data.password)
    label, language = label_of(request), language_of(request)

    def register(connection: Connection) -> Caller:
        if known is None:
            me = person.add(connection, "account", Wishes(name=data.login, language=language))
        else:
            me = person.become_account(connection, known.person)
            if passwords.stored(connection, person=me.id) is not None:
                raise refused("has-password")
            end_device(connection, me.id, known.device)
        passwords.add(connection, me.id, data.login, hashed)
        return _new_session(connection, me, label)

    session = await house.storage.write(register)
    _end_old_session(house, known)
    return _welcome(house, session)


@post("/api/account/sign-in", status_code=200, summary="Sign in with login and password")
async def sign_in(request: AnyRequest, house: TheHouse, data: JSONBody[SignIn]) -> Response[Me]:
    house.guesses.check(data.login.lower(), "guesses")
    stored = await house.storage.read(lambda connection: passwords.stored(connection, login=data.login.lower()))
    # Checked even if there is no such login, so that the time it takes does not tell.
    if not await passwords.matches(stored.hash if stored else None, data.password) or stored is None:
        raise refused("sign-in", 401)
    return await start_session(request, house, stored.person)


@post("/api/account/sign-out", status_code=200, summary="Sign out of this device")
async def sign_out(house: TheHouse, session: SignedIn) -> Response[Me]:
    await _end_device(house, session.person.id, session.device)
    return Response(Me(None), cookies=[device_cookie(house, None)])


@post("/api/account/password", status_code=200, summary="Change my password; all other devices are signed out")
async def change_password(house: TheHouse, session: SignedIn, data: JSONBody[NewPassword]) -> Response[Me]:
    me = session.person
    stored = await house.storage.read(lambda connection: passwords.stored(connection, person=me.id))
    if stored is None:
        raise refused("no-password")
    house.guesses.check(stored.login, "guesses")
    if not await passwords.matches(stored.hash, data.old):
        raise refused("old-password", 403)
    passwords.check_new(stored.login, data.new)
    hashed = await passwords.hash_password(data.new)

    def change(connection: Connection) -> None:
        passwords.change(connection, me.id, hashed)
        end_other_devices(connection, me.id, session.device)

    await house.storage.write(change)
    house.end_sessions(me.id, kept=session.device)
    return Response(Me(me))


@delete("/api/account/devices/{device:str}", status_code=200, summary="Sign out one of my devices")
async def sign_out_device(house: TheHouse, session: SignedIn, device: FromPath[str]) -> AccountInfo:
    await _end_device(house, session.person.id, device)
    return await account_info(house, session)


async def _end_device(house: House, person_id: str, device: str) -> None:
    await house.storage.write(lambda connection: end_device(connection, person_id, device))
    house.end_sessions(person_id, key=device)


async def start_session(request: AnyRequest, house: House, person_id: str) -> Response[Me]:
    """Somebody has proved who they are: sign them in on this device, instead of whoever it was before."""
    label = label_of(request)
    before = None
    with suppress(Refused):  # a banned guest may still sign in as somebody who is not banned
        before = await caller(house.storage, house.signer, request.scope["headers"])

    def sign_in(connection: Connection) -> Caller:
        me = person.find(connection, person_id)
        if me is None:
            raise refused("sign-in", 401)
        return _new_session(connection, me, label)

    session = await house.storage.write(sign_in)
    _end_old_session(house, before)
    return _welcome(house, session)


def _new_session(connection: Connection, me: Person, label: str) -> Caller:
    """Always with a new device: an old cookie, perhaps planted, is worth nothing to whoever knows it."""
    return Caller(me, add_device(connection, me.id, label))


def _end_old_session(house: House, before: Caller | None) -> None:
    """Pages that connected with the old cookie must connect again, with the new one."""
    if before is not None and before.device:
        house.end_sessions(before.person.id, key=before.device)


def _welcome(house: House, session: Caller) -> Response[Me]:
    return Response(Me(session.person), cookies=[device_cookie(house, session.device)])


# Passkeys: the house offers options, and the browser answers with a credential


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
