"""Each table in Firefox and in WebKit, where this machine has them: played, in both languages, with a lost line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from camarilla.core import registry

from ..house.running import Apart
from . import engines
from .windows import ESCAPE, OPENED, Window, click, stroke, until

AFRESH = """async (wanted) => {
    localStorage.camarilla = JSON.stringify({ pace: "once", motion: "off", theme: "light", language: "en" });
    const post = (address, body) => fetch(address, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await post("/api/me", {});
    return (await post("/api/tables", wanted)).table;
}"""

COUNT = "(selector) => document.querySelectorAll(selector).length"

MIDDLE = """(selector, number) => {
    const thing = document.querySelectorAll(selector)[number];
    if (!thing) return null;
    thing.scrollIntoView({ block: "nearest" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return thing.contains(top) || top?.contains(thing) ? [x, y] : null;
}"""

FITS = """() => {
    const frame = document.querySelector(".frame");
    const column = parseFloat(getComputedStyle(frame).getPropertyValue("--column"));
    const board = frame.querySelector('[data-part="board"]').getBoundingClientRect();
    const room = frame.classList.contains("portrait") ? innerWidth : innerWidth - column;
    return frame.clientWidth === innerWidth && Math.abs(board.width - room) < 2
        && frame.classList.contains("portrait") === innerWidth <= innerHeight;
}"""
"""Whether the table stands as the window is now."""

LOSE = """() => {
    window.lost = false;
    new MutationObserver(() => (window.lost ||= document.querySelector(".dock.lost") !== null))
        .observe(document.body, {subtree: true, attributes: true, childList: true});
    dispatchEvent(new Event("offline"));
}"""
"""The line is back within a moment: that it was lost is noted in the page."""

TYPING = "() => document.activeElement.matches('dialog[open] input')"
"""Not `:focus`: a Firefox without a screen has none."""

ASKED = ".dock.mine .buttons button[title]:not([disabled])"
MOVES = "dialog[open] li button"
TOUCHABLE = '[data-touch]:not([aria-disabled="true"], [aria-pressed="true"])'
CONFIRM = '.dock [data-part="confirm"] button:not([disabled])'


# Selenium's own driver of WebKitGTK calls what Selenium deprecates.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")


@pytest.fixture(autouse=True)
def patient() -> None:
    """No Chromium here."""


@pytest.fixture(scope="module", params=engines.found())
def window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    opened = OPENED[request.param](tmp_path_factory.mktemp(request.param))
    yield opened
    opened.close()


def there(window: Window, selector: str) -> bool:
    return bool(window.run("(selector) => document.querySelector(selector) !== null", selector))


def touch(window: Window, selector: str, number: int = 0) -> None:
    """A click in the middle of something, as soon as it is there and nothing lies over it."""
    x, y = until(lambda: window.run(MIDDLE, selector, number), selector)
    window.act(click(x, y))


def gone(window: Window, selector: str) -> None:
    until(lambda: not there(window, selector), f"no {selector}")


def moment(window: Window) -> int:
    return int(window.run("() => document.querySelector('.table').dataset.seq"))


def choose_from_list(window: Window) -> None:
    window.act(stroke("m"))
    touch(window, MOVES)
    if there(window, "dialog[open] [role=slider], dialog[open] input[type=range]"):
        touch(window, "dialog[open] button.main")
    gone(window, "dialog[open]")


def choose_on_board(window: Window) -> None:
    """Touch one thing after another until the choice is whole; in a ring, as one may take back another."""
    for place in range(40):
        if there(window, CONFIRM):
            return touch(window, CONFIRM)
        touch(window, TOUCHABLE, place % window.run(COUNT, TOUCHABLE))
    raise AssertionError("no choice was whole")


def move(window: Window, choose: Callable[[Window], None]) -> None:
    until(lambda: there(window, ASKED), "my turn")
    before = moment(window)
    choose(window)
    until(lambda: moment(window) > before, "the move is made")


def switch(window: Window, button: str, shown: str) -> None:
    """Something of the table's menu."""
    touch(window, "header button")
    touch(window, f"dialog[open] {button}")
    until(lambda: there(window, shown), shown)
    window.act(stroke(ESCAPE))
    gone(window, "dialog[open]")


@pytest.mark.parametrize("game", registry.names())
def test_a_table(window: Window, house: Apart, game: str) -> None:
    window.go(house.url)
    # Random bots might declare victory, and the game be over.
    wanted = {"terms": {"game": game}, "bot": "novice", "ready": True}
    window.go(f"{house.url}/table/{window.run(AFRESH, wanted)}")
    window.resize(1280, 800)
    for choose in (choose_from_list, choose_on_board, choose_from_list, choose_on_board):
        move(window, choose)

    switch(window, "button[lang=ru]", "html[lang=ru]")
    switch(window, "button.icon", "html[data-theme=dark]")
    switch(window, "button[lang=en]", "html[lang=en]")

    # From the field in which one types, too: WebKit keeps Esc for itself there.
    until(lambda: there(window, ASKED), "my turn")
    window.act(stroke("m"))
    until(lambda: window.run(TYPING), "the field of the list has the focus")
    window.act(stroke(ESCAPE))
    gone(window, "dialog[open]")

    for width, height in [(900, 700), (700, 900), (1280, 800)]:
        window.resize(width, height)
        until(lambda: window.run(FITS), f"the board has its room at {width}x{height}")

    window.run(LOSE)
    until(lambda: window.run("() => window.lost"), "the line is lost")
    gone(window, ".dock.lost")
    move(window, choose_from_list)
    assert window.errors() == []
