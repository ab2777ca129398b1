"""The front page: doors that remember what was chosen, opponents with names, my games and the way back to them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from camarilla.bots import CAST, LEVELS

from .playing import open_table
from .test_page import settle, violations

ROOM = """fetch("/api/tables/" + location.pathname.split("/").pop()).then((answer) => answer.json())"""


def show_choices(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Opponents and variants: {game}").click()
    page.get_by_role("heading", name="Who sits with you?").wait_for()


def play(page: Page, game: str) -> dict[str, object]:
    """Through a game's door; the room behind it."""
    page.get_by_role("button", name=f"Play: {game}").click()
    page.locator("[data-part=prompt]").wait_for()
    room: dict[str, object] = page.evaluate(ROOM)
    return room


def bots_in(room: dict[str, object]) -> list[str]:
    seats: list[dict[str, str]] = json.loads(json.dumps(room["seats"]))
    return [seat["name"] for seat in seats if seat["bot"]]


def test_a_door_opens_at_once_with_people_of_the_house(page: Page) -> None:
    page.goto("/")
    names = bots_in(play(page, "Cursed Court"))
    assert len(names) == len(set(names)) == 3
    assert {CAST[name].level for name in names} == {"courtier"}


def test_a_door_remembers_opponents_players_seat_and_variants(page: Page) -> None:
    page.goto("/")
    show_choices(page, "Cursed Court")
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.get_by_role("button", name="Masters").click()
    page.get_by_role("button", name=re.compile("^Severin")).click()
    expect(page.get_by_role("status").filter(has_text="At the table: Severin, any master.")).to_be_visible()
    page.get_by_label("My seat").select_option("1")
    page.get_by_text("Variants", exact=True).click()
    page.get_by_label("Coinless").click()
    page.reload()
    show_choices(page, "Cursed Court")
    expect(page.get_by_role("button", name=re.compile("^Severin"))).to_have_attribute("aria-pressed", "true")
    room = play(page, "Cursed Court")
    severin, other = bots_in(room)
    assert severin == "severin"
    assert CAST[other].level == "master"
    assert room["you"] == 1
    assert room["terms"]["options"]["coinless"] is True  # type: ignore[index]
    page.goto("/")
    assert len(bots_in(play(page, "Pocket Intrigues"))) == 3  # every door for itself


def test_where_no_seat_is_free_whoever_was_asked_first_makes_room(page: Page) -> None:
    page.goto("/")
    show_choices(page, "The Rose King")
    for name in ("Anselm", "Lorenz"):
        page.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_role("button", name=re.compile("^Anselm"))).to_have_attribute("aria-pressed", "false")
    page.get_by_label("My seat").select_option("White")
    room = play(page, "The Rose King")
    assert (bots_in(room), room["you"]) == (["lorenz"], 1)
    expect(page.locator("[data-part=seat]").filter(has_text="Lorenz").first).to_be_visible()


def test_choices_that_are_no_longer_there_are_forgotten(page: Page) -> None:
    page.goto("/")
    stale = {"cursed-court": {"seats": 40, "level": "giant", "cast": ["nobody"], "options": {"years": "x"}, "seat": 9}}
    page.evaluate("(stale) => localStorage.setItem('camarilla-doors', stale)", json.dumps(stale))
    assert len(bots_in(play(page, "Cursed Court"))) == 3


def test_play_stays_where_it_is_when_its_choices_open(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name="Play: Pocket Intrigues")
    before = button.bounding_box()
    show_choices(page, "Pocket Intrigues")
    assert button.bounding_box() == before


def test_only_people_of_the_house_are_offered(page: Page) -> None:
    table = open_table(page, "rose-king", bot=None)
    page.goto(f"/table/{table}")
    offered = page.get_by_label("Opponent").locator("option")
    offered.first.wait_for(state="attached")
    values = [one.get_attribute("value") for one in offered.all()]
    assert sorted(map(str, values)) == sorted([*LEVELS, *CAST])


