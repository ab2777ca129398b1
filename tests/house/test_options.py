"""Options as the house offers and takes them: what a form is told, what is refused, and tables of older versions."""

from __future__ import annotations

from contextlib import AsyncExitStack

import msgspec
import pytest
from sqlalchemy import update

from camarilla.house.storage import schema
from camarilla.house.terms import Terms, checked

from .guest import guest, seated, sockets_of, status
from .running import Here

pytestmark = pytest.mark.anyio


async def test_a_form_is_told_when_an_option_applies_and_what_people_get(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        (game,) = [game for game in await anna.get("/api/games") if game["name"] == "cursed-court"]
        options = {option["name"]: option for option in game["options"]}
        assert options["years"]["applies"] == {"option": "exchange", "values": ["no"]}
        assert options["limit"]["applies"] == {"option": "exchange", "values": ["elimination", "cash"]}
        assert options["odds"]["applies"] is None
        assert options["ties"]["default"] == "ask"


async def test_a_page_is_told_how_to_show_a_game_that_it_has_no_board_for(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        layout = await anna.get("/api/games/rose-king/layout")
        assert {"kind": "counter", "name": "crown", "path": ["open", "crown"], "guessed": True} in layout["items"]
        assert (await anna.http.get("/api/games/no-game/layout")).status_code == 404


async def test_options_that_do_not_apply_are_refused_even_at_their_defaults(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        for options in ({"limit": 12}, {"exchange": "cash", "years": 3}):
            terms = {"game": "cursed-court", "options": options}
            assert await status(anna, "/api/tables", terms=terms) == (400, "house-no-terms")
        room = await anna.post("/api/tables", terms={"game": "cursed-court", "options": {"exchange": "cash"}})
        assert room["terms"]["options"]["limit"] == 12
        assert "years" not in room["terms"]["options"]
        assert room["terms"]["options"]["ties"] == "ask"


async def test_a_table_opened_by_an_older_version_is_played_on(here: Here) -> None:
    """Its terms hold every option, also those that do not apply."""
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "cursed-court", 2)
        terms = checked(Terms(game="cursed-court", seats=2))
        older = msgspec.structs.replace(terms, options={**terms.options, "limit": 12, "ties": "shared"})
        change = update(schema.tables).where(schema.tables.c.id == table)
        change = change.values(terms=msgspec.json.encode(older).decode())
        await here.house.storage.write(lambda connection: connection.execute(change))
        here.house.hall._tables.pop(table).close()
        sockets = await sockets_of(stack, people, table)
        assert sockets[0].now["seq"] == 1
        first = sockets[0].now["open"]["waiting"][0]
        assert (await sockets[first].move("bet king 0"))["is"] == "done"
