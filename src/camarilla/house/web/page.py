"""The page: built from ``web/`` into ``camarilla/static``. One document for every room, and files that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router

from ... import __file__ as package
from .door import AnyRequest, nothing_there

STATIC = Path(package).parent / "static"
ROOMS = ("new", "table", "replay", "person", "history", "leaderboard", "settings", "rules", "credits")
UNBUILT = (
    b"<!doctype html><title>Camarilla</title><p>The page has not been built: run <code>make page</code> "
    b"and start the house again. The API is open: <a href=/schema/openapi.json>/schema/openapi.json</a>"
)


@get(
    ["/", *(f"/{room}" for room in ROOMS), *(f"/{room}/{{name:str}}" for room in ROOMS)],
    include_in_schema=False,
    sync_to_thread=False,
)
def document(name: FromPath[str] = "") -> Response[bytes]:
    """The same document for every room: the page finds its way by the address."""
    return _document(200)


def _document(status: int) -> Response[bytes]:
    index = STATIC / "index.html"
    found = index.exists()
    return Response(
        index.read_bytes() if found else UNBUILT,
        status_code=status if found else 503,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


def not_found(request: AnyRequest, _: NotFoundException) -> Response[Any]:
    """A person who is lost gets the page, which says so; a program gets what programs get."""
    if "text/html" in request.headers.get("accept", ""):
        return _document(404)
    return nothing_there(request)


@get("/favicon.svg", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    icon = STATIC / "favicon.svg"
    found = icon.exists()
    return Response(
        icon.read_bytes() if found else b"",
        status_code=200 if found else 404,
        media_type="image/svg+xml" if found else MediaType.TEXT,
        headers={"cache-control": "public, max-age=86400"},
    )


def routes() -> list[HTTPRouteHandler | Router]:
    """The document, its icon, and the files it loads: these stay for a year, for a name changes with its content."""
    assets = STATIC / "assets"
    files = create_static_files_router("/assets", [assets], include_in_schema=False, after_request=_keep)
    return [document, favicon, *([files] if assets.exists() else [])]


def _keep(response: Response[bytes]) -> Response[bytes]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response
