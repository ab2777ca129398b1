"""A view drawn with letters, for pages that have no board for its game. The caller sends the view, so nothing can be
learnt here that they did not know."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath, RawBody

from ...core import registry
from ...core.errors import CamarillaError
from ...core.rules import AnyRules
from ...core.view import AnyView, View
from ...core.words import LANGUAGES
from ..errors import refused

MAX_NUMBER = 10_000
"""The greatest number in a view."""


class SentView(msgspec.Struct, forbid_unknown_fields=True):
    """A view as the house has sent it, with its three parts: ``setting``, ``open`` and ``own``."""

    view: msgspec.Raw


class Drawing(msgspec.Struct):
    text: str


@post("/api/games/{game:str}/drawing/{language:str}", status_code=200, summary="Draw a view with letters")
async def draw(game: FromPath[str], language: FromPath[str], body: RawBody) -> Drawing:
    if language not in LANGUAGES:
        raise refused("language", 404, languages=", ".join(LANGUAGES))
    try:
        rules = registry.find(game)
        return Drawing(rules.draw(_read_view(rules, body), language))
    except CamarillaError as error:
        raise refused("terms", 404, why=str(error)) from None
    except (msgspec.DecodeError, LookupError, ValueError, TypeError, RecursionError) as error:
        raise refused("message", 400, why=str(error)[:200]) from None


def _read_view(rules: AnyRules, body: bytes) -> AnyView:
    """The view in a request. Its parts have the types that the game's rules give them."""
    sent = msgspec.json.decode(body, type=SentView).view
    _check_size(msgspec.json.decode(sent))
    game = type(rules)
    parts = [typing.get_type_hints(method)["return"] for method in (game.setting, game.open, game.own)]
    generic: Any = View
    view: AnyView = msgspec.json.decode(sent, type=generic[*parts])
    return view


def _check_size(value: object) -> None:
    """Our views hold no greater numbers; a view made up by somebody else might ask for a board of a million squares."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            _check_size(item)
    elif isinstance(value, int | float) and abs(value) > MAX_NUMBER:
        raise ValueError(f"no number in a view is greater than {MAX_NUMBER}")


ROUTES = [draw]
