"""The board of a game in a package of its own, as the house serves it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ..outside import installed
from .running import house_here

pytestmark = pytest.mark.anyio


async def test_a_shipped_board_is_served_under_the_page_s_policy_and_kept_by_browsers(tmp_path: Path) -> None:
    with installed(tmp_path / "site"):
        async with (
            house_here(f"sqlite:///{tmp_path / 'house.db'}") as here,
            httpx.AsyncClient(base_url=here.url) as http,
        ):
            games = {game["name"]: game for game in (await http.get("/api/games")).json()}
            assert [name for name, game in games.items() if game["shipped"]] == ["court-nim"]
            shipped = games["court-nim"]["shipped"]
            kinds = {"script": "text/javascript", "style": "text/css", "door": "image/svg+xml"}
            for part, kind in kinds.items():
                answer = await http.get(shipped[part])
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith(kind)
                assert "immutable" in answer.headers["cache-control"]
                assert "script-src 'self'" in answer.headers["content-security-policy"]
                known = await http.get(shipped[part], headers={"if-none-match": answer.headers["etag"]})
                assert known.status_code == 304


async def test_nothing_but_the_board_is_served(tmp_path: Path) -> None:
    with installed(tmp_path / "site"):
        async with (
            house_here(f"sqlite:///{tmp_path / 'house.db'}") as here,
            httpx.AsyncClient(base_url=here.url) as http,
        ):
            games = (await http.get("/api/games")).json()
            script: str = next(game["shipped"]["script"] for game in games if game["shipped"])
            folder = script.removesuffix("board.js")
            for address in (
                f"{folder}nothing.js",
                f"{folder}../game.toml",
                f"{folder}%2e%2e/game.toml",
                f"{folder}..%2fgame.toml",
                "/games/court-nim/0000000000000000/board.js",
                folder.replace("court-nim", "no-such-game") + "board.js",
                folder.replace("court-nim", "rose-king") + "board.js",
            ):
                assert (await http.get(address)).status_code == 404, address
