"""A view drawn with letters, for pages that have no board for its game. Whoever asks brings the view along, so that
nothing can be learnt here that was not known before."""

from __future__ import annotations

import typing

import msgspec
from litestar import post
from litestar.params import FromPath, RawBody

from ...core import registry
from ...core.errors import CamarillaError
from ...core.view import View
from ...core.words import LANGUAGES
from ..errors import refused

MOST = 10_000
"""The greatest number in a view."""


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """A view as the house has sent it."""

    view: msgspec.Raw


class Drawing(msgspec.Struct):
    text: str


@post("/api/games/{game:str}/drawing/{language:str}", status_code=200, summary="Draw a view with letters")
async def draw(game: FromPath[str], language: FromPath[str], body: RawBody) -> Drawing:
    if language not in LANGUAGES:
        raise refused("language", 404, languages=", ".join(LANGUAGES))
    try:
        rules = registry.find(game)
        kind: type[View] = typing.get_type_hints(type(rules).view)["return"]
        view = msgspec.json.decode(body, type=Seen).view
        _check_size(msgspec.json.decode(view))
        seen = msgspec.json.decode(view, type=kind)
        return Drawing(rules.draw(seen, language))
    except CamarillaError as error:
        raise refused("terms", 404, why=str(error)) from None
    except (msgspec.DecodeError, LookupError, ValueError, TypeError, RecursionError) as error:
        raise refused("message", 400, why=str(error)[:200]) from None


def _check_size(value: object) -> None:
    """No view of ours holds greater numbers; somebody else's might ask for a board of a million squares."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            _check_size(one)
    elif isinstance(value, int | float) and abs(value) > MOST:
        raise ValueError(f"no number in a view is greater than {MOST}")


ROUTES = [draw]
