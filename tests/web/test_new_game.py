"""The game that ``camarilla new-game`` writes, in the browser: nobody has drawn a board for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..house.running import Apart
from ..outside.new_game import NAME, Installed
from .playing import choose_from_list, open_table


@pytest.fixture
def new_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Apart]:
    monkeypatch.setenv("PYTHONPATH", Installed(tmp_path / "new").path)
    running = Apart(f"sqlite:///{tmp_path / 'house.db'}")
    yield running
    running.stop()


def test_its_table_opens_and_a_bid_is_made(page: Page, new_house: Apart) -> None:
    troubles: list[str] = []
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"{new_house.url}/")
    expect(page.locator(".door", has_text="Secret Dice")).to_be_visible()
    page.goto(f"{new_house.url}/table/{open_table(page, NAME, bot='novice', options={'rounds': 1})}")
    choose_from_list(page)
    expect(page.locator("#verdict")).to_be_visible()
    assert troubles == []