@pytest.mark.parametrize("width", [390, 1440])
def test_the_picture_of_a_door_fills_its_arch(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/")
    page.locator(".arch svg").first.wait_for()
    filled = page.evaluate(
        """[...document.querySelectorAll(".arch")].map((arch) => {
            const svg = arch.querySelector("svg");
            const { width, height } = svg.getBoundingClientRect();
            const sliced = svg.getAttribute("preserveAspectRatio") === "xMidYMid slice";
            return sliced && Math.abs(arch.clientWidth - width) < 1 && Math.abs(arch.clientHeight - height) < 1;
        })"""
    )
    assert filled == [True] * 4


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_an_open_door(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    open_table(page, "cursed-court", seats=2)
    page.goto("/")
    show_choices(page, "Cursed Court")
    page.get_by_text("Variants", exact=True).click()
    settle(page)
    assert violations(page) == []


def test_a_name_is_asked_for_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="With friends: The Rose King").click()
    page.get_by_label("Name", exact=True).fill("Lady Ada")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    expect(page.get_by_text("Lady Ada").first).to_be_visible()
    page.goto("/new/rose-king")
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_count(0)


def test_games_that_wait_for_me_come_first_and_are_counted(page: Page) -> None:
    waits = open_table(page, "rose-king")
    table = open_table(page, "pocket-intrigues", bot=None, seats=2)
    page.goto("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="My games"))
    expect(mine.get_by_role("heading")).to_contain_text("1 waits for you")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(mine.get_by_role("listitem").first.get_by_role("link", name="Your turn")).to_have_attribute(
        "href", f"/table/{waits}"
    )
    expect(mine.get_by_role("link", name="View table")).to_have_attribute("href", f"/table/{table}")


def leave(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.locator("[data-part=prompt]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.locator("dialog[open]").get_by_role("button", name="Leave the game").click()
    page.wait_for_url(re.compile(r"/$"))


def my_games(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="My games")).get_by_role("listitem")


def test_who_leaves_finds_the_table_in_their_list_with_a_way_back(page: Page, other_page: Page) -> None:
    table = open_table(page, "cursed-court", seats=2, bot=None)
    other_page.goto("/")
    assert other_page.request.post("/api/me", data={"name": "Anna"}).ok
    assert other_page.request.post(f"/api/tables/{table}/sit", data={}).ok
    for one in (page, other_page):
        assert one.request.post(f"/api/tables/{table}/ready", data={}).ok
    leave(page, table)
    expect(my_games(page)).to_contain_text("The steward plays for you")
    my_games(page).get_by_role("button", name="I’m back").click()
    page.wait_for_url(f"**/table/{table}")
    room = page.evaluate(ROOM)
    assert room["seats"][0]["steward"] is False


def test_a_game_with_bots_alone_waits_for_who_leaves(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=3)
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    leave(page, table)
    expect(my_games(page)).to_contain_text("Your turn")
    expect(page.get_by_text("The steward plays for you")).to_have_count(0)


LEAVE = """(table) => new Promise((left) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ do: "leave", table, id: "l" }));
    socket.onmessage = ({ data }) => JSON.parse(data).is === "done" && left(socket.close());
})"""


def test_after_the_end_nobody_is_asked_whether_they_are_back(page: Page) -> None:
    table = open_table(page, "cursed-court", seats=2, options={"years": 1})
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.evaluate(LEAVE, table)
    page.locator("[data-over]").wait_for()
    expect(page.get_by_role("button", name="I’m back")).to_have_count(0)
    expect(page.get_by_text("steward playing")).to_have_count(0)
    page.goto("/")
    page.get_by_role("heading", name="Open tables").wait_for()
    expect(page.get_by_text("The steward plays for you")).to_have_count(0)


def test_a_phone_on_its_side_shows_every_door_with_its_play(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/")
    buttons = page.get_by_role("button", name=re.compile("^Play: "))
    for number in (0, 2):
        for _ in range(number):
            open_table(page, "rose-king")
        page.goto("/")
        expect(page.locator("section.mine li")).to_have_count(number)
        expect(buttons).to_have_count(4)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
