"""``camarilla worker``: answers questions from the queue in processes of its own, on this or any other machine."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

import structlog
from procrastinate import App
from procrastinate.jobs import Status
from sqlalchemy import delete, insert

from ..between.postgres import Postgres
from ..storage import schema
from ..storage.engine import Storage
from ..storage.migrate import migrate
from ..times import SECOND, now
from .pool import BotPool
from .queue import QUEUE, THINK, lay_out, queue_app
from .thinking import decode

log = structlog.get_logger(__name__)

HEARTBEAT = 1.0
"""Seconds between two signs of life."""
DEAD = 4.0
"""Seconds without one after which a worker's jobs are given to others."""
MOST_TRIES = 3
"""A question that has cost so many workers is not asked again."""
FORGOTTEN = 600 * SECOND
"""After this an answer that nobody has picked up is thrown away: its node is gone."""
GOODBYE = 25.0
"""Seconds for questions under way when the worker is told to stop."""


async def work(database: str, processes: int = 0) -> None:
    """Answer questions until told to stop (SIGTERM or Ctrl-C); those under way are finished first."""
    processes = processes or os.cpu_count() or 1
    storage = Storage(database)
    app = queue_app(storage)
    pool = BotPool(processes)
    await migrate(storage)
    async with app.open_async():
        await lay_out(storage, app)
        _teach(app, storage, pool)
        tending = asyncio.create_task(_tend(app, storage))
        log.info("worker_open", processes=processes)
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                delete_jobs="always",
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=DEAD,
                shutdown_graceful_timeout=GOODBYE,
            )
        finally:
            tending.cancel()
            with suppress(asyncio.CancelledError):
                await tending
            await pool.close()
            await storage.close()
    log.info("worker_closed")


def _teach(app: App, storage: Storage, pool: BotPool) -> None:
    """What to do with a question."""
    news = Postgres(storage.read, storage.url)
    thoughts = schema.thoughts

    @app.task(name=THINK, queue=QUEUE)
    async def think(name: str, question: str, until: int) -> None:
        if now() > until:
            return  # whoever asked has helped themselves by now
        answer = await pool.ask(decode(question.encode()))
        async with storage.write.begin() as connection:
            # A question given to a second worker may be answered twice: the last answer is as good as the first.
            await connection.execute(delete(thoughts).where(thoughts.c.id == name))
            await connection.execute(insert(thoughts).values(id=name, answer=answer, at=now()))
        await news.tell("thought", name)


async def _tend(app: App, storage: Storage) -> None:
    """Give a dead worker's questions to the living, and throw away what nobody picked up."""
    while True:
        try:
            for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD):
                log.warning("worker_died", job=job.id, tries=job.attempts)
                if job.attempts < MOST_TRIES:
                    await app.job_manager.retry_job(job)
                else:
                    await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
            old = delete(schema.thoughts).where(schema.thoughts.c.at < now() - FORGOTTEN)
            async with storage.write.begin() as connection:
                await connection.execute(old)
        except Exception as error:  # the database may be gone in many ways; it is looked for again
            log.warning("queue_gone", error=repr(error))
        await asyncio.sleep(HEARTBEAT)
