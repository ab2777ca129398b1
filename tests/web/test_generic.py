"""The generic board: a game from outside the house is played on it, with nothing drawn for it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ..house.running import Apart
from ..outside.installed import GAMES, install
from .conftest import AT_ONCE, PATIENCE
from .playing import as_long_as, open_table, show_result
from .test_keyboard import FOCUSED, to_another
from .test_sight import LOOK, SIZES, my_turn

CONFIRM = "[data-part=confirm] button"
BOARD, OWN, SEATS = "[data-part=board]", "[data-part=own]", "[data-part=seat]"
PLAIN = [(name, 4 if name == "plain-devils-castle" else 2) for name in GAMES if name.startswith("plain-")]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house beside which another package with games is installed."""
    folder = tmp_path_factory.mktemp("outside")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*([before] if before else []), *install(folder)])
    try:
        running = Apart(f"sqlite:///{folder / 'house.db'}", None, "--advice", "0.1")
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    yield running.url
    running.stop()


@pytest.fixture
def guest(browser: Browser, browser_context_args: dict[str, Any], outside: str) -> Iterator[Page]:
    context = browser.new_context(**{**browser_context_args, "base_url": outside})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(AT_ONCE)
    yield page
    context.close()


def sit_down(page: Page, game: str = "lantern-fair", seats: int = 2, **options: int) -> None:
    page.goto(f"/table/{open_table(page, game, seats=seats, options=options)}")
    my_turn(page)
    page.locator(f"{BOARD} .block").first.wait_for()


