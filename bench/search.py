"""Tree simulations a second for every game, and how that compares with plain playouts from the same positions.

    python bench/search.py [--game NAME] [--json]

Positions are taken a third of the way into random games. A simulation imagines a world, walks down the tree and plays
out; a playout only copies and plays out. The ratio of the two is what the tree costs.
"""

from __future__ import annotations

import argparse
import json
import time

from camarilla import OVER, Dice, Position, find, names
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search
from camarilla.core import position as position_module
from camarilla.core.playout import playout, playouts

ROUNDS = 4
SECONDS = 0.5
CAP = 400


def middle(game: str, players: int) -> Position:
    """A position in which a player decides, a third of the way into a random game."""
    whole = find(game).begin(players)
    length = playout(whole, Dice(5))
    position = find(game).begin(players)
    dice = Dice(5)
    decisions = 0
    while decisions < length // 3 or position.actor < 0:
        decisions += position.actor >= 0
        position.step(dice)
        assert position.actor != OVER
    return position


def rate(work: int, began: float) -> float:
    return work / (time.process_time() - began)


def measure(game: str, players: int) -> dict[str, object]:
    position = middle(game, players)
    dice = Dice(1)
    simulations = games = 0.0
    for _ in range(ROUNDS):
        search = Search(position, position.actor, dice, Guide(CAP))
        began = time.process_time()
        search.run(SECONDS, 10**9)
        simulations = max(simulations, rate(search.simulations, began))
        count = max(1, search.simulations)
        began = time.process_time()
        playouts(position, dice, count, CAP)
        games = max(games, rate(count, began))
    return {
        "game": game,
        "players": players,
        "compiled": not str(position_module.__file__).endswith(".py"),
        "simulations_per_second": round(simulations),
        "playouts_per_second": round(games),
        "ratio": round(simulations / games, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), help="only this game")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    asked = parser.parse_args()
    rows = [measure(game, min(4, find(game).players.stop - 1)) for game in ([asked.game] if asked.game else names())]
    if asked.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(
            f"{row['game']:<18}{row['players']} players  {row['simulations_per_second']:>8,} simulations/s"
            f"  {row['playouts_per_second']:>8,} playouts/s  ratio {row['ratio']}"
        )


if __name__ == "__main__":
    main()
