"""The application: routes, page, guard, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from ... import __version__
from ...core.errors import CamarillaError
from ..house import House
from ..settings import Settings
from . import account, after, alerts, games, lobby, me, operators, passkeys, profile, programs
from .door import house_of, refuse
from .guard import Guard

PAGE = Path(__file__).parent / "page"
MOST_BODY = 64 * 1024

log = structlog.get_logger(__name__)


@get(["/", "/table/{table:str}"], include_in_schema=False, sync_to_thread=False)
def page(table: FromPath[str] = "") -> Response[bytes]:
    return Response(_index(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def _index() -> bytes:
    return (PAGE / "index.html").read_bytes()


def make_app(settings: Settings) -> Guard:
    """The house as an ASGI application; it opens and closes with the server's lifespan."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        log.info("house_open", database=house.storage.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            await house.close()
            log.info("house_closed")

    app = Litestar(
        route_handlers=[
            page,
            *games.ROUTES,
            *me.ROUTES,
            *account.ROUTES,
            *passkeys.ROUTES,
            *programs.ROUTES,
            *alerts.ROUTES,
            *lobby.ROUTES,
            *after.ROUTES,
            *profile.ROUTES,
            *operators.ROUTES,
            create_static_files_router("/static", [PAGE], include_in_schema=False),
        ],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers={CamarillaError: refuse},
        lifespan=[lifespan],
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Camarilla", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=MOST_BODY,
    )
    return Guard(app, house)
