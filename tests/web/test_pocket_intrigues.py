"""Pocket Intrigues on its own board: by clicks, by keyboard alone, by taps on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import AT_ONCE
from .playing import as_long_as, open_table, place_bot

Touch = Callable[[Locator], None]

CONFIRM = ".dock.mine [data-part=confirm] button:not([disabled])"
MY_TURN = ".dock.mine .buttons button[title]:not([disabled])"
OVER = "[data-over]"
CHOSEN = ".half.chosen, .courtier.taken"
PROMPT = "[data-part=prompt]"
SINGLE: dict[str, Any] = {"wins": 1, "first": "A"}


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


def open_board(page: Page, seats: int = 2, **options: Any) -> None:
    page.goto(f"/table/{open_table(page, 'pocket-intrigues', seats=seats, options={**SINGLE, **options})}")


def my_turn(page: Page) -> bool:
    """Waits until something is asked of me; false when the game is over instead."""
    page.locator(MY_TURN).or_(page.locator(OVER)).first.wait_for()
    return page.locator(OVER).count() == 0


def entries(page: Page) -> Locator:
    return page.locator(".log li")


def take_action(page: Page, touch: Touch) -> None:
    """An attack if one is offered, so that games are short."""
    attacks = page.locator(".half[data-touch][aria-label*='attacked']")
    touch(attacks.first if attacks.count() else page.locator(".half[data-touch]").first)


def choose(page: Page, touch: Touch) -> None:
    """Touch the board until one move is whole: an action, then whom it takes; or whom a death is used on."""
    if page.locator(".half[data-touch]").count():
        take_action(page, touch)
    for _ in as_long_as(lambda: not page.locator(CONFIRM).count()):
        called = page.locator(".courtier.called")
        wounded = page.locator(".courtier.called.wounded")
        touch(wounded.first if wounded.count() else called.or_(page.locator(".branch")).first)


def take_back(page: Page) -> None:
    """Escape, step by step, until nothing is chosen."""
    for _ in as_long_as(page.locator(CHOSEN).count):
        page.keyboard.press("Escape")


def made(page: Page) -> None:
    """Waits until the house has shown the move that was made: then somebody else is waited for, or I am asked again."""
    page.locator(".dock:not(.mine)").or_(page.locator(MY_TURN)).or_(page.locator(OVER)).first.wait_for()


def play_turns(page: Page, touch: Touch) -> None:
    """Everything that is asked of me until somebody else is waited for."""
    for _ in as_long_as(page.locator(MY_TURN).count):
        choose(page, touch)
        touch(page.locator(CONFIRM))
        made(page)


def expect_the_count(page: Page, seats: int) -> None:
    """Every goal is shown and counted, and the winner crowned."""
    expect(page.locator(f"[data-part=own] .count, {OVER} .count")).to_have_count(seats)
    if not page.locator("#verdict").count():
        page.get_by_role("button", name="Result").click()
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("article.tally")).to_have_count(seats)
    expect(page.locator("article.tally.won").first).to_be_visible()
    for tally in page.locator("article.tally").all():
        worth = [int(one.replace("−", "-")) for one in tally.locator("li b").all_inner_texts()]
        assert sum(worth) == int(tally.locator(".total").inner_text())


def test_two_people_and_a_bot_play_by_clicks_to_the_count(page: Page, other_page: Page, base_url: str) -> None:
    table = open_table(page, "pocket-intrigues", bot=None, seats=3, options=SINGLE)
    page.goto(f"/table/{table}")
    other_page.goto(f"{base_url}/table/{table}")
    other_page.get_by_role("button", name="Sit here").first.click()
    other_page.get_by_role("button", name="Ready").click()
    place_bot(page, table, 2)
    page.get_by_role("button", name="Ready").click()
    # Neither is waited for alone: where there is nothing to decide the house answers, and it is the other's turn.
    for _ in as_long_as(lambda: not page.locator(OVER).count()):
        for person in (page, other_page):
            if person.locator(MY_TURN).count():
                play_turns(person, click)
        page.wait_for_timeout(50)
    for person in (page, other_page):
        expect_the_count(person, 3)


def focused(page: Page, selector: str) -> bool:
    matches: bool = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return matches


def reach(page: Page, selector: str, keys: list[str]) -> None:
    """Press keys until something like this has the focus."""
    for key in keys:
        if focused(page, selector):
            return
        page.keyboard.press(key)
    assert focused(page, selector), f"the keyboard does not reach {selector}"


TO_THE_BOARD = ["Tab"] * 60
OVER_THE_BOARD = ["Home", *["ArrowRight"] * 5, "ArrowDown", *["ArrowLeft"] * 5, "ArrowDown", *["ArrowRight"] * 5] * 3


def play_turns_by_keyboard(page: Page) -> None:
    for _ in as_long_as(page.locator(MY_TURN).count):
        reach(page, "[data-touch]", TO_THE_BOARD)
        if page.locator(".half[data-touch]").count():
            reach(page, ".half[data-touch]", ["End"])
            page.keyboard.press("Enter")
        for _ in as_long_as(lambda: not page.locator(CONFIRM).count()):
            if page.locator(".branch").count():
                reach(page, ".branch", ["End", *OVER_THE_BOARD])
            else:
                reach(page, ".courtier.called", OVER_THE_BOARD)
            page.keyboard.press("Enter")
        reach(page, CONFIRM, TO_THE_BOARD)
        page.keyboard.press("Enter")
        made(page)


def test_a_game_by_keyboard_alone(page: Page) -> None:
    open_board(page, seats=3)
    for _ in as_long_as(lambda: my_turn(page)):
        play_turns_by_keyboard(page)
    expect_the_count(page, 3)


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    screen = {"width": 360, "height": 740}
    context = browser.new_context(**{**browser_context_args, "viewport": screen, "has_touch": True, "is_mobile": True})
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.add_init_script(AT_ONCE)
    yield page
    context.close()


def test_a_game_by_taps_on_a_phone(phone: Page) -> None:
    open_board(phone, seats=4)
    for _ in as_long_as(lambda: my_turn(phone)):
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
        play_turns(phone, tap)
    expect_the_count(phone, 4)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_touch_shows_what_would_happen_and_escape_takes_it_back(page: Page) -> None:
    open_board(page)
    my_turn(page)
    before = entries(page).count()
    choose(page, click)
    expect(page.locator(".foreseen")).to_be_visible()
    expect(page.locator(".goal .then")).to_be_visible()
    take_back(page)
    expect(page.locator(".foreseen")).to_have_count(0)
    expect(page.locator(".half[data-touch]").first).to_be_visible()
    assert entries(page).count() == before


def places(page: Page) -> list[Any]:
    """Where everybody and everything that can be touched stands."""
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll(".courtier, .half, .step, [data-part]")].map((thing) => {
            const { x, y, width, height } = thing.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
        })"""
    )
    return found


