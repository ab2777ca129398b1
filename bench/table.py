"""What a move costs inside the house, game by game: checked, planned, told to four people, without sockets or disk.

    python bench/table.py [--moves 6000] [--own-always]

Many tables move at a time, as in a house that is busy. Besides microseconds of processor a yardstick is printed, timed
in between: on a shared machine compare yardsticks, not microseconds. With ``--own-always`` what seats know is worked
out at every move, whatever ``Rules.same_own`` says of it: the difference is what that wins.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time

from crowd import COMPANY, ENDS, PATIENCE

from camarilla.core import registry
from camarilla.core.choice import Choice
from camarilla.core.rules import Rules
from camarilla.core.view import Outcome
from camarilla.house.entries import Consequence, MemoryLog, TableLog
from camarilla.house.protocol import Done
from camarilla.house.tables.acts import Act
from camarilla.house.tables.answer_times import AnswerTimes
from camarilla.house.tables.seating import Seating, Sitting
from camarilla.house.tables.table import Table
from camarilla.house.terms import Terms, checked

TABLES = 64
"""Moves that come at a time."""


class NoHouse:
    """Surroundings that take everything and do nothing; what is written is durable at once."""

    def __init__(self) -> None:
        self.log: TableLog = MemoryLog()
        self.answer_times = AnswerTimes()

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        raise NotImplementedError("nobody but people sits here")

    def ending(self, table: Table, outcome: Outcome) -> Consequence:
        return lambda _log: None

    async def ended(self, table: Table, outcome: Outcome) -> None: ...
    def due(self, table: Table, at: int | None) -> None: ...
    def came_or_went(self, table: Table) -> None: ...
    def turn(self, table: Table, seat: int) -> None: ...
    def steward(self, game: str) -> str:
        return ""


class Ear:
    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.heard = 0

    def send(self, frame: bytes) -> None:
        self.heard += len(frame)


async def new_table(game: str, ears: list[Ear]) -> Table:
    seats = min(COMPANY, registry.find(game).players.stop - 1)
    sitting = [Sitting(name="Somebody", person=ear.person, ready=True) for ear in ears[:seats]]
    terms = checked(Terms(game=game, seats=seats))
    table = Table(NoHouse(), Seating("t" * 14, terms, "playing", "", 0, 0, None, None, None, sitting))
    for ear in ears:
        table.audience.add(ear)
    await table.submit(Act(kind="start", seat=-1, by="house"))
    return table


def any_text(choices: list[Choice], dice: random.Random) -> str:
    lasting = [choice for choice in choices if not choice.kind.startswith(ENDS)]
    choice = dice.choice(lasting if lasting and dice.random() * PATIENCE > 1 else choices)
    return choice.with_number(choice.span.low if choice.span else 0)


def yardstick() -> float:
    """Microseconds of processor for a hundred small things."""
    begun, kept, total = time.process_time(), dict[int, int](), 0
    for number in range(50_000):
        kept[number & 255] = total
        total += number * 3 % 7
    return (time.process_time() - begun) / 500 * 1e6


async def measure(game: str, moves: int) -> None:
    dice = random.Random(1)
    ears = [Ear(f"person{number}") for number in range(COMPANY)]
    tables = [await new_table(game, ears) for _ in range(TABLES)]
    spent, done, sent, sticks = 0.0, 0, 0, []
    while done < moves:
        acts = []
        for place, table in enumerate(tables):
            if table.match.position.outcome() is not None:
                table = tables[place] = await new_table(game, ears)
            position, seq = table.match.position, table.match.seq
            seat = dice.choice(position.waiting())
            text = any_text(table.match.rules.choices(position, seat), dice)
            acts.append((table, Act(kind="move", seat=seat, text=text, seq=seq, move_id=str(seq))))
        sticks.append(yardstick())
        before, begun = sum(ear.heard for ear in ears), time.process_time()
        answers: list[Done | Exception] = []
        for table, act in acts:
            table.put(act, answers.append)
        while len(answers) < len(acts):
            await asyncio.sleep(0)
        spent += time.process_time() - begun
        sent += sum(ear.heard for ear in ears) - before
        done += sum(isinstance(answer, Done) for answer in answers)
    each, unit = spent / done * 1e6, sum(sticks) / len(sticks)
    print(f"{game:18} {each:6.0f} us a move, {each / unit:6.1f} yardsticks of {unit:.1f} us, {sent / done:7.0f} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--own-always", action="store_true")
    given = parser.parse_args()
    for game in registry.names():
        if given.own_always:
            type(registry.find(game)).same_own = Rules.same_own  # type: ignore[method-assign]
        asyncio.run(measure(game, given.moves))


if __name__ == "__main__":
    main()
