"""After the game and on the profile: statistics; in the settings: where to be told that it is my turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from ..house.running import Apart, free_port
from ..house.test_operators import Letters
from .playing import open_table, play_to_the_end, show_result


def test_a_game_in_figures_at_its_end_and_on_the_profile(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'cursed-court', seats=2, options={'years': 1})}")
    made = play_to_the_end(page)
    show_result(page)
    page.get_by_text("Game statistics").click()
    mine = page.locator(".figures tbody tr").first
    expect(mine.locator("td").first).to_have_text(str(made))
    page.goto("/settings")
    page.get_by_role("link", name="My profile").click()
    expect(page.get_by_text("1 game, ")).to_be_visible()
    expect(page.get_by_role("row", name="bots")).to_be_visible()
    expect(page.get_by_role("row", name="Cursed Court")).to_be_visible()


def test_an_address_is_asked_for_confirmed_and_kept(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters, port = Letters(), free_port()
    post_office = Controller(letters, hostname="127.0.0.1", port=port)
    post_office.start()
    monkeypatch.setenv("CAMARILLA_SMTP", f"127.0.0.1:{port}")
    house = Apart(f"sqlite:///{tmp_path / 'house.db'}")
    try:
        page.goto(f"{house.url}/settings")
        page.get_by_label("E-mail").fill("anna@example.org")
        page.get_by_label("E-mail").press("Enter")
        expect(page.get_by_text("Confirmation sent to anna@example.org.")).to_be_visible()
        letter = letters.letters[0].get_payload(decode=True).decode()
        page.goto(re.findall(r"http\S+confirm\?ticket=\S+", letter)[0])
        expect(page.get_by_text("Confirmed: e-mails go there.")).to_be_visible()
        expect(page.get_by_label("E-mail")).to_have_value("anna@example.org")
        page.get_by_label("Webhook").fill("http://127.0.0.1:1/")
        page.get_by_label("Webhook").press("Enter")
        expect(page.get_by_text("A webhook needs a public http or https address.")).to_be_visible()
    finally:
        house.stop()
        post_office.stop()
