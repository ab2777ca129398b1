"""The house as a whole: storage, tables, bots and people put together, opened and closed in order."""

from __future__ import annotations

from sqlalchemy import text

from .people.cookie import Seal, load_seal
from .people.passwords import Safe
from .settings import Settings
from .storage.engine import Storage
from .storage.group_commit import GroupCommit
from .storage.migrate import migrate
from .tables.hall import Hall
from .web.limits import Buckets
from .web.sockets import Sockets
from .workers.pool import BotPool


class House:
    """One node. Everything it holds in memory can be had again from the database."""

    storage: Storage
    ledger: GroupCommit
    hall: Hall
    seal: Seal
    sockets: Sockets

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.safe = Safe()
        self.guesses = Buckets(rate=0.2, burst=10)
        """Passwords tried for one login."""
        self.is_open = False

    async def open(self) -> None:
        self.storage = Storage(self.settings.database)
        await migrate(self.storage)
        self.ledger = GroupCommit(self.storage.write)
        self.seal = await load_seal(self.storage, self.ledger)
        self._bots = BotPool(self.settings.bot_processes)
        self.hall = Hall(self.storage, self.ledger, self._bots)
        self.sockets = Sockets(self)
        self.hall.on_turn.append(self.sockets.call)
        self.is_open = True

    async def close(self) -> None:
        """Everything that was acknowledged is durable already; what is waiting is written before the doors shut."""
        self.is_open = False
        self.sockets.close()
        await self.hall.close()
        await self.ledger.close()
        self._bots.close()
        await self.storage.close()

    async def ready(self) -> bool:
        """Whether the database answers."""
        async with self.storage.read.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1
