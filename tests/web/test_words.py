"""The page in Russian: players in the case a sentence needs, cards of The Rose King by their Russian points."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .playing import open_table, speak_russian

INTRODUCE = """(name) => fetch("/api/me", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({name}),
})"""


def moves_with(page: Page, words: str) -> list[str]:
    """The legal moves in words, those that have these among them."""
    page.locator(".dock.mine .buttons button[title]:not([disabled])").wait_for()
    page.keyboard.press("m")
    page.locator("dialog[open] input").fill(words)
    found = page.locator("dialog[open] li button")
    expect(found.first).to_contain_text(words)
    return found.all_inner_texts()


def test_bots_are_declined_and_so_is_the_noun_before_a_person(page: Page, other_page: Page) -> None:
    table = open_table(page, "devils-castle", bot=None, seats=3, options={"first": 1})
    other_page.goto("/")
    other_page.evaluate(INTRODUCE, "Boris")
    other_page.goto(f"/table/{table}")
    other_page.get_by_role("button", name="Sit here").first.click()
    page.goto(f"/table/{table}")
    page.get_by_label("Opponent").select_option("linette")
    page.get_by_role("button", name="Add a bot").click()
    other_page.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()
    speak_russian(page)
    spying = " ".join(moves_with(page, "Шпионить за"))
    assert "Шпионить за игроком Boris" in spying
    assert "Шпионить за Линеттой" in spying
    page.locator("dialog[open] li button", has_text="Линеттой").click()
    expect(page.locator(".log")).to_contain_text("Вы шпионите за Линеттой")
    expect(other_page.locator(".log")).to_contain_text(re.compile("Guest [0-9]+ spies on Linette"))
    expect(page.locator(".log")).to_contain_text("у Линетты")


def test_cards_of_the_rose_king_have_russian_points_and_are_played_all_the_same(page: Page) -> None:
    table = open_table(page, "rose-king")
    page.goto(f"/table/{table}")
    speak_russian(page)
    listed = moves_with(page, "Сыграть")
    assert all(re.search(r"Сыграть [СВЮЗ]{1,2}[123]", move) for move in listed)
    page.locator("dialog[open] li button").first.click()
    expect(page.locator(".log")).to_contain_text(re.compile("играет [СВЮЗ]{1,2}[123]"))
    assert not re.search(r"\b[NESW]{1,2}[123]\b", page.locator(".log").inner_text())
    page.get_by_role("tab", name="Блокнот").click()
    expect(page.get_by_role("rowheader", name="СВ")).to_be_visible()
