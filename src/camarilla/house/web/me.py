"""Who I am: become a guest, and choose name, avatar and language."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from ..people import person
from ..people.devices import add_device
from ..people.person import Person, Wishes
from ..people.sessions import Caller
from .auth import AnyRequest, TheHouse, caller_of, device_cookie, label_of, language_of


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
        changed = await house.storage.write(lambda connection: person.change(connection, known.person, data))
        return Response(Me(changed))
    wishes = msgspec.structs.replace(data, language=data.language or language_of(request))
    label = label_of(request)
    new = await house.storage.write(lambda connection: _add_guest(connection, wishes, label))
    return Response(Me(new.person), cookies=[device_cookie(house, new.device)])


def _add_guest(connection: Connection, wishes: Wishes, label: str) -> Caller:
    guest = person.add(connection, "guest", wishes)
    return Caller(guest, add_device(connection, guest.id, label))


ROUTES = [who_am_i, introduce]