def test_choosing_moves_nothing_and_no_ghost_lies_on_another(page: Page) -> None:
    """Whatever is chosen: courtiers, rows, actions and parts stay where they are."""
    open_board(page, seats=3)
    for size in ((360, 640), (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if not my_turn(page):
            return
        before = places(page)
        for half in page.locator(".half[data-touch]").all():
            half.click()
            for _ in as_long_as(lambda: not page.locator(CONFIRM).count()):
                page.locator(".courtier.called").first.click()
            expect(page.locator(".foreseen")).to_be_visible()
            assert places(page) == before
            assert page.evaluate(OVERLAPS) == 0
            take_back(page)
        play_turns(page, click)


OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".ghost")].map((ghost) => ghost.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return boxes.filter((box, place) => boxes.slice(place + 1).some((other) => !apart(box, other))).length;
}"""


def test_a_courtier_first_leaves_the_actions_that_take_it(page: Page) -> None:
    open_board(page)
    my_turn(page)
    offered = page.locator(".half[data-touch]").count()
    who = page.locator(".courtier.may").first.get_attribute("data-who")
    first = page.locator(f".courtier[data-who={who}]")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    suiting = page.locator(".half.suits")
    assert 1 <= suiting.count() <= offered
    suiting.first.click()
    expect(page.locator(".half.chosen")).to_have_count(1)
    expect(first).to_have_attribute("aria-pressed", "true")
    take_back(page)
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_double_click_chooses_once(page: Page) -> None:
    open_board(page)
    my_turn(page)
    page.locator(".courtier.may").first.dblclick()
    expect(page.locator(".courtier.taken")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".half[data-touch]").first.dblclick()
    expect(page.locator(".half.chosen")).to_have_count(1)


def test_a_guess_is_kept_in_this_browser_and_shown_at_the_seat(page: Page) -> None:
    open_board(page, seats=3)
    my_turn(page)
    page.get_by_role("tab", name="Notebook").click()
    guess = page.get_by_role("button", name="Mark as your guess").first
    guess.click()
    expect(guess).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=seat] .guess")).to_have_count(1)
    page.reload()
    my_turn(page)
    expect(page.locator("[data-part=seat] .guess")).to_have_count(1)


def test_the_end_of_a_game_is_counted_step_by_step(page: Page) -> None:
    """Goals are turned over one by one, every piece is shown on the board, and the next game waits for its button."""
    page.goto("/")
    page.evaluate("localStorage.setItem('camarilla', JSON.stringify({ pace: 'fast' }))")
    open_board(page, seats=2, wins=2)
    counting = page.locator("[data-part=own] .count")
    for _ in as_long_as(lambda: not counting.count()):
        page.locator(MY_TURN).or_(counting.first).first.wait_for()
        if not counting.count():
            choose(page, click)
            page.locator(CONFIRM).click()
            page.locator(".dock:not(.mine)").or_(page.locator(MY_TURN)).or_(counting.first).first.wait_for()
    expect(page.locator(".courtier.dimmed").first).to_be_visible()
    expect(page.locator(".courtier .points").first).to_be_visible()
    page.get_by_role("button", name="Next game").wait_for()
    expect(counting).to_have_count(2)
    expect(page.locator(".count.won").first).to_be_visible()
    for row in counting.all():
        points = [int(one) for text in row.locator(".side b").all_inner_texts() for one in text.split("+")]
        minus = [int(text.replace("−", "-")) for text in row.locator(".minus").all_inner_texts()]
        assert sum(points) + sum(minus) == int(row.locator("strong").inner_text().replace("−", "-"))
    page.get_by_role("button", name="Next game").click()
    expect(page.locator("[data-part=goal]")).to_contain_text("game 2")


def test_a_courtier_is_carried_to_another_row(page: Page) -> None:
    open_board(page, seats=3)
    for _ in as_long_as(lambda: my_turn(page)):
        moving = page.locator(".half[data-touch][aria-label*='moves']:not([aria-label*='two rows'])")
        if moving.count():
            break
        play_turns(page, click)
    moving.first.click()
    rows = page.locator(".step")
    for courtier in page.locator(".courtier.called").all():
        courtier.hover()
        page.mouse.down()
        page.mouse.move(10, 10, steps=3)
        goals = page.locator(".step.open, .edge")
        if goals.count():
            box = goals.first.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.mouse.up()
        if page.locator(".courtier.taken").count():
            break
    expect(page.locator(".courtier.taken").first).to_be_visible()
    assert rows.count() >= 2


def test_what_cannot_be_done_says_what_it_lacks(page: Page) -> None:
    """At the beginning nobody is wounded, so whatever heals is impossible: a card that does is dealt at some table."""
    for _ in range(20):
        open_board(page, seats=4)
        assert my_turn(page)
        impossible = page.locator(".half.impossible").all()
        for half in impossible:
            expect(half.locator(".lacks")).not_to_be_empty()
            assert half.get_attribute("data-touch") is None
        if impossible:
            impossible[0].click(force=True)  # disabled, but it answers
            expect(page.locator(PROMPT)).to_have_text(impossible[0].get_attribute("data-words") or "nothing")
            return
    raise AssertionError("every action of twenty tables was possible")


def violations(page: Page) -> list[str]:
    """What axe finds in either theme."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        told = Axe().run(page).response["violations"]
        found += [f"{theme} {one['id']}: {node['html'][:200]}" for one in told for node in one["nodes"]]
    return found


def test_axe_finds_nothing_at_the_board(page: Page) -> None:
    open_board(page)
    my_turn(page)
    page.get_by_role("tab", name="Notebook").click()
    choose(page, click)
    assert violations(page) == []
    page.get_by_role("tab", name="Log").click()
    take_back(page)
    for _ in as_long_as(lambda: my_turn(page)):
        play_turns(page, click)
    assert violations(page) == []
