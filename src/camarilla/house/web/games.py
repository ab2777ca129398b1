"""What can be played here, and the words for it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ...bots import about_bot, bots_of, usual_bot
from ...core import registry
from ...core.errors import CamarillaError
from ...core.hints import Layout, layout_of
from ...core.message import Message
from ...core.option import Option, for_people
from ...core.rules import AnyRules
from ...core.words import LANGUAGES, say, source
from ..errors import refused
from .boards import ShippedBoard, shipped_board


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


@get("/api/games/{game:str}/layout", summary="How a board that nobody drew shows a game", sync_to_thread=False)
def layout(game: FromPath[str]) -> Layout:
    """The hints in the types of the game's view, and guesses where there are none."""
    return layout_of(_rules(game))


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
