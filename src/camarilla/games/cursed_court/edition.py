"""The components of Cursed Court as data: what ``edition.toml`` may say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ...core.edition import Component, Edition, Fault, Named, number_faults

NOBLES: Final = 9
SETS: Final = 18
COPIES: Final = 4
"""Cards of each noble (CC-1.2)."""
SET_SIZES = (3, 4)

WORDED_NOBLES = (
    *("courtesan", "merchant", "king"),
    *("priestess", "queen", "duke"),
    *("jester", "sorceress", "assassin"),
)
WORDED_SETS = (
    *("affair", "wedding", "curse", "procession", "bazaar", "regicide", "scandal", "feast", "opera"),
    *("council", "seance", "coup", "masquerade", "church", "salon", "treaty", "festival", "conspiracy"),
)
"""Keys that ``text/*.ftl`` has names for; any other needs a title, or words, in the file."""

_KEY = re.compile(r"[a-z][a-z-]*")
# Words that the notation of a bet uses for itself.
_TAKEN = ("bet", "feint", "marker", "stay", "rebuy", "leave")


class Coins(Component, frozen=True):
    each: int
    chips: int


class Scoring(Component, frozen=True):
    nobles: tuple[int, ...]
    sets: tuple[int, ...]


class Noble(Component, frozen=True):
    key: str
    title: str = ""


class Set(Component, frozen=True):
    key: str
    nobles: tuple[str, ...]
    title: str = ""


class CursedCourtEdition(Edition, frozen=True, kw_only=True):
    coins: Coins
    scoring: Scoring
    nobles: tuple[Noble, ...]
    sets: tuple[Set, ...]

    def faults(self) -> Iterator[Fault]:
        yield from number_faults("coins.each", self.coins.each, 1, 1000)
        yield from number_faults("coins.chips", self.coins.chips, 1, 1000)
        yield from _scoring_faults("scoring.nobles", self.scoring.nobles, COPIES, "copies")
        yield from _scoring_faults("scoring.sets", self.scoring.sets, len(SET_SIZES), "sizes")
        nobles = [noble.key for noble in self.nobles]
        yield from _key_faults("nobles", self.nobles, NOBLES, taken=[*_TAKEN])
        yield from _key_faults("sets", self.sets, SETS, taken=[*_TAKEN, *nobles])
        yield from self._group_faults(nobles)

    def named(self) -> Iterator[Named]:
        yield from _new_names("nobles", "cc-noble", self.nobles, WORDED_NOBLES)
        yield from _new_names("sets", "cc-set", self.sets, WORDED_SETS)

    def _group_faults(self, nobles: list[str]) -> Iterator[Fault]:
        """CC-1.3: every set is a group of three or four nobles, no two alike."""
        seen: dict[frozenset[str], str] = {}
        for number, one in enumerate(self.sets):
            path = f"sets[{number}].nobles"
            if len(one.nobles) not in SET_SIZES:
                yield Fault(path, f"{one.key} has {len(one.nobles)} nobles: a set has three or four")
            for noble in one.nobles:
                if noble not in nobles:
                    yield Fault(path, f"{one.key} names {noble!r}, which is none of the nobles above")
                if one.nobles.count(noble) > 1:
                    yield Fault(path, f"{one.key} names {noble!r} twice")
            group = frozenset(one.nobles)
            if group in seen:
                yield Fault(path, f"{one.key} has the same nobles as {seen[group]}")
            seen[group] = one.key


def _new_names(table: str, kind: str, entries: tuple[Noble | Set, ...], worded: tuple[str, ...]) -> Iterator[Named]:
    for number, entry in enumerate(entries):
        if entry.key not in worded and not entry.title:
            yield Named(f"{table}[{number}].key", kind, entry.key, ": give it a title, or words under [words.en]")


def _scoring_faults(path: str, table: tuple[int, ...], wanted: int, what: str) -> Iterator[Fault]:
    if len(table) != wanted:
        yield Fault(path, f"{len(table)} numbers for {wanted} {what}")
    for points in table:
        yield from number_faults(path, points, 0, 99)


def _key_faults(table: str, entries: tuple[Noble | Set, ...], wanted: int, taken: list[str]) -> Iterator[Fault]:
    if len(entries) != wanted:
        yield Fault(table, f"{len(entries)} {table}: there must be {wanted}")
    for number, entry in enumerate(entries):
        path = f"{table}[{number}].key"
        if not _KEY.fullmatch(entry.key):
            yield Fault(path, f"{entry.key!r} is not a key: use small Latin letters, with hyphens between them")
        if entry.key in taken:
            yield Fault(path, f"{entry.key!r} is already the name of something else")
        taken.append(entry.key)
