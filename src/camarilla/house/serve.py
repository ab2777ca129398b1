"""Runs a house, with logs and server, until it is stopped."""

from __future__ import annotations

import logging
import signal
import sys

import structlog
import uvicorn

from .gc_tuning import tune_garbage_collector
from .settings import Settings
from .web.app import make_app
from .web.middleware import Middleware
from .web.websocket import WebSocket

MAX_FRAME_BYTES = 16 * 1024


def serve(settings: Settings, announce: str = "") -> None:
    """Open the house and keep it open. A first Ctrl-C or SIGTERM closes it in order: nothing acknowledged is lost."""
    set_up_logs()
    if announce:
        print(announce, flush=True)
    # The server closes in order and then raises the signal again, which must not kill the process.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    # Database threads need the interpreter only briefly, and others wait for them: it is handed over soon.
    sys.setswitchinterval(0.001)
    server = uvicorn.Server(server_config(make_app(settings), settings))
    tune_garbage_collector()
    server.run()


def server_config(app: Middleware, settings: Settings) -> uvicorn.Config:
    """How the house is served, by the command line and in tests alike."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=WebSocket,  # type: ignore[arg-type]  # an asyncio protocol by its methods; compiled, it inherits nothing
        ws_max_size=MAX_FRAME_BYTES,
        http="httptools",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        timeout_graceful_shutdown=10,
    )


def set_up_logs() -> None:
    """One JSON object per line on stderr; readable lines at a terminal."""
    at_terminal = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if at_terminal else structlog.processors.JSONRenderer(ensure_ascii=False)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.processors.TimeStamper(fmt="iso"),
                structlog.processors.format_exc_info,
            ],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("camarilla").setLevel(logging.INFO)
