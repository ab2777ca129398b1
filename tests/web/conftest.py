"""Fixtures: a house of its own with the built page, and a real Chromium in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from camarilla.house.web.page import STATIC

from ..house.running import Apart
from . import engines

collect_ignore = [] if [*engines.found()] else ["test_engines.py"]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium where there is one, else Playwright's own."""
    found = shutil.which("chromium")
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    assert (STATIC / "index.html").exists(), "the page has not been built: make page"
    folder: Path = tmp_path_factory.mktemp("house")
    running = Apart(f"sqlite:///{folder / 'house.db'}", None, "--advice", "0.1")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(house: Apart) -> str:
    return house.url


PATIENCE = 30_000
"""Milliseconds that a page is waited for: machines that test are busy."""
expect.set_options(timeout=PATIENCE / 2)


AT_ONCE = """if (!localStorage.camarilla) localStorage.camarilla = JSON.stringify({ pace: "once" });"""
"""Everything is shown at once, unless a test asks for another pace."""


@pytest.fixture(autouse=True)
def patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    page.add_init_script(AT_ONCE)


@pytest.fixture
def other_page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A second browser: another person."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(AT_ONCE)
    yield page
    context.close()
