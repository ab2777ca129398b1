"""The Rose King on its board: by clicks of two people, by keyboard alone, by taps on a phone, for every eye."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import AT_ONCE
from .playing import as_long_as, open_table, show_result
from .test_page import settle, violations

SQUARES = ".field [data-touch]"
CARDS = ".mine .hand [data-card][data-touch]"
DRAW = ".mine .pile [data-touch]"
PASS = ".dock .strip button"
MOST = 200
"""More turns than a game ever took."""

NEXT = """([entries, places]) => {
    const table = document.querySelector(".table");
    const seq = Number(table?.dataset.seq ?? 0);
    if (document.querySelector("[data-over]")) return [seq, ""];
    if (seq < entries || !document.querySelector(".dock.mine .buttons button[title]:not([disabled])")) return null;
    return [seq, places.find((place) => document.querySelector(place))];
}"""
"""What there is to touch once an entry of the log is shown and it is my turn; nothing when the game is over."""


def next_turn(page: Page, entries: int = 0) -> tuple[int, str]:
    """Wait for this page's turn: the length of the log, and where to go (a square, else a draw, else the pass)."""
    found = page.wait_for_function(NEXT, arg=[entries, [SQUARES, DRAW, PASS]]).json_value()
    return int(found[0]), str(found[1])


def at_once(page: Page) -> None:
    """From now on a whole move is made without a second touch."""
    page.evaluate("localStorage.camarilla = JSON.stringify({...JSON.parse(localStorage.camarilla), confirm: false})")
    page.reload()


def sums(page: Page) -> list[int]:
    """Each side's score by the squares that stand beside it, Red first."""
    made = []
    for side in ("red", "white"):
        terms = page.locator(f".side.{side} .terms button").all_text_contents()
        parts = [term.replace("²", "").strip().split("×") for term in terms]
        made.append(sum(int(count[0] if count else 1) * int(size) ** 2 for *count, size in parts))
    return made


def counted(page: Page) -> list[int]:
    """What the count at the end comes to; it is the sum of the squares on the board."""
    show_result(page)
    found = [int(page.locator(f".count .{side} .total").inner_text()) for side in ("red", "white")]
    assert found == sums(page)
    return found


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    screen = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**{**browser_context_args, **screen})
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.add_init_script(AT_ONCE)
    yield page
    context.close()


def sit_together(page: Page, other: Page) -> None:
    table = open_table(page, "rose-king", bot=None)
    for one in (page, other):
        one.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    for one in (other, page):
        one.get_by_role("button", name="Ready").click()


def target_of(card: Locator) -> str:
    """The square a card leads to, as its label says."""
    words = card.get_attribute("aria-label") or ""
    return f".field [data-square={words.partition(', to ')[2][:2]}]"


def test_two_people_play_a_whole_game_by_clicks(page: Page, other_page: Page) -> None:
    sit_together(page, other_page)
    entries, _ = next_turn(page)
    card = page.locator(CARDS).first
    card.click()
    expect(page.locator(".route.strong")).to_be_visible()
    expect(page.locator("[data-part=prompt]")).to_contain_text("the crown goes to")
    page.keyboard.press("Escape")
    expect(page.locator(".route.strong")).to_have_count(0)
    card.click()
    page.locator(".field [aria-pressed=true]").click()  # a second touch takes the choice back
    expect(page.locator(".route.strong")).to_have_count(0)
    card.click()
    page.keyboard.press("Enter")
    next_turn(other_page, entries + 1)
    other_page.locator(SQUARES).first.click()
    other_page.get_by_role("button", name="Confirm").click()
    next_turn(page, entries + 2)
    dragged = page.locator(".mine .hand li", has=page.locator("[data-touch]")).first.locator("button")
    dragged.drag_to(page.locator(target_of(dragged)))
    confirm = page.locator("[data-part=confirm] button:not([disabled])")
    if confirm.count():  # a hero is asked for once more
        confirm.click()
    next_turn(other_page, entries + 3)
    for one in (page, other_page):
        at_once(one)
    turn_about(page, other_page, entries + 3)
    assert counted(page) == counted(other_page)


def whose_turn(pages: tuple[Page, Page], entries: int) -> tuple[Page, int, str]:
    """Whoever may move: somebody who cannot is passed for, and then the other goes on."""
    for _ in range(1200):
        for one in pages:
            found = one.evaluate(NEXT, [entries, [SQUARES, DRAW, PASS]])
            if found:
                return one, int(found[0]), str(found[1])
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody may move, and the game is not over")


def turn_about(page: Page, other: Page, entries: int) -> None:
    for _ in range(MOST):
        one, entries, place = whose_turn((page, other), entries)
        if not place:
            return
        one.locator(place).first.click()
        entries += 1
    raise AssertionError("the game did not end")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    entries, place = next_turn(page)
    for _ in as_long_as(lambda: not page.evaluate("document.activeElement.matches('[data-touch]')")):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    ways = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
    for turn in range(MOST):
        if not place:
            break
        press_a_move(page, place, ways[turn % 4])
        entries, place = next_turn(page, entries + 2)
    assert sum(counted(page)) > 0


