"""The table itself: what is under way, what waits for a reader who looks elsewhere, and what is kept meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from .playing import choose_from_list, open_table

AWAY = """window.away = false;
Object.defineProperty(document, "hidden", {get: () => window.away});
window.titles = [];
new MutationObserver(() => {
    if (document.title !== window.titles.at(-1)) window.titles.push(document.title);
}).observe(document, {subtree: true, childList: true, characterData: true});"""


CALLED = "!window.titles.every((one) => one.startsWith('●')) && document.title.startsWith('●')"


def until(page: Page, true: Callable[[], bool]) -> None:
    for _ in range(300):
        if true():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it did not come true")


class Line:
    """The socket with a hand on it: what the house says of moves can be held back and let go."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.answered = 0
        self.held: list[str | bytes] = []
        self.page: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self.open)

    def open(self, route: WebSocketRoute) -> None:
        self.page = route
        route.connect_to_server().on_message(self.hear)

    def hear(self, news: str | bytes) -> None:
        assert self.page is not None
        said = str(news)
        if self.holds and '"is":"update"' in said:
            self.held.append(news)
            return
        self.page.send(news)
        self.answered += '"is":"done"' in said

    def let_go(self) -> None:
        assert self.page is not None
        self.holds = False
        for news in self.held:
            self.page.send(news)


def test_a_move_is_under_way_until_it_is_shown(page: Page) -> None:
    line = Line(page)
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    expect(page.locator(".dock.mine")).to_be_visible()
    before = page.locator(".log li").count()
    line.holds = True
    choose_from_list(page)
    until(page, lambda: line.answered == 1)
    expect(page.locator(".dock .buttons button[title]:not([disabled])")).to_have_count(0)
    expect(page.locator(".table [data-touch]")).to_have_count(0)
    line.let_go()
    expect(page.locator(".log li").nth(before)).to_be_visible()
    expect(page.locator(".dock.mine .buttons button[title]:not([disabled])")).to_be_visible()


def test_who_looks_elsewhere_is_called_and_finds_the_whole_log(page: Page) -> None:
    page.add_init_script(AWAY)
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    expect(page.locator(".dock.mine")).to_be_visible()
    before = page.locator(".log li").count()
    page.evaluate("window.away = true; window.titles = [];")
    choose_from_list(page)
    until(page, lambda: bool(page.evaluate(CALLED)))
    assert page.locator(".log li").count() == before
    # The line breaks and comes back while moments still wait to be shown: none of them is lost.
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".log li").nth(before + 1)).to_be_visible()
    kept = page.locator(".log li").count()
    page.reload()
    expect(page.locator(".dock.mine")).to_be_visible()
    expect(page.locator(".log li")).to_have_count(kept)


BELLS = """window.bells = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    window.bells += Math.abs(this.frequency.value - 110) < 0.01;
    start.apply(this, when);
};"""
"""Counts the lowest tone of the bell."""


def test_the_bell_rings_once_for_one_turn(page: Page) -> None:
    """For who looks elsewhere it rings at once, and not again when they come back and see why."""
    line = Line(page)
    page.add_init_script(AWAY + BELLS)
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    expect(page.locator(".dock.mine")).to_be_visible()
    before = page.locator(".log li").count()
    line.holds = True
    choose_from_list(page)
    until(page, lambda: len(line.held) == 2)
    page.evaluate("window.away = true; window.bells = 0;")
    line.let_go()
    until(page, lambda: page.evaluate("window.bells") == 1)
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".log li").nth(before + 1)).to_be_visible()
    expect(page.locator(".dock.mine .buttons button[title]:not([disabled])")).to_be_visible()
    assert page.evaluate("window.bells") == 1
    choose_from_list(page)
    until(page, lambda: page.evaluate("window.bells") == 2)


TOUCHED = """() => {
    const board = document.querySelector("[data-part=board]");
    board.replaceChildren(...["a", "b", "c", "d"].map((name) => {
        const thing = document.createElement("button");
        thing.id = name;
        thing.toggleAttribute("data-touch", name !== "a");
        return thing;
    }));
}"""
ORDER = "[...document.querySelectorAll('[data-part=board] button')].map((one) => one.id + (one.getAttribute('tabindex') ?? ''))"


def test_what_cannot_be_touched_any_more_is_left_as_it_was_and_the_place_is_kept(page: Page) -> None:
    """One thing that can be touched is in the tab order, and stays it while it can."""
    page.goto(f"/table/{open_table(page, 'rose-king')}")
    expect(page.locator(".dock.mine")).to_be_visible()
    page.evaluate(TOUCHED)
    assert page.evaluate(ORDER) == ["a", "b0", "c-1", "d-1"]
    page.locator("#c").focus()
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.querySelector('#a').setAttribute('data-touch', '')")
    assert page.evaluate(ORDER) == ["a-1", "b-1", "c0", "d-1"]
    page.evaluate("for (const name of 'bc') document.getElementById(name).removeAttribute('data-touch')")
    assert page.evaluate(ORDER) == ["a0", "b", "c", "d-1"]
    page.evaluate("const d = document.querySelector('#d'); d.removeAttribute('data-touch'); d.tabIndex = -1;")
    assert page.evaluate(ORDER) == ["a0", "b", "c", "d-1"]
