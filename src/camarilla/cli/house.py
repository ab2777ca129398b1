"""``serve``, ``worker``, ``admin`` and ``backup``: the house from the command line."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

from ..core.errors import CamarillaError
from ..house.settings import Mail, Settings
from .table import data_folder


def serve_house(settings: Settings) -> None:
    from ..house.serve import serve

    check_workers(settings)
    serve(settings, f"Camarilla is running: http://{settings.host}:{settings.port}  (Ctrl-C stops it)")


def check_workers(settings: Settings) -> None:
    """A queue needs a database that several machines can share, and the packages for it."""
    if settings.workers == "here":
        return
    try:
        from ..house.services.thinking.queue import queue_app
        from ..house.storage.databases import open_database
    except ImportError as error:
        raise _no_cluster(error) from None
    queue_app(open_database(settings.database))


def run_worker(database: str, processes: int) -> None:
    try:
        from ..house.serve import set_up_logs
        from ..house.services.thinking.queue import work
    except ImportError as error:
        raise _no_cluster(error) from None
    set_up_logs()
    try:
        asyncio.run(work(database, processes))
    except OSError as error:
        raise CamarillaError(f"the database does not answer: {error}") from None


def _no_cluster(error: ImportError) -> CamarillaError:
    return CamarillaError(f"a queue needs {error.name}: pip install 'camarilla[cluster]'")


def database_or_usual(database: str | None) -> str:
    """The database that was named, or a file in this user's data folder."""
    return database or f"sqlite:///{data_folder() / 'house.db'}"


def mail_from_environment() -> Mail | None:
    """The SMTP server, from ``CAMARILLA_SMTP=host:port`` and its companions."""
    server = os.environ.get("CAMARILLA_SMTP")
    if not server:
        return None
    host, _, port = server.partition(":")
    if port and not port.isdigit():
        raise CamarillaError(f"CAMARILLA_SMTP={server!r}: expected host:port")
    return Mail(
        host=host,
        port=int(port or 587),
        sender=os.environ.get("CAMARILLA_SMTP_FROM", "house@localhost"),
        user=os.environ.get("CAMARILLA_SMTP_USER"),
        password=os.environ.get("CAMARILLA_SMTP_PASSWORD"),
    )


def ban(database: str | None, who: str, yes: bool) -> None:
    from ..house.services import admin

    asyncio.run(admin.with_database(database_or_usual(database), lambda c: admin.ban(c, who, yes)))
    print(f"{who} is {'banned' if yes else 'no longer banned'}")


def export(database: str | None, who: str) -> None:
    from ..house.services import admin

    exported = asyncio.run(admin.with_database(database_or_usual(database), lambda c: admin.export(c, who)))
    print(json.dumps(exported, ensure_ascii=False, indent=1))


def forget(database: str | None, who: str) -> None:
    from ..house.services import admin

    asyncio.run(admin.with_database(database_or_usual(database), lambda c: admin.forget(c, who)))
    print(f"{who} is deleted")


def make_backup(database: str | None, to: Path) -> None:
    from ..house.storage.backup import backup

    backup(database_or_usual(database), to)
    print(to)
