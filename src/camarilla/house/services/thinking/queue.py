"""Bots on any machine: a node puts its questions on Procrastinate's queue in PostgreSQL, and a worker answers them.

The answer is written down and announced to all nodes; the one that asked picks it up. A question carries the whole
record: which worker will take it, and what that worker remembers of the game, is not known here. If nobody answers in
time, the node gives the quick answer itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import suppress
from functools import partial

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status
from sqlalchemy import Connection, delete, insert

from ....core.errors import CamarillaError
from ...cluster import Cluster
from ...cluster.news import QuestionAnswered
from ...cluster.postgres import PostgresCluster
from ...metrics import THOUGHT
from ...storage.databases import Database, open_database
from ...storage.migrate import migrate
from ...storage.schema import thoughts
from ...storage.storage import Storage
from ...times import SECOND, now
from . import Thinkers
from .pool import BotPool
from .questions import Question, decode, encode, seconds_allowed
from .sessions import quick_answer

log = logging.getLogger(__name__)

QUEUE = "thinking"
THINK = "camarilla.think"
QUEUE_CONNECTIONS_PER_PROCESS = 4

HEARTBEAT = 1.0
"""Seconds between two signs of life of a worker."""
DEAD_AFTER = 4.0
"""Seconds without one after which a worker's jobs are given to others."""
MAX_TRIES = 3
"""A question that has cost this many workers is not asked again."""
FORGOTTEN_AFTER = 600 * SECOND
"""An answer that nobody has picked up by then is thrown away: its node is gone."""
SHUTDOWN_TIMEOUT_SECONDS = 25.0


# The node that asks


class BotQueue(Thinkers):
    """Asks bots that think elsewhere."""

    def __init__(self, storage: Storage, timeout: float) -> None:
        self._storage = storage
        self._timeout = timeout
        self._app = queue_app(storage.database)
        self._waiting: dict[str, asyncio.Future[str]] = {}

    async def open(self) -> None:
        await self._app.open_async()
        await create_queue_tables(self._app)

    async def ask(self, question: Question) -> str:
        name = secrets.token_hex(8)
        arrived = self._waiting[name] = asyncio.get_running_loop().create_future()
        seconds = seconds_allowed(question, self._timeout)
        job = None
        try:
            with THOUGHT.labels(question.kind).time():
                until = now() + int(seconds * SECOND)
                task = self._app.configure_task(THINK, queue=QUEUE, priority=question.urgency)
                job = await task.defer_async(name=name, question=encode(question).decode(), until=until)
                async with asyncio.timeout(seconds):
                    text: str = await arrived
                    return text
        except (TimeoutError, ConnectorException) as error:
            log.error("no worker answered: %s in %s, %r", question.kind, question.record.game, error)
            if job is not None:
                await self._withdraw(job)
            return await asyncio.to_thread(quick_answer, question)
        finally:
            self._waiting.pop(name, None)

    async def _withdraw(self, job: int) -> None:
        try:
            await self._app.job_manager.cancel_job_by_id_async(job, abort=True, delete_job=True)
        except ConnectorException as error:
            log.warning("the queue does not answer: %s", error)

    async def hear(self, question: str | None) -> None:
        for name in [question] if question else list(self._waiting):
            if name in self._waiting:
                answer = await self._storage.write(partial(_take_answer, name=name))
                waiting = self._waiting.get(name)
                if answer is not None and waiting is not None and not waiting.done():
                    waiting.set_result(answer)

    async def close(self) -> None:
        await self._app.close_async()


def _take_answer(connection: Connection, name: str) -> str | None:
    taken = delete(thoughts).where(thoughts.c.id == name).returning(thoughts.c.answer)
    answer: str | None = connection.execute(taken).scalar()
    return answer


# The worker that answers (``camarilla worker``), on this or any other machine


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
        answer = await pool.ask(decode(question.encode()))
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


# The queue itself


def queue_app(database: Database) -> App:
    """Procrastinate on the house's own database."""
    if database.is_sqlite:
        raise CamarillaError("a queue of bots needs PostgreSQL: say --database postgresql://user@host/name")
    address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return App(connector=PsycopgConnector(conninfo=address, min_size=1, max_size=QUEUE_CONNECTIONS_PER_PROCESS))


async def create_queue_tables(app: App) -> None:
    """The queue's own tables, once. Several processes may start together: the schema is one transaction, so one of
    them creates it, and the others fail when it is there."""
    if await app.check_connection_async():
        return
    try:
        await app.schema_manager.apply_schema_async()
    except ConnectorException:
        if not await app.check_connection_async():
            raise
