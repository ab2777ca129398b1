"""The master at the table and after the game: hints, and the review in the replay room."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .playing import choose_from_list, open_table, play_to_the_end


def test_a_hint_is_shown_drafted_and_played(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    page.get_by_role("button", name="Hint").click()
    considered = page.get_by_role("region", name="The master suggests")
    advised = considered.get_by_role("button").and_(page.locator(".move"))
    expect(advised.first).to_contain_text("%")
    expect(advised.first.locator(".why")).not_to_be_empty()
    words = advised.first.locator(".words").inner_text()
    advised.first.click()
    expect(page.locator(".sentence")).to_have_text(words)
    page.get_by_role("button", name="Confirm").click()
    expect(considered).to_have_count(0)
    expect(page.locator(".log li").nth(1)).to_be_visible()


def test_the_game_so_far_is_replayed_from_my_own_eyes(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=3)}")
    choose_from_list(page)
    page.get_by_role("link", name="Replay so far").click()
    expect(page.get_by_text("Your game so far")).to_be_visible()
    assert page.get_by_label("View as").count() == 0
    steps = page.locator("output").inner_text().split(" / ")
    assert steps[0] == steps[1]
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_contain_text(f"{int(steps[1]) - 1} / {steps[1]}")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".bar")).to_be_visible()


def test_a_finished_game_is_reviewed_and_seen_with_everything_open(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'pocket-intrigues', seats=2, options={'wins': 1})}")
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("View as").select_option("open")
    expect(page.locator(".boards > section")).to_have_count(2)
    page.get_by_role("button", name="Ask the master").click()
    expect(page.get_by_role("status").filter(has_text="worth a second look")).to_be_visible(timeout=30_000)
    page.get_by_text("Show good moves too").click()
    page.locator(".review li button").last.click()
    expect(page.locator(".review .told")).to_contain_text("The master suggests")
    step = page.locator("output").inner_text()
    page.get_by_role("img", name="chances, move by move").click(position={"x": 3, "y": 30})
    expect(page.locator("output")).not_to_have_text(step)
    expect(page.locator(".review [aria-current=step]")).to_be_visible()
