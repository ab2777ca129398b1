"""Accounts kept by a passkey. A challenge lies in the database, may be answered once, and not for long."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..times import SECOND, now
from .account import keep
from .person import Person

PATIENCE = 300 * SECOND

Credential = dict[str, Any]
"""What the browser's authenticator answers, as JSON."""


class Site(msgspec.Struct, frozen=True):
    """The page that asks: passkeys are bound to it."""

    host: str
    origin: str


class Question(msgspec.Struct):
    """What to hand to the browser, and the ticket to bring back with its answer."""

    ticket: str
    options: msgspec.Raw


async def ask_for_new(connection: AsyncConnection, person: Person, site: Site) -> Question:
    """Begin to add a passkey to somebody's account."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    passkeys = schema.passkeys
    known = (await connection.execute(select(passkeys.c.id).where(passkeys.c.person == person.id))).scalars()
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Camarilla",
        user_name=person.name,
        user_id=person.id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    ticket = await _remember(connection, options.challenge, person.id)
    return Question(ticket, msgspec.Raw(options_to_json(options).encode()))


async def add(
    connection: AsyncConnection, person: Person, site: Site, ticket: str, credential: Credential, label: str
) -> Person:
    """Finish it: the passkey is kept, and the guest becomes an account."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _recall(connection, ticket, person.id)
    try:
        checked = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refused("passkey", 400) from None
    row = {
        "id": checked.credential_id,
        "person": person.id,
        "public_key": checked.credential_public_key,
        "sign_count": checked.sign_count,
        "label": label,
        "created": now(),
    }
    try:
        await connection.execute(insert(schema.passkeys).values(**row))
    except IntegrityError:
        raise refused("passkey", 400) from None
    return await keep(connection, person)


async def ask_to_enter(connection: AsyncConnection, site: Site) -> Question:
    """Begin to come in by a passkey; the browser knows which."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=site.host)
    ticket = await _remember(connection, options.challenge, None)
    return Question(ticket, msgspec.Raw(options_to_json(options).encode()))


async def enter(connection: AsyncConnection, site: Site, ticket: str, credential: Credential) -> str:
    """Finish it: the id of the person whose passkey this is."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _recall(connection, ticket, None)
    passkeys = schema.passkeys
    try:
        known = base64url_to_bytes(str(credential.get("rawId", "")))
    except ValueError:
        raise refused("passkey", 401) from None
    row = (await connection.execute(select(passkeys).where(passkeys.c.id == known))).first()
    if row is None:
        raise refused("passkey", 401)
    try:
        checked = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refused("passkey", 401) from None
    counted = update(passkeys).where(passkeys.c.id == known).values(sign_count=checked.new_sign_count)
    await connection.execute(counted)
    person: str = row.person
    return person


async def _remember(connection: AsyncConnection, challenge: bytes, person: str | None) -> str:
    challenges, ticket = schema.challenges, secrets.token_urlsafe(24)
    await connection.execute(delete(challenges).where(challenges.c.expires < now()))
    row = {"id": ticket, "challenge": challenge, "person": person, "expires": now() + PATIENCE}
    await connection.execute(insert(challenges).values(**row))
    return ticket


async def _recall(connection: AsyncConnection, ticket: str, person: str | None) -> bytes:
    challenges = schema.challenges
    row = (await connection.execute(select(challenges).where(challenges.c.id == ticket))).first()
    if row is None or row.person != person or row.expires < now():
        raise refused("passkey-late", 400)
    await connection.execute(delete(challenges).where(challenges.c.id == ticket))
    challenge: bytes = row.challenge
    return challenge
