"""``arena``: bots against bots, with a table of what that proves."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec
from rich.table import Table

from .. import find
from ..arena.contest import Contest
from ..arena.guests import call_bot
from ..arena.ledger import Ledger
from ..arena.plots import plot_contest
from ..arena.ratings import Standing, standings
from ..arena.run import Host, on_ray, run_contest
from ..core.errors import CamarillaError
from .table import progress_bar, read_pairs, screen


def run_arena(
    game: str,
    bots: str,
    games: int,
    think: float | None,
    most: int | None,
    players: int | None,
    jobs: int,
    seed: int | None,
    option: list[str] | None,
    out: Path | None,
    plot: Path | None,
    mirror: bool,
    ray: bool,
    json: bool,
) -> None:
    rules = find(game)
    seats = rules.seats(players)
    options = rules.read_options(seats, read_pairs(option))
    names = [name.strip().removeprefix("@") for name in bots.split(",")]
    for name in names:
        call_bot(game, name)
    if len(names) < 2:
        raise CamarillaError(
            "--bots needs two or more names, separated by commas; the same name twice is a mirror match"
        )
    seed = secrets.randbits(32) if seed is None else seed
    contest = Contest(game, seats, options, names, think, most, seed)
    host = on_ray if ray else None
    with Ledger(out, contest) as ledger:
        interrupted = _play(contest, games, jobs, ledger, host)
    table = standings(contest, ledger.games) if ledger.games else []
    if json:
        facts = {"game": game, "players": seats, "games": len(ledger.games), "seed": seed, "bots": table}
        print(msgspec.json.encode(facts).decode())
    else:
        _show(contest, len(ledger.games), sum(one.failures for one in ledger.games), table)
    if plot is not None and table:
        plot_contest(contest, ledger.games, table, plot)
    if interrupted:
        raise SystemExit(130)
    if mirror:
        _mirror(contest, games, jobs, host)


def _play(contest: Contest, games: int, jobs: int, ledger: Ledger, host: Host | None) -> bool:
    """True if somebody broke it off."""
    with progress_bar() as bar:
        task = bar.add_task(contest.game, total=len(contest.pairings(games)))
        try:
            run_contest(contest, games, jobs, ledger, lambda done: bar.update(task, completed=done), host)
        except KeyboardInterrupt:
            return True
    return False


def _mirror(contest: Contest, games: int, jobs: int, host: Host | None) -> None:
    """The control: the first bot against itself must come out even, or the arena favours somebody."""
    name = contest.bots[0]
    same = msgspec.structs.replace(contest, bots=[name, name])
    ledger = Ledger(None, same)
    _play(same, games, jobs, ledger, host)
    table = standings(same, ledger.games)
    screen.print(
        f"\nMirror match of {name}: {table[0].elo:+.0f} Elo ({table[0].elo_low:+.0f} to {table[0].elo_high:+.0f})"
    )


def _show(contest: Contest, games: int, failures: int, table: list[Standing]) -> None:
    screen.print(f"{games} games of {contest.game} with {contest.seats} players, seed {contest.seed}")
    rows = Table(box=None, pad_edge=False, header_style="bold")
    rows.add_column("Bot")
    for head in ("Games", "Wins", "Share, 95%", "Elo", "95%", "OpenSkill", "ms per move"):
        rows.add_column(head, justify="right")
    for one in table:
        rows.add_row(
            one.name,
            str(one.games),
            f"{one.wins:.1f}",
            f"{one.share_low:.1%} – {one.share_high:.1%}",
            f"{one.elo:+.0f}",
            f"{one.elo_low:+.0f} – {one.elo_high:+.0f}",
            f"{one.skill:.1f} ± {one.skill_spread:.1f}",
            f"{1000 * one.think_mean:.0f}",
        )
    screen.print(rows)
    if failures:
        screen.print(f"Bots failed at {failures} moves; quick legal moves were played instead.", style="red")
