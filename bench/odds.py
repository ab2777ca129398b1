"""How long the exact odds of Cursed Court take, and what remembering them wins.

Prints the best of several runs in microseconds: the odds of all regions for somebody who has seen nothing, as a
yardstick the listing of all bets of a seat, and what all four seats of a table know after a bet, with their odds
remembered and counted again. In random games, how often the odds that a seat is shown had been counted before.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter

import camarilla.core.position
from camarilla import CHANCE, OVER, SPECTATOR, Dice, find
from camarilla.games.cursed_court.odds import odds
from camarilla.games.cursed_court.position import CursedCourt
from camarilla.games.cursed_court.show import own, shown_odds

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


def all_own(position: CursedCourt, remembered: bool) -> None:
    """What every seat knows."""
    for seat in range(position.seats):
        if not remembered:
            shown_odds.cache_clear()
        own(position, seat)


def remembered_share(games: int = 20) -> float:
    """How many of the odds that seats are shown in random games were counted before."""
    shown_odds.cache_clear()
    for seed in range(games):
        position, dice = find("cursed-court").begin(4), Dice(seed)
        assert isinstance(position, CursedCourt)
        while position.actor != OVER:
            position.step(dice)
            all_own(position, remembered=True)
    known = shown_odds.cache_info()
    return known.hits / (known.hits + known.misses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    wants_json = parser.parse_args().json
    positions = {seats: first_bet(seats) for seats in range(2, 7)}
    slowest = max(best(partial(odds, position, SPECTATOR)) for position in positions.values())
    listing = best(lambda: positions[6].moves(positions[6].actor))
    remembered, counted = (best(partial(all_own, positions[4], kept)) for kept in (True, False))
    share = remembered_share()
    compiled = not str(camarilla.core.position.__file__).endswith(".py")
    told = {
        "odds_us": round(slowest, 1),
        "moves_us": round(listing, 1),
        "own_us": round(remembered, 1),
        "own_counted_us": round(counted, 1),
        "remembered": round(share, 3),
        "compiled": compiled,
    }
    if wants_json:
        print(json.dumps(told))
        return
    how = "compiled" if compiled else "interpreted"
    print(f"odds of 27 regions, worst case, {how}: {slowest:.1f} µs; listing the bets: {listing:.1f} µs")
    print(f"what four seats know: {remembered:.1f} µs, with their odds counted again {counted:.1f} µs")
    print(f"odds that were counted before, in random games: {share:.0%}")


if __name__ == "__main__":
    main()
