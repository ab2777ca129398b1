"""How a house is run: what ``camarilla serve`` was told."""

from __future__ import annotations

from typing import Literal

import msgspec


class Mail(msgspec.Struct, frozen=True):
    """The SMTP server that turn alerts go through."""

    host: str
    port: int = 587
    sender: str = "house@localhost"
    user: str | None = None
    password: str | None = None
    start_tls: bool | None = None


class Pace(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    rate: float
    burst: float


class Effort(msgspec.Struct, frozen=True):
    """How hard the master thinks when somebody asks for advice."""

    think: float
    """Seconds."""
    most: int = 10**9
    """Simulations: with a limit, advice is the same on every machine."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one caller may ask of the house before it says no."""

    changes: Pace = Pace(10, 60)
    """Requests that change something, from one address."""
    knocks: Pace = Pace(20, 400)
    """New sockets from one address."""
    frames: Pace = Pace(40, 120)
    """Frames on one socket."""
    replays: Pace = Pace(5, 60)
    """Pages of replays, and figures of games, for one address."""
    reviews: Pace = Pace(1 / 120, 6)
    """Reviews that one person sets going: each is a whole game thought through again."""
    sockets: int = 50_000
    """Open sockets on this node."""
    sockets_each: int = 1_000
    """Of them, from one address: a school behind one router, not an army."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Addresses the page may be served from besides the one asked for: behind a proxy, the public one."""
    trust_proxy: bool = False
    """Whether a proxy in front of the house says who calls (``X-Forwarded-For``)."""
    secure: bool = False
    """Whether the house is reached by https only: cookies are then sent no other way."""
    workers: Literal["here", "queue"] = "here"
    """Where bots think: in processes of this node, or wherever ``camarilla worker`` runs."""
    bot_processes: int = 0
    patience: float = 20.0
    """Seconds after which a worker is taken for dead and a quick answer given: far more than any bot takes."""
    hint: Effort = Effort(1.6)
    """On one's own move, when one asks."""
    review: Effort = Effort(0.4)
    """On every move of a game that is over."""
    mail: Mail | None = None
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may lead into the house's own network."""
    public: str = ""
    """The address in links of e-mails."""
    metrics: bool = True
    limits: Limits = Limits()
