"""Passkeys: the two ceremonies of WebAuthn, registering one and signing in with one.

Challenges are kept in the database, so one node can issue one and another check the answer. Each is used once.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import refused
from ..storage.schema import challenges, passkeys, passwords
from ..times import SECOND, now
from .person import Person

CHALLENGE_LIFETIME: Final = 300 * SECOND
"""How long a challenge can be answered: somebody may have to look for a key first."""
MAX_PASSKEYS: Final = 20
"""Of one person."""

Json = dict[str, Any]


class Site(msgspec.Struct, frozen=True):
    """Where the browser says it is: a passkey belongs to one host and does not answer any other."""

    host: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it in a list."""

    id: str
    label: str
    created: int


class PasskeyRecord(msgspec.Struct, frozen=True):
    """What is stored of a passkey, to check its answers with."""

    id: bytes
    public_key: bytes
    sign_count: int


# Issuing challenges


def offer_registration(connection: Connection, person: Person, site: Site) -> Json:
    """Options for ``navigator.credentials.create``: a new passkey that can be used without typing a name first."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    registered = select(passkeys.c.id).where(passkeys.c.person == person.id)
    passkey_ids = connection.execute(registered).scalars().all()
    if len(passkey_ids) >= MAX_PASSKEYS:
        raise refused("passkeys-full", most=MAX_PASSKEYS)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Camarilla",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey_id) for passkey_id in passkey_ids],
    )
    _add_challenge(connection, options.challenge, person.id)
    return _json(options)


def offer_sign_in(connection: Connection, site: Site) -> Json:
    """Options for ``navigator.credentials.get``. They name nobody, so they do not reveal who has an account."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
    _add_challenge(connection, options.challenge, None)
    return _json(options)


def _json(options: Any) -> Json:
    from webauthn import options_to_json

    decoded: Json = msgspec.json.decode(options_to_json(options))
    return decoded


def _add_challenge(connection: Connection, challenge: bytes, person: str | None) -> None:
    connection.execute(delete(challenges).where(challenges.c.expires < now()))
    row = {"id": to_text(challenge), "challenge": challenge, "person": person, "expires": now() + CHALLENGE_LIFETIME}
    connection.execute(insert(challenges).values(**row))


def take_challenge(connection: Connection, credential: Json, person: str | None) -> bytes:
    """The challenge that a credential answers. It is deleted, so it can be answered only once, rightly or wrongly."""
    answered = challenges.c.id == _answered_challenge(credential)
    row = connection.execute(select(challenges).where(answered)).first()
    deleted = connection.execute(delete(challenges).where(answered))
    if row is None or deleted.rowcount == 0 or row.expires < now() or row.person != person:
        raise refused("challenge", 400)
    challenge: bytes = row.challenge
    return challenge


def _answered_challenge(credential: Json) -> str:
    try:
        client_data = msgspec.json.decode(to_bytes(credential["response"]["clientDataJSON"]))
        return str(client_data["challenge"]).replace("\0", "")
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise refused("passkey", 400) from None


# Checking answers


def check_registration(credential: Json, challenge: bytes, site: Site) -> PasskeyRecord:
    from webauthn import verify_registration_response

    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # it parses bytes from outside, and raises errors of any kind
        raise refused("passkey", 400) from None
    return PasskeyRecord(verified.credential_id, verified.credential_public_key, verified.sign_count)


def check_sign_in(credential: Json, challenge: bytes, site: Site, stored: PasskeyRecord) -> PasskeyRecord:
    from webauthn import verify_authentication_response

    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=stored.public_key,
            credential_current_sign_count=stored.sign_count,
            require_user_verification=True,
        )
    except Exception:  # it parses bytes from outside, and raises errors of any kind
        raise refused("passkey", 400) from None
    return msgspec.structs.replace(stored, sign_count=verified.new_sign_count)


# Storing them


def add(connection: Connection, person: str, record: PasskeyRecord, label: str) -> Passkey:
    passkey = Passkey(to_text(record.id), label, now())
    row = {"person": person, "label": label, "created": passkey.created, **msgspec.structs.asdict(record)}
    try:
        connection.execute(insert(passkeys).values(**row))
    except IntegrityError:
        raise refused("passkey-known") from None
    return passkey


def find(connection: Connection, credential: Json) -> tuple[str, PasskeyRecord]:
    """Whose passkey this claims to be, and what is stored of it."""
    try:
        passkey_id = to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError):
        raise refused("passkey", 400) from None
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).first()
    if row is None:
        raise refused("passkey-unknown", 401)
    return row.person, PasskeyRecord(row.id, row.public_key, row.sign_count)


def count_use(connection: Connection, record: PasskeyRecord) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == record.id).values(sign_count=record.sign_count))


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
    return [Passkey(to_text(row.id), row.label, row.created) for row in connection.execute(query)]


def remove(connection: Connection, person: str, passkey: str) -> None:
    """Remove a passkey, unless it is the only way to sign in."""
    mine = (passkeys.c.id == _id(passkey)) & (passkeys.c.person == person)
    if connection.execute(delete(passkeys).where(mine)).rowcount == 0:
        raise refused("passkey-unknown", 404)
    other_passkeys = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    password = select(func.count()).select_from(passwords).where(passwords.c.person == person)
    if not any(connection.execute(query).scalar() for query in (other_passkeys, password)):
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
