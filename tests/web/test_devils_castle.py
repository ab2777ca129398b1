"""The coach in the browser: whole games by clicks on the board, by the keyboard alone, and by taps on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, TimeoutError, WebSocketRoute, expect

from .playing import as_long_as, open_table, play_to_the_end

ASKED = ".bar.mine .buttons button[title]"
OVER = "#verdict"
Touch = Callable[[Locator], None]


PATIENCE = 3_000
"""Milliseconds for a touch: what others do meanwhile may take a thing away, and one looks again."""


def click(thing: Locator) -> None:
    thing.click(timeout=PATIENCE)


def tap(thing: Locator) -> None:
    thing.tap(timeout=PATIENCE)


def asked(page: Page) -> bool:
    """Wait until I am asked something; False: the game is over."""
    page.locator(ASKED).or_(page.locator(OVER)).first.wait_for()
    return page.locator(OVER).count() == 0


def done(page: Page, before: str) -> None:
    """Wait until the house has taken the move."""
    page.wait_for_function(
        "before => document.querySelectorAll('.log li').length + '' !== before || document.querySelector('#verdict')",
        arg=before,
        timeout=PATIENCE,
    )


def told(page: Page) -> str:
    return str(page.locator(".log li").count())


def confirm(page: Page, touch: Touch) -> None:
    before = told(page)
    touch(page.locator(".bar button.main"))
    done(page, before)


def needs_more(page: Page) -> bool:
    """Whether what was touched is no whole answer yet. A moment is given to the page: touched a second time, a thing
    would be let go again."""
    try:
        page.locator(".bar button.main").wait_for(timeout=500)
    except TimeoutError:
        return True
    return False


def take_a_turn(page: Page, touch: Touch, deed: str, declares: bool) -> None:
    """One of the four deeds; a declaration names everybody and is confirmed in words."""
    claim = page.locator(".deed[data-touch]", has_text="Declare")
    if declares and claim.count():
        touch(claim)
        for one in page.locator(".claim .one").all():
            touch(one)
        expect(page.locator(".claim .sum")).to_contain_text("You claim that")
        touch(page.locator(".claim .declare"))
        touch(page.get_by_role("button", name="Yes, declare"))
        return
    touch(page.locator(".deed", has_text=deed))
    if deed == "Trade":
        touch(page.locator(".mine .items button").first)
        expect(page.locator(".mine .items button").first).to_have_attribute("aria-pressed", "true")
    touch(page.locator(".passenger[data-touch]").first)
    confirm(page, touch)


def answer(page: Page, touch: Touch) -> None:
    """Whatever is asked outside my turn: a side, a card of mine, a card laid out, or a plain answer."""
    for place in ("button.side[data-touch]", ".tray button[data-touch]", ".mine .items button[data-touch]"):
        found = page.locator(place)
        if found.count():
            touch(found.first)
            if needs_more(page):
                touch(page.locator(".passenger[data-touch]").or_(page.locator(".tray button[data-touch]")).last)
            confirm(page, touch)
            return
    touch(page.locator(".bar .buttons button:not([title])").first)
    confirm(page, touch)


def move(page: Page, touch: Touch, deed: str, declares: bool = False) -> bool:
    """Do what is asked, unless something comes in between, as at any table. Says whether it was a whole turn."""
    mine = page.locator("button.deed").count() > 0
    with suppress(TimeoutError):
        if mine:
            take_a_turn(page, touch, deed, declares)
        else:
            answer(page, touch)
        return mine
    return False


def the_end(page: Page) -> None:
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".end .member")).to_have_count(3)
    expect(page.locator(".end .member .work")).to_have_count(3)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def sit_down(page: Page, other: Page) -> None:
    """Two people and a bot, the first of the two to begin."""
    table = open_table(page, "devils-castle", bot=None, seats=3, options={"first": 1, "turns": 6})
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").first.click()
    bot = page.get_by_role("button", name="Add a bot")
    expect(bot).to_have_count(1)
    bot.click()
    other.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()


def test_two_people_and_a_bot_play_on_the_board(page: Page, other_page: Page) -> None:
    sit_down(page, other_page)
    other_is_asked = page.locator(".seats li:first-child .waited")
    deeds = ["Duel", "Trade", "Spy"]
    turns = 0
    for _ in as_long_as(lambda: True):
        page.locator(ASKED).or_(page.locator(OVER)).or_(other_is_asked).first.wait_for()
        if page.locator(OVER).count():
            break
        mover = page if page.locator(ASKED).count() else other_page
        if not asked(mover):
            break
        turns += move(mover, click, deeds[turns % 3], declares=turns >= 3)
    the_end(page)
    the_end(other_page)


# By the keyboard alone


def reach(page: Page, selector: str) -> None:
    """Tab until something of this kind has the focus."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def move_by_keys(page: Page) -> None:
    """The last thing on the board, with the first where it needs a second; else the first answer of the bar."""
    before = told(page)
    if page.locator(".board [data-touch]").count():
        reach(page, ".board [data-touch]")
        press(page, "End", "Enter")
        if needs_more(page):
            press(page, "Home", "Enter")
        page.locator(".bar button.main").wait_for(timeout=PATIENCE)
        press(page, "Enter")
    else:
        reach(page, ".bar .buttons button:not([title])")
        press(page, "Enter")
        page.locator(".bar button.main").wait_for(timeout=PATIENCE)
        reach(page, ".bar button.main")
        press(page, "Enter")
    done(page, before)


