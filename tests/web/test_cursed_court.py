"""Cursed Court on its own board: by clicks in two browsers, by keyboard alone, by taps on a phone; variants, climax."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from .playing import as_long_as, open_table, place_bot

MOST = 120
"""Bets of one person that no game of a year comes near."""
TOUCHABLE = '.region[aria-disabled="false"]'
ONE_YEAR: dict[str, Any] = {"years": 1, "ties": "shared"}
"""A tie would ask a question that is no bet."""
MASKED: dict[str, Any] = {**ONE_YEAR, "masquerade": True}
PATIENCE = 15_000
"""Milliseconds for what happens at once on a machine that is not busy with other tests."""
PACE = """(pace) => localStorage.setItem("camarilla", JSON.stringify({ pace }))"""


def at_pace(page: Page, pace: str = "once") -> Page:
    """How long events are told; at once, unless the telling is what is tested."""
    page.goto("/")
    page.evaluate(PACE, pace)
    return page


@pytest.fixture(autouse=True)
def at_once(page: Page) -> None:
    at_pace(page)


@pytest.fixture
def other(other_page: Page) -> Page:
    return at_pace(other_page)


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    screen = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**{**browser_context_args, **screen})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield at_pace(page)
    context.close()


def over(page: Page) -> Locator:
    return page.locator("[data-over]")


def my_turn(page: Page) -> bool:
    """Wait until a bet is asked of me, or the game is over."""
    page.locator(TOUCHABLE).first.or_(over(page)).first.wait_for()
    return not over(page).count()


def confirm(page: Page) -> Locator:
    return page.locator("[data-part=confirm] button")


def prompt(page: Page) -> Locator:
    return page.locator("[data-part=prompt]")


def bets_seen(page: Page) -> Locator:
    return page.locator(".log li")


def is_counted(page: Page) -> None:
    """The end counts every year and says the sum."""
    over(page).wait_for()
    if not page.locator("#verdict").count():
        page.get_by_role("button", name="Result").click()
    expect(page.locator("#verdict")).to_be_visible(timeout=PATIENCE)
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
    page.locator(".hand").hover()
    page.mouse.down()
    region.hover(force=True)
    page.mouse.up()


def bet_by_mouse(page: Page, number: int) -> None:
    """Every third bet is dragged, every third is changed and taken back first; all are confirmed."""
    touchable = page.locator(TOUCHABLE)
    key = touchable.nth(number % 5 * 4 % touchable.count()).get_attribute("data-region")
    region = page.locator(f"[data-region={key}]")
    if number % 3 == 0:
        drop_the_crown(page, region)
    else:
        region.click()
    expect(region).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    feint = page.get_by_role("button", name="This crown is my feint")
    if number == 1 and feint.is_enabled():
        feint.click()
        expect(prompt(page)).to_contain_text("Feint")
    if number % 3 == 1:
        region.click()
        expect(region).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
        region.click()
    stops = page.locator(".stops button:not(.feint):not([disabled])")
    if stops.count() > 1:
        stops.nth(1 if number % 2 else 0).click()
    confirm(page).click()


def next_to_bet(page: Page, other: Page, name: str) -> Page | None:
    """Whose turn it is, as the first person's page shows it; None when the game is over."""
    theirs = page.locator("[data-part=seat].waited", has_text=name)
    page.locator(TOUCHABLE).first.or_(theirs).or_(over(page)).first.wait_for()
    if over(page).count():
        return None
    return other if theirs.count() else page


def test_two_people_and_a_bot_play_a_year_by_mouse_to_the_score(page: Page, other: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 1100})
    other.set_viewport_size({"width": 1440, "height": 1100})
    sit_down_together(page, other)
    expect(prompt(other)).to_be_visible()
    name = other.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]["name"]
    for number in range(MOST):
        who = next_to_bet(page, other, name)
        if who is None:
            break
        assert my_turn(who)
        before = [bets_seen(one).count() for one in (page, other)]
        bet_by_mouse(who, number)
        for one, count in zip((page, other), before, strict=True):
            bets_seen(one).nth(count).or_(one.locator("#verdict")).first.wait_for(state="attached")
    is_counted(page)
    is_counted(other)
    assert page.locator(".sum").all_inner_texts() == other.locator(".sum").all_inner_texts()


# By keyboard alone


def reach_a_region(page: Page) -> None:
    """By Tab to the court, by arrows to a region that may be bet on."""
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.region')"):
            break
        page.keyboard.press("Tab")
    ways = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"]
    for step in range(60):
        if page.evaluate("(open) => document.activeElement.matches(open)", TOUCHABLE):
            return
        page.keyboard.press(ways[step % len(ways)])
    raise AssertionError("no region can be reached by keys")


