"""The coach in the browser: whole games by clicks on the board, by the keyboard alone, and by taps on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, TimeoutError, WebSocketRoute, expect

from .conftest import AT_ONCE
from .playing import as_long_as, open_table

ASKED = ".dock.mine .buttons button[title]:not([disabled])"
OVER = "[data-over]"
CONFIRM = "[data-part=confirm] button:not([disabled])"
SEAT = "[data-ride] [data-part=seat]"
TOUCHABLE = f"{SEAT} .cover[data-touch]"
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
        "before => localStorage.getItem('camarilla-visits') !== before || document.querySelector('[data-over]')",
        arg=before,
        timeout=PATIENCE,
    )


def told(page: Page) -> str:
    """How far the page has come: what it keeps for the next visit."""
    return str(page.evaluate("localStorage.getItem('camarilla-visits')"))


def confirm(page: Page, touch: Touch) -> None:
    before = told(page)
    touch(page.locator(CONFIRM))
    done(page, before)


def needs_more(page: Page) -> bool:
    """Whether what was touched is no whole answer yet. A moment is given to the page: touched a second time, a thing
    would be let go again."""
    try:
        page.locator(CONFIRM).wait_for(timeout=500)
    except TimeoutError:
        return True
    return False


def take_a_turn(page: Page, touch: Touch, deed: str, declares: bool) -> None:
    """One of the four deeds; a declaration names everybody, and the prompt says what it is before it is confirmed."""
    claim = page.locator("[data-deed=declare][data-touch]")
    if declares and claim.count():
        touch(claim)
        for one in page.locator(TOUCHABLE).all():
            touch(one)
        expect(page.locator(".claim .sum")).to_contain_text("You claim that")
        touch(page.locator("[data-deed=claim]"))
        expect(page.locator("[data-part=prompt]")).to_contain_text("Declare victory, naming")
        confirm(page, touch)
        return
    touch(page.locator(f"[data-deed={deed}]"))
    if deed == "offer":
        touch(page.locator(".items button").first)
        expect(page.locator(".items button").first).to_have_attribute("aria-pressed", "true")
    touch(page.locator(TOUCHABLE).first)
    confirm(page, touch)


def answer(page: Page, touch: Touch) -> None:
    """Whatever is asked outside my turn: a side, a card of mine, a card laid out, or a plain answer."""
    for place in ("button.side[data-touch]", ".tray button[data-touch]", ".items button[data-touch]"):
        found = page.locator(place)
        if found.count():
            touch(found.first)
            if needs_more(page):
                touch(page.locator(TOUCHABLE).or_(page.locator(".tray button[data-touch]")).last)
            confirm(page, touch)
            return
    touch(page.locator(".actions [data-deed][data-touch]").first)
    confirm(page, touch)


def move(page: Page, touch: Touch, deed: str, declares: bool = False) -> bool:
    """Do what is asked, unless something comes in between, as at any table. Says whether it was a whole turn."""
    mine = page.locator("[data-deed=spy]").count() > 0
    with suppress(TimeoutError):
        if mine:
            take_a_turn(page, touch, deed, declares)
        else:
            answer(page, touch)
        return mine
    return False


def the_end(page: Page) -> None:
    page.locator(OVER).wait_for()
    page.get_by_role("button", name="Result").click()
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
    deeds = ["duel", "offer", "spy"]
    turns = 0
    for _ in as_long_as(lambda: not page.locator(OVER).count()):
        # Neither is waited for alone: where there is nothing to decide the house answers, and it is the other's turn.
        for mover in (page, other_page):
            if mover.locator(ASKED).count():
                turns += move(mover, click, deeds[turns % 3], declares=turns >= 3)
        page.wait_for_timeout(50)
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
    """The last thing that can be touched, with the first where it needs a second; then Confirm."""
    before = told(page)
    reach(page, "[data-touch]")
    press(page, "End", "Enter")
    if needs_more(page):
        press(page, "Home", "Enter")
    page.locator(CONFIRM).wait_for(timeout=PATIENCE)
    reach(page, CONFIRM)
    press(page, "Enter")
    done(page, before)


def test_a_game_by_the_keyboard_alone(page: Page) -> None:
    table = open_table(page, "devils-castle", seats=3, options={"first": 1, "turns": 5})
    page.goto(f"/table/{table}")
    assert asked(page)
    reach(page, "[data-touch]")
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
    page.add_init_script(AT_ONCE)
    yield page
    context.close()


def test_a_game_on_a_phone_by_taps(phone: Page) -> None:
    table = open_table(phone, "devils-castle", seats=3, options={"first": 1, "turns": 5})
    phone.goto(f"/table/{table}")
    deeds = ["spy", "duel", "offer"]
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
    expect(phone.locator(SEAT)).to_have_count(7)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.locator(".society").tap()
    expect(phone.locator("[data-part=prompt]")).to_contain_text("Only you know it.")


# The comfort, and everybody


def until(page: Page, wanted: Locator, deed: str) -> None:
    """Play on until something is seen."""
    for _ in as_long_as(lambda: asked(page) and not wanted.count()):
        move(page, click, deed)


def test_a_duel_is_counted_out_before_it_goes_on(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('camarilla', JSON.stringify({ pace: 'fast' }))")
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    prompt = page.locator("[data-part=prompt]")
    counted = page.get_by_role("button", name="Continue")
    for _ in as_long_as(lambda: not counted.count()):
        if page.locator(ASKED).count():
            move(page, click, "duel")
        page.wait_for_timeout(50)
    expect(prompt).to_contain_text(re.compile(r"\d : \d"))
    expect(page.locator(f"{SEAT}.dimmed").or_(page.locator(".own.dimmed"))).not_to_have_count(0)
    counted.click()
    expect(page.locator(".dimmed")).to_have_count(0)


def test_a_passenger_is_marked_with_one_touch_and_read_with_another(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    assert asked(page)
    seat = page.locator(SEAT).first
    mark = seat.get_by_role("button", name="Your mark for")
    for name in ["Order", "Brotherhood", "Trust", "Doubt", "No mark", "Order"]:
        mark.click()
        expect(mark).to_have_accessible_name(re.compile(f": {name}"))
    page.reload()
    expect(mark).to_have_accessible_name(re.compile(": Order"))
    expect(page.locator(CONFIRM)).to_have_count(0)
    seat.get_by_role("button", name="About").click()
    opened = page.locator(".dossier")
    expect(opened.get_by_role("button", name="Order", pressed=True)).to_be_visible()
    press(page, "Escape")
    expect(opened).to_have_count(0)


def test_evidence_stands_beside_the_seat_and_outlasts_a_reload(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    backed = page.locator(f"{SEAT} li", has_text="backed")
    until(page, backed, "duel")
    expect(backed.first).to_be_visible()
    page.reload()
    expect(backed.first).to_be_visible()


def test_the_notebook_keeps_what_the_log_told_me_turn_by_turn(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    assert asked(page)
    take_a_turn(page, click, "spy", declares=False)
    page.get_by_role("tab", name="Notebook").click()
    first = page.locator(".notes section").last
    expect(first.locator("h3")).to_have_text("Turn 1")
    expect(first.locator("p")).to_have_count(1)
    expect(first.locator("p")).to_contain_text("You see")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=5, options={'first': 1})}")
    assert asked(page)
    page.locator(".items button").first.click()
    page.locator(TOUCHABLE).first.click()
    found = [violations(page)]
    press(page, "Escape", "Escape", "Escape")
    until(page, page.locator("[data-deed=pass], [data-deed=no]"), "duel")
    page.get_by_role("tab", name="Notebook").click()
    found.append(violations(page))
    assert found == [[], []]


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def test_what_is_pointed_at_is_told_in_the_prompts_place(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', seats=3, options={'first': 1})}")
    assert asked(page)
    prompt = page.locator("[data-part=prompt]")
    asks = prompt.inner_text()
    page.locator(".pile").first.hover()
    expect(prompt).to_contain_text("Item pile")
    page.locator("[data-deed=spy]").hover()
    expect(prompt).to_contain_text("See one random item")
    page.mouse.move(2, 2)
    expect(prompt).to_have_text(asks)


def test_an_item_is_dragged_to_a_passenger(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', seats=3, options={'first': 1})}")
    assert asked(page)
    item = page.locator(".items button").first
    whom = page.locator(TOUCHABLE).first
    item.drag_to(whom)
    expect(whom).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator("[data-dragged]")).to_have_count(0)


def test_a_replay_has_nothing_to_switch(page: Page) -> None:
    table = open_table(page, "devils-castle", bot="novice", seats=3, options={"first": 1})
    page.goto(f"/table/{table}")
    assert asked(page)
    expect(page.locator(".actions")).to_be_visible()
    page.goto(f"/replay/{table}")
    expect(page.locator(SEAT).first).to_be_visible()
    expect(page.locator(".actions")).to_have_count(0)


def without(seat: str) -> Callable[[str], str]:
    """What the house says, as if nobody could declare with the player at this seat."""

    def kept(group: list[Any]) -> bool:
        columns = group[2]
        seats = columns.get("seats")
        if isinstance(seats, list):
            rows = [place for place, value in enumerate(seats) if seat not in value.split()]
            for part, column in columns.items():
                columns[part] = [column[place] for place in rows] if isinstance(column, list) else column
            return bool(rows)
        return seats is None or seat not in seats.split()

    def heard(said: str) -> str:
        news = json.loads(said)
        if news.get("menu"):
            news["menu"] = [group for group in news["menu"] if kept(group)]
        return json.dumps(news)

    return heard


def test_only_declarations_that_exist_are_offered(page: Page) -> None:
    said = without("C")

    def listen(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda news: route.send(said(str(news))))

    page.route_web_socket("**/socket", listen)
    declare = page.locator("[data-deed=declare][data-touch]")
    for _ in range(40):  # until somebody has been dealt what a declaration takes
        page.goto(f"/table/{open_table(page, 'devils-castle', seats=3, options={'first': 1})}")
        assert asked(page)
        if declare.count():
            break
    declare.click()
    second = page.locator(f"{SEAT}[data-seat=B] .cover")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{SEAT}[data-seat=C] .cover")).not_to_have_attribute("data-touch", "true")
    expect(second).to_have_attribute("data-touch", "true")
    expect(page.locator("[data-deed=claim]")).to_have_attribute("data-touch", "true")
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.locator("[data-deed=claim]").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("It ends the game.")
    expect(page.locator(CONFIRM)).to_be_visible()


def test_log_and_evidence_go_back_with_the_board(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'devils-castle', bot='novice', seats=3, options={'first': 1})}")
    until(page, page.locator(f"{SEAT} li"), "spy")
    lines, deeds = page.locator(".log p"), page.locator(f"{SEAT} li")
    told_now, done_now = lines.count(), deeds.count()
    page.get_by_role("button", name="Replay so far").click()
    press(page, *["ArrowLeft"] * 12)
    expect(lines).not_to_have_count(told_now)
    expect(deeds).not_to_have_count(done_now)
    press(page, "Escape")
    expect(lines).to_have_count(told_now)
    expect(deeds).to_have_count(done_now)