def test_a_game_by_the_keyboard_alone(page: Page) -> None:
    table = open_table(page, "devils-castle", seats=3, options={"first": 1, "turns": 5})
    page.goto(f"/table/{table}")
    assert asked(page)
    reach(page, ".board [data-touch]")
    first = page.evaluate("document.activeElement.ariaLabel")
    press(page, "ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") != first
    press(page, "Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    press(page, "Escape")
    assert page.evaluate("document.activeElement.ariaPressed") == "false"
    for _ in as_long_as(lambda: asked(page)):
        with suppress(TimeoutError):
            move_by_keys(page)
    the_end(page)


# On a phone


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    screen = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**{**browser_context_args, **screen})
    page = context.new_page()
    page.set_default_timeout(15_000)
    yield page
    context.close()


def test_a_game_on_a_phone_by_taps(phone: Page) -> None:
    table = open_table(phone, "devils-castle", seats=3, options={"first": 1, "turns": 5})
    phone.goto(f"/table/{table}")
    deeds = ["Spy", "Duel", "Trade"]
    turns = 0
    for _ in as_long_as(lambda: asked(phone)):
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        turns += move(phone, tap, deeds[turns % 3])
    the_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_eight_with_long_names_fit_a_phone_and_cards_tell_their_texts(phone: Page) -> None:
    phone.goto("/")
    table = open_table(phone, "devils-castle", seats=8, options={"first": 1})
    phone.evaluate(
        """name => fetch("/api/me", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({name})})""",
        "Maximiliane von und zu Hohenlohe",
    )
    phone.goto(f"/table/{table}")
    assert asked(phone)
    expect(phone.locator(".passenger")).to_have_count(7)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.locator(".mine .who .card").nth(1).tap()
    expect(phone.locator(".glass")).to_contain_text("Only you know it.")


# The comfort, and everybody


def duel_until_asked(page: Page) -> Locator:
    """Challenge somebody until a window opens: a Priest may stop the first duels."""
    window = page.locator(".window")
    for _ in as_long_as(lambda: asked(page) and not window.count()):
        move(page, click, "Duel")
    return window


