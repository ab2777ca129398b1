"""Brings a database to the present schema when the house opens. Alembic is imported only when there is work to do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ...core.errors import CamarillaError
from .databases import Database

HEAD: Final = "0003"
"""The newest file in ``migrations/versions``; a test keeps it true."""


async def migrate(database: Database) -> None:
    await database.transact(_bring_up)


def _bring_up(connection: Connection) -> None:
    if connection.dialect.name != "sqlite":
        # Two nodes may start at once: one migrates, the other waits and finds it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(4672001)"))
    version = _version(connection)
    if version == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise CamarillaError(
            f"the database is at version {version}, which this Camarilla ({HEAD}) does not know: {error}"
        ) from None


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
