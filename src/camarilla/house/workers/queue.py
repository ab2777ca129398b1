"""Bots on any machine: a node puts its questions on Procrastinate's queue in PostgreSQL, and a worker answers them.

The answer is written down and announced as news between nodes; the node that asked picks it up. Nobody waits for
ever: a question that nobody answers in time gets the quick answer, as if a worker of the node's own had died.
"""

from __future__ import annotations

import asyncio
import secrets

import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from sqlalchemy import delete, text

from ...core.errors import CamarillaError
from ..metrics import THOUGHT
from ..storage import schema
from ..storage.engine import Storage
from ..times import SECOND, now
from .pool import PATIENCE, kind_of
from .thinking import Advise, Choose, Question, encode, quick_answer

log = structlog.get_logger(__name__)

QUEUE = "thinking"
THINK = "camarilla.think"
CONNECTIONS = 4
"""Of one process to the queue."""
_SCHEMA_LOCK = 4672002


class BotQueue:
    """Asks bots that think elsewhere."""

    def __init__(self, storage: Storage, patience: float = PATIENCE) -> None:
        self._storage = storage
        self._patience = patience
        self._app = queue_app(storage)
        self._waiting: dict[str, asyncio.Future[str]] = {}

    async def open(self) -> None:
        await self._app.open_async()
        await lay_out(self._storage, self._app)

    async def ask(self, question: Question) -> str:
        asked = encode(question)
        name = secrets.token_hex(8)
        arrived = self._waiting[name] = asyncio.get_running_loop().create_future()
        patience = self._patience + (2 * question.think if isinstance(question, Advise) else 0)
        job = None
        try:
            with THOUGHT.labels(kind_of(question)).time():
                job = await self._put(name, question, asked.decode(), patience)
                return await asyncio.wait_for(arrived, patience)
        except (TimeoutError, ConnectorException) as error:
            log.error("no_worker_answered", kind=kind_of(question), game=question.record.game, error=repr(error))
            if job is not None:
                await self._withdraw(job)
            return quick_answer(asked)
        finally:
            self._waiting.pop(name, None)

    async def _put(self, name: str, question: Question, asked: str, patience: float) -> int:
        until = now() + int(patience * SECOND)
        task = self._app.configure_task(THINK, queue=QUEUE, priority=urgency(question))
        return await task.defer_async(name=name, question=asked, until=until)

    async def _withdraw(self, job: int) -> None:
        try:
            await self._app.job_manager.cancel_job_by_id_async(job, abort=True, delete_job=True)
        except ConnectorException as error:
            log.warning("queue_gone", error=str(error))

    async def hear(self, name: str | None) -> None:
        """An answer has been announced; without a name: some may have come while nobody listened."""
        for one in [name] if name else list(self._waiting):
            if one in self._waiting:
                await self._fetch(one)

    async def _fetch(self, name: str) -> None:
        thoughts = schema.thoughts
        taken = delete(thoughts).where(thoughts.c.id == name).returning(thoughts.c.answer)
        async with self._storage.write.begin() as connection:
            answer = (await connection.execute(taken)).scalar()
        waiting = self._waiting.get(name)
        if answer is not None and waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def close(self) -> None:
        await self._app.close_async()


def urgency(question: Question) -> int:
    """A table waits for a move, somebody for a hint, nobody for a review."""
    if isinstance(question, Choose):
        return 2
    return 0 if question.played else 1


def queue_app(storage: Storage) -> App:
    """Procrastinate on the house's own database."""
    if storage.is_sqlite:
        raise CamarillaError("a queue of bots needs PostgreSQL: say --database postgresql://user@host/name")
    address = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return App(connector=PsycopgConnector(conninfo=address, min_size=1, max_size=CONNECTIONS))


async def lay_out(storage: Storage, app: App) -> None:
    """The queue's own tables, once. Several processes may start at once: one lays them out, the others wait."""
    async with storage.write.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SCHEMA_LOCK})
        if not await app.check_connection_async():
            await app.schema_manager.apply_schema_async()
