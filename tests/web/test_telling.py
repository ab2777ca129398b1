"""Law 5: I am told what happened, as it happens; what changed since my last turn stays marked, after a reload too."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from .playing import as_long_as, choose_from_list, open_table

MY_TURN = ".dock.mine .buttons button[title]:not([disabled])"

NOTE = """window.told = [];
new MutationObserver(() => {
    const words = document.querySelector("[data-part=prompt]")?.textContent.trim();
    const lit = document.querySelectorAll("[data-part=board] .lit").length;
    if (words) window.told.push([words, lit]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });"""
"""Every sentence of the prompt, and how much of the board was lit with it."""


def test_what_others_do_is_said_and_lit_and_can_be_told_once_more(page: Page) -> None:
    page.goto("/")
    page.evaluate("kept => localStorage.setItem('camarilla', kept)", json.dumps({"pace": "normal"}))
    page.add_init_script(NOTE)
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=3)}")
    page.locator(MY_TURN).wait_for()
    # Whoever bets last in a season may begin the next one: then nobody bets in between.
    for _ in as_long_as(lambda: True):
        before = page.locator(".log li").count()
        moment = page.locator(".table").get_attribute("data-seq") or ""
        choose_from_list(page)
        expect(page.locator(".table")).not_to_have_attribute("data-seq", moment)
        page.locator(MY_TURN).wait_for()
        if page.locator(".log li").count() >= before + 3:
            break
    for entry in page.locator(".log li").all()[before + 1 :]:
        sentences = entry.locator("p").all_inner_texts()
        told = page.evaluate("window.told")
        # Every sentence of the others was in the prompt's place, and what the entry speaks of was lit on the board.
        assert all(any(said.startswith(words) for said, _ in told) for words in sentences), sentences
        assert any(lit and said.startswith(tuple(sentences)) for said, lit in told), sentences

    page.reload()
    page.locator(MY_TURN).wait_for()
    fresh = page.locator(".log li.fresh")
    expect(fresh.first).to_be_visible()
    expect(page.locator(".region.changed").first).to_be_visible()
    told = fresh.last.locator("p").first.inner_text()
    page.evaluate("window.told = []")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_function("words => window.told.some(([said]) => said.includes(words))", arg=told)
    expect(page.locator(MY_TURN)).to_be_visible()
    expect(page.locator(".region.changed").first).to_be_visible()
