"""Laws 1 and 2 of the table: nothing I need is ever out of sight, and the board is as large as the room allows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from camarilla.core import registry

from .playing import open_table

SIZES = ["360x640", "390x844", "844x390", "768x1024", "1024x768", "1440x900", "1920x1080", "2560x1440", "720x450"]
"""The last is 1440x900 at a zoom of 200 %."""
PARTIES = [
    pytest.param(rules.name, players, id=f"{rules.name}-{players}")
    for rules in map(registry.find, registry.names())
    for players in sorted({rules.players[0], rules.players[-1]})
]

LOOK = """() => {
    const wrong = [];
    const near = 1.5;
    const said = (element) => element.outerHTML.slice(0, 140);
    const inside = (box) =>
        box.left >= -near && box.top >= -near && box.right <= innerWidth + near && box.bottom <= innerHeight + near;
    const shown = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== "hidden";
    };
    // What lies at the points of a grid over a part must belong to it.
    const covered = (part, name) => {
        const box = part.getBoundingClientRect();
        for (let i = 1; i < 6; i++) for (let j = 1; j < 6; j++) {
            const [x, y] = [box.left + (box.width * i) / 6, box.top + (box.height * j) / 6];
            const top = document.elementFromPoint(x, y);
            if (top && top !== part && !part.contains(top) && !top.contains(part))
                return wrong.push(`${name} is covered by ${said(top)}`);
        }
    };
    for (const name of ["board", "own", "prompt", "confirm"]) {
        const parts = [...document.querySelectorAll(`[data-part="${name}"]`)].filter(shown);
        if (!parts.length) wrong.push(`no ${name}`);
        for (const part of parts) {
            const box = part.getBoundingClientRect();
            if (!inside(box)) wrong.push(`${name} reaches out of the window: ${JSON.stringify(box)}`);
            if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight)
                wrong.push(`${name} holds ${part.scrollHeight} px in ${part.clientHeight}`);
            if (part.scrollWidth > part.clientWidth + 2 && part.clientWidth)
                wrong.push(`${name} holds ${part.scrollWidth} px across ${part.clientWidth}`);
            covered(part, name);
        }
    }
    const seats = [...document.querySelectorAll('[data-part="seat"]')].filter(shown);
    for (const seat of seats)
        if (!inside(seat.getBoundingClientRect())) wrong.push(`a seat out of sight: ${said(seat)}`);
    for (const thing of [...document.querySelectorAll("[data-touch]")].filter(shown)) {
        const box = thing.getBoundingClientRect();
        if (!inside(box)) wrong.push(`out of sight: ${said(thing)}`);
    }
    for (const box of document.querySelectorAll('[data-part="board"] *, [data-part="own"] *')) {
        const style = getComputedStyle(box);
        const larger = box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;
        if (/(auto|scroll)/.test(style.overflowY + style.overflowX) && larger)
            wrong.push(`something to scroll: ${said(box)}`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 2) wrong.push("the page scrolls");
    // The drawing marks its extent: it must fill the room one way or the other.
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    const extent = document.querySelector('[data-part="board"] [data-extent]')?.getBoundingClientRect();
    if (!extent) wrong.push("the board does not say how far it reaches");
    else if (extent.width < 0.94 * board.width && extent.height < 0.94 * board.height)
        wrong.push(`the board could be larger: ${extent.width}x${extent.height} in ${board.width}x${board.height}`);
    return { wrong, seats: seats.length };
}"""


def my_turn(page: Page) -> None:
    page.locator(".dock.mine").wait_for()


@pytest.mark.parametrize(("game", "players"), PARTIES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_out_of_sight(page: Page, game: str, players: int, language: str) -> None:
    page.goto("/")
    page.evaluate("language => localStorage.setItem('camarilla', JSON.stringify({ language, pace: 'once' }))", language)
    page.goto(f"/table/{open_table(page, game, bot='novice', seats=players)}")
    my_turn(page)
    faults: dict[str, Any] = {}
    for size in SIZES:
        width, height = map(int, size.split("x"))
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = page.evaluate(LOOK)
        if found["seats"] != players:
            found["wrong"].append(f"{found['seats']} seats for {players} players")
        if found["wrong"]:
            faults[size] = found["wrong"][:6]
    assert not faults
