"""How a person does things on the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect


def open_table(page: Page, game: str, bot: str | None = "random", seats: int | None = None, **terms: Any) -> str:
    """A table with quick bots, opened over the API with the page's own cookie; returns its id."""
    if page.url == "about:blank":
        page.goto("/")
    wanted = {"terms": {"game": game, "seats": seats, **terms}, "bot": bot, "ready": bot is not None}
    table: str = page.evaluate(
        """async (wanted) => {
            const post = (address, body) => fetch(address, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await post("/api/me", {});
            return (await post("/api/tables", wanted)).table;
        }""",
        wanted,
    )
    return table


def place_bot(page: Page, table: str, seat: int, bot: str = "random") -> None:
    """Put a quick bot on a seat over the API, as its table's host."""
    answer = page.request.post(f"/api/tables/{table}/seats/{seat}", data={"bot": bot})
    assert answer.ok, answer.text()


EVENING = 240
"""Seconds after which something that is done again and again has gone wrong."""


def as_long_as(wanted: Callable[[], object]) -> Iterator[int]:
    """Again and again while something holds, but not for ever: a page that does not answer fails its test."""
    until = time.monotonic() + EVENING
    times = 0
    while wanted():
        assert time.monotonic() < until, f"after {times} times it still went on"
        yield times
        times += 1


def choose_from_list(page: Page, number: int = 0) -> None:
    """Make a legal move from the plain list, as soon as there is one."""
    page.locator(".dock.mine .buttons button[title]:not([disabled])").wait_for()
    page.keyboard.press("m")
    moves = page.locator("dialog[open] li button")
    moves.nth(number).click()
    dialog = page.locator("dialog[open]")
    if dialog.count() and dialog.get_by_role("slider").count():
        dialog.locator("button.main").click()
    expect(dialog).to_have_count(0)


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Play from the list until the game is over; returns how many moves it took."""
    for made in range(most):
        over = page.locator("[data-over]")
        page.locator(".dock.mine .buttons button[title]:not([disabled])").or_(over).first.wait_for()
        if over.count():
            return made
        choose_from_list(page)
    raise AssertionError("the game did not end")


def open_menu(page: Page) -> Locator:
    """The menu of the table, once there is a table."""
    page.locator("[data-part=prompt]").wait_for()
    page.get_by_role("button", name="Menu").click()
    return page.locator("dialog[open]")


def speak_russian(page: Page) -> None:
    """Change the language at the table; the menu is closed again."""
    open_menu(page).get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def show_result(page: Page) -> None:
    """Open what the game came to, in its tab or drawer."""
    page.locator("[data-over]").wait_for()
    page.get_by_role("button", name="Result").or_(page.get_by_role("button", name="Итог")).first.click()
    expect(page.locator("#verdict")).to_be_visible()
