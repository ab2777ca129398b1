"""Games played through again, step by step.

One game is worked out at a time, in pieces. The last few that are over are kept: whoever looks at one asks for it page
by page, and from several seats.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from ...core.position import OVER
from ...core.replay import Step, replay_texts
from ..entries import Entry
from ..limits import Newest
from ..tables.table import Table
from ..terms import Terms
from .background import in_pieces

MAX_KEPT_GAMES = 8
"""Games that are over, each with all its positions."""


class NumberedStep(msgspec.Struct, frozen=True):
    """One step of a game, numbered as in the record. ``seq``: how many entries the log had then."""

    number: int
    seq: int
    step: Step


class Replays:
    def __init__(self) -> None:
        self._kept: Newest[str, list[NumberedStep]] = Newest(MAX_KEPT_GAMES)
        self._one_at_a_time = asyncio.Lock()

    async def steps(self, table: Table) -> list[NumberedStep]:
        """Every step of the entries that stand now, secrets and all: what is shown of them is the caller's business."""
        over = table.match.position.actor == OVER
        terms, entries = table.match.terms, [*table.match.standing]
        async with self._one_at_a_time:
            steps = self._kept.get(table.id)
            if steps is None:
                steps = await in_pieces(_steps(terms, entries))
                if over:
                    self._kept[table.id] = steps
            return steps


def _steps(terms: Terms, entries: list[Entry]) -> Iterator[NumberedStep]:
    rules = terms.rules
    position = rules.begin(terms.seats, terms.options)
    number = 0
    for entry in entries:
        for step in replay_texts(rules, position, entry.moves()):
            number += 1
            yield NumberedStep(number, entry.seq + 1, step)
            position = step.after
