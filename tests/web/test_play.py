"""Whole games in the browser, by the list of moves that every game has."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .playing import open_table, play_to_the_end, show_result

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("rose-king", 2, {}),
    ("cursed-court", 3, {"years": 1}),
    ("pocket-intrigues", 2, {"wins": 1}),
    ("devils-castle", 4, {"turns": 12, "first": 1}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_game_against_bots_from_the_list_to_the_end(
    page: Page, game: str, seats: int, options: dict[str, Any]
) -> None:
    table = open_table(page, game, seats=seats, options=options)
    page.goto(f"/table/{table}")
    assert play_to_the_end(page) > 0
    show_result(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.reload()
    show_result(page)
