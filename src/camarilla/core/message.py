"""Facts as message ids with arguments, put into words only when somebody reads them, in their language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Name(msgspec.Struct, frozen=True, gc=False, tag="name", tag_field="is"):
    """A thing of the game whose name is itself a message: ``Name("cc-noble-queen")``.

    An argument ``noble`` of this kind gives the words ``$noble`` and, for every attribute of that message,
    ``$noble-acc`` and so on: the cases that Russian needs.
    """

    id: str


class Who(msgspec.Struct, frozen=True, gc=False, tag="seat", tag_field="is"):
    """A player, by seat; the reader's side puts in the name."""

    seat: int


Argument: TypeAlias = str | int | Name | Who


class Message(msgspec.Struct, frozen=True, gc=False):
    """One fact: an id from a game's ``text/*.ftl`` and what it speaks of."""

    id: str
    args: dict[str, Argument] = {}
