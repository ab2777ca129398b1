"""The ladder of docs/bots.md: every level against the one below, and the master against plain search with equal time.

    python bench/ladder.py [--game NAME] [--players N] [--rung NAME] [--scale 1.0] [--jobs 2]
                           [--folder build/ladder] [--json]

Each line is a contest of the arena, kept in a file of its own: broken off, it goes on where it was. ``--scale``
multiplies the number of games. Time is the processor's, so that a busy machine favours nobody.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from camarilla.arena.contest import Contest
from camarilla.arena.ledger import Ledger
from camarilla.arena.ratings import Standing, standings
from camarilla.arena.run import here, on_cores, run_contest
from camarilla.bots import bots_of
from camarilla.core.manifest import LadderTable
from camarilla.core.registry import manifest, names

SEED = 2026
"""Levels are tuned on other deals."""


class Rung(msgspec.Struct, frozen=True):
    """A stronger bot against a weaker one."""

    name: str
    above: str
    below: str


RUNGS = [
    Rung("novice", "novice", "greedy"),
    Rung("courtier", "courtier", "novice"),
    Rung("master", "master", "courtier"),
    Rung("search", "master", "ismcts"),
]


TABLES: list[tuple[str, LadderTable]] = [(name, table) for name in names() for table in manifest(name).ladder]
"""The master's own time is longer than any here; with a part of it he must already stand well above."""


class Climbed(msgspec.Struct, frozen=True):
    """A line of the ladder: what was played and what came of it."""

    game: str
    players: int
    rung: Rung
    think: float | None
    """Seconds a move for both; None: each its own."""
    games: int
    above: Standing
    below: Standing
    failures: int


def climb(game: str, table: LadderTable, step: int, scale: float, jobs: int, folder: Path) -> Climbed:
    """The contest of one rung at one table, or the rest of it."""
    rung, think = RUNGS[step], table.think[step] or None
    contest = Contest(game, table.players, table.options, [rung.above, rung.below], think, None, SEED)
    path = folder / f"{game}-{table.players}-{rung.name}.jsonl"
    with Ledger(path, contest) as ledger:
        host = here if jobs == 1 else on_cores
        run_contest(contest, round(table.games[step] * scale), jobs, ledger, lambda done: None, host)
        above, below = standings(contest, ledger.games)
        failures = sum(game.failures for game in ledger.games)
        return Climbed(game, table.players, rung, think, len(ledger.games), above, below, failures)


def row(line: Climbed) -> str:
    above, below = line.above, line.below
    return (
        f"| {line.game} | {line.players} | {line.rung.above} | {line.rung.below} | {line.think or 'own'} "
        f"| {line.games} | {above.elo:+.0f} | {above.elo_low:+.0f} to {above.elo_high:+.0f} "
        f"| {1000 * above.think_mean:.0f} | {1000 * below.think_mean:.0f} |"
        + (f" {line.failures} failures" if line.failures else "")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game", choices=sorted({game for game, _ in TABLES}))
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--rung", help="only this rung", choices=[rung.name for rung in RUNGS])
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--json", action="store_true", help="a JSON object a line")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if not asked.json:
        print("| game | players | above | below | think, s | games | Elo | 95 % | ms above | ms below |")
        print("|---|---|---|---|---|---|---|---|---|---|")
    for game, table in TABLES:
        if asked.game not in (None, game) or asked.players not in (None, table.players):
            continue
        for step, rung in enumerate(RUNGS):
            if asked.rung in (None, rung.name) and {rung.above, rung.below} <= set(bots_of(game)):
                line = climb(game, table, step, asked.scale, asked.jobs, asked.folder)
                print(json.dumps(msgspec.to_builtins(line)) if asked.json else row(line), flush=True)


if __name__ == "__main__":
    main()
