"""examples/liars-dice in the browser: a stranger's game on the board that nobody drew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..house.running import Apart
from ..outside.new_game import Stranger
from .playing import open_table

PROJECT = Path(__file__).parents[2] / "examples" / "liars-dice"


@pytest.fixture
def house_with_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Apart]:
    monkeypatch.setenv("CAMARILLA_INTERPRETED", "1")
    stranger = Stranger(tmp_path / "dice", PROJECT)
    stranger.install()
    monkeypatch.setenv("PYTHONPATH", stranger.path)
    running = Apart(f"sqlite:///{tmp_path / 'house.db'}")
    yield running
    running.stop()


def test_a_bid_is_touched_and_a_doubt_lifts_the_cups(page: Page, house_with_dice: Apart) -> None:
    troubles: list[str] = []
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"{house_with_dice.url}/")
    page.goto(f"{house_with_dice.url}/table/{open_table(page, 'liars-dice', bot='novice', seats=2)}")
    page.locator(".dock.mine").wait_for()
    board, own = page.locator("[data-part=board]"), page.locator("[data-part=own]")
    expect(own.get_by_role("group", name="Your dice").locator(".thing.die")).to_have_count(5)
    board.get_by_role("button", name="sixes, 10").click()
    page.locator("[data-part=confirm] button").click()
    last = board.get_by_role("group", name="Last round")
    expect(last).to_contain_text("10 sixes")
    assert troubles == []
