"""The application: routes, page, middleware, and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ...core.errors import CamarillaError
from ..house import House
from ..settings import Settings
from . import account, alerts, boards, games, operators, page, profile, programs, results, tables
from .auth import DEPENDENCIES
from .errors import bad_request, internal_error, refuse
from .middleware import Middleware

MODULES = (page, boards, games, account, programs, alerts, tables, results, profile, operators)
"""Every route that one of them defines is served."""
MAX_BODY_BYTES = 64 * 1024

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Middleware:
    """The house as an ASGI application; it opens and closes with the server's lifespan."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        log.info("the house is open, on %s", house.storage.database.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            await house.close()
            log.info("the house is closed")

    names = [value for module in MODULES for value in vars(module).values()]
    routes = [value for value in names if isinstance(value, HTTPRouteHandler)]
    app = Litestar(
        route_handlers=routes,
        dependencies=DEPENDENCIES,
        exception_handlers={
            CamarillaError: refuse,
            NotFoundException: page.not_found,
            HTTPException: bad_request,
            Exception: internal_error,
        },
        lifespan=[lifespan],
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Camarilla", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=MAX_BODY_BYTES,
    )
    return Middleware(app, house)
