"""An account: a guest who stays. Password or passkeys, as many devices as one likes, and a list to end them."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import Refused, refused
from ..people import passwords, person
from ..people.devices import Device, add_device, devices_of, end_device, end_others
from ..people.doorman import Caller
from ..people.passkeys import Passkey, passkeys_of
from ..people.passwords import Account, AnyPassword, Login, Password
from ..people.person import Person, Wishes
from .door import AnyRequest, TheHouse, caller_of, device_cookie, label_of, language_of, signed_in
from .me import Me


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    password: AnyPassword


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class AccountInfo(msgspec.Struct):
    """How I come in, and with what I am in now."""

    person: Person
    login: str | None
    passkeys: list[Passkey]
    devices: list[Device]


@get("/api/account", summary="My login, passkeys and devices")
async def show_account(request: AnyRequest, house: TheHouse) -> AccountInfo:
    me, device = await signed_in(request)
    return await account_info(house, me, device)


async def account_info(house: TheHouse, me: Person, device: str) -> AccountInfo:
    async with house.storage.read.connect() as connection:
        kept = await passwords.kept_of(connection, me.id)
        passkeys = await passkeys_of(connection, me.id)
        devices = await devices_of(connection, me.id, device)
    return AccountInfo(me, kept[0] if kept else None, passkeys, devices)


@post("/api/account/sign-up", status_code=200, summary="Keep my name by a login and a password; a guest keeps all")
async def sign_up(request: AnyRequest, house: TheHouse, data: JSONBody[Account]) -> Response[Me]:
    known = await caller_of(request)
    if known is not None and known.device is None:
        raise refused("people-only", 403)
    passwords.check_new(data.login, data.password)
    hashed = await house.safe.hash(data.password)
    label, language = label_of(request), language_of(request)

    async def enrol(connection: AsyncConnection) -> Caller:
        if known is None:
            me = await person.add(connection, "account", Wishes(name=data.login, language=language))
        else:
            me = await person.become_account(connection, known.person)
            if await passwords.kept_of(connection, me.id) is not None:
                raise refused("has-password")
        await passwords.keep(connection, me.id, data.login, hashed)
        return await fresh_device(connection, me, known, label)

    enrolled = await house.ledger.act(enrol)
    _leave_behind(house, known)
    return welcome(house, enrolled)


@post("/api/account/sign-in", status_code=200, summary="Come in with login and password")
async def sign_in(request: AnyRequest, house: TheHouse, data: JSONBody[SignIn]) -> Response[Me]:
    if not house.guesses.take(data.login.lower()):
        raise refused("guesses", 429)
    async with house.storage.read.connect() as connection:
        kept = await passwords.kept_for(connection, data.login)
    if not await house.safe.fits(kept.hash if kept else None, data.password) or kept is None:
        raise refused("sign-in", 401)
    return welcome(house, await enter(request, house, kept.person))


@post("/api/account/sign-out", status_code=200, summary="Leave this device")
async def sign_out(request: AnyRequest, house: TheHouse) -> Response[Me]:
    me, device = await signed_in(request)
    await house.ledger.act(lambda connection: end_device(connection, me.id, device))
    house.shut_out(me.id, key=device)
    return Response(Me(None), cookies=[device_cookie(house, None)])


@post("/api/account/password", status_code=200, summary="Change my password; all other devices are signed out")
async def change_password(request: AnyRequest, house: TheHouse, data: JSONBody[NewPassword]) -> Response[Me]:
    me, device = await signed_in(request)
    async with house.storage.read.connect() as connection:
        kept = await passwords.kept_of(connection, me.id)
    if kept is None:
        raise refused("no-password")
    login, old = kept
    if not house.guesses.take(login):
        raise refused("guesses", 429)
    if not await house.safe.fits(old, data.old):
        raise refused("old-password", 403)
    passwords.check_new(login, data.new)
    hashed = await house.safe.hash(data.new)

    async def change(connection: AsyncConnection) -> None:
        await passwords.change(connection, me.id, hashed)
        await end_others(connection, me.id, device)

    await house.ledger.act(change)
    house.shut_out(me.id, kept=device)
    return Response(Me(me))


@delete("/api/account/devices/{device:str}", status_code=200, summary="Sign out one of my devices")
async def sign_out_device(request: AnyRequest, house: TheHouse, device: FromPath[str]) -> AccountInfo:
    me, this = await signed_in(request)
    await house.ledger.act(lambda connection: end_device(connection, me.id, device))
    house.shut_out(me.id, key=device)
    return await account_info(house, me, this)


async def enter(request: AnyRequest, house: TheHouse, person_id: str) -> Caller:
    """Somebody has proved who they are; whoever this browser was until now is gone from its pages."""
    label = label_of(request)
    before = None
    with suppress(Refused):  # a ban of who they were is no ban of who they are
        before = await caller_of(request)

    async def come_in(connection: AsyncConnection) -> Caller:
        found = await person.find(connection, person_id)
        if found is None:
            raise refused("sign-in", 401)
        return await fresh_device(connection, found, None, label)

    entered = await house.ledger.act(come_in)
    _leave_behind(house, before)
    return entered


def _leave_behind(house: TheHouse, before: Caller | None) -> None:
    """Pages that came in with the old cookie come in anew, with the new one."""
    if before is not None and before.device is not None:
        house.shut_out(before.person.id, key=before.device)


async def fresh_device(connection: AsyncConnection, me: Person, known: Caller | None, label: str) -> Caller:
    """A new device for somebody who proved who they are: a cookie from before, perhaps planted, is worth no more."""
    if known is not None and known.device is not None:
        await end_device(connection, me.id, known.device)
    return Caller(me, await add_device(connection, me.id, label))


def welcome(house: TheHouse, caller: Caller) -> Response[Me]:
    return Response(Me(caller.person), cookies=[device_cookie(house, caller.device)])


ROUTES = [show_account, sign_up, sign_in, sign_out, change_password, sign_out_device]
