"""The components of Coach Ride to Devil's Castle as data: what ``edition.toml`` may say."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import asdict, astuple

from ...core.edition import Component, Edition, Fault, Named, number_faults

SOCIETIES = ("order", "brotherhood")
FEWEST, MOST = 3, 8
TABLES = MOST - FEWEST + 1
CHARACTERS = 10
WORDED_CHARACTERS = (
    *("countess", "major", "professor", "singer", "abbe"),
    *("merchant", "governess", "captain", "widow", "student"),
)
"""Characters that ``text/*.ftl`` has names for; an owner gives words to others."""


class Tokens(Component, frozen=True):
    supply: int


class Hands(Component, frozen=True):
    limits: tuple[int, ...]


class Societies(Component, frozen=True):
    cards: tuple[int, ...]


class Item(Component, frozen=True):
    count: int = 1
    red: int = 0
    green: int = 0


class Profession(Component, frozen=True):
    once: bool = False


class Items(Component, frozen=True):
    key: Item
    goblet: Item
    bag_key: Item
    bag_goblet: Item
    dagger: Item
    gloves: Item
    poison_ring: Item
    knives: Item
    whip: Item
    tome: Item
    cloak: Item
    privilege: Item
    monocle: Item
    sextant: Item
    mirror: Item
    pearl: Item
    lodge_ring: Item


class Professions(Component, frozen=True):
    thug: Profession
    grandmaster: Profession
    bodyguard: Profession
    hypnotist: Profession
    duelist: Profession
    alchemist: Profession
    doctor: Profession
    priest: Profession
    diplomat: Profession
    clairvoyant: Profession


KINDS = Items.__struct_fields__
PROFESSIONS = Professions.__struct_fields__


class DevilsCastleEdition(Edition, frozen=True, kw_only=True):
    characters: tuple[str, ...]
    tokens: Tokens
    hands: Hands
    societies: Societies
    items: Items
    professions: Professions

    def faults(self) -> Iterator[Fault]:
        yield from self._character_faults()
        yield from number_faults("tokens.supply", self.tokens.supply, 0, 99)
        yield from self._item_faults()
        yield from self._table_faults()

    def named(self) -> Iterator[Named]:
        for number, key in enumerate(self.characters):
            if key not in WORDED_CHARACTERS:
                yield Named(f"characters[{number}]", "dc-character", key)

    def _character_faults(self) -> Iterator[Fault]:
        if len(self.characters) != CHARACTERS or len(set(self.characters)) != CHARACTERS:
            yield Fault("characters", f"{CHARACTERS} different characters are needed")
        for number, key in enumerate(self.characters):
            if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
                yield Fault(f"characters[{number}]", f"{key!r} is not a short name in small Latin letters")

    def _item_faults(self) -> Iterator[Fault]:
        for key, item in asdict(self.items).items():
            yield from number_faults(f"items.{key}.count", item.count, 1, 3 if key in ("key", "goblet") else 1)
            if item.red < 0 or item.green < 0 or item.red + item.green > item.count:
                yield Fault(f"items.{key}", "more seals than there are items")
        if self.total("red") > 4 or self.total("red") + self.total("green") > MOST:
            yield Fault("items", "at most four red seals, and eight seals in all: one for each player")

    def _table_faults(self) -> Iterator[Fault]:
        for path, numbers in (("hands.limits", self.hands.limits), ("societies.cards", self.societies.cards)):
            if len(numbers) != TABLES:
                yield Fault(path, f"{TABLES} numbers are needed, for {FEWEST} to {MOST} players")
                return
        for players, limit in zip(range(FEWEST, MOST + 1), self.hands.limits, strict=True):
            # Somebody must always be able to take a surplus item.
            if limit < 2 or limit * players < self.total("count"):
                yield Fault("hands.limits", f"{limit} items in {players} hands do not hold all items")
        for players, cards in zip(range(FEWEST, MOST + 1), self.societies.cards, strict=True):
            if not players <= 2 * cards <= players + 1:
                yield Fault("societies.cards", f"{cards} cards of each society do not serve {players} players")

    def total(self, of: str) -> int:
        return sum(int(getattr(item, of)) for item in astuple(self.items))
