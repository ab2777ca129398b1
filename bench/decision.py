"""What a bot's decision costs beyond its thinking, game by game: replayed from its record, and in a session.

    python bench/decision.py [--games 5] [--repeats 5]

The bot is the game's strongest with a single simulation, which is all of the thinking that is counted. *Replayed*: a
fresh bot, and a game played through from the whole record, as a question to somebody who remembers nothing. *Session*:
the bot that has decided before at this seat takes up the moves made since. *Process*: a session in another process,
from asking until the answer is there, with the random bot. Milliseconds, medians; the quotient compares the first two.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Iterator
from statistics import median

import msgspec

from camarilla import Dice, Game, Seeded, find, names
from camarilla.bots import add_bot, find_bot
from camarilla.bots.careful import careful_move
from camarilla.bots.explain import strongest
from camarilla.core.record import Record
from camarilla.house.services.thinking.pool import BotPool
from camarilla.house.services.thinking.questions import Choose, decode, encode
from camarilla.house.services.thinking.sessions import Sessions

MOMENTS = (10, 50, 100)
"""Moves of players before the decision."""
BOT = "single-simulation"


class Moment(msgspec.Struct):
    """A decision, and how much of the game its bot was told when it decided last."""

    seat: int
    record: Record
    known: int

    def question(self) -> Choose:
        moves = list(self.record.moves)
        return Choose(table="t", seat=self.seat, record=msgspec.structs.replace(self.record, moves=moves), bot=BOT)

    def earlier(self) -> Choose:
        question = self.question()
        del question.record.moves[self.known :]
        return question


def moments_of(name: str, seed: int) -> Iterator[tuple[int, Moment]]:
    """The decisions of a random game that come next after so many moves."""
    game, dice = Game(name, seats=find(name).players[-1], chance=Seeded(seed)), Dice(seed)
    told: dict[int, int] = {}
    for number in range(max(MOMENTS) + 1):
        if not game.waiting():
            return
        seat = game.waiting()[0]
        length = len(game.record.moves)
        if number in MOMENTS and seat in told:
            yield number, Moment(seat, msgspec.structs.replace(game.record, moves=list(game.record.moves)), told[seat])
        told[seat] = length
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)


def replayed(question: bytes) -> str:
    """As a worker answers that keeps nothing."""
    asked = decode(question)
    assert isinstance(asked, Choose)
    game = Game.resume(asked.record)
    move, _ = careful_move(find_bot(asked.record.game, asked.bot), game, asked.seat, Dice(1))
    return game.rules.text(game.position, asked.seat, move)


def in_session(sessions: Sessions, question: Choose) -> str:
    asked = decode(encode(question))
    assert isinstance(asked, Choose)
    return sessions.answer(asked, Dice(1))


def time_replayed(moment: Moment) -> float:
    began = time.perf_counter()
    replayed(encode(moment.question()))
    return time.perf_counter() - began


def time_in_session(moment: Moment) -> float:
    sessions = Sessions()
    in_session(sessions, moment.earlier())
    question = moment.question()
    began = time.perf_counter()
    in_session(sessions, question)
    return time.perf_counter() - began


async def time_in_process(pool: BotPool, moment: Moment) -> float:
    table = secrets.token_hex(8)
    await pool.choose(table, moment.seat, "random", moment.earlier().record)
    record = moment.question().record
    began = time.perf_counter()
    await pool.choose(table, moment.seat, "random", record)
    return time.perf_counter() - began


async def measure(name: str, games: int, repeats: int, pool: BotPool) -> None:
    add_bot(BOT, type("SingleSimulation", (type(find_bot(name, strongest(name))),), {"most": 1}))
    moments: dict[int, list[Moment]] = {}
    for seed in range(games):
        for number, moment in moments_of(name, seed):
            moments.setdefault(number, []).append(moment)
    for number, found in moments.items():
        before = median(time_replayed(moment) for moment in found for _ in range(repeats))
        after = median(time_in_session(moment) for moment in found for _ in range(repeats))
        process = median([await time_in_process(pool, moment) for moment in found for _ in range(repeats)])
        times = f"{1000 * before:9.2f} {1000 * after:9.2f} {before / after:9.1f} {1000 * process:9.2f}"
        print(f"{name:20}{number:6} {times}")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    print(f"{'game':20}{'move':>6} {'replayed':>9} {'session':>9} {'quotient':>9} {'process':>9}")
    pool = BotPool(1)
    try:
        for name in names():
            await measure(name, given.games, given.repeats, pool)
    finally:
        await pool.close()


if __name__ == "__main__":
    asyncio.run(main())
