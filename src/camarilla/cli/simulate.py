"""``simulate``: random games with a progress bar, then a table."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

import msgspec
from rich.table import Table

from .. import find
from ..arena.intervals import wilson
from ..arena.simulate import Simulation, Summary
from ..core.errors import CamarillaError
from ..core.rules import AnyRules
from ..core.words import seat_name
from .table import progress_bar, read_edition_file, read_pairs, screen


def run_simulation(
    game: str,
    games: int,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    out: Path | None,
    cap: int,
    json: bool,
) -> None:
    rules = find(game)
    seats = rules.seats(players)
    options = rules.read_options(seats, read_pairs(option))
    used = read_edition_file(rules, edition) or rules.edition
    seed = secrets.randbits(40) if seed is None else seed
    simulation = Simulation(rules, seats, options, used, seed, cap)
    interrupted = False
    with _opened(out) as file, progress_bar() as bar:
        task = bar.add_task(rules.name, total=games)
        try:
            simulation.run(games, file, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            interrupted = True
    summary = simulation.summary()
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        _show(rules, summary, seed, out)
    if interrupted:
        raise SystemExit(130)


def _opened(out: Path | None) -> TextIO | nullcontext[None]:
    if out is None:
        return nullcontext()
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise CamarillaError(f"{out}: cannot be written: {error.strerror}") from None


def _show(rules: AnyRules, summary: Summary, seed: int, out: Path | None) -> None:
    screen.print(
        f"{summary.games} random games of {rules.name} with {summary.players} players, seed {seed}: "
        f"{summary.moves_mean:.1f} moves per game, {summary.games_per_second:,.0f} games/s"
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("Seat")
    for head in ("Wins", "Share", "95%", "Score"):
        table.add_column(head, justify="right")
    for seat, wins in enumerate(summary.wins):
        low, high = wilson(wins, summary.games)
        share, between = f"{wins / max(1, summary.games):.1%}", f"{low:.1%} – {high:.1%}"
        table.add_row(seat_name(rules.code, seat), str(wins), share, between, f"{summary.scores_mean[seat]:.1f}")
    screen.print(table)
    if summary.draws:
        screen.print(f"Draws: {summary.draws} ({summary.draws / summary.games:.1%})")
    if summary.capped:
        screen.print(f"Stopped at the cap: {summary.capped} ({summary.capped / summary.games:.1%})")
    if out:
        screen.print(f"Records: {out}")
