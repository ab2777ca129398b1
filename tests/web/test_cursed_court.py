"""Cursed Court on its own board: by clicks in two browsers, by keyboard alone, by taps on a phone; its variants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from .playing import open_table, place_bot

MOST = 120
"""Bets of one person that no game of a year comes near."""
TOUCHABLE = ".region[data-touch]"
ONE_YEAR: dict[str, Any] = {"years": 1, "ties": "shared"}
"""A tie would ask a question that is no bet."""
MASKED: dict[str, Any] = {**ONE_YEAR, "masquerade": True}
PATIENCE = 15_000
"""Milliseconds for what happens at once on a machine that is not busy with other tests."""


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    screen = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**{**browser_context_args, **screen})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def verdict(page: Page) -> Locator:
    return page.locator("#verdict")


def my_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the game is over."""
    page.locator(TOUCHABLE).first.or_(verdict(page)).first.wait_for()
    return not verdict(page).count()


def confirm(page: Page) -> Locator:
    return page.locator(".bar button.main")


def bets_seen(page: Page) -> Locator:
    return page.locator(".log li")


def is_counted(page: Page) -> None:
    """The end counts every year and says the sum."""
    expect(verdict(page)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("columnheader", name="total")).to_be_visible()
    page.get_by_role("button", name="How year 1 was counted").click()
    expect(page.locator(".count .reckoning .crown").first).to_be_visible(timeout=PATIENCE)


# By clicks: two people and a bot, with feints


def sit_down_together(page: Page, other: Page) -> None:
    table = open_table(page, "cursed-court", bot=None, seats=3, options=MASKED)
    page.goto(f"/table/{table}")
    place_bot(page, table, 2)
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()


def drop_the_crown(page: Page, region: Locator) -> None:
    """Carry the crown in my hand to a region."""
    crown = page.locator("[data-home] .hand")
    crown.scroll_into_view_if_needed()
    crown.hover()
    page.mouse.down()
    region.hover(force=True)
    page.mouse.up()


def bet_by_mouse(page: Page, number: int) -> None:
    """Every third bet is dragged, every third is made by touching twice, the rest with the confirm button."""
    touchable = page.locator(TOUCHABLE)
    key = touchable.nth(number % 5 * 4 % touchable.count()).get_attribute("data-region")
    region = page.locator(f"[data-region={key}]")
    if number % 3 == 0:
        drop_the_crown(page, region)
    else:
        region.click()
    expect(region).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    if number == 1 and page.get_by_label("This crown is my feint").is_enabled():
        page.get_by_label("This crown is my feint").check()
        expect(page.locator(".sentence")).to_contain_text("Feint")
    stops = page.locator(".stops button")
    if stops.count() > 1:
        stops.nth(1 if number % 2 else 0).click()
    if number % 3 == 1:
        region.click()
    else:
        confirm(page).click()


def next_to_bet(page: Page, other: Page, name: str) -> Page | None:
    """Whose turn it is, as the first person's page shows it; None when the game is over."""
    theirs = page.locator(".seats .seat.waited", has_text=name)
    page.locator(TOUCHABLE).first.or_(theirs).or_(verdict(page)).first.wait_for()
    if verdict(page).count():
        return None
    return other if theirs.count() else page


def test_two_people_and_a_bot_play_a_year_by_mouse_to_the_score(page: Page, other_page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 1100})
    other_page.set_viewport_size({"width": 1440, "height": 1100})
    sit_down_together(page, other_page)
    expect(other_page.locator(".sentence")).to_be_visible()
    name = other_page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]["name"]
    for number in range(MOST):
        who = next_to_bet(page, other_page, name)
        if who is None:
            break
        assert my_turn(who)
        before = [bets_seen(one).count() for one in (page, other_page)]
        bet_by_mouse(who, number)
        for one, count in zip((page, other_page), before, strict=True):
            bets_seen(one).nth(count).wait_for(state="attached")
    is_counted(page)
    is_counted(other_page)
    assert page.locator(".sum").all_inner_texts() == other_page.locator(".sum").all_inner_texts()


# By keyboard alone


def reach_the_court(page: Page) -> None:
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.region[data-touch]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the regions cannot be reached with Tab")


def test_a_year_is_played_with_the_keyboard_alone(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=3, options=ONE_YEAR)
    page.goto(f"/table/{table}")
    chosen = page.locator(".region[aria-pressed=true]")
    for number in range(MOST):
        if not my_turn(page):
            break
        reach_the_court(page)
        page.keyboard.press("End" if number % 2 else "Home")
        page.keyboard.press("ArrowUp" if number % 2 else "ArrowRight")
        page.keyboard.press("Enter")
        expect(chosen).to_be_focused(timeout=PATIENCE)
        if number == 0:
            page.keyboard.press("+")
            expect(page.get_by_role("slider")).to_have_value("1")
            page.keyboard.press("Escape")
            expect(chosen).to_have_count(0, timeout=PATIENCE)
            page.keyboard.press("Enter")
        before = bets_seen(page).count()
        page.keyboard.press("Enter")
        bets_seen(page).nth(before).wait_for(state="attached")
    is_counted(page)


# By taps on a phone


