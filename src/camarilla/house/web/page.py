"""The page: built from ``web/`` into ``camarilla/static``. One document, and files that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router

from ... import __file__ as package
from .auth import AnyRequest
from .errors import unknown_address

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
    """The same document for every address: the page reads the address itself."""
    return _document(200)


def _document(status: int) -> Response[bytes]:
    index = STATIC / "index.html"
    built = index.exists()
    return Response(
        index.read_bytes() if built else UNBUILT,
        status_code=status if built else 503,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


def not_found(request: AnyRequest, _: NotFoundException) -> Response[Any]:
    """A browser gets the page, which says that nothing is there; a program gets an error."""
    if "text/html" in request.headers.get("accept", ""):
        return _document(404)
    return unknown_address(request)


@get("/favicon.svg", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    icon = STATIC / "favicon.svg"
    if not icon.exists():
        raise NotFoundException
    return Response(icon.read_bytes(), media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


def files() -> list[Router]:
    """The files that the document loads, if it was built: browsers keep them, since a new version has a new name."""
    assets = STATIC / "assets"
    for_ever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    return [create_static_files_router("/assets", [assets], cache_control=for_ever)] if assets.exists() else []
