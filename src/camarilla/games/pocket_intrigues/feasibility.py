"""Whether an action could ever be carried out, on whatever court, and any of them on the first one. If not, there is a
slip in the edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from .actions import seated
from .edition import (
    ANY_HOUSE,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_HEALED,
    CANNOT_RISE,
    CANNOT_SINK,
    Character,
    PocketIntriguesEdition,
)
from .pattern import Pattern
from .tables import Tables


def can_begin(edition: PocketIntriguesEdition) -> bool:
    """Whether any action of an edition without other slips can be carried out on the court of the start.

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
    yellow = sum(_is_yellow(symbol) for symbol in symbols)
    largest = max((len(_fitting(cast, house, True, wounds)) for house in _houses(cast)), default=0)
    if yellow > largest:
        return f"it needs {yellow} characters of one house, and at most {largest} can ever count as one"
    houses = _houses(cast) if yellow else [None]
    if any(_can_be_cast(pattern, cast, house, wounds) for house in houses):
        return None
    return "nobody can take all its symbols: there are too few characters for its colours, or abilities forbid it"


def _can_be_cast(pattern: Pattern, cast: Sequence[Character], house: str | None, wounds: bool) -> bool:
    """Whether everybody can be found if yellow stands for this house (None: nothing is yellow)."""
    witnesses = [_is_yellow(symbol) for symbol in pattern.witnesses]
    for bound in permutations(cast, len(pattern.active)):
        if all(_takes(pattern, symbol, who, house, wounds) for symbol, who in zip(pattern.active, bound, strict=True)):
            left = [who for who in cast if who not in bound]
            if all(
                witnesses.count(yellow) <= len(_fitting(left, house, yellow, wounds)) for yellow in (True, False)
            ) and len(witnesses) <= len(left):
                return True
    return False


def _takes(pattern: Pattern, symbol: str, who: Character, house: str | None, wounds: bool) -> bool:
    """Whether what happens to a symbol can happen to somebody, who is wounded only where that is needed."""
    if pattern.suffers(symbol, "heal"):
        return CANNOT_BE_HEALED not in who.wounded and _fits(who, house, _is_yellow(symbol), wounds)
    if _fits(who, house, _is_yellow(symbol), False):
        return True
    forbidden = {
        CANNOT_RISE: pattern.steps(symbol) < 0,
        CANNOT_SINK: pattern.steps(symbol) > 0,
        CANNOT_BE_ATTACKED: pattern.suffers(symbol, "attack"),
    }
    hindered = any(does and ability in who.wounded for ability, does in forbidden.items())
    return not hindered and _fits(who, house, _is_yellow(symbol), wounds)


def _fitting(cast: Iterable[Character], house: str | None, yellow: bool, wounds: bool) -> list[Character]:
    return [who for who in cast if _fits(who, house, yellow, wounds)]


def _fits(who: Character, house: str | None, yellow: bool, wounds: bool) -> bool:
    """Whether somebody may take a symbol of a colour, as they are or by a wound (PI-4.6)."""
    if house is None or (who.house == house) == yellow:
        return True
    return wounds and ANY_HOUSE in who.wounded


def _is_yellow(symbol: str) -> bool:
    return symbol.startswith("Y")


def _houses(cast: Sequence[Character]) -> list[str]:
    return list(dict.fromkeys(who.house for who in cast))
