"""Steps a second of the vectorised environment on one core, observations and masks included.

    python bench/vectorised.py [--tables 1024] [--seconds 2] [--json]

Actions are drawn at random by numpy from the masks; that time is not counted, the time of `step` is. For each game also
what the whole loop does, choice of actions included.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from camarilla import find, names
from camarilla.games.rose_king.research import batch
from camarilla.research.vectorised import Tables

ROUNDS = 3


def measure(game: str, tables: int, seconds: float) -> dict[str, object]:
    players = min(4, find(game).players.stop - 1)
    lot = np.random.default_rng(1)
    env = Tables(game, tables, players=players, seed=1)
    moment = env.reset()
    best = whole = 0.0
    for _ in range(ROUNDS):
        steps, inside = 0, 0.0
        began = time.process_time()
        while time.process_time() - began < seconds / ROUNDS:
            actions = np.where(moment.masks, lot.random(moment.masks.shape, np.float32), -1).argmax(axis=1)
            entered = time.process_time()
            moment = env.step(actions)
            inside += time.process_time() - entered
            steps += tables
        best = max(best, steps / inside)
        whole = max(whole, steps / (time.process_time() - began))
    compiled = not str(batch.__file__).endswith(".py")
    return {
        "game": game,
        "players": players,
        "tables": tables,
        "compiled": compiled,
        "steps_per_second": round(best),
        "with_choice": round(whole),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1024, help="of The Rose King; a sixteenth of it for the others")
    parser.add_argument("--seconds", type=float, default=2.0, help="a game (default 2)")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    asked = parser.parse_args()
    rows = []
    for game in names():
        tables = asked.tables if game == "rose-king" else max(1, asked.tables // 16)
        rows.append(measure(game, tables, asked.seconds))
    if asked.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(
            f"{row['game']:<18}{row['players']} players  N = {row['tables']:<5} {row['steps_per_second']:>9,} steps/s"
            f"  {row['with_choice']:>9,} with the choice of actions"
        )


if __name__ == "__main__":
    main()
