"""Law 9: Tab goes through everything and never gets stuck; a turn is taken without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .playing import open_table

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("rose-king", 2, {}),
    ("cursed-court", 3, {}),
    ("pocket-intrigues", 2, {"wins": 1, "first": "A"}),
    ("devils-castle", 4, {"first": 1}),
]
MY_TURN = ".dock.mine .buttons button[title]:not([disabled])"
CONFIRM = "[data-part=confirm] button:not([disabled])"
MOST = 80

FOCUSED = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    window.known ??= [];
    if (!window.known.includes(at)) window.known.push(at);
    const box = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    const labels = [...(at.labels ?? [])].map((label) => label.textContent);
    const owners = (at.getAttribute("aria-labelledby") ?? "").split(" ");
    const named = owners.map((id) => document.getElementById(id)?.textContent);
    const within = [...at.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    const names = [at.getAttribute("aria-label"), ...named, ...labels, at.textContent, ...within, at.title];
    const name = names.join("").trim();
    const wrong = [];
    if (!name) wrong.push("without a name");
    if (!box.width || !box.height || style.visibility === "hidden" || style.opacity === "0") wrong.push("not seen");
    if (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1)
        wrong.push("out of the window");
    if (at.closest("[aria-hidden=true], [inert]")) wrong.push("hidden from the ear");
    return {
        number: window.known.indexOf(at),
        touch: at.matches("[data-touch]"),
        wrong: wrong.length ? `${wrong.join(", ")}: ${at.outerHTML.slice(0, 160)}` : "",
    };
}"""
"""What has the focus, by the order in which it was met, and what is wrong with it."""


def sit_down(page: Page, game: str, seats: int, options: dict[str, Any]) -> None:
    page.goto(f"/table/{open_table(page, game, seats=seats, options=options)}")
    page.locator(MY_TURN).wait_for()


def tab_around(page: Page, key: str) -> tuple[list[int], list[str]]:
    """Press Tab until the focus is where it began; what was met, and what is wrong with it. Between the last thing and
    the first the focus may be nowhere, as it would be in the browser's own bar."""
    met: list[int] = []
    wrong: list[str] = []
    nowhere = 0
    for _ in range(MOST):
        page.keyboard.press(key)
        found = page.evaluate(FOCUSED)
        if found is None:
            nowhere += 1
            assert nowhere < 3, f"nothing has the focus after {met}"
            continue
        if met and found["number"] == met[0]:
            return met, wrong
        assert found["number"] not in met, f"stuck: {found['number']} again after {met}"
        met.append(found["number"])
        if found["wrong"]:
            wrong.append(found["wrong"])
    raise AssertionError(f"{MOST} presses did not lead around: {met}")


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_tab_goes_round_and_a_turn_is_taken(page: Page, game: str, seats: int, options: dict[str, Any]) -> None:
    sit_down(page, game, seats, options)
    forth, wrong = tab_around(page, "Tab")
    assert wrong == []
    back, wrong = tab_around(page, "Shift+Tab")
    assert wrong == []
    assert sorted(forth) == sorted(back)
    take_a_turn(page)


def take_a_turn(page: Page) -> None:
    """Tab to what can be touched, arrows among it, Enter until the move is whole, and Enter once more."""
    seq = page.locator(".table").get_attribute("data-seq")
    for _ in range(MOST):
        found = page.evaluate(FOCUSED)
        if found and found["touch"]:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not lead to what can be touched")
    here = page.evaluate(FOCUSED)["number"]
    page.keyboard.press("ArrowRight")
    if page.evaluate(FOCUSED)["number"] == here:
        page.keyboard.press("ArrowDown")
    for _ in range(16):  # of what is touched on the way something may be let go again
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        if page.locator(CONFIRM).count():
            break
        to_another(page)
    expect(page.locator(CONFIRM)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f".table[data-seq='{seq}']")).to_have_count(0)
    # And the keyboard is still at the table for the next turn.
    page.locator(MY_TURN).wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) is not None


OTHERS = "[data-touch]:not([aria-disabled=true]):not([aria-pressed=true])"


def to_another(page: Page) -> None:
    """By arrows to something that can be touched and has not been."""
    for way in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 4:
        page.keyboard.press(way)
        if page.evaluate("others => document.activeElement.matches(others)", OTHERS):
            return