def test_a_window_is_declined_until_i_say_otherwise(page: Page) -> None:
    table = open_table(page, "devils-castle", bot="novice", seats=3, options={"first": 1})
    page.goto(f"/table/{table}")
    window = duel_until_asked(page)
    window.get_by_role("button", name="Always answer for me").click()
    expect(window).to_contain_text("Answering for you")
    before = told(page)
    done(page, before)  # nobody touched anything
    page.get_by_text("Pass automatically").click()
    on = page.locator("details").get_by_role("switch", checked=True)
    expect(on).to_have_count(1)
    page.reload()
    page.get_by_text("Pass automatically").click()
    expect(on).to_have_count(1)
    on.click()
    expect(on).to_have_count(0)


def test_the_notebook_keeps_what_the_log_told_me_turn_by_turn(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    assert asked(page)
    take_a_turn(page, click, "Spy", declares=False)
    page.get_by_role("tab", name="Notebook").click()
    first = page.locator(".notes section").last
    expect(first.locator("h4")).to_have_text("Turn 1")
    expect(first.locator("p")).to_have_count(1)
    expect(first.locator("p")).to_contain_text("sees")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=5, options={'first': 1})}")
    assert asked(page)
    page.locator(".mine .items button").first.click()
    page.locator(".passenger[data-touch]").first.click()
    found = [violations(page)]
    press(page, "Escape", "Escape", "Escape")
    duel_until_asked(page)
    page.get_by_role("tab", name="Notebook").click()
    found.append(violations(page))
    assert found == [[], []]


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def test_boards_side_by_side_tell_each_of_its_own_things(page: Page) -> None:
    table = open_table(page, "devils-castle", seats=3, options={"turns": 1})
    page.goto(f"/table/{table}")
    play_to_the_end(page)
    page.goto(f"/replay/{table}")
    page.get_by_label("View as").select_option("open")
    expect(page.locator("[data-ride]")).to_have_count(3)
    page.locator("[data-ride]").nth(1).locator(".passenger").first.hover()
    expect(page.locator(".glass")).to_have_count(1)
    expect(page.locator("[data-ride]").nth(1).locator(".glass")).to_be_visible()


def test_an_item_is_dragged_to_a_passenger(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', seats=3, options={'first': 1})}")
    assert asked(page)
    item = page.locator(".mine .items button").first
    whom = page.locator(".passenger[data-touch]").first
    item.drag_to(whom)
    expect(whom).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("[data-dragged]")).to_have_count(0)


def test_a_replay_has_nothing_to_switch(page: Page) -> None:
    table = open_table(page, "devils-castle", bot="novice", seats=3, options={"first": 1})
    page.goto(f"/table/{table}")
    assert asked(page)
    switches = page.get_by_text("Pass automatically")
    expect(switches).to_be_visible()
    page.goto(f"/replay/{table}")
    expect(page.locator(".passenger").first).to_be_visible()
    expect(switches).to_have_count(0)


def without(seat: str) -> Callable[[str], str]:
    """What the house says, as if nobody could declare with the player at this seat."""

    def heard(said: str) -> str:
        news = json.loads(said)
        for group in news.get("menu", []):
            if "seats" in group["parts"]:
                place = group["parts"].index("seats")
                group["rows"] = [row for row in group["rows"] if seat not in row[place]]
        return json.dumps(news)

    return heard


def test_only_declarations_that_exist_are_offered(page: Page) -> None:
    said = without("C")

    def listen(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda news: route.send(said(str(news))))

    page.route_web_socket("**/socket", listen)
    declare = page.locator(".deed[data-touch]", has_text="Declare")
    for _ in range(40):  # until somebody has been dealt what a declaration takes
        page.goto(f"/table/{open_table(page, 'devils-castle', seats=3, options={'first': 1})}")
        assert asked(page)
        if declare.count():
            break
    declare.click()
    second, third = page.locator(".claim .one").all()
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(third).to_be_disabled()
    expect(page.locator(".passenger[data-seat=C]")).not_to_have_attribute("data-touch", "true")
    expect(page.locator(".passenger[data-seat=B]")).to_have_attribute("data-touch", "true")
    expect(page.locator(".claim .declare")).to_be_enabled()
