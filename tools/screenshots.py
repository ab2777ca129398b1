"""Takes a picture of every room into ``docs/pictures``: light and dark, wide and narrow, in both languages.

python -m tools.screenshots [word ...]     only pictures whose name has one of the words
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.house.running import Apart
from tests.web.conftest import FLAGS
from tests.web.playing import choose_from_list, open_table

from camarilla.client import Client
from camarilla.core.registry import manifest, names

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (360, 760)}
TABLES = {name: pictures for name in names() if (pictures := manifest(name).pictures)}
LARGEST = max(TABLES, key=lambda name: manifest(name).players[1])
"""Whose lobby, form and profile are shown."""
LOOKS = [("wide", "light", "en"), ("wide", "dark", "ru"), ("phone", "light", "ru"), ("phone", "dark", "en")]
"""Every room in both sizes, both themes and both languages, in four pictures."""

Room = Callable[[Page], None]


def rooms() -> dict[str, Room]:
    """Every room by its name, and how to get there."""
    plain = {
        "front": "/",
        "new": f"/new/{LARGEST}",
        "settings": "/settings",
        "leaderboard": "/leaderboard",
        "history": "/history",
        "credits": "/credits",
        "nowhere": "/nowhere",
        **{f"rules-{game}": f"/rules/{game}" for game in TABLES},
    }
    found: dict[str, Room] = {name: _go(address) for name, address in plain.items()}
    found["lobby"] = _lobby
    for game, table in TABLES.items():
        found[f"table-{game}"] = _table(game, table.players)
        found[f"choice-{game}"] = _choice(game, table.players)
    found["moves"] = _moves
    for game, table in TABLES.items():
        found[f"end-{game}"] = _end(game, min(table.players, 3))
        found[f"replay-{game}"] = _replay(game, min(table.players, 3))
    found["profile"] = _profile
    return found


def _go(address: str) -> Room:
    def room(page: Page) -> None:
        page.goto(address)

    return room


def _lobby(page: Page) -> None:
    page.goto(f"/table/{open_table(page, LARGEST, bot=None, seats=4)}")


def _table(game: str, seats: int) -> Room:
    def room(page: Page) -> None:
        page.goto(f"/table/{open_table(page, game, bot='novice', seats=seats)}")
        for _ in range(3):
            page.locator(".bar.mine .buttons button[title]").or_(page.locator("#verdict")).first.wait_for()
            if page.locator("#verdict").count():
                return
            choose_from_list(page)
        page.wait_for_timeout(300)

    return room


def _moves(page: Page) -> None:
    _table(LARGEST, 3)(page)
    page.locator(".bar.mine").wait_for()
    page.keyboard.press("m")


def _choice(game: str, seats: int) -> Room:
    """In the middle of a choice: something on the board has been touched once."""

    def room(page: Page) -> None:
        page.goto(f"/table/{open_table(page, game, bot='novice', seats=seats)}")
        page.locator(".bar.mine").wait_for()
        on_board = page.locator(".board [data-touch]")
        (on_board.last if on_board.count() else page.locator(".bar .buttons button").first).click()
        page.wait_for_timeout(300)

    return room


@cache
def _ended(game: str, seats: int, house: str) -> str:
    """A game that was played to its end, once for all pictures of this run; its table."""
    dice = random.Random(7)
    with Client(house) as ada:
        ada.post("/api/me", name="Lady Ada", avatar="rose", language="en")
        seat = ada.open_table(game, bot="novice", seats=seats, options=TABLES[game].short)
        for turn in seat.turns():
            turn.play(dice.choice(turn.moves()))
    return seat.table


def _end(game: str, seats: int) -> Room:
    def room(page: Page) -> None:
        page.goto(f"/table/{_ended(game, seats, _home(page))}")
        page.locator("#verdict").wait_for()

    return room


def _replay(game: str, seats: int) -> Room:
    def room(page: Page) -> None:
        page.goto(f"/replay/{_ended(game, seats, _home(page))}")
        page.wait_for_timeout(300)

    return room


def _profile(page: Page) -> None:
    """Of Lady Ada, who has played."""
    table = _ended(LARGEST, 3, _home(page))
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    page.goto(f"/person/{next(seat['person'] for seat in seats if seat['person'])}")


def _home(page: Page) -> str:
    parts = urlsplit(page.url)
    return f"{parts.scheme}://{parts.netloc}"


def _context(browser: Browser, house: Apart, size: str, theme: str, language: str) -> BrowserContext:
    width, height = SIZES[size]
    return browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "ru": "ru-RU"}[language],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )


def main(words: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Apart(f"sqlite:///{folder}/house.db")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size, theme, language in LOOKS:
            context = _context(browser, house, size, theme, language)
            page = context.new_page()
            page.goto("/")
            for name, room in rooms().items():
                picture = f"{name}-{size}-{theme}-{language}"
                if words and not any(word in picture for word in words):
                    continue
                room(page)
                page.wait_for_load_state("networkidle")
                page.evaluate("document.fonts.ready")
                page.screenshot(path=PICTURES / f"{picture}.jpg", type="jpeg", quality=60)
            context.close()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
