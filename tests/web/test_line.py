"""Law 4: the table never goes away. The line breaks in every state of a turn, and nothing of it is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ..house.running import Apart, free_port
from .playing import choose_from_list, open_table

CONFIRM = "[data-part=confirm] button:not([disabled])"
MY_TURN = ".dock.mine .buttons button[title]:not([disabled])"
BANNER = "Connection lost, trying again…"
HALF_TYPED = "It was not me who"


def cut(page: Page) -> None:
    page.context.set_offline(True)
    is_cut(page)


def mend(page: Page) -> None:
    page.context.set_offline(False)
    expect(page.locator(".dock.lost")).to_have_count(0)


def is_cut(page: Page) -> None:
    """One banner, in the prompt's place; the board is there, and nothing on it can be played."""
    expect(page.locator(".dock.lost [data-part=prompt]")).to_have_text(BANNER)
    expect(page.locator(".frame").get_by_text(BANNER)).to_have_count(1)
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator("[data-extent]")).to_be_visible()
    expect(page.locator(CONFIRM)).to_have_count(0)


def entries(page: Page) -> Locator:
    return page.locator(".log li")


def is_taken(page: Page, before: int) -> None:
    """The move that was chosen can be made, and is."""
    page.locator(CONFIRM).click()
    expect(entries(page).nth(before)).to_be_visible()
    expect(page.locator(MY_TURN)).to_be_visible()


# What somebody may have been doing; each returns what must still be there


def idle(page: Page) -> list[Locator]:
    return [page.locator("[data-part=own]")]


def chosen(page: Page) -> list[Locator]:
    """A whole move, ready to be confirmed."""
    page.locator(".mine .hand [data-card][data-touch]").first.click()
    page.locator(CONFIRM).wait_for()
    return [page.locator(".route.strong"), page.locator(".field [aria-pressed=true]")]


def typing(page: Page) -> list[Locator]:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill(HALF_TYPED)
    return [page.get_by_role("tab", name="Chat", selected=True), page.get_by_label("Write a message")]


@pytest.mark.parametrize("doing", [idle, chosen, typing])
def test_the_line_breaks_and_comes_back(page: Page, doing: Callable[[Page], list[Locator]]) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    page.locator(MY_TURN).wait_for()
    before = entries(page).count()
    box = page.locator("[data-extent]").bounding_box()
    kept = doing(page)
    cut(page)
    for there in kept:
        expect(there).to_be_visible()
    assert page.locator("[data-extent]").bounding_box() == box
    mend(page)
    for there in kept:
        expect(there).to_be_visible()
    if doing is typing:
        expect(kept[-1]).to_have_value(HALF_TYPED)
        kept[-1].press("Enter")
        expect(page.locator(".chat li")).to_contain_text(HALF_TYPED)
        page.get_by_role("tab", name="Log").click()
    if doing is not chosen:
        chosen(page)
    is_taken(page, before)


def test_a_half_made_choice_is_kept(page: Page) -> None:
    options = {"wins": 1, "first": "A"}
    page.goto(f"/table/{open_table(page, 'pocket-intrigues', seats=2, options=options)}")
    page.locator(MY_TURN).wait_for()
    before = entries(page).count()
    page.locator(".half[data-touch]").first.click()
    chosen_half, called = page.locator(".half.chosen"), page.locator(".courtier.called, .branch")
    expect(chosen_half).to_be_visible()
    cut(page)
    expect(chosen_half).to_be_visible()
    mend(page)
    expect(chosen_half).to_be_visible()
    for _ in range(4):
        if page.locator(CONFIRM).count():
            break
        called.first.click()
    is_taken(page, before)


def test_what_is_being_told_waits_and_goes_on(page: Page) -> None:
    page.goto("/")
    page.evaluate("kept => localStorage.setItem('camarilla', kept)", json.dumps({"pace": "slow"}))
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=4)}")
    skip = page.get_by_role("button", name="Skip")
    page.locator(MY_TURN).or_(skip).first.wait_for()
    if skip.count():
        skip.click()
    choose_from_list(page)
    skip.wait_for()
    cut(page)
    page.wait_for_timeout(500)
    shown = entries(page).count()
    page.wait_for_timeout(3000)
    assert entries(page).count() <= shown + 1
    expect(skip).to_be_visible()
    mend(page)
    expect(entries(page).nth(shown)).to_be_visible()
    told = entries(page).last.locator("p").all_inner_texts()
    expect(page.locator("[data-part=prompt]")).to_contain_text(told[0])
    if skip.count():
        skip.click()
    expect(page.locator(MY_TURN)).to_be_visible()


def test_the_house_is_restarted(page: Page, tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'house.db'}", free_port()
    house = Apart(database, port)
    try:
        page.goto(f"{house.url}/")
        page.goto(f"{house.url}/table/{open_table(page, 'rose-king')}")
        page.locator(MY_TURN).wait_for()
        before = entries(page).count()
        kept = [*chosen(page), *typing(page)]
        house.kill()
        is_cut(page)
        for there in kept:
            expect(there).to_be_visible()
        house = Apart(database, port)
        expect(page.locator(".dock.lost")).to_have_count(0)
        for there in kept:
            expect(there).to_be_visible()
        expect(kept[-1]).to_have_value(HALF_TYPED)
        page.get_by_role("tab", name="Log").click()
        is_taken(page, before)
    finally:
        house.stop()


def test_only_a_table_that_does_not_exist_says_so(page: Page) -> None:
    table = open_table(page, "rose-king")
    page.route("**/api/tables/*", lambda route: route.abort())
    page.goto(f"/table/{table}")
    page.wait_for_timeout(1500)
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    page.unroute("**/api/tables/*")
    expect(page.locator(".dock.mine")).to_be_visible()
    page.goto("/table/nonesuch")
    expect(page.get_by_text("There is no such table")).to_be_visible()
