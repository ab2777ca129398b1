"""``explain``, and the hint of ``play``: the best moves with their chances and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from ..bots.explain import explain
from ..bots.searcher import Advice
from ..core.errors import CamarillaError
from ..core.game import Game
from ..core.message import Who
from ..core.record import RecordError
from ..core.words import Called, say
from .replay import pick, seat_named
from .table import chosen_language, coloured, read_edition_file, screen, table_names, told


def explain_record(
    file: Path,
    after: int | None,
    seat: str | None,
    bot: str | None,
    think: float | None,
    count: int,
    number: int,
    edition: Path | None,
    json: bool,
    language: str | None,
) -> None:
    loaded = pick(file, number)
    record = loaded.record
    tongue = chosen_language(language)
    used = read_edition_file(record.rules, edition)
    if after is not None:
        if after > len(record.moves):
            raise RecordError(loaded.where, None, f"--after {after}: it has {len(record.moves)} moves")
        while record.moves[after:] and record.moves[after].startswith("chance "):
            after += 1  # what chance brought then, not what it might bring now
        record = msgspec.structs.replace(record, moves=record.moves[:after], result=None)
    game = Game.resume(record, edition=used)
    waiting = game.waiting()
    if not waiting:
        raise CamarillaError(f"{loaded.where}: the game is over there; say --after which move to look")
    asked = waiting[0] if seat is None else seat_named(record.rules, record, seat)
    found = explain(game, asked, bot=bot, think=think, count=count)
    if json:
        print(msgspec.json.encode({"seat": record.rules.seat_label(asked), "advice": found}).decode())
        return
    people = table_names(record.rules, record.people, record.seats, tongue)
    screen.print(coloured(record.rules, game.draw(asked, tongue)))
    screen.print(told("advice", tongue, people, who=Who(asked)), style="bold", markup=False)
    show_advice(found, people, tongue)


def show_advice(found: list[Advice], people: Sequence[Called], language: str) -> None:
    """A line per move: notation, chance of winning, simulations, how it differs from the first, reasons."""
    rows = Table.grid(padding=(0, 2))
    for one in found:
        reasons = " ".join(say(reason, language, people) for reason in [*one.differs, *one.reasons])
        rows.add_row(
            Text(f"  {one.text}", no_wrap=True),
            Text(told("chance", language, percent=round(100 * one.value)), no_wrap=True),
            Text(told("simulations", language, count=one.visits), style="dim", no_wrap=True),
            Text(reasons),
        )
    screen.print(rows)
