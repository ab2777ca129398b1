"""A contest as a picture: ratings with intervals, wins by seat, game length, thinking time."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import CamarillaError
from .contest import Contest, Played
from .ratings import Standing


def plot_contest(contest: Contest, games: list[Played], table: list[Standing], path: Path) -> None:
    """Four panels on one sheet, written to a file whose ending says its kind."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise CamarillaError("plots need matplotlib: pip install 'camarilla[plots]'") from None
    sheet = Figure(figsize=(11, 7), layout="constrained")
    sheet.suptitle(f"{contest.game}, {contest.seats} players, {len(games)} games")
    rating, seats, length, thinking = sheet.subplots(2, 2).flat
    names = [one.name for one in table]
    places = range(len(names))

    below = [max(0.0, one.elo - one.elo_low) for one in table]
    above = [max(0.0, one.elo_high - one.elo) for one in table]
    rating.errorbar([one.elo for one in table], places, xerr=[below, above], fmt="o", color="#7a1f2b", capsize=4)
    rating.set_yticks(places, names)
    rating.set_title(f"Elo from {names[-1]}, 95 %")
    rating.grid(axis="x", alpha=0.3)

    shares = [sum(game.worth[seat] for game in games) / max(1, len(games)) for seat in range(contest.seats)]
    seats.bar([chr(ord("A") + seat) for seat in range(contest.seats)], shares, color="#b08d3c")
    seats.axhline(1 / contest.seats, color="#333333", linewidth=1, linestyle="--")
    seats.set_title("Share of wins by seat")

    length.hist([game.moves for game in games], bins=20, color="#1f4d3a")
    length.set_title("Moves a game")

    thinking.bar(names, [1000 * one.think_mean for one in table], color="#2b3f77")
    thinking.set_title("Milliseconds a move")
    try:
        sheet.savefig(path, dpi=120)
    except (OSError, ValueError) as error:
        raise CamarillaError(f"{path}: the picture cannot be written: {error}") from None
