"""Where I want to be alerted when it is my turn."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta

from ..errors import refused
from ..house import House
from ..protocol import WHOLE
from ..services.alerts import check_webhook
from .auth import Myself, Reader, TheHouse

_WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9-]+"
EMAIL = rf"^{_WORD}(\.{_WORD})*@{_LABEL}(\.{_LABEL})*$(?!\n)"
"""One plain address: nothing that a mail header would read as two, as a name or as the end of a line."""


class Reach(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address (to be confirmed by a link sent there) and a webhook; null: no alerts there."""

    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=WHOLE)] | None = None


class Reached(msgspec.Struct):
    """Where I am alerted, and what the house can do."""

    email: str | None
    """Confirmed."""
    webhook: str | None
    mail: bool
    """Whether this house sends e-mail."""
    webhooks: bool
    asked: str | None = None
    """The address to which a confirmation e-mail has just been sent."""


@get("/api/me/alerts", summary="Where I am alerted when it is my turn, and what the house can do")
async def show_alerts(house: TheHouse, reader: Reader) -> Reached:
    return await _reached(house, reader or "")


@post("/api/me/alerts", status_code=200, summary="Where to alert me when it is my turn")
async def set_alerts(house: TheHouse, me: Myself, data: JSONBody[Reach]) -> Reached:
    before = await _reached(house, me.id)
    if data.webhook is not None:
        if not house.settings.webhooks:
            raise refused("no-webhooks", 501)
        await asyncio.to_thread(check_webhook, data.webhook, house.settings.private_webhooks)
    is_confirmed = data.email is not None and data.email == before.email
    if data.email is not None and not is_confirmed:
        await house.alerts.ask_to_confirm(me.id, data.email, me.language)
    email = data.email if is_confirmed else None
    await house.alerts.change_contact(me.id, webhook=data.webhook, email=email)
    asked = None if is_confirmed else data.email
    return msgspec.structs.replace(before, email=email, webhook=data.webhook, asked=asked)


async def _reached(house: House, person: str) -> Reached:
    contact = await house.alerts.look_up(person)
    return Reached(contact.email, contact.webhook, house.settings.mail is not None, house.settings.webhooks)


@get("/api/me/alerts/confirm", summary="Confirm an e-mail address")
async def confirm(house: TheHouse, ticket: Annotated[str, QueryParameter(max_length=1000)]) -> Redirect:
    person, email = house.alerts.confirmed(ticket)
    await house.alerts.change_contact(person, email=email)
    return Redirect("/settings")