def press_a_move(page: Page, place: str, way: str) -> None:
    """Arrows to something, Enter to choose it, Enter again to do it; a pass is only in the list."""
    if place == PASS:
        page.keyboard.press("m")
        page.locator("dialog[open] input").wait_for()
    else:
        page.locator("[data-touch]:focus").wait_for()
        page.keyboard.press(way)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def test_a_whole_game_by_taps_on_a_phone(phone: Page) -> None:
    phone.goto(f"/table/{open_table(phone, 'rose-king')}")
    entries, place = next_turn(phone)
    phone.locator(place).first.tap()
    expect(phone.get_by_role("button", name="Confirm")).to_be_enabled()
    phone.get_by_role("button", name="Confirm").tap()
    entries, place = next_turn(phone, entries + 2)
    phone.locator(".theirs [data-card]").first.tap()
    expect(phone.locator("[data-part=prompt]")).to_contain_text("square")
    at_once(phone)
    for _ in range(MOST):
        entries, place = next_turn(phone, entries)
        if not place:
            break
        phone.locator(place).first.tap()
        entries += 2
    assert sum(counted(phone)) > 0
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_cards_show_where_they_lead_and_squares_which_cards_reach_them(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    next_turn(page)
    theirs = page.locator(".theirs [data-card]").first
    page.mouse.move(1, 1)  # A pointer points once it has moved.
    theirs.hover()
    expect(page.locator(".route")).to_have_count(1)
    expect(page.locator("[data-part=prompt]")).to_contain_text("square")
    page.locator(SQUARES).first.hover()
    expect(page.locator(".mine .card.shown")).to_have_count(1)
    expect(page.locator("[data-part=prompt]")).to_contain_text("can reach")
    page.get_by_role("tab", name="Notebook").click()
    expect(page.get_by_role("cell", name="in the deck")).to_have_count(14)


def test_a_card_of_mine_shows_what_playing_it_would_come_to(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    next_turn(page)
    card = page.locator(CARDS).first
    page.mouse.move(1, 1)  # A pointer points once it has moved.
    card.hover()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Score after: Red ")
    expect(page.locator(".field .outline")).to_have_count(1)
    page.locator(".theirs [data-card]").first.hover()
    expect(page.locator(".field .outline")).to_have_count(0)
    card.focus()
    expect(card).to_have_attribute("aria-label", re.compile("Score after: Red "))
    card.click()
    expect(page.locator(".route.strong .pill")).to_have_count(1)


def test_a_card_that_cannot_be_played_says_why(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    at_once(page)
    barred = page.locator(".mine .hand .calm")
    entries, place = next_turn(page)
    for _ in as_long_as(lambda: not barred.count()):
        page.locator(place).first.click()
        entries, place = next_turn(page, entries + 2)
    barred.first.click()
    why = re.compile("off the board|your own rose stands|you have no hero left")
    expect(page.locator("[data-part=prompt]")).to_have_text(why)
    page.locator(".head .goal").click()
    expect(page.locator("[data-part=prompt]")).not_to_have_text(why)


POINTS = """(card) => {
    const turn = /rotate\\((\\d+)\\)/.exec(card.querySelector("svg [transform*=rotate]").getAttribute("transform"));
    const radians = Number(turn[1]) * Math.PI / 180;
    return [Math.sin(radians), -Math.cos(radians)];
}"""
"""Where the sword on a card points, to the right and down."""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def check_rim(page: Page) -> None:
    """Letters stand in line with their columns, numbers with their rows."""
    for name, square in (("a", "a5"), ("i", "i5"), ("1", "e1"), ("9", "e9")):
        label = middle(page.locator(".ground .name", has_text=name))
        there = middle(page.locator(f".field [data-square={square}]"))
        axis = 0 if name.isalpha() else 1
        assert label[axis] == pytest.approx(there[axis], abs=6)


def check_swords(page: Page) -> None:
    """Whatever a card's sword points at is where it leads."""
    crown = middle(page.locator(".field .crown"))
    for card in page.locator(".hand [data-card]").all():
        if ", to " in (card.get_attribute("aria-label") or ""):
            there = middle(page.locator(target_of(card)))
            for axis, way in enumerate(card.evaluate(POINTS)):
                assert way * (there[axis] - crown[axis]) >= -3


def test_each_side_sees_the_board_from_where_it_sits(page: Page, other_page: Page) -> None:
    """White sits opposite: near and far, left and right change places; the names of squares stay."""
    sit_together(page, other_page)
    next_turn(page)
    for one, sign, first in ((page, 1, ["a9", "b9"]), (other_page, -1, ["i1", "h1"])):
        corner, right, up = (middle(one.locator(f".field [data-square={name}]")) for name in ("a1", "i1", "a9"))
        assert (right[0] - corner[0]) * sign > 0
        assert (corner[1] - up[1]) * sign > 0
        order = one.locator(".field [data-square]").evaluate_all("all => all.map((one) => one.dataset.square)")
        assert order[:2] == first
        check_rim(one)
        check_swords(one)


def test_white_plays_by_keyboard_on_a_turned_board(page: Page, other_page: Page) -> None:
    sit_together(page, other_page)
    entries, _ = next_turn(page)
    page.locator(SQUARES).first.click()
    page.get_by_role("button", name="Confirm").click()
    next_turn(other_page, entries + 1)
    other_page.locator(SQUARES).first.focus()
    held = "document.activeElement.getBoundingClientRect().top"
    for way, sign in (("ArrowUp", -1), ("ArrowDown", 1)):
        before = other_page.evaluate(held)
        other_page.keyboard.press(way)
        assert (other_page.evaluate(held) - before) * sign >= 0
    other_page.locator(SQUARES).first.focus()
    other_page.keyboard.press("Enter")
    expect(other_page.locator(".route.strong")).to_be_visible()
    other_page.keyboard.press("Enter")
    next_turn(page, entries + 2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_move(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    next_turn(page)
    page.locator(CARDS).first.click()
    expect(page.locator(".route.strong")).to_be_visible()
    settle(page)
    assert violations(page) == []
