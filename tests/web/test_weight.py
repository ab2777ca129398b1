"""What the page weighs for a browser that has never been here: bytes and requests over the wire, as Chromium counts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from camarilla.core import registry

from .conftest import AT_ONCE, PATIENCE
from .playing import open_table

KB = 1000
MAX_FIRST_PAGE = 150 * KB
MAX_TABLE = 220 * KB
MAX_FOR_RUSSIAN = 60 * KB
"""More, for the letters."""
MAX_REQUESTS = 25
LOCALES = {"en": "en-GB", "ru": "ru-RU"}


class Fetched(NamedTuple):
    """The addresses that a page has asked for, and the bytes of each answer with its headers."""

    requests: list[str]
    sizes: dict[str, int]

    @property
    def bytes(self) -> int:
        return sum(self.sizes.values())


@contextmanager
def new_visitor(browser: Browser, given: dict[str, Any], language: str, cookies: list[Any]) -> Iterator[Page]:
    context = browser.new_context(**{**given, "locale": LOCALES[language]})
    context.add_cookies(cookies)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(AT_ONCE)
    yield page
    context.close()


def count(devtools: CDPSession) -> Fetched:
    """Everything that is fetched from now on."""
    fetched, addresses = Fetched([], {}), {}

    def sent(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]
        fetched.requests.append(event["request"]["url"])

    def arrived(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], event["requestId"])
        fetched.sizes[address] = fetched.sizes.get(address, 0) + int(event["encodedDataLength"])

    devtools.on("Network.requestWillBeSent", sent)
    devtools.on("Network.loadingFinished", arrived)
    devtools.send("Network.enable")
    return fetched


def fetch(page: Page, address: str, until: str) -> Fetched:
    fetched = count(page.context.new_cdp_session(page))
    page.goto(address)
    page.locator(until).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return fetched


def assert_light(fetched: Fetched, limit: int, language: str) -> None:
    heaviest = sorted(fetched.sizes.items(), key=lambda item: -item[1])
    most = limit + (MAX_FOR_RUSSIAN if language == "ru" else 0)
    assert 0 < fetched.bytes <= most, (fetched.bytes, heaviest)
    assert len(fetched.requests) <= MAX_REQUESTS, fetched.requests
    assert len(set(fetched.requests)) == len(fetched.requests), "something was fetched twice"


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_is_light(browser: Browser, browser_context_args: dict[str, Any], language: str) -> None:
    with new_visitor(browser, browser_context_args, language, []) as page:
        assert_light(fetch(page, "/", ".lists"), MAX_FIRST_PAGE, language)
        assert page.evaluate(
            "document.fonts.check('1rem \"Literata Variable\"', document.querySelector('h1').innerText)"
        )


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", registry.names())
def test_a_table_is_light(browser: Browser, browser_context_args: dict[str, Any], game: str, language: str) -> None:
    with new_visitor(browser, browser_context_args, language, []) as page:
        options = {"first": 1} if game == "devils-castle" else {}  # a random bot might end it before I look
        table = open_table(page, game, options=options)
        person = page.context.cookies()
    with new_visitor(browser, browser_context_args, language, person) as page:
        fetched = fetch(page, f"/table/{table}", "[data-part=board] > *")
        assert_light(fetched, MAX_TABLE, language)
        other = "ru" if language == "en" else "en"
        assert not [address for address in fetched.requests if f"/words-{other}" in address]


def test_whoever_comes_back_fetches_no_file_again(page: Page) -> None:
    fetch(page, "/", ".lists")
    again = fetch(page, "/", ".lists")
    weights = {address: size for address, size in again.sizes.items() if "/assets/" in address}
    assert sum(weights.values()) == 0, weights
