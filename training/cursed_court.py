"""Finds how Cursed Court's bots bet, by self-play: ``python training/cursed_court.py`` (ten minutes; or give seconds).

Evolution: in every generation a few changed manners, each in two opposite ways, sit down alone among players of the
present manner, every deal once in every seat, with two, three, four and six players in turn. The present manner then
moves along the changes that won points. Prints the numbers for ``USUAL`` in ``games/cursed_court/bots/manners.py``.
"""

from __future__ import annotations

import random
import sys
from time import perf_counter

from camarilla import CHANCE, OVER, Dice, Position, find
from camarilla.games.cursed_court.bots.knowledge import Bettor, Worths
from camarilla.games.cursed_court.bots.manners import USUAL, Manner
from camarilla.games.cursed_court.position import CursedCourt

TABLES = (4, 2, 4, 3, 4, 6)
PAIRS = 10
DEALS = 120
SPREAD = 0.25
"""How much a number is changed at most times, in parts of itself."""
SMALLEST = 0.05
"""What a number is taken for when it is changed in parts of itself: one that is 0 would stay 0."""
STRIDE = 0.5
LAST = 40
"""Generations whose mean is the result: one alone has too much luck in it."""


def court_of(seats: int) -> CursedCourt:
    court: Position = find("cursed-court").begin(seats, {"years": 1})
    assert isinstance(court, CursedCourt)
    return court


def lead(worths: Worths, one: list[float], rest: list[float], seats: int, deals: int, seed: int) -> float:
    """Points a year that one manner scores above the mean of a table of the other."""
    lone = Bettor(worths, Manner(one), seats)
    others = Bettor(worths, Manner(rest), seats)
    total = 0.0
    for deal in range(deals):
        for seat in range(seats):
            court = court_of(seats)
            dice = Dice(seed * 100_003 + deal)
            while court.actor != OVER:
                if court.actor == CHANCE:
                    court.step(dice)
                    lone.forget()
                    others.forget()
                else:
                    bettor = lone if court.actor == seat else others
                    court.apply(court.actor, bettor.bet(court, court.actor, dice))
            scores = court.scores()
            total += scores[seat] - sum(scores) / seats
    return total / (deals * seats)


def generation(worths: Worths, now: list[float], number: int, generator: random.Random) -> list[float]:
    """The manner after one more generation."""
    seats = TABLES[number % len(TABLES)]
    step = [0.0] * len(now)
    total = 0.0
    for pair in range(PAIRS):
        change = [generator.gauss(0, SPREAD) * max(abs(one), SMALLEST) for one in now[:-1]] + [0.0]  # whims stay
        there = [max(0.0, one + by) for one, by in zip(now, change, strict=True)]
        back = [max(0.0, one - by) for one, by in zip(now, change, strict=True)]
        seed = number * PAIRS + pair
        edge = lead(worths, there, now, seats, DEALS, seed) - lead(worths, back, now, seats, DEALS, seed)
        total += abs(edge)
        step = [so_far + edge * by for so_far, by in zip(step, change, strict=True)]
    return [max(0.0, one + STRIDE * by / total) for one, by in zip(now, step, strict=True)]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 600.0
    worths = Worths(court_of(4).tables)
    generator = random.Random(1)
    manners = [list(USUAL)]
    began = perf_counter()
    while perf_counter() - began < seconds:
        manners.append(generation(worths, manners[-1], len(manners), generator))
        if len(manners) % 10 == 0:
            print(f"generation {len(manners)}: {[round(one, 3) for one in manners[-1]]}", flush=True)
    last = manners[-LAST:]
    found = [round(sum(numbers) / len(last), 3) for numbers in zip(*last, strict=True)]
    print(f"USUAL: Final = {found}")
    for seats in sorted(set(TABLES)):
        points = lead(worths, found, USUAL, seats, 300, 1)
        print(f"{seats} players: {points:+.2f} points a year at a table of the former manner")


if __name__ == "__main__":
    main()
