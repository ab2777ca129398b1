"""Turn alerts for those who are not looking: a webhook, or an e-mail, where they asked for one."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from email.message import EmailMessage
from functools import cache
from urllib.parse import SplitResult, urlsplit

import msgspec
import structlog
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import select

from ..core.message import Message
from ..core.words import say
from .errors import refused
from .recent import Recent
from .settings import Mail, Pace, Settings
from .storage import schema
from .storage.engine import Storage
from .times import SECOND
from .web.limits import Buckets

log = structlog.get_logger(__name__)

PACE = 60 * SECOND
"""Between two alerts to one person about one table; as long is it remembered where somebody wants to be reached."""
MOST = 20_000
"""People whose addresses and last alerts are remembered."""
DAY = 24 * 3600
WEBHOOK = 10.0
"""Seconds that somebody else's server has to take a call."""
LETTERS = Pace(1 / 300, 3)
"""Letters that ask whether an address is somebody's: for one person, and to one address."""


class Address(msgspec.Struct, frozen=True):
    """Where somebody wants to be reached."""

    language: str
    email: str | None
    webhook: str | None


class Alerts:
    def __init__(self, storage: Storage, settings: Settings, key: str) -> None:
        self._storage = storage
        self._settings = settings
        self._tickets = URLSafeTimedSerializer(key, salt="camarilla.email")
        self._last: Recent[tuple[str, str], bool] = Recent(PACE, MOST)
        self._known: Recent[str, Address] = Recent(PACE, MOST)
        self._one_reads = asyncio.Lock()
        self._letters = Buckets(LETTERS.rate, LETTERS.burst)

    async def turn(self, person: str, table_id: str, game_code: str) -> None:
        """It is somebody's turn, and no page of theirs is open."""
        if self._last.get((person, table_id)):
            return
        where = await self._address(person)
        if not (where.email or where.webhook):
            return
        self._last.put((person, table_id), True)
        link = f"{self._settings.public}/table/{table_id}"
        title = say(Message(f"{game_code}-title"), where.language)
        if where.email and self._settings.mail:
            subject = say(Message("house-mail-turn", {"game": title}), where.language)
            body = say(Message("house-mail-turn-body", {"game": title, "link": link}), where.language)
            await send_mail(self._settings.mail, where.email, subject, body)
        if where.webhook and self._settings.webhooks:
            news = msgspec.json.encode({"is": "turn", "table": table_id, "game": title, "link": link})
            await call(where.webhook, news, self._settings.private_webhooks)

    async def _address(self, person: str) -> Address:
        """Turns come by the thousand: each person is looked up once a minute, and by one connection, not by all."""
        async with self._one_reads:
            known = self._known.get(person)
            if known is None:
                known = await self._look_up(person)
                self._known.put(person, known)
            return known

    async def _look_up(self, person: str) -> Address:
        people = schema.people
        query = select(people.c.language, people.c.email, people.c.webhook).where(people.c.id == person)
        async with self._storage.read.connect() as connection:
            row = (await connection.execute(query)).first()
        return Address(*row) if row else Address("en", None, None)

    def moved(self, person: str) -> None:
        """Somebody wants to be reached elsewhere from now on."""
        self._known.drop(person)

    # An e-mail address is used only once its owner has said that it is theirs

    async def ask_to_confirm(self, person: str, email: str, language: str) -> None:
        if self._settings.mail is None:
            raise refused("no-mail", 501)
        # Nobody's letter-box is filled by strangers: a guest is made in a moment, an address is not.
        if not (self._letters.take(person) and self._letters.take(email.lower())):
            raise refused("letters", 429)
        ticket = self._tickets.dumps([person, email])
        link = f"{self._settings.public}/api/me/alerts/confirm?ticket={ticket}"
        subject = say(Message("house-mail-confirm"), language)
        body = say(Message("house-mail-confirm-body", {"link": link}), language)
        await send_mail(self._settings.mail, email, subject, body)

    def confirmed(self, ticket: str) -> tuple[str, str]:
        """Whose address was confirmed, and which."""
        try:
            person, email = self._tickets.loads(ticket, max_age=DAY)
        except (BadData, ValueError):
            raise refused("ticket", 400) from None
        return person, email


async def send_mail(mail: Mail, to: str, subject: str, body: str) -> None:
    from aiosmtplib import SMTPException, send

    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, to, subject
    letter.set_content(body)
    try:
        await send(
            letter,
            hostname=mail.host,
            port=mail.port,
            username=mail.user,
            password=mail.password,
            start_tls=mail.start_tls,
            timeout=20,
        )
    except (SMTPException, OSError) as error:
        log.warning("mail_failed", error=str(error))


def check_webhook(url: str, private: bool) -> str:
    """Where a webhook leads: the address of its host, which lies outside. The house does not knock at doors of its own
    network for strangers."""
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
        looked_up = socket.getaddrinfo(parts.hostname, port or parts.scheme, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise refused("webhook", 400) from None
    found = [ipaddress.ip_address(str(info[4][0])) for info in looked_up]
    if not found or not all(one.is_global and not one.is_multicast for one in found):
        raise refused("webhook", 400)
    return str(found[0])


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def call(url: str, body: bytes, private: bool) -> None:
    """Post to a webhook, at the very address that was looked at: asked again, the same name may lead elsewhere.
    Redirects are not followed, and nobody is waited for long."""
    from httpx import URL, AsyncClient

    try:
        async with asyncio.timeout(WEBHOOK), AsyncClient(verify=_trusted(), trust_env=False) as client:
            address = await asyncio.to_thread(check_webhook, url, private)
            named = URL(url)
            headers = {"host": named.netloc.decode("ascii"), "content-type": "application/json"}
            there = named.copy_with(host=address)
            asked = client.stream("POST", there, content=body, headers=headers, extensions={"sni_hostname": named.host})
            async with asked as answer:
                log.info("webhook_called", status=answer.status_code)
    except Exception as error:  # somebody else's server may do anything
        log.warning("webhook_failed", error=repr(error))
