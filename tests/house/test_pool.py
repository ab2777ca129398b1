"""Bots in processes of this machine: what one that hangs costs, and whom."""

from __future__ import annotations

import asyncio
import time

import pytest

from camarilla import Game
from camarilla.house.workers import pool
from camarilla.house.workers.pool import BotPool
from camarilla.house.workers.thinking import Choose

pytestmark = pytest.mark.anyio


def hang(question: bytes) -> str:
    time.sleep(60)
    return question.decode()


async def test_those_who_wait_behind_a_bot_that_hangs_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is given up with all that waits in it; every table still gets a legal move."""
    monkeypatch.setattr(pool, "answer", hang)
    game = Game("rose-king")
    seat = game.position.waiting()[0]
    bots = BotPool(1, patience=0.3)
    try:
        questions = [bots.ask(Choose(game.record, seat, "random")) for _ in range(4)]
        async with asyncio.timeout(30):
            for text in await asyncio.gather(*questions):
                game.rules.move(game.position, seat, text)
    finally:
        await bots.close()


async def test_whoever_stops_asking_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "answer", hang)
    game = Game("rose-king")
    bots = BotPool(1)
    try:
        asking = asyncio.create_task(bots.ask(Choose(game.record, 0, "random")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled()
    finally:
        await bots.close()
