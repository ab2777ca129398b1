"""``replay``: step through a record, or check it move by move."""

from __future__ import annotations

import sys
from pathlib import Path

from .. import load_records
from ..core.errors import CamarillaError, unknown
from ..core.position import SPECTATOR, Position
from ..core.record import Record, RecordError
from ..core.replay import Loaded, Step, actor_label, opening, seen_step
from ..core.rules import AnyRules
from ..core.words import say
from .table import chosen_language, coloured, read_edition_file, screen, table_names, told


def verify_file(file: Path, edition: Path | None) -> None:
    """Every game of a file against the rules; the first fault ends it."""
    games = moves = 0
    for loaded in load_records(file):
        games += 1
        moves += sum(1 for _ in loaded.replay(read_edition_file(loaded.record.rules, edition)))
    if not games:
        raise RecordError(str(file), None, "it holds no record")
    screen.print(f"{file}: {games} games, {moves} moves, all legal.", soft_wrap=True)


def show_replay(file: Path, number: int, eyes: str | None, edition: Path | None, language: str | None) -> None:
    loaded = pick(file, number)
    record = loaded.record
    used = read_edition_file(record.rules, edition)
    rules, first = opening(record, loaded.where, used)
    observer = SPECTATOR if eyes is None else seat_named(rules, record, eyes)
    steps = list(loaded.replay(used))
    pages = Pages(rules, record, first, steps, observer, chosen_language(language))
    if sys.stdin.isatty() and sys.stdout.isatty():
        pages.leaf_through()
    else:
        pages.print_all()


def pick(file: Path, number: int) -> Loaded:
    count = 0
    for loaded in load_records(file):
        count += 1
        if count == number:
            return loaded
    raise CamarillaError(f"{file}: there is no game {number}; it holds {count}")


def seat_named(rules: AnyRules, record: Record, eyes: str) -> int:
    labels = {rules.seat_label(seat).lower(): seat for seat in range(record.seats)}
    if eyes.lower() not in labels:
        raise unknown("seat", eyes, [rules.seat_label(seat) for seat in range(record.seats)])
    return labels[eyes.lower()]


class Pages:
    """A replay as pages: page 0 before the first move, page n after the n-th."""

    def __init__(
        self, rules: AnyRules, record: Record, first: Position, steps: list[Step], observer: int, language: str
    ) -> None:
        self._rules = rules
        self._people = table_names(rules, record.people, record.seats, language)
        self._positions = [first, *(step.after for step in steps)]
        self._steps = steps
        self._observer = observer
        self._language = language

    def leaf_through(self) -> None:
        """Enter goes on, ``b`` back, a number jumps, ``q`` ends."""
        page = 0
        while True:
            screen.clear()
            self._print_board(page)
            self._print_move(page)
            try:
                asked = screen.input(told("replay-prompt", self._language, page=page, last=len(self._steps))).strip()
            except (EOFError, KeyboardInterrupt):
                return
            if asked in ("q", "quit"):
                return
            if asked == "b":
                page -= 1
            elif asked.isdigit():
                page = int(asked)
            else:
                page += 1
            page = max(0, min(page, len(self._steps)))

    def print_all(self) -> None:
        """For a pipe: every move in words, the board at the end."""
        for page in range(1, len(self._positions)):
            self._print_move(page)
        self._print_board(len(self._steps))

    def _print_board(self, page: int) -> None:
        view = self._rules.view(self._positions[page], self._observer)
        screen.print(coloured(self._rules, self._rules.draw(view, self._language)))

    def _print_move(self, page: int) -> None:
        if page == 0:
            return
        seen = seen_step(self._rules, self._steps[page - 1], self._observer)
        screen.print(f"[bold]{page}.[/bold] {actor_label(self._rules, seen.actor)} {seen.text}", markup=True)
        for message in seen.story:
            screen.print(f"   {say(message, self._language, self._people)}", markup=False)
