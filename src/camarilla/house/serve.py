"""Runs a house: logs, loop and server, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import sys

import structlog
import uvicorn

from .settings import Settings
from .tidy import keep_tidy
from .web.app import make_app
from .web.guard import Guard
from .web.wire import wires

MOST_FRAME = 16 * 1024


def serve(settings: Settings, announce: str = "") -> None:
    """Open the house and keep it open. A first Ctrl-C or SIGTERM closes it in order: nothing acknowledged is lost."""
    set_up_logs()
    if announce:
        print(announce, flush=True)
    # The server closes in order and then raises the signal again; that must not end the process in disorder.
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, lambda *_: None)
    # The threads of the database need the interpreter for moments only: they are let in soon, for others wait for them.
    sys.setswitchinterval(0.001)
    server = uvicorn.Server(server_config(make_app(settings), settings))
    keep_tidy()
    server.run()


def server_config(app: Guard, settings: Settings) -> uvicorn.Config:
    """How the house is served: what it says and takes, wherever it runs."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=wires(),
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        http="httptools",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        timeout_graceful_shutdown=10,
    )


def set_up_logs() -> None:
    """One JSON object a line on stderr; plain lines where a person looks on."""
    person = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
