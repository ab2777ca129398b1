"""Fixtures: a house in this process with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .running import Here, house_here


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
async def here(anyio_backend: str, database: str) -> AsyncIterator[Here]:
    async with house_here(database) as running:
        yield running
