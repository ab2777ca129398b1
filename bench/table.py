"""What a move costs inside the house, game by game: checked, planned, told to four people, without sockets or disk.

    python bench/table.py [--moves 1500]

Besides microseconds of processor a yardstick is printed, timed in between: a plain piece of Python. On a shared machine
both grow alike, so their quotient is the figure to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from typing import cast

from crowd import COMPANY, ENDS, PATIENCE

from camarilla.core import registry
from camarilla.core.view import Choice
from camarilla.house.storage.writings import Written
from camarilla.house.tables.live import House, LiveTable
from camarilla.house.tables.seating import Seating, Sitting
from camarilla.house.tables.terms import Terms, checked


class Ledger:
    async def append(self, *_: object) -> Written:
        return Written.WHOLE


class NoHouse:
    """Takes everything and does nothing."""

    ledger = Ledger()

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


async def new_table(game: str, ears: list[Ear]) -> LiveTable:
    seats = min(COMPANY, registry.find(game).players.stop - 1)
    sitting = [Sitting(name="Somebody", person=ear.person, ready=True) for ear in ears[:seats]]
    terms = checked(Terms(game=game, seats=seats))
    table = LiveTable(cast(House, NoHouse()), Seating("table", terms, "playing", "", 0, 0, None, None, None, sitting))
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


async def measure(game: str, moves: int) -> None:
    dice = random.Random(1)
    ears = [Ear(f"person{number}") for number in range(COMPANY)]
    spent, done, sent, stick = 0.0, 0, 0, []
    while done < moves:
        table = await new_table(game, ears)
        match = table.match
        stick.append(yardstick())
        while match.position.outcome() is None and done < moves:
            seat = dice.choice(match.position.waiting())
            text = any_text(match.rules.choices(match.position, seat), dice)
            before, begun = sum(ear.heard for ear in ears), time.process_time()
            await table.move(seat, text, match.seq, str(match.seq), "")
            spent += time.process_time() - begun
            sent += sum(ear.heard for ear in ears) - before
            done += 1
    each, unit = spent / done * 1e6, sum(stick) / len(stick)
    print(f"{game:18} {each:6.0f} us a move, {each / unit:6.1f} yardsticks of {unit:.1f} us, {sent / done:7.0f} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=1500)
    given = parser.parse_args()
    for game in registry.names():
        asyncio.run(measure(game, given.moves))


if __name__ == "__main__":
    main()
