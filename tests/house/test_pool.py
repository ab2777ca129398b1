"""Bots in processes of this machine: they keep their games there, and one that dies or hangs costs its table time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from camarilla import CamarillaError, Game, Seeded
from camarilla.core.record import Record
from camarilla.house.services.thinking import pool as pools
from camarilla.house.services.thinking.pool import BotPool, WorkerProcess
from camarilla.house.services.thinking.questions import Choose, Question
from camarilla.house.services.thinking.sessions import quick_answer
from camarilla.house.settings import Effort

from .failing_bots import count_new_games, dawdle, die_over_one_table, hang, hang_over_one_table, say_which_process

pytestmark = pytest.mark.anyio

LITTLE = Effort(60, 6)


@asynccontextmanager
async def bots(processes: int = 1, timeout: float = 20.0) -> AsyncIterator[BotPool]:
    pool = BotPool(processes, timeout)
    try:
        async with asyncio.timeout(60):
            yield pool
    finally:
        await pool.close()


def sent(record: Record) -> Record:
    """What is asked is a moment of the game, which goes on meanwhile."""
    return msgspec.structs.replace(record, moves=[*record.moves])


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Everything that is sent to processes."""
    told: list[Question] = []
    call = WorkerProcess._call

    async def listened(self: WorkerProcess, question: Question) -> str:
        told.append(question)
        return await call(self, question)

    monkeypatch.setattr(WorkerProcess, "_call", listened)
    return told


async def decide(pool: BotPool, game: Game, table: str = "t") -> None:
    seat = game.waiting()[0]
    game.play(await pool.choose(table, seat, "random", sent(game.record)), seat)


# Sessions


async def test_a_bot_always_thinks_in_the_process_that_keeps_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "answer", say_which_process)
    game = Game("rose-king", chance=Seeded(1))
    bots_of_tables = [(table, seat) for table in "abcd" for seat in (0, 1)]
    async with bots(2) as pool:
        first, second = [
            [await pool.choose(table, seat, "random", game.record) for table, seat in bots_of_tables] for _ in range(2)
        ]
    assert first == second
    assert len(set(first)) == 2


async def test_a_bot_keeps_its_game_from_move_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ten decisions by two bots, only the first of each begins with a game played through."""
    monkeypatch.setattr(pools, "answer", count_new_games)
    game = Game("rose-king", chance=Seeded(1))
    async with bots() as pool:
        for number in range(10):
            seat = game.waiting()[0]
            text, _, new_games = (await pool.choose("t", seat, "random", sent(game.record))).partition("/")
            assert int(new_games) == min(number + 1, 2)
            game.play(text, seat)


async def test_a_bot_whose_process_was_killed_goes_on_from_the_record(calls: list[Question]) -> None:
    game = Game("rose-king", chance=Seeded(1))
    async with bots() as pool:
        for _ in range(4):
            await decide(pool, game)
        os.kill(pool._processes[0]._pid, signal.SIGKILL)
        calls.clear()
        await decide(pool, game)
        assert len(calls) <= 2  # perhaps it was noticed only by asking
        await decide(pool, game)  # the other seat's bot was lost with the process


async def test_a_move_taken_back_is_taken_back_for_its_bot() -> None:
    """Another move was made instead: the bot has heard of as many moves as there are, but not of these."""
    game = Game("rose-king", chance=Seeded(1))
    before, first, second = sent(game.record), *game.moves()[:2]
    game.play(first)
    bot = game.waiting()[0]
    async with bots() as pool:
        await pool.choose("t", bot, "random", sent(game.record))
        again = Game.resume(before)
        again.play(second)
        text = await pool.choose("t", bot, "random", sent(again.record))
        again.play(text, bot)


async def test_a_table_that_is_over_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "answer", count_new_games)
    game = Game("rose-king", chance=Seeded(1))
    async with bots() as pool:
        pool.forget("t")
        assert pool._processes[0]._executor is None  # no process was started for it
        for new_games in ("1", "2"):
            answer = await pool.choose("t", game.waiting()[0], "random", sent(game.record))
            assert answer.partition("/")[2] == new_games
            pool.forget("t")


async def test_moves_come_before_hints_and_hints_before_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "answer", dawdle)
    game = Game("rose-king", chance=Seeded(1))
    seat, record = game.waiting()[0], game.record
    order: list[str] = []

    async def ask(kind: str) -> None:
        if kind == "move":
            await pool.choose("t", seat, "random", record)
        else:
            await pool.advise("t", seat, record, LITTLE, game.moves()[0] if kind == "review" else "")
        order.append(kind)

    async with bots() as pool:
        first = asyncio.create_task(ask("move"))
        await asyncio.sleep(0.01)
        await asyncio.gather(first, *(ask(kind) for kind in ("review", "hint", "move", "review", "hint", "move")))
    assert order == ["move", "move", "move", "hint", "hint", "review", "review"]


# Processes that fail


async def test_a_bot_that_hangs_costs_its_own_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed, twice; whoever waited behind it is answered by the next one, as by any bot."""
    monkeypatch.setattr(pools, "answer", hang_over_one_table)
    quick: list[Question] = []

    def noted(question: Question) -> str:
        quick.append(question)
        return quick_answer(question)

    monkeypatch.setattr(pools, "quick_answer", noted)
    game = Game("rose-king")
    seat = game.waiting()[0]
    async with bots(1, timeout=2) as pool:
        tables = ("a", "hangs", "b", "c")
        questions = [pool.choose(table, seat, "random", game.record) for table in tables]
        for text in await asyncio.gather(*questions):
            game.rules.move(game.position, seat, text)
    assert [question.table for question in quick] == ["hangs"]


async def test_every_table_gets_a_move_though_all_bots_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "answer", hang)
    game = Game("rose-king")
    seat = game.waiting()[0]
    async with bots(1, timeout=0.3) as pool:
        questions = [pool.choose("t", seat, "random", game.record) for _ in range(4)]
        for text in await asyncio.gather(*questions):
            game.rules.move(game.position, seat, text)


async def test_a_bot_that_takes_its_process_down_is_asked_twice(
    monkeypatch: pytest.MonkeyPatch, calls: list[Question]
) -> None:
    monkeypatch.setattr(pools, "answer", die_over_one_table)
    game = Game("rose-king")
    seat = game.waiting()[0]
    async with bots() as pool:
        assert await pool.choose("dies", seat, "random", game.record) in game.moves()
        assert len(calls) == 2
        assert await pool.advise("dies", seat, game.record, LITTLE) == []
        assert await pool.choose("t", seat, "random", game.record) in game.moves()


async def test_a_question_that_cannot_be_answered_says_why_and_stops_nobody(calls: list[Question]) -> None:
    game = Game("rose-king")
    seat = game.waiting()[0]
    wrong = msgspec.structs.replace(game.record, moves=["red nonsense"])
    async with bots() as pool:
        with pytest.raises(CamarillaError, match="RecordError: record: move 1, 'red nonsense'"):
            await pool.choose("t", seat, "random", wrong)
        assert len(calls) == 1
        assert await pool.choose("t", seat, "random", game.record) in game.moves()


async def test_whoever_stops_asking_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "answer", hang)
    game = Game("rose-king")
    async with bots() as pool:
        asking = asyncio.create_task(pool.ask(Choose(table="t", seat=0, record=game.record, bot="random")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled()


def test_a_process_whose_parent_is_gone_before_it_looks_ends() -> None:
    code = "from camarilla.house.services.thinking.sessions import exit_with; exit_with(0)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 1
