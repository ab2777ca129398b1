"""Whether an action can ever be carried out on any court, and whether some action can on the first one. If not, the
edition has a mistake."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from .actions import seated
from .edition import Character, PocketIntriguesEdition
from .pattern import Pattern, is_yellow
from .tables import Tables


def can_begin(edition: PocketIntriguesEdition) -> bool:
    """Whether any action of an edition without other faults can be carried out on the court of the start.

    One seating stands for all: nobody is wounded, so that only the houses matter, and each has one noble in the top
    row and one in the bottom row (PI-2.1).
    """
    tables = Tables(edition)
    court = seated(tables, 0)
    return any(court.can(action) for action in tables.actions)


def never_possible(pattern: Pattern, cast: Sequence[Character], wounds: bool) -> str | None:
    """Why no court allows an action, or None if one does. ``wounds``: whether any action of the edition attacks."""
    symbols = list(pattern.row_of)
    if len(symbols) > len(cast):
        return f"it needs {len(symbols)} characters, and there are {len(cast)}"
    if not wounds and any(effect.kind == "heal" for effect in pattern.effects):
        return "it heals somebody, and no action of this edition attacks anybody"
    houses: list[str | None] = list(dict.fromkeys(who.house for who in cast))
    yellow = sum(is_yellow(symbol) for symbol in symbols)
    largest = max((_count_fitting(cast, house, True, wounds) for house in houses), default=0)
    if yellow > largest:
        return f"it needs {yellow} characters of one house, and at most {largest} can ever count as one"
    if any(_can_be_cast(pattern, cast, house, wounds) for house in (houses if yellow else [None])):
        return None
    return "nobody can take all its symbols: there are too few characters for its colours, or abilities forbid it"


def _can_be_cast(pattern: Pattern, cast: Sequence[Character], house: str | None, wounds: bool) -> bool:
    """Whether every symbol finds a character if yellow stands for this house (None: nothing is yellow)."""
    witnesses = [is_yellow(symbol) for symbol in pattern.witnesses]
    for bound in permutations(cast, len(pattern.active)):
        if all(_takes(pattern, symbol, who, house, wounds) for symbol, who in zip(pattern.active, bound, strict=True)):
            left = [who for who in cast if who not in bound]
            enough = (
                witnesses.count(yellow) <= _count_fitting(left, house, yellow, wounds) for yellow in (True, False)
            )
            if len(witnesses) <= len(left) and all(enough):
                return True
    return False


def _takes(pattern: Pattern, symbol: str, who: Character, house: str | None, wounds: bool) -> bool:
    """Whether the effects on a symbol can happen to a character, who is wounded only where that is needed."""
    yellow = is_yellow(symbol)
    if pattern.suffers(symbol, "heal"):
        return not who.has("cannot be healed") and _fits(who, house, yellow, wounds)
    if _fits(who, house, yellow, False):
        return True
    forbidden = (
        (pattern.steps(symbol) < 0 and who.has("cannot rise"))
        or (pattern.steps(symbol) > 0 and who.has("cannot sink"))
        or (pattern.suffers(symbol, "attack") and who.has("cannot be attacked"))
    )
    return not forbidden and _fits(who, house, yellow, wounds)


def _count_fitting(cast: Iterable[Character], house: str | None, yellow: bool, wounds: bool) -> int:
    return sum(_fits(who, house, yellow, wounds) for who in cast)


def _fits(who: Character, house: str | None, yellow: bool, wounds: bool) -> bool:
    """Whether a character may take a symbol of a colour, unharmed or, if possible, wounded (PI-4.6)."""
    return house is None or (who.house == house) == yellow or (wounds and who.has("any house"))
