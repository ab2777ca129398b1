"""How long it takes to list the legal moves of a position: `python bench/legal_moves.py [game] [--seats N] [--json]`.

Positions come from random games with the usual options; every decision of a player counts once. The ratio is to a
plain copy of the position, measured in the same run, so that it can be compared between machines.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter

from camarilla import OVER, Dice, Position, find, names
from camarilla.core import position as core_position

REPEATS = 5


def decisions(game: str, seats: int, games: int) -> list[Position]:
    """Every position of some random games at which a player decides."""
    found: list[Position] = []
    for seed in range(games):
        position = find(game).begin(seats)
        dice = Dice(seed)
        while position.actor != OVER and len(found) < 20_000:
            if position.actor >= 0:
                found.append(position.copy())
            position.apply(position.actor, position.random_move(position.actor, dice))
    return found


def best_microseconds(positions: list[Position], work: Callable[[Position], object]) -> float:
    """The quickest of several passes, for one position on average."""
    best = float("inf")
    for _ in range(REPEATS):
        start = perf_counter()
        for position in positions:
            work(position)
        best = min(best, perf_counter() - start)
    return best / len(positions) * 1e6


def measure(game: str, seats: int, games: int) -> dict[str, object]:
    positions = decisions(game, seats, games)
    listing = best_microseconds(positions, lambda position: position.moves(position.actor))
    copying = best_microseconds(positions, lambda position: position.copy())
    moves = sum(len(position.moves(position.actor)) for position in positions)
    return {
        "game": game,
        "seats": seats,
        "compiled": not core_position.__file__.endswith(".py"),
        "positions": len(positions),
        "moves": round(moves / len(positions), 1),
        "microseconds": round(listing, 2),
        "copies": round(listing / copying, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=names(), default="pocket-intrigues")
    parser.add_argument("--seats", type=int, default=0, help="players; three, or what the game is for")
    parser.add_argument("--games", type=int, default=40, help="random games to take positions from")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a line of text")
    given = parser.parse_args()
    players = find(given.game).players
    result = measure(given.game, given.seats or min(3, players.stop - 1), given.games)
    if given.json:
        print(json.dumps(result))
        return
    how = "compiled" if result["compiled"] else "interpreted"
    print(
        f"{result['game']}, {result['seats']} players, {how}: {result['microseconds']} us to list "
        f"{result['moves']} moves, on average of {result['positions']} positions ({result['copies']} times a copy)"
    )


if __name__ == "__main__":
    main()
