"""For operators: whether the house is alive, whether it can serve, and what it is doing."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from prometheus_client import generate_latest

from ... import __version__
from .. import metrics
from ..errors import refused
from ..house import House
from .auth import TheHouse


class Health(msgspec.Struct):
    version: str
    ready: bool
    tables: int
    sockets: int


@get("/health", summary="Whether the process is alive", sync_to_thread=False)
def health(house: TheHouse) -> Health:
    return _health(house, house.is_open)


@get("/ready", summary="Whether the house can serve: the database answers")
async def ready(house: TheHouse) -> Response[Health]:
    able = house.is_open and await house.ready()
    return Response(_health(house, able), status_code=200 if able else 503)


def _health(house: House, ready: bool) -> Health:
    return Health(__version__, ready, len(house.hall), len(house.connections))


@get("/metrics", summary="Counters, for Prometheus", media_type="text/plain", sync_to_thread=False)
def show_metrics(house: TheHouse) -> bytes:
    if not house.settings.metrics:
        raise refused("metrics", 404)
    metrics.SOCKETS.set(len(house.connections))
    metrics.TABLES.set(len(house.hall))
    return generate_latest(metrics.REGISTRY)