def test_a_year_is_played_with_the_keyboard_alone(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=3, options=ONE_YEAR)
    page.goto(f"/table/{table}")
    chosen = page.locator(".region[aria-pressed=true]")
    for number in range(MOST):
        if not my_turn(page):
            break
        reach_a_region(page)
        page.keyboard.press("End" if number % 2 else "Home")
        reach_a_region(page)
        page.keyboard.press("Enter")
        expect(chosen).to_be_focused(timeout=PATIENCE)
        if number == 0:
            page.keyboard.press("+")
            expect(page.locator(".stepper output")).to_have_text("1")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            expect(chosen).to_have_count(0, timeout=PATIENCE)
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
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
        confirm(phone).tap()
    is_counted(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_a_closed_region_says_why(phone: Page) -> None:
    table = open_table(phone, "cursed-court", seats=2, options=ONE_YEAR)
    phone.goto(f"/table/{table}")
    assert my_turn(phone)
    closed = phone.locator("[data-region][aria-disabled=true]")
    for _ in as_long_as(lambda: not closed.count()):  # until my crown stands somewhere and nobody has bumped it
        region = phone.locator("[data-region][aria-disabled=false]").first
        region.tap()
        expect(region).to_have_attribute("aria-pressed", "true")
        confirm(phone).tap()
        expect(region).to_have_attribute("aria-pressed", "false")
        assert my_turn(phone)
    region = closed.first
    region.tap(force=True)  # it is marked as disabled, and yet it answers
    expect(prompt(phone)).to_contain_text(re.compile("already have a crown|bump it with|is too much"))


BOXES = """() => [...document.querySelectorAll(".region, .title, .medallion, [data-part]:not(.purse)")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""


def test_choosing_moves_nothing(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=4, options=MASKED)
    page.goto(f"/table/{table}")
    assert my_turn(page)
    for width, height in ((360, 640), (844, 390), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".purse").wait_for()
        region = page.locator(f"{TOUCHABLE}.set").last
        before = page.evaluate(BOXES)
        region.click()
        expect(region).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(BOXES) == before
        region.click()


# What happens to me


def test_a_bumped_crown_is_told_and_comes_back(page: Page, other: Page) -> None:
    for one in (page, other):
        one.set_viewport_size({"width": 1440, "height": 1100})
    table = open_table(page, "cursed-court", bot=None, seats=2, options=ONE_YEAR)
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()
    bets = 0
    for _ in as_long_as(lambda: not page.locator("[data-region=king] .pile", has_text="1").count()):
        if page.locator(TOUCHABLE).count():
            page.locator(f"[data-region={'salon' if bets else 'king'}]").click()
            confirm(page).click()
            bets += 1
        elif other.locator(TOUCHABLE).count():
            other.locator(f"[data-region={'king' if bets else 'opera'}]").click()
            confirm(other).click()
        page.wait_for_timeout(100)
    assert my_turn(page)
    expect(prompt(page)).to_contain_text("took the King from you: place that crown again")
    expect(page.locator("[data-region=king]")).to_have_class(re.compile("changed"))


def test_a_year_s_end_is_staged_card_by_card_and_crown_by_crown(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=2, options=ONE_YEAR)
    page.goto(f"/table/{table}")
    for _ in range(3):
        assert my_turn(page)
        page.locator(f"{TOUCHABLE}:not(:has(.crown))").first.click()
        confirm(page).click()
    page.evaluate(PACE, "slow")
    page.reload()
    next_step = page.get_by_role("button", name=re.compile("^(Next|Continue)$"))
    for _ in as_long_as(lambda: not page.locator(".tableau").count()):
        if page.locator(TOUCHABLE).count():
            page.locator(f"{TOUCHABLE}:not(:has(.crown))").first.click()
            confirm(page).click()
        page.wait_for_timeout(100)
    told: list[str] = []
    cards: list[int] = []
    for _ in as_long_as(lambda: not page.get_by_role("button", name="Continue").count()):
        told.append(prompt(page).inner_text())
        cards.append(page.locator(".tableau svg").count())
        next_step.click()
    assert told[0] == "Year 1 is over."
    turned = [line for line in told if line.startswith("Turned face up")]
    assert len(turned) == 4
    assert cards[0] == 4
    assert cards[-1] == 8
    assert sum("scores" in line for line in told) == 8
    gains = [int(text) for text in page.locator("[data-part=seat] .gain").all_inner_texts()]
    regions = [int(text) for text in page.locator(".region .gain").all_inner_texts()]
    assert len(regions) == 8
    assert sum(gains) == sum(regions)
    verdict = re.compile("wins|shares the victory")
    expect(prompt(page)).to_have_text(verdict)
    expect(page.get_by_role("button", name="Pause")).to_be_disabled()
    page.locator(".dock").get_by_role("button", name="Once more").click()
    expect(prompt(page)).to_have_text(told[0])
    page.evaluate(PACE, "fast")
    page.reload()
    expect(prompt(page)).to_have_text(told[0])
    page.get_by_role("button", name="Pause").click()
    stopped = prompt(page).inner_text()
    page.wait_for_timeout(2000)
    expect(prompt(page)).to_have_text(stopped)
    page.locator("body").press("ArrowRight")
    expect(prompt(page)).to_have_text(told[told.index(stopped) + 1])
    page.locator("body").press(" ")
    expect(prompt(page)).not_to_have_text(told[told.index(stopped) + 1])
    page.get_by_role("button", name="Skip").click()
    expect(prompt(page)).to_have_text(verdict)
    next_step.click()
    over(page).wait_for()


# Variants, and readers of all kinds


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize(("theme", "tab"), [("light", "Log"), ("dark", "Notebook")])
def test_axe_finds_nothing_at_the_court(page: Page, theme: Literal["light", "dark"], tab: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": 1440, "height": 900})
    table = open_table(page, "cursed-court", seats=5, options=MASKED)
    page.goto(f"/table/{table}")
    assert my_turn(page)
    page.locator(TOUCHABLE).first.click()
    expect(confirm(page)).to_be_enabled()
    page.get_by_role("tab", name=tab).click()
    page.evaluate("document.fonts.ready")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"coinless": True, "years": 1}, ".region .crown"),
        ({"exchange": "cash", "limit": 1}, ".region .pile"),
        ({"remembers": "open", "years": 2}, ".region .aside"),
        ({"odds": False, "years": 1}, ".region .crown"),
    ],
)
def test_every_variant_is_played_on_the_board(page: Page, options: dict[str, Any], shown: str) -> None:
    table = open_table(page, "cursed-court", seats=2, options=options)
    page.goto(f"/table/{table}")
    for _ in range(MOST):
        if not my_turn(page):
            break
        page.locator(TOUCHABLE).first.click()
        confirm(page).click()
        if page.locator(shown).count():
            break
    expect(page.locator(shown).first).to_be_visible()
    assert bool(page.locator(".chance").count()) == options.get("odds", True)


def test_the_legend_explains_every_mark(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=2, options=MASKED)
    page.goto(f"/table/{table}")
    assert my_turn(page)
    page.get_by_role("button", name="What the marks mean").click()
    legend = page.get_by_role("dialog")
    for words in ("face up", "you know", "twice the coins", "Nobody can double it", "Your feint", "Changed since"):
        expect(legend).to_contain_text(words)


# Questions that are no bets: a tie, and chips for a cash game


def bet_nothing(page: Page, other: Page, options: dict[str, Any]) -> None:
    """Two people play one year of an Exchange without staking a chip: everybody is tied."""
    for one in (page, other):
        one.set_viewport_size({"width": 1440, "height": 1100})
    table = open_table(page, "cursed-court", bot=None, seats=2, options=options)
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()
    for _ in range(8):
        page.locator(TOUCHABLE).first.or_(page.locator("[data-part=seat].waited")).first.wait_for()
        bettor = page if page.locator(TOUCHABLE).count() else other
        before = [bets_seen(one).count() for one in (page, other)]
        bettor.locator(f"{TOUCHABLE}:not(:has(.crown))").first.click()
        confirm(bettor).click()
        for one, count in zip((page, other), before, strict=True):
            bets_seen(one).nth(count).wait_for(state="attached")


def test_those_who_are_tied_are_asked_and_agree(page: Page, other: Page) -> None:
    bet_nothing(page, other, {"exchange": "elimination", "limit": 1})
    for one in (page, other):
        expect(prompt(one)).to_contain_text("You are tied for the lead")
        expect(one.get_by_role("button", name="Play another year")).to_be_visible()
    page.get_by_role("button", name="Share the victory").click()
    confirm(page).click()
    expect(prompt(page)).to_contain_text("Your choice is in")
    expect(other.locator(".log")).to_contain_text("would share the victory")
    other.get_by_role("button", name="Share the victory").click()
    confirm(other).click()
    for one in (page, other):
        over(one).wait_for()


def test_several_stacks_are_bought_between_the_years_of_a_cash_game(page: Page, other: Page) -> None:
    bet_nothing(page, other, {"exchange": "cash", "limit": 2})
    page.get_by_role("button", name="Buy 1 to 5 stacks").click()
    page.get_by_role("button", name="One stack more").click()
    page.get_by_role("button", name="One stack more").click()
    confirm(page).click()
    expect(other.locator(".log")).to_contain_text("buys 300 more chips")


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
