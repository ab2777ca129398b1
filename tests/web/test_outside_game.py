"""A game of another package with a board of its own: a module that the page loads from the house."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..house.running import Apart
from ..outside import install
from .playing import open_table


@pytest.fixture(scope="module")
def other_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    folder: Path = tmp_path_factory.mktemp("outside")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        patch.setenv("PYTHONPATH", path)
        running = Apart(f"sqlite:///{folder / 'house.db'}")
    yield running
    running.stop()


def test_its_board_is_played_on(page: Page, other_house: Apart) -> None:
    troubles: list[str] = []
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"{other_house.url}/")
    expect(page.locator(".door img[src*='court-nim']")).to_be_visible()
    page.goto(f"{other_house.url}/table/{open_table(page, 'court-nim', bot='novice')}")
    stones = page.locator(".court-nim .stone")
    expect(stones).to_have_count(9)
    expect(page.locator(".court-nim")).to_have_css("display", "flex")
    page.locator(".court-nim .stone:not([disabled])", has_text="3").click()
    expect(stones).to_have_count(5)  # three of mine, and one that the novice takes
    page.locator(".court-nim .stone:not([disabled])", has_text="1").click()
    expect(stones).to_have_count(3)
    page.locator(".court-nim .stone:not([disabled])", has_text="3").click()
    expect(page.locator("#verdict")).to_be_visible()
    assert troubles == []


def test_its_rules_are_read_from_its_package(page: Page, other_house: Apart) -> None:
    page.goto(f"{other_house.url}/rules/court-nim")
    expect(page.locator("article h1")).to_have_text("Court Nim")
    expect(page.locator("article")).to_contain_text("Whoever takes the last stone wins.")
