"""People at a table: invited by link, watching, gone and back, in another language, with a passkey."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from ..house.running import Apart, free_port
from .playing import choose_from_list, open_menu, open_table, play_to_the_end, speak_russian


def test_from_the_front_page_to_a_game_in_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play: The Rose King").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Your turn.")
    expect(page).to_have_title("● Your turn. The Rose King")


TOASTS = """window.toasts = [];
new MutationObserver((changes) => {
    for (const change of changes)
        for (const node of change.addedNodes)
            if (node.classList?.contains("toast")) window.toasts.push(node.querySelector("span").textContent);
}).observe(document, { childList: true, subtree: true });"""
"""Keeps every toast that was ever shown."""


def test_a_turn_is_called_out_elsewhere_and_not_to_who_is_on_the_way_there(page: Page) -> None:
    page.add_init_script(TOASTS)
    page.goto("/")
    page.get_by_role("button", name="Play: The Rose King").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Your turn.")
    open_table(page, "cursed-court", seats=2)
    expect(page.locator(".toast span")).to_have_text(["Your turn: Cursed Court."])
    assert page.evaluate("window.toasts") == ["Your turn: Cursed Court."]


def test_a_friend_is_invited_and_both_play(page: Page, other_page: Page) -> None:
    page.goto("/new/rose-king")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table").input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    other_page.goto(link)
    other_page.get_by_role("button", name="Sit here").click()
    other_page.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Ready").click()
    expect(page.locator(".dock.mine")).to_be_visible()
    choose_from_list(page)
    expect(other_page.locator(".dock.mine")).to_be_visible()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Waiting for")
    other_page.get_by_role("tab", name="Chat").click()
    other_page.get_by_label("Write a message").fill("Good evening.")
    other_page.get_by_role("button", name="Send").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Good evening.")).to_be_visible()


def test_the_host_adds_a_bot_and_the_game_starts(page: Page) -> None:
    page.goto("/new/cursed-court")
    page.get_by_role("slider", name="Seats").fill("3")
    page.get_by_text("Opponents, variants").click()
    page.get_by_label("Seat 2").select_option("tobin")
    page.get_by_role("button", name="Create table").click()
    page.get_by_label("Opponent").select_option("novice")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Ready").click()
    expect(page.locator("[data-part=seat]").filter(has_text="Tobin").first).to_be_visible()
    expect(page.locator("[data-part=prompt]")).to_be_visible()


def test_a_spectator_sees_the_game_and_may_not_move(page: Page, other_page: Page) -> None:
    table = open_table(page, "rose-king")
    page.goto(f"/table/{table}")
    expect(page.locator(".dock.mine")).to_be_visible()
    other_page.goto(f"/table/{table}")
    expect(other_page.locator("[data-part=prompt]")).to_contain_text("Waiting for")
    expect(open_menu(page).get_by_text("1 spectator")).to_be_visible()
    page.keyboard.press("Escape")
    choose_from_list(page)
    expect(other_page.locator(".log li").nth(2)).to_be_visible()
    assert other_page.locator(".dock .buttons button").count() == 0


def test_what_happened_meanwhile_is_played_back(page: Page, browser: Browser, base_url: str) -> None:
    table = open_table(page, "rose-king", bot=None)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Ready").click()
    # The other person's browser lets things move, comes back, and notes every sentence it is shown.
    context = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="no-preference")
    other = context.new_page()
    other.add_init_script(
        """window.said = [];
        new MutationObserver(() => {
            const words = document.querySelector("[data-part=prompt]")?.textContent.trim();
            if (words && words !== window.said.at(-1)) window.said.push(words);
        }).observe(document, {subtree: true, childList: true, characterData: true});"""
    )
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Ready").click()
    expect(other.locator("[data-part=prompt]")).to_contain_text("Waiting for")
    other.goto("/")
    choose_from_list(page)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Waiting for")
    other.goto(f"/table/{table}")
    expect(other.locator("[data-part=prompt]")).to_contain_text("Your turn.")
    told = " ".join(page.locator(".log li").last.locator("p").all_inner_texts())
    assert any(words.startswith(told) for words in other.evaluate("window.said"))
    expect(other.locator(".log li")).to_have_count(page.locator(".log li").count())
    other.reload()
    expect(other.locator("[data-part=prompt]")).to_contain_text("Your turn.")
    assert told not in other.evaluate("window.said")
    context.close()


def test_the_house_restarts_and_the_game_goes_on(page: Page, tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'house.db'}", free_port()
    house = Apart(database, port)
    try:
        page.goto(f"{house.url}/")
        table = open_table(page, "rose-king")
        page.goto(f"{house.url}/table/{table}")
        expect(page.locator(".dock.mine")).to_be_visible()
        house.kill()
        expect(page.locator(".dock.lost")).to_be_visible()
        assert page.locator(".dock .buttons button:not([disabled])").count() == 0
        house = Apart(database, port)
        expect(page.locator(".dock.lost")).to_have_count(0, timeout=20_000)
        before = page.locator(".log li").count()
        choose_from_list(page)
        expect(page.locator(".log li").nth(before)).to_be_visible()
    finally:
        house.stop()


def test_the_language_changes_in_the_middle_and_is_remembered(page: Page) -> None:
    table = open_table(page, "devils-castle", seats=3, options={"first": 1})
    page.goto(f"/table/{table}")
    expect(page.locator("[data-part=prompt]")).to_contain_text("Your turn.")
    speak_russian(page)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Ваш ход.")
    expect(page.get_by_role("tab", name="Правила")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.reload()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Ваш ход.")
    assert page.evaluate("fetch('/api/me').then((a) => a.json())")["person"]["language"] == "ru"


def test_a_finished_game_is_replayed_from_a_seats_eyes(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=2, options={"years": 1})
    page.goto(f"/table/{table}")
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("output")).to_contain_text("1 /")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("2 /")
    page.keyboard.press("End")
    page.get_by_label("View as").select_option("1")
    expect(page.locator(".told p").first).not_to_be_empty()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record", exact=True).click()
    assert download.value.suggested_filename.endswith(".txt")


def test_a_name_is_kept_by_a_passkey_and_found_again(page: Page, house: Apart) -> None:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    traits = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**traits, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    # Passkeys are bound to a name, and an address is none.
    page.goto(house.url.replace("127.0.0.1", "localhost") + "/settings")
    page.get_by_label("Name", exact=True).fill("Lady Ada")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Register with a passkey").click()
    expect(page.get_by_text("Lady Ada has an account here.")).to_be_visible()
    page.get_by_role("button", name="Sign out").last.click()
    expect(page.get_by_text("You are a guest")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Lady Ada has an account here.")).to_be_visible()
