"""Passkeys: the two ceremonies of WebAuthn, registering one and signing in with one.

Challenges are kept in the database, so one node can issue one and another check the answer. Each is used once.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import refused
from ..storage.databases import count
from ..storage.schema import challenges, passkeys, passwords
from ..times import SECOND, now
from .person import Person

if TYPE_CHECKING:
    from webauthn.registration.verify_registration_response import VerifiedRegistration

CHALLENGE_LIFETIME: Final = 300 * SECOND
"""How long a challenge can be answered: somebody may have to look for a key first."""
MAX_PASSKEYS_PER_PERSON: Final = 20

Json = dict[str, Any]
T = TypeVar("T")


class Site(msgspec.Struct, frozen=True):
    """Where the browser says it is: a passkey belongs to one host and does not answer any other."""

    host: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it in a list."""

    id: str
    label: str
    created: int


# Issuing challenges


def offer_registration(connection: Connection, person: Person, site: Site) -> Json:
    """Options for ``navigator.credentials.create``: a new passkey that can be used without typing a name first."""
    import webauthn
    from webauthn.helpers import structs

    registered = select(passkeys.c.id).where(passkeys.c.person == person.id)
    passkey_ids = connection.execute(registered).scalars().all()
    if len(passkey_ids) >= MAX_PASSKEYS_PER_PERSON:
        raise refused("passkeys-full", most=MAX_PASSKEYS_PER_PERSON)
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Camarilla",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=passkey_id) for passkey_id in passkey_ids],
    )
    return _issued(connection, options, person.id)


def offer_sign_in(connection: Connection, site: Site) -> Json:
    """Options for ``navigator.credentials.get``. They name nobody, so they do not reveal who has an account."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    required = UserVerificationRequirement.REQUIRED
    options = webauthn.generate_authentication_options(rp_id=site.host, user_verification=required)
    return _issued(connection, options, None)


def _issued(connection: Connection, options: Any, person: str | None) -> Json:
    """The options as they are sent, once their challenge is stored."""
    import webauthn

    connection.execute(delete(challenges).where(challenges.c.expires < now()))
    row = {"id": to_text(options.challenge), "challenge": options.challenge, "expires": now() + CHALLENGE_LIFETIME}
    connection.execute(insert(challenges).values(person=person, **row))
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])


def take_challenge(connection: Connection, credential: Json, person: str | None) -> bytes:
    """The challenge that a credential answers. It is deleted, so it can be answered only once, rightly or wrongly."""
    try:
        client_data = msgspec.json.decode(to_bytes(credential["response"]["clientDataJSON"]))
        answered = str(client_data["challenge"]).replace("\0", "")
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise refused("passkey", 400) from None
    taken = delete(challenges).where(challenges.c.id == answered).returning(challenges)
    row = connection.execute(taken).first()
    if row is None or row.expires < now() or row.person != person:
        raise refused("challenge", 400)
    return bytes(row.challenge)


# Checking answers


def check_registration(credential: Json, challenge: bytes, site: Site) -> VerifiedRegistration:
    from webauthn import verify_registration_response

    return _verified(verify_registration_response, credential, challenge, site)


def check_sign_in(credential: Json, challenge: bytes, site: Site, stored: Row[Any]) -> int:
    """How often the passkey has been used by now."""
    from webauthn import verify_authentication_response

    known = {"credential_public_key": stored.public_key, "credential_current_sign_count": stored.sign_count}
    return _verified(verify_authentication_response, credential, challenge, site, **known).new_sign_count


def _verified(verify: Callable[..., T], credential: Json, challenge: bytes, site: Site, **known: object) -> T:
    try:
        return verify(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            **known,
        )
    except Exception:  # it parses bytes from outside, and raises errors of any kind
        raise refused("passkey", 400) from None


# Storing them


def add(connection: Connection, person: str, verified: VerifiedRegistration, label: str) -> Passkey:
    passkey = Passkey(to_text(verified.credential_id), label, now())
    row = {"id": verified.credential_id, "person": person, "label": label, "created": passkey.created}
    key = {"public_key": verified.credential_public_key, "sign_count": verified.sign_count}
    try:
        connection.execute(insert(passkeys).values(**row, **key))
    except IntegrityError:
        raise refused("passkey-known") from None
    return passkey


def find(connection: Connection, credential: Json) -> Row[Any]:
    """The stored passkey that a credential claims to be."""
    try:
        passkey_id = to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError):
        raise refused("passkey", 400) from None
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).first()
    if row is None:
        raise refused("passkey-unknown", 401)
    return row


def count_use(connection: Connection, stored: Row[Any], sign_count: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == stored.id).values(sign_count=sign_count))


def all_of(connection: Connection, person: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
    return [Passkey(to_text(row.id), row.label, row.created) for row in connection.execute(query)]


def remove(connection: Connection, person: str, passkey: str) -> None:
    """Remove a passkey, unless it is the only way to sign in."""
    query = select(passkeys.c.id).where(passkeys.c.person == person)
    ids = {to_text(raw): raw for raw in connection.execute(query).scalars()}
    if passkey not in ids:
        raise refused("passkey-unknown", 404)
    if len(ids) == 1 and not count(connection, passwords.c.person == person):
        raise refused("last-way-in")
    connection.execute(delete(passkeys).where(passkeys.c.id == ids[passkey]))


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
