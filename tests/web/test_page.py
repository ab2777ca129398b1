"""The page itself: reachable for everybody, still, and never calling anywhere but home."""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from .conftest import AT_ONCE
from .playing import open_table, play_to_the_end

ROOMS = [
    "/",
    "/new/cursed-court",
    "/settings",
    "/rules/devils-castle",
    "/leaderboard",
    "/history",
    "/credits",
    "/nowhere",
]


class Finished(NamedTuple):
    """A game that is over, and one of its players."""

    table: str
    person: str

    @property
    def rooms(self) -> list[str]:
        return [f"/table/{self.table}", f"/replay/{self.table}", f"/person/{self.person}"]


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.fixture(scope="module")
def finished(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Finished:
    """A game that somebody has played to its end, and who it was."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    table = open_table(page, "cursed-court", seats=2, options={"years": 1})
    page.goto(f"/table/{table}")
    play_to_the_end(page)
    person = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]["id"]
    context.close()
    return Finished(table, person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_any_room(page: Page, finished: Finished, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    found = {}
    for room in [*ROOMS, *finished.rooms]:
        page.goto(room)
        settle(page)
        found[room] = violations(page)
    lobby = open_table(page, "pocket-intrigues", bot=None, seats=3)
    table = open_table(page, "rose-king")
    for room in (f"/table/{lobby}", f"/table/{table}"):
        page.goto(room)
        settle(page)
        found[room] = violations(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".considered").wait_for()
    found["hint"] = violations(page)
    page.keyboard.press("m")
    found["moves"] = violations(page)
    assert {room: told for room, told in found.items() if told} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_review_with_everything_open(page: Page, finished: Finished, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(f"/replay/{finished.table}")
    page.get_by_label("View as").select_option("open")
    page.get_by_role("button", name="Ask the master").click()
    page.get_by_role("status").filter(has_text="worth a second look").wait_for(timeout=30_000)
    page.get_by_text("Show good moves too").click()
    page.locator(".review li button").first.click()
    page.locator(".verdict").first.wait_for()
    settle(page)
    assert violations(page) == []


def test_no_request_leaves_the_house_and_no_policy_is_broken(page: Page, base_url: str) -> None:
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    for room in ROOMS[:-1]:  # the last one is nowhere: a browser calls that an error
        page.goto(room)
        settle(page)
    page.goto(f"/table/{open_table(page, 'devils-castle', seats=4, options={'first': 1})}")
    page.locator("[data-part=prompt]").wait_for()
    settle(page)
    home = urlsplit(base_url).netloc
    assert {urlsplit(one).netloc for one in asked} == {home}
    assert troubles == []


@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_jumps_and_nothing_scrolls_sideways(page: Page, finished: Finished, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script(
        """window.shifts = [];
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
        new PerformanceObserver((list) => {
            for (const { hadRecentInput, value, sources } of list.getEntries()) {
                const moved = sources.map(({ node, previousRect, currentRect }) =>
                    [(node?.parentElement ?? node)?.className, box(previousRect), box(currentRect)]);
                if (!hadRecentInput) window.shifts.push([value, moved]);
            }
        }).observe({type: "layout-shift", buffered: true});"""
    )
    table = open_table(page, "devils-castle", options={"first": 1})  # nobody moves before I do
    for room in [*ROOMS, *finished.rooms, f"/table/{table}"]:
        page.goto(room)
        settle(page)
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) < 0.1, (room, shifts)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), room
