"""What the page costs a visitor: bytes and requests over the wire, and when its largest part is painted.

    python bench/page.py [--json] [--rounds 3] [--list] [--devtools] [--house http://127.0.0.1:8000]

For the first page and a table of every game, in English and Russian, each time by a browser that has never been here.
Painting is timed on "Fast 3G", 1.6 Mbit/s and 150 ms, with a processor four times slower. In Chromium's preset of that
name every request takes 562.5 ms, and the bandwidth is a tenth less: ``--devtools``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from statistics import median
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from camarilla.core import registry

LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
FAST_3G = {"downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8, "latency": 150.0}
DEVTOOLS = {"downloadThroughput": 1.6e6 / 8 * 0.9, "uploadThroughput": 750e3 / 8 * 0.9, "latency": 562.5}
SLOWER_PROCESSOR = 4
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
OBSERVE = """
window.largest = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
window.board = 0;
const watch = () => {
    if (document.querySelector("[data-part=board] > *, .doors > *")) window.board = performance.now();
    else requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


class Weight(NamedTuple):
    kilobytes: float
    requests: int
    files: list[tuple[str, int]]


class Paint(NamedTuple):
    """Seconds: the largest paint, and when the board (or the doors of the first page) were there."""

    largest: float
    shown: float


class Measured(msgspec.Struct):
    page: str
    language: str
    kilobytes: float
    requests: int
    largest_paint: float
    shown: float


@contextmanager
def running_house() -> Iterator[str]:
    """A house in a process of its own."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'house.db'}"
        command = [sys.executable, "-m", "camarilla", "serve", "--port", str(port), "--database", database]
        process = subprocess.Popen([*command, "--bots", "1"], stdout=subprocess.DEVNULL, env=os.environ)
        url = f"http://127.0.0.1:{port}"
        try:
            await_open(url)
            yield url
        finally:
            process.terminate()
            process.wait(timeout=20)


def await_open(url: str) -> None:
    for _ in range(600):
        try:
            with urlopen(f"{url}/ready"):
                return
        except URLError:
            time.sleep(0.05)
    raise RuntimeError("the house did not open")


@contextmanager
def visitor(browser: Browser, url: str, language: str, cookies: list[Any]) -> Iterator[tuple[Page, Any]]:
    """A browser with an empty cache, and its DevTools."""
    size: ViewportSize = {"width": 1440, "height": 900}
    context: BrowserContext = browser.new_context(
        base_url=url, locale=LANGUAGES[language], viewport=size, reduced_motion="reduce"
    )
    try:
        context.add_cookies(cookies)
        page = context.new_page()
        page.set_default_timeout(60_000)
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        yield page, devtools
    finally:
        context.close()


def weigh(browser: Browser, url: str, address: str, language: str, cookies: list[Any]) -> Weight:
    with visitor(browser, url, language, cookies) as (page, devtools):
        addresses: dict[str, str] = {}
        sizes: dict[str, int] = {}

        def sent(event: dict[str, Any]) -> None:
            addresses[event["requestId"]] = event["request"]["url"]

        def arrived(event: dict[str, Any]) -> None:
            sizes[event["requestId"]] = int(event["encodedDataLength"])

        devtools.on("Network.requestWillBeSent", sent)
        devtools.on("Network.loadingFinished", arrived)
        page.goto(address)
        come_to_rest(page, address)
        files = [(addresses[key].removeprefix(url), size) for key, size in sizes.items() if key in addresses]
        return Weight(sum(sizes.values()) / 1000, len(addresses), sorted(files, key=lambda file: -file[1]))


def paint(browser: Browser, url: str, address: str, language: str, cookies: list[Any], net: dict[str, float]) -> Paint:
    with visitor(browser, url, language, cookies) as (page, devtools):
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **net})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_PROCESSOR})
        page.add_init_script(OBSERVE)
        page.goto(address)
        come_to_rest(page, address)
        largest, shown = page.evaluate("[window.largest, window.board]")
        return Paint(largest / 1000, shown / 1000)


def come_to_rest(page: Page, address: str) -> None:
    page.locator("[data-part=board] > *" if "/table/" in address else ".front .lists[aria-busy=false]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def open_tables(browser: Browser, url: str, language: str) -> tuple[dict[str, str], list[Any]]:
    """A table of every game with bots, and the cookies of the person who sits at them and speaks this language."""
    with visitor(browser, url, language, []) as (page, _):
        page.goto("/")
        post = """([address, body]) => fetch(address, {
            method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
        }).then((answer) => answer.json())"""
        page.evaluate(post, ["/api/me", {}])
        tables = {}
        for game in registry.names():
            wanted = {"terms": {"game": game}, "bot": "random", "ready": True}
            tables[game] = f"/table/{page.evaluate(post, ['/api/tables', wanted])['table']}"
        return tables, page.context.cookies()


def measure(url: str, rounds: int, net: dict[str, float], listed: bool) -> Iterator[Measured]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for language in LANGUAGES:
                tables, person = open_tables(browser, url, language)
                for name, address in {"first page": "/", **tables}.items():
                    cookies = person if "/table/" in address else []
                    weight = weigh(browser, url, address, language, cookies)
                    if listed:
                        for file, size in weight.files:
                            print(f"    {size:>8} {file}")
                    paints = [paint(browser, url, address, language, cookies, net) for _ in range(rounds)]
                    yield Measured(
                        page=name,
                        language=language,
                        kilobytes=round(weight.kilobytes, 1),
                        requests=weight.requests,
                        largest_paint=round(median([paint.largest for paint in paints] or [0.0]), 2),
                        shown=round(median([paint.shown for paint in paints] or [0.0]), 2),
                    )
        finally:
            browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--list", action="store_true", help="print every file that is fetched")
    parser.add_argument("--rounds", type=int, default=3, help="times that painting is measured; 0 for never")
    parser.add_argument("--devtools", action="store_true", help="with the latency of DevTools' preset")
    parser.add_argument("--house", default="", help="a house that is running already")
    given = parser.parse_args()
    if given.house:
        report(given.house, given)
    else:
        with running_house() as url:
            report(url, given)


def report(url: str, given: argparse.Namespace) -> None:
    if not given.json:
        print(f"{'page':<18}{'':<4}{'KB':>8}{'requests':>10}{'largest paint':>16}{'shown':>9}")
    figures = []
    for one in measure(url, given.rounds, DEVTOOLS if given.devtools else FAST_3G, given.list):
        figures.append(one)
        if not given.json:
            times = f"{one.largest_paint:>14.2f} s{one.shown:>7.2f} s" if given.rounds else ""
            print(f"{one.page:<18}{one.language:<4}{one.kilobytes:>8.1f}{one.requests:>10}{times}", flush=True)
    if given.json:
        print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
