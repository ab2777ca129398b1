"""Errors that speak to people: what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class CamarillaError(Exception):
    """Something the user can put right. The command line prints it without a traceback."""


def unknown(kind: str, given: str, valid: Iterable[str]) -> CamarillaError:
    """``unknown("game", "rose-kign", names)``: an error that names the nearest and lists the valid ones."""
    names = list(valid)
    if not names:
        return CamarillaError(f"unknown {kind} {given!r}: there are none here")
    near = get_close_matches(given, names, n=1, cutoff=0.5)
    hint = f", did you mean {near[0]!r}?" if near else ""
    return CamarillaError(f"unknown {kind} {given!r}{hint} (valid: {', '.join(names)})")
