"""Where I want to be told that it is my turn."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta
from sqlalchemy import update

from ..alerts import check_webhook
from ..storage import schema
from .door import AnyRequest, TheHouse, person_of


class Reach(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address (a letter asks whether it is yours) and a webhook; null: no more alerts there."""

    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


@post("/api/me/alerts", status_code=200, summary="Where to tell me that it is my turn")
async def set_alerts(request: AnyRequest, house: TheHouse, data: JSONBody[Reach]) -> None:
    me = await person_of(request)
    if data.webhook is not None:
        await asyncio.to_thread(check_webhook, data.webhook, house.settings.private_webhooks)
    if data.email is not None:
        await house.alerts.ask_to_confirm(me.id, data.email, me.language)
    people = schema.people
    change = update(people).where(people.c.id == me.id).values(webhook=data.webhook, email=None)
    await house.ledger.act(lambda connection: connection.execute(change))
    house.alerts.moved(me.id)


@get("/api/me/alerts/confirm", summary="That e-mail address is mine")
async def confirm(house: TheHouse, ticket: Annotated[str, QueryParameter(max_length=1000)]) -> Redirect:
    person, email = house.alerts.confirmed(ticket)
    change = update(schema.people).where(schema.people.c.id == person).values(email=email)
    await house.ledger.act(lambda connection: connection.execute(change))
    house.alerts.moved(person)
    return Redirect("/")


ROUTES = [set_alerts, confirm]
