"""How long the exact odds of Cursed Court take, for who has seen least.

Prints the best of several runs in microseconds, and as a yardstick the time of listing all bets of a seat.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter

import camarilla.core.position
from camarilla import CHANCE, SPECTATOR, Dice, find
from camarilla.games.cursed_court.odds import odds
from camarilla.games.cursed_court.position import CursedCourt

RUNS = 9
CALLS = 300


def first_bet(seats: int) -> CursedCourt:
    """The first decision of a year: the most is still unknown, every set may lack all its nobles."""
    position = find("cursed-court").begin(seats, {"remembers": "open"})
    assert isinstance(position, CursedCourt)
    dice = Dice(1)
    while position.actor == CHANCE:
        position.apply(CHANCE, position.random_move(CHANCE, dice))
    return position


def best(work: Callable[[], object]) -> float:
    """Microseconds a call, the best of several runs."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        for _ in range(CALLS):
            work()
        times.append((perf_counter() - start) / CALLS)
    return min(times) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    wants_json = parser.parse_args().json
    positions = {seats: first_bet(seats) for seats in range(2, 7)}
    slowest = max(best(partial(odds, position, SPECTATOR)) for position in positions.values())
    listing = best(lambda: positions[6].moves(positions[6].actor))
    compiled = not str(camarilla.core.position.__file__).endswith(".py")
    told = {"odds_us": round(slowest, 1), "moves_us": round(listing, 1), "compiled": compiled}
    if wants_json:
        print(json.dumps(told))
    else:
        how = "compiled" if compiled else "interpreted"
        print(f"odds of 27 regions, worst case, {how}: {slowest:.1f} µs; listing the bets: {listing:.1f} µs")


if __name__ == "__main__":
    main()
