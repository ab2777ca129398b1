"""Errors that speak to people: what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .message import Message


class CamarillaError(Exception):
    """Something the user can put right. The command line prints it without a traceback."""


class IllegalMove(CamarillaError, ValueError):
    """A move that the rules do not allow now. The position it was tried on is untouched."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        from .words import say

        return say(self.message)


class NoSuchSeat(CamarillaError):
    """Somebody asked for a seat that the table does not have."""

    def __init__(self, given: object, seats: str) -> None:
        super().__init__(f"there is no seat {shown(given)} here: the seats are {seats}")


def shown(given: object) -> str:
    """Whatever somebody gave, short enough for a sentence."""
    try:
        told = repr(given)
    except ValueError:  # Python refuses to write out numbers of thousands of digits
        return "a number of thousands of digits"
    return told if len(told) <= 40 else f"{told[:40]}…"


def unknown(kind: str, given: object, valid: Iterable[str]) -> CamarillaError:
    """``unknown("game", "rose-kign", names)``: an error that names the nearest and lists the valid ones."""
    names = list(valid)
    if not names:
        return CamarillaError(f"unknown {kind} {shown(given)}: there are none here")
    near = get_close_matches(given, names, n=1, cutoff=0.5) if isinstance(given, str) else []
    hint = f", did you mean {near[0]!r}?" if near else ""
    return CamarillaError(f"unknown {kind} {shown(given)}{hint} (valid: {', '.join(names)})")
