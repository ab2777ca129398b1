"""What leaves a position: what is shown, asked and offered, each a type that names what it holds.

A view has three parts. The ``Setting`` does not change during a game; ``Open`` is what everybody sees, spectators too;
``Own`` is what one seat knows beyond that. A secret is in ``Own`` or it is nowhere: nothing is ever filtered.

None of these can hold itself, so the garbage collector need not look at them (``gc=False``).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from .message import Message


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. No winners: a draw. Several: they share the victory."""

    scores: list[int]
    winners: list[int]


class Setting(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True, tag_field="game"):
    """What stays as it is from the first move to the last: components, names, points, options. Sent once.

    A game's own setting is tagged with the game's name.
    """

    players: int
    names: list[str] = []
    """What the numbers in the columns of a menu stand for (see ``ChoiceGroup``)."""


class Open(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What lies open before everybody, spectators too. Worked out, compared and encoded once a move."""

    waiting: list[int]
    """Seats that owe a decision now (chance acts by itself and is never waited for by people)."""
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one seat knows beyond what lies open. The only place for a secret."""

    seat: int


SettingT = TypeVar("SettingT", bound=Setting, covariant=True)
OpenT = TypeVar("OpenT", bound=Open, covariant=True)
OwnT = TypeVar("OwnT", bound=Own, covariant=True)


class View(msgspec.Struct, Generic[SettingT, OpenT, OwnT], frozen=True, gc=False):
    """All that one observer may know of a position."""

    setting: SettingT
    open: OpenT
    own: OwnT | None
    """None for a spectator."""

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None for a spectator."""
        return None if self.own is None else self.own.seat


AnyView = View[Any, Any, Any]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What is asked of a seat, in one sentence, and the clause of the rules that it comes from."""

    words: Message
    clause: str


class Preview(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True, tag_field="game"):
    """What would come of a move, as far as whoever makes it can know. Games that can say it extend this."""
