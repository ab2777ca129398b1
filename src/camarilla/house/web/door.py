"""What every HTTP route needs: the house, and who calls; and how a refusal is answered."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from ...core.errors import CamarillaError
from ...core.message import Message
from ...core.words import LANGUAGES, say
from ..errors import Refused, refused
from ..house import House
from ..people import cookie
from ..people.doorman import Caller, caller
from ..people.passkeys import Site
from ..people.person import Person

log = structlog.get_logger(__name__)

AnyRequest = Request[Any, Any, State]
TheHouse = NamedDependency[House]


class Refusal(msgspec.Struct):
    """An error as programs and people get it: the message, and its words in the caller's language."""

    why: Message
    words: str


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def caller_of(request: AnyRequest) -> Caller | None:
    """Whoever calls, if they are known."""
    house = house_of(request.app.state)
    return await caller(house.storage, house.seal, request.scope["headers"])


async def person_of(request: AnyRequest) -> Person:
    """Whoever calls; somebody unknown is asked to introduce themselves."""
    known = await caller_of(request)
    if known is None:
        raise refused("no-guest", 401)
    return known.person


async def signed_in(request: AnyRequest) -> tuple[Person, str]:
    """A person at a device of theirs, and the device: what concerns an account is no business of a program."""
    known = await caller_of(request)
    if known is None:
        raise refused("no-guest", 401)
    if known.device is None:
        raise refused("people-only", 403)
    return known.person, known.device


def site_of(request: AnyRequest) -> Site:
    """Where the caller's page stands. The guard has seen to it that a browser names an address of ours."""
    origin = request.headers.get("origin") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "localhost", origin)


def label_of(request: AnyRequest) -> str:
    """What a device is called in lists: what its browser says of itself."""
    said = "".join(letter for letter in request.headers.get("user-agent", "") if letter.isprintable())
    return said[:120]


def language_of(request: AnyRequest) -> str:
    return preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wanted = accepted.lower()
    found = [(wanted.index(language), language) for language in LANGUAGES if language in wanted]
    return min(found)[1] if found else LANGUAGES[0]


def refuse(request: AnyRequest, error: CamarillaError) -> Response[Refusal]:
    if isinstance(error, Refused):
        why, status = error.why, error.status
    else:
        why, status = Message("house-no-terms", {"why": str(error)}), 400
    return _refusal(request, why, status)


def misunderstood(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: bodies that are none, numbers that are words, ways that do not exist."""
    told = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{one.get('key', '')}: {one['message']}" for one in told if isinstance(one, dict) and "message" in one]
    why = Message("house-no-request", {"why": "; ".join(reasons)[:400] or error.detail})
    return _refusal(request, why, error.status_code, error.headers)


def nothing_there(request: AnyRequest) -> Response[Refusal]:
    return _refusal(request, Message("house-no-address"), 404)


def trouble(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Our own fault. What it was goes to the log, not to the caller."""
    log.error("request_failed", path=request.scope["path"], exc_info=error)
    return _refusal(request, Message("house-no-trouble"), 500)


def _refusal(
    request: AnyRequest, why: Message, status: int, headers: dict[str, str] | None = None
) -> Response[Refusal]:
    words = say(why, language_of(request))
    return Response(Refusal(why, words), status_code=status, media_type="application/json", headers=headers)


def device_cookie(house: House, device: str | None) -> Cookie:
    """The cookie that keeps a device known, or, without one, the one that makes the browser forget it."""
    return Cookie(
        key=cookie.NAME,
        value=house.seal.sign(device) if device else "",
        max_age=cookie.YEAR if device else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
