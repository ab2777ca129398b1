"""How errors are answered: an id for programs, and words in the caller's language for people."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from ...core.errors import CamarillaError
from ...core.message import Message
from ...core.words import say
from ..errors import Refused
from .auth import AnyRequest, language_of

log = logging.getLogger(__name__)

MAX_REASON_LENGTH = 400


class Refusal(msgspec.Struct):
    """An error as it is answered: the message, and its words in the caller's language."""

    why: Message
    words: str


def refuse(request: AnyRequest, error: CamarillaError) -> Response[Refusal]:
    if isinstance(error, Refused):
        return _answer(request, error.why, error.status)
    return _answer(request, Message("house-no-terms", {"why": str(error)}), 400)


def bad_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: malformed bodies, words for numbers, methods that do not exist."""
    problems = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{problem.get('key', '')}: {problem['message']}"
        for problem in problems
        if isinstance(problem, dict) and "message" in problem
    ]
    why = Message("house-no-request", {"why": "; ".join(reasons)[:MAX_REASON_LENGTH] or error.detail})
    return _answer(request, why, error.status_code, error.headers)


def unknown_address(request: AnyRequest) -> Response[Refusal]:
    return _answer(request, Message("house-no-address"), 404)


def internal_error(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A fault of ours: the details go to the log, not to the caller."""
    log.error("a request for %s failed", request.scope["path"], exc_info=error)
    return _answer(request, Message("house-no-trouble"), 500)


def _answer(request: AnyRequest, why: Message, status: int, headers: dict[str, str] | None = None) -> Response[Refusal]:
    refusal = Refusal(why, say(why, language_of(request)))
    return Response(refusal, status_code=status, media_type="application/json", headers=headers)
