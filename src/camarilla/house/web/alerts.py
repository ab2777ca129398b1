"""Where I want to be told that it is my turn."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta
from sqlalchemy import select, update

from ..alerts import check_webhook
from ..errors import refused
from ..house import House
from ..protocol import WHOLE
from ..storage import schema
from .door import AnyRequest, TheHouse, caller_of, person_of

_WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9-]+"
EMAIL = rf"^{_WORD}(\.{_WORD})*@{_LABEL}(\.{_LABEL})*$(?!\n)"
"""One plain address: nothing that a letter's header would take for two, for a name or for the end of a line."""


class Reach(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address (a letter asks whether it is yours) and a webhook; null: no more alerts there."""

    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=WHOLE)] | None = None


class Reached(msgspec.Struct):
    """Where the house tells me, and by what it could."""

    email: str | None
    """Mine, as I have confirmed."""
    webhook: str | None
    mail: bool
    """Whether this house sends e-mail."""
    webhooks: bool
    asked: str | None = None
    """The address to which a letter has just gone, that asks whether it is mine."""


@get("/api/me/alerts", summary="Where I am told that it is my turn, and by what the house could")
async def show_alerts(request: AnyRequest, house: TheHouse) -> Reached:
    known = await caller_of(request)
    return await _reached(house, known.person.id if known else "")


@post("/api/me/alerts", status_code=200, summary="Where to tell me that it is my turn")
async def set_alerts(request: AnyRequest, house: TheHouse, data: JSONBody[Reach]) -> Reached:
    me = await person_of(request)
    before = await _reached(house, me.id)
    if data.webhook is not None:
        if not house.settings.webhooks:
            raise refused("no-webhooks", 501)
        await asyncio.to_thread(check_webhook, data.webhook, house.settings.private_webhooks)
    known = data.email is not None and data.email == before.email
    if data.email is not None and not known:
        await house.alerts.ask_to_confirm(me.id, data.email, me.language)
    people = schema.people
    kept = data.email if known else None
    change = update(people).where(people.c.id == me.id).values(webhook=data.webhook, email=kept)
    await house.ledger.act(lambda connection: connection.execute(change))
    house.alerts.moved(me.id)
    asked = None if known else data.email
    return msgspec.structs.replace(before, email=kept, webhook=data.webhook, asked=asked)


async def _reached(house: House, person: str) -> Reached:
    people = schema.people
    query = select(people.c.email, people.c.webhook).where(people.c.id == person)
    async with house.storage.read.connect() as connection:
        row = (await connection.execute(query)).first()
    email, webhook = row if row else (None, None)
    return Reached(email, webhook, house.settings.mail is not None, house.settings.webhooks)


@get("/api/me/alerts/confirm", summary="That e-mail address is mine")
async def confirm(house: TheHouse, ticket: Annotated[str, QueryParameter(max_length=1000)]) -> Redirect:
    person, email = house.alerts.confirmed(ticket)
    change = update(schema.people).where(schema.people.c.id == person).values(email=email)
    await house.ledger.act(lambda connection: connection.execute(change))
    house.alerts.moved(person)
    return Redirect("/settings")


ROUTES = [show_alerts, set_alerts, confirm]
