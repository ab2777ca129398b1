"""How a house is run: the options of ``camarilla serve``."""

from __future__ import annotations

from typing import Literal

import msgspec

BOT_TIMEOUT_SECONDS = 20.0
"""Seconds after which a bot's worker counts as dead: far more than any bot takes. Its question is asked once more, and
after that answered quickly."""


class Mail(msgspec.Struct, frozen=True):
    """The SMTP server that turn alerts go through."""

    host: str
    port: int = 587
    sender: str = "house@localhost"
    user: str | None = None
    password: str | None = None
    start_tls: bool | None = None


class Pace(msgspec.Struct, frozen=True):
    """How many per second in the long run, and how many at once."""

    rate: float
    burst: float


class Effort(msgspec.Struct, frozen=True):
    """How hard the master bot thinks when somebody asks for advice."""

    think: float
    """Seconds."""
    most: int = 10**9
    """Simulations: with a limit, advice is the same on every machine."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one caller may ask of the house before it refuses."""

    changes: Pace = Pace(10, 60)
    """Requests that change something, from one address."""
    new_sockets: Pace = Pace(20, 400)
    """New sockets from one address."""
    frames: Pace = Pace(40, 120)
    """Frames on one socket."""
    replays: Pace = Pace(5, 60)
    """Pages of replays, and statistics of games, from one address."""
    reviews: Pace = Pace(1 / 120, 6)
    """Reviews that one person starts: each analyses a whole game."""
    sockets: int = 50_000
    """Open sockets on this node."""
    sockets_each: int = 1_000
    """Of them, from one address: enough for a school behind one router."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins of our page besides the address that was asked for: behind a proxy, the public one."""
    trust_proxy: bool = False
    """Whether to believe a proxy about who calls (``X-Forwarded-For``)."""
    secure: bool = False
    """Whether the house is reached by https only; cookies are then never sent without it."""
    workers: Literal["here", "queue"] = "here"
    """Where bots think: in processes of this node, or wherever ``camarilla worker`` runs."""
    bot_processes: int = 0
    bot_timeout: float = BOT_TIMEOUT_SECONDS
    hint: Effort = Effort(1.6)
    """For a hint on one move."""
    review: Effort = Effort(0.4)
    """For each move of a finished game."""
    mail: Mail | None = None
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may point into the house's own network."""
    public: str = ""
    """The address that links in e-mails start with."""
    metrics: bool = True
    limits: Limits = Limits()