def test_a_year_is_played_with_taps_on_a_phone(phone: Page) -> None:
    table = open_table(phone, "cursed-court", seats=6, options=ONE_YEAR)
    phone.goto(f"/table/{table}")
    for number in range(MOST):
        if not my_turn(phone):
            break
        assert phone.evaluate("document.documentElement.scrollWidth") == 360
        touchable = phone.locator(TOUCHABLE)
        key = touchable.nth(number % 3 * 7 % touchable.count()).get_attribute("data-region")
        region = phone.locator(f"[data-region={key}]")
        region.tap()
        expect(region).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        before = bets_seen(phone).count()
        confirm(phone).tap()
        bets_seen(phone).nth(before).wait_for(state="attached")
    is_counted(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_a_closed_region_says_why(phone: Page) -> None:
    table = open_table(phone, "cursed-court", seats=2, options=ONE_YEAR)
    phone.goto(f"/table/{table}")
    assert my_turn(phone)
    region = phone.locator("[data-region=king]")
    if region.get_attribute("data-touch") is not None:
        region.tap()
        confirm(phone).tap()
        expect(region).not_to_have_attribute("data-touch", "")
        assert my_turn(phone)
    region.scroll_into_view_if_needed()
    region.tap(force=True)  # it is marked as disabled, and yet it answers
    expect(phone.locator(".slip")).to_be_visible()
    assert phone.locator(".sentence").inner_text().strip().startswith("Your turn.")


# Variants, and readers of all kinds


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize(("theme", "tab"), [("light", "Log"), ("dark", "Notebook")])
def test_axe_finds_nothing_at_the_court(page: Page, theme: Literal["light", "dark"], tab: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    table = open_table(page, "cursed-court", seats=5, options=MASKED)
    page.goto(f"/table/{table}")
    assert my_turn(page)
    page.locator(TOUCHABLE).first.click()
    expect(confirm(page)).to_be_visible()
    page.get_by_role("tab", name=tab).click()
    page.evaluate("document.fonts.ready")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"coinless": True, "years": 1}, ".region .crown"),
        ({"exchange": "cash", "limit": 1}, ".region .pile"),
        ({"remembers": "open", "years": 2}, ".calendar .aside svg"),
        ({"odds": False, "years": 1}, ".region .crown"),
    ],
)
def test_every_variant_is_played_on_the_board(page: Page, options: dict[str, Any], shown: str) -> None:
    table = open_table(page, "cursed-court", seats=2, options=options)
    page.goto(f"/table/{table}")
    for _ in range(MOST):
        if not my_turn(page):
            break
        before = bets_seen(page).count()
        region = page.locator(TOUCHABLE).first
        region.click()
        confirm(page).click()
        bets_seen(page).nth(before).wait_for(state="attached")
        if page.locator(shown).count():
            break
    expect(page.locator(shown).first).to_be_visible()
    assert bool(page.locator(".chance").count()) == options.get("odds", True)


# Questions that are no bets: a tie, and chips for a cash game


def bet_nothing(page: Page, other: Page, options: dict[str, Any]) -> None:
    """Two people play one year of an Exchange without staking a chip: everybody is tied."""
    table = open_table(page, "cursed-court", bot=None, seats=2, options=options)
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()
    for _ in range(8):
        page.locator(TOUCHABLE).first.or_(page.locator(".seats .seat.waited")).first.wait_for()
        bettor = page if page.locator(TOUCHABLE).count() else other
        before = [bets_seen(one).count() for one in (page, other)]
        region = bettor.locator(f"{TOUCHABLE}:not(:has(.crown))").first
        region.click()
        confirm(bettor).click()
        for one, count in zip((page, other), before, strict=True):
            bets_seen(one).nth(count).wait_for(state="attached")


def test_those_who_are_tied_are_asked_and_agree(page: Page, other_page: Page) -> None:
    bet_nothing(page, other_page, {"exchange": "elimination", "limit": 1})
    for one in (page, other_page):
        expect(one.locator(".sentence")).to_contain_text("You are tied for the lead")
        expect(one.get_by_role("button", name="Play another year")).to_be_visible()
    page.get_by_role("button", name="Share the victory").click()
    confirm(page).click()
    expect(page.locator(".sentence")).to_contain_text("Your choice is in")
    expect(other_page.locator(".log")).to_contain_text("would share the victory")
    other_page.get_by_role("button", name="Share the victory").click()
    confirm(other_page).click()
    for one in (page, other_page):
        expect(verdict(one)).to_be_visible(timeout=PATIENCE)


def test_several_stacks_are_bought_between_the_years_of_a_cash_game(page: Page, other_page: Page) -> None:
    bet_nothing(page, other_page, {"exchange": "cash", "limit": 2})
    page.get_by_role("button", name="Buy 1 to 5 stacks").click()
    page.get_by_role("slider", name="Stacks to buy").fill("3")
    confirm(page).click()
    expect(other_page.locator(".log")).to_contain_text("buys 300 more chips")


def test_a_shared_region_says_what_the_next_crown_is_worth(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=3, options={**ONE_YEAR, "coinless": True})
    page.goto(f"/table/{table}")
    assert my_turn(page)
    shared = page.locator(f"{TOUCHABLE}:has(.crown)")
    while not shared.count():
        page.locator(TOUCHABLE).first.click()
        confirm(page).click()
        assert my_turn(page)
    expect(shared.first).to_have_attribute("aria-label", re.compile("A crown placed here now is"))


# The form of a new table


def test_a_form_shows_only_the_options_that_apply(page: Page) -> None:
    page.goto("/new/cursed-court")
    page.get_by_text("Opponents, variants").click()
    years, limit = page.get_by_label("Years", exact=True), page.get_by_label("Year limit")
    expect(years).to_be_visible()
    expect(limit).to_have_count(0)
    expect(page.get_by_label("Ties")).to_have_value("ask")
    page.get_by_label("The Great Exchange").select_option("cash")
    expect(years).to_have_count(0)
    expect(limit).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    page.get_by_label("The Great Exchange").wait_for(state="detached")
