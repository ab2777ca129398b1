"""What the master would do: a hint on one's own move, and a review of every move once the game is over.

The bots in the workers see what the seat saw and nothing else, here as everywhere.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Literal

import msgspec
import structlog
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.position import OVER
from ..core.record import Record, opening, replay
from .errors import refused
from .pieces import in_pieces
from .settings import Effort, Settings
from .storage import schema
from .storage.engine import Storage
from .storage.group_commit import GroupCommit
from .tables.live import LiveTable
from .times import now
from .web.limits import Buckets
from .workers import Thinkers
from .workers.thinking import Advise, Advised

log = structlog.get_logger(__name__)

COUNT = 3
"""Moves of a hint."""
MOST_HINTS = 1000
"""That are remembered, so that asking again costs nothing."""
MOST_REVIEWS = 50
"""That may be under way or wait for their turn at one node."""

Mark = Literal["best", "good", "doubtful", "mistake", "blunder"]
MARKS: list[tuple[float, Mark]] = [(0.02, "best"), (0.06, "good"), (0.13, "doubtful"), (0.25, "mistake")]
"""How much of the chances a move may give away to be called so."""


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
    played: Advised | None
    """None if the master did not even try it."""
    best: list[Advised]


class Review(msgspec.Struct):
    """What the master thinks of a seat's moves so far; ``done`` of ``total`` are looked at."""

    seat: int
    done: int
    total: int
    moves: list[Judged]


class Decision(msgspec.Struct, frozen=True):
    """A choice that somebody had: at which step of the record, and what they played."""

    number: int
    text: str


class Adviser:
    def __init__(self, storage: Storage, ledger: GroupCommit, bots: Thinkers, settings: Settings) -> None:
        self._storage = storage
        self._ledger = ledger
        self._bots = bots
        self._settings = settings
        self._hints: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[list[Advised]]]] = OrderedDict()
        self._reviews: dict[tuple[str, int], Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)
        self._pace = Buckets(settings.limits.reviews.rate, settings.limits.reviews.burst)

    # Hints

    async def hint(self, table: LiveTable, seat: int) -> Hint:
        """For a seat that is asked something. At rated tables everybody thinks for themselves."""
        match = table.match
        if table.seating.terms.rated and match.position.actor != OVER:
            raise refused("hint-rated", 403)
        asked = match.asked.get(seat)
        if asked is None:
            raise refused("hint-nothing", 409)
        kept = self._hints.get((table.id, seat))
        if kept is None or kept[0] != asked or _in_vain(kept[1]):
            record = match.record([])
            kept = asked, asyncio.create_task(self._advice(record, seat, self._settings.hint))
            self._keep_hint((table.id, seat), kept)
        return Hint(asked, await asyncio.shield(kept[1]))

    def _keep_hint(self, key: tuple[str, int], kept: tuple[int, asyncio.Task[list[Advised]]]) -> None:
        self._hints[key] = kept
        self._hints.move_to_end(key)
        if len(self._hints) > MOST_HINTS:
            self._hints.popitem(last=False)

    async def _advice(self, record: Record, seat: int, effort: Effort, played: str = "") -> list[Advised]:
        answer = await self._bots.ask(Advise(record, seat, effort.think, effort.most, COUNT, played))
        return msgspec.json.decode(answer, type=list[Advised])

    # Reviews

    async def review(self, table: LiveTable, seat: int, asker: str) -> Review:
        """What is known by now; whoever asks first sets it going, and it is kept for good."""
        if table.match.seq == 0 or table.match.position.actor != OVER:
            raise refused("not-over", 403)
        key = (table.id, seat)
        kept = None if key in self._reviews else await self._kept(*key)
        found = kept or self._reviews.get(key)  # somebody else may have asked in the same moment
        return found or await self._begin(table, seat, asker)

    async def _begin(self, table: LiveTable, seat: int, asker: str) -> Review:
        if len(self._reviews) >= MOST_REVIEWS:
            raise refused("reviews", 503)
        if not self._pace.take(asker):
            raise refused("review-pace", 429)
        record = table.match.record([])
        decisions = await in_pieces(decisions_of(record, seat))
        found = self._reviews.get((table.id, seat))  # as above
        if found is None:
            found = self._reviews[table.id, seat] = Review(seat, 0, len(decisions), [])
            self._spawn(table.id, record, decisions, found)
        return found

    def _spawn(self, table_id: str, record: Record, decisions: list[Decision], review: Review) -> None:
        async def run() -> None:
            try:
                async with self._one_at_a_time:
                    await self._judge_all(record, decisions, review)
                if review.moves or not decisions:  # else no worker answered, and somebody may ask again
                    await self._ledger.act(lambda connection: _keep(connection, table_id, review))
            except Exception:
                log.exception("review_failed", table=table_id, seat=review.seat)
            finally:
                del self._reviews[table_id, review.seat]

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _judge_all(self, record: Record, decisions: list[Decision], review: Review) -> None:
        for decision in decisions:
            before = msgspec.structs.replace(record, moves=record.moves[: decision.number - 1], result=None)
            found = await self._advice(before, review.seat, self._settings.review, decision.text)
            if found:
                review.moves.append(judged(decision, found))
            review.done += 1

    async def _kept(self, table_id: str, seat: int) -> Review | None:
        reviews = schema.reviews
        query = select(reviews.c.moves).where(reviews.c.table_id == table_id, reviews.c.seat == seat)
        async with self._storage.read.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        moves = msgspec.json.decode(row.moves, type=list[Judged])
        return Review(seat, len(moves), len(moves), moves)

    async def close(self) -> None:
        """What is not finished is begun anew when somebody asks again."""
        waiting = [*self._tasks, *(task for _, task in self._hints.values() if not task.done())]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def _in_vain(task: asyncio.Task[list[Advised]]) -> bool:
    """Whether nobody answered: worth another try."""
    return task.done() and (task.cancelled() or task.exception() is not None or not task.result())


async def _keep(connection: AsyncConnection, table_id: str, review: Review) -> None:
    reviews = schema.reviews
    mine = (reviews.c.table_id == table_id) & (reviews.c.seat == review.seat)
    await connection.execute(delete(reviews).where(mine))  # another node may have been as quick
    row = {"moves": msgspec.json.encode(review.moves).decode(), "at": now()}
    await connection.execute(insert(reviews).values(table_id=table_id, seat=review.seat, **row))


def decisions_of(record: Record, seat: int) -> Iterator[Decision]:
    """The moments at which a seat had something to choose; where there was one move only, there is nothing to judge."""
    _, before = opening(record)
    for step in replay(record):
        if step.actor == seat and len(before.moves(seat)) > 1:
            yield Decision(step.number, step.text)
        before = step.position


def judged(decision: Decision, found: list[Advised]) -> Judged:
    """A move measured by the best one."""
    played = next((one for one in found if one.text == decision.text), None)
    lost = found[0].value - played.value if played else 1.0
    mark: Mark = next((mark for most, mark in MARKS if lost <= most), "blunder")
    return Judged(decision.number, decision.text, mark, played, found[:COUNT])
