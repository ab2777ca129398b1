"""The master at the table and after the game: hints, and the review in the replay room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from camarilla import find, names

from .playing import choose_from_list, open_table, play_to_the_end


def test_a_hint_is_shown_drafted_and_played(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    page.get_by_role("button", name="Hint").click()
    advised = page.locator(".considered .move")
    expect(advised.first.locator(".why")).not_to_be_empty()
    expect(page.locator(".considered .legend")).to_have_text("estimated chance to win")
    expect(advised.first.locator(".chance")).to_contain_text("%")
    expect(page.get_by_role("button", name="Close")).to_have_count(1)
    for number in range(1, advised.count() + 1):
        expect(advised.nth(number - 1).locator(".number")).to_have_text(str(number))
        expect(page.locator(f"[data-badge='{number}']")).to_be_visible()
    advised.last.hover()
    expect(page.locator("[data-drawn] .on [data-badge]")).to_have_attribute("data-badge", str(advised.count()))
    page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    expect(page.locator("[data-badge]")).to_have_count(0)
    page.keyboard.press("h")
    words = advised.first.locator(".words").inner_text()
    advised.first.click()
    expect(advised).to_have_count(0)
    expect(page.locator("[data-part=prompt]")).to_contain_text(words)
    expect(page.locator(".log li")).to_have_count(1)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log li").nth(1)).to_be_visible()


TARGETS = """(values) => {
    const box = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const things = values.flatMap((value) => [...document.querySelectorAll(`[data-thing="${value}"]`)]);
    return { things: things.map(box), parts: [...document.querySelectorAll("[data-thing]")].map(box) };
}"""


@pytest.mark.parametrize("size", ["390x844", "844x390"])
@pytest.mark.parametrize("game", names())
def test_a_hint_on_a_phone_covers_nothing_it_speaks_of(page: Page, game: str, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.goto("/")
    page.evaluate("localStorage.setItem('camarilla', JSON.stringify({ pace: 'once' }))")
    table = open_table(page, game, bot="novice", seats=find(game).players[0])
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.mouse.move(1, height - 1)
    before = page.evaluate(TARGETS, [])["parts"]
    page.get_by_role("button", name="Hint").click()
    sheet = page.locator("[data-part=hint] .paper")
    sheet.wait_for()
    hint = page.request.post(f"/api/tables/{table}/hint").json()
    found = page.evaluate(TARGETS, [value for move in hint["moves"] for value in move["choice"]["parts"].values()])
    assert found["parts"] == before, "the board has moved"
    assert found["things"] or not any(move["choice"]["parts"] for move in hint["moves"])
    paper = sheet.bounding_box()
    assert paper is not None
    assert paper["width"] >= 250
    assert paper["height"] >= 100
    for left, top, right, whole in found["things"]:
        bottom = min(whole, top + 110)  # of a seat as tall as the board, its head with name and badge
        beside = right <= paper["x"] + 1 or left >= paper["x"] + paper["width"] - 1
        assert beside or bottom <= paper["y"] + 1 or top >= paper["y"] + paper["height"] - 1


def test_the_game_so_far_is_looked_back_on_at_the_table_itself(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=3)}")
    choose_from_list(page)
    page.locator(".dock.mine").wait_for()
    address = page.url
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    place, steps = page.locator(".dock output").inner_text().split(" / ")
    assert int(place) == int(steps) - 1
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".dock output")).to_have_text(f"{int(steps) - 2} / {steps}")
    expect(page.locator("[data-touch]:not([aria-disabled=true])")).to_have_count(0)
    page.get_by_role("button", name="Live").click()
    expect(page.locator(".dock.mine")).to_be_visible()
    assert page.url == address


def test_a_finished_game_is_reviewed_and_seen_with_everything_open(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'pocket-intrigues', seats=2, options={'wins': 1})}")
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_label("View as").select_option("open")
    expect(page.locator(".owns > section")).to_have_count(2)
    page.get_by_role("button", name="Ask the master").click()
    expect(page.get_by_role("status").filter(has_text="worth a second look")).to_be_visible(timeout=30_000)
    page.get_by_text("Show good moves too").click()
    chosen = page.locator(".review li button").last
    words = chosen.locator("span").inner_text()
    chosen.click()
    # The moment before, as the one who decided saw it, with what was played.
    expect(page.get_by_label("View as")).to_have_value("0")
    verdict = page.locator(".review .verdict")
    played = re.escape(f"You played: {words.removesuffix('.')}")
    expect(verdict).to_contain_text(re.compile(rf"{played}( \(|\. The master did not consider it\.)"))
    expect(verdict).to_contain_text(re.compile("Better: |Nothing better|About as good"))
    expect(page.locator("[data-drawn] .played [data-badge]").first).to_be_visible()
    if "Better: " in verdict.inner_text():
        expect(page.locator("[data-drawn] .better [data-badge]").first).to_be_visible()
    step, steps = map(int, page.locator("output").inner_text().split(" / "))
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(f"{step + 1} / {steps}")
    earlier = page.locator(".review").get_by_role("button", name="Previous mistake")
    if earlier.count() and earlier.is_enabled():
        earlier.click()
        expect(verdict).to_contain_text(re.compile("doubtful|mistake|blunder"))
    step_now = page.locator("output").inner_text()
    page.get_by_role("img", name="chances, move by move").click(position={"x": 3, "y": 30})
    expect(page.locator("output")).not_to_have_text(step_now)
    expect(page.locator(".review [aria-current=step]")).to_be_visible()
