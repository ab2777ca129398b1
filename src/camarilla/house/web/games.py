"""What can be played here, and the words for it."""

from __future__ import annotations

import typing
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, RawBody
from msgspec import Meta

from ...bots import about_bot, bots_of, usual_bot
from ...core import registry
from ...core.errors import CamarillaError
from ...core.message import Message
from ...core.option import Option, for_people
from ...core.rules import AnyRules
from ...core.view import AnyView, View
from ...core.words import LANGUAGES, say, source
from ..errors import refused
from .boards import ShippedBoard, shipped_board

MAX_NUMBER_IN_VIEW = 10_000


class BotInfo(msgspec.Struct):
    name: str
    title: Message
    about: Message


class GameInfo(msgspec.Struct):
    """A game as a form and a front page need it."""

    name: str
    code: str
    title: Message
    line: Message
    fewest: int
    most: int
    minutes: int
    designers: list[str]
    year: int
    tone: str
    """The colour of its door, by its name in the page's design."""
    secrets: bool
    options: list[Option]
    bots: list[BotInfo]
    usual_bot: str
    shipped: ShippedBoard | None
    """The board of a game that is not built into the page, if its package ships one."""


class Wording(msgspec.Struct, forbid_unknown_fields=True):
    """Messages to be put into words, and the names of those they speak of, by seat."""

    messages: Annotated[list[Message], Meta(max_length=500)]
    people: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []


@get("/api/games", summary="The games of the house", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [_info(name) for name in registry.names()]


def _info(name: str) -> GameInfo:
    rules, manifest = registry.find(name), registry.manifest(name)
    return GameInfo(
        name=name,
        code=rules.code,
        title=Message(f"{rules.code}-title"),
        line=Message(f"{rules.code}-line"),
        fewest=rules.players.start,
        most=rules.players.stop - 1,
        minutes=manifest.minutes,
        designers=list(manifest.designers),
        year=manifest.year,
        tone=manifest.door.tone,
        secrets=rules.secrets,
        options=for_people(rules.options),
        bots=[BotInfo(bot, Message(f"bots-{bot}"), about_bot(name, bot)) for bot in bots_of(name)],
        usual_bot=usual_bot(name),
        shipped=shipped_board(name),
    )


@post("/api/words/{language:str}", status_code=200, summary="Put messages into words", sync_to_thread=False)
def put_into_words(language: FromPath[str], data: JSONBody[Wording]) -> list[str]:
    _check(language)
    try:
        return [say(message, language, data.people) for message in data.messages]
    except (LookupError, CamarillaError) as error:
        raise refused("message", 400, why=str(error)[:200]) from None


@get("/words/{file:str}", media_type="text/plain", summary="All words, as Fluent: en.ftl", sync_to_thread=False)
def all_words(file: FromPath[str]) -> Response[str]:
    """The house's, the bots' and every game's messages, for a browser's own bundle."""
    language = file.removesuffix(".ftl")
    _check(language)
    codes = ["core", "house", "bots", *(registry.find(name).code for name in registry.names())]
    text = "\n".join(source(code, language).read_text(encoding="utf-8") for code in codes)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=3600"})


@get("/help/{game:str}/{language:str}", media_type="text/markdown", summary="Rules help", sync_to_thread=False)
def help_page(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    _check(language)
    page = _rules(game).folder / f"help.{language}.md"
    return Response(page.read_text(encoding="utf-8"), media_type="text/markdown; charset=utf-8")


def _rules(game: str) -> AnyRules:
    try:
        return registry.find(game)
    except CamarillaError as error:
        raise refused("terms", 404, why=str(error)) from None


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise refused("language", 404, languages=", ".join(LANGUAGES))


# Views drawn with letters, for pages that have no board for a game. The caller sends the view, so nothing can be learnt
# here that they did not know.


class SentView(msgspec.Struct, forbid_unknown_fields=True):
    """A view as the house has sent it, with its three parts: ``setting``, ``open`` and ``own``."""

    view: msgspec.Raw


class Drawing(msgspec.Struct):
    text: str


@post("/api/games/{game:str}/drawing/{language:str}", status_code=200, summary="Draw a view with letters")
async def draw(game: FromPath[str], language: FromPath[str], body: RawBody) -> Drawing:
    _check(language)
    rules = _rules(game)
    try:
        return Drawing(rules.draw(_read_view(rules, body), language))
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
    elif isinstance(value, int | float) and abs(value) > MAX_NUMBER_IN_VIEW:
        raise ValueError(f"no number in a view is greater than {MAX_NUMBER_IN_VIEW}")
