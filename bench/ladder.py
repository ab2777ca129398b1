"""The ladder of docs/bots.md: every level against the one below, and the master against plain search with equal time.

    python bench/ladder.py [--game NAME] [--rung NAME] [--scale 1.0] [--jobs 2] [--folder build/ladder] [--json]

Each rung is a contest of the arena, kept in a file of its own: broken off, it goes on where it was. ``--scale``
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
from camarilla.core.option import Options

SEED = 2026


class Rung(msgspec.Struct, frozen=True):
    """A stronger bot against a weaker one, with so many seconds a move for both where they are not their own."""

    name: str
    above: str
    below: str
    think: float | None
    games: int


RUNGS = [
    Rung("novice", "novice", "greedy", None, 120),
    Rung("courtier", "courtier", "novice", None, 120),
    Rung("master", "master", "courtier", 0.2, 80),
    Rung("search", "master", "ismcts", 0.1, 80),
]
"""The master's own time is longer; with 0.2 s it must already stand well above."""
TABLES: list[tuple[str, int, Options]] = [
    ("rose-king", 2, {}),
    ("cursed-court", 4, {}),
    ("pocket-intrigues", 3, {}),
    ("devils-castle", 4, {"turns": 200}),
    ("devils-castle", 6, {"turns": 200}),
]
"""Weak passengers may ride for ever: after so many turns a coach ride is nobody's."""


def climb(
    game: str, players: int, options: Options, rung: Rung, scale: float, jobs: int, folder: Path
) -> tuple[list[Standing], int]:
    """The contest of one rung, or the rest of it."""
    contest = Contest(game, players, options, [rung.above, rung.below], rung.think, None, SEED)
    path = folder / f"{game}-{players}-{rung.name}.jsonl"
    with Ledger(path, contest) as ledger:
        host = here if jobs == 1 else on_cores
        run_contest(contest, round(rung.games * scale), jobs, ledger, lambda done: None, host)
        return standings(contest, ledger.games), sum(game.failures for game in ledger.games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game")
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
    for game, players, options in TABLES:
        for rung in RUNGS:
            if asked.game in (None, game) and asked.rung in (None, rung.name):
                (above, below), failures = climb(game, players, options, rung, asked.scale, asked.jobs, asked.folder)
                if asked.json:
                    facts = {"game": game, "players": players, "rung": rung, "above": above, "below": below}
                    print(json.dumps({**msgspec.to_builtins(facts), "failures": failures}), flush=True)
                    continue
                print(
                    f"| {game} | {players} | {rung.above} | {rung.below} | {rung.think or 'own'} | {above.games} "
                    f"| {above.elo:+.0f} | {above.elo_low:+.0f} to {above.elo_high:+.0f} "
                    f"| {1000 * above.think_mean:.0f} | {1000 * below.think_mean:.0f} |"
                    + (f" {failures} failures" if failures else ""),
                    flush=True,
                )


if __name__ == "__main__":
    main()
