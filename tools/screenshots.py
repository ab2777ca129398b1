"""Takes a picture of every room into ``docs/pictures``: light and dark, wide and narrow, in both languages.

python -m tools.screenshots [word ...]     only pictures whose name has one of the words
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.house.running import Apart
from tests.web.conftest import FLAGS
from tests.web.playing import choose_from_list, open_table, play_to_the_end

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (360, 760)}
GAMES = {"rose-king": 2, "cursed-court": 4, "pocket-intrigues": 4, "devils-castle": 5}
LOOKS = [("wide", "light", "en"), ("wide", "dark", "ru"), ("phone", "light", "ru"), ("phone", "dark", "en")]

Room = Callable[[Page], None]


def rooms() -> dict[str, Room]:
    """Every room by its name, and how to get there."""
    plain = {
        "front": "/",
        "new": "/new/cursed-court",
        "settings": "/settings",
        "rules": "/rules/pocket-intrigues",
        "leaderboard": "/leaderboard",
        "history": "/history",
        "credits": "/credits",
        "nowhere": "/nowhere",
    }
    found: dict[str, Room] = {name: _go(address) for name, address in plain.items()}
    found["lobby"] = _lobby
    found |= {f"table-{game}": _table(game, seats) for game, seats in GAMES.items()}
    found["moves"] = _moves
    found["end"] = _end
    found["replay"] = _replay
    return found


def _go(address: str) -> Room:
    def room(page: Page) -> None:
        page.goto(address)

    return room


def _lobby(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot=None, seats=4)}")


def _table(game: str, seats: int) -> Room:
    def room(page: Page) -> None:
        page.goto(f"/table/{open_table(page, game, seats=seats)}")
        for _ in range(3):
            page.locator(".bar.mine .buttons button[title]").or_(page.locator("#verdict")).first.wait_for()
            if page.locator("#verdict").count():
                return
            choose_from_list(page)
        page.wait_for_timeout(300)

    return room


def _moves(page: Page) -> None:
    _table("cursed-court", 3)(page)
    page.locator(".bar.mine").wait_for()
    page.keyboard.press("m")


def _end(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=3, options={'years': 1})}")
    play_to_the_end(page)
    page.evaluate("scrollTo(0, 0)")


def _replay(page: Page) -> None:
    _end(page)
    page.goto(page.url.replace("/table/", "/replay/"))


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
                page.screenshot(path=PICTURES / f"{picture}.jpg", type="jpeg", quality=72)
            context.close()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
