"""Random games by the thousand: what they come to, and as records if somebody wants to keep them."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TextIO

import msgspec

from ..core.edition import Edition
from ..core.errors import CamarillaError, shown
from ..core.option import Options
from ..core.playout import NO_CAP, Totals, playout_moves, playouts
from ..core.position import Dice, Position
from ..core.record import Record
from ..core.replay import actor_label
from ..core.rules import AnyRules

BATCH_SECONDS = 0.2
MOST_GAMES = 1_000_000_000
"""Hours of the quickest game. Beyond it somebody has mistyped."""
MOST_MOVES = NO_CAP
FARTHEST_SEED = 2**63 - 1
"""The dice take seeds of 64 bits, either sign."""


class Summary(msgspec.Struct, frozen=True):
    """What ``simulate --json`` prints."""

    game: str
    players: int
    games: int
    moves_mean: float
    games_per_second: float
    wins: list[int]
    draws: int
    scores_mean: list[float]
    capped: int


class Simulation:
    """Random games of one game, from one dice; the same seed gives the same games, recorded or not."""

    def __init__(self, rules: AnyRules, seats: int, options: Options, edition: Edition, seed: int, cap: int) -> None:
        _check("seed", seed, -FARTHEST_SEED, FARTHEST_SEED)
        _check("cap", cap, 1, MOST_MOVES)
        self.rules = rules
        self.totals = Totals(seats)
        self.seconds = 0.0
        self._seats = seats
        self._options = options
        self._edition = edition
        self._first = rules.start(seats, options, edition)
        self._dice = Dice(seed)
        self._cap = cap

    def run(self, games: int, out: TextIO | None, progress: Callable[[int], None]) -> None:
        """Play so many games. Each finished one is written whole, as one line, before the next begins."""
        _check("games", games, 1, MOST_GAMES)
        done, batch = 0, 1
        while done < games:
            batch = min(batch, games - done)
            began = perf_counter()
            if out is None:
                self._add(playouts(self._first, self._dice, batch, self._cap))
            else:
                for _ in range(batch):
                    out.write(self._record().to_json() + "\n")
                out.flush()
            took = perf_counter() - began
            self.seconds += took
            done += batch
            progress(done)
            batch = max(1, min(batch * 4, int(batch * BATCH_SECONDS / max(took, 1e-6))))

    def summary(self) -> Summary:
        totals = self.totals
        ended = max(1, totals.games - totals.capped)
        return Summary(
            game=self.rules.name,
            players=self._seats,
            games=totals.games,
            moves_mean=totals.moves / max(1, totals.games),
            games_per_second=totals.games / max(self.seconds, 1e-9),
            wins=totals.wins,
            draws=totals.draws,
            scores_mean=[score / ended for score in totals.scores],
            capped=totals.capped,
        )

    def _record(self) -> Record:
        position = self._first.copy()
        told = playout_moves(position, self._dice, self._cap)
        self.totals.add(position, sum(1 for actor, _ in told if actor >= 0))
        own = self._edition.mark == self.rules.edition.mark
        return Record(
            game=self.rules.name,
            edition=self._edition.name,
            edition_mark="" if own else self._edition.mark,
            seats=self._seats,
            options=self._options,
            result=position.outcome(),
            moves=_in_words(self.rules, self._first.copy(), told),
        )

    def _add(self, more: Totals) -> None:
        totals = self.totals
        totals.games += more.games
        totals.moves += more.moves
        totals.capped += more.capped
        totals.draws += more.draws
        totals.wins = [one + other for one, other in zip(totals.wins, more.wins, strict=True)]
        totals.scores = [one + other for one, other in zip(totals.scores, more.scores, strict=True)]


def _check(what: str, given: int, low: int, high: int) -> None:
    if not isinstance(given, int) or not low <= given <= high:
        raise CamarillaError(f"{what} is a whole number from {low:,} to {high:,}, not {shown(given)}")


def _in_words(rules: AnyRules, position: Position, told: list[tuple[int, int]]) -> list[str]:
    lines = []
    for actor, move in told:
        lines.append(f"{actor_label(rules, actor)} {rules.text(position, actor, move)}")
        position.apply(actor, move)
    return lines
