"""Messages: ids with arguments, put into words only when somebody reads them, in their language.

As JSON a player is ``["seat", 1]`` and a named thing ``["name", "cc-noble-queen"]``: messages are much of what is sent.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Name(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="name"):
    """A thing of the game whose name is itself a message: ``Name("cc-noble-queen")``.

    An argument ``noble`` of this kind gives the words ``$noble`` and, for every attribute of that message,
    ``$noble-acc`` and so on: the cases that Russian needs.
    """

    id: str


class Who(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="seat"):
    """A player, by seat; the reader's side puts in the name."""

    seat: int


Argument: TypeAlias = str | int | Name | Who


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence to be said: an id from a game's ``text/*.ftl`` and what it speaks of."""

    id: str
    args: dict[str, Argument] = {}
