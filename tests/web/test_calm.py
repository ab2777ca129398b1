"""Law 10: still and calm. Nothing jumps over several turns, and the foot of the table stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .playing import choose_from_list, open_table
from .test_keyboard import CONFIRM, GAMES, MY_TURN
from .test_table import Line

MOST_SHIFT = 0.02
TURNS = 4

WATCH = """window.shifts = [];
window.moving = true;
let begun;
const moment = () => document.querySelector(".table")?.dataset.seq;
const begin = () => (begun = moment()) ?? requestAnimationFrame(begin);
begin();
const far = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / Math.max(innerWidth, innerHeight);
const part = (a, b) => Math.min(1, (a.width * a.height + b.width * b.height) / (innerWidth * innerHeight));
const piece = ({ node }) => {
    const at = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return Boolean(at?.closest("[data-part=board], [data-part=own], .seats"));
};
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
        const others = sources.filter((source) => !piece(source));
        const counted = window.moving && moment() !== begun && others.length < sources.length
            ? others.reduce((sum, { previousRect: a, currentRect: b }) => sum + far(a, b) * part(a, b), 0)
            : value;
        window.shifts.push([counted, sources.map(({ node }) => node?.parentElement?.className ?? "")]);
    }
}).observe({ type: "layout-shift", buffered: true });"""
"""Every shift, those after a touch too: what was touched must not move either. Only the pieces of the game may, while a
move is made: that is what moves are for. Others may move before I am first asked."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""Shifts are told a frame after they were seen."""

FIRST = ".half[data-touch], [data-deed=spy][data-touch], .region[aria-disabled=false], .hand [data-card][data-touch]"
FURTHER = ".courtier.called, .branch, [data-ride] [data-part=seat] .cover[data-touch]"
"""What a move begins with, game by game, and what it goes on with."""

BOXES = """() => [...document.querySelectorAll("[data-part=prompt], .dock .buttons > *, .frame > *:not(.drawer)")]
    .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const name = one.dataset.part ?? (one.className.split?.(" ")[0] || one.nodeName);
        return [name, ...[x, y, width, height].map(Math.round)].join(" ");
    })"""


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_nothing_jumps_over_several_turns(
    page: Page, game: str, seats: int, options: dict[str, Any], size: str
) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.add_init_script(WATCH)
    table = open_table(page, game, seats=seats, options=options)
    page.goto(f"/table/{table}")
    page.locator(MY_TURN).wait_for()
    for _ in range(TURNS):
        page.locator(MY_TURN).or_(page.locator("[data-over]")).first.wait_for()
        if page.locator("[data-over]").count():
            break
        page.evaluate(SETTLED)
        page.evaluate("window.moving = false")
        touch_something(page)
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        page.evaluate(SETTLED)
        page.evaluate("window.moving = true")
        choose_from_list(page)
    page.wait_for_timeout(200)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts


def touch_something(page: Page) -> None:
    """What a turn begins with; an answer may have nothing of the kind."""
    if not page.locator(FIRST).count():
        return
    page.locator(FIRST).first.click()


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_foot_stays_whoever_is_to_move(
    page: Page, game: str, seats: int, options: dict[str, Any], size: str
) -> None:
    """Asked, choosing, ready to confirm, and waiting for the others."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    line = Line(page)
    page.goto(f"/table/{open_table(page, game, seats=seats, options=options)}")
    page.locator(MY_TURN).wait_for()
    asked = page.evaluate(BOXES)
    touch_something(page)
    page.wait_for_timeout(200)
    assert page.evaluate(BOXES) == asked, "choosing"
    for _ in range(4):
        if page.locator(CONFIRM).count():
            break
        page.locator(FURTHER).first.click()
        page.wait_for_timeout(200)
    expect(page.locator(CONFIRM)).to_have_count(1)
    assert page.evaluate(BOXES) == asked, "ready to confirm"
    line.holds = True
    page.locator(CONFIRM).click()
    expect(page.locator(MY_TURN)).to_have_count(0)
    assert page.evaluate(BOXES) == asked, "waiting"
