"""After the end: a rematch that the others agree to or decline, and other opponents."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .playing import as_long_as, choose_from_list, open_table, play_to_the_end, show_result


def call_me(page: Page, name: str) -> None:
    page.goto("/")
    assert page.request.post("/api/me", data={"name": name}).ok


def finish_together(*pages: Page) -> str:
    """A short game of two people, played to its end; returns the table's id."""
    first, second = pages
    call_me(first, "Henri")
    call_me(second, "Anna")
    table = open_table(first, "cursed-court", bot=None, seats=2, options={"years": 1})
    assert second.request.post(f"/api/tables/{table}/sit", data={}).ok
    for page in pages:
        assert page.request.post(f"/api/tables/{table}/ready", data={}).ok
        page.goto(f"/table/{table}")
    for _ in as_long_as(lambda: not first.locator("[data-over]").count()):
        for page in pages:
            if page.locator(".dock.mine .buttons button[title]:not([disabled])").count():
                moment = page.locator(".table").get_attribute("data-seq") or ""
                choose_from_list(page)
                expect(page.locator(".table")).not_to_have_attribute("data-seq", moment)
        first.wait_for_timeout(50)
    second.locator("[data-over]").wait_for()
    return table


def test_a_rematch_is_asked_for_and_agreed_to(page: Page, other_page: Page) -> None:
    table = finish_together(page, other_page)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Waiting for an answer: Anna.")
    expect(other_page.locator("[data-part=prompt]")).to_contain_text("Henri wants a rematch.")
    other_page.get_by_role("button", name="Join").click()
    for one in (page, other_page):
        expect(one.locator("[data-over]")).to_have_count(0)
        expect(one.locator("[data-part=prompt]")).to_be_visible()
    assert page.url == other_page.url
    assert table not in page.url
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name="To the rematch")).to_be_visible()


def test_who_declines_is_told_of_and_a_bot_takes_the_place(page: Page, other_page: Page) -> None:
    finish_together(page, other_page)
    other_page.goto("/")
    other_page.locator(".lists").wait_for()
    page.get_by_role("button", name="Rematch").click()
    expect(other_page.get_by_text("Henri wants a rematch of Cursed Court.")).to_be_visible()
    other_page.get_by_role("button", name="No, thanks").click()
    expect(other_page.locator(".offer")).to_have_count(0)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Anna declined the rematch.")
    page.get_by_role("button", name="Play with a bot").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    expect(page.locator("[data-part=seat]")).to_have_count(2)
    expect(page.locator("[data-part=seat]").filter(has_text="Anna")).to_have_count(0)


def test_stronger_and_weaker_opponents_are_offered_at_the_end(page: Page) -> None:
    table = open_table(page, "rose-king", bot="tilda")
    page.goto(f"/table/{table}")
    play_to_the_end(page)
    show_result(page)
    end = page.locator(".end")
    expect(end.get_by_role("button", name="Easier opponent")).to_have_count(0)
    expect(end.get_by_role("link", name="All games")).to_be_visible()
    end.get_by_role("button", name="Harder opponent").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    room = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["bot"] for seat in room["seats"]] == ["courtier", None]
