"""Passkeys: the two ceremonies of WebAuthn, registering one and signing in with one.

A challenge lies in the database, so that one node may give it out and another take the answer; it is used once.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import refused
from ..storage import schema
from ..times import SECOND, now
from .person import Person

PATIENCE: Final = 300 * SECOND
"""How long a challenge may be answered: somebody may have to look for a key first."""
MOST: Final = 20
"""Passkeys of one person."""

Json = dict[str, Any]


class Site(msgspec.Struct, frozen=True):
    """Where the browser says it is: passkeys belong to a host and answer no other."""

    host: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it in a list."""

    id: str
    label: str
    created: int


class Fresh(msgspec.Struct, frozen=True):
    """A passkey that has just proved itself."""

    id: bytes
    public_key: bytes
    sign_count: int


# Giving out challenges


async def offer_registration(connection: AsyncConnection, person: Person, site: Site) -> Json:
    """What ``navigator.credentials.create`` wants: a passkey that finds its person by itself, not one already kept."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    kept = select(schema.passkeys.c.id).where(schema.passkeys.c.person == person.id)
    known = (await connection.execute(kept)).scalars().all()
    if len(known) >= MOST:
        raise refused("passkeys-full", most=MOST)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Camarilla",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    await _keep_challenge(connection, options.challenge, person.id)
    return _json(options)


async def offer_sign_in(connection: AsyncConnection, site: Site) -> Json:
    """What ``navigator.credentials.get`` wants. It names nobody, so it tells nobody who has an account."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
    await _keep_challenge(connection, options.challenge, None)
    return _json(options)


def _json(options: Any) -> Json:
    from webauthn import options_to_json

    told: Json = msgspec.json.decode(options_to_json(options))
    return told


async def _keep_challenge(connection: AsyncConnection, challenge: bytes, person: str | None) -> None:
    rows = schema.challenges
    await connection.execute(delete(rows).where(rows.c.expires < now()))
    row = {"id": to_text(challenge), "challenge": challenge, "person": person, "expires": now() + PATIENCE}
    await connection.execute(insert(rows).values(**row))


async def take_challenge(connection: AsyncConnection, credential: Json, person: str | None) -> bytes:
    """The challenge that a credential answers, struck from the list whatever comes of it."""
    rows = schema.challenges
    answered = _answered(credential)
    row = (await connection.execute(select(rows).where(rows.c.id == answered))).first()
    taken = await connection.execute(delete(rows).where(rows.c.id == answered))
    if row is None or taken.rowcount == 0 or row.expires < now() or row.person != person:
        raise refused("challenge", 400)
    challenge: bytes = row.challenge
    return challenge


def _answered(credential: Json) -> str:
    try:
        client_data = msgspec.json.decode(to_bytes(credential["response"]["clientDataJSON"]))
        return str(client_data["challenge"]).replace("\0", "")
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise refused("passkey", 400) from None


# Checking answers


def check_registration(credential: Json, challenge: bytes, site: Site) -> Fresh:
    from webauthn import verify_registration_response

    try:
        proved = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # bytes from outside are taken apart there, and surface as errors of any kind
        raise refused("passkey", 400) from None
    return Fresh(proved.credential_id, proved.credential_public_key, proved.sign_count)


def check_sign_in(credential: Json, challenge: bytes, site: Site, kept: Fresh) -> Fresh:
    from webauthn import verify_authentication_response

    try:
        proved = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.sign_count,
            require_user_verification=True,
        )
    except Exception:  # bytes from outside are taken apart there, and surface as errors of any kind
        raise refused("passkey", 400) from None
    return msgspec.structs.replace(kept, sign_count=proved.new_sign_count)


# Keeping them


async def keep(connection: AsyncConnection, person: str, fresh: Fresh, label: str) -> Passkey:
    made = Passkey(to_text(fresh.id), label, now())
    row = insert(schema.passkeys).values(
        id=fresh.id,
        person=person,
        public_key=fresh.public_key,
        sign_count=fresh.sign_count,
        label=label,
        created=made.created,
    )
    try:
        await connection.execute(row)
    except IntegrityError:
        raise refused("passkey-known") from None
    return made


async def find(connection: AsyncConnection, credential: Json) -> tuple[str, Fresh]:
    """Whose passkey this claims to be, and what is kept of it."""
    try:
        wanted = to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError):
        raise refused("passkey", 400) from None
    rows = schema.passkeys
    row = (await connection.execute(select(rows).where(rows.c.id == wanted))).first()
    if row is None:
        raise refused("passkey-unknown", 401)
    return row.person, Fresh(row.id, row.public_key, row.sign_count)


async def count_use(connection: AsyncConnection, fresh: Fresh) -> None:
    rows = schema.passkeys
    await connection.execute(update(rows).where(rows.c.id == fresh.id).values(sign_count=fresh.sign_count))


async def passkeys_of(connection: AsyncConnection, person: str) -> list[Passkey]:
    rows = schema.passkeys
    query = select(rows).where(rows.c.person == person).order_by(rows.c.created)
    return [Passkey(to_text(row.id), row.label, row.created) for row in await connection.execute(query)]


async def forget(connection: AsyncConnection, person: str, passkey: str) -> None:
    """Take a passkey off the list, unless it is the only way in."""
    rows, passwords = schema.passkeys, schema.passwords
    mine = (rows.c.id == _id(passkey)) & (rows.c.person == person)
    if (await connection.execute(delete(rows).where(mine))).rowcount == 0:
        raise refused("passkey-unknown", 404)
    left = select(func.count()).select_from(rows).where(rows.c.person == person)
    password = select(func.count()).select_from(passwords).where(passwords.c.person == person)
    ways = [(await connection.execute(query)).scalar() or 0 for query in (left, password)]
    if not any(ways):
        raise refused("last-way-in")


def _id(text: str) -> bytes:
    try:
        return to_bytes(text)
    except ValueError:
        raise refused("passkey-unknown", 404) from None


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
