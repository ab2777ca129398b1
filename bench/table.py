"""What a move costs inside the house, game by game: checked, planned, told to four people, without sockets or disk.

    python bench/table.py [--moves 6000]

Many tables move at a time, as in a house that is busy. Besides microseconds of processor a yardstick is printed, timed
in between: a plain piece of Python. On a shared machine both grow alike, so their quotient is the figure to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from types import SimpleNamespace
from typing import cast

from crowd import COMPANY, ENDS, PATIENCE

from camarilla.core import registry
from camarilla.core.view import Choice
from camarilla.house.protocol import Done
from camarilla.house.storage.engine import Storage
from camarilla.house.storage.group_commit import GroupCommit
from camarilla.house.tables.live import House, LiveTable
from camarilla.house.tables.seating import Seating, Sitting
from camarilla.house.tables.terms import Terms, checked

TABLES = 64
"""Moves that come at a time, and are written together."""


class NoDisk:
    """What is written here is durable at once."""

    async def write(self, *_: object) -> None: ...


class NoHouse:
    """Takes everything and does nothing."""

    def __init__(self) -> None:
        self.ledger = GroupCommit(cast(Storage, SimpleNamespace(write=None, pen=NoDisk())))

    def due(self, *_: object) -> None: ...
    def turn(self, *_: object) -> None: ...
    def came_or_went(self, *_: object) -> None: ...
    def ending(self, *_: object) -> None: ...
    async def ended(self, *_: object) -> None: ...


class Ear:
    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.heard = 0

    def tell(self, frame: bytes) -> None:
        self.heard += len(frame)


async def new_table(house: NoHouse, game: str, ears: list[Ear]) -> LiveTable:
    seats = min(COMPANY, registry.find(game).players.stop - 1)
    sitting = [Sitting(name="Somebody", person=ear.person, ready=True) for ear in ears[:seats]]
    terms = checked(Terms(game=game, seats=seats))
    table = LiveTable(cast(House, house), Seating("table", terms, "playing", "", 0, 0, None, None, None, sitting))
    for ear in ears:
        table.audience.add(ear)
    await table.open_game("house")
    return table


def any_text(choices: list[Choice], dice: random.Random) -> str:
    lasting = [one for one in choices if not one.kind.encode().startswith(ENDS)]
    one = dice.choice(lasting if lasting and dice.random() * PATIENCE > 1 else choices)
    return one.text.replace("{n}", str(one.span.low)) if one.span else one.text


def yardstick() -> float:
    """Microseconds of processor for a hundred small things."""
    begun, kept, total = time.process_time(), dict[int, int](), 0
    for number in range(50_000):
        kept[number & 255] = total
        total += number * 3 % 7
    return (time.process_time() - begun) / 500 * 1e6


async def move_all(moves: list[tuple[LiveTable, int, str]]) -> None:
    """All of them at a time; returns when everybody has been told."""
    told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    left = len(moves)

    def then(answer: Done | Exception) -> None:
        nonlocal left
        assert isinstance(answer, Done), answer
        left -= 1
        if not left:
            told.set_result(None)

    for table, seat, text in moves:
        table.put_move(seat, text, table.match.seq, str(table.match.seq), "", then)
    await told


async def measure(game: str, moves: int) -> None:
    dice, house = random.Random(1), NoHouse()
    ears = [Ear(f"person{number}") for number in range(COMPANY)]
    tables = [await new_table(house, game, ears) for _ in range(TABLES)]
    spent, done, sent, stick = 0.0, 0, 0, []
    while done < moves:
        chosen = []
        for place, table in enumerate(tables):
            if table.match.position.outcome() is not None:
                table = tables[place] = await new_table(house, game, ears)
            position = table.match.position
            seat = dice.choice(position.waiting())
            chosen.append((table, seat, any_text(table.match.rules.choices(position, seat), dice)))
        stick.append(yardstick())
        before, begun = sum(ear.heard for ear in ears), time.process_time()
        await move_all(chosen)
        spent += time.process_time() - begun
        sent += sum(ear.heard for ear in ears) - before
        done += len(chosen)
    await house.ledger.close()
    each, unit = spent / done * 1e6, sum(stick) / len(stick)
    print(f"{game:18} {each:6.0f} us a move, {each / unit:6.1f} yardsticks of {unit:.1f} us, {sent / done:7.0f} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=6000)
    given = parser.parse_args()
    for game in registry.names():
        asyncio.run(measure(game, given.moves))


if __name__ == "__main__":
    main()
