"""The page: built from ``web/`` into ``camarilla/static``. A document for every room, and files that never change."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ... import __file__ as package
from ...core.errors import CamarillaError
from ..house import House
from .assets import Asset, read_assets
from .auth import AnyRequest, TheHouse, language_of
from .errors import unknown_address

STATIC = Path(package).parent / "static"
ROOMS = ("new", "replay", "person", "history", "leaderboard", "settings", "rules", "credits")
READING = [HttpMethod.GET, HttpMethod.HEAD]
UNBUILT = (
    b"<!doctype html><title>Camarilla</title><p>The page has not been built: run <code>make page</code> "
    b"and start the house again. The API is open: <a href=/schema/openapi.json>/schema/openapi.json</a>"
)
NEVER_CHANGES = "public, max-age=31536000, immutable"
ONE_DAY = "public, max-age=86400"


@cache
def built() -> dict[str, Asset]:
    """The page as it was built when the house was started; empty if it was not."""
    return read_assets(STATIC) if STATIC.exists() else {}


@route(
    ["/", "/table", *(f"/{room}" for room in ROOMS), *(f"/{room}/{{name:str}}" for room in ROOMS)],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
)
def document(request: AnyRequest, name: FromPath[str] = "") -> Response[Any]:
    """The same document for every address: the page reads the address itself."""
    return _document(request, "room")


@route("/table/{table:str}", http_method=READING, include_in_schema=False)
async def table_document(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Response[Any]:
    """The document with links to what a table of this game needs, so that everything is fetched at once."""
    game = await _game_at(house, table)
    if not game:
        return _document(request, "room")
    name = f"table-{game.replace('-', '_')}"
    known = f"documents/{language_of(request)}/{name}.html" in built()
    data = f"</api/tables/{table}>; rel=preload; as=fetch; crossorigin"
    return _document(request, name if known else "table", data)


async def _game_at(house: House, table: str) -> str:
    """Which game is played at a table; nothing where there is no such table."""
    try:
        return (await house.hall.table(table)).seating.terms.game
    except CamarillaError:
        return ""


def _document(request: AnyRequest, name: str, link: str = "", status: int = 200) -> Response[Any]:
    document = built().get(f"documents/{language_of(request)}/{name}.html")
    if document is None:
        return Response(UNBUILT, status_code=503, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})
    vary = "accept-encoding, accept-language"
    return document.answer(request.headers, cache="no-cache", status=status, vary=vary, link=link)


def not_found(request: AnyRequest, _: NotFoundException) -> Response[Any]:
    """A browser gets the page, which says that nothing is there; a program gets an error."""
    if "text/html" in request.headers.get("accept", ""):
        return _document(request, "room", status=404)
    return unknown_address(request)


@route("/favicon.svg", http_method=READING, include_in_schema=False, sync_to_thread=False)
def favicon(request: AnyRequest) -> Response[Any]:
    return _file(request, "favicon.svg", ONE_DAY)


@route("/assets/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """A file that the document loads: browsers keep it, since a new version has a new name."""
    return _file(request, f"assets/{name}", NEVER_CHANGES)


def _file(request: AnyRequest, path: str, cache: str) -> Response[Any]:
    found = built().get(path)
    if found is None:
        raise NotFoundException
    return found.answer(request.headers, cache=cache)
