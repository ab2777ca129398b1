"""For those who run the house: is it alive, can it serve, what is it doing."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from ... import __version__
from .. import metrics
from ..errors import refused
from .door import TheHouse


class Health(msgspec.Struct):
    version: str
    ready: bool
    tables: int
    sockets: int


@get("/health", summary="Whether the process is alive", sync_to_thread=False)
def health(house: TheHouse) -> Health:
    return Health(__version__, house.is_open, len(house.hall), len(house.sockets))


@get("/ready", summary="Whether the house can serve: the database answers")
async def ready(house: TheHouse) -> Response[Health]:
    able = house.is_open and await house.ready()
    told = Health(__version__, able, len(house.hall), len(house.sockets))
    return Response(told, status_code=200 if able else 503)


@get("/metrics", summary="Counters, for Prometheus", media_type="text/plain", sync_to_thread=False)
def show_metrics(house: TheHouse) -> bytes:
    if not house.settings.metrics:
        raise refused("metrics", 404)
    metrics.SOCKETS.set(len(house.sockets))
    metrics.TABLES.set(len(house.hall))
    return metrics.shown()


ROUTES = [health, ready, show_metrics]
