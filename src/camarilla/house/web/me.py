"""Who I am: a guest as soon as I want to be somebody; name, avatar and language as I like."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from ..people import person
from ..people.devices import add_device
from ..people.doorman import Caller
from ..people.person import Person, Wishes
from .door import AnyRequest, TheHouse, caller_of, device_cookie, label_of, language_of


class Me(msgspec.Struct):
    person: Person | None


@get("/api/me", summary="Who I am")
async def who_am_i(request: AnyRequest) -> Me:
    known = await caller_of(request)
    return Me(known.person if known else None)


@post("/api/me", status_code=200, summary="Become a guest, or change name, avatar and language")
async def introduce(request: AnyRequest, house: TheHouse, data: JSONBody[Wishes]) -> Response[Me]:
    known = await caller_of(request)
    if known is not None:
        changed = await house.ledger.act(lambda connection: person.change(connection, known.person, data))
        return Response(Me(changed))
    wishes = msgspec.structs.replace(data, language=data.language or language_of(request))
    label = label_of(request)
    new = await house.ledger.act(lambda connection: _new_guest(connection, wishes, label))
    return Response(Me(new.person), cookies=[device_cookie(house, new.device)])


async def _new_guest(connection: AsyncConnection, wishes: Wishes, label: str) -> Caller:
    guest = await person.add(connection, "guest", wishes)
    return Caller(guest, await add_device(connection, guest.id, label))


ROUTES = [who_am_i, introduce]
