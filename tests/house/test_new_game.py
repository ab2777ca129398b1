"""The game that ``camarilla new-game`` writes is played at a house: HTTP and the socket, by people, to the end."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ..outside.new_game import NAME, Installed
from .guest import guest, play_on, sockets_of
from .running import Apart

pytestmark = pytest.mark.anyio


async def test_people_play_it_to_the_end_and_see_no_card_but_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", Installed(tmp_path / "new").path)
    house = Apart(f"sqlite:///{tmp_path / 'house.db'}")
    try:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(guest(house.url, name)) for name in ("Anna", "Boris", "Vera")]
            table = await people[0].open_table(NAME, seats=3)
            for person in people[1:]:
                await person.sit_ready(table)
            sockets = await sockets_of(stack, people, table)
            cards = [socket.now["own"]["card"] for socket in sockets]
            assert len(set(cards)) == 3
            assert "card" not in sockets[0].now["open"]
            outcome = await play_on(sockets, random.Random(5), 100)
            assert outcome is not None
            assert sum(outcome["scores"]) == 30
            assert "winners:" in (await people[1].http.get(f"/api/tables/{table}/record")).text
    finally:
        house.stop()
