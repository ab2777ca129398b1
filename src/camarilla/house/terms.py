"""What a host chooses for a table, checked before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..core import registry
from ..core.errors import CamarillaError
from ..core.option import Value
from ..core.rules import AnyRules
from .errors import refused
from .times import DAY, SECOND


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes the time they need."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """A number of seconds for every decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(msgspec.Struct, frozen=True, tag="bank", tag_field="kind"):
    """A bank of seconds for the whole game, with an increment after every decision."""

    seconds: Annotated[int, Meta(ge=10, le=4 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """Correspondence: a number of days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockTerms = NoClock | MoveClock | BankClock | DaysClock


def per_move(clock: ClockTerms) -> int | None:
    """Milliseconds allowed for each decision; None if there is no such limit."""
    if isinstance(clock, MoveClock):
        return clock.seconds * SECOND
    return clock.days * DAY if isinstance(clock, DaysClock) else None


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """A table's settings, fixed when it is opened."""

    game: Annotated[str, Meta(max_length=60)]
    seats: int | None = None
    options: dict[Annotated[str, Meta(max_length=60)], Value] = {}
    clock: ClockTerms = NoClock()
    private: bool = False
    rated: bool = False
    watchable: bool = True
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds by which spectators see the table late."""
    guests_bots: bool = True
    """Whether programs of other people may sit here."""
    undo: bool = True
    order: Literal["random", "joined"] = "joined"

    @property
    def rules(self) -> AnyRules:
        return registry.find(self.game)


def checked(terms: Terms) -> Terms:
    """The same terms with every default that applies written out; raises ``Refused`` with what is wrong."""
    try:
        rules = terms.rules
        seats = rules.seats(terms.seats)
        options = rules.read_options(seats, terms.options, people=True)
    except CamarillaError as error:
        raise refused("terms", 400, why=str(error)) from None
    return msgspec.structs.replace(terms, seats=seats, options=options)
