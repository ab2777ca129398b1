"""The floor of a table: one at a time, in order, and nobody who goes away takes it along."""

from __future__ import annotations

import asyncio

import pytest

from camarilla.house.tables.floor import Floor

pytestmark = pytest.mark.anyio


async def test_one_after_another_in_the_order_they_came() -> None:
    floor, done = Floor(), list[str]()

    async def speak(name: str) -> None:
        async with floor:
            done.append(f"{name} begins")
            await asyncio.sleep(0)
            done.append(f"{name} ends")

    assert floor.take_or_wait(lambda: done.append("never"))
    speakers = [asyncio.create_task(speak(name)) for name in ("Anna", "Boris")]
    await asyncio.sleep(0)
    assert not done
    floor.give_back()
    assert not floor.take_or_wait(lambda: done.append("Clara has it")), "somebody was waiting for it"
    await asyncio.gather(*speakers)
    assert done == ["Anna begins", "Anna ends", "Boris begins", "Boris ends", "Clara has it"]
    assert floor.taken
    floor.give_back()
    assert not floor.taken


@pytest.mark.parametrize("given", [False, True])
async def test_who_goes_away_does_not_keep_it(given: bool) -> None:
    """``given``: it had just been given to who goes."""
    floor = Floor()
    assert floor.take_or_wait(floor.give_back)

    async def speak() -> None:
        async with floor:
            pass

    goes, stays = asyncio.create_task(speak()), asyncio.create_task(speak())
    await asyncio.sleep(0)
    if given:
        floor.give_back()
    goes.cancel()
    with pytest.raises(asyncio.CancelledError):
        await goes
    if not given:
        floor.give_back()
    await stays
    assert not floor.taken


async def test_it_is_given_back_by_who_fails() -> None:
    floor = Floor()
    with pytest.raises(ZeroDivisionError):
        async with floor:
            raise ZeroDivisionError
    assert not floor.taken
