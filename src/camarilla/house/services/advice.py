"""The master's advice: a hint on the next move, and a review of every move once the game is over.

As everywhere, the bot that gives it sees what the seat saw and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ...core.position import OVER
from ...core.record import Record
from ...core.replay import replay
from ..errors import refused
from ..limits import Buckets, Newest
from ..settings import Settings
from ..storage.schema import reviews
from ..storage.storage import Storage
from ..tables.table import Table
from ..times import now
from .background import Background, in_pieces
from .thinking import Thinkers
from .thinking.questions import MOVES_IN_ADVICE, Advised

MAX_KEPT_HINTS = 1000
"""Hints that are remembered, so that asking again costs nothing."""
MAX_REVIEWS_PER_NODE = 50

Mark = Literal["best", "good", "doubtful", "mistake", "blunder"]
Decision = tuple[int, str]
"""A choice that somebody had: at which step of the record, and what they played."""
MARKS: list[tuple[float, Mark]] = [(0.02, "best"), (0.06, "good"), (0.13, "doubtful"), (0.25, "mistake")]
"""How much of the chance to win a move may give away to be called so."""


class Hint(msgspec.Struct):
    """The best few moves of a seat, the best first. ``seq``: the moment they are for."""

    seq: int
    moves: list[Advised]


class Judged(msgspec.Struct):
    """A decision of a finished game: what was played, and what the master thought of at that moment."""

    number: int
    """The step of the replay."""
    text: str
    mark: Mark
    played: Advised
    """Without visits if the master did not even try it."""
    best: list[Advised]


class Review(msgspec.Struct):
    """What the master thinks of a seat's moves so far; ``done`` of ``total`` are looked at."""

    seat: int
    done: int
    total: int
    moves: list[Judged]


class Adviser:
    def __init__(self, storage: Storage, thinkers: Thinkers, settings: Settings) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._settings = settings
        self._hints: Newest[tuple[str, int, int], asyncio.Task[list[Advised]]] = Newest(MAX_KEPT_HINTS)
        """By table, seat and the moment they are for."""
        self._reviews: dict[tuple[str, int], Review] = {}
        """Those under way."""
        self._background = Background()
        self._looking_up = asyncio.Lock()
        self._judging = asyncio.Lock()
        """One review is worked out at a time."""
        self._pace = Buckets(settings.limits.reviews)

    # Hints

    async def hint(self, table: Table, seat: int) -> Hint:
        """For a seat that is asked something. At rated tables everybody thinks for themselves."""
        match = table.match
        if table.seating.terms.rated and match.position.actor != OVER:
            raise refused("hint-rated", 403)
        asked = match.asked.get(seat)
        if asked is None:
            raise refused("hint-nothing", 409)
        hint = self._hints.get((table.id, seat, asked))
        if hint is None or _has_failed(hint):
            advice = self._thinkers.advise(table.id, seat, match.record([]), self._settings.hint)
            hint = self._hints[table.id, seat, asked] = asyncio.create_task(advice)
        return Hint(asked, await asyncio.shield(hint))

    # Reviews

    async def review(self, table: Table, seat: int, asker: str) -> Review:
        """What is known by now. The first to ask starts the review; once complete it is stored for good."""
        if table.match.seq == 0 or table.match.position.actor != OVER:
            raise refused("not-over", 403)
        async with self._looking_up:  # two who ask in the same moment start one review
            review = self._reviews.get((table.id, seat))
            if review is None:
                review = await self._storage.read(lambda connection: _stored_review(connection, table.id, seat))
            return review or await self._begin(table, seat, asker)

    async def _begin(self, table: Table, seat: int, asker: str) -> Review:
        if len(self._reviews) >= MAX_REVIEWS_PER_NODE:
            raise refused("reviews", 503)
        self._pace.check(asker, "review-pace")
        record = table.match.record([])
        decisions = await in_pieces(_decisions(record, seat))
        review = self._reviews[table.id, seat] = Review(seat, 0, len(decisions), [])
        self._background.run(self._finish(table.id, record, decisions, review))
        return review

    async def _finish(self, table_id: str, record: Record, decisions: list[Decision], review: Review) -> None:
        try:
            async with self._judging:
                for number, text in decisions:
                    before = msgspec.structs.replace(record, moves=record.moves[: number - 1], result=None)
                    advice = await self._thinkers.advise(table_id, review.seat, before, self._settings.review, text)
                    if advice:
                        review.moves.append(_judged(number, text, advice))
                    review.done += 1
            if review.moves or not decisions:  # else no worker answered, and somebody may ask again
                await self._storage.write(lambda connection: _store_review(connection, table_id, review))
        finally:
            del self._reviews[table_id, review.seat]
            self._thinkers.forget(table_id)

    async def close(self) -> None:
        """What is not finished starts again when somebody asks again."""
        await self._background.close()
        for task in self._hints.values():
            task.cancel()
        await asyncio.gather(*self._hints.values(), return_exceptions=True)


def _has_failed(task: asyncio.Task[list[Advised]]) -> bool:
    """Whether there was no answer, so that another try is worthwhile."""
    return task.done() and (task.cancelled() or task.exception() is not None or not task.result())


def _stored_review(connection: Connection, table_id: str, seat: int) -> Review | None:
    query = select(reviews.c.moves).where(reviews.c.table_id == table_id, reviews.c.seat == seat)
    row = connection.execute(query).first()
    if row is None:
        return None
    try:
        moves = msgspec.json.decode(row.moves, type=list[Judged])
    except msgspec.ValidationError:
        return None  # stored by an older version: it is made again
    return Review(seat, len(moves), len(moves), moves)


def _store_review(connection: Connection, table_id: str, review: Review) -> None:
    mine = (reviews.c.table_id == table_id) & (reviews.c.seat == review.seat)
    connection.execute(delete(reviews).where(mine))  # another node may have been as quick
    row = {"moves": msgspec.json.encode(review.moves).decode(), "at": now()}
    connection.execute(insert(reviews).values(table_id=table_id, seat=review.seat, **row))


def _decisions(record: Record, seat: int) -> Iterator[Decision]:
    """The moments at which a seat had a choice; where there was only one move, there is nothing to judge."""
    for number, step in enumerate(replay(record), 1):
        if step.actor == seat and len(step.before.moves(seat)) > 1:
            yield number, step.text


def _judged(number: int, text: str, advice: list[Advised]) -> Judged:
    """A move measured by the best one. One that the master did not try may be as good: it is only called doubtful."""
    played = next(move for move in advice if move.text == text)
    lost = advice[0].value - played.value
    mark: Mark = next((mark for most, mark in MARKS if lost <= most), "blunder") if played.visits else "doubtful"
    return Judged(number, text, mark, played, [move for move in advice if move.visits][:MOVES_IN_ADVICE])
