"""What HTTP routes ask for by the name of a parameter: the house, and who is calling."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide

from ...core.words import LANGUAGES
from ..errors import refused
from ..house import House
from ..people.passkeys import Site
from ..people.person import Person
from ..people.sessions import COOKIE_LIFETIME_SECONDS, COOKIE_NAME, Caller, caller

AnyRequest = Request[Any, Any, State]

MAX_DEVICE_LABEL = 120


TheHouse = NamedDependency[House]
Known = NamedDependency[Caller | None]
"""Whoever is calling, if they are known."""
Reader = NamedDependency[str | None]
"""Their id."""
Myself = NamedDependency[Person]
"""Whoever is calling; somebody unknown is refused."""
SignedIn = NamedDependency[Caller]
"""A person at a device: accounts are not for programs to change."""
Owner = NamedDependency[Person]
"""Somebody with an account. Only accounts own programs: a guest who is gone could not answer for one."""


def _house(state: State) -> House:
    house: House = state.house
    return house


async def _known(request: AnyRequest, house: TheHouse) -> Caller | None:
    return await caller(house.storage, house.signer, request.scope["headers"])


def _reader(known: Known) -> str | None:
    return known.person.id if known else None


def _me(known: Known) -> Person:
    if known is None:
        raise refused("no-guest", 401)
    return known.person


def _signed_in(known: Known, me: Myself) -> Caller:
    if known is None or not known.device:
        raise refused("people-only", 403)
    return known


def _owner(session: SignedIn) -> Person:
    if session.person.kind != "account":
        raise refused("account-first", 403)
    return session.person


DEPENDENCIES = {
    "house": Provide(_house, sync_to_thread=False),
    "known": Provide(_known),
    "reader": Provide(_reader, sync_to_thread=False),
    "me": Provide(_me, sync_to_thread=False),
    "session": Provide(_signed_in, sync_to_thread=False),
    "owner": Provide(_owner, sync_to_thread=False),
}


def site_of(request: AnyRequest) -> Site:
    """Where the caller's page is. The middleware has checked that a browser names an origin of ours."""
    origin = request.headers.get("origin") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "localhost", origin)


def label_of(request: AnyRequest) -> str:
    """What a device is called in lists: what its browser says about itself."""
    user_agent = request.headers.get("user-agent", "")
    return "".join(letter for letter in user_agent if letter.isprintable())[:MAX_DEVICE_LABEL]


def preferred_language(accepted: str) -> str:
    """The first of our languages in an ``Accept-Language`` header."""
    wanted = accepted.lower()
    places = [(wanted.index(language), language) for language in LANGUAGES if language in wanted]
    return min(places)[1] if places else LANGUAGES[0]


def language_of(request: AnyRequest) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


def device_cookie(house: House, device: str | None) -> Cookie:
    """The cookie that keeps a device signed in; without a device, the one that makes the browser forget it."""
    return Cookie(
        key=COOKIE_NAME,
        value=house.signer.sign(device) if device else "",
        max_age=COOKIE_LIFETIME_SECONDS if device else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
