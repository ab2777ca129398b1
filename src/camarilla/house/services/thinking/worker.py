"""``camarilla worker``: answers questions from the queue in processes of its own, on this or any other machine."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress

from procrastinate import App
from procrastinate.jobs import Status
from sqlalchemy import Connection, delete, insert

from ...cluster import Cluster
from ...cluster.news import QuestionAnswered
from ...cluster.postgres import PostgresCluster
from ...storage.databases import open_database
from ...storage.migrate import migrate
from ...storage.schema import thoughts
from ...storage.storage import Storage
from ...times import SECOND, now
from .pool import BotPool
from .questions import decode_question
from .queue import QUEUE, THINK, create_queue_tables, queue_app

log = logging.getLogger(__name__)

HEARTBEAT = 1.0
"""Seconds between two signs of life."""
DEAD_AFTER = 4.0
"""Seconds without one after which a worker's jobs are given to others."""
MAX_TRIES = 3
"""A question that has cost this many workers is not asked again."""
FORGOTTEN_AFTER = 600 * SECOND
"""An answer that nobody has picked up by then is thrown away: its node is gone."""
SHUTDOWN_TIMEOUT_SECONDS = 25.0


async def work(address: str, processes: int = 0) -> None:
    """Answer questions until told to stop (SIGTERM or Ctrl-C); those under way are finished first."""
    processes = processes or os.cpu_count() or 1
    database = open_database(address)
    app = queue_app(database)
    await migrate(database)
    storage = Storage(database)
    pool = BotPool(processes)
    async with app.open_async():
        await create_queue_tables(app)
        _add_task(app, storage, PostgresCluster(database), pool)
        tending = asyncio.create_task(_tend(app, storage))
        log.info("the worker is open, with %d processes", processes)
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                delete_jobs="always",
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=DEAD_AFTER,
                shutdown_graceful_timeout=SHUTDOWN_TIMEOUT_SECONDS,
            )
        finally:
            tending.cancel()
            with suppress(asyncio.CancelledError):
                await tending
            await pool.close()
            await storage.close()
    log.info("the worker is closed")


def _add_task(app: App, storage: Storage, cluster: Cluster, pool: BotPool) -> None:
    """What to do with a question."""

    @app.task(name=THINK, queue=QUEUE)
    async def think(name: str, question: str, until: int) -> None:
        if now() > until:
            return  # the node has given the quick answer by now
        answer = await pool.ask(decode_question(question.encode()))
        await storage.write(lambda connection: _write_answer(connection, name, answer))
        await cluster.tell(QuestionAnswered(name))


def _write_answer(connection: Connection, name: str, answer: str) -> None:
    """A question given to a second worker may be answered twice: the last answer is as good as the first."""
    connection.execute(delete(thoughts).where(thoughts.c.id == name))
    connection.execute(insert(thoughts).values(id=name, answer=answer, at=now()))


async def _tend(app: App, storage: Storage) -> None:
    """Give a dead worker's questions to the living, and throw away answers that nobody picked up."""
    while True:
        try:
            for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD_AFTER):
                log.warning("a worker died over job %s, try %d", job.id, job.attempts)
                if job.attempts < MAX_TRIES:
                    await app.job_manager.retry_job(job)
                else:
                    await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
            await storage.write(lambda c: c.execute(delete(thoughts).where(thoughts.c.at < now() - FORGOTTEN_AFTER)))
        except Exception as error:  # the database may be gone in many ways; it is looked for again
            log.warning("the queue does not answer: %r", error)
        await asyncio.sleep(HEARTBEAT)
