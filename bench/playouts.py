"""Random games a second, for every game, beside plain C where we have written the same rules in it.

    python bench/playouts.py                 the installed package (compiled, where a compiler was found)
    PYTHONPATH=src python bench/playouts.py  the same sources, interpreted
    --json                                   rows for a program; --game NAME: only that game

Ours and the yardstick take turns in one run, both by processor time, and the best of each is kept: on a noisy
machine a ratio holds where a time does not.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

import msgspec

from camarilla import Dice, Position, find, names
from camarilla.core import position as position_module
from camarilla.core.playout import playouts

HERE = Path(__file__).parent
ROUNDS = 10
CAP = 20_000
YARDSTICKS = {"rose-king": "rose_king.c"}


class Row(msgspec.Struct):
    game: str
    players: int
    games_per_second: float
    moves_per_second: float
    yardstick_games_per_second: float | None
    ratio: float | None
    copy_us: float
    bytes_per_position: int
    compiled: bool


def build_yardstick(source: str, room: Path, tables: bool) -> Path | None:
    """The C program, or None where there is no compiler; ``tables``: with the lookups that our position uses."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = room / "yardstick"
    flags = ["-O2", "-DTABLES"] if tables else ["-O2"]
    subprocess.run([compiler, *flags, "-o", str(program), str(HERE / source)], check=True)
    return program


def run_yardstick(program: Path, games: int) -> float:
    run = subprocess.run([str(program), str(games)], check=True, capture_output=True, text=True)
    return float(run.stdout.split()[0])


def dealt(game: str, players: int) -> Position:
    """A position some way into a game: what copying costs there is what search pays."""
    position = find(game).begin(players)
    dice = Dice(1)
    for _ in range(40):
        if position.actor < -1:
            break
        position.apply(position.actor, position.random_move(position.actor, dice))
    return position


def copy_cost(position: Position) -> tuple[float, int]:
    """Microseconds and bytes a copy."""
    count = 20_000
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(count):
            position.copy()
        best = min(best, time.process_time() - began)
    tracemalloc.start()
    kept = [position.copy() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] // len(kept)
    tracemalloc.stop()
    return best / count * 1e6, size


def measure(game: str, players: int, seconds: float, room: Path, tables: bool) -> Row:
    first = find(game).begin(players)
    dice = Dice(7)
    began = time.process_time()
    playouts(first, dice, 5, CAP)
    games = max(5, int(5 * seconds / ROUNDS / (time.process_time() - began)))
    program = build_yardstick(YARDSTICKS[game], room, tables) if game in YARDSTICKS else None
    ours = moves = yardstick = 0.0
    for _ in range(ROUNDS):
        if program is not None:
            yardstick = max(yardstick, run_yardstick(program, 100_000))
        began = time.process_time()
        totals = playouts(first, dice, games, CAP)
        took = time.process_time() - began
        if games / took > ours:
            ours, moves = games / took, totals.moves / took
    copy_us, size = copy_cost(dealt(game, players))
    return Row(
        game=game,
        players=players,
        games_per_second=ours,
        moves_per_second=moves,
        yardstick_games_per_second=yardstick if program else None,
        ratio=ours / yardstick if program else None,
        copy_us=copy_us,
        bytes_per_position=size,
        compiled=not str(position_module.__file__).endswith(".py"),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--game", choices=names(), help="only this game")
    parser.add_argument("--seconds", type=float, default=3.0, help="of playing, a row (default 3)")
    parser.add_argument("--tables", action="store_true", help="beside C with lookup tables: a faster yardstick")
    asked = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as room:
        for game in [asked.game] if asked.game else names():
            for players in find(game).players:
                rows.append(measure(game, players, asked.seconds, Path(room), asked.tables))
                if not asked.json:
                    print_row(rows[-1], first=len(rows) == 1)
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.encode(rows) + b"\n")


def print_row(row: Row, first: bool) -> None:
    if first:
        print("compiled" if row.compiled else "interpreted")
        heads = f"{'game':<18}{'players':>8}{'games/s':>12}{'moves/s':>14}{'C games/s':>12}"
        print(f"{heads}{'ratio':>7}{'copy us':>9}{'bytes':>7}")
    yardstick = f"{row.yardstick_games_per_second:,.0f}" if row.yardstick_games_per_second else "–"
    ratio = f"{row.ratio:.2f}" if row.ratio else "–"
    print(
        f"{row.game:<18}{row.players:>8}{row.games_per_second:>12,.0f}{row.moves_per_second:>14,.0f}"
        f"{yardstick:>12}{ratio:>7}{row.copy_us:>9.2f}{row.bytes_per_position:>7}",
        flush=True,
    )


if __name__ == "__main__":
    main()
