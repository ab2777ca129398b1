"""The application: routes, page, guard, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ...core.errors import CamarillaError
from ..house import House
from ..settings import Settings
from . import (
    account,
    advice,
    after,
    alerts,
    drawing,
    games,
    lobby,
    me,
    operators,
    page,
    passkeys,
    profile,
    programs,
    statistics,
)
from .door import house_of, misunderstood, refuse, trouble
from .guard import Guard

MOST_BODY = 64 * 1024

log = structlog.get_logger(__name__)


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
            *page.routes(),
            *games.ROUTES,
            *drawing.ROUTES,
            *me.ROUTES,
            *account.ROUTES,
            *passkeys.ROUTES,
            *programs.ROUTES,
            *alerts.ROUTES,
            *lobby.ROUTES,
            *after.ROUTES,
            *advice.ROUTES,
            *profile.ROUTES,
            *statistics.ROUTES,
            *operators.ROUTES,
        ],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers={
            CamarillaError: refuse,
            NotFoundException: page.not_found,
            HTTPException: misunderstood,
            Exception: trouble,
        },
        lifespan=[lifespan],
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Camarilla", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=MOST_BODY,
    )
    return Guard(app, house)