def seq(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-seq")


def confirm(page: Page) -> None:
    before = seq(page)
    page.locator(CONFIRM).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_every_kind_of_hint_is_shown(guest: Page) -> None:
    sit_down(guest)
    board = guest.locator(BOARD)
    square = board.get_by_role("group", name="The square")
    expect(square.get_by_role("button")).to_have_count(9)
    expect(board.get_by_role("group", name="Bets").get_by_role("button", name="2, 5")).to_be_visible()
    expect(board.get_by_role("group", name="The lane").get_by_role("listitem")).to_have_count(16)
    expect(board.get_by_role("group", name="Round")).to_contain_text("1")
    expect(board.get_by_role("group", name="Lanterns left")).to_contain_text("12")
    expect(board.get_by_role("group", name="News")).to_contain_text("The fair begins.")
    expect(guest.locator(OWN).get_by_role("group", name="Your lanterns").get_by_role("button")).to_have_count(3)
    expect(guest.locator(OWN).get_by_role("group", name="Your dice").locator("svg")).to_have_count(2)
    for seat in range(2):
        expect(guest.locator(SEATS).nth(seat).get_by_role("group", name="Coins")).to_contain_text("5")
    expect(guest.locator(".head").get_by_text("Walk farthest down the lane: you stand at 0.").first).to_be_visible()


def test_a_whole_game_by_mouse(guest: Page) -> None:
    sit_down(guest)
    # A place between two axes: the highest, so that no bot's bet is higher.
    guest.get_by_role("group", name="Bets").get_by_role("button", name="3, 6").click()
    expect(guest.locator("[data-part=prompt]")).to_contain_text("Bet on 3 × 6")
    confirm(guest)
    my_turn(guest)
    first = seq(guest)
    # A card of my hand and a place of a grid: lit, touched, taken back, made.
    card = guest.locator(OWN).get_by_role("group", name="Your lanterns").get_by_role("button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    place = guest.locator(f"{BOARD} .grid").get_by_role("button", name=re.compile("^[abc][123]$")).first
    square = place.get_attribute("aria-label") or ""
    place.click()
    expect(guest.locator("[data-part=prompt]")).to_contain_text(square)
    place.click()
    expect(place).to_have_attribute("aria-pressed", "false")
    place.click()
    assert seq(guest) == first
    confirm(guest)
    expect(guest.locator(f"{BOARD} .grid").get_by_title(f"{square}: ", exact=False)).to_be_visible()
    # A seat, and a number between two ends.
    my_turn(guest)
    expect(guest.get_by_role("group", name="The bet")).to_contain_text("3")
    guest.get_by_role("button", name="Choose Random").click()
    guest.get_by_role("slider").fill("3")
    expect(guest.locator("[data-part=prompt]")).to_contain_text("coins")
    confirm(guest)
    guest.locator("[data-over]").wait_for()
    # What was hidden lies before everybody, and the end can be read.
    for seat in range(2):
        expect(guest.locator(SEATS).nth(seat).get_by_role("group", name="Dice").locator("svg")).to_have_count(2)
    show_result(guest)


def test_a_whole_game_by_keyboard(guest: Page) -> None:
    sit_down(guest)
    for _ in range(3):
        my_turn(guest)
        turn_by_keyboard(guest)
    guest.locator("[data-over]").wait_for()


def turn_by_keyboard(page: Page) -> None:
    """Tab to what can be touched, arrows among it, Enter until the move is whole, and Enter once more."""
    before = seq(page)
    for tabs in as_long_as(lambda: not (page.evaluate(FOCUSED) or {}).get("touch")):
        assert tabs < 40, "Tab does not lead to what can be touched"
        page.keyboard.press("Tab")
    for touched in as_long_as(lambda: not page.locator(f"{CONFIRM}:not([disabled])").count()):
        assert touched < 8, "no move is whole"
        if touched:
            to_another(page)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_axe_finds_nothing(guest: Page, theme: Literal["light", "dark"], language: str) -> None:
    guest.goto("/")
    kept = {"language": language, "theme": theme, "pace": "once"}
    guest.evaluate("kept => localStorage.setItem('camarilla', JSON.stringify(kept))", kept)
    sit_down(guest, seats=3)
    guest.locator(f"{OWN} [data-touch]").first.click()
    found = Axe().run(guest)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_out_of_sight(guest: Page, players: int, language: str) -> None:
    guest.goto("/")
    kept = {"language": language, "pace": "once"}
    guest.evaluate("kept => localStorage.setItem('camarilla', JSON.stringify(kept))", kept)
    sit_down(guest, seats=players)
    assert not faults(guest, players, SIZES)


def faults(page: Page, players: int, sizes: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for size in sizes:
        resize(page, size)
        seen = page.evaluate(LOOK)
        cut = page.evaluate(CUT)
        wrong = [*seen["wrong"], *cut, *([] if seen["seats"] == players else [f"{seen['seats']} seats"])]
        if wrong:
            found[size] = wrong[:6]
    return found


CUT = """() => [...document.querySelectorAll("[data-part] .block, [data-part=board] button")]
    .filter((thing) => {
        const box = thing.getBoundingClientRect();
        const part = thing.closest("[data-part]").getBoundingClientRect();
        const across = box.left < part.left - 1 || box.right > part.right + 1;
        return across || box.top < part.top - 1 || box.bottom > part.bottom + 1;
    })
    .map((thing) => `cut off: ${thing.outerHTML.slice(0, 120)}`)"""
"""What reaches out of its part: parts hide what does."""


PLACES = """() => [...document.querySelectorAll(".block, .tray button, [data-part]")].map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
})"""


def test_choosing_moves_nothing(guest: Page) -> None:
    sit_down(guest, seats=3)
    before = guest.evaluate(PLACES)
    guest.locator(f"{OWN} [data-touch]").first.click()
    assert guest.evaluate(PLACES) == before
    guest.locator(f"{BOARD} .cell [data-touch]").first.click()
    assert guest.evaluate(PLACES) == before


@pytest.mark.parametrize(("game", "players"), PLAIN)
def test_the_games_of_the_house_can_be_played_by_guesses_alone(guest: Page, game: str, players: int) -> None:
    # I begin: in the coach a bot might declare, and end the game, before I am asked anything.
    sit_down(guest, game, players, **({"first": 1} if game == "plain-devils-castle" else {}))
    over = guest.locator("[data-over]")
    for _ in range(6):
        guest.locator(".dock.mine").or_(over).first.wait_for()
        if over.count():
            break
        before = seq(guest)
        for tries in as_long_as(lambda: not guest.locator(f"{CONFIRM}:not([disabled])").count()):
            assert tries < 12, "nothing that can be touched makes a whole move"
            guest.locator("[data-touch][aria-pressed=false]").first.click()
        guest.locator(CONFIRM).click()
        expect(guest.locator(".table")).not_to_have_attribute("data-seq", before or "")
    guest.locator(".dock.mine").or_(over).first.wait_for()
    if not over.count():
        assert not faults(guest, players, ["360x640", "844x390", "1440x900"])
