"""Games again, step by step. One is worked out at a time and in pieces; the last few that are over are kept, for
whoever looks at one looks at it page by page and through several eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

import msgspec

from ..core.position import OVER, Position
from .pieces import in_pieces
from .storage.writings import Entry
from .tables.live import LiveTable
from .tables.match import Happened, acts
from .tables.terms import Terms

MOST_KEPT = 8
"""Games that are over, with every position of theirs."""


class Stepped(msgspec.Struct, frozen=True):
    """One step of a game, numbered as in the record. ``seq``: how many entries the log had then."""

    number: int
    seq: int
    step: Happened


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[Stepped]] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def steps(self, table: LiveTable) -> list[Stepped]:
        """Every step of the entries that stand at this moment, with all that is hidden: for no eyes but the rules'."""
        over = table.match.position.actor == OVER
        terms, entries = table.match.terms, [*table.match.standing]
        async with self._one_at_a_time:
            found = self._kept.get(table.id)
            if found is None:
                found = await in_pieces(_steps(terms, entries))
                if over:
                    self._keep(table.id, found)
            return found

    def _keep(self, table_id: str, steps: list[Stepped]) -> None:
        self._kept[table_id] = steps
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _steps(terms: Terms, entries: list[Entry]) -> Iterator[Stepped]:
    rules, number = terms.rules, 0
    position = rules.begin(terms.seats, terms.options)
    for entry in entries:
        for actor, text in acts(entry):
            move = rules.move(position, actor, text)
            after: Position = position.copy()
            after.apply(actor, move)
            number += 1
            yield Stepped(number, entry.seq + 1, Happened(position, actor, move, after))
            position = after
