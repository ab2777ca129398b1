"""Turn alerts for people who are away: by webhook or e-mail, if they asked for it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from email.message import EmailMessage
from functools import cache
from urllib.parse import SplitResult, urlsplit

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import select, update

from ...core.message import Message
from ...core.words import say
from ..errors import refused
from ..limits import Buckets, Newest
from ..settings import Mail, Pace, Settings
from ..storage.schema import people
from ..storage.storage import Storage
from ..times import SECOND, now

log = logging.getLogger(__name__)

ALERT_PACE_PER_TABLE = Pace(1 / 60, 1)
CONTACT_LIFETIME = 60 * SECOND
"""How long a contact is kept before it is looked up again."""
MAX_CONTACTS_REMEMBERED = 20_000
CONFIRMATION_LINK_SECONDS = 24 * 3600
CONFIRMATION_PACE = Pace(1 / 300, 3)
"""Confirmation e-mails: for one person, and to one address."""
WEBHOOK_SECONDS = 10.0
MAIL_SECONDS = 20.0


class Contact(msgspec.Struct, frozen=True):
    """Where somebody wants to be alerted."""

    language: str
    email: str | None
    webhook: str | None


NOWHERE = Contact("en", None, None)


class Alerts:
    def __init__(self, storage: Storage, settings: Settings, key: str) -> None:
        self._storage = storage
        self._settings = settings
        self._tickets = URLSafeTimedSerializer(key, salt="camarilla.email")
        self._contacts: Newest[str, tuple[int, Contact]] = Newest(MAX_CONTACTS_REMEMBERED)
        """Where people want to be alerted, and when that was looked up."""
        self._one_at_a_time = asyncio.Lock()
        self._alert_pace = Buckets(ALERT_PACE_PER_TABLE)
        self._confirmation_pace = Buckets(CONFIRMATION_PACE)

    async def turn(self, person: str, table_id: str, game_code: str) -> None:
        """It is somebody's turn, and no page of theirs is open."""
        contact = await self._contact(person)
        if not (contact.email or contact.webhook) or not self._alert_pace.take(f"{person} {table_id}"):
            return
        link = f"{self._settings.public}/table/{table_id}"
        title = say(Message(f"{game_code}-title"), contact.language)
        if contact.email and self._settings.mail:
            subject = say(Message("house-mail-turn", {"game": title}), contact.language)
            body = say(Message("house-mail-turn-body", {"game": title, "link": link}), contact.language)
            await send_mail(self._settings.mail, contact.email, subject, body)
        if contact.webhook and self._settings.webhooks:
            news = msgspec.json.encode({"is": "turn", "table": table_id, "game": title, "link": link})
            await call_webhook(contact.webhook, news, self._settings.private_webhooks)

    async def _contact(self, person: str) -> Contact:
        """Turns come by the thousand: each person is looked up once a minute, one after another."""
        async with self._one_at_a_time:
            at, contact = self._contacts.get(person, (0, NOWHERE))
            if now() - at >= CONTACT_LIFETIME:
                contact = await self.look_up(person)
                self._contacts[person] = now(), contact
            return contact

    async def look_up(self, person: str) -> Contact:
        query = select(people.c.language, people.c.email, people.c.webhook).where(people.c.id == person)
        row = await self._storage.read(lambda connection: connection.execute(query).first())
        return Contact(*row) if row else NOWHERE

    async def change_contact(self, person: str, **contact: str | None) -> None:
        """Change where somebody is alerted."""
        change = update(people).where(people.c.id == person).values(**contact)
        await self._storage.write(lambda connection: connection.execute(change))
        self._contacts.pop(person, None)

    # An e-mail address is used only after its owner has confirmed it

    async def ask_to_confirm(self, person: str, email: str, language: str) -> None:
        if self._settings.mail is None:
            raise refused("no-mail", 501)
        # By address too, so that nobody's mailbox is flooded: new guests are free, a new address is not.
        for whom in (person, email.lower()):
            self._confirmation_pace.check(whom, "letters")
        ticket = self._tickets.dumps([person, email])
        link = f"{self._settings.public}/api/me/alerts/confirm?ticket={ticket}"
        subject = say(Message("house-mail-confirm"), language)
        body = say(Message("house-mail-confirm-body", {"link": link}), language)
        await send_mail(self._settings.mail, email, subject, body)

    def confirmed(self, ticket: str) -> tuple[str, str]:
        """Whose address was confirmed, and which."""
        try:
            person, email = self._tickets.loads(ticket, max_age=CONFIRMATION_LINK_SECONDS)
        except (BadData, ValueError):
            raise refused("ticket", 400) from None
        return person, email


async def send_mail(mail: Mail, to: str, subject: str, body: str) -> None:
    from aiosmtplib import SMTPException, send

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(body)
    try:
        await send(
            message,
            hostname=mail.host,
            port=mail.port,
            username=mail.user,
            password=mail.password,
            start_tls=mail.start_tls,
            timeout=MAIL_SECONDS,
        )
    except (SMTPException, OSError) as error:
        log.warning("an e-mail could not be sent: %s", error)


def check_webhook(url: str, private: bool) -> str:
    """The address of a webhook's host. It must be public, unless ``private`` ones are allowed: nobody outside may make
    the house call servers in its own network."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise refused("webhook", 400) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise refused("webhook", 400)
    return parts.hostname if private else _public_address(parts, port)


def _public_address(parts: SplitResult, port: int | None) -> str:
    try:
        infos = socket.getaddrinfo(parts.hostname, port or parts.scheme, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise refused("webhook", 400) from None
    addresses = [ipaddress.ip_address(str(info[4][0])) for info in infos]
    if not addresses or not all(address.is_global and not address.is_multicast for address in addresses):
        raise refused("webhook", 400)
    return str(addresses[0])


@cache
def _tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()


async def call_webhook(url: str, body: bytes, private: bool) -> None:
    """Post to a webhook, at the very address that was checked: a second lookup of the name might lead elsewhere.

    Redirects are not followed, and the time is limited.
    """
    from httpx import URL, AsyncClient

    try:
        async with (
            asyncio.timeout(WEBHOOK_SECONDS),
            AsyncClient(verify=_tls_context(), trust_env=False) as client,
        ):
            address = await asyncio.to_thread(check_webhook, url, private)
            named = URL(url)
            headers = {"host": named.netloc.decode("ascii"), "content-type": "application/json"}
            there = named.copy_with(host=address)
            tls_name = {"sni_hostname": named.host}
            async with client.stream("POST", there, content=body, headers=headers, extensions=tls_name) as answer:
                log.info("a webhook was called and answered %d", answer.status_code)
    except Exception as error:  # somebody else's server may do anything
        log.warning("a webhook could not be called: %r", error)
