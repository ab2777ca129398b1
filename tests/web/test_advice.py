"""The master at the table and after the game: hints, and the review in the replay room."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .playing import choose_from_list, open_table, play_to_the_end


def test_a_hint_is_shown_drafted_and_played(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    page.get_by_role("button", name="Hint").click()
    prompt = page.locator("[data-part=prompt]")
    expect(prompt).to_contain_text("% chance to win")
    advised = page.locator(".considered .move")
    expect(advised.first.locator(".why")).not_to_be_empty()
    expect(prompt).to_contain_text(advised.first.locator(".why").inner_text())
    words = advised.first.locator(".words").inner_text()
    expect(page.locator(".log li")).to_have_count(1)
    page.get_by_role("button", name="Take it up").click()
    expect(prompt).to_contain_text(words)
    expect(page.locator(".log li")).to_have_count(1)
    page.get_by_role("button", name="Confirm").click()
    expect(advised).to_have_count(0)
    expect(page.locator(".log li").nth(1)).to_be_visible()


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
    page.locator(".review li button").last.click()
    expect(page.locator(".review .told")).to_contain_text("The master suggests")
    step = page.locator("output").inner_text()
    page.get_by_role("img", name="chances, move by move").click(position={"x": 3, "y": 30})
    expect(page.locator("output")).not_to_have_text(step)
    expect(page.locator(".review [aria-current=step]")).to_be_visible()
